"""Two browsers that meet in the lobby: what one does is seen at the other without a reload."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP, PHONE
from tests.web.e2e.checks import FITS_ACROSS, cut_words, shut_out
from tests.web.e2e.serving import Serving
from tests.web.e2e.start import arrive
from tharsis.store import Database
from tharsis.web.seating import ABSENT_S

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

FACE = ".player.seat-1 .corp .clockface [data-face]"


def has_no_fault(page: Any) -> None:
    assert shut_out(page) == [] and cut_words(page) == [] and page.evaluate(FITS_ACROSS)


def met(visit: Any, host_name: str, friend_name: str, is_rated: bool = True) -> tuple[Any, Any]:
    """From the lobby to a table with a clock: the host in the dark, the friend on a phone in the light."""
    friend = visit("/lobby", size=PHONE, lang="uk", color_scheme="light")
    host = visit("/lobby", size=DESKTOP, color_scheme="dark")
    host.fill("#make [name=my_name]", host_name)
    host.fill("#make [name=title]", f"Table of {host_name} <b>")
    host.click("#make label:has([name=pace][value=clock])")
    host.set_checked("#make [name=rated]", is_rated)
    host.click("#make button[type=submit]")
    arrive(host, ".waiting")
    has_no_fault(host)
    row = friend.locator(".open", has_text=f"Table of {host_name} <b>")
    row.wait_for()  # it appears by itself
    has_no_fault(friend)
    row.locator(".btn--make").click()
    arrive(friend, ".waiting")
    has_no_fault(friend)
    friend.fill("[name=my_name]", friend_name)
    friend.click("form[action^='/lobby/join/'] button")
    arrive(friend, "#table")
    host.wait_for_selector("#table")  # it begins by itself
    return host, friend


def test_two_who_meet_in_the_lobby_see_each_other_their_time_and_what_they_say(visit: Any) -> None:
    visit.expected = ("429",)
    host, friend = met(visit, "Ann Host", "Оля")
    host.wait_for_selector(".player.seat-2 .presence.is-here")
    before = host.locator(FACE).inner_text()
    host.wait_for_function("([face, before]) => document.querySelector(face).textContent !== before", arg=[FACE, before])
    friend.click("[data-people] >> nth=0")
    has_no_fault(friend)
    friend.click("button[name=phrase][value=good-luck]")
    host.wait_for_selector(".topbar [data-people][data-new]", state="attached")
    host.click(".topbar [data-people]")
    host.wait_for_selector("text=Good luck, have fun!")
    host.fill("#say", "<i>Hi</i>")
    host.click(".chat__say button")
    friend.wait_for_selector("text=<i>Hi</i>")
    assert friend.locator("i:has-text('Hi')").count() == 0, "what others say stays text"
    friend.fill("#say", "half a thought")
    host.click("button[name=phrase][value=thanks]")
    friend.wait_for_selector(".chat__lines >> text=Дякую!")
    assert friend.input_value("#say") == "half a thought", "what is being written is not lost"
    has_no_fault(host)
    friend.click("details[data-people-open=resign] summary")
    friend.click("form[action$='/resign'] button")
    host.wait_for_selector(".player.seat-2 .player__name:has-text('Bot')")
    host.keyboard.press("Escape")
    assert not host.locator("#people").is_visible()


def stay_away(serving: Serving, id: str, seat: int) -> None:
    """The seat's player has gone so long ago that the host may act."""
    store = Database(serving.database)
    store.people.set_place(id, seat, left=time.time() - ABSENT_S - 1)
    store.close()


def test_a_hand_is_shown_and_taken_back_and_a_bot_stands_in_for_who_is_away(visit: Any, serving: Serving) -> None:
    visit.expected = ("403", "404")
    host, friend = met(visit, "Teacher", "Учень", is_rated=False)
    host.click(".topbar [data-people]")
    host.click("details[data-people-open=links] summary")
    host.click("form[action$='/teach'] button")
    arrive(host, "[data-copy]")
    link = host.locator("[data-copy]").first.input_value()
    assert friend.request.get(link).status == 403, "not for who plays at the table"
    pupil = visit(link[link.index("/teach/") :])
    pupil.wait_for_selector("text=You are looking at Teacher’s hand")
    assert pupil.locator("#picks").count() == 0 and pupil.locator("#hand [data-card], .hand [data-card]").count() == 10
    host.click("main a[href^='/table/']")
    arrive(host, "#table")
    host.click(".topbar [data-people]")
    host.click("details[data-people-open=links] summary")
    host.click("form[action$='/teach/stop'] button")
    pupil.wait_for_function("() => !document.body.textContent.includes('You are looking at')")
    friend.goto("about:blank")
    host.wait_for_selector(".player.seat-2 .presence.is-away")
    stay_away(serving, host.get_attribute("#table", "data-id"), 1)
    host.reload()
    host.click(".topbar [data-people]")
    host.click(".mate__vote button")
    host.wait_for_selector(".player.seat-2 .player__name:has-text('(Bot)')")
    friend.go_back()
    friend.wait_for_selector("#table")
    friend.click("[data-people] >> nth=0")
    friend.click("form[action$='/back'] button")
    host.wait_for_selector(".player.seat-2 .player__name:not(:has-text('(Bot)'))")
