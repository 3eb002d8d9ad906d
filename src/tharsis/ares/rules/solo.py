"""Solo: the neutral phase cards and the neutral marker (A120 to A130)."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_PHASE, Happened
from tharsis.ares.rules.parameters import move_marker
from tharsis.ares.state import LAST_MARKER, LEVEL_STEPS, SOLO_CYCLE, Phase
from tharsis.core.events import emit
from tharsis.core.frames import pop
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.rng import below

LAST_PHASE = int(Phase.RESEARCH)


@compiled
def owe_neutral_card(game: Game) -> None:
    """In the last five rounds the player picks the order of the neutral cards, after the own one (A124)."""
    if game.marker == LAST_MARKER:
        owe.neutral(game, 0, PRIORITY_PHASE, NO_CARD)


@compiled
def reveal_neutral_card(game: Game) -> None:
    """The top card of the shuffled pile is any of those not yet played (A121)."""
    if game.neutral == 0:
        pick = below(game.rng, SOLO_CYCLE - (int(game.rounds) - 1) % SOLO_CYCLE)
        for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
            if not game.neutral_used[phase]:
                if pick == 0:
                    game.neutral = phase
                    break
                pick -= 1
    game.neutral_used[game.neutral] = 1
    emit(game, Happened.NEUTRAL, 0, game.neutral, 0, NO_CARD)


@compiled
def move_neutral_marker(game: Game) -> None:
    """When all five have been played they make a new pile and the marker moves on (A123)."""
    if game.rounds % SOLO_CYCLE != 0:
        return
    for phase in range(Phase.DEVELOPMENT, LAST_PHASE + 1):
        game.neutral_used[phase] = 0
    game.marker += 1
    emit(game, Happened.MARKER, 0, game.marker, 0, NO_CARD)
    if LEVEL_STEPS[game.level] > 0:
        owe.marker(game, 0, PRIORITY_PHASE, NO_CARD)


@compiled
def raise_by_itself(game: Game, seat: int, parameter: int) -> None:
    """Temperature or oxygen, without reward or rating (A127, A128, A130)."""
    pop(game, seat)
    move_marker(game, seat, parameter, LEVEL_STEPS[game.level], NO_CARD)
