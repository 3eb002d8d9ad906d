"""Scenes for card cases, and everything that changed in one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tharsis.mars.board import NEIGHBOURS
from tharsis.testing import Changes
from tharsis.testing.mars import Table

SPARE = "micro_mills"
"""A card to sell: a seat with nothing left to do would pass, and the generation would end."""


ELSEWHERE = ("hand", "step", "fleet", "owners")


def scene(card: str, mc: int = 0, players: int = 2, **seat_0: Any) -> Table:
    """Seat 0 holds the card, so much M€ and a spare card."""
    hand = [card, *seat_0.pop("hand", []), SPARE]
    table = Table(players=players)
    table.player(0, mc=mc, hand=hand, **seat_0)
    return table


def in_play(card: str, players: int = 2, **seat_0: Any) -> Table:
    """The card already lies in front of seat 0."""
    tableau = [card, *seat_0.pop("tableau", [])]
    hand = [*seat_0.pop("hand", []), SPARE]
    table = Table(players=players)
    table.player(0, hand=hand, tableau=tableau, **seat_0)
    return table


def changes(table: Table, do: Callable[[], object]) -> Changes:
    """What doing it changed, without hands and colony tiles, which cases about them look at by themselves."""
    return {what: change for what, change in table.changes(do).items() if what.split()[-1] not in ELSEWHERE}


def tile_on(table: Table, space: int) -> str:
    """`city 0`, `ocean`, or nothing."""
    return table.tile_on(space)


def played(table: Table, card: str, *answers: str, seat: int = 0) -> Changes:
    """Play the card and answer everything it asks; all that changed."""
    return changes(table, lambda: table.play(seat, card, answers))


def used(table: Table, card: str, *answers: str, seat: int = 0) -> Changes:
    """Use the card's action; all that changed. It works once per generation."""
    changed = changes(table, lambda: table.use(seat, card, answers))
    assert not can_use(table, card, seat)
    return changed


def can_use(table: Table, card: str, seat: int = 0) -> bool:
    return table.can_use(seat, card)


def hindered(table: Table, card: str, seat: int = 0) -> list[str]:
    """What stands in the way of playing the card, such as `at_most oxygen` or `production energy`; nothing if playable."""
    table.turn(seat)
    reasons = [f"{reason.kind} {reason.what}".strip() for reason in table.game.why_not(seat, card)]
    assert table.can_play(seat, card) == (not reasons), reasons
    return reasons


def played_for(table: Table, price: int, card: str, *answers: str, seat: int = 0) -> Changes:
    """Play the card with exactly its price in M€, which one M€ less would not do; all that changed."""
    if price > 0:
        table.player(seat, mc=price - 1)
        assert hindered(table, card, seat) == ["price mc"]
    table.player(seat, mc=price)
    return played(table, card, *answers, seat=seat)


def asked(table: Table, *choices: str, seat: int = 0) -> list[str]:
    """What the seat would be asked after these choices of a fresh turn. The table stays as it is."""
    return table.copy().turn(seat).choose(seat, *choices).options(seat)


def offered(table: Table, *choices: str, seat: int = 0) -> set[int]:
    """The spaces that the seat would be offered after these choices. The table stays as it is."""
    options = asked(table, *choices, seat=seat)
    assert all(option.split()[0] in ("place", "mark") for option in options), options
    return {int(option.split()[-1]) for option in options}


OCEAN_SPACES = {2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61}
LAND_SPACES = set(range(1, 62)) - OCEAN_SPACES - {29}
"""Without the space kept for Noctis City."""


def is_discarded(table: Table, card: str) -> bool:
    return card in table.discarded()


def beside(space: int) -> set[int]:
    return {int(neighbour) for neighbour in NEIGHBOURS[space] if neighbour}


def claim_all_land_for(table: Table, seat: int) -> None:
    """Nobody else finds a legal land space any more."""
    for space in LAND_SPACES:
        table.mark(space, seat)
