"""What the World Government adds to the notation and to a view."""

from __future__ import annotations

from typing import Any

from tharsis.cards.module import all_parameters
from tharsis.core.notation import Domain, Verb
from tharsis.core.tensors import Part
from tharsis.mars.modules.world_government.numbers import KEY, Do
from tharsis.mars.record import Game

PARAMETERS = all_parameters("mars")

VERBS = (Verb(Do.GOVERN, "govern", (Domain(len(PARAMETERS), PARAMETERS),)),)
PARTS: tuple[Part, ...] = ()
TABLE_INPUTS = (("setup", (KEY,)),)
"""What a network takes in of the table."""


def view(game: Game) -> dict[str, Any]:
    return {KEY: bool(game.world_government)}
