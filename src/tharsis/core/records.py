"""Laying out records: wide fields first, so that no byte of a record is padding and equal games are equal bytes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tharsis.core.types import Ints, Record

WORD = 8


def record_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    by_width = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    rest = -np.dtype(list(by_width)).itemsize % WORD
    return np.dtype([*by_width, ("spare", "u1", rest)] if rest else list(by_width), align=True)


def with_names(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, whose single records have fields as attributes. Only this one can be a record's own type, and only the
    plain one a field of another record: NumPy forgets the alignment here."""
    return np.dtype((np.record, dtype))


def record_at(memory: Ints, dtype: np.dtype[Any]) -> Record:
    return memory.view(dtype)[0]


def memory_of(record: Record) -> Ints:
    """The bytes a record from `blank` or `copy_record` lies in. The engine's door takes these: a record passed to compiled code
    has all its fields described anew each time, which takes longer than most moves."""
    memory: Ints = record.base.base
    return memory


def blank(dtype: np.dtype[Any]) -> Record:
    return record_at(np.zeros(dtype.itemsize, np.uint8), dtype)


def copy_record(record: Record) -> Record:
    """A record of its own memory. NumPy copies records field by field; bytes are a hundred times quicker."""
    return record_at(memory_of(record).copy(), record.dtype)


def as_bytes(records: Ints) -> Ints:
    """The same memory as opaque rows, for copying positions in bulk."""
    return records.view(np.dtype((np.void, records.dtype.itemsize)))
