"""A PostgreSQL that stands still with all its connections open: everybody is soon told to try again, and play goes on."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.store.cluster import Cluster
from tests.web.test_restart import Server, post
from tests.web.test_sharing import BOTS, Player, check, goes_on, plays_on
from tharsis.store import Database
from tharsis.web.app import ANSWERERS

FREEZES = int(os.environ.get("THARSIS_KILLS", "10")) // 10
ANSWERED_S = 10.0
ASKERS = 3 * ANSWERERS
"""More than a server has threads."""


@pytest.fixture
def servers(cluster: Cluster, tmp_path: Path) -> Iterator[list[Server]]:
    running = [Server(cluster.url, log=tmp_path / f"{at}.log", metrics="true", requests_per_second="1000") for at in range(2)]
    yield running
    for server in running:
        server.kill()


def asked(url: str) -> tuple[float, httpx.Response]:
    began = time.monotonic()
    answer = httpx.get(url, timeout=60)
    return time.monotonic() - began, answer


def all_are_refused_soon(servers: list[Server], id: str) -> None:
    with ThreadPoolExecutor(2 * ASKERS + 6) as threads:
        tables = [threads.submit(asked, f"{server.url}/api/games/{id}") for server in servers for _ in range(ASKERS)]
        time.sleep(0.3)
        watched = {
            name: [threads.submit(asked, f"{server.url}/{name}") for server in servers]
            for name in ("health", "metrics", "ready")
        }
    for table in tables:
        seconds, answer = table.result()
        assert answer.status_code == 503 and seconds < ANSWERED_S and "retry-after" in answer.headers, (seconds, answer.text)
    for name, status in {"health": 200, "metrics": 200, "ready": 503}.items():
        for watch in watched[name]:
            seconds, answer = watch.result()
            assert answer.status_code == status and seconds < (ANSWERED_S if name == "ready" else 2.0), (name, seconds)
            assert name != "ready" or "\n" not in answer.text


def test_a_database_that_stands_still_loses_nothing_and_keeps_nobody_waiting(
    cluster: Cluster, servers: list[Server], tmp_path: Path
) -> None:
    store, players = Database(cluster.url), [Player([server.url for server in servers], seed) for seed in range(2)]
    bots = post(f"{servers[0].url}/api/games", json={"seats": BOTS, "seed": "3"}).json()["id"]
    for player in players:
        player.start()
    for freeze in range(FREEZES):
        goes_on(players)
        time.sleep(0.05 * (freeze % 7))
        with cluster.frozen():
            all_are_refused_soon(servers, bots)
        goes_on(players)
        assert plays_on(store, bots), "its bots go on by themselves"
    assert all(player.slowest < ANSWERED_S for player in players), [player.slowest for player in players]
    for server in servers:
        assert httpx.get(f"{server.url}/ready", timeout=30).status_code == 200
    check(store, [*players], servers)
    rows = store.moves(bots)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert not any("Traceback" in (tmp_path / f"{at}.log").read_text() for at in range(2))
    store.close()
