"""Scenes with colony tiles."""

from __future__ import annotations

from typing import Any

from tharsis.mars.modules.colonies.tiles import COLONY_TILES, TILES
from tharsis.testing.mars import Table, offered

SPARES = Table.spares
"""A card for each seat to sell, so that nobody passes without being asked."""
SLEEPERS = {tile.key: tile.awaits for tile in TILES if tile.awaits}
AWAKE = tuple(key for key in COLONY_TILES if key not in SLEEPERS)


def number(colony: str) -> int:
    return COLONY_TILES.index(colony)


def colony_table(*tiles: str, players: int = 2, **setup: Any) -> Table:
    """Exactly these tiles are in play, markers on the second step; Titan, Enceladus and Miranda sleep."""
    return Table(players=players, colonies=True, **setup).colonies(*tiles).wait()


def settle_on(table: Table, colony: str, *seats: int) -> Table:
    """Colonies of these seats, without their bonus; the marker makes room."""
    return table.colony(colony, owners=seats)


def put_marker(table: Table, colony: str, step: int) -> Table:
    return table.colony(colony, step=step)


def marker(table: Table, colony: str) -> int:
    return table.step_of(colony)


def owners(table: Table, colony: str) -> list[int]:
    return table.owners_of(colony)


def fleet_on(table: Table, colony: str) -> int | None:
    return table.fleet_on(colony)


def fleets(table: Table, seat: int) -> int:
    return int(table.state.fleets[seat])


def offers(table: Table, seat: int, verb: str) -> list[str]:
    """What a fresh turn offers under this verb."""
    return offered(table.turn_options(seat), verb)


def asked(table: Table, seat: int) -> list[str]:
    """What the seat is asked now."""
    return table.options(seat)
