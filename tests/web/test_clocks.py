"""Time at a table: counted from the log alone, ended by one server, whatever clocks and servers do."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.web.kit import CALM, client
from tests.web.meeting import Guest, two
from tharsis.store import CLOCK, DAYS, Database, TableRow, Unavailable
from tharsis.store.people_tables import TABLES
from tharsis.web import clocks as time_rules
from tharsis.web.clocks import Clock, Timekeeper, clocks, clocks_of, due
from tharsis.web.hub import Hub
from tharsis.web.live import Entry, LiveGame
from tharsis.web.lobby import Lobby

TABLE = TableRow("g", pace=CLOCK, bank=100.0, step=10.0, created=5.0, started=1000.0)


def moved(*rows: tuple[int, float]) -> list[Entry]:
    return [Entry(at, seat, "pass", moment, ()) for at, (seat, moment) in enumerate(rows)]


def test_seconds_of_a_move_are_free_and_the_rest_is_taken_from_the_bank() -> None:
    both = clocks(TABLE, moved((0, 1008.0), (1, 1040.0)), [(0, 1), (1,), (0,)], 2)
    assert both == [Clock(100.0, 1040.0), Clock(70.0)]
    assert both[0].left(10.0, 1060.0) == 90.0 and both[1].left(10.0, 1060.0) == 80.0, "the clock of who is not asked stands"


def test_every_move_gives_its_seconds_anew_and_a_bank_is_never_less_than_empty() -> None:
    rows = moved((0, 1010.0), (0, 1020.0), (0, 1030.0), (0, 9000.0))
    assert clocks(TABLE, rows, [(0,)] * 5, 1) == [Clock(0.0, 9000.0)]
    assert clocks(TABLE, rows[:3], [(0,)] * 4, 1) == [Clock(100.0, 1030.0)]


def test_a_clock_that_goes_back_takes_nothing_and_gives_nothing() -> None:
    rows = moved((0, 1050.0), (1, 400.0), (0, 500.0))
    assert clocks(TABLE, rows, [(0,), (1,), (0,), (1,)], 2) == [Clock(40.0 + 20.0), Clock(100.0, 1050.0)]
    assert Clock(30.0, 2000.0).left(10.0, 1500.0) == 40.0


def table_with_clock(**fields: str) -> tuple[Guest, Guest, LiveGame, Timekeeper]:
    host, guest, id = two(pace="clock", bank="1", step="5", **fields)
    live = host.lobby.find(id)
    keeper: Any = host.app.state.duty.clocks  # type: ignore[attr-defined]
    keeper._began = 0.0
    return host, guest, live, keeper


def late(live: LiveGame, seconds: float) -> None:
    """As if the game had begun so long ago."""
    assert live.table and live.table.started
    live.table = replace(live.table, started=time.time() - seconds)


def test_before_the_time_is_up_nothing_happens() -> None:
    _, _, live, keeper = table_with_clock()
    late(live, 60)
    keeper.look(live)
    assert live.number == 0 and [seat for _, seat in due(live)] == [0, 1]


def test_whoever_has_no_time_left_passes_or_is_answered_for() -> None:
    _, _, live, keeper = table_with_clock(at_end="pass")
    late(live, 70)
    keeper.look(live)
    assert sorted(entry.seat for entry in live.entries) == [0, 1], "both have a corporation now"
    assert not any(live.is_program(seat) for seat in (0, 1))
    rng = random.Random(1)
    while "pass" not in map(str, live.game.options(live.game.to_move[0])):
        seat = live.game.to_move[0]
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
    seat, entries = live.game.to_move[0], len(live.entries)
    live.entries[-1] = replace(live.entries[-1], time=time.time() - 100)
    late(live, 500)
    for at, entry in enumerate(live.entries[:-1]):
        live.entries[at] = replace(entry, time=time.time() - 490)
    keeper.look(live)
    assert live.entries[entries].option == "pass" and live.entries[entries].seat == seat


def test_a_bot_takes_over_until_the_player_is_back() -> None:
    host, guest, live, keeper = table_with_clock(at_end="bot")
    late(live, 70)
    keeper.look(live)
    live = host.lobby.find(live.id)
    assert live.is_program(0) and live.is_program(1) and live.bots
    refused = guest.http.post(f"/table/{live.id}/choose", data={"csrf": guest.csrf, "seen": "0", "seat": "1", "option": "x"})
    assert refused.status_code == 422 and "Take your seat back" in refused.text
    assert "A bot plays for you" in guest.http.get(f"/table/{live.id}?seat=1").text
    assert guest.post(f"/table/{live.id}/back", seat="1").status_code == 200
    assert not host.lobby.find(live.id).is_program(1) and host.lobby.find(live.id).is_program(0)


def test_who_resigns_by_time_does_not_come_back() -> None:
    host, guest, live, keeper = table_with_clock(at_end="resign")
    late(live, 70)
    keeper.look(live)
    answer = guest.post(f"/table/{live.id}/back", seat="1")
    assert answer.status_code == 422 and "cannot come back" in answer.text
    assert host.lobby.find(live.id).is_program(1)


def test_time_is_the_same_at_every_server_and_after_a_restart(tmp_path: Any) -> None:
    settings = replace(CALM, database=f"{tmp_path}/games.sqlite")
    with client(settings) as first:
        host = Guest("Ann", first.app)
        guest = Guest("Bea", first.app)
        id = host.open(pace="clock", bank="5", step="15")
        guest.join(id)
        here = host.lobby.find(id)
        here.choose(0, [str(here.game.options(0)[0])], 0)
        told = clocks_of(here)
    store = Database(f"{tmp_path}/games.sqlite")
    there = Lobby(store, Hub()).find(id)
    assert clocks_of(there) == told and told[0].bank == 300.0
    assert store.clocked(10) == [id], "its server is gone: another one watches the clock"
    store.beat("other:1:a", 60.0)
    assert store.claim(id, "other:1:a") and store.clocked(10) == []
    store.close()


def test_nobody_runs_out_of_time_as_soon_as_a_server_comes_back() -> None:
    _, _, live, keeper = table_with_clock(at_end="resign")
    keeper._began = time.time()
    late(live, 10**6)
    keeper.look(live)
    assert not live.is_program(0) and time_rules.GRACE_S >= 60


def test_nobody_runs_out_of_time_as_soon_as_the_database_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, live, keeper = table_with_clock(at_end="resign")
    duty: Any = host.app.state.duty  # type: ignore[attr-defined]
    late(live, 10**6)

    def away(*_: Any) -> Any:
        raise Unavailable("the database is away")

    with monkeypatch.context() as patched, pytest.raises(Unavailable):
        patched.setattr(duty._store, "beat", away)
        duty._live()
    keeper.look(live)
    assert not live.is_program(0), "who could not move has lost nothing"
    keeper._began -= time_rules.GRACE_S
    duty._live()
    keeper.look(live)
    assert live.is_program(0)


def test_a_game_waits_to_be_looked_at_once_however_many_moves_it_has() -> None:
    _, _, live, keeper = table_with_clock()
    for seconds in range(50, 0, -1):  # whoever moves has more time than before
        late(live, seconds)
        keeper.note(live)
    assert len(keeper._heap) == 1
    late(live, 55)
    keeper.note(live)
    assert keeper._next[live.id] == min(keeper._heap)[0] == pytest.approx(due(live)[0][0]), "the soonest counts"


def test_only_the_server_that_runs_a_game_ends_its_time() -> None:
    _, _, live, keeper = table_with_clock(at_end="resign")
    late(live, 10**6)
    keeper._runs = lambda id: False
    keeper._look(live.id)
    assert not live.is_program(0)
    keeper._runs = lambda id: True
    keeper._look(live.id)
    assert live.is_program(0)


def test_a_running_server_ends_a_players_time_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_rules, "GRACE_S", 0.0)
    with client(replace(CALM, database=f"{tmp_path}/games.sqlite")) as http:
        host = Guest("Ann", http.app)
        guest = Guest("Bea", http.app)
        id = host.open(pace="days", at_end="resign")
        guest.join(id)
        store = host.lobby.store
        with store._engine.begin() as db:
            db.execute(sa.update(TABLES).values(started=time.time() - 10**7))
        host.lobby.changed(id)
        assert store.count(id) == 0
        http.app.state.context.bots.wake(id)  # type: ignore[attr-defined]
        until = time.monotonic() + 60
        while not all(place.resigned for place in store.people.places(id)) or store.count(id) == 0:
            assert time.monotonic() < until, "nobody watches the clock"
            time.sleep(0.02)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"pace": "days", "days": "3"}, "3 days a move"),
        ({"pace": "none"}, "No clock"),
        ({"pace": "clock", "bank": "5"}, "Real time</b> <span>5 min + 30 s a move"),
        ({"pace": "clock", "bank": "0", "step": "8"}, "Real time</b> <span>8 s a move"),
    ],
)
def test_the_lobby_says_the_pace(fields: dict[str, str], told: str) -> None:
    host = Guest("Ann")
    id = host.open(**fields)
    assert told in host.http.get("/lobby").text
    if fields["pace"] == DAYS:
        assert host.lobby.find(id).table.step == 3 * 86400


def test_every_seat_shows_its_time() -> None:
    host, _, live, _ = table_with_clock()
    late(live, 20)
    page = host.http.get(f"/table/{live.id}").text
    assert page.count('data-runs="yes"') == 2 and "data-left=" in page and page.count('class="clockface is-running"') == 2
