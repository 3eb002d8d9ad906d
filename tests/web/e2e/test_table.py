"""The table by hand: phases, rivals, a turn taken back after its end, sizes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP
from tests.web.e2e.checks import cut_words
from tests.web.e2e.player import Clicker
from tests.web.e2e.positions import FULL, Placed, place
from tests.web.e2e.serving import Serving
from tests.web.e2e.start import pair

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SMALL, LARGE = (1280, 720), (2560, 1440)
PLANT = "#ask .options button[value='standard power_plant']"
LEAST_PX = 10.95
PASSED = "() => document.querySelector('#table').dataset.round === '2'"
SMALL_WORDS = """least => [...document.querySelectorAll("#table *")]
  .filter(one => one.getClientRects().length && !one.closest(".sr")
    && [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter(one => {
    const map = one.closest("svg.map"), box = map?.viewBox.baseVal;
    const scale = map ? Math.min(map.clientWidth / box.width, map.clientHeight / box.height) : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale < least && parseFloat(getComputedStyle(one).fontSize) > 0;
  })
  .map(one => `${one.textContent.trim().slice(0, 30)} in ${one.parentElement.className}`)"""

CUT_OFF = """() => [...document.querySelectorAll(".player")].flatMap(player => {
  const rooms = [player, player.parentElement].map(room => room.getBoundingClientRect().bottom);
  return [...player.querySelectorAll(".corp, .stock, .taglist, .counts, .points")]
    .filter(one => !one.getClientRects().length || one.getBoundingClientRect().bottom > Math.min(...rooms) + 1)
    .map(one => `${player.className}: ${one.className}`);
})"""
"""What of a player's box is hidden or below its edge."""
SHOWN_PANELS = """() => [...document.querySelectorAll(".dock__panel")]
  .filter(one => one.getClientRects().length).map(one => one.dataset.for)"""


CUT_CARDS = """() => [...document.querySelectorAll("#hand .card, #picks .card")].flatMap(card => {
  const box = what => card.querySelector(what).getBoundingClientRect(), hand = card.closest("#hand")?.getBoundingClientRect();
  const room = box(".icons"), text = box(".text"), title = card.querySelector(".title");
  const rows = [...card.querySelectorAll(".does")].map(row => row.getBoundingClientRect());
  const faults = {
    icons: rows.some(row => row.top < room.top - 1.5 || row.bottom > room.bottom + 1.5),
    text: text.height > 0 && text.top < room.bottom - 1.5,
    title: title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 6
      || title.getBoundingClientRect().bottom > room.top,
    foot: hand && card.getBoundingClientRect().bottom > hand.bottom + 1,
  };
  return Object.keys(faults).filter(what => faults[what]).map(what => `${title.innerText}: ${what}`);
})"""
"""Cards that do not show all of their icons, their title or, in hand, their foot."""


OVERLAPS = """() => [...document.querySelectorAll(".phase")].filter(phase => {
  const rows = [...phase.querySelectorAll("h3, .phase__main, .phase__bonus, .phase__who")].filter(row => row.innerText.trim());
  const boxes = rows.map(row => row.getBoundingClientRect());
  return boxes.some((box, at) => at && box.top < boxes[at - 1].bottom - 1);
}).map(phase => phase.innerText)"""
"""Phases whose lines lie over each other."""


@pytest.fixture(scope="module")
def tables(serving: Serving) -> dict[str, Placed]:
    return place(serving.database, ("mars-table", "mars-everything", "mars-four", "ares-table", "ares-phases", *FULL))


def sit_at(page: Any, url: str, placed: Placed) -> None:
    page.context.request.get(f"{url}/seat/{placed.tokens[0]}", max_redirects=0)
    page.goto(f"{url}/table/{placed.id}")


def sit(visit: Any, placed: Placed, **settings: Any) -> Any:
    page = visit("/how", **settings)
    sit_at(page, visit.url, placed)
    return page


def number(page: Any) -> int:
    return int(page.get_attribute("#table", "data-number"))


def test_a_turn_that_has_ended_is_held_over_reloads_until_it_is_taken_back_or_ended(
    visit: Any, tables: Mapping[str, Placed]
) -> None:
    page = sit(visit, tables["mars-table"], hold="always")
    begun = number(page)
    page.click(PLANT)
    page.wait_for_selector(f"#table[data-number='{begun + 1}']", state="attached")
    page.click("#ask .options button[value='standard asteroid'], " + PLANT)
    page.wait_for_selector(".turnover")
    ended = number(page)
    page.reload()
    page.wait_for_selector(".turnover")
    assert number(page) == ended
    page.click(".turnover [data-undo]")
    page.wait_for_selector("#table[data-asked=yes]", state="attached")
    assert page.locator(".turnover").count() == 0
    page.click("#ask .options button[value='standard asteroid'], " + PLANT)
    page.click("[data-end]")
    page.wait_for_function("ended => Number(document.querySelector('#table').dataset.number) > ended", arg=ended + 2)
    assert page.locator(".turnover").count() == 0


def test_a_phase_is_looked_at_before_it_is_chosen_and_rivals_are_shown_on_demand(
    visit: Any, tables: Mapping[str, Placed]
) -> None:
    page = sit(visit, tables["ares-phases"])
    begun = number(page)
    page.keyboard.press("t")
    assert page.locator(".rival").count() == 2 and page.is_visible("#rivals") and page.is_hidden(".planet")
    page.keyboard.press("Escape")
    assert page.is_hidden("#rivals") and page.is_visible(".planet")
    page.click(".phase__go >> nth=0")
    page.wait_for_selector(".phase.is-picked")
    assert page.is_visible(".plan") and number(page) == begun
    page.keyboard.press("Enter")
    page.wait_for_function("begun => Number(document.querySelector('#table').dataset.number) > begun", arg=begun)


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "pl"), (SMALL, "uk"), (DESKTOP, "uk")])
def test_no_word_is_smaller_than_eleven_pixels_and_neither_players_nor_cards_are_cut(
    visit: Any, tables: Mapping[str, Placed], size: tuple[int, int], lang: str
) -> None:
    page = visit("/how", size=size, lang=lang)
    for name, placed in tables.items():
        sit_at(page, visit.url, placed)
        assert page.evaluate(SMALL_WORDS, LEAST_PX) == [], name
        assert page.evaluate(CUT_OFF) == [], name
        assert page.evaluate(CUT_CARDS) == [], name
        assert page.evaluate(OVERLAPS) == [], name
        assert cut_words(page) == [], name


