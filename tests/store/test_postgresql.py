"""The same store on PostgreSQL, where it is installed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tests.store.cluster import Cluster
from tests.store.test_database import add_game, age, differences
from tharsis.store import Database, GameRow, NewMove, NumberTaken, Unavailable, patience
from tharsis.store.tables import GAMES
from tharsis.store.watching import PostgresqlWatching

ROUNDS = 40


@pytest.fixture(scope="module")
def url(cluster: Cluster) -> str:
    return cluster.url


@pytest.fixture(scope="module")
def store(url: str) -> Iterator[Database]:
    database = Database(url)
    yield database
    database.close()


def test_a_game_and_its_moves_come_back(store: Database) -> None:
    add_game(store, "one")
    store.append("one", 0, [NewMove(0, "keep birds"), NewMove(1, "pass")], 1.0)
    with pytest.raises(NumberTaken):
        store.append("one", 1, [NewMove(0, "done")], 2.0)
    assert store.game("one") == GameRow("one", "mars", "mars/1", {"players": 2, "draft": True}, "seed", 5.0)
    assert [row.option for row in store.moves("one")] == ["keep birds", "pass"]


def test_games_of_an_earlier_version_are_kept(store: Database, url: str) -> None:
    add_game(store, "early")
    age(store)
    later = Database(url)
    assert not later.game("early").hidden_points and differences(later) == []
    later.close()


def test_connections_to_a_machine_that_is_gone_are_given_up_soon(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    with store._engine.connect() as db:
        told = db.connection.driver_connection.info.get_parameters()  # type: ignore[union-attr]
    wanted = {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3", "tcp_user_timeout": "20000"}
    assert wanted.items() <= told.items()
    made: list[dict[str, object]] = []
    connect = psycopg.connect

    def noted(*given: Any, **named: Any) -> Any:
        made.append(named)
        return connect(*given, **named)

    monkeypatch.setattr(psycopg, "connect", noted)
    watching = store.watch(lambda id, number: None, lambda: None)
    assert isinstance(watching, PostgresqlWatching) and watching.is_listening.wait(30)
    watching.stop()
    assert {name: str(made[0][name]) for name in wanted} == wanted, "nor is one that only listens trusted for ever"


def test_two_servers_never_store_the_same_move_twice(store: Database, url: str) -> None:
    add_game(store, "two")
    other = Database(url)
    won: list[int] = []

    def write(database: Database, seat: int) -> None:
        for number in range(ROUNDS):
            try:
                database.append("two", number, [NewMove(seat, "pass")], 1.0)
                won.append(number)
            except NumberTaken:
                continue

    writers = [threading.Thread(target=write, args=(database, seat)) for seat, database in enumerate((store, other))]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    other.close()
    assert sorted(won) == list(range(ROUNDS)) == [row.number for row in store.moves("two")]


@pytest.fixture
def prompt(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """As servers use it, with less patience."""
    monkeypatch.setattr(patience, "SILENT_S", 1.0)
    monkeypatch.setattr(patience, "SETTINGS", "SET statement_timeout = 500")
    database = Database(url, is_prompt=True)
    yield database
    database.close()


def refused_after(ask: Callable[[], object]) -> float:
    began = time.monotonic()
    with pytest.raises(Unavailable, match=f"{patience.TOLD}|connection timeout expired"):
        ask()
    return time.monotonic() - began


def test_nobody_waits_for_a_database_that_stands_still(prompt: Database, cluster: Cluster) -> None:
    add_game(prompt, "still")
    with cluster.frozen():
        assert 0.8 < refused_after(lambda: prompt.count("still")) < 4, "the first one waits"
        assert refused_after(lambda: prompt.count("still")) < 0.4, "others do not"
        time.sleep(patience.REST_S)
        with ThreadPoolExecutor(6) as threads:
            times = sorted(threads.map(lambda _: refused_after(prompt.try_out), range(6)))
        assert times[4] < 0.4 and times[5] > 0.8, "but one who tries"
    assert comes_back(prompt)
    prompt.append("still", 0, [NewMove(0, "pass")], 1.0)
    assert prompt.count("still") == 1


def comes_back(store: Database) -> bool:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            store.try_out()
            return True
        except Unavailable:
            time.sleep(0.05)
    return False


def test_a_move_whose_commit_was_not_answered_is_stored_once_or_not_at_all(prompt: Database, cluster: Cluster) -> None:
    add_game(prompt, "unsure")
    freeze = cluster.frozen()
    sa.event.listen(prompt._engine, "commit", lambda _: freeze.__enter__(), once=True)
    try:
        refused_after(lambda: prompt.append("unsure", 0, [NewMove(0, "pass")], 1.0))
    finally:
        freeze.__exit__(None, None, None)
    assert comes_back(prompt)
    with suppress(NumberTaken):
        prompt.append("unsure", 0, [NewMove(1, "pass")], 1.0)
    assert [row.number for row in prompt.moves("unsure")] == [0]


def test_who_waits_for_another_writer_too_long_gives_up_and_nobody_else_does(prompt: Database, store: Database) -> None:
    add_game(prompt, "locked")
    with store._writing() as db:
        db.execute(GAMES.update().where(GAMES.c.id == "locked").values(moved=1.0))
        with pytest.raises(Unavailable, match="statement timeout"):
            prompt.append("locked", 0, [NewMove(0, "pass")], 1.0)
        assert prompt.count("locked") == 0, "the database is there"
    prompt.append("locked", 0, [NewMove(0, "pass")], 1.0)


def test_long_work_of_those_who_watch_over_a_database_has_time(url: str) -> None:
    store = Database(url)
    with store._reading() as db:
        assert db.execute(sa.text("SHOW statement_timeout")).scalar() == "0"
    store.close()
