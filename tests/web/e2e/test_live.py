"""Several browsers at one table: what one does appears at the other, nothing is lost and nothing hidden is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.player import Clicker
from tests.web.e2e.pushes import note_pushes, wait_for_push
from tests.web.e2e.serving import Serving
from tests.web.e2e.start import arrive, friend_path, pair, start, to_table, watch_path

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
MOST_ROUNDS = 40
CUT_OFF = ("net::ERR_", "[object Event]", "htmx:sendError", "htmx:afterRequest", "htmx:sseError")
"""What browsers say when the network is gone."""
HELD = "[...document.querySelectorAll('#hand [data-card], #picks [data-card]')].map(one => one.dataset.card)"


def take_turns(clickers: list[Clicker], rounds: int) -> None:
    """Whoever is asked acts, and everybody sees it before the next one does."""
    for _ in range(rounds):
        for clicker in clickers:
            if clicker.is_asked:
                clicker.act()
                for other in clickers:
                    other.wait_for_number(clicker.number)


def play_until(clickers: list[Clicker], *wanted: str) -> None:
    """The first one is offered all these."""
    for _ in range(MOST_ROUNDS):
        offered = clickers[0].offered()
        if all(offered[kind] for kind in wanted):
            return
        take_turns(clickers, 1)
    raise AssertionError(f"never offered {wanted}")


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_what_one_does_appears_at_the_other_without_reload(visit: Any, game: str) -> None:
    first, second = pair(visit, game)
    one, two = Clicker(first, seed=1), Clicker(second, seed=2)
    second.evaluate("window.isSame = true")
    take_turns([one, two], 8)
    assert int(two.number) > 8
    assert second.evaluate("window.isSame"), "the page was loaded anew"


def test_choices_made_at_the_same_time_do_not_block_each_other(visit: Any) -> None:
    first, second = pair(visit)
    one, two = Clicker(first), Clicker(second)
    first.click("#picks label >> nth=1")
    two.act()
    one.wait_for_number(two.number)
    assert first.locator("#picks input[type=radio]").nth(1).is_checked(), "a tick survives the moves of others"
    one.act()
    assert first.locator("#picks").count() == 0, "corporation and cards are chosen together"


def test_somebody_who_pays_goes_on_paying_while_others_move(visit: Any) -> None:
    first, second = pair(visit, "ares")
    one, two = Clicker(first), Clicker(second)
    play_until([one, two], "cards")
    number = one.number
    first.click("#hand button[name=option] >> nth=0")
    first.wait_for_selector("#paying")
    two.act()
    one.wait_for_change(number)
    assert first.locator("#paying").count() == 1


def test_a_warning_is_answered_though_others_move_meanwhile(visit: Any) -> None:
    first, second = pair(visit, "ares")
    one, two = Clicker(first), Clicker(second)
    play_until([one, two], "cards", "closing")
    number = one.number
    note_pushes(first)
    first.click("[data-pass]")
    first.wait_for_selector("#guard[open]")
    two.act()
    wait_for_push(first)
    with first.expect_response(lambda answer: answer.request.method == "POST") as answer:
        first.click("#guard-yes")
    one.answered(answer.value)
    assert int(one.number) >= int(number) + 2


def test_undo_says_what_it_takes_back_and_does_it(visit: Any) -> None:
    page, other = pair(visit)
    clicker = Clicker(page)
    clicker.act()
    page.wait_for_selector("[data-undo]")
    assert "Play as" in page.locator("[data-undo]").inner_text()
    number = clicker.number
    page.click("[data-undo]")
    clicker.wait_for_change(number)
    assert page.locator("#picks input[type=radio]").count() == 2
    Clicker(other).wait_for_number(clicker.number)


def test_a_lost_connection_comes_back_with_nothing_missed(visit: Any) -> None:
    visit.expected = CUT_OFF
    first, second = pair(visit)
    second.context.set_offline(True)
    one = Clicker(first)
    one.act()
    second.context.set_offline(False)
    Clicker(second).wait_for_number(one.number)
    Clicker(second).act()


def test_a_game_goes_on_when_the_server_comes_back(visit: Any, serving: Serving) -> None:
    visit.expected = CUT_OFF
    first, second = pair(visit)
    Clicker(first).act()
    serving.kill()
    serving.start()
    Clicker(second).act()
    Clicker(first).wait_for_number(Clicker(second).number)


def test_two_tabs_of_one_seat_show_the_same_table(visit: Any) -> None:
    page = visit()
    start(page, "person")
    twin = visit.tab(page.context, page.url.removeprefix(visit.url))
    Clicker(page).act()
    Clicker(twin).wait_for_number(Clicker(page).number)
    Clicker(twin).act()
    Clicker(page).wait_for_number(Clicker(twin).number)


def test_a_stale_tab_gets_the_fresh_table_and_no_move_is_made_twice(visit: Any) -> None:
    page = visit()
    start(page, "person")
    stale = page.context.new_page()
    stale.route("**/stream*", lambda route: route.abort())
    stale.goto(page.url)
    clicker = Clicker(page)
    clicker.act()
    number = clicker.number
    stale.click("#picks label >> nth=0")
    stale.click("[data-bought] label >> nth=0")
    with stale.expect_response(lambda answer: answer.request.method == "POST") as answer:
        stale.click("#pick-go")
    assert answer.value.status == 409
    stale.wait_for_selector("#ask [role=alert]")
    assert Clicker(stale).number == number
    assert stale.locator("#picks").count() == 0


def test_a_curtain_falls_between_people_at_one_screen(visit: Any) -> None:
    page = visit()
    start(page, "person", "person")
    seen = set()
    for _ in range(2):
        page.wait_for_selector("[role=dialog][aria-labelledby=curtain-title]")
        assert page.evaluate(HELD) == []
        page.click("[role=dialog] a")
        arrive(page, "#picks")
        held = frozenset(page.evaluate(HELD))
        assert len(held) == 12
        assert held not in seen
        seen.add(held)
        Clicker(page).act()
        if len(seen) == 1:  # the last mover may think better of it behind the curtain
            page.click("[role=dialog] [data-undo]")
            arrive(page, "#picks")
            assert frozenset(page.evaluate(HELD)) == held
            Clicker(page).act()


def test_a_spectator_sees_nothing_hidden(visit: Any) -> None:
    first = visit()
    start(first, "person", "friend")
    watched, joined = watch_path(first), friend_path(first)
    second = visit(joined)
    to_table(first)
    spectator = visit(watched)
    clickers = [Clicker(first), Clicker(second)]
    for _ in range(6):
        take_turns(clickers, 1)
        Clicker(spectator).wait_for_number(clickers[0].number)
        held = first.evaluate(HELD) + second.evaluate(HELD)
        told = set(spectator.evaluate("[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card)"))
        assert held
        assert not told & set(held)
        assert spectator.locator("#table button[name=option]").count() == 0


def test_names_of_others_stay_text(visit: Any) -> None:
    page = visit("/new")
    page.select_option("select[name=kind1]", "friend")
    page.fill("input[name=name1]", "<img src=x>")
    page.click("form[action='/new'] button[type=submit]")
    to_table(page)
    assert page.locator("img").count() == 0
    assert page.locator("[data-opens=tableau-of-1]").inner_text() == "<img src=x>"
