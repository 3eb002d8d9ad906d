"""A server that cannot keep games or cannot listen says why in one line."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tharsis.store import Database

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


@pytest.mark.parametrize("url", [UNREACHABLE, "nonsense://somewhere", "postgresql://"])
def test_a_database_that_is_not_there(url: str) -> None:
    line = refused(url)
    assert "cannot keep games in" in line and "secret" not in line


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "try another --port" in refused(str(tmp_path / "games.sqlite"), taken.getsockname()[1])


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "try another --host" in refused(str(tmp_path / "games.sqlite"), host="192.0.2.7")
