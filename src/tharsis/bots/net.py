"""A small network that judges positions, the same for every game; its weights lie on the desk: another net needs no compiling.

Inputs are numbers and cards. Each is a row of the first layer, which is therefore a sum of the rows that are not nought. A row
is twice as wide as the layer: the second half counts times what is left of the game, since most things are worth what the time
left makes of them. A few sums go straight to the outputs, the rest through a second layer.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tharsis.bots.desk import Desk, Field
from tharsis.core.jit import compiled
from tharsis.core.types import Ints

OUTPUTS = 3
RESULT, WIN, POINTS = range(OUTPUTS)
"""The expected result, from -1 to 1; the logit of winning; the seat's own expected points, in hundreds."""
HUNDRED = 100.0
SUMS = 192
DEEP = 32
BLEND = "blend"
MAX_ENTRIES = 128
"""Cards that are taken in; more of them are left out."""


class Block(NamedTuple):
    """Inputs that belong together, each by its name: a net in a file finds its rows by them."""

    name: str
    inputs: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.inputs)


class Layout(NamedTuple):
    """The inputs of a game: numbers first, then a table of all cards for each place a card can lie in."""

    numbers: tuple[Block, ...]
    places: tuple[str, ...]
    cards: tuple[str, ...]
    version: int
    """Counted up whenever an input of the same name comes to mean another thing, or its unit changes."""
    switches: tuple[str, ...] = ()
    """Switches of set-up that have an input."""

    @property
    def size(self) -> int:
        return sum(block.size for block in self.numbers)

    @property
    def rows(self) -> int:
        return self.size + len(self.places) * len(self.cards)


def net_dtype(layout: Layout) -> np.dtype[Any]:
    """Weights, paper for one judgement, the net's number (0: none), and how far winning counts beside the result."""
    return np.dtype(
        [
            ("first", "f4", (layout.rows, 2 * SUMS)),
            ("first_bias", "f4", 2 * SUMS),
            ("second", "f4", (SUMS, DEEP)),
            ("second_bias", "f4", DEEP),
            ("last", "f4", (DEEP, OUTPUTS)),
            ("last_bias", "f4", OUTPUTS),
            ("sums", "f4", 2 * SUMS),
            ("deep", "f4", DEEP),
            ("outputs", "f4", OUTPUTS),
            ("numbers", "f4", layout.size),
            ("rows", "i4", MAX_ENTRIES),
            ("values", "f4", MAX_ENTRIES),
            ("entries", "i8"),
            ("left", "f8"),
            ("number", "i8"),
            ("blend", "f8"),
        ],
        align=True,
    )


WEIGHTS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


def net_fields(layout: Layout) -> list[Field]:
    return [("net", net_dtype(layout))]


# --- taking in -------------------------------------------------------------------------------------------------------


@compiled
def start_inputs(desk: Desk, left: float) -> None:
    """Blank paper, with what is left of the game as a part of the whole."""
    net = desk.net
    for i in range(len(net.numbers)):
        net.numbers[i] = 0.0
    net.entries = 0
    net.left = left


@compiled
def put(desk: Desk, at: int, value: float, share: float) -> int:
    """Add a share of a number; where the next one goes."""
    desk.net.numbers[at] += np.float32(value * share)
    return at + 1


@compiled
def put_all(desk: Desk, at: int, values: Ints, scale: float) -> int:
    for i in range(len(values)):
        desk.net.numbers[at + i] += np.float32(float(values[i]) * scale)
    return at + len(values)


@compiled
def put_card(desk: Desk, row: int, value: float) -> None:
    net = desk.net
    at = int(net.entries)
    if at < MAX_ENTRIES:
        net.rows[at] = row
        net.values[at] = np.float32(value)
        net.entries = at + 1


# --- judging ---------------------------------------------------------------------------------------------------------


@compiled
def add_row(desk: Desk, row: int, value: np.float32) -> None:
    sums, weights = desk.net.sums, desk.net.first[row]
    for i in range(2 * SUMS):
        sums[i] += value * weights[i]


@compiled
def sum_rows(desk: Desk) -> None:
    net = desk.net
    for i in range(2 * SUMS):
        net.sums[i] = net.first_bias[i]
    for i in range(len(net.numbers)):
        if net.numbers[i] != 0:
            add_row(desk, i, net.numbers[i])
    for i in range(net.entries):
        add_row(desk, len(net.numbers) + int(net.rows[i]), net.values[i])


@compiled
def run_net(desk: Desk) -> None:
    """From the inputs on the desk to its outputs."""
    net = desk.net
    sum_rows(desk)
    left, nought = np.float32(net.left), np.float32(0.0)
    for j in range(DEEP):
        net.deep[j] = net.second_bias[j]
    for i in range(OUTPUTS):
        net.outputs[i] = net.last_bias[i] + net.sums[i] + left * net.sums[SUMS + i]
    for i in range(OUTPUTS, SUMS):
        value = net.sums[i] + left * net.sums[SUMS + i]
        if value > nought:
            weights = net.second[i]
            for j in range(DEEP):
                net.deep[j] += value * weights[j]
    for j in range(DEEP):
        if net.deep[j] > nought:
            for i in range(OUTPUTS):
                net.outputs[i] += net.deep[j] * net.last[j, i]


@compiled
def expected(desk: Desk) -> float:
    """The result that the outputs on the desk stand for, from -1 to 1."""
    net = desk.net
    result = max(-1.0, min(1.0, float(net.outputs[RESULT])))
    return (1 - net.blend) * result + net.blend * math.tanh(0.5 * float(net.outputs[WIN]))


@compiled
def even_out(desk: Desk, players: int) -> None:
    """Of the players only one can win: chances add up to 1."""
    total = 0.0
    for seat in range(players):
        total += desk.chances[seat]
    for seat in range(players):
        desk.chances[seat] = desk.chances[seat] / total if total > 0 else 1.0 / players


@compiled
def likelihood(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


# --- the same in plain NumPy, for training and for tests -------------------------------------------------------------


def run_sums(weights: dict[str, Ints], sums: Ints, left: Ints) -> Ints:
    """Outputs for many positions at once, by the sums of their rows."""
    sums = sums + weights["first_bias"]
    sums = sums[:, :SUMS] + left[:, None] * sums[:, SUMS:]
    hidden = np.maximum(sums, 0)
    hidden[:, :OUTPUTS] = 0
    deep = np.maximum(hidden @ weights["second"] + weights["second_bias"], 0)
    return np.asarray(deep @ weights["last"] + weights["last_bias"] + sums[:, :OUTPUTS])


def shapes(layout: Layout) -> dict[str, tuple[int, ...]]:
    """The shape of each weight."""
    dtype = net_dtype(layout)
    return {name: dtype[name].shape for name in WEIGHTS}


def take_weights(desk: Desk, weights: dict[str, Ints], number: int) -> None:
    """Lay a net on the desk."""
    for name in WEIGHTS:
        desk.net[name][...] = weights[name]
    desk.net["number"] = number


def take_numbers(desk: Desk, numbers: Mapping[str, float]) -> None:
    """Numbers of search that come with a net; in a game with more than one aim, those for playing against others."""
    weights = desk.aims[0] if "aims" in (desk.dtype.names or ()) else desk.weights
    for name, value in numbers.items():
        if name == BLEND:
            desk.net[BLEND] = value
        else:
            weights[name] = value


def names_of(layout: Layout) -> Sequence[str]:
    """A name for each row."""
    numbers = [f"{block.name}: {name}" for block in layout.numbers for name in block.inputs]
    return [*numbers, *(f"{place}: {card}" for place in layout.places for card in layout.cards)]
