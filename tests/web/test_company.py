"""People at a table: presence, chat, resigning, bots that stand in, links again, and a hand shown by consent."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import escape

from tests.web.kit import CALM, beginning, client
from tests.web.meeting import Guest, alert, two
from tharsis.store import Unavailable
from tharsis.text.bundle import LANGUAGES
from tharsis.web import presence
from tharsis.web.lobby import hashed
from tharsis.web.seating import ABSENT_S, VOTE_S
from tharsis.web.texts import texts


def panel(guest: Guest, id: str, seat: int) -> str:
    return str(guest.http.get(f"/table/{id}/people?seat={seat}").text)


def friends() -> tuple[Guest, Guest, str, str]:
    """A host, a friend who has the link but has not come, the game's id and the link."""
    host = Guest("Ann")
    page = host.post("/new", game="mars", corporate_era="1", kind0="person", kind1="friend").text
    link, id = re.search(r'value="http://testserver(/seat/[^"]+)"', page), re.search(r'href="/table/([^"]+)"', page)
    assert link and id
    return host, Guest("", host.app), id[1], link[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_is_told_that_the_host_has_chosen_the_seed(code: str) -> None:
    t, host = texts(code), Guest("Ann")
    friend = Guest("Bea", host.app)
    friend.http.cookies.set("language", code)
    for guest in (host, friend):
        guest.post("/lobby/group", word="olympus")
    fields = {"access": "group", "word": "olympus", "players": "2"}
    chosen, drawn = host.open(**fields, seed="my <word>"), host.open(**fields)
    told = str(escape(t("people-seed-chosen", seed="my <word>")))
    for _ in range(2):
        assert told in friend.http.get(f"/table/{chosen}").text and told not in friend.http.get(f"/table/{drawn}").text
        assert hashed("my <word>") not in friend.http.get(f"/table/{chosen}").text, "nobody promises a deal that is known"
        for id in (chosen, drawn):
            friend.join(id)
    assert told in panel(friend, chosen, 1) and str(escape(t("people-seed-hash"))) in panel(friend, drawn, 1)


def test_the_host_copies_an_invitation_again_until_it_is_used() -> None:
    host, friend, id, link = friends()
    assert link in panel(host, id, 0) and "has not come yet" in panel(host, id, 0)
    assert link not in friend.http.get(f"/table/{id}/people").text, "only the host"
    assert friend.http.get(link).status_code == 200
    assert link not in panel(host, id, 0) and "/seat/" not in panel(host, id, 0)
    assert link not in panel(friend, id, 1) and host.http.get(f"/table/{id}?seat=1").status_code == 403


@pytest.mark.parametrize("third", [{"kind2": "friend"}, {"kind2": "friend", "kind3": "open", "access": "public"}])
def test_a_guest_at_the_table_sees_no_invitation_of_another(third: dict[str, str]) -> None:
    host = Guest("Ann")
    page = host.post("/new", game="mars", corporate_era="1", kind0="person", kind1="friend", **third).text
    links = re.findall(r"http://testserver(/seat/[^\"<]+)", page)
    first, second = sorted(set(links), key=links.index)
    id = next(id for id, _ in host.lobby.store.sittings(hashed(host.http.cookies["tharsis"])))
    guest, watcher = Guest("Bea", host.app), Guest("", host.app)
    assert guest.http.get(first).status_code == 200 and second in panel(host, id, 0)
    seat = next(seat for seat in (1, 2) if guest.http.get(f"/table/{id}?seat={seat}").status_code == 200)
    seen = [f"/table/{id}", f"/table/{id}?seat={seat}", f"/table/{id}/people?seat={seat}", f"/api/games/{id}", "/", "/lobby"]
    for person in (guest, watcher):
        for path in seen:
            text = person.http.get(path).text
            assert "/seat/" not in text and second.removeprefix("/seat/") not in text, path
        assert person.post(f"/table/{id}/link", seat=str(3 - seat)).status_code == 403


def test_a_table_by_link_may_have_a_clock_and_nobody_joins_it_from_the_lobby() -> None:
    host, friend, id, link = friends()
    assert id not in friend.http.get("/lobby").text
    friend.post("/me/name", name="Bea")
    answer = friend.join(id)
    assert answer.status_code == 422 and "from the lobby" in alert(answer.text)
    friend.http.get(link)
    assert "Bea" in panel(host, id, 0), "who comes by link is called by name"


def test_coming_and_going_is_seen_by_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(presence, "GONE_S", 0.0)
    settings = replace(CALM, database=f"{tmp_path}/games.sqlite")
    with client(settings) as first, client(settings) as second:
        host, guest = Guest("Ann", first.app), Guest("Bea", second.app)
        id = host.open()
        guest.join(id)
        cookie = f"tharsis={guest.http.cookies['tharsis']}"
        people = second.app.state.context.store.people  # type: ignore[attr-defined]

        async def stay() -> None:
            told = second.app.state.context.presence.during(id, (1,), forever())  # type: ignore[attr-defined]
            await anext(told)
            await until(lambda: people.here(id, time.time()) == {1})
            await until(lambda: 'data-presence="here"' in panel(host, id, 0))  # at the other server, too
            await told.aclose()
            await until(lambda: not people.here(id, time.time()))

        asyncio.run(stay())
        assert "away for" in panel(host, id, 0) and cookie
        assert asyncio.run(beginning(second.app, f"/table/{id}/stream", headers={"cookie": cookie}))[0] == 200


def test_who_comes_or_goes_while_the_database_is_away_is_seen_when_it_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_S", 0.0)
    monkeypatch.setattr(presence, "AGAIN_S", 0.05)
    host, _, id = two()
    context = host.app.state.context  # type: ignore[attr-defined]
    people, here, faults = context.store.people, set[int](), [3]
    monkeypatch.setattr(people, "come", lambda id, seat, *_: fails(faults) or here.add(seat))
    monkeypatch.setattr(people, "go", lambda id, seat, *_: fails(faults) or here.discard(seat))

    async def stay() -> None:
        told = context.presence.during(id, (1,), forever())
        await anext(told)
        await until(lambda: here == {1})
        faults[0] = 3
        await told.aclose()
        await until(lambda: not here and not faults[0])

    asyncio.run(stay())


def fails(faults: list[int]) -> None:
    """So many times."""
    if faults[0]:
        faults[0] -= 1
        raise Unavailable("the database is away")


async def forever() -> Any:
    while True:
        yield "x"
        await asyncio.sleep(0.01)


async def until(check: Any) -> None:
    for _ in range(1000):
        if check():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never comes true")


def test_those_at_a_server_that_died_are_away() -> None:
    host, _, id = two()
    people = host.lobby.store.people
    host.lobby.store.beat("far:1:x", 60.0)
    people.come(id, 1, "far:1:x", time.time())
    assert people.here(id, time.time()) == {1} and people.here(id, time.time() + 120) == frozenset()


def test_chat_is_escaped_short_and_in_the_readers_language() -> None:
    host, guest, id = two()
    assert guest.post(f"/table/{id}/say", seat="1", phrase="good-luck").status_code == 200
    guest.post(f"/table/{id}/say", seat="1", text="<script>alert(1)</script>\u202e" + "x" * 500)
    host.http.cookies.set("language", "uk")
    page = panel(host, id, 0)
    assert "Успіхів і гарної гри!" in page and "<script>alert" not in page and "&lt;script&gt;" in page
    assert "x" * 150 in page and "x" * 200 not in page and "\u202e" not in page
    empty = guest.http.post(f"/table/{id}/say", data={"csrf": guest.csrf, "seat": "1", "text": " \n "})
    assert empty.status_code == 422 and "Write something" in empty.text
    watcher = Guest("", host.app)
    assert watcher.post(f"/table/{id}/say", seat="-1", text="hi").status_code == 403
    assert watcher.post(f"/table/{id}/say", seat="1", text="hi").status_code == 403


def test_chat_is_limited_and_can_be_muted() -> None:
    host, guest, id = two()
    answers = [guest.post(f"/table/{id}/say", seat="1", text=f"line {n}").status_code for n in range(23)]
    assert answers[:20] == [200] * 20 and set(answers[20:]) == {429}
    assert "line 3" in panel(host, id, 0)
    host.post(f"/table/{id}/mute", seat="0", about="1")
    assert "line 3" not in panel(host, id, 0) and "line 3" in panel(guest, id, 1) and "Listen again" in panel(host, id, 0)
    host.post(f"/table/{id}/mute", seat="0", about="1")
    assert "line 3" in panel(host, id, 0)
    assert host.post(f"/table/{id}/mute", seat="0", about="9").status_code == 422


def test_who_resigns_is_played_on_by_a_bot_for_good() -> None:
    host, guest, id = two()
    assert host.post(f"/table/{id}/resign", seat="1").status_code == 403, "not for others"
    assert guest.post(f"/table/{id}/resign", seat="1").status_code == 200
    live = host.lobby.find(id)
    assert live.is_program(1) and 1 in live.bots and "has resigned" in panel(host, id, 0)
    assert guest.post(f"/table/{id}/back", seat="1").status_code == 422
    runner = host.app.state.context.bots  # type: ignore[attr-defined]
    before = live.number
    runner.step(live)
    assert live.number > before and live.entries[-1].seat == 1, "the game goes on"


def leave(host: Guest, id: str, seconds: float) -> None:
    """The second player has gone so long ago."""
    host.lobby.store.people.set_place(id, 1, left=time.time() - seconds)
    host.lobby.changed(id)


def absent_guest() -> tuple[Guest, Guest, Guest, str]:
    host = Guest("Ann")
    guest, third = Guest("Bea", host.app), Guest("Eva", host.app)
    id = host.open(players="3")
    guest.join(id)
    third.join(id)
    store = host.lobby.store
    store.beat("near:1:x", 60.0)
    for seat in (0, 2):
        store.people.come(id, seat, "near:1:x", time.time())
    assert host.post(f"/table/{id}/replace", seat="0", about="1").status_code == 422, "at once nobody is replaced"
    leave(host, id, VOTE_S + 1)
    return host, guest, third, id


def test_others_vote_for_a_bot_in_an_absent_players_place_and_who_comes_back_plays_again() -> None:
    host, guest, third, id = absent_guest()
    assert "Let a bot play: 0 of 2" in panel(host, id, 0) and "Let a bot play" not in panel(guest, id, 1)
    host.post(f"/table/{id}/replace", seat="0", about="1")
    host.post(f"/table/{id}/replace", seat="0", about="1")
    assert not host.lobby.find(id).is_program(1), "nobody votes twice"
    assert "1 of 2" in panel(third, id, 2)
    assert third.post(f"/table/{id}/replace", seat="2", about="0").status_code == 422, "who is here stays"
    third.post(f"/table/{id}/replace", seat="2", about="1")
    assert host.lobby.find(id).is_program(1) and "a bot plays" in panel(host, id, 0)
    assert guest.post(f"/table/{id}/back", seat="1").status_code == 200
    assert not host.lobby.find(id).is_program(1)


def test_the_host_alone_replaces_somebody_only_after_a_time() -> None:
    host, _, third, id = absent_guest()
    early = host.post(f"/table/{id}/replace", seat="0", about="1", alone="1")
    assert early.status_code == 422 and "three minutes" in early.text
    leave(host, id, ABSENT_S + 1)
    assert third.post(f"/table/{id}/replace", seat="2", about="1", alone="1").status_code == 422, "only the host"
    assert host.post(f"/table/{id}/replace", seat="0", about="1", alone="1").status_code == 200
    assert host.lobby.find(id).is_program(1)


def hand_of(page: str) -> set[str]:
    return set(re.findall(r'data-card="([a-z0-9_]+)"', page))


def test_a_hand_is_shown_by_consent_and_no_longer_when_that_is_taken_back() -> None:
    host, guest, id = two()
    page = guest.post(f"/table/{id}/teach", seat="1").text
    link = re.search(r'value="http://testserver(/teach/[^"]+)"', page)
    assert link
    pupil, stranger = Guest("", host.app), Guest("", host.app)
    assert host.http.get(link[1]).status_code == 403, "not for who plays at the table"
    assert pupil.http.get(f"/table/{id}?seat=1").status_code == 403
    assert pupil.http.get(link[1]).status_code == 200
    shown, own = pupil.http.get(f"/table/{id}?seat=1"), guest.http.get(f"/table/{id}?seat=1")
    assert shown.status_code == 200 and "You are looking at Bea’s hand" in shown.text and 'name="pick"' not in shown.text
    assert hand_of(own.text) and own.status_code == 200
    moved = pupil.http.post(f"/table/{id}/choose", data={"csrf": pupil.csrf, "seen": "0", "seat": "1", "option": "x"})
    assert moved.status_code == 403 and pupil.post(f"/table/{id}/say", seat="1", text="x").status_code == 403
    for path in (f"/table/{id}?seat=0", f"/api/games/{id}/view?seat=1", f"/table/{id}/report.txt?seat=1"):
        assert pupil.http.get(path).status_code == 403, path
    assert stranger.http.get(f"/table/{id}?seat=1").status_code == 403
    assert "1 browser shows your hand" in panel(guest, id, 1) and "is showing their hand" in panel(host, id, 0)
    assert guest.post(f"/table/{id}/teach/stop", seat="1").status_code == 200
    assert pupil.http.get(f"/table/{id}?seat=1").status_code == 403 and pupil.http.get(link[1]).status_code == 403
    assert pupil.http.get(f"/table/{id}/people?seat=1").status_code == 403


def test_nobody_shows_a_hand_at_a_rated_table() -> None:
    _, guest, id = two(rated="1")
    assert guest.post(f"/table/{id}/teach", seat="1").status_code == 422
    assert "Show my hand" not in panel(guest, id, 1)


def test_forms_of_the_panel_need_the_secret_of_the_page() -> None:
    host, guest, id = two()
    for name in ("say", "mute", "resign", "back", "replace", "teach", "teach/stop", "leave", "start"):
        answer = guest.http.post(f"/table/{id}/{name}", data={"csrf": "wrong", "seat": "1", "text": "x", "about": "0"})
        assert answer.status_code == 403, name
    assert not host.lobby.find(id).is_program(1) and host.lobby.store.people.said(id) == []


def test_a_game_of_one_screen_has_no_panel() -> None:
    host = Guest("Ann")
    id = host.start(kind0="person", kind1="bot").url.path.rpartition("/")[2]
    assert host.http.get(f"/table/{id}/people").status_code == 404 and 'id="people"' not in host.http.get(f"/table/{id}").text
