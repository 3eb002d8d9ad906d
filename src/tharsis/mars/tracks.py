"""The global parameters as data: where each begins and ends, how far a step goes, and what its bonus steps bring.

A level is counted as the track prints it: temperature in °C, oxygen in percent, oceans in tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.core.types import Ints

Bonus = tuple[w.Effect, ...]


@dataclass(frozen=True)
class Track:
    key: str
    low: int
    high: int
    step: int = 1
    bonuses: Mapping[int, Bonus] = field(default_factory=dict)
    """What the step onto a level brings to whoever makes it."""
    ends_game: bool = True
    """Whether it has to be finished before the game ends."""

    @property
    def levels(self) -> range:
        return range(self.low, self.high + 1, self.step)


TRACKS = (
    Track(
        n.TEMPERATURE,
        low=-30,
        high=8,
        step=2,
        bonuses={-24: (w.GainProduction(n.HEAT),), -20: (w.GainProduction(n.HEAT),), 0: (w.PlaceOcean(),)},
    ),
    Track(n.OXYGEN, low=0, high=14, bonuses={8: (w.Raise(n.TEMPERATURE),)}),
    Track(n.OCEANS, low=0, high=9),
)
N_TRACKS = len(TRACKS)
BY_KEY: dict[str, Track] = {track.key: track for track in TRACKS}
TEMPERATURE, OXYGEN, OCEANS = (n.PARAMETERS.index(key) for key in (n.TEMPERATURE, n.OXYGEN, n.OCEANS))

if tuple(BY_KEY) != n.PARAMETERS:
    raise ValueError(f"tracks are {', '.join(BY_KEY)}; cards raise {', '.join(n.PARAMETERS)}")

LOW: Ints = np.array([track.low for track in TRACKS], np.int16)
HIGH: Ints = np.array([track.high for track in TRACKS], np.int16)
STEP: Ints = np.array([track.step for track in TRACKS], np.int16)
ENDS_GAME: Ints = np.array([track.ends_game for track in TRACKS], np.int8)
MAX_LEVELS = max(len(track.levels) for track in TRACKS)


def step_bonuses(track: Track) -> list[Bonus]:
    """The bonus of every step from below, nothing for most and for those the track does not have."""
    bonuses = [track.bonuses.get(level, ()) for level in track.levels]
    return bonuses + [()] * (MAX_LEVELS - len(bonuses))
