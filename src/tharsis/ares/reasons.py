"""Reasons as records that the text room can render, and that read as plain English in an error."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tharsis.ares.cards import CARDS
from tharsis.ares.engine import engine
from tharsis.ares.rules.reasons import Why
from tharsis.ares.state import Phase
from tharsis.ares.tables import INDEX
from tharsis.cards import words as w
from tharsis.cards.names import HEAT, PLANT, ZONES
from tharsis.core.errors import UnknownOption
from tharsis.core.game import MAX_OPTIONS, WHY_NOT
from tharsis.core.reasons import WIDTH
from tharsis.core.records import memory_of
from tharsis.core.types import Game

SPENT = (HEAT, PLANT, "rating")


@dataclass(frozen=True)
class Reason:
    """Why a card cannot be played: a kind, what it is about, what there is and what is needed."""

    kind: str
    what: str = ""
    have: int | str = 0
    need: int | str = 0

    def __str__(self) -> str:
        return _ENGLISH[self.kind].format(what=self.what.replace("_", " "), have=self.have, need=self.need)


_ENGLISH = {
    "not_in_hand": "the card is not in hand",
    "phase": "it is played in the {need} phase, this is {have}",
    "at_least": "{what} were {have} when the phase began, needs {need}",
    "at_most": "{what} were {have} when the phase began, may be {need} at most",
    "zone_at_least": "{what} was {have} when the phase began, needs {need} or higher",
    "zone_at_most": "{what} was {have} when the phase began, may be {need} at most",
    "tags": "{what} tags are {have}, needs {need}",
    "rating": "rating is {have}, needs {need}",
    "price": "costs {need} M€, {have} can be paid",
    "stock": "{what} is {have}, must spend {need}",
}


def _need(card: int, place: int, have: int) -> Reason:
    need = CARDS[card].needs[place]
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
    return Reason("rating", "", have, getattr(need, "rating", 0))


def explain(game: Game, seat: int, option: str) -> list[Reason]:
    """Reasons against `play <card>`; other options have none beyond not being offered."""
    verb, _, key = option.partition(" ")
    if verb != "play":
        return []
    if key not in INDEX:
        raise UnknownOption(f"{key!r} is no card of Ares Expedition")
    card = INDEX[key]
    out = np.zeros(MAX_OPTIONS, np.int32)
    count = engine(memory_of(game), WHY_NOT, seat, card, np.zeros(4, np.int64), out)
    return [_reason(card, row) for row in out[: count * WIDTH].reshape(-1, WIDTH).tolist()]


def _reason(card: int, row: list[int]) -> Reason:
    if row[0] == Why.NOT_IN_HAND:
        return Reason("not_in_hand")
    if row[0] == Why.PHASE:
        return Reason("phase", "", Phase(row[2]).name.lower(), Phase(row[1]).name.lower())
    if row[0] == Why.NEED:
        return _need(card, row[1], row[2])
    if row[0] == Why.PRICE:
        return Reason("price", "mc", row[2], row[1])
    return Reason("stock", SPENT[row[1]], row[2], row[3])
