"""Cards drawn for terminals and pages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from html import unescape

import pytest

from tests.text.languages import CARDS, TRANSLATED
from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import Card
from tharsis.mars.cards import CARDS as MARS
from tharsis.text import beside_html, card_html, card_rows, card_text, catalogue_html, draw_card, need_rows
from tharsis.text.bundle import language
from tharsis.text.drawing import symbol_name


@pytest.mark.parametrize("cards", [MARS, ARES], ids=["mars", "ares"])
def test_readers_see_every_card_in_two_languages_side_by_side(cards: Sequence[Card]) -> None:
    page = unescape(beside_html(cards, "uk", "en")).replace("\u00a0", " ")
    assert page.count("<tr id=") == len(cards)
    for card in cards:
        _, row = page.split(f'<tr id="{card.key}">')
        own, other = row.split("</tr>")[0].split('<td lang="en">')
        for said, cell in ((card_text(card, "uk"), own), (card_text(card, "en"), other)):
            assert said.title in cell and said.full.replace("\u00a0", " ") in cell, card.key
    assert "<small>Event · Space</small>" in page and "Space · Event" not in page, "an event is named once"


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_drawn_card_fits_the_terminal(code: str) -> None:
    for card in CARDS:
        lines = draw_card(card, code).split("\n")
        assert {len(line) for line in lines} == {56}, card.key
        assert lines[0][0] + lines[-1][0] == "╭╰"


def test_birds_in_the_terminal() -> None:
    drawn = draw_card(next(card for card in CARDS if card.key == "birds"), "en")
    assert "(10) Birds" in drawn and "[‹−2 plants›]" in drawn and "→ +1 animal" in drawn and "1 VP / animal" in drawn


NAMED = {
    "en": {"+1": "card", "+3": "cards", "−5": "cards"},
    "uk": {"+1": "карта", "+3": "карти", "−5": "карт"},
    "ru": {"+1": "карта", "+3": "карты", "−5": "карт"},
    "pl": {"+1": "karta", "+3": "karty", "−5": "kart"},
    "it": {"+1": "carta", "+3": "carte", "−5": "carte"},
}


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_name_of_an_icon_goes_with_its_number(code: str) -> None:
    assert {text: symbol_name("card", language(code), text) for text in NAMED[code]} == NAMED[code]


def test_no_line_breaks_between_a_number_and_its_icon() -> None:
    card = next(card for card in CARDS if card.key == "sabotage")
    for width in range(24, 56):
        assert not any(line.rstrip("│ ").endswith(("−3", "−4", "−7")) for line in draw_card(card, "uk", width).split("\n"))


LEVELS = {"en": ("≥ −12 °C", "≤ 5%"), "pl": ("≥ −12°C", "≤ 5%"), "it": ("≥ −12 °C", "≤ 5%"), "ru": ("≥ −12 °C", "≤ 5 %")}


@pytest.mark.parametrize("code", LEVELS)
def test_a_requirement_is_written_as_its_language_writes_it(code: str) -> None:
    cards = {card.key: card for card in reversed(CARDS)}
    needs = [need_rows(cards[key], code)[0].text for key in ("eos_chasma_national_park", "colonizer_training_camp")]
    assert tuple(text.replace("\u00a0", " ") for text in needs) == LEVELS[code]


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_catalogue_holds_every_card_and_needs_nothing_else(code: str) -> None:
    page = catalogue_html(CARDS, code)
    assert page.count("<article") == len(CARDS)
    assert not re.search(r'(?:src|href)="(?!#)', page)
    drawn = set(re.findall(r'<symbol id="([^"]+)"', page))
    assert set(re.findall(r'<use href="#([^"]+)"', page)) <= drawn


def test_a_card_is_kept_once_made() -> None:
    card = CARDS[0]
    assert card_text(card, "en") is card_text(card, "en")
    assert card_rows(card) is card_rows(card)


def test_a_language_is_read_once() -> None:
    code = (
        "import sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == 'open' else None)\n"
        "from tharsis.text import message\n"
        "for key in ('tag-city', 'tag-earth', 'tag-city'):\n"
        "    message('pl', key)\n"
        "read = [name for name in opened if name.endswith('.ftl')]\n"
        "print(len(read) > 5, len(read) - len(set(read)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == [
        "True",
        "0",
    ]


def test_only_the_files_of_the_language_asked_for_are_opened() -> None:
    code = (
        "import sys\n"
        "opened = set()\n"
        "sys.addaudithook(lambda event, given: opened.add(str(given[0])) if event == 'open' else None)\n"
        "import tharsis.text\n"
        "tharsis.text.message('pl', 'tag-city')\n"
        "print(*sorted({name.split('/')[-2] for name in opened if name.endswith('.ftl')}))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == ["pl"]


def test_the_text_room_imports_no_game() -> None:
    code = (
        "import sys, tharsis.text; print([name for name in sys.modules if name.startswith(('tharsis.mars', 'tharsis.ares'))])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


@pytest.mark.parametrize("deck", [MARS, ARES])
def test_at_most_has_a_dashed_frame(deck: Sequence[Card]) -> None:
    drawn = {card.key: card_html(card, "en") for card in deck if card.needs}
    assert 'class="need max"' in drawn["archaebacteria"]
    assert all('class="need min"' in drawn[key] for key in ("birds", "beam_from_a_thorium_asteroid"))


def test_no_line_of_a_card_ends_with_a_word_of_one_letter() -> None:
    mine = next(card for card in CARDS if card.key == "mine")
    assert "produkcję stali o\u00a01\u00a0poziom" in card_html(mine, "pl")
