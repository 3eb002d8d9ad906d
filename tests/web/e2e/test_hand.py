"""What is the player's own stays so: the order of the hand, a press that has begun, a payment, what is typed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.test_table import start

pytestmark = pytest.mark.browser
Visit = Callable[..., Any]
KEYS = "all => all.map(card => card.dataset.card)"
FOCUSED = "document.activeElement.closest('#ask .option')?.innerText"
PUSH = "htmx.trigger('#live-get', 'sse:changed')"


def hand(page: Any) -> list[str]:
    keys: list[str] = page.eval_on_selector_all("#hand .card", KEYS)
    return keys


@pytest.fixture
def page(visit: Visit) -> Any:
    """A table with cards in hand, on the first turn."""
    page = visit()
    start(page, "person")
    clicker = Clicker(page, seed=1)
    page.locator(".pick input").first.check(force=True)
    page.click("#pick-go")
    clicker.wait_for_change(0)
    for tick in page.locator(".pick input").all()[:5]:
        tick.check(force=True)
    number = clicker.number
    page.click("#pick-go")
    clicker.wait_for_change(number)
    page.wait_for_selector("#hand .card")
    return page


def test_the_hand_is_ordered_by_dragging_and_the_order_is_kept(page: Any) -> None:
    before = hand(page)
    page.locator("#hand li").nth(0).drag_to(page.locator("#hand li").nth(2))
    moved = hand(page)
    assert moved != before and sorted(moved) == sorted(before)
    page.reload()
    assert hand(page) == moved


def test_the_hand_is_ordered_with_the_keyboard(page: Any) -> None:
    before = hand(page)
    page.keyboard.press("h")
    page.keyboard.press("Shift+ArrowRight")
    assert hand(page) == [before[1], before[0], *before[2:]]


def test_a_press_that_has_begun_is_not_lost_when_the_table_changes(page: Any) -> None:
    option = page.locator("#ask .option[type=submit]:enabled").first
    box = option.bounding_box()
    page.evaluate("window.before = document.querySelector('#table')")
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    page.evaluate(PUSH)
    page.wait_for_timeout(400)
    assert page.evaluate("window.before === document.querySelector('#table')")
    page.mouse.up()
    page.wait_for_function("() => window.before !== document.querySelector('#table')")


def test_what_is_in_focus_and_typed_and_open_stays_when_the_table_changes(page: Any) -> None:
    page.click(".topbar details summary")
    page.fill("[data-typed=name]", "Anna")
    page.evaluate("window.before = document.querySelector('#table')")
    page.evaluate(PUSH)
    page.wait_for_function("() => window.before !== document.querySelector('#table')")
    assert page.locator("details[data-open=menu][open]").count() == 1
    assert page.input_value("[data-typed=name]") == "Anna"
    page.keyboard.press("Escape")
    page.locator("#asked").focus()
    page.keyboard.press("a")
    focused = page.evaluate(FOCUSED)
    page.evaluate("window.before = document.querySelector('#table')")
    page.evaluate(PUSH)
    page.wait_for_function("() => window.before !== document.querySelector('#table')")
    assert focused and page.evaluate(FOCUSED) == focused


def test_a_card_is_shown_in_full_size_beside_the_question(page: Any) -> None:
    page.locator("#hand li").first.hover()
    page.wait_for_selector("#zoom .card")
    zoomed, asked = page.locator("#zoom").bounding_box(), page.locator("#ask").bounding_box()
    assert zoomed["x"] + zoomed["width"] <= asked["x"]


def test_hints_go_away_for_good(page: Any) -> None:
    assert page.locator("#hint").is_visible()
    page.click("#hint [data-unhint=all]")
    page.reload()
    assert not page.locator("#hint").is_visible()


def test_an_answer_on_its_way_is_not_lost_to_a_push(page: Any) -> None:
    def slowly(route: Any) -> None:
        answer = route.fetch()
        time.sleep(0.6)
        route.fulfill(response=answer)

    page.route("**/look?*", slowly)
    page.evaluate(f"setTimeout(() => {PUSH}, 100)")
    page.locator("#hand .card__go").first.click()
    page.wait_for_selector("#ask.pay")
