"""The cards' facts as other programs read them, with ids and values as published."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from tharsis import text
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.module import module_words
from tharsis.catalogue_ares import ares_fact
from tharsis.core.errors import BadSetup, TharsisError
from tharsis.games import GAMES, game_module

KEYS = ("id", "number", "name", "module", "kind", "cost", "tags", "requirements", "holds", "vp")
RESOURCE_IDS = {"plant": "plants"}


def resource_id(name: str) -> str:
    return RESOURCE_IDS.get(name, name)


def cards_of(game: str) -> list[Card]:
    game_module(game)
    cards: list[Card] = importlib.import_module(f"tharsis.{game}.cards").CARDS
    return cards


def find(key: str) -> Card:
    for game in GAMES:
        for card in cards_of(game):
            if card.key == key:
                return card
    raise TharsisError(f"{key!r} is no card of {' or '.join(GAMES)}; 'tharsis cards mars' lists them")


def check_language(lang: str) -> None:
    if lang not in text.LANGUAGES:
        raise BadSetup(f"{lang!r} is no language here; there are {', '.join(text.LANGUAGES)}")


def draw(key: str, lang: str) -> str:
    check_language(lang)
    return text.draw_card(find(key), lang)


def page(game: str, lang: str, beside: str = "") -> str:
    """Every card of a game, drawn, or in words beside those of another language."""
    for code in (lang, beside or lang):
        check_language(code)
    return text.beside_html(cards_of(game), lang, beside) if beside else text.catalogue_html(cards_of(game), lang)


def added_facts(word: w.Word) -> Mapping[str, Any] | None:
    """What the list says of a word that a module adds."""
    new = module_words().get(type(word))
    return new.facts(word) if new and new.facts else None


def requirement(need: w.Need) -> dict[str, Any]:
    match need:
        case w.AtLeast(parameter, value):
            return {parameter: {"min": value}}
        case w.AtMost(parameter, value):
            return {parameter: {"max": value}}
        case w.NeedTags(tag, count):
            return {"tag": tag, "min": count}
        case w.NeedProduction(resource, count):
            return {"production": resource_id(resource), "min": count}
        case w.NeedCities(count, whose):
            return {"cities": {"min": count}, "whose": "own" if whose == "own" else "any"}
        case w.NeedGreeneries(count):
            return {"greeneries": {"min": count}, "whose": "own"}
        case w.NeedCubes(kind, count):
            return {f"{kind}s": {"min": count}, "whose": "own"}
        case w.NeedRating(rating):
            return {"tr": {"min": rating}}
    return dict(added_facts(need) or {type(need).__name__: str(need)})


def points(vp: w.VictoryPoints) -> Any:
    match vp:
        case int():
            return vp
        case w.PerCube(kind, each, points):
            return {"per": kind, "each": each, "points": points}
        case w.PerTag(tag, each, points):
            return {"per_tag": tag, "each": each, "points": points}
        case w.PerNeighbour(tile):
            return {"per_adjacent": tile, "each": 1, "points": 1}
        case w.PerCity(each):
            return {"per": "city", "each": each, "points": 1}
        case w.IfCubes(kind, points):
            return {"if": kind, "points": points}
    return added_facts(vp) or str(vp)


def mars_fact(card: Card) -> dict[str, Any]:
    return {
        "number": card.number,
        "module": card.module,
        "kind": card.kind,
        "tags": list(card.tags),
        "requirements": [requirement(need) for need in card.needs],
        "vp": points(card.vp),
    }


def fact(game: str, card: Card) -> dict[str, Any]:
    own = ares_fact(card) if game == "ares" else mars_fact(card)
    common = {"id": card.key, "name": title(card.key), "cost": card.cost, "holds": card.holds or None}
    both = common | own
    return {key: both[key] for key in KEYS}


def title(key: str) -> str:
    return text.title(key, "en")


def facts(game: str) -> list[dict[str, Any]]:
    return [fact(game, card) for card in cards_of(game)]
