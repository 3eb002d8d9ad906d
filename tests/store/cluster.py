"""A PostgreSQL of our own, where it is installed."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
USER = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
"""PostgreSQL refuses to run as root."""


def program(name: str) -> str:
    return shutil.which(name) or (str(DEBIAN[-1] / name) if DEBIAN else "")


def is_installed() -> bool:
    return bool(program("initdb"))


def lasting_port() -> int:
    """A free port that no outgoing connection is given while PostgreSQL restarts."""
    for port in random.sample(range(20_000, 32_000), 100):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise OSError("no port is free")


class Cluster:
    def __init__(self) -> None:
        self._port = lasting_port()
        self._folder = tempfile.mkdtemp(prefix="postgresql")
        if USER:
            shutil.chown(self._folder, USER)
        self._data = f"{self._folder}/data"
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres")
        self.start()
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{self._port}/postgres"

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run([program(name), *arguments], check=True, user=USER, cwd="/", stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -h 127.0.0.1"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", f"{self._folder}/log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still; connections stay open, and new ones are accepted by the system and not answered."""
        postmaster = int(Path(f"{self._data}/postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGSTOP)
        all = [postmaster, *map(int, Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split())]
        try:
            self._send(all, signal.SIGSTOP)
            yield
        finally:
            self._send(all, signal.SIGCONT)

    @staticmethod
    def _send(processes: list[int], what: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
