"""Those who run a server list, export, archive, restore, delete and back up its games."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.store.cluster import Cluster, program
from tests.store.test_old import play
from tharsis.core.errors import BadSave
from tharsis.store import BOT, PERSON, Database, ReportRow
from tharsis.store.admin import Admin
from tharsis.store.tables import LIFE, delete_games
from tharsis.web.hub import Hub
from tharsis.web.lobby import Lobby, SeatPlan

DAY_S = 24 * 3600.0


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    is_file = request.param == "sqlite"
    database = Database(tmp_path / "games.sqlite" if is_file else request.getfixturevalue("cluster").url)
    yield database
    for line in Admin(database).games():
        database.delete([line.id])
    database.close()


def made(store: Database, game: str = "mars", moves: int = 30) -> str:
    live = Lobby(store, Hub()).create(game, {}, [SeatPlan(PERSON, "Ann"), SeatPlan(BOT)], "seed").live
    play(live, moves)
    store.sit("browser", live.id, 0, time.time())
    store.add_report(ReportRow(live.id, 3, time.time(), "note", "text", "save"))
    return live.id


def everything(store: Database, id: str) -> object:
    return store.game(id), store.seats(id), store.moves(id), store.positions(id), store.sitters(id), store.reports(id)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_an_archived_game_is_gone_and_comes_back_whole(store: Database, game: str, tmp_path: Path) -> None:
    id, other, room, place = made(store, game), made(store), Admin(store), tmp_path / "archive.jsonl"
    before, state = everything(store, id), Lobby(store, Hub()).find(id).game.state.tobytes()
    room.archive([id], place)
    assert [line.id for line in room.games()] == [other] and store.moves(id) == []
    (line,) = place.read_text().splitlines()
    with store._engine.begin() as db:
        db.execute(LIFE.update().values(seconds=LIFE.c.seconds + 300 * DAY_S))
    assert room.restore([line]) == [id]
    assert id not in store.forget(180 * DAY_S), "it has just been brought back"
    assert everything(store, id) == before and Lobby(store, Hub()).find(id).game.state.tobytes() == state
    with pytest.raises(BadSave, match="there already"):
        room.restore([line])
    with pytest.raises(FileExistsError):
        room.archive([id], place)
    assert everything(store, id) == before, "nothing was deleted that was not written"


@pytest.mark.parametrize("line", ["", "{}", "[1]", '{"games": [{"id": "x"}]}', '{"games": [{"id": "x"}], "layouts": 7}'])
def test_a_line_that_is_no_game_changes_nothing(store: Database, line: str) -> None:
    with pytest.raises(BadSave):
        Admin(store).restore([line])
    assert Admin(store).games() == []


def test_games_are_restored_all_or_none(store: Database) -> None:
    room, ids = Admin(store), [made(store), made(store, "ares")]
    lines = list(room.exported(ids))
    room.delete(ids)
    for wrong in ("nonsense", lines[0], lines[0].replace(ids[0], "other").replace('"finished": null', '"finished": {}')):
        with pytest.raises(BadSave, match="nothing was restored"):
            room.restore([*lines, wrong])
        assert room.games() == []
    assert room.restore(lines) == ids


def test_games_are_listed_by_state_and_age_and_counted(store: Database) -> None:
    room, ids = Admin(store), [made(store, moves=5) for _ in range(3)]
    store.finish(ids[0], time.time())
    with store._engine.begin() as db:
        db.execute(sa.text("UPDATE games SET moved = moved - 864000 WHERE id = :id"), {"id": ids[1]})
    assert {line.id for line in room.games("running")} == set(ids[1:]) and room.games("finished")[0].id == ids[0]
    assert (
        [line.id for line in room.games("asleep")] == [ids[1]] == [line.id for line in room.games(before=time.time() - DAY_S)]
    )
    assert room.games()[0].players == ("Ann", "bot") and room.games()[0].moves == 5
    usage = room.usage()
    assert (usage["games"], usage["running"], usage["moves"]) == (3, 2, 15) and usage["bytes"] > 10_000


def test_a_backup_made_while_games_go_on_opens_and_plays(tmp_path: Path) -> None:
    store = Database(tmp_path / "games.sqlite")
    id = made(store)
    before = everything(store, id)
    Admin(store).backup(tmp_path / "copy.sqlite")
    play(Lobby(store, Hub()).find(id), 5, seed=2)
    copy = Database(tmp_path / "copy.sqlite")
    assert everything(copy, id) == before
    play(Lobby(copy, Hub()).find(id), 5)


def test_more_games_are_deleted_than_a_statement_can_name(store: Database) -> None:
    id = made(store)
    with store._writing() as db:
        delete_games(db, [*map(str, range(66_000)), id])
    assert Admin(store).games() == []


def test_a_file_that_cannot_be_filled_is_taken_away_and_nothing_is_deleted(
    store: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, room = made(store), Admin(store)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"No space left on device: .*archive"):
        room.archive([id], tmp_path / "archive.jsonl")
    assert not (tmp_path / "archive.jsonl").exists() and [line.id for line in room.games()] == [id]


def test_a_dump_of_postgresql_is_restored_as_the_handbook_says(cluster: Cluster, tmp_path: Path) -> None:
    store = Database(cluster.url)
    id = made(store)
    url = cluster.url.replace("+psycopg", "")
    subprocess.run([program("createdb"), "--maintenance-db", url, "copy"], check=True)
    dump = subprocess.run([program("pg_dump"), "--format=custom", url], check=True, capture_output=True).stdout
    target = url.rpartition("/")[0] + "/copy"
    subprocess.run([program("pg_restore"), "--no-owner", "--dbname", target], input=dump, check=True)
    copy = Database(cluster.url.rpartition("/")[0] + "/copy")
    assert everything(copy, id) == everything(store, id)
    play(Lobby(copy, Hub()).find(id), 5)
    for database in (copy, store):
        database.delete([id])
        database.close()


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tharsis", "admin", *arguments], capture_output=True, text=True, timeout=120)


def test_the_command_does_as_it_is_told_and_says_so_in_one_line(tmp_path: Path) -> None:
    place = tmp_path / "games.sqlite"
    id = made(Database(place))
    at = ("--database", str(place))
    assert [row["id"] for row in json.loads(told("list", "--json", *at).stdout)] == [id]
    for arguments, word in (
        (("delete", id, *at), "--yes"),
        (("delete", *at), "--state"),
        (("export", "nothing", *at), "no game 'nothing'"),
        (("list", "--database", str(tmp_path / "none.sqlite")), "there are no games in"),
        (("backup", str(tmp_path / "none" / "copy.sqlite"), *at), "No such file or directory"),
        (("backup", str(place), *at), "File exists"),
        (("backup", "/dev/full", *at), "File exists"),
        (("restore", sys.executable, *at), "line 1 is no exported game"),
    ):
        ended = told(*arguments)
        assert ended.returncode and word in ended.stderr and len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert "are copied to" in told("backup", str(tmp_path / "copy.sqlite"), "--database", f"sqlite:///{place}").stdout
    assert [row.id for row in Admin(Database(tmp_path / "copy.sqlite")).games()] == [id]
    line = told("export", id, id, *at).stdout
    assert line.count("\n") == 1, "a game that is named twice is one"
    assert "1 games were deleted" in told("delete", id, "--yes", *at).stdout
    (tmp_path / "game.jsonl").write_text(line)
    assert "1 games were restored" in told("restore", str(tmp_path / "game.jsonl"), *at).stdout


@pytest.mark.parametrize("id", ["-2aVNxyz", "--yes-2aVN", "--yes"])
def test_a_game_of_an_earlier_version_whose_id_begins_like_an_option_is_found(id: str, tmp_path: Path) -> None:
    place = tmp_path / "games.sqlite"
    store = Database(place)
    known = made(store)
    (line,) = Admin(store).exported([known])
    Admin(store).delete([known])
    Admin(store).restore([line.replace(known, id)])
    at = ("--database", str(place))
    if id != "--yes":
        assert id in told("export", id, *at).stdout
        assert "1 games would be deleted" in told("delete", id, *at).stderr
    assert id in told("export", *at, "--", id).stdout
    ended = told("delete", "--yess", *at)
    assert ended.returncode == 1 and ended.stderr == "tharsis: no option or game '--yess'\n"
    assert "1 games were deleted" in told("delete", "--yes", *at, "--", id).stdout
    assert Admin(Database(place)).games() == []
