"""Cards drawn for terminals and pages."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest

from tests.text.languages import CARDS, TRANSLATED
from tharsis.text import card_rows, card_text, catalogue_html, draw_card
from tharsis.text.bundle import language


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_drawn_card_fits_the_terminal(code: str) -> None:
    for card in CARDS:
        lines = draw_card(card, code).split("\n")
        assert {len(line) for line in lines} == {56}, card.key
        assert lines[0][0] + lines[-1][0] == "╭╰"


def test_birds_in_the_terminal() -> None:
    drawn = draw_card(next(card for card in CARDS if card.key == "birds"), "en")
    assert "(10) Birds" in drawn and "[‹−2 plants›]" in drawn and "→ +1 animal" in drawn and "1 VP / animal" in drawn


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


def test_a_card_known_already_is_said_at_once() -> None:
    for card in CARDS:
        card_text(card, "en")
    start = time.perf_counter()
    for card in CARDS:
        assert card_text(card, "en").body is not None
    assert (time.perf_counter() - start) / len(CARDS) < 50e-6


def test_a_language_is_read_once() -> None:
    assert language("en") is language("en")


def test_only_the_language_asked_for_is_read() -> None:
    code = (
        "from tharsis.text import bundle\n"
        "read = []\n"
        "sources = bundle.sources\n"
        "bundle.sources = lambda code: read.append(code) or sources(code)\n"
        "bundle.message('it', 'tag-city')\n"
        "print(read)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "['it']"


def test_the_text_room_imports_no_game() -> None:
    code = (
        "import sys, tharsis.text; print([name for name in sys.modules if name.startswith(('tharsis.mars', 'tharsis.ares'))])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
