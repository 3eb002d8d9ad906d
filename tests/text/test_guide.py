"""How to play: every rule is told, every example is there, and no language loses a number."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.text.languages import GUIDE, UNTRANSLATED_GUIDE, messages
from tharsis.ares.cards import CARDS as ARES
from tharsis.ares.rules.asks import Ask as AresAsk
from tharsis.mars.cards import CARDS as MARS
from tharsis.mars.rules.asks import ASK_NAMES
from tharsis.text import guide
from tharsis.text.bundle import LANGUAGES, language
from tharsis.text.guide.marks import MARK, bare, symbols
from tharsis.text.guide.model import CARDS, EXAMPLE, Block, Section

RULES = re.findall(
    r"^([MCPVHAE]\d+) ", (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE
)
DECKS = {"mars": {card.key for card in MARS}, "ares": {card.key for card in ARES}}
ASKS = {
    "mars": {name.upper() for name in ASK_NAMES.values()} - {"LOSE_LATER"},
    "ares": {ask.name for ask in AresAsk} - {"EFFECT"},
}
"""An effect of Ares that runs by itself asks nothing, nor does a loss that waits."""
PARTS = {"M": "mars", "C": "mars", "P": "mars", "V": "mars", "A": "ares"}
GAMES = guide.GAMES
OTHERS = tuple(code for code in LANGUAGES if code != "en" and code not in UNTRANSLATED_GUIDE)
LONGEST = 60


def sections(game: str) -> list[Section]:
    return [section for chapter in guide.book_of(game) for section in chapter.sections]


def blocks(game: str) -> list[Block]:
    return [block for section in sections(game) for block in section.blocks]


def ids(game: str) -> list[str]:
    headings = [chapter.message for chapter in guide.book_of(game)] + [section.message for section in sections(game)]
    return [*headings, *(block.message for block in blocks(game))]


KEYS = sorted(key for key in messages("en") if key.startswith(GUIDE))


def said(code: str, key: str) -> str:
    return language(code).message(key)


def marks(text: str) -> Counter[str]:
    return Counter(mark[2] for mark in MARK.finditer(text) if mark[2])


def numbers(text: str) -> Counter[str]:
    """Every number but 1, which may be said as a word."""
    return Counter(number for number in re.findall(r"[+\u2212]?\d+", bare(text)) if number.strip("+\u2212") != "1")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    told = {rule for block in blocks(game) for rule in block.rules}
    assert {rule for rule in RULES if PARTS.get(rule[0]) == game} - told == set()


def test_every_example_of_the_rulebooks_is_told() -> None:
    told = [rule for game in GAMES for block in blocks(game) if block.kind == EXAMPLE for rule in block.rules if rule[0] == "E"]
    assert sorted(told) == [rule for rule in RULES if rule[0] == "E"]


def test_no_rule_is_named_that_is_not_there() -> None:
    assert {rule for game in GAMES for block in blocks(game) for rule in block.rules} - set(RULES) == set()


def test_an_example_shows_the_rules_of_its_own_game() -> None:
    own = {"mars": range(1, 29), "ares": range(29, 41)}
    for game in GAMES:
        shown = [rule for block in blocks(game) for rule in block.rules if rule[0] == "E"]
        assert all(int(rule[1:]) in own[game] for rule in shown)


def test_every_message_has_its_place_and_every_place_its_message() -> None:
    placed = [key for game in GAMES for key in ids(game)]
    assert len(placed) == len(set(placed))
    assert set(placed) == {key for key in KEYS if key.startswith("guide-")}


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_hint_that_leads_to_a_section(game: str) -> None:
    anchors = {section.anchor for section in sections(game)}
    assert set(guide.hints(game)) == ASKS[game]
    assert {hint.section_anchor for hint in guide.hints(game).values()} - anchors == set()


def test_every_hint_is_said_and_none_is_left_over() -> None:
    used = {hint.message_id for game in GAMES for hint in guide.hints(game).values()}
    assert used == {key for key in KEYS if key.startswith("hint-")}


def test_a_choice_that_explains_itself_has_no_hint() -> None:
    assert guide.hint_for("ares", "EFFECT") is None
    assert guide.hint_for("mars", "BUY") == guide.Hint("hint-mars-buy", "generation-research")


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_is_an_icon_or_a_card_of_the_game(game: str) -> None:
    named = {mark for key in ids(game) for mark in marks(said("en", key))}
    assert named - symbols() - DECKS[game] == set()
    assert {card for block in blocks(game) for card in block.cards if block.kind == CARDS} <= DECKS[game]


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_long(game: str) -> None:
    assert {key: len(said("en", key).split()) for key in ids(game) if len(said("en", key).split()) > LONGEST} == {}


@pytest.mark.parametrize(("key", "code"), [(key, code) for key in KEYS for code in OTHERS])
def test_a_translation_keeps_every_number_icon_and_card(key: str, code: str) -> None:
    assert numbers(said(code, key)) == numbers(said("en", key))
    assert marks(said(code, key)) == marks(said("en", key))


@pytest.mark.parametrize("code", UNTRANSLATED_GUIDE)
def test_a_translated_guide_is_no_longer_on_the_list(code: str) -> None:
    assert set(KEYS) - set(messages(code)), f"{code} has the whole guide: take it out of UNTRANSLATED_GUIDE"


def test_marks_are_taken_apart() -> None:
    assert [(piece.kind, piece.text) for piece in guide.pieces("[res-plant] *8* plants for [birds], 3 M€.")] == [
        ("icon", "res-plant"), ("plain", " "), ("strong", "8"), ("plain", " plants for "), ("card", "birds"),
        ("plain", ", 3\u00a0M€."),
    ]  # fmt: skip


def test_no_line_ends_with_a_word_of_one_letter() -> None:
    assert [piece.text for piece in guide.pieces("Tury i fazy, w 3 krokach")] == ["Tury i\u00a0fazy, w\u00a03\u00a0krokach"]


def test_a_number_and_what_it_counts_stay_on_one_line() -> None:
    (piece,) = guide.pieces("Pay 8 M€ for 3 cards, then 2. Next")
    assert piece.text == "Pay 8\u00a0M€ for 3\u00a0cards, then 2. Next"
