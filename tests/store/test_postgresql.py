"""The same store on PostgreSQL, where it is installed."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.store.cluster import Cluster, is_installed
from tests.store.test_database import add_game, age, differences
from tharsis.store import Database, GameRow, NewMove, NumberTaken

ROUNDS = 40


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster()
    yield cluster.url
    cluster.close()


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
