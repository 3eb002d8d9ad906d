"""A real first game: easy, guided through its first generation, and hints that retire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP, PHONE
from tests.web.e2e.checks import shut_out
from tests.web.e2e.start import arrive

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SHOWN = ".spot:not([hidden])"


def begin(visit: Any, game: str, size: tuple[int, int]) -> Any:
    page = visit(size=size)
    page.click(f"form:has(input[name=game][value={game}]) button")
    arrive(page, "#table")
    page.wait_for_selector("#table[data-asked=yes]", state="attached")
    assert "Easy" in page.locator(".player:not(.is-me) .player__name").text_content()
    return page


def step(page: Any, key: str) -> None:
    page.wait_for_selector(f"{SHOWN}[data-step-key={key}]")


def go_on(page: Any) -> None:
    page.click(f"{SHOWN} [data-guide-next]")


def test_a_first_game_of_mars_is_guided_and_goes_on_after_a_reload(visit: Any) -> None:
    page = begin(visit, "mars", DESKTOP)
    step(page, "money")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert shut_out(page) == [], theme
    assert page.locator(".player.is-me .corp").inner_text() == "Beginner Corporation"
    page.keyboard.press("Enter")
    step(page, "cards")
    assert not page.locator("#hint").is_visible(), "one voice at a time"
    page.click("#hand > li:has(.is-playable) .card__go")
    step(page, "pay")
    page.reload()
    step(page, "cards")
    page.click("#hand > li:has(.is-playable) .card__go")
    step(page, "pay")
    go_on(page)
    for key in ("mars", "rating"):
        step(page, key)
        go_on(page)
    page.wait_for_selector(f"{SHOWN}[data-step-key=projects], {SHOWN}[data-step-key=goals]")
    page.keyboard.press("Escape")
    assert page.locator(SHOWN).count() == 0
    page.reload()
    assert page.locator(SHOWN).count() == 0, "skipped is skipped"
    page.click("[data-open=menu] > summary")
    page.click("[data-guide]")
    page.wait_for_selector(SHOWN)


def test_a_first_game_of_ares_is_guided_on_a_phone_and_nothing_to_press_is_covered(visit: Any) -> None:
    page = begin(visit, "ares", PHONE)
    for key in ("phases", "money", "cards"):
        step(page, key)
        page.tap(f"{SHOWN} [data-guide-next]")
    step(page, "choose")
    page.tap(".phase__go >> nth=0")
    step(page, "confirm")
    page.tap("#ask footer button[form=choose]")
    step(page, "planet")


def test_a_hint_retires_once_its_choice_is_made(visit: Any) -> None:
    page = begin(visit, "mars", DESKTOP)
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("#hint:not([hidden])")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.click("#ask .options button[value='standard power_plant']")
    page.wait_for_selector("#table[data-asked=yes]", state="attached")
    assert not page.locator("#hint").is_visible()
