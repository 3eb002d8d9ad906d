"""All maps: every file of this folder that declares one. Rules read their tables by the number that a record holds."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import numpy as np

from tharsis.cards.compiler import placement
from tharsis.cards.goals import Goal
from tharsis.cards.module import all_placements
from tharsis.cards.names import CITY_SPACE, LAND, STEEL, TITANIUM, VOLCANIC, VOLCANIC_CITY
from tharsis.core.dispatch import by_setting
from tharsis.core.types import Ints
from tharsis.mars import board
from tharsis.mars.board import BESIDE, NO_SPACE, OFF_MAP
from tharsis.mars.goals import card_sets, compile_goals, compile_sets
from tharsis.mars.maps.model import BONUSES, Map
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game

FILES = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name != "model")
MAPS: tuple[Map, ...] = tuple(
    sorted((import_module(f"{__name__}.{name}").MAP for name in FILES), key=lambda each: int(each.number))
)
KEYS = tuple(each.key for each in MAPS)
if [each.number for each in MAPS] != list(range(len(MAPS))):
    raise ValueError(f"maps are numbered {[each.number for each in MAPS]}; they count from 0 without a gap")

# --- spaces -----------------------------------------------------------------------------------------------------------


def _table(of_map: list[list[int]] | list[list[list[int]]]) -> Ints:
    return np.array(of_map, np.int8)


_BESIDE = len(BESIDE)
PLACEMENTS = all_placements()
_NOTHING = [0] * len(BONUSES)
KIND: Ints = _table([[OFF_MAP, *map(each.kind, each.spaces), *[OFF_MAP] * _BESIDE] for each in MAPS])
BONUS: Ints = _table([[_NOTHING, *map(each.bonus, each.spaces), *[_NOTHING] * _BESIDE] for each in MAPS])
PRICE: Ints = _table([[0, *map(each.price, each.spaces), *[0] * _BESIDE] for each in MAPS])
"""M€ that whoever places a tile there pays."""
IS_VOLCANIC: Ints = _table([[0, *("^" in cell for cell in each.spaces), *[0] * _BESIDE] for each in MAPS])
KEPT: Ints = _table([[BESIDE.get(name) or each.space(name) for name in PLACEMENTS] for each in MAPS])
"""The one space that a placement rule means, NO_SPACE for a rule that means many."""


def _rule(each: Map, name: str) -> int:
    """The rule that a placement follows: a card whose space the map does not have is placed as any other of its kind."""
    if name in KEPT_FOR_CITIES and each.space(name) == NO_SPACE:
        return placement(CITY_SPACE)
    if name in FOR_VOLCANOES:
        return placement(VOLCANIC if IS_VOLCANIC[each.number].any() else FOR_VOLCANOES[name])
    return placement(name)


FOR_VOLCANOES = {VOLCANIC: LAND, VOLCANIC_CITY: CITY_SPACE}
"""Rules that ask for a volcanic space, and what they ask for where the map has none (H008)."""


KEPT_FOR_CITIES = {name for each in MAPS for name in each.names if name in PLACEMENTS}
RULE: Ints = _table([[_rule(each, name) for name in PLACEMENTS] for each in MAPS])
NAMES: tuple[dict[str, int], ...] = tuple({**each.names, **BESIDE} for each in MAPS)


def _sets(are_in: Ints) -> Ints:
    """A set of spaces for each map."""
    return np.array([sum(1 << int(space) for space in np.flatnonzero(of_map)) for of_map in are_in], np.int64)


LAND_SPACES, OCEAN_SPACES, VOLCANIC_SPACES = _sets(KIND == board.LAND), _sets(KIND == board.OCEAN), _sets(IS_VOLCANIC)
METAL_SPACES = _sets(BONUS[:, :, [BONUSES.index(STEEL), BONUSES.index(TITANIUM)]].sum(axis=2))
PRICED_SPACES = _sets(PRICE)

# --- goals ------------------------------------------------------------------------------------------------------------


def _all(goals: list[tuple[Goal, ...]]) -> tuple[Goal, ...]:
    """Each goal once: its place here is its number."""
    return tuple(dict.fromkeys(goal for each in goals for goal in each))


_MORE_MILESTONES = tuple((module.key, goal) for module in MODULES for goal in module.milestones)
_MORE_AWARDS = tuple((module.key, goal) for module in MODULES for goal in module.awards)
ALL_MILESTONES = _all([*(each.milestones for each in MAPS), tuple(goal for _, goal in _MORE_MILESTONES)])
ALL_AWARDS = _all([*(each.awards for each in MAPS), tuple(goal for _, goal in _MORE_AWARDS)])
MILESTONES, AWARDS = tuple(goal.key for goal in ALL_MILESTONES), tuple(goal.key for goal in ALL_AWARDS)
_SETS = card_sets([*ALL_MILESTONES, *ALL_AWARDS])
CARD_SETS: Ints = compile_sets(_SETS)
MILESTONE: Ints = compile_goals(ALL_MILESTONES, _SETS)
AWARD: Ints = compile_goals(ALL_AWARDS, _SETS)
MILESTONES_OF: Ints = _table(
    [[MILESTONES.index(goal.key) for goal in (*each.milestones, *(goal for _, goal in _MORE_MILESTONES))] for each in MAPS]
)
AWARDS_OF: Ints = _table(
    [[AWARDS.index(goal.key) for goal in (*each.awards, *(goal for _, goal in _MORE_AWARDS))] for each in MAPS]
)
"""The goals of each map, then those that modules add to every map."""
_MILESTONE_SETTINGS = (*("" for _ in MAPS[0].milestones), *(key for key, _ in _MORE_MILESTONES))
_AWARD_SETTINGS = (*("" for _ in MAPS[0].awards), *(key for key, _ in _MORE_AWARDS))
has_milestone = by_setting("has_milestone", _MILESTONE_SETTINGS)
has_award = by_setting("has_award", _AWARD_SETTINGS)
"""Whether the goal of this column is in the game."""


def _goals_of(game: Game, table: Ints, settings: tuple[str, ...]) -> list[int]:
    return [number for number, key in zip(table[int(game.map)].tolist(), settings, strict=True) if not key or game[key]]


def milestones_of(game: Game) -> list[int]:
    """The numbers of the milestones in this game."""
    return _goals_of(game, MILESTONES_OF, _MILESTONE_SETTINGS)


def awards_of(game: Game) -> list[int]:
    return _goals_of(game, AWARDS_OF, _AWARD_SETTINGS)
