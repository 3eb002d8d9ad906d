"""Every declared fact against an independent list (tests/facts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tharsis.cards.compiler import cube
from tharsis.cards.names import FLOATER
from tharsis.catalogue import facts
from tharsis.mars.cards import PROJECTS
from tharsis.mars.tables import SHOWS_CUBE

FACTS = Path(__file__).parents[1] / "facts"


def listed() -> dict[str, dict[str, Any]]:
    """Corporations come without a kind and a cost."""
    files = [json.loads(path.read_text()) for path in sorted(FACTS.glob("mars_*.json"))]
    return {card["id"]: {"kind": "corporation", "cost": 0} | card for cards in files for card in cards}


def points(vp: Any) -> Any:
    """The list says more about VP than we do: whose and where are the words' own meaning."""
    if not isinstance(vp, dict):
        return vp or 0
    if "if" in vp:
        return {"if": "science", "points": vp["points"]}
    return {key: vp[key] for key in ("per", "per_tag", "per_adjacent", "each", "points") if key in vp}


def test_every_listed_card_is_declared_and_no_other() -> None:
    assert {fact["id"] for fact in facts("mars")} == set(listed())


@pytest.mark.parametrize("key", ["number", "module", "kind", "cost", "tags", "requirements", "holds"])
def test_declared_facts_agree_with_the_list(key: str) -> None:
    cards = listed()
    different = {
        fact["id"]: (fact[key], cards[fact["id"]].get(key))
        for fact in facts("mars")
        if (fact[key] or None) != (cards[fact["id"]].get(key) or None)
    }
    assert not different


def test_titles_are_those_of_the_list() -> None:
    """Cards print them in capitals: which letters are small is ours to choose."""
    cards = listed()
    assert {fact["id"]: fact["name"].lower() for fact in facts("mars")} == {
        key: card["name"].lower() for key, card in cards.items()
    }


def test_declared_points_agree_with_the_list() -> None:
    cards = listed()
    assert {f["id"]: f["vp"] for f in facts("mars")} == {f["id"]: points(cards[f["id"]].get("vp")) for f in facts("mars")}


def test_the_cards_that_show_a_floater_are_those_of_the_list() -> None:
    shown = {card for cards in json.loads((FACTS / "venus_floaters.json").read_text()).values() for card in cards}
    assert {card.key for i, card in enumerate(PROJECTS) if SHOWS_CUBE[i, cube(FLOATER)]} == shown
