"""What the lobby offers at once: a game as last time, a table by the short form, who is here, and the reader among the best."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator

import pytest

from tests.web.meeting import Guest, two
from tharsis.store import PlayerRow, RatedRow
from tharsis.web import presence
from tharsis.web.pages.players import SHOWN_BEST
from tharsis.web.ratings import SETTLED

SHORT = {"shown": ["corporate_era", "venus", "colonies", "prelude"], "map": "hellas", "prelude": "1"}


def quick_form(guest: Guest) -> dict[str, str]:
    """What the button against bots sends."""
    panel = re.search(r'class="panel quick".*?</form>', guest.http.get("/lobby").text, re.DOTALL)
    assert panel
    return dict(re.findall(r'name="(\w+)" value="([^"]*)"', panel[0]))


def test_a_game_against_bots_starts_at_once_and_the_next_one_is_as_the_last() -> None:
    guest = Guest("Ann")
    first = quick_form(guest)
    assert (first["game"], first["kind1"], first["level1"], first["corporate_era"]) == ("mars", "bot", "medium", "1")
    chosen = {"game": "mars", "kind0": "bot", "level0": "hard", "kind1": "person", "kind2": "bot", "level2": "hard"}
    assert guest.post("/new", **chosen, prelude="1", map="elysium", hidden_points="1").status_code == 200
    again = quick_form(guest)
    assert "2 × Hard, Prelude" in guest.http.get("/lobby").text and "corporate_era" not in again
    page = guest.http.post("/new", data=again)
    assert 'id="table"' in page.text
    live = guest.lobby.find(str(page.url.path).rpartition("/")[2])
    assert [(row.kind, row.level) for row in live.seats] == [("person", ""), ("bot", "hard"), ("bot", "hard")]
    assert live.row.setup["map"] == "elysium" and live.row.setup["prelude"] and live.row.hidden_points


def test_the_short_form_chooses_map_and_modules_of_mars_and_ares_takes_none_of_them() -> None:
    host = Guest("Ann")
    live = host.lobby.find(host.open(players="5", **SHORT))  # type: ignore[arg-type]
    setup = live.row.setup
    assert (setup["players"], setup["map"], setup["prelude"], setup["corporate_era"]) == (5, "hellas", True, False)
    page = host.http.get("/lobby").text
    assert "Terraforming Mars · Hellas" in page and '<li class="mod">Prelude</li>' in page
    ares = host.lobby.find(host.open(game="ares", players="5", **SHORT))  # type: ignore[arg-type]
    assert ares.row.setup["players"] == 4 and "map" not in ares.row.setup
    refused = host.post("/new", players="2", access="public", game="mars", venus_next="1")
    assert refused.status_code == 422 and "no option of set-up" in refused.text


async def forever() -> AsyncIterator[str]:
    while True:
        yield ""
        await asyncio.sleep(0.01)


def test_who_has_the_lobby_or_a_table_open_is_here_and_seen_by_the_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_S", 0.0)
    host, guest, id = two()
    for one in (host, guest):
        one.post("/lobby/group", word="olympus")
    store, people = host.lobby.store, host.lobby.store.people
    context = host.app.state.context  # type: ignore[attr-defined]
    ann, bea = people.by_key("ann"), people.by_key("bea")
    assert ann and bea
    store.beat(context.presence._server, 60.0)
    now = time.time()
    assert people.online(now) == 0 and people.running(now - 60) == 1

    async def visit() -> None:
        lobby = context.presence.during("", (), forever(), ann.id)
        table = context.presence.during(id, (1,), forever(), bea.id)
        nameless = context.presence.during(id, (0,), forever())
        for stream in (lobby, table, nameless):
            await anext(stream)
        await until(lambda: people.online(now) == 2)
        people.set_place(id, 0, player=None)
        assert people.online(now) == 3, "who has no name is counted by the seat"
        told = {row.name: (row.is_here, row.is_at_table) for row in people.members("olympus", now)}
        assert told == {"Ann": (True, False), "Bea": (True, True)}
        host.lobby.kept.changed()
        page = host.http.get("/lobby").text
        assert "3 players here, 1 game running" in page and "Bea<small>at a table</small>" in page
        assert people.online(now + 120) == 0, "those at a server that died are away"
        for stream in (lobby, table, nameless):
            await stream.aclose()
        await until(lambda: people.online(now) == 0)

    asyncio.run(visit())
    host.lobby.kept.changed()
    assert "Bea<small>0 s ago</small>" in re.sub(r"\d+ s ago", "0 s ago", host.http.get("/lobby").text)


async def until(is_so: object) -> None:
    assert callable(is_so)
    for _ in range(500):
        if is_so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be")


def test_a_reader_who_is_not_among_the_best_is_shown_with_a_curve_all_the_same() -> None:
    host = Guest("Ann")
    people = host.lobby.store.people
    ann = people.by_key("ann")
    assert ann
    others = [PlayerRow(f"p{at}", f"Player {chr(65 + at)}") for at in range(SHOWN_BEST + 2)]
    for at, other in enumerate(others):
        people.add_player(other, other.id, other.id)
        for number in range(SETTLED):
            both = enumerate((other.id, ann.id))
            rows = [RatedRow(f"{at} {number}", seat, id, "mars", 2, seat + 1, 50, 25, 8, 25, at) for seat, id in both]
            people.count_game(rows, lambda old, at=at: [(40.0 - at, 2.0), (20.0, 2.0)])  # type: ignore[misc]
    page = host.http.get("/lobby").text
    ranks = re.findall(r'href="/players/(\w[^"]*)"', page[page.index("rate__board--mars") :])
    assert ranks[:SHOWN_BEST] == [*(other.id for other in others[: SHOWN_BEST - 2]), others[-1].id, ann.id]
    assert 'class="rchart"' in page and f"All {len(others) + 1} players" in page
    assert "<small>1300</small>" in page, "beside the name"
