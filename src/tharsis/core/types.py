"""Names for the types that rules pass around."""

from __future__ import annotations

from typing import Any, TypeAlias

from numpy.typing import NDArray

Game: TypeAlias = Any
"""A whole game: one NumPy record of scalars and fixed arrays, whose fields no type checker knows."""

Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers: a table, or a buffer that a rule fills."""
