"""The desk of a thinking bot: all the paper it needs, one record made once and passed to every function."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from tharsis.bots.tree import MAX_NODES, MAX_SLOTS, NODE
from tharsis.core.game import MAX_OPTIONS

MAX_CANDIDATES = 14
MAX_PATH = 64
MAX_LOOKS = 192
"""Deals on which options are weighed, at most."""

CANDIDATE = np.dtype(
    [("option", "i4"), ("rounds", "i4"), ("score", "f8"), ("total", "f8"), ("squares", "f8"), ("is_out", "i8")], align=True
)

Desk: TypeAlias = Any
Field: TypeAlias = tuple[Any, ...]


def desk_fields(game: np.dtype[Any], weights: np.dtype[Any], seats: int) -> list[Field]:
    """What every game's desk has."""
    return [
        ("rng", "i8", 4),
        ("luck", "i8", 4),
        ("weights", weights),
        # options of the choice looked at
        ("options", "i4", MAX_OPTIONS),
        ("scores", "f8", MAX_OPTIONS),
        ("tried", "i4", MAX_OPTIONS),
        # the nodes a game has come through, whose turns they are, and where in the tree every seat is
        ("path", "i4", MAX_PATH),
        ("turns_of", "i4", MAX_PATH),
        ("at", "i4", seats),
        # the race
        ("candidates", CANDIDATE, MAX_CANDIDATES),
        ("lanes", "i8"),
        ("rounds", "i8"),
        ("spent", "f8"),
        ("is_settled", "i8"),
        ("nodes", NODE, MAX_NODES),
        ("nodes_used", "i8"),
        ("slots", "i4", MAX_SLOTS),
        # games: as seen, as dealt, being played
        ("seen", game),
        ("root", game),
        ("branch", game),
    ]


def look_fields(seats: int) -> list[Field]:
    """What a coach needs: each seat's chance to win and points at the end, of a position and of every option in each deal."""
    return [
        ("chances", "f8", seats),
        ("hopes", "f8", seats),
        ("chances_of", "f4", (MAX_CANDIDATES, MAX_LOOKS, seats)),
        ("hopes_of", "f4", (MAX_CANDIDATES, MAX_LOOKS, seats)),
        ("looks", "i8"),
    ]
