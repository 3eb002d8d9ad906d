"""Lasting effects that answer to what their owner does.

What playing a card sets off is run at once (`play.py`); what other deeds set off is owed as a frame, so that one effect
leading to another is a loop and not a tree of calls.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_EFFECT, Ask
from tharsis.ares.tables import TRIGGERS
from tharsis.cards.ops import T_CARD, T_END, T_LATER, T_START
from tharsis.core.frames import CARD, KIND, A, C
from tharsis.core.jit import compiled
from tharsis.core.piles import TABLEAU
from tharsis.core.types import Ints


@compiled
def owe_effect(game: Game, seat: int, trigger: int, times: int) -> None:
    """One frame for each effect, however often it was set off."""
    row = TRIGGERS[trigger]
    for i in range(game.depth[seat]):
        frame = game.frames[seat, i]
        if frame[KIND] == Ask.EFFECT and frame[CARD] == row[T_CARD] and frame[A] == row[T_START]:
            frame[C] += times
            return
    owe.effect(game, seat, PRIORITY_EFFECT, row[T_CARD], row[T_START], row[T_END], times)


@compiled
def owe_triggers(game: Game, seat: int, triggers: Ints, times: int, cause: int) -> None:
    for i in range(len(triggers)):
        card = TRIGGERS[triggers[i], T_CARD]
        if game.zone[card] == TABLEAU + seat and not (TRIGGERS[triggers[i], T_LATER] and card == cause):
            owe_effect(game, seat, triggers[i], times)


@compiled
def owe_first(game: Game, seat: int, triggers: Ints) -> None:
    """Effects that answer only to the first such deed of a phase."""
    for i in range(len(triggers)):
        if game.zone[TRIGGERS[triggers[i], T_CARD]] == TABLEAU + seat:
            owe_effect(game, seat, triggers[i], 1)
