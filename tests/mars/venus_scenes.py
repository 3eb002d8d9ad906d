"""Scenes with Venus Next."""

from __future__ import annotations

from typing import Any

from tharsis.mars.state import TAGS
from tharsis.testing.mars import Table

SPARES = ("micro_mills", "soletta", "immigration_shuttles", "farming", "kelp_farming")


def venus_table(players: int = 2, **setup: Any) -> Table:
    """Everybody holds a card to sell, so that nobody passes without being asked."""
    table = Table(players=players, venus=True, **setup)
    for seat in range(players):
        table.player(seat, hand=[SPARES[seat]])
    return table


def scene(card: str, mc: int = 0, players: int = 2, **seat_0: Any) -> Table:
    """Seat 0 holds the card and so much M€."""
    setup = {key: seat_0.pop(key) for key in ("colonies", "map") if key in seat_0}
    table = venus_table(players, **setup)
    table.player(0, mc=mc, hand=[card, *seat_0.pop("hand", []), SPARES[0]], **seat_0)
    return table


def in_play(card: str, players: int = 2, **seat_0: Any) -> Table:
    """The card already lies in front of seat 0."""
    setup = {key: seat_0.pop(key) for key in ("colonies",) if key in seat_0}
    table = venus_table(players, **setup)
    table.player(0, tableau=[card, *seat_0.pop("tableau", [])], **seat_0)
    return table


def tagged(table: Table, seat: int = 0, **tags: int) -> Table:
    """The seat has so many tags in play."""
    for name, count in tags.items():
        table.state.tags[seat, TAGS.index(name)] = count
    return table


def to_solar_phase(table: Table) -> Table:
    """Everybody passes; what the World Government asks comes next."""
    table.turn(0)
    for seat in range(table.game.players):
        table.choose(seat, "pass")
    return table
