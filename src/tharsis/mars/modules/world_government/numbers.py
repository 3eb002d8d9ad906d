"""The numbers of the World Government's question and its answers."""

from __future__ import annotations

from enum import IntEnum

KEY = "world_government"


class Ask(IntEnum):
    GOVERN = 41


class Do(IntEnum):
    GOVERN = 34
