"""What the panel says: branches as sentences, amounts, discounts, guards, sales."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import Card
from tharsis.cards.module import cube_kinds
from tharsis.cards.names import CUBES, RESOURCES, TAGS
from tharsis.cards.reasons import ENGLISH as ENGLISH_REASONS
from tharsis.cards.reasons import Reason
from tharsis.mars.cards import CARDS as MARS
from tharsis.text.branches import choices_of
from tharsis.text.bundle import LANGUAGES
from tharsis.web.bits import Reader, Sum
from tharsis.web.reasons import reason_text
from tharsis.web.texts import texts
from tharsis.web.wording import amount_name, amount_question, branch_name, discount_reasons, doubt

EN = texts("en")


def by_key(cards: tuple[Card, ...], key: str) -> Card:
    return next(card for card in cards if card.key == key)


def chooser_cards() -> Iterator[Card]:
    return (card for card in (*MARS, *ARES) if any(choices_of(card)))


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_production_has_a_name_in_every_language(code: str) -> None:
    for key in (*RESOURCES, "card"):
        assert texts(code).noun(f"production-{key}") != EN.noun(f"production-{key}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_branch_of_every_card_reads_as_a_sentence(code: str) -> None:
    reader = Reader(0, texts(code), ("Ann", "Bob"))
    for card in chooser_cards():
        for branches in choices_of(card):
            names = [branch_name(card, number + 1, len(branches), reader) for number in range(len(branches))]
            assert all(re.search(r"[^\W\d]{3}", name) for name in names), (card.key, names)


def test_no_card_has_two_choices_of_the_same_length_with_other_words() -> None:
    for card in chooser_cards():
        lengths = [len(branches) for branches in choices_of(card)]
        assert len(set(lengths)) == len(set(choices_of(card))), card.key


def change(**amounts: int) -> Sum:
    total = Sum(0)
    for name, amount in amounts.items():
        kind, what = name.split("_")
        total.add(kind, 0, what, amount)
    return total


def test_an_amount_names_what_is_given_and_what_is_got() -> None:
    assert amount_question(change(stock_heat=-1, stock_plant=1), 0, EN) == "How much heat do you convert into plants?"
    assert "floaters" in amount_question(change(cubes_floater=-3, stock_heat=-2), 0, EN)
    assert amount_name(3, change(cubes_floater=-3), 0, EN) == "3\u00a0floaters"


def test_a_discount_names_its_cards() -> None:
    shuttles, outpost = by_key(MARS, "shuttles"), by_key(MARS, "research_outpost")
    space = next(card for card in MARS if card.tags == ("space",))
    said = discount_reasons(space, [outpost, shuttles], 3, EN)
    assert said == ("−1: Research Outpost", "−2: Shuttles")
    assert discount_reasons(space, [outpost], 9, EN) == ("−1: Research Outpost", "−8")


def test_a_move_that_does_nothing_or_hurts_only_oneself_is_doubted() -> None:
    assert doubt(change(), 0, EN) == EN("ui-nothing-sure")
    assert doubt(change(stock_plant=-2), 0, EN) == EN("ui-hurts-sure")
    assert doubt(change(stock_plant=2), 0, EN) == ""
    others = Sum(0)
    others.add("stock", 1, "plant", -2)
    assert doubt(others, 0, EN) == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_said(code: str) -> None:
    """Each kind with what it may be about; words are there in every language, and amounts where they differ."""
    about = {
        "cubes": cube_kinds(),
        "cubes_here": CUBES,
        "no_cube": cube_kinds(),
        "no_cube_to_take": cube_kinds(),
        "no_target": cube_kinds(),
    }
    for kind in ENGLISH_REASONS:
        is_zone, is_phase = kind.startswith("zone"), kind.endswith("phase")
        whats = about.get(kind) or (TAGS if kind == "tags" else ("oxygen",) if "at_" in kind else RESOURCES)
        for what in whats:
            have, need = ("red", "white") if is_zone else ("planning", "action") if is_phase else (1, 5)
            said = reason_text([Reason(kind, what, have, need)], texts(code))
            assert re.search(r"[^\W\d]{2}", said) and "{" not in said, (kind, what, said)
            assert kind not in ("stock", "production", "cubes_here", "hand") or ("1" in said and "5" in said), (kind, said)
