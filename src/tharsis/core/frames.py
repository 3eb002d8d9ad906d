"""Owed choices are data: each seat has a stack of frames inside the record.

A frame is a row of eight numbers: its kind, the card that caused it, and arguments. The frame on top is asked next.
Frames are kept in order of priority, so that an effect which leads to another just pushes it and goes on;
among equals the older one comes first.
"""

from __future__ import annotations

from tharsis.core.jit import compiled
from tharsis.core.types import Game

KIND, CARD, A, B, C, D, E, ORDERED = range(8)
FRAME_WIDTH = 8
MAX_FRAMES = 20
ASK_KINDS = 64
"""Kinds of frame have smaller numbers."""

FAULT_FRAMES = 1


@compiled
def push(game: Game, seat: int, priority: int, kind: int, card: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Owe a choice. Lower priority numbers are asked sooner; they lie in a row of their own beside the frames."""
    depth = int(game.depth[seat])
    if depth == MAX_FRAMES:
        game.fault = FAULT_FRAMES
        return
    at = depth
    while at > 0 and game.priority[seat, at - 1] <= priority:
        at -= 1
    for i in range(depth, at, -1):
        game.priority[seat, i] = game.priority[seat, i - 1]
        for field in range(FRAME_WIDTH):
            game.frames[seat, i, field] = game.frames[seat, i - 1, field]
    game.priority[seat, at] = priority
    frame = game.frames[seat, at]
    frame[KIND] = kind
    frame[CARD] = card
    frame[A] = a
    frame[B] = b
    frame[C] = c
    frame[D] = d
    frame[E] = e
    frame[ORDERED] = 0
    game.depth[seat] = depth + 1


@compiled
def pop(game: Game, seat: int) -> None:
    top = game.depth[seat] - 1
    game.depth[seat] = top
    game.priority[seat, top] = 0
    for field in range(FRAME_WIDTH):
        game.frames[seat, top, field] = 0


@compiled
def raise_to_top(game: Game, seat: int, at: int) -> None:
    """Resolve the frame at this position first, whatever its priority."""
    top = game.depth[seat] - 1
    for i in range(at, top):
        for field in range(FRAME_WIDTH):
            swap = game.frames[seat, i, field]
            game.frames[seat, i, field] = game.frames[seat, i + 1, field]
            game.frames[seat, i + 1, field] = swap
        swap_priority = game.priority[seat, i]
        game.priority[seat, i] = game.priority[seat, i + 1]
        game.priority[seat, i + 1] = swap_priority
    game.priority[seat, top] = 0
    game.frames[seat, top, ORDERED] = 1


@compiled
def top_kind(game: Game, seat: int) -> int:
    """The kind of the choice this seat owes, 0 when it owes none."""
    depth = int(game.depth[seat])
    return int(game.frames[seat, depth - 1, KIND]) if depth > 0 else 0
