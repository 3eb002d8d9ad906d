"""Choices as a player makes them: paying, selling, placing, and seeing what came of it and what the others do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.mars.scenes import table
from tests.web.e2e.browsing import LOCAL
from tests.web.e2e.player import Clicker
from tests.web.e2e.positions import Placed, metal_card, place, place_scene
from tests.web.e2e.serving import Serving
from tests.web.e2e.start import start
from tests.web.e2e.test_table import number, sit
from tharsis.testing.mars import Table

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
GO = "#ask footer .btn--go"
ASKED = "#table[data-asked=yes]"
MONEY = ".player.is-me .stock dd >> nth=0"
ASTEROID = "#hand [data-card=asteroid]"
CAUSE = "#ask .ask__hint"
CHOICES = "#ask .option[value^='choose ']"
SECOND_ACTION = "#ask .steps i.now >> nth=1"
LATER = "begun => Number(document.querySelector('#table').dataset.number) > begun"
FAR = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const hex = document.querySelector(".hex.is-legal:hover").getBoundingClientRect();
  return Math.max(0, hex.left - tip.right, tip.left - hex.right, hex.top - tip.bottom, tip.top - hex.bottom);
}"""
"""Pixels between the preview and its space."""


@pytest.fixture(scope="module")
def tables(serving: Serving) -> dict[str, Placed]:
    return place(serving.database, ("mars-payment", "mars-placement", "ares-table"))


def test_a_payment_tells_before_and_after_and_is_changed_by_one_press(visit: Any, tables: Mapping[str, Placed]) -> None:
    page = sit(visit, tables["mars-payment"])
    begun = number(page)
    page.click(f"#hand button[value='{metal_card(tables['mars-payment'].game)}']")
    page.wait_for_selector("#ask.pay")
    assert page.locator(".changes thead th").all_inner_texts()[1:] == ["now", "after", "next generation"]
    assert page.locator(".changes tbody tr").count() > 0 and page.locator(".preset").count() > 1
    price = page.inner_text(f"{GO} .btn__price")
    page.click(".preset[aria-pressed=false] >> nth=0")
    page.wait_for_function("price => document.querySelector('#ask footer .btn__price').innerText !== price", arg=price)
    assert page.locator(".preset[aria-pressed=true]").count() == 1 and number(page) == begun
    page.click(GO)
    page.wait_for_function(LATER, arg=begun)


def test_what_is_short_of_money_says_so_and_cards_are_sold_for_it_or_by_themselves(
    visit: Any, tables: Mapping[str, Placed]
) -> None:
    page = sit(visit, tables["ares-table"])
    page.click("#ask .options button[value='standard forest'].is-sell")
    page.wait_for_selector("#ask.pay .ticks input:checked")
    ticked = page.locator(".ticks input:checked").count()
    assert page.locator("#hand .is-sold").count() == ticked and page.locator(".planet path.next").count() == 1
    page.locator(".ticks input:checked").first.uncheck()
    page.wait_for_selector(f"{GO}:disabled")
    assert page.locator("#hand .is-sold").count() == ticked - 1
    page.keyboard.press("Escape")
    page.wait_for_selector("#table[data-state=ask]")
    money = int(page.inner_text(MONEY))
    page.click("[data-sale]")
    page.wait_for_selector("#picks")
    for tick in page.locator("#picks label").all()[:2]:
        tick.click()
    assert "6" in page.inner_text("#pick-total")
    page.click("#pick-go")
    page.wait_for_selector("#table[data-state=ask]:not(:has(#picks))")
    assert int(page.inner_text(MONEY)) == money + 6


def test_a_preview_lies_beside_its_space_and_the_log_lights_spaces(visit: Any, tables: Mapping[str, Placed]) -> None:
    page = sit(visit, tables["mars-placement"])
    legal = page.locator(".hex.is-legal")
    legal.nth(legal.count() // 2).hover()
    page.wait_for_selector(".tip:not([hidden])")
    assert 0 < page.evaluate(FAR) < 300
    page.locator(".log li[data-spaces]").first.hover()
    assert page.locator(".hex.is-told").count() > 0


def play_probe(visit: Any, serving: Serving, scene: Table) -> Any:
    """A card with a science tag is played there."""
    page = sit(visit, place_scene(serving.database, scene.turn(0)))
    begun = number(page)
    page.click("#hand button[value='play trans_neptune_probe']")
    page.click(GO)
    page.wait_for_function(LATER, arg=begun)
    return page


def test_effects_in_any_order_name_their_cards_and_what_has_one_answer_is_not_asked(visit: Any, serving: Serving) -> None:
    scene = table().player(0, mc=20, hand=["trans_neptune_probe", "asteroid"], cubes={"olympus_conference": 1})
    page = play_probe(visit, serving, scene.player(0, tableau=["mars_university", "olympus_conference"]))
    names = page.locator("#ask .option[value^='first '] .option__name").all_inner_texts()
    assert [name.split(":")[0] for name in names] == ["Mars University", "Olympus Conference"]
    page.click("#ask .option[value='first 1']")
    page.wait_for_selector(CHOICES)
    assert page.inner_text(CAUSE).startswith("Mars University:") and page.locator(ASTEROID).count() == 1
    page.click(f"{CHOICES} >> nth=0")
    page.wait_for_selector(f"{CAUSE}:has-text('Olympus Conference:')")
    assert page.locator(ASTEROID).count() == 0, "the only card that could be discarded is, unasked"
    page = play_probe(visit, serving, table().player(0, mc=20, hand=["trans_neptune_probe"], tableau=["mars_university"]))
    assert page.locator(SECOND_ACTION).count() == 1 and page.locator(CHOICES).count() == 0, "there is no card to discard"


def test_the_others_cards_are_shown_and_waiting_is_cut_short(visit: Any) -> None:
    page = visit(reduced_motion="no-preference")
    start(page, "person", "bot")
    Clicker(page, buys=3).act()
    page.wait_for_selector(ASKED, state="attached")
    page.context.add_cookies([{"name": "pace", "value": "fast", "url": LOCAL}])
    page.click("[data-pass]")
    page.wait_for_selector("#guard[open]")
    assert "You can still" in page.inner_text("#guard-text")
    assert page.evaluate("document.activeElement.matches('[data-close]')"), "No is what Enter presses"
    page.click("#guard-yes")
    page.wait_for_selector("#shown-card .card", state="attached")
    page.click("button[form=forward]")
    page.wait_for_selector(f"{ASKED}[data-round='2']", state="attached")
    assert page.locator(".digest li").count() > 0
