"""Every card of Ares Expedition against an independent list (tests/facts).

Number, cost, tags, colour, needs, VP, what it holds, star, production."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tharsis.ares.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.catalogue import facts

FACTS = Path(__file__).parents[1] / "facts"

TAGS = {"energy": n.POWER, "jupiter": n.JOVIAN}
COLOURS = {n.AUTOMATED: "green", n.ACTIVE: "blue", n.EVENT: "red"}
RESOURCES = {"plants": n.PLANT, "cards": n.CARD}


def load(name: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in json.loads((FACTS / name).read_text())}


PROJECT_ROWS, CORPORATION_ROWS = load("ares_projects.json"), load("ares_corporations.json")
every_project = pytest.mark.parametrize("card", PROJECTS, ids=lambda card: card.key)
every_corporation = pytest.mark.parametrize("card", CORPORATIONS, ids=lambda card: card.key)


def resource(name: str) -> str:
    return RESOURCES.get(name, name)


def tags(row: dict[str, Any]) -> list[str]:
    return sorted(TAGS.get(tag, tag) for tag in row["tags"])


def needs(card: Card) -> dict[str, Any]:
    """The card's needs, and what it spends, in the reference's words."""
    found: dict[str, Any] = {}
    for need in card.needs:
        match need:
            case w.AtLeast(what, value) | w.AtLeastZone(what, value):
                found[what] = {"min": value}
            case w.AtMost(what, value) | w.AtMostZone(what, value):
                found[what] = {"max": value}
            case w.NeedTags(tag, count):
                found.setdefault("tags", {})[tag] = count
            case w.NeedRating(rating):
                found["tr"] = {"min": rating}
    for word in card.on_play:
        if isinstance(word, w.Lose):
            found.setdefault("spend", {})[word.resource] = word.amount
        elif isinstance(word, w.SpendRating):
            found.setdefault("spend", {})["tr"] = word.amount
    return found


def needs_of(row: dict[str, Any]) -> dict[str, Any]:
    wanted = {key: value for key, value in (row.get("requirements") or {}).items() if value}
    if "tags" in wanted:
        wanted["tags"] = {TAGS.get(tag, tag): count for tag, count in wanted["tags"].items()}
    if "spend" in wanted:
        wanted["spend"] = {resource(name): count for name, count in wanted["spend"].items()}
    return wanted


def count_name(of: str) -> str:
    kind, _, name = of.partition(":")
    return f"tag:{TAGS.get(name, name)}" if name else kind


def points(card: Card) -> Any:
    match card.vp:
        case w.PerCube(kind, each, amount):
            return amount, each, f"{kind}_on_this_card"
        case w.PerTag(tag, each, amount):
            return amount, each, f"tag:{tag}"
        case w.PerForest(each):
            return 1, each, "forest_vp"
        case w.PerActiveCard(each):
            return 1, each, "blue_cards_in_play"
        case w.PerCard(each):
            return 1, each, "project_cards_played"
    return card.vp


def points_of(row: dict[str, Any]) -> Any:
    vp = row.get("vp") or 0
    return (vp["amount"], vp["every"], count_name(vp["of"])) if isinstance(vp, dict) else vp


def production(words: tuple[w.Effect, ...], card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in words:
        if isinstance(word, w.GainProduction | w.GainStore):
            found[word.resource] = word.amount
    for lasting in card.effects:
        if isinstance(lasting, w.Produces):
            count = lasting.amount.count
            of = f"tag:{count.tag}" if isinstance(count, w.Tags) else "forest_vp"
            found.setdefault("scaled", []).append((lasting.resource, lasting.amount.amount, lasting.amount.each, of))
    return found


def production_of(produced: dict[str, Any] | None) -> dict[str, Any]:
    wanted: dict[str, Any] = {resource(name): value for name, value in (produced or {}).items() if name != "scaled"}
    scaled = (produced or {}).get("scaled")
    if scaled:
        wanted["scaled"] = [(resource(row["resource"]), row["amount"], row["every"], count_name(row["of"])) for row in scaled]
    return wanted


def test_there_are_208_projects_and_12_corporations() -> None:
    assert [int(card.number) for card in CARDS] == list(range(1, 221))
    assert {card.key for card in PROJECTS} == set(PROJECT_ROWS)
    assert {card.key for card in CORPORATIONS} == set(CORPORATION_ROWS)
    assert Counter(card.kind for card in PROJECTS) == {n.AUTOMATED: 106, n.ACTIVE: 64, n.EVENT: 38}


@every_project
def test_project_facts(card: Card) -> None:
    row = PROJECT_ROWS[card.key]
    assert int(card.number) == row["number"]
    assert card.cost == row["cost"]
    assert sorted(card.tags) == tags(row)
    assert COLOURS[card.kind] == row["color"]
    assert card.holds == (row.get("holds") or "")
    assert card.starred == bool(row.get("starred_first_game"))
    assert needs(card) == needs_of(row)
    assert points(card) == points_of(row)
    assert production(card.on_play, card) == production_of(row.get("production"))


@every_project
def test_project_has_an_action_and_effects_if_the_reference_says_so(card: Card) -> None:
    row = PROJECT_ROWS[card.key]
    assert bool(card.action) == bool(row.get("action"))
    lasting = [word for word in card.effects if not isinstance(word, w.Produces)]
    assert bool(lasting) == bool(row.get("effect") or row.get("discount"))


@every_corporation
def test_corporation_facts(card: Card) -> None:
    row = CORPORATION_ROWS[card.key]
    assert int(card.number) == row["number"]
    assert starting_mc(card) == row["starting_mc"]
    assert sorted(card.tags) == tags(row)
    assert card.starred == bool(row.get("starred_first_game"))
    assert production(card.on_play, card) == production_of(row.get("start_production"))
    assert bool(card.effects) == bool(row.get("effect") or row.get("discount"))


def test_the_card_list_other_programs_read_agrees_with_the_reference() -> None:
    for fact in facts("ares"):
        row = (PROJECT_ROWS | CORPORATION_ROWS)[fact["id"]]
        wanted = {key: value for key, value in (row.get("requirements") or {}).items() if value}
        assert (fact["number"], fact["requirements"], fact["vp"]) == (row["number"], wanted, row.get("vp") or 0), fact["id"]
        assert sorted(fact["tags"]) == sorted(row["tags"]) and fact["cost"] == row.get("cost", 0)
        assert fact["kind"] == row.get("color", "corporation") and fact["holds"] == row.get("holds")
