"""Names for the types that rules pass around."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from numpy.typing import NDArray

Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers: a table, or a buffer that a rule fills."""


class Game(Protocol):
    """A whole game: one NumPy record of scalars and fixed arrays. These fields are in every game; each game's own
    (`mars/record.py`, `ares/record.py`) has all of its dtype."""

    @property
    def base(self) -> Any: ...
    @property
    def dtype(self) -> Any: ...
    def tobytes(self) -> bytes: ...
    def __getitem__(self, name: str) -> Any: ...
    def __setitem__(self, name: str, value: object) -> None: ...

    players: int
    over: int
    fault: int
    reveals: int
    rng: Ints
    scratch: Ints
    stock: Ints
    production: Ints
    hand_count: Ints
    zone: Ints
    cubes: Ints
    deck: Ints
    deck_count: int
    discard_count: int
    depth: Ints
    priority: Ints
    frames: Ints
    events: Ints
    event_count: int


Record: TypeAlias = Any
"""The record of whichever game, where the same lines serve all of them."""
