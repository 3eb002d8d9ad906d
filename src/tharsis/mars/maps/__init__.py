"""All maps: every file of this folder that declares one. Rules read their tables by the number that a record holds."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import numpy as np

from tharsis.cards.compiler import placement
from tharsis.cards.names import CITY_SPACE, LAND, PLACEMENTS, STEEL, TITANIUM, VOLCANIC
from tharsis.core.types import Ints
from tharsis.mars import board
from tharsis.mars.board import BESIDE, NO_SPACE, OFF_MAP
from tharsis.mars.goals import Goal, card_sets, compile_goals, compile_sets
from tharsis.mars.maps.model import BONUSES, Map

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
    if name == VOLCANIC and not IS_VOLCANIC[each.number].any():
        return placement(LAND)
    return placement(name)


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


ALL_MILESTONES, ALL_AWARDS = _all([each.milestones for each in MAPS]), _all([each.awards for each in MAPS])
MILESTONES, AWARDS = tuple(goal.key for goal in ALL_MILESTONES), tuple(goal.key for goal in ALL_AWARDS)
_SETS = card_sets([*ALL_MILESTONES, *ALL_AWARDS])
CARD_SETS: Ints = compile_sets(_SETS)
MILESTONE: Ints = compile_goals(ALL_MILESTONES, _SETS)
AWARD: Ints = compile_goals(ALL_AWARDS, _SETS)
MILESTONES_OF: Ints = _table([[MILESTONES.index(goal.key) for goal in each.milestones] for each in MAPS])
AWARDS_OF: Ints = _table([[AWARDS.index(goal.key) for goal in each.awards] for each in MAPS])
"""The goals of each map."""
