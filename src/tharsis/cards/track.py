"""A global parameter as data: where it begins and ends, how far a step goes, and what its bonus steps bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tharsis.cards.words import Effect

Bonus = tuple[Effect, ...]


@dataclass(frozen=True)
class Track:
    """A level is counted as the track prints it."""

    key: str
    low: int
    high: int
    step: int = 1
    bonuses: Mapping[int, Bonus] = field(default_factory=dict)
    """What the step onto a level brings to whoever makes it."""
    ends_game: bool = True
    """Whether it has to be finished before the game ends."""
    unit: str = ""
    """What it is counted in; without one, by the piece."""

    @property
    def levels(self) -> range:
        return range(self.low, self.high + 1, self.step)
