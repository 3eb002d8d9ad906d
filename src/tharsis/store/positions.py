"""Positions as they are stored: bytes, beside the names of their fields and cards, so that later rules can read them.

Fields are found by name, cards, tags, tracks and goals by key. What was renamed or is counted otherwise since has a function in
`CHANGES`. A position in the middle of a card's program is read only while programs are the same: an earlier one is taken then.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from tharsis.core.errors import BadSave
from tharsis.core.frames import CARD, KIND, A, E
from tharsis.core.game import BaseGame, Rules
from tharsis.core.piles import BOX, DECK, NO_CARD
from tharsis.core.records import blank, copy_record
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
def axes(name: str) -> dict[str, tuple[str, ...]]:
    """What the places of fields stand for that have one for each tag, track, goal or standard project."""
    room, cards = f"tharsis.{name}", importlib.import_module("tharsis.cards.names")
    found = {"tags": tuple(getattr(importlib.import_module(f"{room}.state"), "TAGS", cards.TAGS))}
    if name == "mars":
        maps, tracks = (importlib.import_module(f"{room}.{part}") for part in ("maps", "tracks"))
        projects = importlib.import_module("tharsis.cards.compiler").standard_projects()
        found |= {"milestones": tuple(maps.MILESTONES), "awards": tuple(maps.AWARDS), "standard": tuple(projects)}
        found["tracks"] = tuple(track.key for track in tracks.TRACKS)
    return found


OF_AXES = {
    "tags": "tags", "discount": "tags", "level": "tracks", "milestone": "milestones", "award": "awards",
    "project_discount": "standard",
}  # fmt: skip
"""Fields whose last places are those of an axis; one place more stands for all of them."""


@lru_cache
def programs(name: str) -> str:
    """A hash of what cards do: owed choices point into it."""
    tables = importlib.import_module(f"tharsis.{name}.tables").TABLES
    return hashlib.sha256(tables.rows.tobytes() + tables.branches.tobytes()).hexdigest()[:16]


@lru_cache
def layout(name: str, version: str, dtype: np.dtype[Any]) -> str:
    fields = [[field, *_kind(dtype[field])] for field in dtype.names or ()]
    told = {
        "game": name, "rules": version, "fields": fields,
        "cards": card_keys(name), "axes": axes(name), "programs": programs(name),
    }  # fmt: skip
    return json.dumps(told, separators=(",", ":"))


def _kind(dtype: np.dtype[Any]) -> tuple[str, list[int]]:
    base, shape = dtype.subdtype or (dtype, ())
    return base.str, list(shape)


def packed(game: BaseGame, number: int, is_kept: bool) -> Position:
    parts = b"".join(np.ascontiguousarray(game.state[name]).tobytes() for name in game.rules.dtype.names or ())
    rules = game.rules
    return Position(number, len(game.moves), layout(rules.name, rules.version, rules.dtype), zlib.compress(parts, 1), is_kept)


def unpacked(position: Position, rules: Rules, fresh: Record | None = None) -> Record:
    """The record under these rules, which may be later ones. What the position does not know is as in a fresh game."""
    told = json.loads(position.layout)
    if told["game"] != rules.name:
        raise BadSave(f"this is a position of {told['game']!r}, not of {rules.name!r}")
    fields = _fields(zlib.decompress(position.data), told["fields"])
    for change in CHANGES.get(rules.name, ()):
        change(fields)
    if told.get("programs") != programs(rules.name):
        _check_calm(fields, rules)
    _renumber(fields, told["cards"], card_keys(rules.name))
    record = blank(rules.dtype) if fresh is None else copy_record(fresh)
    _place(fields, told.get("axes", {}), record, rules.name)
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


def _check_calm(fields: Fields, rules: Rules) -> None:
    """Nobody owes a choice that points into a program of a card."""
    for seat, depth in enumerate(np.atleast_1d(fields["depth"]).tolist()):
        for row in fields["frames"][seat, :depth].tolist():
            facts = rules.describe.frames.get(row[KIND], ("_",))
            if any(fact.startswith("_") and value for fact, value in zip(facts, row[A : E + 1], strict=False)):
                raise BadSave("this position lies in the middle of what a card does, which is told otherwise now")


def _place(fields: Fields, told: dict[str, list[str]], record: Record, name: str) -> None:
    """Places of axes by their names; new ones stay as they are in the record."""
    for field, axis in OF_AXES.items():
        old, new = told.get(axis), axes(name).get(axis)
        if field not in fields or field not in (record.dtype.names or ()) or old is None or new is None or tuple(old) == new:
            continue
        value, laid = fields[field], np.array(record[field])
        for at, key in enumerate(old):
            if key in new:
                laid[..., new.index(key)] = value[..., at]
        laid[..., len(new) :] = value[..., len(old) :]
        fields[field] = laid


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
