"""The first layer in training: numbers as a matrix, cards row by row, since of all of them a position has a few dozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tharsis.core.jit import COMPILED, entry
from tharsis.core.types import Ints


class Inputs(NamedTuple):
    """Inputs of many positions: all numbers, and the rows of cards with their values; a value of nought is no card."""

    numbers: Ints
    rows: Ints
    values: Ints

    def times(self, first: Ints) -> Ints:
        """Sums of rows of the first layer."""
        size = self.numbers.shape[1]
        sums = self.numbers @ first[:size]
        add_cards(self.rows, self.values, first[size:], sums)
        return sums

    def slopes(self, at_sums: Ints, rows: int) -> Ints:
        """How a loss changes with each weight of so many rows, by how it changes with the sums."""
        size = self.numbers.shape[1]
        slopes = np.zeros((rows, at_sums.shape[1]), at_sums.dtype)
        np.matmul(self.numbers.T, at_sums, out=slopes[:size])
        add_slopes(self.rows, self.values, at_sums, slopes[size:])
        return slopes


@entry
def add_cards_one_by_one(rows: Ints, values: Ints, table: Ints, sums: Ints) -> None:
    for i in range(len(rows)):
        for k in range(rows.shape[1]):
            value = values[i, k]
            if value != 0:
                row = rows[i, k]
                for j in range(table.shape[1]):
                    sums[i, j] += value * table[row, j]


@entry
def add_slopes_one_by_one(rows: Ints, values: Ints, at_sums: Ints, slopes: Ints) -> None:
    for i in range(len(rows)):
        for k in range(rows.shape[1]):
            value = values[i, k]
            if value != 0:
                row = rows[i, k]
                for j in range(slopes.shape[1]):
                    slopes[row, j] += value * at_sums[i, j]


def add_cards_together(rows: Ints, values: Ints, table: Ints, sums: Ints) -> None:
    for k in np.flatnonzero(values.any(axis=0)):
        sums += values[:, k, None] * table[rows[:, k]]


def add_slopes_together(rows: Ints, values: Ints, at_sums: Ints, slopes: Ints) -> None:
    for k in np.flatnonzero(values.any(axis=0)):
        np.add.at(slopes, rows[:, k], values[:, k, None] * at_sums)


Adder = Callable[[Ints, Ints, Ints, Ints], None]
add_cards: Adder = add_cards_one_by_one if COMPILED else add_cards_together
add_slopes: Adder = add_slopes_one_by_one if COMPILED else add_slopes_together
