"""Every declared fact against an independent list (tests/facts)."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.compiler import cube
from tharsis.catalogue import facts
from tharsis.mars.cards import CARDS, PROJECTS
from tharsis.mars.tables import SHOWS_CUBE

FACTS = Path(__file__).parents[1] / "facts"


@cache
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
    assert {card.key for i, card in enumerate(PROJECTS) if SHOWS_CUBE[i, cube(n.FLOATER)]} == shown


# --- what a card does at once --------------------------------------------------------------------------------------------


SPELT = {"plants": n.PLANT}
Amounts = dict[str, Any]


def amount(value: Any) -> Any:
    """A number, or so many for each so many of something, whose counting is the card's case to check."""
    if isinstance(value, dict):
        return value["each"], value["amount"]
    return (value.each, value.amount) if isinstance(value, w.Per) else value


def declared(card: Card) -> tuple[Amounts, Amounts, Amounts]:
    """Production, stock and global parameters, as the card changes them when it is played."""
    production, stock, world = {}, {}, Counter[str]()
    for word in card.on_play:
        match word:
            case w.GainProduction():
                production[word.resource] = amount(word.amount)
            case w.LoseProduction():
                production[word.resource] = -word.amount
            case w.Exchange():
                production |= {word.give: "-X", word.get: "+X"}
            case w.Gain():
                stock[word.resource] = amount(word.amount)
            case w.Lose():
                stock[word.resource] = -word.amount
            case w.Raise():
                world[word.parameter] = word.steps
            case w.PlaceOcean():
                world[n.OCEANS] += 1
            case w.GainRating():
                world["tr"] = amount(word.amount)
    return production, stock, dict(world)


def given(amounts: Amounts | None) -> Amounts:
    return {SPELT.get(name, name): amount(value) for name, value in (amounts or {}).items()}


def printed(row: dict[str, Any]) -> tuple[Amounts, Amounts, Amounts]:
    spent = {name: -each for name, each in given(row.get("cost_extra")).items() if name in (n.PLANT, n.HEAT)}
    if row["kind"] == n.CORPORATION:
        return given(row["start_production"]), {n.MC: row["start_mc"]} | given(row["start_resources"]), {}
    return given(row["production"]), given(row["gain"]) | spent, given(row["global"])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_what_a_card_changes_at_once_agrees_with_the_list(card: Card) -> None:
    row = listed()[card.key]
    assert declared(card) == printed(row)
    assert bool(card.action) == bool(row["action"]) and bool(card.first_action) == bool(row.get("first_action"))
    assert bool(card.effects or any(isinstance(word, w.NextCard) for word in card.on_play)) == bool(row["effect"])
    tiles = (w.PlaceTile, w.ClaimSpace)
    on_land = any(isinstance(word, w.PlaceOcean) and word.where != n.OCEAN for word in card.on_play)
    assert (on_land or any(isinstance(word, tiles) for word in card.on_play)) == bool(row.get("tile"))


def test_a_prelude_that_costs_something_costs_what_the_list_says() -> None:
    cost = {key: row["cost_extra"][n.MC] for key, row in listed().items() if n.MC in (row.get("cost_extra") or {})}
    assert {card.key: word.amount for card in CARDS for word in card.on_play if isinstance(word, w.Pay)} == cost
