"""The tree of a seat's own next turns, which all deals share. A turn is found by what it follows and what was chosen in it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tharsis.core.jit import compiled

MAX_NODES = 32768
NONE = -1
NODE = np.dtype([("option", "i4"), ("parent", "i4"), ("slot", "i4"), ("visits", "i4"), ("total", "f8")], align=True)
MAX_SLOTS = 4 * MAX_NODES
LAST_SLOT = MAX_SLOTS - 1
"""A power of two. Each node lies in the first free slot from the one that its option and parent tell."""
OF_OPTION, OF_PARENT, FOLD = 0x9E3779B1, 0x85EBCA77, 15


@compiled
def clear_node(desk: Any, at: int, option: int) -> None:
    node = desk.nodes[at]
    node.option = option
    node.parent = NONE
    node.slot = NONE
    node.visits = 0
    node.total = 0.0


@compiled
def clear_tree(desk: Any, roots: int) -> None:
    """So many roots are left, to be begun at."""
    for at in range(desk.nodes_used):
        if desk.nodes[at].slot != NONE:
            desk.slots[desk.nodes[at].slot] = 0
    for at in range(roots):
        clear_node(desk, at, NONE)
    desk.nodes_used = roots


@compiled
def slot_of(desk: Any, parent: int, option: int) -> int:
    """Where such a node lies, or would."""
    mixed = option * OF_OPTION + parent * OF_PARENT
    slot = (mixed ^ mixed >> FOLD) & LAST_SLOT
    while desk.slots[slot] != 0:
        node = desk.nodes[desk.slots[slot]]
        if node.option == option and node.parent == parent:
            return slot
        slot = (slot + 1) & LAST_SLOT
    return slot


@compiled
def child_with(desk: Any, parent: int, option: int) -> int:
    at = int(desk.slots[slot_of(desk, parent, option)])
    return at if at > 0 else NONE


@compiled
def add_child(desk: Any, parent: int, option: int) -> int:
    at = int(desk.nodes_used)
    if at >= MAX_NODES:
        return NONE
    clear_node(desk, at, option)
    slot = slot_of(desk, parent, option)
    desk.nodes[at].parent = parent
    desk.nodes[at].slot = slot
    desk.slots[slot] = at
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
