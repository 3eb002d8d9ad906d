"""Finding a table, and one's own games: what comes first, what it is called, and how one goes on after a refusal."""

from __future__ import annotations

import re

import pytest

from tests.web.meeting import Guest, alert, two
from tests.web.test_ratings import finish
from tests.web.test_sieve import give_rating, listed
from tharsis.web import meeting
from tharsis.web.clocks import STAND_IN
from tharsis.web.meeting import NEAR

STATES = re.compile(r'class="mine__turn"><b>(.*?)</b>')
KINDS = re.compile(r'<option value="(person|friend|open|none|bot)" selected>')
SWITCHED = re.compile(r'type="checkbox" name="(\w+)" value="1" checked')


def states(guest: Guest) -> list[str]:
    """What one's own games wait for."""
    return STATES.findall(guest.http.get("/lobby").text)


def test_tables_that_fit_the_reader_come_first_and_full_ones_last() -> None:
    host = Guest("Ann")
    strong, foreign, me = Guest("Bea", host.app), Guest("Олена", host.app), Guest("Dan", host.app)
    give_rating(strong, "bea", 25.5 + NEAR / 40)
    foreign.http.cookies.set("language", "uk")
    for guest, title in ((host, "Mine"), (strong, "Strong"), (foreign, "Вечірня"), (host, "Full")):
        id = guest.open(title=title)
    Guest("Eva", host.app).join(id)
    assert listed(me, "/lobby") == ["Mine", "Strong", "Вечірня", "Full"]
    me.http.cookies.set("language", "uk")
    assert listed(me, "/lobby") == ["Вечірня", "Mine", "Strong", "Full"]


def test_a_table_without_a_name_is_called_after_who_sits_there() -> None:
    host = Guest("Ann")
    host.open(players="", kind0="open", kind1="person", kind2="open")
    assert listed(host, "/lobby") == ["Ann’s table"], "nobody sits on the first seat"
    other, _, id = two(players="3")
    assert other.post(f"/table/{id}/leave").status_code == 200
    assert listed(other, "/lobby") == ["Bea’s table"]


def test_a_seat_where_a_bot_plays_waits_for_nobody() -> None:
    host, _, id = two()
    assert states(host) == ["Your turn"]
    people = host.lobby.store.people
    people.stand_in(id, 0, STAND_IN)
    host.lobby.changed(id)
    assert states(host) == ["a bot plays"], "until the player is back"
    people.stand_in(id, 0, STAND_IN, 100.0)
    host.lobby.changed(id)
    assert states(host) == ["Ann (Bot), Bea"], "for good"


def test_a_game_that_goes_on_is_not_lost_behind_newer_ones_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest, old = two()
    new = host.open(game="ares")
    guest.join(new)
    finish(host, new)
    monkeypatch.setattr(meeting, "MOST_MINE", 1)
    assert f'href="/table/{old}"' in host.http.get("/lobby").text.partition('id="sieve"')[0]


def test_whose_name_is_refused_tries_another_at_the_same_table() -> None:
    host = Guest("Ann")
    id, guest = host.open(title="Friday", players="3"), Guest("", host.app)
    answer = guest.post(f"/lobby/join/{id}", my_name="ann")
    assert answer.status_code == 422 and "is taken" in alert(answer.text)
    assert "<h1><bdi>Friday</bdi></h1>" in answer.text and f'action="/lobby/join/{id}"' in answer.text
    assert re.search(r'name="my_name"[^>]* value="ann"', answer.text), "to be changed, not typed again"
    for name in ("Bea", "Eva"):
        assert Guest("", host.app).post(f"/lobby/join/{id}", my_name=name).status_code == 200
    answer = guest.post(f"/lobby/join/{id}", my_name="ann")
    assert answer.status_code == 422 and 'id="lobby-live"' in answer.text, "it has begun without them"


def test_what_the_short_form_said_is_in_the_long_one_when_it_is_refused() -> None:
    guest = Guest("", Guest("Ann").app)
    fields = {"game": "mars", "players": "3", "access": "public", "pace": "clock", "shown": "prelude", "prelude": "1"}
    answer = guest.post("/new", my_name="ann", **fields)
    assert answer.status_code == 422 and "is taken" in alert(answer.text)
    assert KINDS.findall(answer.text) == ["person", "open", "open", "none", "none"]
    assert SWITCHED.findall(answer.text) == ["corporate_era", "prelude"], "with what a short form need not show"


def test_a_link_to_ones_own_seat_invites_nobody() -> None:
    host = Guest("Ann")
    answer = host.post("/new", game="mars", players="2", access="link")
    assert "<h1>Invite your friends</h1>" in answer.text and "under People at the table" in answer.text
    id = re.findall(r"/table/([\w-]+)", answer.text)[0]
    invite = re.findall(r"http\S+/seat/[\w-]+", answer.text)[0]
    assert invite in host.http.get(f"/table/{id}").text, "there it is"
    answer = host.post(f"/table/{id}/link", seat="0")
    assert "<h1>My seat on another device</h1>" in answer.text and "Invite" not in answer.text


def test_another_game_is_chosen_for_the_same_kind_of_table() -> None:
    page = Guest("Ann").http.get("/new?access=public").text
    assert 'href="/new?game=ares&amp;access=public"' in page and 'placeholder="Ann"' in page
    assert 'href="/new?game=ares"' in Guest("").http.get("/new").text
