"""What a seat may know of a record, and the same record with all else dealt anew."""

from __future__ import annotations

import numpy as np

from tharsis.ares.engine import engine
from tharsis.ares.record import Game
from tharsis.core.game import HIDE, MAX_OPTIONS, REDEAL
from tharsis.core.records import copy_record, memory_of
from tharsis.core.types import Ints


def observe(record: Game, seat: int) -> Game:
    """A copy with everything blanked that this seat may not know; −1 is a spectator."""
    seen = copy_record(record)
    engine(memory_of(seen), HIDE, seat, 0, np.zeros(4, np.int64), np.zeros(MAX_OPTIONS, np.int32))
    return seen


def redeal(record: Game, seat: int, rng: Ints) -> Game:
    """A copy that looks the same to this seat, with everything it cannot know dealt anew."""
    dealt = copy_record(record)
    engine(memory_of(dealt), REDEAL, seat, 0, rng, np.zeros(MAX_OPTIONS, np.int32))
    return dealt
