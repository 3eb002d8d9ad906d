"""Facts of Ares Expedition's cards in the words of its own list: colours, Jupiter and energy tags, zones."""

from __future__ import annotations

from typing import Any

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card

TAG_IDS = {n.JOVIAN: "jupiter", n.POWER: "energy"}
COLOURS = {n.AUTOMATED: "green", n.ACTIVE: "blue", n.EVENT: "red", n.CORPORATION: "corporation"}
RESOURCE_IDS = {n.PLANT: "plants"}


def tag_id(tag: str) -> str:
    return TAG_IDS.get(tag, tag)


def requirements(card: Card) -> dict[str, Any]:
    """What must hold, and what is spent on top of the price."""
    found: dict[str, Any] = {}
    for need in card.needs:
        match need:
            case w.AtLeast(what, value) | w.AtLeastZone(what, value):
                found[what] = {"min": value}
            case w.AtMost(what, value) | w.AtMostZone(what, value):
                found[what] = {"max": value}
            case w.NeedTags(tag, count):
                found.setdefault("tags", {})[tag_id(tag)] = count
            case w.NeedRating(rating):
                found["tr"] = {"min": rating}
    for word in card.on_play:
        if isinstance(word, w.Lose):
            found.setdefault("spend", {})[RESOURCE_IDS.get(word.resource, word.resource)] = word.amount
        elif isinstance(word, w.SpendRating):
            found.setdefault("spend", {})["tr"] = word.amount
    return found


def points(vp: w.VictoryPoints) -> Any:
    match vp:
        case w.PerCube(kind, each, amount):
            return {"amount": amount, "every": each, "of": f"{kind}_on_this_card"}
        case w.PerTag(tag, each, amount):
            return {"amount": amount, "every": each, "of": f"tag:{tag_id(tag)}"}
        case w.PerForest(each):
            return {"amount": 1, "every": each, "of": "forest_vp"}
        case w.PerActiveCard(each):
            return {"amount": 1, "every": each, "of": "blue_cards_in_play"}
        case w.PerCard(each):
            return {"amount": 1, "every": each, "of": "project_cards_played"}
    return vp


def ares_fact(card: Card) -> dict[str, Any]:
    return {
        "number": int(card.number),
        "module": "ares",
        "kind": COLOURS[card.kind],
        "tags": [tag_id(tag) for tag in card.tags],
        "requirements": requirements(card),
        "vp": points(card.vp),
    }
