"""Card tables of Mars, as compiled rules read them."""

from __future__ import annotations

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.cards.compiler import NOTHING, STANDARD_PROJECTS, Programs, compile_cards, cube
from tharsis.cards.ops import OP, T_KIND, WHAT, B, N, Op, TriggerKind
from tharsis.core.types import Ints
from tharsis.mars.cards import CARDS
from tharsis.mars.colony_tiles import TILES
from tharsis.mars.tracks import TRACKS, step_bonuses

CARD_PRICE = 3

PROJECT_PROGRAMS: dict[str, tuple[w.Effect, ...]] = {
    "sell_patents": (),
    "power_plant": (w.GainProduction(n.ENERGY),),
    "asteroid": (w.Raise(n.TEMPERATURE),),
    "aquifer": (w.PlaceOcean(),),
    "greenery": (w.PlaceTile(n.GREENERY, n.GREENERY_SPACE),),
    "city": (w.PlaceTile(n.CITY, n.CITY_SPACE), w.GainProduction(n.MC)),
    "build_colony": (w.BuildColony(),),
}
PROJECT_COSTS: dict[str, int] = {
    "sell_patents": 0, "power_plant": 11, "asteroid": 14, "aquifer": 18, "greenery": 23, "city": 25, "build_colony": 17,
}  # fmt: skip
SELL_PATENTS, POWER_PLANT, ASTEROID, AQUIFER, GREENERY, CITY, BUILD_COLONY = range(7)

INDEX: dict[str, int] = {card.key: index for index, card in enumerate(CARDS)}

_programs = Programs()
PROJECT_COST: Ints = np.array([PROJECT_COSTS[key] for key in STANDARD_PROJECTS], np.int16)
PROJECT: Ints = np.array([_programs.add(PROJECT_PROGRAMS[key]) for key in STANDARD_PROJECTS], np.int16)
TRACK_BONUS: Ints = np.array([[_programs.add(bonus) for bonus in step_bonuses(track)] for track in TRACKS], np.int16)
"""The program of each step of each track."""
COLONY_BUILD: Ints = np.array([_programs.add(tile.build) for tile in TILES], np.int16)
COLONY_INCOME: Ints = np.array([[_programs.add(step) for step in tile.income] for tile in TILES], np.int16)
COLONY_BONUS: Ints = np.array([_programs.add(tile.bonus) for tile in TILES], np.int16)
COLONY_AWAITS: Ints = np.array([cube(tile.awaits) if tile.awaits else NOTHING for tile in TILES], np.int8)
"""The kind of cube some card must be able to hold before the tile wakes."""

TABLES = compile_cards(CARDS, _programs)
COST, TAG_COUNT, TAG_LIST, TAG_BITS = TABLES.cost, TABLES.tag_count, TABLES.tag_list, TABLES.tag_bits
IS_EVENT, HOLDS, NEEDS, POINTS = TABLES.is_event, TABLES.holds, TABLES.needs, TABLES.points
ON_PLAY, ACTION, FIRST_ACTION, PRODUCTION_BOX = TABLES.on_play, TABLES.action, TABLES.first_action, TABLES.production_box
KEEPS_CUBES, ROWS, BRANCHES, TRIGGERS = TABLES.keeps_cubes, TABLES.rows, TABLES.branches, TABLES.triggers
MODIFIERS, MODIFIER_SPAN = TABLES.modifiers, TABLES.modifier_span

ACTION_CARDS: Ints = np.array([i for i, card in enumerate(CARDS) if card.action], np.int16)
HOLDER_CARDS: Ints = np.array([i for i, card in enumerate(CARDS) if card.holds], np.int16)
BUILDING_CARDS: Ints = np.array(
    [
        i
        for i, card in enumerate(CARDS)
        if n.BUILDING in card.tags and not card.is_event and PRODUCTION_BOX[i, 0] < PRODUCTION_BOX[i, 1]
    ],
    np.int16,
)
FLOATERS_AS_HEAT, FLOATER_HEAT = next(
    (i, effect.heat) for i, card in enumerate(CARDS) for effect in card.effects if isinstance(effect, w.FloatersAsHeat)
)
"""The card whose floaters may be spent as heat, and how much each is."""


def _triggers_of(kind: TriggerKind) -> Ints:
    return np.array([i for i in range(len(TRIGGERS)) if TRIGGERS[i, T_KIND] == kind], np.int16)


TAG_TRIGGERS = _triggers_of(TriggerKind.TAG)
EVENT_TRIGGERS = _triggers_of(TriggerKind.EVENT)
CARD_TRIGGERS = _triggers_of(TriggerKind.CARD_PAID)
PROJECT_TRIGGERS = _triggers_of(TriggerKind.PROJECT_PAID)
TILE_TRIGGERS = _triggers_of(TriggerKind.TILE)
METAL_TRIGGERS = _triggers_of(TriggerKind.METAL_SPACE)
NEW_TAG_TRIGGERS = _triggers_of(TriggerKind.NEW_TAG)
COLONY_TRIGGERS = _triggers_of(TriggerKind.COLONY)


def _heat_reserve() -> Ints:
    """Heat that a card takes when it is played, and that therefore cannot pay for it."""
    reserve = np.zeros(len(CARDS), np.int16)
    for index, card in enumerate(CARDS):
        for effect in card.on_play:
            if isinstance(effect, w.Lose) and effect.resource == n.HEAT:
                reserve[index] = effect.amount
    return reserve


HEAT_RESERVE: Ints = _heat_reserve()
"""See M082 and the ruling on Local Heat Trapping with Helion."""


def places_city(card: int) -> bool:
    return any(ROWS[i, OP] == Op.PLACE and n.TILES[ROWS[i, WHAT] - 1] in (n.CITY, n.CAPITAL) for i in range(*ON_PLAY[card]))


PLACES_CITY: Ints = np.array([places_city(i) for i in range(len(CARDS))], np.int8)

STARTING_MC: Ints = np.array([starting_mc(card) if card.is_corporation else 0 for card in CARDS], np.int16)


def _starting_card_price(card: Card) -> int:
    return next((word.price for word in card.effects if isinstance(word, w.CardPrice)), CARD_PRICE)


STARTING_CARD_PRICE: Ints = np.array([_starting_card_price(card) for card in CARDS], np.int16)
"""What each corporation pays for the cards kept at the start."""


def _money_production(program: Ints) -> int:
    """M€ production that a program gives its owner."""
    rows = ROWS[program[0] : program[1]]
    return sum(int(row[N]) for row in rows if row[OP] == Op.GAIN_PRODUCTION and n.RESOURCES[row[WHAT]] == n.MC)


def _builds_colony(card: int) -> int:
    """0 no, 1 where you have none yet, 2 anywhere."""
    return next((1 + int(row[B]) for row in ROWS[slice(*ON_PLAY[card])] if row[OP] == Op.BUILD_COLONY), 0)


COLONY_MONEY: Ints = np.array([_money_production(program) for program in COLONY_BUILD], np.int8)
"""M€ production for building on each tile."""
COLONY_DISCARDS: Ints = np.array([any(isinstance(word, w.DiscardCard) for word in tile.bonus) for tile in TILES], np.int8)
BUILDS_COLONY: Ints = np.array([_builds_colony(card) for card in range(len(CARDS))], np.int8)
