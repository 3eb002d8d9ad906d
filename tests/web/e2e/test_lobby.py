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


def test_what_is_typed_at_a_table_outlasts_that_others_sit_down(visit: Any) -> None:
    host = visit("/lobby")
    host.fill("#make [name=my_name]", "Typist")
    host.click("#make label:has([name=players][value='4'])")
    host.click("#make button[type=submit]")
    arrive(host, ".waiting")
    guest, other = visit(host.url.removeprefix(visit.url)), visit(host.url.removeprefix(visit.url))
    guest.locator("[name=my_name]").press_sequentially("Wan")
    other.fill("[name=my_name]", "Quick one")
    other.click("main form button")
    guest.locator(".waiting__seats b:has-text('Quick one')").wait_for()
    guest.keyboard.type("da")
    assert guest.locator("[name=my_name]").input_value() == "Wanda"
    visit.expected = ("422",)
    guest.fill("[name=my_name]", "typist")
    guest.click("main form button")
    guest.locator("[role=alert]").wait_for()
    guest.wait_for_load_state("networkidle")  # the page has been refreshed once
    assert guest.locator("[role=alert]").is_visible() and guest.locator("[name=my_name]").input_value() == "typist"


def test_a_browser_is_not_forgotten_by_one_click(visit: Any) -> None:
    page = visit("/me")
    page.fill("[name=name]", "Forgetful")
    page.click("form[action='/me/name'] button")
    forget = page.locator("form[action='/me/forget'] button")
    forget.wait_for(state="attached")
    assert not forget.is_visible()
    page.click(".sure summary")
    forget.click()
    page.wait_for_function("() => document.querySelector('[name=name]').value === ''")


def test_the_form_offers_no_seed_where_none_may_be_chosen(visit: Any) -> None:
    page = visit("/new?access=public")
    seed = page.locator("[name=seed]")
    assert not seed.is_visible()
    page.check("[name=access][value=link]")
    seed.fill("mine")
    page.check("[name=access][value=public]")
    assert seed.is_visible(), "what is refused can be taken out"


def test_columns_of_the_list_stand_below_each_other_whatever_the_buttons_say(visit: Any) -> None:
    full = open_table(visit, "Aligned", "Full", "ares")
    open_table(visit, "Wide", "Columns", "ares")
    guest = visit(full.url.removeprefix(visit.url))
    guest.fill("[name=my_name]", "Second")
    guest.click("main form button")
    arrive(guest, "#table")
    page = visit("/lobby", lang="uk")
    assert page.locator(".open .btn--watch").count() and page.locator(".open .btn--make").count()
    assert (
        len(set(page.evaluate("[...document.querySelectorAll('.open__how')].map(one => one.getBoundingClientRect().x)"))) == 1
    )


def test_the_short_form_tells_how_much_time_there_is(visit: Any) -> None:
    page = visit("/lobby", lang="it")
    shown = page.locator(".make__time:visible")
    assert shown.count() == 0
    page.click("#make label:has([name=pace][value=clock])")
    assert shown.all_inner_texts() == ["20 min + 30 s a mossa"] and cut_words(page) == []
    page.click("#make label:has([name=pace][value=days])")
    assert shown.all_inner_texts() == ["1 giorno a mossa"]
