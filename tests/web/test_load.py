"""The bench under load: pages listen, people move, others are told, all over the real command."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path

import pytest

from tharsis.core.errors import BadSetup
from tharsis.web import lines, load


def test_a_load_of_people_moves_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr(load, "WARM_S", 2.0)
    monkeypatch.setattr(load, "PLAYED", (5, 10))
    result = load.bench_load(games=5, workers=2, seconds=4.0, every=1.0)
    assert result["move_ms"]["n"] > 0 and result["page_ms"]["n"] > 0 and result["told_ms"]["n"] > 0
    assert result["failed"] == 0 and result["cpu_cores"] > 0 and result["memory_mb"] > 50
    assert result["asking_cores"] > 0 and result["cpu_ms_per_move"] > 0
    assert any("150 ms" in goal for _, _, goal in load.rows(result))


def test_the_little_time_of_those_who_ask_is_told() -> None:
    told = load.summary(load.Figures(move=[1.0], page=[2.0]), 4.0, 0.01, 0.012)
    assert told["asking_cores"] == 0.003 and told["cpu_cores"] == 0.0025 and told["cpu_ms_per_move"] == 10


async def asked(pieces: list[bytes], times: int) -> list[tuple[int, bytes] | None]:
    """What a line is told by a server that sends these pieces and hangs up; None where that was no answer."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(lines.END)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.001)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    line, told = lines.Line(server.sockets[0].getsockname()[1]), list[tuple[int, bytes] | None]()
    async with server:
        for _ in range(times):
            try:
                told.append(await line.ask("GET", "/"))
            except (OSError, RuntimeError):
                told.append(None)
    return told


def test_answers_are_put_together_and_lines_opened_again() -> None:
    whole = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
    for size in (1, 7, 100):
        pieces = [whole[at : at + size] for at in range(0, len(whole), size)]
        assert asyncio.run(asked(pieces, 2)) == [(200, b"hello")] * 2
    for broken in (whole[:-1], whole.replace(b"Content-Length: 5", b"X: 5"), b""):
        assert asyncio.run(asked([broken], 1)) == [None]


def test_the_newest_event_of_a_piece_is_told() -> None:
    told = list[int]()
    ear = lines.Ear(told.append)
    for piece in (
        b"retry: 1000\n\nid: 7\nevent: changed\nda",
        b"ta: 7\n\n",
        b": here\n\n",
        b"data: 8\n\ndata: 9\n",
        b"\ndata: 1",
        b"0\n",
    ):
        ear.data_received(piece)
    assert told == [7, 9, 10]


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only where a process can choose its cores")
def test_a_server_has_cores_of_its_own_and_who_asks_keeps_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = list[set[int]]()
    monkeypatch.setattr(subprocess, "Popen", lambda *command, **settings: began.append(os.sched_getaffinity(0)))
    ours = os.sched_getaffinity(0)
    load.Server(tmp_path / "games.sqlite", 1, (max(ours),))
    load.Server(tmp_path / "games.sqlite", 1)
    assert began == [{max(ours)}, ours] and os.sched_getaffinity(0) == ours


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only where a process can choose its cores")
def test_cores_are_told_one_by_one_or_from_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 1, 2, 5})
    assert load.cores_of("") == () and load.cores_of("2,0-1") == (0, 1, 2)
    for told in ("3", "0-5", "1-0", "x", "1,,2"):
        with pytest.raises(BadSetup, match="of 0, 1, 2, 5"):
            load.cores_of(told)
