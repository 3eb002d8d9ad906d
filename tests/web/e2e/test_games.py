"""Whole games, played by clicking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.start import arrive, start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
MOST_CHOICES = 400


def see_the_end(page: Any) -> None:
    """Score, replay and back, by the links of the table."""
    page.click("#ask a[href$='/score']")
    page.wait_for_selector("table tbody th")
    page.click("a[href$='/replay']")
    page.wait_for_selector("[data-replay]")


def test_one_click_from_home_starts_a_game_against_a_bot(visit: Any) -> None:
    page = visit()
    page.click("form:has(input[name=game][value=mars]) button")
    arrive(page, "#table")
    assert page.locator("[data-opens^=tableau-of]").count() == 2
    assert page.locator("#picks input[type=radio]").count() == 2


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
