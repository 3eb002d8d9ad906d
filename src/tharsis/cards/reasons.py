"""Reasons as records that the text room can render, and that read as plain English in an error; the same in both games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.compiler import ADDED_OPS
from tharsis.cards.module import all_parameters, cube_kinds, module_words, unit_of
from tharsis.cards.names import HEAT, PLANT, RESOURCES, ZONES
from tharsis.cards.ops import OP, OWN, WHAT, Op
from tharsis.core.errors import UnknownOption
from tharsis.core.game import MAX_OPTIONS, WHY_NOT
from tharsis.core.reasons import WIDTH, Why
from tharsis.core.records import memory_of
from tharsis.core.types import Ints, Record

SPENT = (HEAT, PLANT, "rating")
"""What an Ares card may take on top of its price."""


@dataclass(frozen=True)
class Reason:
    """Why a card cannot be played or used: a kind, what it is about, what there is and what is needed."""

    kind: str
    what: str = ""
    have: int | str = 0
    need: int | str = 0

    def __str__(self) -> str:
        unit = unit_of(self.what)
        words = {
            "what": self.what.replace("_", " "),
            "have": self.have,
            "need": self.need,
            "unit": f" {unit}" if unit else "",
        }
        return (ENGLISH.get(self.kind) or english_of(self.kind)).format(**words)


def english_of(kind: str) -> str:
    """A reason that a module adds."""
    return next((word.english for word in module_words().values() if word.reason == kind), kind)


ENGLISH = {
    "not_in_hand": "the card is not in hand",
    "not_in_play": "the card is not in play",
    "used": "the action was used already",
    "phase": "it is played in the {need} phase, this is {have}",
    "use_phase": "it is used in the {need} phase, this is {have}",
    "at_least": "{what} is {have}{unit}, needs {need}{unit}",
    "at_most": "{what} is {have}{unit}, may be {need}{unit} at most",
    "zone_at_least": "{what} was {have} when the phase began, needs {need} or higher",
    "zone_at_most": "{what} was {have} when the phase began, may be {need} at most",
    "tags": "{what} tags are {have}, needs {need}",
    "has_production": "{what} production is {have}, needs {need}",
    "cities": "cities in play are {have}, needs {need}",
    "own_cities": "own cities are {have}, needs {need}",
    "greeneries": "own greeneries are {have}, needs {need}",
    "cubes": "{what} cubes are {have}, needs {need}",
    "has_rating": "rating is {have}, needs {need}",
    "price": "costs {need} M€, {have} can be paid",
    "stock": "{what} is {have}, must spend {need}",
    "production": "{what} production is {have}, must lose {need}",
    "cubes_here": "{what} cubes here are {have}, must spend {need}",
    "rating": "rating is {have}, must spend {need}",
    "hand": "cards in hand are {have}, needs {need}",
    "no_victim": "nobody can lose {need} {what} production",
    "nobody_to_rob": "nobody has {what} to lose",
    "no_cube_to_take": "no card has {what} cubes to take",
    "no_target": "no own card can take {what} cubes",
    "no_building": "no building has a production box that can be copied",
    "no_cube": "no own card has {what} cubes to spend",
    "no_branch": "none of the choices can be done",
    "rating_not_raised": "rating was not raised this generation",
    "nothing_to_exchange": "there is nothing to change",
    "no_cards": "no cards are left to draw",
    "parameter_full": "{what} can rise no further",
}

OF_RESOURCES = (Op.LOSE, Op.SPEND, Op.LOSE_PRODUCTION, Op.CUT_PRODUCTION, Op.REMOVE, Op.STEAL)
OF_CUBES = (Op.SPEND_OWN_CUBE, Op.TAKE_CUBE, Op.REMOVE_CUBES, Op.ADD_CUBES, Op.SPEND_CUBES)
OF_PARAMETERS = (Op.RAISE, Op.FLIP_OCEAN)
OF_ROWS = {
    Op.LOSE: "stock", Op.SPEND: "stock", Op.PAY: "price", Op.LOSE_PRODUCTION: "production", Op.SPEND_RATING: "rating",
    Op.SPEND_CUBES: "cubes_here", Op.DISCARD: "hand", Op.REDRAW: "hand", Op.CUT_PRODUCTION: "no_victim",
    Op.REMOVE: "nobody_to_rob", Op.STEAL: "nobody_to_rob", Op.REMOVE_CUBES: "no_cube_to_take", Op.TAKE_CUBE: "no_cube_to_take",
    Op.ADD_CUBES: "no_target", Op.SPECIAL: "no_building", Op.SPEND_OWN_CUBE: "no_cube", Op.EITHER: "no_branch",
    Op.IF_TAGS: "no_branch", Op.IF_CHOSE: "no_branch", Op.IF_ACTIVE: "no_branch",
    Op.IF_RATING_RAISED: "rating_not_raised", Op.EXCHANGE: "nothing_to_exchange", Op.REVEAL_FOR_TAG: "no_cards",
    Op.RAISE: "parameter_full", Op.FLIP_OCEAN: "parameter_full",
}  # fmt: skip
"""What it means that a row of a program cannot be carried out."""


def unmet(need: w.Need, have: int) -> Reason:
    match need:
        case w.AtLeast(what, value):
            return Reason("at_least", what, have, value)
        case w.AtMost(what, value):
            return Reason("at_most", what, have, value)
        case w.AtLeastZone(what, zone):
            return Reason("zone_at_least", what, ZONES[have], zone)
        case w.AtMostZone(what, zone):
            return Reason("zone_at_most", what, ZONES[have], zone)
        case w.NeedTags(what, count):
            return Reason("tags", what, have, count)
        case w.NeedProduction(what, count):
            return Reason("has_production", what, have, count)
        case w.NeedCities(count, whose):
            return Reason("own_cities" if whose == "own" else "cities", "", have, count)
        case w.NeedGreeneries(count):
            return Reason("greeneries", "", have, count)
        case w.NeedCubes(what, count):
            return Reason("cubes", what, have, count)
        case w.NeedRating(rating):
            return Reason("has_rating", "", have, rating)
    new = module_words()[type(need)]
    return Reason(new.reason, "", have, abs(new.lower(need)[2]))


def reason_of_op(op: int) -> str:
    """What it means that a row of an op of a module's cannot be carried out."""
    return next((module_words()[kind].reason for kind, number in ADDED_OPS.items() if number == op), "")


