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


@pytest.mark.parametrize(("game", "lang", "kinds", "seed"), [
    ("mars", "en", ("person",), "a"),
    ("ares", "uk", ("person",), "a"),
    ("mars", "uk", ("person", "bot"), "d"),
    ("ares", "en", ("person", "bot"), "b"),
])  # fmt: skip
def test_a_whole_game_is_played_by_clicking(visit: Any, game: str, lang: str, kinds: tuple[str, ...], seed: str) -> None:
    """Each game in two languages, alone and against a bot; with these deals they are short."""
    page = visit(lang=lang)
    start(page, *kinds, game=game, seed=seed)
    clicker = Clicker(page)
    clicker.play_out(MOST_CHOICES)
    assert page.get_attribute("html", "lang") == lang
    assert {"corporation", "play", "keep"} <= clicker.kinds
    see_the_end(page)
