"""Rounds, phases and the end.

Within a phase every seat owes its own choices at once, and what they lead to does not depend on who answers first, but for what
comes from a common supply: cards are drawn in the order of the answers, and what is drawn without an answer (production,
research) is drawn seat by seat.
"""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_PHASE, Happened
from tharsis.ares.rules.coop import begin_supply
from tharsis.ares.rules.parameters import is_terraformed, read_parameters
from tharsis.ares.rules.setup import reveal_corporations
from tharsis.ares.rules.solo import move_neutral_marker, owe_neutral_card, reveal_neutral_card
from tharsis.ares.state import (
    BONUS_DRAW,
    BONUS_KEEP,
    COOP_ROUNDS,
    HAND_LIMIT,
    PRODUCTION_BONUS,
    SOLO_ROUNDS,
    Phase,
    Res,
)
from tharsis.ares.tables import ACTION_CARDS
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.stock import draw, gain

ONE_CARD = 1
"""So many cards may be played in the phase."""


@compiled
def begin_round(game: Game) -> None:
    game.rounds += 1
    game.phase = Phase.PLANNING
    game.turns += 1
    emit(game, Happened.ROUND, 0, game.rounds, 0, NO_CARD)
    game.neutral = 0
    for seat in range(game.players):
        game.previous[seat] = game.chosen[seat]
        game.chosen[seat] = 0
        owe.plan(game, seat, PRIORITY_PHASE, NO_CARD)
    if game.players == 1:
        owe_neutral_card(game)


@compiled
def reveal_phases(game: Game) -> None:
    """All show their cards at once (A054)."""
    for seat in range(game.players):
        emit(game, Happened.CHOSE, seat, game.chosen[seat], 0, NO_CARD)
    if game.players == 1:
        reveal_neutral_card(game)
    game.reveals += 1


@compiled
def is_chosen(game: Game, phase: int) -> bool:
    for seat in range(game.players):
        if game.chosen[seat] == phase:
            return True
    return game.neutral == phase


@compiled
def next_phase(game: Game, after: int) -> None:
    """The next chosen phase, in the order I to V, each played once (A059, A061, A062)."""
    for phase in range(after + 1, Phase.RESEARCH + 1):
        if is_chosen(game, phase):
            begin_phase(game, phase)
            return
    game.phase = Phase.END_STEP
    for seat in range(game.players):
        if game.hand_count[seat] > HAND_LIMIT:
            owe.limit(game, seat, PRIORITY_PHASE, NO_CARD)


@compiled
def begin_phase(game: Game, phase: int) -> None:
    game.phase = phase
    game.turns += 1
    emit(game, Happened.PHASE, 0, phase, 0, NO_CARD)
    read_parameters(game)
    for seat in range(game.players):
        game.raised[seat] = 0
    if phase == Phase.ACTION:
        for i in range(len(ACTION_CARDS)):
            game.used[ACTION_CARDS[i]] = 0
    for seat in range(game.players):
        begin_phase_of(game, seat, phase, game.chosen[seat] == phase)


@compiled
def begin_phase_of(game: Game, seat: int, phase: int, bonus: bool) -> None:
    if phase == Phase.DEVELOPMENT:
        owe.development(game, seat, PRIORITY_PHASE, NO_CARD, ONE_CARD)
    elif phase == Phase.CONSTRUCTION:
        owe.construction(game, seat, PRIORITY_PHASE, NO_CARD, ONE_CARD, 1 if bonus else 0)
    elif phase == Phase.ACTION:
        game.again[seat] = 1 if bonus else 0
        owe.action(game, seat, PRIORITY_PHASE, NO_CARD)
    elif phase == Phase.PRODUCTION:
        produce(game, seat, bonus)
    else:
        cards = int(game.research_draw[seat]) + (BONUS_DRAW if bonus else 0)
        keep = int(game.research_keep[seat]) + (BONUS_KEEP if bonus else 0)
        owe.look(game, seat, PRIORITY_PHASE, NO_CARD, cards, keep)


@compiled
def mc_income(game: Game, seat: int, bonus: bool) -> int:
    return int(game.production[seat, Res.MC]) + int(game.rating[seat]) + (PRODUCTION_BONUS if bonus else 0)


@compiled
def produce(game: Game, seat: int, bonus: bool) -> None:
    """M€ by production and rating, then heat and plants, last cards (A092 to A096)."""
    gain(game, seat, Res.MC, mc_income(game, seat, bonus), NO_CARD)
    gain(game, seat, Res.HEAT, game.production[seat, Res.HEAT], NO_CARD)
    gain(game, seat, Res.PLANT, game.production[seat, Res.PLANT], NO_CARD)
    draw(game, seat, game.production[seat, Res.CARD], NO_CARD)


@compiled
def end_phase(game: Game) -> None:
    """The game ends right after the phase that completes all parameters, but for solo and the co-operative game (A104)."""
    for seat in range(game.players):
        game.next_discount[seat] = 0
        game.next_shift[seat] = 0
    if is_terraformed(game) and game.players > 1 and not game.coop:
        end_game(game)
    else:
        next_phase(game, game.phase)


@compiled
def end_round(game: Game) -> None:
    """The co-operative game ends after 15 rounds, solo after 25 (A117, A125)."""
    if (game.coop and game.rounds == COOP_ROUNDS) or (game.players == 1 and game.rounds == SOLO_ROUNDS):
        end_game(game)
        return
    game.phase = Phase.MARKER
    if game.players == 1:
        move_neutral_marker(game)


@compiled
def end_game(game: Game) -> None:
    game.phase = Phase.END
    game.over = 1
    emit(game, Happened.END, 0, 0, 0, NO_CARD)


@compiled
def advance(game: Game) -> None:
    """Nobody owes a choice: go on."""
    if game.phase == Phase.SETUP:
        reveal_corporations(game)
        begin_round(game)
    elif game.phase == Phase.PLANNING:
        reveal_phases(game)
        if game.coop:
            begin_supply(game)
        else:
            next_phase(game, Phase.SETUP)
    elif game.phase == Phase.SUPPLY:
        next_phase(game, Phase.SETUP)
    elif game.phase == Phase.END_STEP:
        end_round(game)
    elif game.phase == Phase.MARKER:
        begin_round(game)
    else:
        end_phase(game)


@compiled
def begin_scene(game: Game, phase: int) -> None:
    """Whatever was owed is dropped, and this phase begins; for setting scenes."""
    for seat in range(game.players):
        game.depth[seat] = 0
        game.asked[seat] = 0
    begin_phase(game, phase)
