"""Whole games, played by clicking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.start import start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
MOST_CHOICES = 400
SHOWN_MOVE = "() => Number(document.querySelector('#replay-all').dataset.move)"
REACHED = "least => Number(document.querySelector('#replay-all').dataset.move) >= least"


def see_the_end(page: Any) -> None:
    """Score and replay by the links of the table: it plays by itself, jumps to a generation, its link leads to the moment."""
    page.click("#ask a[href$='/score']")
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


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize(("game", "kinds", "seed"), [
    ("mars", ("person",), "a"),
    ("ares", ("person",), "a"),
    ("mars", ("person", "bot"), "d"),
    ("ares", ("person", "bot"), "b"),
])  # fmt: skip
def test_a_whole_game_is_played_by_clicking(visit: Any, game: str, lang: str, kinds: tuple[str, ...], seed: str) -> None:
    """Alone with hidden points, and against a bot with points shown; with these deals games are short."""
    page, is_hidden = visit(lang=lang), len(kinds) == 1
    start(page, *kinds, game=game, seed=seed, switches=("hidden_points",) if is_hidden else ())
    assert page.locator(".players .points").count() == (0 if is_hidden else len(kinds))
    clicker = Clicker(page)
    clicker.play_out(MOST_CHOICES)
    assert page.locator(".players .points").count() == len(kinds), "shown at the end"
    assert page.get_attribute("html", "lang") == lang
    assert {"corporation", "play", "keep"} <= clicker.kinds
    see_the_end(page)
