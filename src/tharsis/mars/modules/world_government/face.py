"""What the World Government adds to the notation."""

from __future__ import annotations

from tharsis.cards.module import all_parameters
from tharsis.core.notation import Domain, Verb
from tharsis.core.tensors import Part
from tharsis.mars.modules.world_government.numbers import Do

PARAMETERS = all_parameters("mars")

VERBS = (Verb(Do.GOVERN, "govern", (Domain(len(PARAMETERS), PARAMETERS),)),)
PARTS: tuple[Part, ...] = ()
