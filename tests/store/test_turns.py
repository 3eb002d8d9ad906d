"""Moves are stored in one statement where that keeps others from waiting, with what many statements would store."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tharsis.store import PERSON, Database, GameRow, HoldRow, NewMove, NumberTaken, SeatRow, turns
from tharsis.store.records import Position, Unavailable
from tharsis.store.tables import meta

TURNS: list[dict[str, Any]] = [
    {"moves": [NewMove(0, "keep a 'card'"), NewMove(0, 'say ":seat" and NEW.seat')]},
    {"moves": [NewMove(1, "pass")], "rules": "mars/2", "position": Position(3, 3, "told", b"\x00one", True)},
    {"moves": [NewMove(0, "done")], "position": Position(4, 4, "told", b"two", False), "hold": HoldRow(0, 4, 5.0)},
    {"moves": [NewMove(1, "pass")], "position": Position(5, 5, "told", b"three", False), "hold": HoldRow(1, 5, 6.0)},
    {"moves": [NewMove(0, "undo 1")], "position": Position(6, 4, "else", b"four", True), "is_over": True},
]


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Database]]:
    made = [Database(tmp_path / f"{name}.sqlite") for name in ("one", "many")]
    for store in made:
        store.add_game(GameRow("g", "mars", "mars/2", {}, 1, 0.0), [SeatRow(0, PERSON, "a", "hash", "")])
    yield made
    for store in made:
        store.close()


def all_rows(store: Database) -> dict[str, list[Any]]:
    with sa.create_engine(f"sqlite:///{store.place}").connect() as db:
        return {table.name: list(map(tuple, db.execute(table.select()))) for table in meta.sorted_tables}


def play(store: Database) -> None:
    number = 0
    for turn in TURNS:
        store.append("g", number, time=1.0 + number, **turn)
        number += len(turn["moves"])


def test_one_statement_stores_what_many_do(stores: list[Database], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.store.database.now", lambda: 100.0)
    one, many = stores
    play(one)
    with monkeypatch.context() as patched:
        patched.setattr(turns, "play_in_one", turns.play)
        play(many)
    assert all_rows(one) == all_rows(many)
    assert one.game("g").rules == "mars/2"
    assert [row.option for row in one.moves("g")] == [move.option for turn in TURNS for move in turn["moves"]]
    assert [position.data for position in one.positions("g")] == [b"\x00one", b"four"]
    assert all_rows(one)["holds"] == [("g", 1, 5, 6.0, 106.0)]


@pytest.mark.parametrize("turn", TURNS[1:])
def test_a_turn_that_cannot_be_stored_leaves_nothing(stores: list[Database], turn: dict[str, Any]) -> None:
    store = stores[0]
    store.append("g", 0, [NewMove(0, "first")], 1.0)
    store.append("g", 1, [NewMove(0, "second")], 2.0, position=Position(2, 2, "told", b"zero", False))
    store.append("g", 2, [NewMove(0, "third")], 2.0, position=Position(3, 3, "else", b"zero", False))
    before = all_rows(store)
    with pytest.raises(NumberTaken):
        store.append("g", 1, time=3.0, **turn)
    assert all_rows(store) == before


def test_who_is_told_that_another_runs_a_game_waits_for_no_writer(stores: list[Database]) -> None:
    store = stores[0]
    store.beat("here:1:a", 60.0)
    assert store.claim("g", "here:1:a")
    with sa.create_engine(f"sqlite:///{store.place}").connect() as writer:
        writer.exec_driver_sql("BEGIN IMMEDIATE")
        assert not store.claim("g", "here:2:b")


def test_a_writer_waits_for_others_of_its_process_and_not_for_ever(
    stores: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = stores[0]
    monkeypatch.setattr("tharsis.store.database.BUSY_S", 0.05)
    with store._in_line(), ThreadPoolExecutor(1) as other, pytest.raises(Unavailable, match="written for too long"):
        other.submit(store.append, "g", 0, [NewMove(0, "pass")], 1.0).result()
    assert store.moves("g") == []
    store.append("g", 0, [NewMove(0, "pass")], 1.0)
