"""Card tables of Mars, as compiled rules read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.cards.compiler import Programs, UnknownWord, compile_cards
from tharsis.cards.module import StandardProject, cube_kinds
from tharsis.cards.ops import OP, T_END, T_KIND, T_START, WHAT, N, Op, TriggerKind
from tharsis.core.bits import as_sets
from tharsis.core.dispatch import by_setting
from tharsis.core.types import Ints
from tharsis.mars.cards import CARDS
from tharsis.mars.modules import EXPANSIONS, MODULES
from tharsis.mars.speech import SPEECH
from tharsis.mars.tracks import TRACKS, step_bonuses

CARD_PRICE = 3

BASE_PROJECTS = (
    StandardProject("sell_patents", 0, ()),
    StandardProject("power_plant", 11, (w.GainProduction(n.ENERGY),)),
    StandardProject("asteroid", 14, (w.Raise(n.TEMPERATURE),)),
    StandardProject("aquifer", 18, (w.PlaceOcean(),)),
    StandardProject("greenery", 23, (w.PlaceTile(n.GREENERY, n.GREENERY_SPACE),)),
    StandardProject("city", 25, (w.PlaceTile(n.CITY, n.CITY_SPACE), w.GainProduction(n.MC))),
)
SELL_PATENTS = 0
PROJECTS = (*BASE_PROJECTS, *(project for module in MODULES for project in module.projects))
"""The standard projects, those of modules last."""
STANDARD_PROJECTS: tuple[str, ...] = tuple(project.key for project in PROJECTS)

INDEX: dict[str, int] = {card.key: index for index, card in enumerate(CARDS)}

_programs = Programs(SPEECH)
PROJECT_COST: Ints = np.array([project.cost for project in PROJECTS], np.int16)
PROJECT: Ints = np.array([_programs.add(project.effects) for project in PROJECTS], np.int16)
TRACK_BONUS: Ints = np.array([[_programs.add(bonus) for bonus in step_bonuses(track)] for track in TRACKS], np.int16)
"""The program of each step of each track."""
MODULE_PROGRAMS = {module.key: tuple(_programs.add(effects) for effects in module.programs) for module in MODULES}
"""Further programs that modules need beside those of their cards and standard projects."""

TABLES = compile_cards(CARDS, _programs)
COST, TAG_COUNT, TAG_LIST, TAG_BITS = TABLES.cost, TABLES.tag_count, TABLES.tag_list, TABLES.tag_bits
IS_EVENT, HOLDS, NEEDS, POINTS = TABLES.is_event, TABLES.holds, TABLES.needs, TABLES.points
ON_PLAY, ACTION, FIRST_ACTION, PRODUCTION_BOX = TABLES.on_play, TABLES.action, TABLES.first_action, TABLES.production_box
KEEPS_CUBES, ROWS, BRANCHES, TRIGGERS = TABLES.keeps_cubes, TABLES.rows, TABLES.branches, TABLES.triggers
MODIFIERS, MODIFIER_SPAN = TABLES.modifiers, TABLES.modifier_span

ACTION_CARDS: Ints = np.array([i for i, card in enumerate(CARDS) if card.action], np.int16)
HAS_ACTION: Ints = as_sets(ACTION_CARDS, len(CARDS))
HOLDER_CARDS: Ints = np.array([i for i, card in enumerate(CARDS) if card.holds], np.int16)
BUILDING_CARDS: Ints = np.array(
    [
        i
        for i, card in enumerate(CARDS)
        if n.BUILDING in card.tags and not card.is_event and PRODUCTION_BOX[i, 0] < PRODUCTION_BOX[i, 1]
    ],
    np.int16,
)


def shows_cube(thing: object, kind: str) -> bool:
    """Whether a declaration prints the icon of a cube anywhere."""
    if isinstance(thing, tuple):
        return any(shows_cube(each, kind) for each in thing)
    if not is_dataclass(thing):
        return thing == kind
    return any(shows_cube(getattr(thing, field.name), kind) for field in fields(thing))


def _prints_cube(card: Card, kind: str) -> bool:
    return shows_cube((card.holds, card.needs, card.on_play, card.action, card.effects, card.vp), kind)


SHOWS_CUBE: Ints = np.array([[_prints_cube(card, kind) for kind in cube_kinds()] for card in CARDS], np.int8)
"""Which kinds of cube each card prints."""


def floaters_as_heat(cards: Sequence[Card]) -> tuple[int, int]:
    """The card whose floaters may be spent as heat, and how much each is; −1 where no card says so."""
    found = [(i, word.heat) for i, card in enumerate(cards) for word in card.effects if isinstance(word, w.FloatersAsHeat)]
    if len(found) > 1:
        first, second = (cards[i].key for i, _ in found[:2])
        raise UnknownWord(f"{second}: FloatersAsHeat has a rule for one card, which is {first}")
    return found[0] if found else (-1, 1)


FLOATERS_AS_HEAT, FLOATER_HEAT = floaters_as_heat(CARDS)
BEGINNER = next(i for i, card in enumerate(CARDS) if card.for_beginners)
"""There are several copies, so it lies in no zone."""


def triggers_of(kind: int) -> Ints:
    return np.array([i for i in range(len(TRIGGERS)) if TRIGGERS[i, T_KIND] == kind], np.int16)


TAG_TRIGGERS = triggers_of(TriggerKind.TAG)
EVENT_TRIGGERS = triggers_of(TriggerKind.EVENT)
CARD_TRIGGERS = triggers_of(TriggerKind.CARD_PAID)
PROJECT_TRIGGERS = triggers_of(TriggerKind.PROJECT_PAID)
TILE_TRIGGERS = triggers_of(TriggerKind.TILE)
METAL_TRIGGERS = triggers_of(TriggerKind.METAL_SPACE)
NEW_TAG_TRIGGERS = triggers_of(TriggerKind.NEW_TAG)
RAISED_TRIGGERS = triggers_of(TriggerKind.RAISED)


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


def _gains(start: int, end: int, resource: int) -> int:
    """The most of a resource that a program gives; of a choice the best branch."""
    total = 0
    for row in ROWS[start:end]:
        if row[OP] == Op.GAIN and row[WHAT] == resource:
            total += int(row[N])
        elif row[OP] == Op.EITHER:
            branches = BRANCHES[row[WHAT] : row[WHAT] + row[N]]
            total += max(_gains(int(first), int(last), resource) for first, last in branches)
    return total


def _plants(trigger: Ints) -> int:
    return _gains(int(trigger[T_START]), int(trigger[T_END]), n.RESOURCES.index(n.PLANT))


TRIGGER_PLANTS: Ints = np.array([_plants(trigger) for trigger in TRIGGERS], np.int8)
"""Plants that each trigger gives: Viral Enhancers for tags, Arctic Algae for oceans."""

MODULE: Ints = np.array([[module.key for module in MODULES].index(card.module) for card in CARDS], np.int8)
"""The module each card belongs to."""
IS_EXPANSION: Ints = np.array([module in EXPANSIONS for module in MODULES], np.int8)


is_module_in_game = by_setting("is_module_in_game", [module.key if module.is_optional else "" for module in MODULES])
PROJECT_SETTINGS = (
    *("" for _ in BASE_PROJECTS),
    *(project.setting or module.key for module in MODULES for project in module.projects),
)
is_project_in_game = by_setting("is_project_in_game", PROJECT_SETTINGS)
is_tag_in_game = by_setting("is_tag_in_game", (*("" for _ in n.TAGS), *(module.key for module in MODULES for _ in module.tags)))
