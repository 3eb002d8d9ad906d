"""Filters of the lobby in a browser: without a reload, by keyboard and by finger, through refreshes, until the next visit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP, PHONE
from tests.web.e2e.checks import FITS_ACROSS, cut_words, shut_out
from tests.web.e2e.start import arrive

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

ROW = ".open:has-text('{}')"
CHOSEN = "[...document.querySelectorAll('#sieve :checked')].map(one => one.name + ' ' + one.value).join()"


def open_table(visit: Any, name: str, title: str, game: str = "mars") -> Any:
    host = visit("/lobby")
    host.fill("#make [name=my_name]", name)
    host.fill("#make [name=title]", title)
    host.click(f"#make label:has([name=game][value={game}])")
    host.click("#make button[type=submit]")
    arrive(host, ".waiting")
    return host


def row(page: Any, title: str) -> Any:
    return page.locator(ROW.format(title))


def stays(page: Any) -> bool:
    """Whether it is the page that was opened."""
    return bool(page.evaluate("() => window.isSame === true"))


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "uk")])
def test_filters_work_in_place_outlast_refreshes_and_are_kept(visit: Any, size: tuple[int, int], lang: str) -> None:
    names = [f"{word} {lang}" for word in ("Sift", "Grain", "Later")]
    open_table(visit, f"Host {'Ma' if lang == 'en' else 'Mo'}", names[0])
    open_table(visit, f"Host {'Ra' if lang == 'en' else 'Ro'}", names[1], "ares")
    page = visit("/lobby?pace=none", size=size, lang=lang)
    page.evaluate("() => { window.isSame = true; }")
    row(page, names[1]).wait_for()
    page.locator("#sieve label:has([name=game][value=mars])").click()
    row(page, names[1]).wait_for(state="detached")
    assert row(page, names[0]).count() == 1 and page.url.endswith("/lobby")
    page.locator(".pick:has([name=players]) summary").click()
    page.locator(".pick [name=players][value='2']").check()
    open_table(visit, f"Host {'Li' if lang == 'en' else 'Lo'}", names[2])
    row(page, names[2]).wait_for()  # a refresh, with the menu still open
    assert page.locator(".pick[open] [name=players][value='2']").is_checked() and row(page, names[1]).count() == 0
    assert page.locator(".pick[open] [data-chosen]").inner_text() == ": 2"
    assert shut_out(page) == [] and cut_words(page) == [] and page.evaluate(FITS_ACROSS)
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.activeElement.matches('.pick summary')") and stays(page)
    again = visit.tab(page.context, "/lobby")
    assert again.evaluate(CHOSEN) == "game mars,pace none,players 2" and row(again, names[1]).count() == 0
    assert again.locator(".pick:has(:checked) [data-chosen]").inner_text() == ": 2"


def test_filters_are_chosen_by_keyboard_and_cleared_when_they_hide_everything(visit: Any) -> None:
    open_table(visit, "Keys", "Keyboard")
    page = visit("/lobby")
    page.evaluate("() => { window.isSame = true; }")
    page.locator("#sieve [name=game]:checked").focus()
    page.keyboard.press("ArrowRight")
    page.locator("#sieve [name=pace]:checked").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.locator("text=No table matches your filters").wait_for()
    assert page.evaluate(CHOSEN) == "game mars,pace days" and row(page, "Keyboard").count() == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator(".pick:has([name=language])").get_attribute("open") is not None
    page.keyboard.press("Escape")
    page.locator("[data-clear]").focus()
    page.keyboard.press("Enter")
    row(page, "Keyboard").wait_for()
    assert page.evaluate(CHOSEN) == "game all,pace all" and stays(page)
    assert visit.tab(page.context, "/lobby").evaluate(CHOSEN) == "game all,pace all"


def test_the_form_of_a_table_tells_how_long_its_game_takes_as_it_is_filled(visit: Any) -> None:
    page = visit("/lobby")
    length = page.locator("#make .length")
    assert length.inner_text() == "about 70 min"
    page.click("#make label:has([name=players][value='3'])")
    page.wait_for_function("() => document.querySelector('#make .length').textContent === 'about 95 min'")
    page.click("#make label:has([name=pace][value=days])")
    page.wait_for_function("() => document.querySelector('#make .length').textContent === ''")
    page.goto(f"{visit.url}/new?access=public")
    assert page.locator(".length").inner_text() == "about 70 min"
    page.check("[name=venus]")  # the World Government comes with it
    page.wait_for_function("() => document.querySelector('.length').textContent === 'about 75 min'")
