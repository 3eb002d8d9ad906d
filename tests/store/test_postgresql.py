"""The same store on PostgreSQL, where it is installed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from tests.store.cluster import Cluster
from tests.store.test_database import add_game, age, differences
from tharsis.store import Database, GameRow, NewMove, NumberTaken
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
