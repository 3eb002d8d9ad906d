"""Whole games, played by clicking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.start import start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
MOST_CHOICES = 400
SEEDS = {"mars": "d", "ares": "b"}
"""Deals whose games are short."""


def see_the_end(page: Any) -> None:
    """Score, replay and back, by the links of the table."""
    page.click("#ask a[href$='/score']")
    assert page.locator("table tbody th").count() >= 1
    page.click("a[href$='/replay']")
    page.wait_for_selector("[data-replay]")


def test_one_click_from_home_starts_a_game_against_a_bot(visit: Any) -> None:
    page = visit()
    page.click("form:has(input[name=game][value=mars]) button")
    page.wait_for_selector("#table")
    assert page.locator("[data-opens^=tableau-of]").count() == 2
    assert page.locator("#picks input[type=radio]").count() == 2


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_whole_solo_game_is_played_by_clicking(visit: Any, game: str, lang: str) -> None:
    page = visit(lang=lang)
    start(page, "person", game=game, seed="a", switches=("hidden_points",))
    assert page.locator(".points").count() == 0, "the table has hidden them"
    clicker = Clicker(page)
    clicker.play_out(MOST_CHOICES)
    assert page.locator(".points").count() == 1, "the game is over"
    assert page.get_attribute("html", "lang") == lang
    assert {"corporation", "play", "keep"} <= clicker.kinds
    see_the_end(page)


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_whole_game_against_a_bot_is_played_by_clicking(visit: Any, game: str, lang: str) -> None:
    page = visit(lang=lang)
    start(page, "person", "bot", game=game, seed=SEEDS[game])
    assert page.locator(".points").count() == 2
    clicker = Clicker(page)
    clicker.play_out(MOST_CHOICES)
    assert page.get_attribute("html", "lang") == lang
    assert {"corporation", "play", "keep"} <= clicker.kinds
    see_the_end(page)
