"""Finding the cards of a zone: the quick way over 32 cards at once answers like the plain one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tharsis.core.piles import NO_CARD, next_by_bytes, next_by_sets
from tharsis.core.records import blank, record_dtype, with_names
from tharsis.core.types import Game

SIZES = (32, 33, 64, 75, 275)
WAYS: list[Callable[[Game, int, int], int]] = [next_by_sets, next_by_bytes]


def plain_next(zones: list[int], zone: int, card: int) -> int:
    return next((at for at in range(card, len(zones)) if zones[at] == zone), NO_CARD)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kinds", [2, 256])
def test_finds_the_next_card(way: Callable[[Game, int, int], int], size: int, kinds: int) -> None:
    chance = np.random.default_rng(size + kinds)
    game = blank(with_names(record_dtype([("zone", "u1", size)])))
    for _ in range(20):
        game.zone[:] = chance.integers(0, kinds, size)
        zone = int(chance.integers(0, kinds))
        for card in range(size + 1):
            assert way(game, zone, card) == plain_next(game.zone.tolist(), zone, card)
