"""Every map against an independent list (tests/facts/maps.json): spaces, bonuses, neighbours, names, goals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tharsis.mars.board import BASE_SPOTS, FIRST, LAND, LAST, NEIGHBOURS, NO_SPACE, OCEAN, POSITIONS, RESERVED, ROW_LENGTHS
from tharsis.mars.maps import BONUS, IS_VOLCANIC, KEYS, KIND, MAPS, PRICE
from tharsis.mars.maps.model import BONUSES, Map

LISTED: dict[str, dict[str, Any]] = json.loads((Path(__file__).parents[1] / "facts" / "maps.json").read_text())
KINDS = {LAND: "land", OCEAN: "ocean", RESERVED: "reserved"}


def name_of(space: int) -> str:
    """Row and column, as the list names spaces."""
    row, x = POSITIONS[space]
    return f"r{row + 1}c{(x - (max(ROW_LENGTHS) - ROW_LENGTHS[row])) // 2 + 1}"


def bonus_of(each: Map, space: int) -> list[str]:
    printed = [name for name, count in zip(BONUSES, BONUS[each.number, space], strict=True) for _ in range(count)]
    return [f"{name}_for_{PRICE[each.number, space]}_mc" if PRICE[each.number, space] else name for name in printed]


def declared(each: Map, space: int) -> dict[str, Any]:
    names = {at: name for name, at in each.names.items()}
    row = {
        "id": name_of(space),
        "kind": KINDS[int(KIND[each.number, space])],
        "bonus": sorted(bonus_of(each, space)),
        "neighbours": [name_of(int(other)) for other in NEIGHBOURS[space] if other != NO_SPACE],
    }
    row |= {"name": names[space]} if space in names else {}
    return row | ({"volcanic": True} if IS_VOLCANIC[each.number, space] else {})


def test_all_maps_are_listed() -> None:
    assert sorted(KEYS) == sorted(LISTED)


@pytest.mark.parametrize("each", MAPS, ids=KEYS)
def test_every_space_agrees_with_the_list(each: Map) -> None:
    listed = [row | {"bonus": sorted(row["bonus"])} for row in LISTED[each.key]["spaces"]]
    assert [declared(each, space) for space in range(FIRST, LAST + 1)] == listed


@pytest.mark.parametrize("each", MAPS, ids=KEYS)
def test_goals_and_spots_beside_the_map_agree_with_the_list(each: Map) -> None:
    listed = LISTED[each.key]
    assert {goal.key: goal.goal for goal in each.milestones} == listed["milestones"]
    assert [goal.key for goal in each.awards] == listed["awards"]
    assert list(BASE_SPOTS) == listed["beside"]
