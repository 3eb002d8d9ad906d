"""A rating over time as a drawing: line, band of doubt, axes."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 46, 560, 16, 184
SPARK_W, SPARK_H = 70, 20
SPARKS = 20
"""Games that a small line shows."""
STEPS = (10, 20, 50, 100, 200, 500)
MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Tick:
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Chart:
    label: str
    line: str
    band: str
    up: tuple[Tick, ...]
    across: tuple[Tick, ...]
    end_x: float
    end_y: float
    end: str
    width: int = WIDTH
    height: int = HEIGHT


def path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def chart(points: Sequence[tuple[float, int, int]], label: str) -> Chart:
    """Time, rating and doubt after each game, one step a game."""
    low = min(rating - doubt for _, rating, doubt in points)
    high = max(rating + doubt for _, rating, doubt in points)
    step = next((step for step in STEPS if (high - low) / step <= MOST_LINES), STEPS[-1])
    bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step

    def x(at: int) -> float:
        return LEFT + (RIGHT - LEFT) * (at / (len(points) - 1) if len(points) > 1 else 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - bottom) / max(1, top - bottom)

    line = [(x(at), y(rating)) for at, (_, rating, _) in enumerate(points)]
    above = [(x(at), y(rating + doubt)) for at, (_, rating, doubt) in enumerate(points)]
    below = [(x(at), y(rating - doubt)) for at, (_, rating, doubt) in enumerate(points)]
    up = tuple(Tick(round(y(value), 1), str(value)) for value in range(bottom, top + 1, step))
    chosen = sorted({0, len(points) // 2, len(points) - 1})
    days = {day(points[at][0]): at for at in reversed(chosen)}
    across = tuple(Tick(round(x(at), 1), text) for text, at in sorted(days.items(), key=lambda one: one[1]))
    end_x, end_y = (round(at, 1) for at in line[-1])
    return Chart(label, path(line), path([*above, *reversed(below)]) + "Z", up, across, end_x, end_y, str(points[-1][1]))


def day(at: float) -> str:
    return time.strftime("%d.%m.%y", time.gmtime(at))


def spark(ratings: Sequence[int]) -> str:
    """The last ratings as a small line; empty for fewer than two."""
    last = ratings[-SPARKS:]
    if len(last) < 2:
        return ""
    low, high = min(last), max(last)
    wide, tall = (SPARK_W - 4) / (len(last) - 1), (SPARK_H - 6) / max(1, high - low)
    return path([(2 + at * wide, SPARK_H - 3 - (rating - low) * tall) for at, rating in enumerate(last)])
