"""Training: what the trainers have in common, and the plain one in NumPy. Where PyTorch is installed, it is used instead."""

from __future__ import annotations

import importlib.util
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tharsis.bots.net import OUTPUTS, RESULT, SUMS, WEIGHTS, WIN, Layout, run_sums, shapes
from tharsis.bots.net import POINTS as OWN_POINTS
from tharsis.core.errors import TharsisError
from tharsis.core.types import Ints
from tharsis.learn.data import Positions, inputs_of
from tharsis.learn.sums import Inputs

Weights = dict[str, Ints]
Say = Callable[[str], None]
WIN_PART, POINTS_PART = 0.5, 2.0
"""Of the loss: the log loss of winning and the squared error of points, in hundreds, beside the squared error of the result."""
BETA1, BETA2, TINY = 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class Course:
    """How long and how fast: passes over the data, positions in a batch, the greatest step, and seconds after which to stop."""

    passes: float = 3.0
    batch: int = 2048
    rate: float = 1.5e-3
    decay: float = 1e-6
    seconds: float = 1e9
    seed: int = 1


class Trainer(Protocol):
    """A net that learns from batches of positions."""

    def step(self, which: Ints, rate: float) -> None: ...

    def weights(self) -> Weights: ...


def first_weights(layout: Layout, seed: int) -> Weights:
    chance = np.random.default_rng(seed)
    made = {name: np.zeros(shape, np.float32) for name, shape in shapes(layout).items()}
    made["first"][:] = chance.normal(0, 0.05, made["first"].shape)
    made["first"][:, :OUTPUTS] = 0
    made["first"][:, SUMS : SUMS + OUTPUTS] = 0
    for name in ("second", "last"):
        made[name][:] = chance.normal(0, math.sqrt(2 / made[name].shape[0]), made[name].shape)
    made["last"] *= 0.1
    return made


def batches(count: int, course: Course, chance: np.random.Generator) -> Iterator[tuple[Ints, float]]:
    """Positions of each step, and how much of the course is done."""
    steps = max(1, int(course.passes * count / course.batch))
    order, at = chance.permutation(count), 0
    for step in range(steps):
        if at + course.batch > count:
            order, at = chance.permutation(count), 0
        yield order[at : at + course.batch], step / steps
        at += course.batch


def rate_at(course: Course, done: float) -> float:
    """Up at first, then down to nothing along a cosine."""
    return course.rate * min(1.0, done / 0.02 + 0.02) * 0.5 * (1 + math.cos(math.pi * done))


def run_course(trainer: Trainer, training: Ints, course: Course, say: Say) -> Weights:
    """Train to the end of the course. When time is short it is gone through faster, so that steps get small before the end."""
    chance = np.random.default_rng(course.seed)
    begin = said = time.monotonic()
    for which, done in batches(len(training), course, chance):
        spent = (time.monotonic() - begin) / course.seconds
        if spent >= 1:
            break
        trainer.step(training[which], rate_at(course, max(done, spent)))
        if time.monotonic() - said > 5:
            said = time.monotonic()
            say(f"training: {100 * max(done, spent):.0f} %")
    return trainer.weights()


def mixed(old: Weights, new: Weights, share: float) -> Weights:
    """A share of the weights that training began with in those it led to; inputs that they did not know stay as learned."""
    made = {name: share * old[name] + (1 - share) * new[name] for name in WEIGHTS}
    unknown = ~old["first"].any(axis=1)
    made["first"][unknown] = new["first"][unknown]
    return made


# --- plain -----------------------------------------------------------------------------------------------------------


def loss_slopes(outputs: Ints, targets: Ints) -> Ints:
    """How the mean loss of a batch changes with each output."""
    slopes = np.empty_like(outputs)
    slopes[:, RESULT] = 2 * (outputs[:, RESULT] - targets[:, RESULT])
    slopes[:, WIN] = WIN_PART * (1 / (1 + np.exp(-outputs[:, WIN])) - targets[:, WIN])
    slopes[:, OWN_POINTS] = POINTS_PART * 2 * (outputs[:, OWN_POINTS] - targets[:, OWN_POINTS])
    return slopes / np.float32(len(outputs))


def weight_slopes(weights: Weights, inputs: Inputs, left: Ints, targets: Ints) -> Weights:
    """How the mean loss of a batch changes with each weight."""
    both = inputs.times(weights["first"]) + weights["first_bias"]
    sums = both[:, :SUMS] + left[:, None] * both[:, SUMS:]
    hidden = np.maximum(sums, 0)
    hidden[:, :OUTPUTS] = 0
    deep = np.maximum(hidden @ weights["second"] + weights["second_bias"], 0)
    outputs = deep @ weights["last"] + weights["last_bias"] + sums[:, :OUTPUTS]
    slopes = loss_slopes(outputs, targets)
    at_deep = (slopes @ weights["last"].T) * (deep > 0)
    at_sums = (at_deep @ weights["second"].T) * (sums > 0)
    at_sums[:, :OUTPUTS] = slopes
    at_both = np.concatenate([at_sums, left[:, None] * at_sums], axis=1)
    return {
        "first": inputs.slopes(at_both, len(weights["first"])),
        "first_bias": at_both.sum(0),
        "second": hidden.T @ at_deep,
        "second_bias": at_deep.sum(0),
        "last": deep.T @ slopes,
        "last_bias": slopes.sum(0),
    }


