"""Games that nobody plays: their bots sleep, in the end they are deleted; and what is in memory is never all there is."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import CALM, Program, beginning, lone, open_game
from tests.web.meeting import Guest
from tharsis.store import Database, NumberTaken
from tharsis.store.records import NewMove
from tharsis.web import lobby as lobby_room
from tharsis.web.app import create_app
from tharsis.web.duty import DAY_S, Rest
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby
from tharsis.web.pages.table import seen_from
from tharsis.web.texts import texts


def made(store: Database, count: int = 3) -> list[str]:
    http = lone(replace(CALM, database=str(store.place)))
    return [open_game(http, kinds=("person", "bot"))["id"] for _ in range(count)]


def aged(store: Database, id: str, seconds: float, lived: float | None = None) -> None:
    """Nobody has moved there for so long, and servers ran for so much of it."""
    lived = seconds if lived is None else lived
    set_back = f"moved = moved - {seconds}, created = created - {seconds}, lived = lived - {lived}"
    with store._engine.begin() as db:
        db.exec_driver_sql(f"UPDATE games SET {set_back} WHERE id = '{id}'")


@pytest.fixture
def store(tmp_path: Path) -> Database:
    return Database(tmp_path / "games.sqlite")


def test_bots_of_a_game_sleep_until_somebody_looks(store: Database) -> None:
    fresh, asleep, _ = made(store)
    aged(store, asleep, 2 * DAY_S)
    assert fresh in store.orphans(time.time() - DAY_S, 10) and asleep not in store.orphans(time.time() - DAY_S, 10)
    with TestClient(create_app(replace(CALM, database=str(store.place)))) as http:
        woken: list[str] = []
        http.app.state.context.lobby.on_load = woken.append  # type: ignore[attr-defined]
        http.get(f"/table/{asleep}")
        assert asleep in woken
    store.append(asleep, 0, [NewMove(0, "pass")], time.time())
    assert asleep in store.orphans(time.time() - DAY_S, 10), "it is played again"


def test_only_games_that_were_left_for_long_are_deleted_with_all_that_is_theirs(store: Database) -> None:
    fresh, old, finished = made(store)
    watched = made(store, 1)[0]
    for id in (old, finished, watched):
        store.append(id, 0, [NewMove(0, "pass")], time.time())
        aged(store, id, 200 * DAY_S)
    store.finish(finished, time.time() - 190 * DAY_S)
    assert store.forget(300 * DAY_S) == []
    assert store.forget(180 * DAY_S, [watched]) == [old]
    assert {fresh, finished, watched} == {id for id in (fresh, old, finished, watched) if is_there(store, id)}
    assert store.moves(old) == [] and store.seats(old) == []
    with pytest.raises(NumberTaken):
        store.append(old, 1, [NewMove(0, "pass")], time.time())
    assert store.moves(old) == [], "a move that comes too late leaves nothing"


def test_a_table_whose_players_have_time_to_move_is_in_play(store: Database) -> None:
    host = Guest("Ann", lone(replace(CALM, database=str(store.place))).app)
    slow, quick = (host.open(pace="days", days=days) for days in ("7", "1"))
    for id in (slow, quick):
        aged(store, id, 4 * DAY_S)
    assert store.forget(2 * DAY_S) == [quick]
    aged(store, slow, 4 * DAY_S)
    assert store.forget(2 * DAY_S) == []
    aged(store, slow, 2 * DAY_S)
    assert store.forget(2 * DAY_S) == [slow]


@pytest.mark.parametrize("forgotten_after_s", [0, 180 * DAY_S])
def test_tables_that_never_began_are_closed_also_where_games_are_kept_for_ever(
    store: Database, forgotten_after_s: float
) -> None:
    host = Guest("Ann", lone(replace(CALM, database=str(store.place), rest=Rest(forgotten_after_s=forgotten_after_s))).app)
    duty, fresh, old = host.app.state.duty, host.open(), host.open()  # type: ignore[attr-defined]
    aged(store, old, 31 * DAY_S)
    duty._clean()
    assert is_there(store, fresh) and not is_there(store, old)


def test_time_is_counted_also_where_games_are_kept_for_ever(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Guest("Ann", lone(replace(CALM, database=str(store.place), rest=Rest(forgotten_after_s=0))).app)
    duty, table, real = host.app.state.duty, host.open(), time.time  # type: ignore[attr-defined]
    for hour in range(31 * 24):
        monkeypatch.setattr(time, "time", lambda: real() + hour * 3600)  # noqa: B023
        duty._cleaned = 0.0
        duty._clean()
    assert not is_there(store, table)


def test_games_that_are_over_or_gone_are_not_read_again_when_something_may_have_been_missed(store: Database) -> None:
    running, over, gone = made(store)
    duty: Any = lone(replace(CALM, database=str(store.place))).app.state.duty  # type: ignore[attr-defined]
    for id in (running, over, gone):
        assert duty._runs(id)
    store.finish(over, time.time())
    store.delete([gone])
    woken: list[str] = []
    duty.bots.wake = woken.append
    duty._gap()
    assert woken == [running]


def test_time_stands_still_while_no_server_runs(store: Database) -> None:
    ids = made(store)
    for id in ids:
        aged(store, id, 400 * DAY_S, 10 * DAY_S)
    assert store.forget(180 * DAY_S) == [], "the server was switched off, nobody left"
    store.append(ids[0], 0, [NewMove(0, "pass")], time.time())
    assert store.forget(180 * DAY_S) == [], "nor when one of them is back before the others"


@pytest.mark.parametrize("years", [-10, 10])
def test_a_wrong_clock_deletes_nothing(store: Database, years: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ids, real = made(store), time.time
    assert store.forget(180 * DAY_S) == []
    monkeypatch.setattr(time, "time", lambda: real() + years * 365 * DAY_S)
    store.append(ids[0], 0, [NewMove(0, "pass")], time.time())
    assert store.forget(180 * DAY_S) == []
    monkeypatch.setattr(time, "time", real)
    store.append(ids[1], 0, [NewMove(0, "pass")], time.time())
    assert store.forget(180 * DAY_S) == [] and len(store.unfinished()) == 3


def test_games_age_while_servers_run(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    (old, played), real = made(store, 2), time.time
    gone: dict[str, int] = {}
    for hour in range(30):
        monkeypatch.setattr(time, "time", lambda: real() + hour * 3600)  # noqa: B023
        if hour == 10:
            store.append(played, 0, [NewMove(0, "pass")], time.time())
        gone |= dict.fromkeys(store.forget(DAY_S), hour)
    assert gone.keys() == {old} and 20 < gone[old] < 26


def test_a_server_deletes_what_its_settings_say_and_nothing_that_is_open(store: Database) -> None:
    fresh, old, watched = made(store)
    for id in (old, watched):
        aged(store, id, 3 * DAY_S)
    for rest, left in ((Rest(forgotten_after_s=0), {fresh, old, watched}), (Rest(forgotten_after_s=DAY_S), {fresh, watched})):
        app: Any = create_app(replace(CALM, database=str(store.place), rest=rest))
        app.state.context.hub._listeners[watched].add("page")
        app.state.duty._clean()
        assert {id for id in (fresh, old, watched) if is_there(store, id)} == left


def is_there(store: Database, id: str) -> bool:
    return any(row == id for row in store.unfinished()) or bool(store.seats(id))


def test_an_open_stream_tells_the_newest_number_after_its_game_has_left_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_room, "KEPT_IN_MEMORY", 1)
    http = lone()
    opened = open_game(http)
    lobby: Lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    old = lobby.find(opened["id"])
    open_game(http)
    assert lobby.in_memory(opened["id"]) is None
    Program(http, opened, 0).choose([str(old.game.options(0)[0])], 0)
    assert "data: 1" in asyncio.run(beginning(http.app, f"/table/{opened['id']}/stream", "since=0"))[1]
    old.choose(1, [str(old.game.options(1)[0])], 0) if old.number else None
    open_game(http)
    lobby.find(opened["id"])
    with pytest.raises(Exception, match="another server"):
        old.choose(0, [str(old.game.options(0)[-1])], old.number)
    assert old.number == lobby.find(opened["id"]).number == 1, "whoever held the game that was left catches up"
    old.choose(1, [str(old.game.options(1)[0])], old.number)
    assert lobby.find(opened["id"]).number == 2, "and what it does is seen by all"


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_page_is_drawn_from_one_moment_while_the_game_moves_on(game: str) -> None:
    """Moves come from this server and, through another, from the store: neither touches what a page is drawn from."""
    http = lone()
    id = open_game(http, game=game)["id"]
    here: LiveGame = http.app.state.context.lobby.find(id)  # type: ignore[attr-defined]
    there = Lobby(here.store, http.app.state.context.hub).find(id)  # type: ignore[attr-defined]
    seen = [here.game]
    bytes_then = [here.game.state.tobytes()]
    for turn in range(30):
        mover = (here, there)[turn % 2]
        mover.catch_up()
        seat = mover.game.to_move[0]
        mover.choose(seat, [str(mover.game.options(seat)[0])], mover.number)
        here.catch_up()
        seen.append(here.game)
        bytes_then.append(here.game.state.tobytes())
    here.undo(seat, here.number) if here.undoable(seat) else None
    there.catch_up()
    assert [game.state.tobytes() for game in seen] == bytes_then


def test_nobody_moves_while_a_page_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    http = lone()
    live: LiveGame = http.app.state.context.lobby.find(open_game(http)["id"])  # type: ignore[attr-defined]
    is_free: list[bool] = []

    def drawn(*_: Any) -> Any:
        thread = threading.Thread(target=lambda: is_free.append(live.lock.acquire(blocking=False)))
        thread.start()
        thread.join()
        return seen_from(live, (), None, texts("en"), None)

    monkeypatch.setattr("tharsis.web.pages.table.seen_from", drawn)
    assert http.get(f"/table/{live.id}").status_code == 200 and is_free == [False]
