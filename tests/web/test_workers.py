"""Workers that cannot start are tried again, ever later, and say why in one line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tharsis import workers
from tharsis.web.options import Options
from tharsis.web.server import HANDED, SUPERVISE, Role, command, listen
from tharsis.workers import Tally, Worker, tallies

WAIT_S = 60.0


class Stub:
    """A process that ends when it is told to, and a clock that goes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.status = 100.0, None
        self.started: list[float] = []
        self.told: list[str] = []
        monkeypatch.setattr(workers.subprocess, "Popen", self._start)
        monkeypatch.setattr(workers.time, "monotonic", lambda: self.now)

    def _start(self, command: list[str], **_: Any) -> Stub:
        self.started.append(self.now)
        self.told.append(command[-1])
        self.status: int | None = None
        return self

    def poll(self) -> int | None:
        return self.status


def lives(stub: Stub, worker: Worker, seconds: float, status: int = workers.SAID) -> float:
    """The worker ends after so long. Returns how soon another was started."""
    stub.now += seconds
    stub.status, ended = status, stub.now
    while stub.status is not None:
        worker.look()
        stub.now += 0.25
    return stub.started[-1] - ended


@pytest.fixture
def tally() -> Iterator[Tally]:
    with tallies(2) as (tally, _):
        yield tally


def test_a_worker_that_cannot_start_is_tried_ever_later_until_one_has_run_well(
    monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    stub = Stub(monkeypatch)
    worker = Worker(0, [], tally)
    assert [lives(stub, worker, 2.0) for _ in range(7)] == [1, 2, 4, 8, 16, 30, 30]
    assert stub.told == ["1", "2", "4", "8", "16", "30", "30", "30"], "it is told when it is tried again"
    assert lives(stub, worker, workers.WELL_S) == 0, "who has run well is replaced at once"
    assert [lives(stub, worker, 2.0) for _ in range(2)] == [1, 2], "from the beginning"


def test_a_worker_that_dies_without_a_word_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tally: Tally
) -> None:
    stub = Stub(monkeypatch)
    worker = Worker(0, [], tally)
    lives(stub, worker, 2.0)
    assert capsys.readouterr().err == "", "it has said why"
    lives(stub, worker, 2.0, -signal.SIGKILL)
    assert capsys.readouterr().err == "tharsis: a worker ended with -9 soon after its start; tried again in 2 s\n"


def test_nobody_gives_way_to_a_worker_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    stub = Stub(monkeypatch)
    with tallies(2) as (ended, other):
        worker = Worker(0, [], ended)
        ended.count(1)
        other.count(2)
        assert other.is_ahead
        lives(stub, worker, 60.0)
        assert not other.is_ahead


SLOW = """
import sys, time
time.sleep(0.5)
if "answers" in sys.argv:
    from tharsis.workers import Tally
    Tally(int(sys.argv[-3]), int(sys.argv[-2])).count(0)
if "ends" not in sys.argv:
    time.sleep(60)
"""


@pytest.mark.parametrize("told", ["answers", "ends", "is stopped"])
def test_a_worker_that_was_replaced_is_waited_for_until_it_answers_or_ends(told: str, tally: Tally) -> None:
    is_stopped = threading.Event()
    with listen("127.0.0.1", 0) as listener:
        worker = Worker(listener.fileno(), [sys.executable, "-c", SLOW, told], tally)
        if told == "is stopped":
            is_stopped.set()
        began = time.monotonic()
        worker.replace(is_stopped)
        seconds = time.monotonic() - began
        worker.stop()
        worker.wait()
    assert seconds < workers.READY_S / 2 and (seconds > 0.4 or is_stopped.is_set())


def test_a_worker_that_starts_keeps_nobody_waiting_and_says_when_it_answers(tmp_path: Path, tally: Tally) -> None:
    with listen("127.0.0.1", 0) as listener:
        listener.set_inheritable(True)
        environment = {**os.environ, HANDED: Options(database=str(tmp_path / "games.sqlite")).told()}
        told = [*command(listener, Role.WORK), str(os.getpid()), str(tally.descriptor), str(tally.place), "1"]
        process = subprocess.Popen(told, pass_fds=[listener.fileno(), tally.descriptor], env=environment)
        try:
            until = time.monotonic() + WAIT_S
            while not tally.is_open:
                assert time.monotonic() < until
                assert not os.get_blocking(listener.fileno()), "all who share the socket would stand still"
                time.sleep(0.005)
            assert httpx.get(f"http://127.0.0.1:{listener.getsockname()[1]}/health", timeout=2).status_code == 200
        finally:
            process.kill()
            process.wait()


@contextmanager
def supervisor(database: Path, log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Of one worker."""
    with listen("127.0.0.1", 0) as listener, log.open("wb") as errors:
        listener.set_inheritable(True)
        told = [str(listener.fileno()), "1", json.dumps(command(listener, Role.WORK))]
        environment = {**os.environ, HANDED: Options(database=str(database)).told()}
        process = subprocess.Popen(
            [sys.executable, "-c", SUPERVISE, *told], pass_fds=[listener.fileno()], stderr=errors, env=environment
        )
        try:
            yield process
        finally:
            process.kill()
            process.wait()


def test_a_worker_without_its_games_says_so_once_for_each_try_and_a_stop_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    log = tmp_path / "log"
    with supervisor(tmp_path / "letter.txt", log) as process:
        until = time.monotonic() + WAIT_S
        while log.read_text().count("\n") < 3:
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.02)
        time.sleep(0.5)  # the worker is gone, and the next is due in four seconds
        asked = time.monotonic()
        process.terminate()
        assert process.wait(WAIT_S) == 0 and time.monotonic() - asked < 1.5
    lines = log.read_text().splitlines()
    assert [re.sub(r"letter.txt: .*;", "…", line.replace(f"{tmp_path}/", "")) for line in lines] == [
        f"tharsis: cannot keep games in … tried again in {seconds} s" for seconds in (1, 2, 4)
    ]
