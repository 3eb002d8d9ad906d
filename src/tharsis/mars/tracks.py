"""The global parameters: temperature in °C, oxygen in percent, oceans in tiles, and those of modules."""

from __future__ import annotations

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.track import Bonus, Track
from tharsis.core.dispatch import by_setting
from tharsis.core.types import Ints
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game

BASE_TRACKS = (
    Track(
        n.TEMPERATURE,
        low=-30,
        high=8,
        step=2,
        unit=n.DEGREES,
        bonuses={-24: (w.GainProduction(n.HEAT),), -20: (w.GainProduction(n.HEAT),), 0: (w.PlaceOcean(),)},
    ),
    Track(n.OXYGEN, low=0, high=14, unit=n.PERCENT, bonuses={8: (w.Raise(n.TEMPERATURE),)}),
    Track(n.OCEANS, low=0, high=9),
)
TRACKS: tuple[Track, ...] = (*BASE_TRACKS, *(track for module in MODULES for track in module.tracks))
SETTINGS = (*("" for _ in BASE_TRACKS), *(module.key for module in MODULES for _ in module.tracks))
is_track_in_game = by_setting("is_track_in_game", SETTINGS)
N_TRACKS = len(TRACKS)
BY_KEY: dict[str, Track] = {track.key: track for track in TRACKS}
TEMPERATURE, OXYGEN, OCEANS = (n.PARAMETERS.index(key) for key in (n.TEMPERATURE, n.OXYGEN, n.OCEANS))

if tuple(track.key for track in BASE_TRACKS) != n.PARAMETERS:
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


def tracks_of(game: Game) -> list[tuple[int, Track]]:
    """The tracks in this game, with their numbers."""
    return [(i, track) for i, (track, key) in enumerate(zip(TRACKS, SETTINGS, strict=True)) if not key or game[key]]
