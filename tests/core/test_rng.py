"""Chance belongs to the record."""

from __future__ import annotations

from tharsis.core.rng import new_rng, random32_plain


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = new_rng("dawn"), new_rng("dawn")
    assert [random32_plain(one) for _ in range(50)] == [random32_plain(other) for _ in range(50)]


def test_seeds_that_look_alike_give_other_numbers() -> None:
    firsts = {random32_plain(new_rng(seed)) for seed in range(500)}
    assert len(firsts) == 500


def test_numbers_spread_evenly_over_32_bits() -> None:
    rng = new_rng(7)
    buckets = [0] * 16
    for _ in range(16_000):
        buckets[random32_plain(rng) >> 28] += 1
    assert max(buckets) < 1.2 * min(buckets) and sum(buckets) == 16_000


def test_the_first_numbers_of_a_seed_never_change() -> None:
    rng = new_rng(1)
    assert [random32_plain(rng) for _ in range(3)] == [1374663249, 456544795, 1708052976]
