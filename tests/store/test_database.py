"""A store keeps games, seats and moves, and never lets two writers have the same number."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tharsis.store import BOT, PERSON, Database, GameRow, MoveRow, NewMove, NumberTaken, ReportRow, SeatRow
from tharsis.store.migrations import migrate
from tharsis.store.records import Unavailable, UnknownGame, standing
from tharsis.store.tables import meta

KILLS = int(os.environ.get("THARSIS_KILLS", "4"))

WRITER = """
import sys, time
from tharsis.store import Database, NewMove
store = Database(sys.argv[1])
number = len(store.moves("g"))
while True:
    store.append("g", number, [NewMove(0, f"play {number}")], time.time())
    print(number, flush=True)
    number += 1
"""


@pytest.fixture
def store(tmp_path: Path) -> Database:
    database = Database(tmp_path / "games.sqlite")
    add_game(database)
    return database


def add_game(store: Database, id: str = "g") -> None:
    seats = [SeatRow(0, PERSON, "Ann", f"hash 0 {id}"), SeatRow(1, BOT, "2", f"hash 1 {id}", "random")]
    store.add_game(GameRow(id, "mars", "mars/1", {"players": 2, "draft": True}, "seed", 5.0), seats)


def test_a_game_comes_back_as_it_was_stored(store: Database) -> None:
    assert store.game("g") == GameRow("g", "mars", "mars/1", {"players": 2, "draft": True}, "seed", 5.0)
    assert [seat.name for seat in store.seats("g")] == ["Ann", "2"]
    assert store.seats("g")[1].level == "random"


def test_reviews_and_lines_are_kept_with_their_game(store: Database) -> None:
    assert store.reviews.kept("g") is None and store.reviews.line("g") is None
    for told in ({"done": 1}, {"done": 2}):
        store.reviews.keep("g", told)
    assert store.reviews.kept("g") == {"done": 2}
    row = GameRow("line", "mars", "mars/1", {"players": 1}, "seed", 6.0)
    store.add_game(row, [SeatRow(0, PERSON, "Ann", "hash line")], [NewMove(0, "pass"), NewMove(0, "done")])
    store.reviews.begin_line("line", "g", 2)
    assert store.reviews.line("line") == ("g", 2)
    assert [(move.number, move.option, move.rules) for move in store.moves("line")] == [
        (0, "pass", "mars/1"),
        (1, "done", "mars/1"),
    ]
    store.delete(["line", "g"])
    assert store.reviews.kept("g") is None and store.reviews.line("line") is None


OLDEST = {"games", "seats", "moves", "sittings", "reports"}


def age(store: Database) -> None:
    """As it was before a table could hide its points, when no database was told its version."""
    with store._engine.begin() as db:
        for index in ("moved", "owner", "created"):
            db.execute(sa.text(f"DROP INDEX ix_games_{index}"))
        for column in ("hidden_points", "owner", "is_seed_chosen", "runner", "moved", "pause", "lived"):
            db.execute(sa.text(f"ALTER TABLE games DROP COLUMN {column}"))
        db.execute(sa.text("ALTER TABLE moves DROP COLUMN rules"))
        db.execute(sa.text("ALTER TABLE reports DROP COLUMN owner"))
        for table in reversed(meta.sorted_tables):
            if table.name not in OLDEST:
                table.drop(db)
        db.execute(sa.text("DROP TABLE alembic_version"))


def test_games_of_an_earlier_version_are_kept_and_new_ones_beside_them(store: Database, tmp_path: Path) -> None:
    age(store)
    later = Database(tmp_path / "games.sqlite")
    later.add_game(GameRow("new", "ares", "ares/1", {}, 1, 6.0, hidden_points=True), [SeatRow(0, PERSON, "Ann", "hash new")])
    assert not later.game("g").hidden_points and later.game("new").hidden_points
    assert Database(tmp_path / "games.sqlite").game("new").hidden_points


def differences(store: Database) -> list[object]:
    """Between what the migrations made and what the program expects."""
    with store._engine.connect() as db:
        return list(compare_metadata(MigrationContext.configure(db), meta))


def test_migrations_lead_to_the_tables_that_are_used(store: Database, tmp_path: Path) -> None:
    assert differences(store) == []
    age(store)
    assert differences(Database(tmp_path / "games.sqlite")) == []


class PowerCut(Exception): ...


@pytest.mark.parametrize("step", [12, 20, 31, 45, 60])
def test_a_migration_that_is_cut_off_is_as_if_it_had_never_begun(step: int, store: Database, tmp_path: Path) -> None:
    age(store)
    place = tmp_path / "games.sqlite"
    engine, count = sa.create_engine(f"sqlite:///{place}"), 0

    def cut(*_: object) -> None:
        nonlocal count
        count += 1
        if count == step:
            raise PowerCut

    sa.event.listen(engine, "after_cursor_execute", cut)
    with pytest.raises(PowerCut):
        migrate(engine)
    engine.dispose()
    with sqlite3.connect(place) as db:
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
    again = Database(place)
    assert differences(again) == [] and again.game("g").seed == "seed"


def test_servers_that_start_at_once_on_a_new_file_wait_for_each_other(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda _: Database(tmp_path / "new.sqlite"), range(4)))
    assert all(differences(store) == [] for store in stores)


def test_a_database_of_a_later_program_is_refused(store: Database, tmp_path: Path) -> None:
    with store._engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unavailable, match=r"of version 9999, this program knows .*install a later"):
        Database(tmp_path / "games.sqlite")


def test_an_unknown_game_is_refused(store: Database) -> None:
    with pytest.raises(UnknownGame):
        store.game("nothing")


def test_moves_come_back_in_order(store: Database) -> None:
    store.append("g", 0, [NewMove(0, "keep birds"), NewMove(0, "done")], 1.0)
    store.append("g", 2, [NewMove(1, "pass")], 2.0)
    assert [(row.number, row.seat, row.option) for row in store.moves("g")] == [
        (0, 0, "keep birds"),
        (1, 0, "done"),
        (2, 1, "pass"),
    ]


def test_a_taken_number_is_refused_and_nothing_of_the_line_is_stored(store: Database) -> None:
    store.append("g", 0, [NewMove(0, "pass")], 1.0)
    with pytest.raises(NumberTaken):
        store.append("g", 0, [NewMove(1, "pass"), NewMove(1, "done")], 2.0)
    assert len(store.moves("g")) == 1


def test_two_stores_on_one_file_see_each_other(store: Database, tmp_path: Path) -> None:
    other = Database(tmp_path / "games.sqlite")
    store.append("g", 0, [NewMove(0, "pass")], 1.0)
    with pytest.raises(NumberTaken):
        other.append("g", 0, [NewMove(1, "pass")], 1.0)
    assert len(other.moves("g")) == 1


def test_undo_is_a_row_that_takes_moves_back() -> None:
    rows = [MoveRow(at, 0, option, 0.0) for at, option in enumerate(["a", "b", "c", "undo 2", "d"])]
    assert [row.option for row in standing(rows)] == ["a", "d"]


def test_a_token_opens_its_seat_and_no_other(store: Database) -> None:
    assert store.seat_of_token("hash 1 g") == ("g", 1)
    assert store.seat_of_token("hash 7 g") is None


def test_a_browser_remembers_where_it_sits(store: Database) -> None:
    store.sit("browser", "g", 0, 1.0)
    store.sit("browser", "g", 0, 2.0)
    assert store.sittings("browser") == [("g", 0)]
    assert store.sittings("another") == []


def test_reports_are_kept_in_order(store: Database) -> None:
    reports = [ReportRow("g", number, 7.0, "note", "text", "{}") for number in (3, 2)]
    for report in reports:
        store.add_report(report)
    assert store.reports("g") == reports and store.reports("h") == []


def test_finished_games_no_longer_run_and_those_of_a_kind_of_player_can_be_told_apart(store: Database) -> None:
    add_game(store, "h")
    store.add_game(GameRow("people", "mars", "mars/1", {"players": 1}, "seed", 6.0), [SeatRow(0, PERSON, "Ann", "hash people")])
    store.finish("g", 9.0)
    assert store.unfinished() == ["h", "people"] == store.unfinished(PERSON)
    assert store.unfinished(BOT) == ["h"]


def test_names_can_change(store: Database) -> None:
    store.rename_seat("g", 1, "Bob")
    assert [seat.name for seat in store.seats("g")] == ["Ann", "Bob"]


def test_killing_a_writer_loses_no_acknowledged_move(store: Database, tmp_path: Path) -> None:
    acknowledged = -1
    for kill in range(KILLS):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path / "games.sqlite")], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        for _ in range(3 + kill % 7):
            acknowledged = int(writer.stdout.readline())
        writer.send_signal(signal.SIGKILL)
        acknowledged = max([acknowledged, *(int(line) for line in writer.stdout.read().split("\n") if line.isdecimal())])
        writer.wait()
        stored = store.moves("g")
        assert [row.number for row in stored] == list(range(len(stored)))
        assert len(stored) > acknowledged


def test_threads_share_a_store_in_memory_without_losing_each_others_games() -> None:
    store = Database(":memory:")

    def fill(word: str) -> None:
        for number in range(25):
            add_game(store, f"{word}{number}")
            assert store.game(f"{word}{number}").setup == {"players": 2, "draft": True}

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(fill, "abcdef"))
