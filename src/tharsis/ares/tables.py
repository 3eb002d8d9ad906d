"""Card tables of Ares Expedition, as compiled rules read them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tharsis.ares.cards import CARDS, PROJECTS
from tharsis.ares.speech import SPEECH
from tharsis.ares.state import MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE, OCEAN_REWARDS, STANDARD_COSTS, Res
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.compiler import Programs, compile_cards, kind, resource
from tharsis.cards.ops import T_KIND, T_TILE, TriggerKind
from tharsis.core.types import Ints

INDEX: dict[str, int] = {card.key: index for index, card in enumerate(CARDS)}

TABLES = compile_cards(CARDS, Programs(SPEECH))
COST, TAG_COUNT, TAG_LIST, TAG_BITS = TABLES.cost, TABLES.tag_count, TABLES.tag_list, TABLES.tag_bits
HOLDS, NEEDS, POINTS = TABLES.holds, TABLES.needs, TABLES.points
ON_PLAY, ACTION, PRODUCTION_BOX = TABLES.on_play, TABLES.action, TABLES.production_box
ROWS, BRANCHES = TABLES.rows, TABLES.branches
TRIGGERS, MODIFIERS, MODIFIER_SPAN = TABLES.triggers, TABLES.modifiers, TABLES.modifier_span
PRODUCED, PAID_DISCOUNTS = TABLES.produced, TABLES.paid_discounts

KIND: Ints = np.array([kind(card.kind) for card in CARDS], np.int8)
IS_STARRED: Ints = np.array([card.starred for card in CARDS], np.int8)
BLUE, RED = kind(n.ACTIVE), kind(n.EVENT)


def _indices(test: Callable[[Card], bool]) -> Ints:
    return np.array([i for i, card in enumerate(CARDS) if test(card)], np.int16)


ACTION_CARDS = _indices(lambda card: bool(card.action))
HOLDER_CARDS = _indices(lambda card: bool(card.holds))
FIRST_GREEN: int = next(i for i, card in enumerate(PROJECTS) if card.kind == n.AUTOMATED)
"""Blue and red cards come before it, green ones from it on."""


def _triggers_of(kind_: TriggerKind, what: int = -1) -> Ints:
    return np.array([i for i, row in enumerate(TRIGGERS) if row[T_KIND] == kind_ and what in (-1, row[T_TILE])], np.int16)


TAG_TRIGGERS = _triggers_of(TriggerKind.TAG)
EVENT_TRIGGERS = _triggers_of(TriggerKind.EVENT)
CARD_TRIGGERS = _triggers_of(TriggerKind.CARD_PLAYED)
TEMPERATURE_TRIGGERS, OXYGEN_TRIGGERS, OCEAN_TRIGGERS = (_triggers_of(TriggerKind.RAISED, i) for i in range(3))
FOREST_TRIGGERS = _triggers_of(TriggerKind.FOREST)
ACTION_TRIGGERS = _triggers_of(TriggerKind.ACTION_USED)
STEEL_TRIGGERS = _triggers_of(TriggerKind.STORE_GAINED, resource(n.STEEL))
RATING_TRIGGERS = _triggers_of(TriggerKind.RATING_RAISED)

COSTLY: int = next(word.cost for card in CARDS for word in card.effects if isinstance(word, w.CostlyDiscount))

S_HEAT, S_PLANT, S_RATING = range(3)


def _spends(card: Card) -> tuple[int, int, int]:
    def stock(name: str) -> int:
        return sum(word.amount for word in card.on_play if isinstance(word, w.Lose) and word.resource == name)

    return stock(n.HEAT), stock(n.PLANT), sum(word.amount for word in card.on_play if isinstance(word, w.SpendRating))


SPENDS: Ints = np.array([_spends(card) for card in CARDS], np.int16)
"""Heat, plants and rating that must be spent on top of the price; they cannot pay for the card."""


def _zones(first: int, step: int, tops: tuple[int, ...]) -> Ints:
    return np.array([sum(value > top for top in tops) for value in range(first, tops[-1] + 1, step)], np.int8)


TEMPERATURE_ZONE: Ints = _zones(MIN_TEMPERATURE, 2, (-20, -10, 0, MAX_TEMPERATURE))
OXYGEN_ZONE: Ints = _zones(0, 1, (2, 6, 11, MAX_OXYGEN))
"""The colour of every step of the track, from purple to white."""

STANDARD_COST: Ints = np.array(STANDARD_COSTS, np.int16)
FOREST, TEMPERATURE, OCEAN = range(3)

REWARD: Ints = np.array(OCEAN_REWARDS, np.int8)
"""M€, plants and cards under each ocean token."""

assert (int(Res.MC), int(Res.HEAT), int(Res.CARD)) == (resource(n.MC), resource(n.HEAT), resource(n.CARD))
