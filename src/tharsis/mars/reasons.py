"""Reasons as records that the text room can render, and that read as plain English in an error."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tharsis.cards import words as w
from tharsis.cards.names import RESOURCES
from tharsis.cards.ops import OP, WHAT, N, Op
from tharsis.core.errors import UnknownOption
from tharsis.core.game import MAX_OPTIONS, WHY_NOT
from tharsis.core.reasons import WIDTH
from tharsis.core.records import memory_of
from tharsis.core.types import Game
from tharsis.mars.cards import CARDS
from tharsis.mars.engine import engine
from tharsis.mars.rules.reasons import Why
from tharsis.mars.tables import INDEX, ROWS

UNITS = {"temperature": " °C", "oxygen": " %", "oceans": ""}

EFFECT_REASONS = {
    Op.LOSE: "stock", Op.SPEND: "stock", Op.LOSE_PRODUCTION: "production", Op.CUT_PRODUCTION: "no_victim",
    Op.SPECIAL: "no_building", Op.SPEND_OWN_CUBE: "no_cube", Op.BUILD_COLONY: "no_colony", Op.MOVE_TRACKS: "no_tracks",
}  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """Why a card cannot be played: a kind, what it is about, what there is and what is needed."""

    kind: str
    what: str = ""
    have: int = 0
    need: int = 0

    def __str__(self) -> str:
        return _ENGLISH[self.kind].format(
            what=self.what.replace("_", " "), have=self.have, need=self.need, unit=UNITS.get(self.what, "")
        )


_ENGLISH = {
    "not_in_hand": "the card is not in hand",
    "at_least": "{what} is {have}{unit}, needs {need}{unit}",
    "at_most": "{what} is {have}{unit}, may be {need}{unit} at most",
    "tags": "{what} tags are {have}, needs {need}",
    "has_production": "{what} production is {have}, needs {need}",
    "cities": "cities in play are {have}, needs {need}",
    "own_cities": "own cities are {have}, needs {need}",
    "greeneries": "own greeneries are {have}, needs {need}",
    "colonies": "own colonies are {have}, needs {need}",
    "at_most_colonies": "own colonies are {have}, may be {need} at most",
    "cubes": "{what} cubes are {have}, needs {need}",
    "price": "costs {need} M€, {have} can be paid",
    "stock": "needs {need} {what}",
    "production": "needs {need} {what} production to lose",
    "no_victim": "nobody can lose {need} {what} production",
    "no_building": "no building has a production box that can be copied",
    "no_cube": "no own card has a cube to spend",
    "no_colony": "no colony can be built",
    "no_tracks": "no pair of colony tracks can move",
}


def _need(card: int, place: int, have: int) -> Reason:
    need = CARDS[card].needs[place]
    match need:
        case w.AtLeast(what, value):
            return Reason("at_least", what, have, value)
        case w.AtMost(what, value):
            return Reason("at_most", what, have, value)
        case w.NeedTags(what, count):
            return Reason("tags", what, have, count)
        case w.NeedProduction(what, count):
            return Reason("has_production", what, have, count)
        case w.NeedCities(count, whose):
            return Reason("own_cities" if whose == "own" else "cities", "", have, count)
        case w.NeedGreeneries(count):
            return Reason("greeneries", "", have, count)
        case w.AtMostColonies(count):
            return Reason("at_most_colonies", "", have, count)
        case w.NeedCubes(what, count):
            return Reason("cubes", what, have, count)
    return Reason("colonies", "", have, getattr(need, "count", 0))


def _effect(row: int) -> Reason:
    kind = EFFECT_REASONS[Op(int(ROWS[row, OP]))]
    what = RESOURCES[int(ROWS[row, WHAT])] if kind in ("stock", "production", "no_victim") else ""
    return Reason(kind, what, 0, int(ROWS[row, N]))


def explain(game: Game, seat: int, option: str) -> list[Reason]:
    """Reasons against `play <card>`; other options have none beyond not being offered."""
    verb, _, key = option.partition(" ")
    if verb != "play":
        return []
    if key not in INDEX:
        raise UnknownOption(f"{key!r} is no card of Mars")
    card = INDEX[key]
    out = np.zeros(MAX_OPTIONS, np.int32)
    count = engine(memory_of(game), WHY_NOT, seat, card, np.zeros(4, np.int64), out)
    return [_reason(card, row) for row in out[: count * WIDTH].reshape(-1, WIDTH).tolist()]


def _reason(card: int, row: list[int]) -> Reason:
    if row[0] == Why.NOT_IN_HAND:
        return Reason("not_in_hand")
    if row[0] == Why.NEED:
        return _need(card, row[1], row[2])
    if row[0] == Why.PRICE:
        return Reason("price", "mc", row[2], row[1])
    return _effect(row[1])
