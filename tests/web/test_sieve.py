"""Which tables of the lobby are shown: what is asked for, what is kept, and what is said when nothing fits."""

from __future__ import annotations

import re

import pytest

from tests.web.meeting import Guest, two
from tharsis.store import RatedRow
from tharsis.web.meeting import NEAR
from tharsis.web.sieve import COOKIE

HTMX = {"hx-request": "true"}
MODULES = {"shown": ["corporate_era", "venus", "colonies", "prelude"], "players": "4"}


def listed(guest: Guest, path: str, **headers: str) -> list[str]:
    """The titles of the tables."""
    return re.findall(r"<h3><bdi>(.*?)</bdi>", guest.http.get(path, headers=headers).text)


def chosen(page: str) -> list[tuple[str, str]]:
    """What is ticked among the filters."""
    form = re.search(r'<form id="sieve".*?</form>', page, re.DOTALL)
    assert form
    return re.findall(r'name="(\w+)" value="(\w+)" checked', form[0])


@pytest.fixture(scope="module")
def guest() -> Guest:
    """Somebody who looks at five tables."""
    host, guest, _ = two(title="Full")
    host.open(title="Ares by days", game="ares", pace="days", players="3")
    host.open(title="Prelude", **MODULES, prelude="1", corporate_era="1")  # type: ignore[arg-type]
    host.open(title="Colonies", **MODULES, prelude="1", colonies="1")  # type: ignore[arg-type]
    ukrainian = Guest("Олена", host.app)
    ukrainian.http.cookies.set("language", "uk")
    ukrainian.open(title="Вечірня")
    return guest


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("free=1", {"Ares by days", "Prelude", "Colonies", "Вечірня"}), ("game=ares", {"Ares by days"}),
        ("pace=days&language=en", {"Ares by days"}), ("language=uk", {"Вечірня"}), ("players=3", {"Ares by days"}),
        ("language=en&language=uk&players=2", {"Full", "Вечірня"}),
        ("players=3&players=4", {"Ares by days", "Prelude", "Colonies"}),
        ("module=prelude", {"Prelude", "Colonies"}), ("module=prelude&module=colonies", {"Colonies"}),
        ("module=corporate_era&players=4", {"Prelude"}), ("game=mars&pace=days", set()),
    ],
)  # fmt: skip
def test_tables_are_sifted_by_game_pace_language_modules_players_and_free_seats(
    guest: Guest, query: str, titles: set[str]
) -> None:
    for page in ("/lobby", "/lobby/live"):
        assert set(listed(guest, f"{page}?{query}")) == titles


@pytest.mark.parametrize(
    "query",
    ["game=chess", "pace=x&free=yes&near=2", "language=zz&language=", "module=map&module=draft", "players=9&players="],
)
def test_what_there_is_not_is_left_out(guest: Guest, query: str) -> None:
    assert len(listed(guest, f"/lobby?{query}")) == 5 and guest.http.cookies.get(COOKIE) == '""'


def test_what_was_asked_for_is_kept_for_the_next_visit_until_it_is_cleared(guest: Guest) -> None:
    fields = [("game", "mars"), ("pace", "all"), ("module", "prelude"), ("players", "4"), ("players", "5"), ("free", "1")]
    query = "&".join(f"{name}={value}" for name, value in [*fields, ("nonsense", "x" * 500)])
    assert listed(guest, f"/lobby?{query}", **HTMX) == ["Colonies", "Prelude"]
    page = guest.http.get("/lobby").text
    assert chosen(page) == fields and "2 of 5 shown" in page, "another visit"
    assert listed(guest, "/lobby/live?game=ares&pace=all") == ["Ares by days"], "a page that was open before"
    assert listed(guest, "/lobby") == ["Colonies", "Prelude"], "which changes nothing"
    other = Guest("", guest.app)
    assert len(listed(other, "/lobby")) == 5 and COOKIE not in other.http.cookies, "nothing is kept of who asks for nothing"
    clear = re.search(r'href="([^"]*)" data-clear', page)
    assert clear and len(listed(guest, clear[1])) == 5 and len(listed(guest, "/lobby")) == 5


def test_a_change_of_filters_sends_the_list_and_not_the_page_and_leaves_the_filters_alone(guest: Guest) -> None:
    answer = guest.http.get("/lobby?game=ares", headers=HTMX)
    assert 'id="lobby-live"' in answer.text and 'id="sieve"' not in answer.text and "<html" not in answer.text
    assert re.search(r'hx-swap-oob="innerHTML:#tables-shown">1 of 5 shown<', answer.text)
    page = guest.http.get("/lobby").text
    assert re.search(r'hx-get="/lobby/live" hx-include="#sieve" hx-trigger="sse:changed', page), "refreshed as it is sifted"
    assert page.index('id="sieve"') < page.index('id="lobby-live"')


def test_that_filters_hide_all_tables_is_said_with_a_way_to_clear_them(guest: Guest) -> None:
    hidden = guest.http.get("/lobby?game=mars&pace=days").text
    assert "No table matches your filters: 5 tables are hidden" in hidden and "Clear filters" in hidden
    assert "No table is waiting" not in hidden and hidden.count("data-clear") == 1
    some = guest.http.get("/lobby?game=ares").text
    assert "4 more tables do not match" in some and "No table matches" not in some
    nobody = Guest("").http.get("/lobby?game=ares").text
    assert "No table is waiting" in nobody and "data-clear" not in nobody, "there is nothing to clear them for"


def give_rating(guest: Guest, name: str, mu: float) -> None:
    people = guest.lobby.store.people
    player = people.by_key(name)
    assert player
    row = RatedRow(f"game of {name}", 0, player.id, "mars", 2, 1, 50, 25, 8, 25, 1.0)
    people.count_game([row], lambda old: [(mu, 2.0)])


def test_near_my_rating_are_tables_at_which_everybody_is() -> None:
    strong = Guest("Ann")
    equal, fresh, me = Guest("Bea", strong.app), Guest("Cid", strong.app), Guest("Dan", strong.app)
    apart = NEAR / 40
    give_rating(strong, "ann", 31.0)
    give_rating(strong, "bea", 25.5 + apart)
    give_rating(strong, "dan", 25.5)
    for host, title in ((strong, "Strong"), (equal, "Equal"), (fresh, "Fresh")):
        host.open(title=title)
    assert set(listed(me, "/lobby?near=1")) == {"Equal", "Fresh"}, "who has played nothing has 1500"
    give_rating(strong, "cid", 25.4 - apart)
    strong.lobby.kept.changed()
    assert "Fresh" not in listed(me, "/lobby?near=1")
    assert 'name="near"' in me.http.get("/lobby").text
    nameless = Guest("", strong.app)
    assert 'name="near"' not in nameless.http.get("/lobby").text and len(listed(nameless, "/lobby?near=1")) == 3