def blocked(card: Card, row: Sequence[int], have: int, need: int) -> Reason:
    """A row of the card's program that cannot be carried out."""
    if row[OP] >= OWN:
        return Reason(reason_of_op(row[OP]), "", have, need)
    op = Op(row[OP])
    if op in OF_PARAMETERS:
        return Reason(OF_ROWS[op], all_parameters()[row[WHAT]])
    if op in OF_CUBES:
        return Reason(OF_ROWS[op], card.holds if op == Op.SPEND_CUBES else cube_kinds()[row[WHAT]], have, need)
    return Reason(OF_ROWS[op], RESOURCES[row[WHAT]] if op in OF_RESOURCES else "", have, need)


@dataclass(frozen=True)
class Book:
    """What a game's reasons are made of."""

    name: str
    cards: Sequence[Card]
    index: Mapping[str, int]
    rows: Ints
    engine: Callable[..., int]
    phases: Sequence[str] = ()

    def explain(self, game: Record, seat: int, option: str) -> list[Reason]:
        """Reasons against `play <card>` and `use <card>`; other options have none beyond not being offered."""
        verb, _, key = option.partition(" ")
        if verb not in ("play", "use"):
            return []
        if key not in self.index:
            raise UnknownOption(f"{key!r} is no card of {self.name}")
        card, out = self.index[key], np.zeros(MAX_OPTIONS, np.int32)
        asked = card if verb == "play" else ~card
        count = self.engine(memory_of(game), WHY_NOT, seat, asked, np.zeros(4, np.int64), out)
        return [self._reason(card, verb, row) for row in out[: count * WIDTH].reshape(-1, WIDTH).tolist()]

    def _reason(self, card: int, verb: str, row: list[int]) -> Reason:
        why, a, b, c = row
        match why:
            case Why.NEED:
                return unmet(self.cards[card].needs[a], b)
            case Why.PRICE:
                return Reason("price", "mc", b, a)
            case Why.EFFECT:
                return blocked(self.cards[card], self.rows[a].tolist(), b, c)
            case Why.SPEND:
                return Reason("stock", SPENT[a], b, c)
            case Why.PHASE:
                return Reason("phase" if verb == "play" else "use_phase", "", self.phases[b], self.phases[a])
        return Reason(Why(why).name.lower())
