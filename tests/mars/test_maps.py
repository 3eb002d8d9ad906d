"""Maps are files: what all of them have, and that nothing else names them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tharsis.cards.goals import Goal, Rating
from tharsis.core.errors import BadSetup
from tharsis.mars.board import FIRST, LAST
from tharsis.mars.game import new_game
from tharsis.mars.maps import KEYS, MAPS
from tharsis.mars.maps.model import Map

PACKAGE = Path(__file__).parents[2] / "src" / "tharsis"
GUIDE = PACKAGE / "text" / "guide" / "mars.py"
"""Has a section on the south pole."""


def test_a_map_is_added_by_a_file_alone() -> None:
    """No other source names the maps that came after the first."""
    sources = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "maps"]
    assert [path for path in sources if re.search(r"[\"'](hellas|elysium)[\"']", path.read_text(encoding="utf-8"))] == [GUIDE]


@pytest.mark.parametrize("each", MAPS, ids=KEYS)
def test_a_map_has_five_goals_of_each_kind_and_names_of_its_own_spaces(each: Map) -> None:
    assert (len(each.milestones), len(each.awards)) == (5, 5)
    assert all(goal.goal > 0 for goal in each.milestones) and not any(goal.goal for goal in each.awards)
    assert all(FIRST <= space <= LAST for space in each.names.values())


def test_an_unknown_map_gets_one_line_that_names_all_maps() -> None:
    with pytest.raises(BadSetup) as refusal:
        new_game(map="venus")
    assert str(refusal.value) == f"map is 'venus'; allowed: {', '.join(KEYS)}"


def test_a_map_with_a_wrong_row_or_an_unknown_bonus_is_refused() -> None:
    rows = MAPS[0].cells
    goals = (Goal("first", Rating(), 1),)
    with pytest.raises(ValueError, match="the rows of short have"):
        Map("short", 9, rows.replace("ss  ~ss", "ss", 1), goals, goals)
    with pytest.raises(ValueError, match="odd: x is no bonus of a space"):
        Map("odd", 9, rows.replace("ss  ~ss", "x   ~ss", 1), goals, goals)
