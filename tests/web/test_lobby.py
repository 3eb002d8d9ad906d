"""The lobby: who sees which tables, who may sit down, and when a game begins."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import CALM, Person, client, lone, open_game
from tests.web.meeting import Guest, alert, two
from tharsis.store.positions import unpacked
from tharsis.web.hub import Hub
from tharsis.web.lobby import Lobby, hashed
from tharsis.web.seating import setup_for


def test_a_public_table_is_seen_and_joined_by_anybody_and_then_begins() -> None:
    host = Guest("Ann")
    id = host.open(title="Friday <evening>", pace="clock", rated="1")
    guest = Guest("", host.app)
    page = guest.http.get("/lobby").text
    assert f"/table/{id}" in page and "Friday &lt;evening&gt;" in page and "Ann" in page and "20 min + 30 s a move" in page
    waiting = guest.http.get(f"/table/{id}").text
    assert "waiting for 1 more player" in waiting and "Choose" not in waiting
    refused = host.http.post(f"/table/{id}/choose", data={"csrf": host.csrf, "seen": "0", "seat": "0", "option": "pass"})
    assert refused.status_code == 422 and host.lobby.find(id).number == 0
    answer = guest.post(f"/lobby/join/{id}", my_name="Bea")
    assert answer.status_code == 200 and answer.url.path == f"/table/{id}" and 'id="table"' in answer.text
    assert host.lobby.find(id).is_started
    late = Guest("Eva", host.app)
    assert late.join(id).status_code == 422 and not host.lobby.find(id).table.started < host.lobby.find(id).table.created
    assert late.http.get(f"/table/{id}?seat=1").status_code == 403 and late.http.get(f"/table/{id}").status_code == 200, (
        "watches"
    )
    assert "Watch" in late.http.get("/lobby").text


def test_who_gets_up_before_the_game_frees_the_seat_and_the_last_one_closes_the_table() -> None:
    host = Guest("Ann")
    guest = Guest("Bea", host.app)
    id = host.open(players="3")
    guest.join(id)
    assert host.post(f"/table/{id}/leave").status_code == 200
    live = host.lobby.find(id)
    assert [row.kind for row in live.seats] == ["open", "friend", "open"] and host.http.get(
        f"/table/{id}?seat=0"
    ).status_code == 200
    assert host.post(f"/table/{id}/start").status_code == 403, "the other one is host now"
    assert guest.post(f"/table/{id}/start", level="easy").status_code == 200
    live = host.lobby.find(id)
    assert live.is_started and [row.kind for row in live.seats] == ["bot", "friend", "bot"] and live.seats[0].level == "easy"
    assert guest.post(f"/table/{id}/leave").status_code == 403, "it has begun"
    other = guest.open(players="2")
    assert guest.post(f"/table/{other}/leave").status_code == 200
    assert guest.http.get(f"/table/{other}").status_code == 404


def test_the_host_starts_with_those_who_sit_and_the_other_seats_are_gone() -> None:
    host = Guest("Ann")
    guest, late = Guest("Bea", host.app), Guest("Eva", host.app)
    id = host.open(players="4", rated="1")
    told = seed_told(host, id)
    assert host.post(f"/table/{id}/start", fewer="1").status_code == 403, "nobody plays alone here"
    for one in (late, guest):
        one.join(id)
    assert "Start now with 3 players" in host.http.get(f"/table/{id}").text
    assert late.post(f"/table/{id}/leave").status_code == 200
    assert "Start now" not in guest.http.get(f"/table/{id}").text
    assert guest.post(f"/table/{id}/start", fewer="1").status_code == 403, "only the host"
    elsewhere = Lobby(host.lobby.store, Hub())
    assert elsewhere.find(id).game.players == 4
    page = host.post(f"/table/{id}/start", fewer="1")
    assert page.status_code == 200 and 'id="table"' in page.text
    for lobby in (host.lobby, elsewhere):
        lobby.heard(id, -1)
        live = lobby.find(id)
        assert live.is_started and live.is_rated and live.game.players == live.row.setup["players"] == 2
        assert [row.name for row in live.seats] == ["Ann", "Bea"] and [row.seat for row in live.places] == [0, 1]
    assert hashed(str(live.row.seed)) == told, "the seed that was promised"
    (begun,) = live.store.positions(id)
    assert unpacked(begun, live.game.rules).tobytes() == live.game.state.tobytes(), "later rules deal it no other way"
    assert guest.http.get(f"/table/{id}?seat=1").status_code == 200 and guest.http.get(f"/table/{id}?seat=2").status_code == 403
    assert late.http.get(f"/table/{id}?seat=1").status_code == 403 and late.join(id).status_code == 422
    assert host.post(f"/table/{id}/start", fewer="1").status_code == 403, "it has begun"


def test_seats_that_go_leave_first_player_and_beginners_to_those_who_stay() -> None:
    seats = {"players": "", "kind0": "open", "kind1": "person", "kind2": "open", "kind3": "open", "kind4": "open"}
    host = Guest("Ann")
    guest = Guest("Bea", host.app)
    id = host.open(**seats, beginners="1", first="1")
    third = Guest("Eva", host.app)
    for one in (third, guest):
        one.join(id)
    third.post(f"/table/{id}/leave")
    assert host.post(f"/table/{id}/start", fewer="1").status_code == 200
    live = host.lobby.find(id)
    assert [row.name for row in live.seats] == ["Ann", "Bea"]
    assert live.row.setup["beginners"] == [0, 1] and live.row.setup["first_player"] == 0
    assert setup_for(live.row, [1])["first_player"] is None, "drawn anew"


def seed_told(guest: Guest, id: str) -> str:
    found = re.search(r"<code>([0-9a-f]{64})</code>", guest.http.get(f"/table/{id}").text)
    assert found
    return found[1]


def test_tables_of_a_group_are_for_those_who_know_its_word() -> None:
    host = Guest("Ann")
    id = host.open(access="group", word=" Olympus ")
    guest = Guest("Bea", host.app)
    assert id not in guest.http.get("/lobby").text and guest.join(id).status_code == 422
    guest.post("/lobby/group", word="olympus mons")
    assert guest.join(id).status_code == 422
    guest.post("/lobby/group", word="OLYMPUS")
    page = guest.http.get("/lobby").text
    assert id in page and "olympus" in page and guest.join(id).status_code == 200
    guest.post("/lobby/group/leave", word="olympus")
    assert guest.http.get("/lobby").text.count("Leave olympus") == 1, "one of its two groups is left"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seed": "mine"}, "takes no chosen seed"), ({"seed": "mine", "rated": "1"}, "takes no chosen seed"),
        ({"players": "", "kind0": "person", "kind1": "bot"}, "at least one seat for anybody"),
        ({"players": "", "kind0": "person", "kind1": "open", "access": "link"}, "that others can see"),
        ({"players": "", "kind0": "person", "kind1": "open", "kind2": "bot", "rated": "1"}, "no bots"),
        ({"players": "", "kind0": "person", "kind1": "person", "kind2": "open", "rated": "1"}, "no bots"),
        ({"players": "", "game": "ares", "coop": "1", "kind0": "person", "kind1": "open", "rated": "1"}, "is not rated"),
        ({"access": "group", "word": "ab"}, "3 to 40 letters"), ({"pace": "clock", "step": "2"}, "5 to 3600 seconds"),
        ({"pace": "days", "days": "99"}, "1 to 30 days"), ({"pace": "clock", "bank": "9999"}, "0 to 600 minutes"),
    ],
)  # fmt: skip
def test_what_does_not_go_together_is_refused_and_no_table_is_made(fields: dict[str, str], reason: str) -> None:
    host = Guest("Ann")
    answer = host.post("/new", **{"players": "2", "game": "mars", "access": "public", **fields})
    assert answer.status_code == 422 and reason in alert(answer.text)
    assert host.lobby.store.unfinished() == []


def test_nobody_opens_a_public_table_without_a_name() -> None:
    host = Guest("")
    answer = host.post("/new", players="2", game="mars", access="public")
    assert answer.status_code == 422 and "2 to 24 letters" in alert(answer.text)
    assert host.post("/new", players="2", game="ares", access="public", my_name="Ann").status_code == 200


def test_the_hash_of_the_seed_is_shown_before_and_the_seed_only_after() -> None:
    host, guest, id = two(rated="1")
    live = host.lobby.find(id)
    seed = str(live.row.seed)
    assert len(seed) >= 32 and not live.row.is_seed_chosen
    before = Guest("Eva", host.app)
    other = before.open()
    assert hashed(str(host.lobby.find(other).row.seed)) in guest.http.get(f"/table/{other}").text
    for page in (guest.http.get(f"/table/{id}").text, guest.http.get(f"/api/games/{id}").text):
        assert seed not in page


def test_a_table_appears_in_lobbies_of_other_servers(tmp_path: object) -> None:
    settings = replace(CALM, database=f"{tmp_path}/games.sqlite")
    with client(settings) as first, client(settings) as second:
        host = Guest("Ann", first.app)
        told: list[str] = []
        second.app.state.context.hub.publish = lambda id, number=-1: told.append(id)  # type: ignore[attr-defined]
        id = host.open()
        page = Person(TestClient(second.app)).http.get("/lobby").text
        assert id in page
        guest = Guest("Bea", second.app)
        assert guest.join(id).status_code == 200
        until = time.monotonic() + 30
        while host.http.get(f"/table/{id}").text.count('id="table"') != 1:
            assert time.monotonic() < until, "it has begun here, too"
            time.sleep(0.05)


def test_the_list_is_read_once_for_each_change_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Guest("Ann")
    visitors, people, reads = [Guest("", host.app) for _ in range(5)], host.lobby.store.people, []
    for name in ("tables", "ratings", "running"):
        asked = getattr(people, name)
        monkeypatch.setattr(people, name, lambda *a, name=name, asked=asked, **k: (reads.append(name), asked(*a, **k))[1])

    def look() -> list[str]:
        reads.clear()
        return [visitor.http.get("/lobby").text for visitor in visitors]

    look()
    assert reads.count("tables") == reads.count("running") == 1 and reads.count("ratings") == 2, "the best of both games"
    look()
    assert not reads
    id = host.open()
    assert all(id in page for page in look()) and reads.count("tables") == 1
    visitors[0].post(f"/lobby/join/{id}", my_name="Bea")
    assert all("Bea" in page for page in look()) and reads.count("tables") == 1
    visitors[0].post("/me/name", name="Beatrice")
    assert all("Beatrice" in page for page in look()[1:]) and reads.count("tables") == 1


def test_a_group_is_never_shown_the_list_of_another() -> None:
    host = Guest("Ann")
    id = host.open(access="group", word="olympus")
    insider, outsider = Guest("Bea", host.app), Guest("Eva", host.app)
    insider.post("/lobby/group", word="olympus")
    outsider.post("/lobby/group", word="pavonis")
    pages = [person.http.get("/lobby").text for person in (insider, outsider, Guest("", host.app), insider)]
    assert [id in page for page in pages] == [True, False, False, True]


def test_doors_are_limited_for_each_visitor() -> None:
    http = lone(replace(CALM, allowance=replace(CALM.allowance, doors=3, door_s=1000)))
    guest = Person(http)
    answers = [http.post("/me/name", data={"csrf": guest.csrf, "name": "x"}).status_code for _ in range(5)]
    assert answers == [422, 422, 422, 429, 429]


def test_names_that_come_with_a_table_are_limited_as_well() -> None:
    http = lone(replace(CALM, allowance=replace(CALM.allowance, doors=3, door_s=1000)))
    answers = []
    for at in range(5):
        http.cookies.clear()
        fields = {
            "csrf": Person(http).csrf,
            "game": "mars",
            "access": "public",
            "kind0": "bot",
            "my_name": f"Ann {'abcde'[at]}",
        }
        answers.append(http.post("/new", data=fields).status_code)
    assert answers == [422, 422, 422, 429, 429]


def test_games_made_by_programs_and_at_one_screen_need_no_table() -> None:
    http = lone()
    id = open_game(http)["id"]
    live = http.app.state.context.lobby.find(id)  # type: ignore[attr-defined]
    assert live.table is None and live.is_started and not live.is_rated
