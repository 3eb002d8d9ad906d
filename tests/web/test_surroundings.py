"""A server that cannot keep games or cannot listen says why in one line."""

from __future__ import annotations

import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tharsis.store import Database
from tharsis.store.place import engine_at
from tharsis.web.server import greet

UNREACHABLE = "postgresql+psycopg://someone:secret@127.0.0.1:1/games"


def refused(database: str, port: int = 0, host: str = "127.0.0.1") -> str:
    command = [sys.executable, "-m", "tharsis", "serve", "--no-browser", "--port", str(port), "--database", database]
    ended = subprocess.run([*command, "--host", host], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 1
    (line,) = ended.stderr.strip().splitlines()
    assert line.startswith("tharsis: ")
    return line


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    assert "not a database" in refused(str(tmp_path / "letter.txt"))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot keep games in" in refused(str(tmp_path / "file" / "games.sqlite"))


def test_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    Database(tmp_path / "games.sqlite").close()
    assert "readonly" in refused(f"sqlite:///file:{tmp_path}/games.sqlite?mode=ro&uri=true")


def test_games_of_a_later_version(tmp_path: Path) -> None:
    store = Database(tmp_path / "games.sqlite")
    with store._engine.begin() as db:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert "install a later Tharsis" in refused(str(tmp_path / "games.sqlite"))


@pytest.mark.parametrize("url", [UNREACHABLE, "nonsense://somewhere", "postgresql://", "://"])
def test_a_database_that_is_not_there(url: str) -> None:
    line = refused(url)
    assert "cannot keep games in" in line and "secret" not in line


def test_a_database_of_another_kind() -> None:
    assert "in PostgreSQL: postgresql+psycopg://" in refused("mysql://someone:secret@127.0.0.1/games")


def test_a_url_of_postgresql_is_reached_by_the_driver_we_have() -> None:
    assert engine_at("postgresql://someone@127.0.0.1/games").driver == "psycopg"


def test_a_path_is_taken_as_it_is(tmp_path: Path) -> None:
    for name in ("a?b.sqlite", "a%20b.sqlite", "ö #1.sqlite"):
        Database(tmp_path / name).close()
        assert (tmp_path / name).exists()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_memory_is_one_database_for_all_threads(url: str) -> None:
    store = Database(url)
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(lambda _: store.unfinished(), range(4))) == [[]] * 4
    assert not store.is_shared


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "try another --port" in refused(str(tmp_path / "games.sqlite"), taken.getsockname()[1])


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "try another --host" in refused(str(tmp_path / "games.sqlite"), host="192.0.2.7")


@pytest.mark.parametrize("host", ["..", "a" * 70 + ".example"])
def test_a_name_that_no_machine_can_have(host: str, tmp_path: Path) -> None:
    assert "try another --host" in refused(str(tmp_path / "games.sqlite"), host=host)


@pytest.mark.parametrize(
    ("host", "shown"), [("::1", "http://[::1]:80/"), ("127.0.0.1", "http://127.0.0.1:80/"), ("::", "http://127.0.0.1:80/")]
)
def test_the_address_that_is_told_can_be_opened(host: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    greet(host, 80, "games.sqlite", False)
    assert f"Tharsis is at {shown}\n" in capsys.readouterr().out
