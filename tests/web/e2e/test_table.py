"""People play in a real browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.e2e.conftest import AXE
from tests.web.e2e.player import Clicker

pytestmark = pytest.mark.browser
Visit = Callable[..., Any]
PUSH_S = 2.0


def start(page: Any, *kinds: str, game: str = "mars") -> None:
    page.click("nav a[href='/new']")
    if game != "mars":
        page.click(f"a[href='/new?game={game}']")
        page.wait_for_url("**/new?game=*")
    for seat in range(page.locator(".seatrow").count()):
        page.select_option(f"select[name=kind{seat}]", kinds[seat] if seat < len(kinds) else "none")
    page.fill("input[name=seed]", "e2e")
    page.click(".setup > button[type=submit]")


def serious(page: Any) -> list[str]:
    """Findings of axe that shut people out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found if one["impact"] in ("serious", "critical")]


def test_one_click_from_home_starts_a_game_against_a_bot(visit: Visit) -> None:
    page = visit()
    page.click(".hero .btn--go")
    page.wait_for_selector("#table")
    assert page.locator(".player").count() == 2
    assert page.locator(".pick input").count() == 2


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_whole_solo_game_is_played_by_clicking(visit: Visit, lang: str) -> None:
    page = visit(lang=lang)
    start(page, "person")
    clicker = Clicker(page, seed=3, passing=0.8)
    for _ in range(400):
        if clicker.is_over:
            break
        clicker.act()
    assert clicker.is_over
    page.goto(page.url.split("?")[0] + "/score")
    assert page.locator(".score__body table").count() == 1
    page.click(".score__foot a[href$='/replay']")
    assert page.locator("[data-replay]").count() == 1


def test_a_whole_solo_game_of_ares_is_played_by_clicking(visit: Visit) -> None:
    page = visit()
    start(page, "person", game="ares")
    clicker = Clicker(page, seed=4, passing=0.6)
    for _ in range(500):
        if clicker.is_over:
            break
        clicker.act()
    assert clicker.is_over
    page.goto(page.url.split("?")[0] + "/score")
    assert page.locator(".score__body table").count() == 1


def test_a_bot_answers_and_its_moves_arrive_by_themselves(visit: Visit) -> None:
    page = visit()
    start(page, "person", "bot")
    clicker = Clicker(page, seed=5, passing=0.4)
    generation = page.locator(".topbar__game b").inner_text()
    for _ in range(120):
        if page.locator(".topbar__game b").inner_text() != generation:
            break
        if clicker.is_asked:
            clicker.act()
        else:
            page.wait_for_timeout(100)
    assert page.locator(".topbar__game b").inner_text() != generation
    assert page.locator(".log li").count() > 3


def test_two_browsers_play_each_other_live(visit: Visit) -> None:
    first = visit()
    start(first, "person", "friend")
    link = first.locator("[data-copy]").first.input_value()
    second = visit(link[link.index("/seat/") :])
    first.click(".btn--go")
    one, two = Clicker(first, seed=1), Clicker(second, seed=2)
    number = two.number
    began = time.monotonic()
    first.locator(".pick input").first.check(force=True)
    first.click("#pick-go")
    two.wait_for_change(number)
    assert time.monotonic() - began < PUSH_S
    for _ in range(40):
        for clicker in (one, two):
            if clicker.is_asked and not clicker.is_over:
                clicker.act()
        if "is-passed" in (first.locator(".player").nth(1).get_attribute("class") or ""):
            break
    assert one.number > 6


def test_undo_says_what_it_takes_back_and_does_it(visit: Visit) -> None:
    page = visit()
    start(page, "person", "friend")
    page.click(".btn--go")
    page.locator(".pick input").first.check(force=True)
    page.click("#pick-go")
    page.wait_for_selector("[data-undo]")
    assert "Play as" in page.locator("[data-undo]").inner_text()
    page.keyboard.press("u")
    page.wait_for_selector("#picks input[type=radio]")


def test_a_lost_connection_comes_back_with_nothing_missed(visit: Visit) -> None:
    first = visit()
    start(first, "person", "friend")
    link = first.locator("[data-copy]").first.input_value()
    second = visit(link[link.index("/seat/") :])
    first.click(".btn--go")
    number = int(second.locator("#table").get_attribute("data-number"))
    second.context.set_offline(True)
    first.locator(".pick input").first.check(force=True)
    first.click("#pick-go")
    Clicker(first).wait_for_change(0)
    second.context.set_offline(False)
    Clicker(second).wait_for_change(number)


def test_ticks_survive_the_moves_of_others(visit: Visit) -> None:
    first = visit()
    start(first, "person", "friend")
    link = first.locator("[data-copy]").first.input_value()
    second = visit(link[link.index("/seat/") :])
    first.click(".btn--go")
    first.locator(".pick input").nth(1).check(force=True)
    number = int(first.locator("#table").get_attribute("data-number"))
    second.locator(".pick input").first.check(force=True)
    second.click("#pick-go")
    Clicker(first).wait_for_change(number)
    assert first.locator(".pick input").nth(1).is_checked()


def test_a_game_begins_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    start(page, "person", "friend")
    page.click(".btn--go")
    page.wait_for_selector("#picks")
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.keyboard.press("Space")
    number = Clicker(page).number
    page.keyboard.press("Enter")
    Clicker(page).wait_for_change(number)


def test_a_phone_shows_one_view_at_a_time_and_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(width=390, height=844)
    page.click(".hero .btn--go")
    page.wait_for_selector("#picks")
    page.locator(".pick input").first.check(force=True)
    page.click("#pick-go")
    for view in ("map", "hand", "me", "players", "log"):
        page.click(f".tabbar [data-view={view}]")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".log").is_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_the_table_fits_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    page.click(".hero .btn--go")
    page.wait_for_selector("#table")
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )


@pytest.mark.parametrize("path", ["/", "/new", "/cards?q=space", "/how"])
def test_pages_shut_nobody_out(visit: Visit, path: str) -> None:
    assert serious(visit(path)) == []


def test_the_table_shuts_nobody_out(visit: Visit) -> None:
    page = visit()
    page.click(".hero .btn--go")
    page.wait_for_selector("#table")
    assert serious(page) == []


def test_the_first_table_is_light(visit: Visit) -> None:
    page = visit()
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.click(".hero .btn--go")
    page.wait_for_selector("#table")
    page.wait_for_timeout(500)
    page.reload()
    transferred = page.evaluate("performance.getEntriesByType('resource').length")
    assert transferred < 40
    assert sum(sizes) < 300_000


def test_names_of_others_stay_text(visit: Visit) -> None:
    page = visit("/new")
    page.fill("input[name=name0]", "<img src=x>")
    page.click(".setup > button[type=submit]")
    page.wait_for_selector("#table")
    assert page.locator("img").count() == 0
    assert re.search("/table/", page.url)
