"""What Venus Next adds to the notation and to what agents read."""

from __future__ import annotations

from tharsis.core.notation import Domain, Verb
from tharsis.core.tensors import Part
from tharsis.mars.modules.venus.numbers import KEY, Do
from tharsis.mars.tables import TABLES

VERBS = (Verb(Do.REPEAT, "repeat", (Domain(len(TABLES.keys), TABLES.keys),)),)

PARTS = (Part("venus_shift", per_seat=True), Part("manufactures", per_seat=True))
"""How its fields are written for agents that learn."""
TABLE_INPUTS = (("setup", (KEY,)),)
"""What a network takes in of the table."""
