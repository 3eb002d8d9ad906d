"""Whole games, played by clicking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP, PHONE
from tests.web.e2e.checks import FITS_ACROSS
from tests.web.e2e.player import Clicker, Tapper
from tests.web.e2e.start import start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
MOST_CHOICES = 400
MODULES = ("prelude", "venus", "colonies")
SCORE = "#ask a[href$='/score']"
SHOWN_MOVE = "() => Number(document.querySelector('#replay-all').dataset.move)"
REACHED = "least => Number(document.querySelector('#replay-all').dataset.move) >= least"


def see_the_end(page: Any) -> None:
    """Score and replay by the links of the table: it plays by itself, jumps to a generation, its link leads to the moment."""
    page.click(SCORE)
    page.wait_for_selector("table tbody th")
    page.click("a[href$='/replay']")
    page.wait_for_selector("[data-replay]")
    page.select_option("[data-speed]", "4")
    page.keyboard.press("Space")
    page.wait_for_function(REACHED, arg=2)
    page.click("[data-play]")
    last = page.locator("[data-jump] option").last.get_attribute("value")
    page.select_option("[data-jump]", last)
    page.wait_for_function(REACHED, arg=int(last or 0))
    link = page.input_value(".replay__share [data-copy]")
    page.goto(page.url.split("/table/")[0] + link)
    assert page.evaluate(SHOWN_MOVE) == int(last or 0) and page.input_value("[data-jump]") == last


def see_the_score(page: Any) -> None:
    """On a phone the score is found from the table, too, and fits."""
    if not page.is_visible(SCORE):
        page.tap("[data-more]")
    page.tap(SCORE)
    page.wait_for_selector("table tbody th")
    assert page.evaluate(FITS_ACROSS)


@pytest.mark.parametrize(("game", "kinds", "seed", "lang", "size", "wanted"), [
    ("mars", ("person", "bot"), "d", "en", DESKTOP, {"play", "keep", "pass", "govern"}),
    ("mars", ("person",), "a", "uk", PHONE, {"play", "keep", "standard", "place", "pass"}),
    ("ares", ("person", "bot"), "b", "uk", DESKTOP, {"play", "keep", "phase", "done"}),
    ("ares", ("person",), "a", "en", PHONE, {"play", "keep", "phase", "done"}),
])  # fmt: skip
def test_a_whole_game_is_played_by_clicking(
    visit: Any, game: str, kinds: tuple[str, ...], seed: str, lang: str, size: tuple[int, int], wanted: set[str]
) -> None:
    """Alone with hidden points; against a bot with points shown, Mars with all modules on another map. With these deals games
    are short."""
    page, is_hidden, is_phone = visit(lang=lang, size=size), len(kinds) == 1, size == PHONE
    modules = MODULES if game == "mars" and not is_hidden else ()
    switches = modules or ("hidden_points",) * is_hidden
    start(page, *kinds, game=game, seed=seed, switches=switches, place="hellas" if modules else "")
    assert page.locator(".players .points").count() == (0 if is_hidden else len(kinds))
    player = Tapper(page) if is_phone else Clicker(page)
    player.play_out(MOST_CHOICES)
    assert page.locator(".players .points").count() == len(kinds), "shown at the end"
    assert page.get_attribute("html", "lang") == lang
    assert {"corporation", *wanted} <= player.kinds
    if is_phone:
        see_the_score(page)
    else:
        see_the_end(page)