class PlainTrainer:
    """Adam in NumPy."""

    def __init__(self, positions: Positions, start: Weights, course: Course) -> None:
        self._positions, self._course = positions, course
        self._weights = {name: start[name].copy() for name in WEIGHTS}
        self._mean = {name: np.zeros_like(start[name]) for name in WEIGHTS}
        self._square = {name: np.zeros_like(start[name]) for name in WEIGHTS}
        self._steps = 0

    def step(self, which: Ints, rate: float) -> None:
        data = self._positions
        inputs = inputs_of(data, which)
        slopes = weight_slopes(self._weights, inputs, data.left[which], data.targets[which])
        self._steps += 1
        for name, slope in slopes.items():
            slope += self._course.decay * self._weights[name]
            mean, square = self._mean[name], self._square[name]
            mean += (1 - BETA1) * (slope - mean)
            square += (1 - BETA2) * (slope * slope - square)
            fair = mean / (1 - BETA1**self._steps)
            self._weights[name] -= np.float32(rate) * fair / (np.sqrt(square / (1 - BETA2**self._steps)) + TINY)

    def weights(self) -> Weights:
        return self._weights


# --- which, and how well ---------------------------------------------------------------------------------------------


def check_trainer(kind: str) -> bool:
    """Whether PyTorch trains."""
    if kind not in ("auto", "numpy", "torch"):
        raise TharsisError(f"--trainer is {kind!r}; allowed: auto, numpy, torch")
    has_torch = importlib.util.find_spec("torch") is not None
    if kind == "torch" and not has_torch:
        raise TharsisError("PyTorch is not installed; install tharsis[learn], or use --trainer numpy")
    return has_torch and kind != "numpy"


def make_trainer(kind: str, positions: Positions, layout: Layout, start: Weights, course: Course) -> tuple[Trainer, str]:
    """`auto` takes PyTorch where it is installed, on a GPU where there is one; `numpy` and `torch` insist."""
    if not check_trainer(kind):
        return PlainTrainer(positions, start, course), "NumPy"
    from tharsis.learn.by_torch import TorchTrainer

    trainer = TorchTrainer(positions, layout, start, course)
    return trainer, f"PyTorch on {trainer.device}"


def outputs_of(weights: Weights, positions: Positions, which: Ints, at_once: int = 8192) -> Ints:
    """What the net says of these positions."""
    parts = [
        run_sums(weights, inputs_of(positions, some).times(weights["first"]), positions.left[some])
        for some in np.split(which, range(at_once, len(which), at_once))
    ]
    return np.concatenate(parts)


def report(weights: Weights, positions: Positions, most: int = 60_000) -> dict[str, Any]:
    """How well a net foretells held-out games."""
    which = np.flatnonzero(positions.is_held_out)[:most]
    if len(which) == 0:
        return {"positions": 0}
    outputs, targets = outputs_of(weights, positions, which), positions.targets[which]
    chance = 1 / (1 + np.exp(-np.clip(outputs[:, WIN], -30, 30)))
    return {"positions": len(which), **_figures(chance, outputs, targets)} | {
        "by_players": {
            str(players): _figures(chance[some], outputs[some], targets[some])
            for players in np.unique(positions.players[which])
            for some in [positions.players[which] == players]
        },
        "calibration": calibration(chance, targets[:, WIN]),
    }


def _figures(chance: Ints, outputs: Ints, targets: Ints) -> dict[str, float]:
    won, sure = targets[:, WIN], np.clip(chance, 1e-6, 1 - 1e-6)
    decided = won != 0.5
    return {
        "accuracy": round(float(((chance > 0.5) == (won > 0.5))[decided].mean()), 4),
        "log_loss": round(float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean()), 4),
        "result_error": round(float(((outputs[:, RESULT] - targets[:, RESULT]) ** 2).mean()), 4),
        "points_error": round(float(np.abs(outputs[:, OWN_POINTS] - targets[:, OWN_POINTS]).mean() * 100), 2),
    }


def calibration(chance: Ints, won: Ints) -> list[tuple[float, float, int]]:
    """For each tenth of foretold chance: the mean chance, the share won, and how many positions."""
    tenths = np.minimum((chance * 10).astype(int), 9)
    rows = []
    for tenth in range(10):
        some = tenths == tenth
        if some.any():
            rows.append((round(float(chance[some].mean()), 3), round(float(won[some].mean()), 3), int(some.sum())))
    return rows
