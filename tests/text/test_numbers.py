"""The numbers in a sentence are those of the declaration."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

import pytest

from tests.text.languages import CARDS, COUNTS, TRANSLATED
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.names import DEGREES_A_STEP, METAL_WORTH, TEMPERATURE
from tharsis.text.bundle import LANGUAGES, language
from tharsis.text.sentences import card_text

IN_DEGREES = ("pl",)
"""Languages that say temperature in degrees, not in steps."""


def numbers_of(value: object, degrees: bool = False) -> set[int]:
    """Every number a word declares, wherever it stands in it, and what follows from it."""
    match value:
        case w.Raise(parameter, steps) if parameter == TEMPERATURE and degrees:
            return {steps * DEGREES_A_STEP}
        case w.ParameterRaised(parameter) if parameter == TEMPERATURE and degrees:
            return {DEGREES_A_STEP}
        case w.GainStore(metal, amount):
            return {amount, amount * METAL_WORTH[metal]}
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, tuple):
        repeated = {value.count(part) for part in value if isinstance(part, w.PlaceOcean)}
        return repeated.union(*(numbers_of(part, degrees) for part in value))
    assert is_dataclass(value)
    return set().union(*(numbers_of(getattr(value, field.name), degrees) for field in fields(value)))


def declared(card: Card, code: str) -> set[int]:
    parts: list[object] = [card.needs, card.on_play, card.action, card.first_action, card.effects]
    parts += [] if isinstance(card.vp, int) else [card.vp]
    return set().union(*(numbers_of(part, code in IN_DEGREES) for part in parts))


def written(text: str) -> set[int]:
    """+2 or −2 are one number."""
    plain = re.sub(r"\+([0-9]+)\D+\u2212\1(?![0-9])", r"\1", text)
    return {int(number.replace("\u2212", "-")) for number in re.findall("\u2212?[0-9]+", plain)}


NEVER_SAID = {0, 1}
"""0 means that there is none; 1 may be said as a word: a card, an ocean tile."""


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number}-{card.key}")
def test_a_sentence_has_the_numbers_of_the_card(card: Card, code: str) -> None:
    text = card_text(card, code).full
    assert written(text) - NEVER_SAID == declared(card, code) - NEVER_SAID


FORMS = {
    "en": {"cards": (0, 2, 5, 11, 12, 21, 22, 25, 101), "card": (1,)},
    "uk": {"карт": (0, 5, 11, 12, 25), "карта": (1, 21, 101), "карти": (2, 22)},
    "ru": {"карт": (0, 5, 11, 12, 25), "карта": (1, 21, 101), "карты": (2, 22)},
    "pl": {"kart": (0, 5, 11, 12, 21, 25, 101), "karta": (1,), "karty": (2, 22)},
    "it": {"carte": (0, 2, 5, 11, 12, 21, 22, 25, 101), "carta": (1,)},
}


@pytest.mark.parametrize("n", COUNTS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_noun_goes_with_its_number(code: str, n: int) -> None:
    (form,) = [form for form, numbers in FORMS[code].items() if n in numbers]
    assert language(code).count("card", n) == f"{n}\u00a0{form}"


def test_what_has_no_plural_is_counted_in_units() -> None:
    assert language("it").count("heat", 3) == "3\u00a0unità di Calore"
    assert language("it").count("plant", 3) == "3\u00a0Vegetali"


COUNTED = ("mc", "steel", "titanium", "plant", "energy", "heat", "microbe", "animal", "science", "fighter", "floater", "camp",
           "card", "step", "city", "colony", "forest", "trade-fleet")  # fmt: skip


@pytest.mark.parametrize("noun", COUNTED)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_counted_has_a_noun(code: str, noun: str) -> None:
    for n in COUNTS:
        assert re.fullmatch(rf"{n}\s\S.*", language(code).count(noun, n))


@pytest.mark.parametrize("code", TRANSLATED)
def test_tracks_read_as_printed(code: str) -> None:
    tongue = language(code)
    assert tongue.value("temperature", -24).replace("\u00a0", "") == "\u221224°C"
    assert tongue.value("temperature", 2).replace("\u00a0", "") == "+2°C"
    assert tongue.value("oxygen", 8).replace("\u00a0", "") == "8%"
    assert tongue.value("oceans", 9) == "9"
    assert tongue.count("mc", -5) == "\u22125\u00a0M€"
