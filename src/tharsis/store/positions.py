"""Positions as they are stored: bytes, beside the names of their fields and cards, so that later rules can read them.

Fields are found by name and cards by key. What was renamed or is counted otherwise since has a function in `CHANGES`.
"""

from __future__ import annotations

import importlib
import json
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from tharsis.core.errors import BadSave
from tharsis.core.frames import CARD
from tharsis.core.game import BaseGame, Rules
from tharsis.core.piles import BOX, DECK, NO_CARD
from tharsis.core.records import blank
from tharsis.core.types import Record
from tharsis.store.records import Position

Fields = dict[str, Any]
Change = Callable[[Fields], None]


CHANGES: dict[str, tuple[Change, ...]] = {}
"""What happened to the fields of each game since positions are stored, in order. A function looks whether it is meant."""


@lru_cache
def card_keys(name: str) -> tuple[str, ...]:
    return tuple(importlib.import_module(f"tharsis.{name}.tables").TABLES.keys)


@lru_cache
def layout(name: str, version: str, dtype: np.dtype[Any]) -> str:
    fields = [[field, *_kind(dtype[field])] for field in dtype.names or ()]
    told = {"game": name, "rules": version, "fields": fields, "cards": card_keys(name)}
    return json.dumps(told, separators=(",", ":"))


def _kind(dtype: np.dtype[Any]) -> tuple[str, list[int]]:
    base, shape = dtype.subdtype or (dtype, ())
    return base.str, list(shape)


def packed(game: BaseGame, number: int, is_kept: bool) -> Position:
    parts = b"".join(np.ascontiguousarray(game.state[name]).tobytes() for name in game.rules.dtype.names or ())
    rules = game.rules
    return Position(number, len(game.moves), layout(rules.name, rules.version, rules.dtype), zlib.compress(parts, 1), is_kept)


def unpacked(position: Position, rules: Rules) -> Record:
    """The record under these rules, which may be later ones."""
    told = json.loads(position.layout)
    if told["game"] != rules.name:
        raise BadSave(f"this is a position of {told['game']!r}, not of {rules.name!r}")
    fields = _fields(zlib.decompress(position.data), told["fields"])
    for change in CHANGES.get(rules.name, ()):
        change(fields)
    _renumber(fields, told["cards"], card_keys(rules.name))
    record = blank(rules.dtype)
    for name in rules.dtype.names or ():
        if name in fields:
            _lay(record, name, fields[name])
    return record


def _fields(data: bytes, told: list[list[Any]]) -> Fields:
    fields, at = dict[str, Any](), 0
    for name, kind, shape in told:
        size = int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize
        fields[name] = np.frombuffer(data[at : at + size], kind).reshape(shape)
        at += size
    return fields


def _lay(record: Record, name: str, value: Any) -> None:
    """A field that has grown keeps what it had; the rest is blank."""
    place = record[name]
    if np.ndim(place) == 0:
        record[name] = value
        return
    if np.ndim(place) != np.ndim(value):
        raise BadSave(f"{name!r} of this position has another shape")
    part = tuple(slice(0, min(new, old)) for new, old in zip(np.shape(place), np.shape(value), strict=True))
    place[part] = value[part]


def _renumber(fields: Fields, old: list[str], new: tuple[str, ...]) -> None:
    """Cards have other numbers when there are other cards."""
    if tuple(old) == new:
        return
    number = {key: at for at, key in enumerate(new)}
    missing = [key for at, key in enumerate(old) if key not in number and int(fields["zone"][at]) not in (DECK, BOX)]
    if missing:
        raise BadSave(f"this position has cards that are no more: {', '.join(missing[:3])}")
    of = np.array([number.get(key, NO_CARD) for key in old])
    for name, value in fields.items():
        if np.shape(value) == (len(old),) and name != "deck":
            fields[name] = _by_card(value, of, len(new), BOX if name == "zone" else 0)
    fields["deck"] = of[np.asarray(fields["deck"], int)]
    fields["corporation"] = _renamed(fields["corporation"], of)
    frames = fields["frames"].copy()
    frames[..., CARD] = _renamed(frames[..., CARD], of)
    fields["frames"] = frames


def _renamed(cards: Any, of: Any) -> Any:
    """Numbers of cards; others stand for something else."""
    is_card = (cards >= 0) & (cards < len(of))
    return np.where(is_card, of[np.where(is_card, cards, 0)], cards)


def _by_card(value: Any, of: Any, size: int, at_first: int) -> Any:
    """Cards that came later are not in this game."""
    moved = np.full(size, at_first, value.dtype)
    is_there = of >= 0
    moved[of[is_there]] = value[is_there]
    return moved
