"""The tree of a seat's own next turns, which all deals share."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tharsis.core.jit import compiled

MAX_NODES = 32768
NONE = -1
NODE = np.dtype([("option", "i4"), ("first", "i4"), ("next", "i4"), ("visits", "i4"), ("total", "f8")], align=True)


@compiled
def clear_node(desk: Any, at: int, option: int) -> None:
    node = desk.nodes[at]
    node.option = option
    node.first = NONE
    node.next = NONE
    node.visits = 0
    node.total = 0.0


@compiled
def child_with(desk: Any, parent: int, option: int) -> int:
    child = int(desk.nodes[parent].first)
    while child != NONE and desk.nodes[child].option != option:
        child = int(desk.nodes[child].next)
    return child


@compiled
def add_child(desk: Any, parent: int, option: int) -> int:
    at = int(desk.nodes_used)
    if at >= MAX_NODES:
        return NONE
    clear_node(desk, at, option)
    desk.nodes[at].next = desk.nodes[parent].first
    desk.nodes[parent].first = at
    desk.nodes_used = at + 1
    return at


@compiled
def promise(desk: Any, parent: int, option: int, share: float) -> float:
    """Mean result so far, and the more curiosity the better the score and the fewer the visits."""
    node = desk.nodes[parent]
    child = child_with(desk, parent, option)
    visits = 0
    mean = float(node.total) / max(1, int(node.visits)) - 1.0
    if child != NONE and desk.nodes[child].visits > 0:
        visits = int(desk.nodes[child].visits)
        mean = float(desk.nodes[child].total) / visits
    return mean + desk.weights.curiosity * share * math.sqrt(float(node.visits) + 1) / (1 + visits)
