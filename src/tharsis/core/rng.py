"""Random numbers that live in the game's own record: one seed and one list of moves give one game, forever.

The generator is sfc32: four 32-bit words, kept as int64 so that both modes compute alike.
"""

from __future__ import annotations

import hashlib

import numpy as np

from tharsis.core.jit import compiled
from tharsis.core.types import Ints

MASK = 0xFFFFFFFF
WARM_UP = 12


def seed_words(seed: int | str) -> list[int]:
    digest = hashlib.sha256(str(seed).encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]


def random32_plain(rng: Ints) -> int:
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    result = (a + b + counter) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = ((((c << 21) | (c >> 11)) & MASK) + result) & MASK
    rng[3] = (counter + 1) & MASK
    return int(result)


def new_rng(seed: int | str) -> Ints:
    rng = np.array(seed_words(seed), np.int64)
    for _ in range(WARM_UP):
        random32_plain(rng)
    return rng


random32 = compiled(random32_plain)


@compiled
def below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n − 1."""
    return (random32(rng) * n) >> 32
