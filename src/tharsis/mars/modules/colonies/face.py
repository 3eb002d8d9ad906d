"""What Colonies adds to the notation, to a view and to what agents read."""

from __future__ import annotations

from typing import Any

from tharsis.core.notation import Domain, Verb
from tharsis.core.tensors import How, Part
from tharsis.mars.modules.colonies.numbers import KEY, Do
from tharsis.mars.modules.colonies.tiles import COLONY_TILES
from tharsis.mars.record import Game

COLONY = Domain(len(COLONY_TILES), COLONY_TILES)
TRADE_WITH = Domain(4, ("mc", "energy", "titanium", "free"))

VERBS = (
    Verb(Do.BUILD, "build", (COLONY,)),
    Verb(Do.TRADE, "trade", (COLONY, TRADE_WITH)),
    Verb(Do.UP, "up", (COLONY,)),
    Verb(Do.DOWN, "down", (COLONY,)),
    Verb(Do.TILE, "tile", (COLONY,)),
)

PARTS = (
    Part("colony_in_play"),
    Part("colony_track", scale=0.2),
    Part("colony_owner", How.SEAT),
    Part("colony_fleet", How.SEAT),
    Part("fleets", per_seat=True),
    Part("trade_discount", per_seat=True),
    Part("trade_steps", per_seat=True),
)
"""How its fields are written for agents that learn."""

TABLE_INPUTS = (("setup", (KEY,)), ("colony in play", COLONY_TILES), ("colony track", COLONY_TILES))
SEAT_INPUTS = (("colonies", COLONY_TILES), ("single", ("fleets", "trade", "colonies")))
"""What a network takes in of the table and of each seat, block by block."""


def colonies(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "colony": COLONY_TILES[i],
            "track": int(game.colony_track[i]),
            "owners": [int(owner) for owner in game.colony_owner[i] if owner >= 0],
            "fleet": int(game.colony_fleet[i]) if game.colony_fleet[i] >= 0 else None,
        }
        for i in range(len(COLONY_TILES))
        if game.colony_in_play[i]
    ]


def view(game: Game) -> dict[str, Any]:
    """What everybody sees of the table; a game without the module shows no tiles."""
    return {KEY: colonies(game) if game.colonies else []}


def player(game: Game, seat: int) -> dict[str, Any]:
    return {"fleets": int(game.fleets[seat])}
