"""Laying out records: wide fields first, so that no byte of a record is padding and equal games are equal bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

WORD = 8


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    by_width = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    rest = -np.dtype(list(by_width)).itemsize % WORD
    return np.dtype([*by_width, ("spare", "u1", rest)] if rest else list(by_width), align=True)
