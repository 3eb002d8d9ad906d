"""What is the player's own stays so: the order of the hand, a press that has begun, a payment, what is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.pushes import push
from tests.web.e2e.start import start

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
Visit = Callable[..., Any]
KEYS = "all => all.map(card => card.dataset.card)"
FOCUSED = "document.activeElement.closest('#ask .option')?.innerText"
NOTE_TABLE = "() => { window.before = document.querySelector('#table'); }"
IS_SAME_TABLE = "() => window.before === document.querySelector('#table')"


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
    for tick in page.locator("[data-bought] input").all()[:5]:
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
    page.evaluate(NOTE_TABLE)
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    page.mouse.down()
    push(page)
    assert page.evaluate(IS_SAME_TABLE)
    with page.expect_response(lambda answer: answer.request.method == "POST" or "/look?" in answer.url):
        page.mouse.up()
    page.wait_for_function(f"() => !({IS_SAME_TABLE})()")


def test_what_is_in_focus_and_typed_and_open_stays_when_the_table_changes(page: Any) -> None:
    page.click(".topbar details summary")
    assert page.locator("#note").bounding_box()["width"] > 150, "room for what is to be reported"
    page.fill("[data-typed=name]", "Anna")
    page.evaluate(NOTE_TABLE)
    push(page)
    assert not page.evaluate(IS_SAME_TABLE)
    assert page.locator("details[data-open=menu][open]").count() == 1
    assert page.input_value("[data-typed=name]") == "Anna"
    page.keyboard.press("Escape")
    page.locator("#asked").focus()
    page.keyboard.press("a")
    focused = page.evaluate(FOCUSED)
    page.evaluate(NOTE_TABLE)
    push(page)
    assert not page.evaluate(IS_SAME_TABLE)
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
    def after_a_push(route: Any) -> None:
        push(page)
        route.continue_()

    page.route("**/look?*", after_a_push)
    page.locator("#hand .card__go").first.click()
    page.wait_for_selector("#ask.pay")


def test_an_older_table_that_comes_late_is_not_shown(page: Any) -> None:
    """Pushes and answers cross."""
    with page.expect_response(lambda answer: "/table/" in answer.url) as pushed:
        push(page)
    older, clicker = pushed.value.text(), Clicker(page)
    before = clicker.number
    clicker.act()
    number = clicker.number
    assert f'data-number="{before}"' in older and number != before
    page.route("**/table/*", lambda route: route.fulfill(body=older, content_type="text/html"))
    push(page)
    assert clicker.number == number