def until_one_waits(first: Any, second: Any) -> tuple[Any, Any]:
    """Through the set-up, until one of them waits for the other's turn."""
    for _ in range(20):
        for page, other in ((first, second), (second, first)):
            if page.locator("[data-ahead=pass]").count():
                return page, other
            if page.get_attribute("#table", "data-asked") == "yes" and page.locator("#picks").count():
                Clicker(page, buys=2).act()
        first.wait_for_timeout(200)
    raise AssertionError("nobody waits")


def test_a_waiting_player_passes_ahead_sees_what_happened_and_looks_under_the_tiles(visit: Any) -> None:
    first, second = pair(visit)
    waiting, acting = until_one_waits(first, second)
    waiting.click("[data-ahead=pass]")
    waiting.wait_for_selector("[data-ahead=revoke]")
    waiting.reload()
    waiting.click("[data-ahead=revoke]")
    waiting.click("[data-wake=goal]")
    waiting.click("[data-ahead=pass]")
    waiting.wait_for_selector("[data-ahead=revoke]")
    acting.click("[data-pass]")
    if acting.locator("#guard[open]").count():
        acting.click("#guard-yes")
    waiting.wait_for_function(PASSED)
    panel, log = waiting.locator(".news").bounding_box(), waiting.locator("#log ol").bounding_box()
    assert panel["height"] >= 200 and log["y"] + 40 < panel["y"] + panel["height"], "there is always room for the log"
    waiting.keyboard.press("b")
    assert waiting.get_attribute("html", "data-bonus") == "on"


def test_everything_is_larger_on_a_large_screen(visit: Any, tables: Mapping[str, Placed]) -> None:
    page = sit(visit, tables["ares-table"], size=LARGE)
    assert page.locator(".player.is-me").bounding_box()["width"] > 400
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["laptop", "phone"])
def test_the_tab_of_a_module_is_reached_by_click_and_key_and_stays_when_the_table_changes(
    visit: Any, tables: Mapping[str, Placed], size: tuple[int, int]
) -> None:
    page = sit(visit, tables["mars-table"], size=size)
    if size[0] < 500:
        page.tap(".tabbar [data-view='hand']")
    assert page.evaluate(SHOWN_PANELS) == ["hand"]
    page.click(".dock [data-tab='colonies']")
    assert page.evaluate(SHOWN_PANELS) == ["colonies"]
    tile = page.locator(".dock .colony").first.bounding_box()
    assert tile["width"] > 100 and tile["height"] > 60, "drawn by the module's own style"
    page.evaluate("dress()")
    assert page.evaluate(SHOWN_PANELS) == ["colonies"]
    page.keyboard.press("1")
    assert page.evaluate(SHOWN_PANELS) == ["hand"]
    tabs = page.eval_on_selector_all(".dock button[data-tab]", "all => all.map(one => one.dataset.tab)")
    page.keyboard.press(str(tabs.index("colonies") + 1))
    assert page.evaluate(SHOWN_PANELS) == ["colonies"]
