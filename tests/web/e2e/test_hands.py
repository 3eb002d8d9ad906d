"""With a finger, and without a mouse."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.browsing import PHONE
from tests.web.e2e.checks import FITS_ACROSS
from tests.web.e2e.player import ASKED, Tapper, Typist
from tests.web.e2e.start import start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
VIEWS = ("map", "hand", "me", "players", "log")


def play(player: Any, wanted: set[str], most: int) -> None:
    """Until everything wanted was done."""
    for _ in range(most):
        if wanted <= player.kinds:
            return
        player.page.wait_for_function(ASKED)
        player.act()
    raise AssertionError(f"never did {wanted - player.kinds}")


def test_a_phone_shows_one_view_at_a_time_and_never_scrolls_sideways(visit: Any) -> None:
    page = visit(size=PHONE, lang="uk")
    start(page, "person")
    Tapper(page).act()
    Tapper(page).act()
    for view in VIEWS:
        page.tap(f"[data-view={view}]")
        assert page.evaluate(FITS_ACROSS), view
    assert page.locator("#log").is_visible()
    assert not page.locator("[data-space]").first.is_visible()


def test_a_phone_shows_the_bonus_steps_and_the_cities_off_the_map(visit: Any) -> None:
    page = visit(size=PHONE)
    start(page, "person")
    page.wait_for_selector("html[data-open=ask]")
    page.tap("button[data-view=map]")
    told = page.locator(".around li")
    names = [told.nth(at).locator("> span").first.inner_text().replace("\u00a0", " ") for at in range(told.count())]
    assert names == ["Phobos Space Haven", "Ganymede Colony", "8%", "−24°", "−20°", "0°"]
    for at in range(told.count()):
        told.nth(at).scroll_into_view_if_needed()
        box = told.nth(at).bounding_box()
        assert box["height"] >= 30 and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_cards_to_choose_from_are_large_and_can_be_put_aside(visit: Any, game: str) -> None:
    """Alone, so that nobody's move draws the table anew meanwhile."""
    page = visit()
    start(page, "person", game=game)
    cards, asked, map_ = page.locator("#picks .card"), page.locator("#ask").bounding_box(), page.locator("#main").bounding_box()
    left, right = (map_["x"], asked["x"]) if game == "ares" else (0, page.viewport_size["width"])
    for at in range(cards.count()):
        box = cards.nth(at).bounding_box()
        assert box["width"] >= 180 and box["height"] >= 280
        assert box["x"] >= left and box["x"] + box["width"] <= right, (
            "over the map; all that Mars begins with has the whole page"
        )
    page.click("[data-fold]")
    assert not cards.first.is_visible() and page.locator("[data-fold][aria-pressed=true]").count() == 1
    page.keyboard.press("Escape")
    assert cards.first.is_visible()


@pytest.mark.parametrize(("game", "wanted"), [
    ("mars", {"corporation", "keep", "play", "standard", "place", "pass"}),
    ("ares", {"corporation", "phase", "play", "done"}),
])  # fmt: skip
def test_whole_turns_with_the_keyboard_alone(visit: Any, game: str, wanted: set[str]) -> None:
    page = visit()
    start(page, "person", "bot", game=game)
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1
    page.keyboard.press("Escape")
    player = Typist(page, actions=2)
    play(player, wanted, 60)
    player.kinds.clear()
    play(player, {"keep"}, 20)
