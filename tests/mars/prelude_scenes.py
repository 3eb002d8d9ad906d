"""Scenes with preludes."""

from __future__ import annotations

from typing import Any

from tests.mars.helpers import Changes, changes
from tharsis import mars
from tharsis.core.piles import BOX, CHOSEN, SEEN
from tharsis.mars.cards import span_of
from tharsis.mars.game import Game
from tharsis.mars.modules.prelude.numbers import KIND, PRELUDE_DECK, PRELUDE_DISCARD
from tharsis.mars.state import PHASE_NAMES
from tharsis.mars.tables import INDEX, TABLES
from tharsis.testing import Table

PRELUDES = range(*span_of(KIND))
OTHERS = ("donation", "allied_bank", "metals_company", "loan", "mohole", "biofuels", "supplier", "power_generation", "biolab")


def preludes_in(game: Game, zone: int) -> list[str]:
    return [TABLES.keys[card] for card in PRELUDES if game.state.zone[card] == zone]


def phase(game: Game) -> str:
    return PHASE_NAMES[int(game.state.phase)]


def deal(game: Game, seat: int, *keys: str) -> None:
    """Exactly these preludes are in front of the seat at the start."""
    for key in preludes_in(game, SEEN + seat):
        game.state.zone[INDEX[key]] = PRELUDE_DECK
    for key in keys:
        game.state.zone[INDEX[key]] = SEEN + seat


def keep(game: Game, seat: int, *keys: str) -> None:
    """Deal these and two more, and keep these."""
    more = [key for key in OTHERS if key not in keys and game.state.zone[INDEX[key]] in (PRELUDE_DECK, SEEN + seat)]
    deal(game, seat, *keys, *more[: 4 - len(keys)])
    for key in keys:
        game.choose(seat, f"keep {key}")


def began(*kept: str, players: int = 2, **setup: Any) -> Table:
    """Seat 0, a beginner, is about to play these two preludes; the others wait with theirs. Nobody has anything else."""
    table = Table(mars, players=players, prelude=True, **setup)
    for seat in range(1, players):
        keep(table.game, seat, *[key for key in OTHERS if key not in kept][2 * seat - 2 : 2 * seat])
    keep(table.game, 0, *kept)
    for seat in range(players):
        table.player(seat, mc=0)
    return table


def about_to_play(card: str, players: int = 2, **seat_0: Any) -> Table:
    """The only prelude of seat 0 left to play."""
    other = "metal_rich_asteroid" if card != "metal_rich_asteroid" else "supply_drop"
    hand = seat_0.pop("hand", [])
    setup = seat_0.pop("setup", {})
    table = began(card, other, players=players, **setup)
    table.state.zone[INDEX[other]] = PRELUDE_DISCARD
    return table.player(0, hand=hand, **seat_0)


def preluded(table: Table, card: str, *answers: str) -> Changes:
    """Play the prelude and answer everything it asks; all that changed."""

    def play() -> None:
        table.choose(0, f"play {card}").answer(0, answers)

    return changes(table, play)


def prelude_table(players: int = 2, **setup: Any) -> Table:
    """An action phase with the module; nobody has preludes any more."""
    table = Table(mars, players=players, prelude=True, **setup)
    for card in PRELUDES:
        table.state.zone[card] = PRELUDE_DECK if not setup.get("without_preludes") else BOX
    return table.turn(0)


def chosen_by(game: Game, seat: int) -> list[str]:
    return preludes_in(game, CHOSEN + seat)
