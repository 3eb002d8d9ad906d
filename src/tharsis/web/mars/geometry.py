"""Where things lie on the drawing of Mars: 788 × 498 units, the disc in the middle, oxygen left, temperature right."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt

from tharsis.mars.board import BESIDE, POSITIONS

WIDTH = 788
MIDDLE_X, MIDDLE_Y = 394.0, 249.0
HEX = 29.8
HALF_STEP, ROW_STEP = HEX * sqrt(3) / 2, HEX * 1.5
OUTER, INNER, NUMBERS, MARKS = 271.0, 249.0, 260.0, 288.0
SPREAD = 123.3
GAP = 0.7
ROOM = (38.0, 104.0, 236.0, 170.0, 302.0, 368.0)
"""Beside the disc: long names above and below, where the arc leaves them room."""
OFF_MAP = {space: (30.0, ROOM[at % len(ROOM)]) for at, space in enumerate(BESIDE.values())}


def place_of(space: int) -> tuple[float, float]:
    if space in OFF_MAP:
        return OFF_MAP[space]
    row, x = POSITIONS[space]
    return round(MIDDLE_X + (x - 8) * HALF_STEP, 1), round(MIDDLE_Y + (row - 4) * ROW_STEP, 1)


def on_circle(radius: float, degrees: float, side: int) -> tuple[float, float]:
    """Degrees from the horizontal, upwards; side −1 is left, 1 right."""
    return round(MIDDLE_X + side * radius * cos(radians(degrees)), 1), round(MIDDLE_Y - radius * sin(radians(degrees)), 1)


def middle_of(step: int, steps: int) -> float:
    return -SPREAD / 2 + SPREAD / steps * (step + 0.5)


LADDER = (738.0, 764.0)
LADDER_FOOT, LADDER_TOP = 412.0, 112.0
"""Tracks beyond the two around the disc stand upright at its right."""


def rung_middle(step: int, steps: int) -> float:
    return LADDER_FOOT - (LADDER_FOOT - LADDER_TOP) / steps * (step + 0.5)


def rung(step: int, steps: int) -> str:
    """One piece of an upright track, counted from below."""
    half = (LADDER_FOOT - LADDER_TOP) / steps / 2 - GAP
    low, high = rung_middle(step, steps) + half, rung_middle(step, steps) - half
    return f"M{LADDER[0]} {low:.1f}H{LADDER[1]}V{high:.1f}H{LADDER[0]}Z"


def rung_tick(step: int, steps: int) -> tuple[str, float, float]:
    """A line from the track to a mark at its left."""
    y = round(rung_middle(step, steps), 1)
    return f"M{LADDER[0] - 2} {y}H{LADDER[0] - 12}", LADDER[0] - 24, y


@lru_cache(maxsize=64)
def segment(step: int, steps: int, side: int) -> str:
    """One piece of an arc, counted from below."""
    size = SPREAD / steps
    low, high = middle_of(step, steps) - (size - GAP) / 2, middle_of(step, steps) + (size - GAP) / 2
    (ax, ay), (bx, by) = on_circle(OUTER, low, side), on_circle(OUTER, high, side)
    (cx, cy), (dx, dy) = on_circle(INNER, high, side), on_circle(INNER, low, side)
    out, back = (1, 0) if side < 0 else (0, 1)
    return f"M{ax} {ay}A271 271 0 0 {out} {bx} {by}L{cx} {cy}A249 249 0 0 {back} {dx} {dy}Z"


def numbers_at(step: int, steps: int, side: int) -> tuple[float, float]:
    x, y = on_circle(NUMBERS, middle_of(step, steps), side)
    return x, round(y + 4, 1)


def tick(step: int, steps: int, side: int) -> tuple[str, float, float]:
    """A line from the arc to a mark outside it."""
    (ax, ay), (bx, by) = on_circle(OUTER + 2, middle_of(step, steps), side), on_circle(MARKS, middle_of(step, steps), side)
    return f"M{ax} {ay}L{bx} {by}", bx, by
