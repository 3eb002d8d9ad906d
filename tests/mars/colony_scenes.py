"""Scenes with colony tiles."""

from __future__ import annotations

from typing import Any

from tharsis import mars
from tharsis.mars.modules.colonies.tiles import COLONY_TILES, TILES
from tharsis.mars.state import NOBODY
from tharsis.testing import Table

SPARES = ("micro_mills", "soletta", "immigration_shuttles", "farming", "kelp_farming")
"""A card for each seat to sell, so that nobody passes without being asked."""
SLEEPERS = {tile.key: tile.awaits for tile in TILES if tile.awaits}
AWAKE = tuple(key for key in COLONY_TILES if key not in SLEEPERS)


def number(colony: str) -> int:
    return COLONY_TILES.index(colony)


def colony_table(*tiles: str, players: int = 2, **setup: Any) -> Table:
    """Exactly these tiles are in play, markers on the second step; Titan, Enceladus and Miranda sleep."""
    table = Table(mars, players=players, colonies=True, **setup)
    table.state.colony_in_play[:] = 0
    table.state.colony_track[:] = -1
    for colony in tiles:
        table.state.colony_in_play[number(colony)] = 1
        table.state.colony_track[number(colony)] = -1 if colony in SLEEPERS else 1
    for seat in range(players):
        table.player(seat, hand=[SPARES[seat]])
    return table


def settle_on(table: Table, colony: str, *seats: int) -> Table:
    """Colonies of these seats, without their bonus; the marker makes room."""
    at = number(colony)
    table.state.colony_owner[at, : len(seats)] = seats
    table.state.colony_track[at] = max(int(table.state.colony_track[at]), len(seats))
    return table


def put_marker(table: Table, colony: str, step: int) -> Table:
    table.state.colony_track[number(colony)] = step
    return table


def marker(table: Table, colony: str) -> int:
    return int(table.state.colony_track[number(colony)])


def owners(table: Table, colony: str) -> list[int]:
    return [int(owner) for owner in table.state.colony_owner[number(colony)] if owner != NOBODY]


def fleet_on(table: Table, colony: str) -> int | None:
    fleet = int(table.state.colony_fleet[number(colony)])
    return None if fleet == NOBODY else fleet


def fleets(table: Table, seat: int) -> int:
    return int(table.state.fleets[seat])


def offers(table: Table, seat: int, verb: str) -> list[str]:
    """What a fresh turn offers under this verb."""
    return [option.removeprefix(f"{verb} ") for option in table.turn_options(seat) if option.startswith(f"{verb} ")]


def asked(table: Table, seat: int) -> list[str]:
    """What the seat is asked now."""
    return table.options(seat)
