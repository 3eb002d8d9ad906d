"""How soon a move at one server is told to pages open at another on the same database.

python benchmarks/two_servers.py [moves] [URL of a database; without one, an SQLite file]
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tharsis.web.bench import Chair, Ear
from tharsis.web.load import Server, percentiles, running
from tharsis.web.server import make_warm

MOVES = 100
GOAL_MS = 200
PAUSE_S = 0.1
"""Between two moves: people are no faster."""


class Asker:
    """Asks one server over one connection."""

    def __init__(self, server: Server) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)

    def ask(self, verb: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        self._line.request(verb, path, json.dumps(body) if body else None, headers)
        answer = self._line.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 300:
            raise SystemExit(f"{verb} {path}: {answer.status} {told}")
        return told


def measured(servers: list[Server], moves: int) -> dict[str, list[float]]:
    """Milliseconds until the other server's page was told: since the move was sent, and since it was acknowledged."""
    asker, rng, times = Asker(servers[0]), random.Random(1), {"sent": list[float](), "acknowledged": list[float]()}
    while len(times["sent"]) < moves:
        opened = asker.ask("POST", "/api/games", {"seats": [{}]})
        path, token = f"/api/games/{opened['id']}", opened["seats"][0]["token"]
        ear = Ear(servers[1], Chair(opened["id"], "mars", 0, token, ""))  # type: ignore[arg-type]
        table = asker.ask("GET", f"{path}/view", token=token)
        while table["options"] and len(times["sent"]) < moves:
            body = {"options": [rng.choice(table["options"])], "number": table["number"]}
            time.sleep(PAUSE_S)
            sent = time.perf_counter()
            table = asker.ask("POST", f"{path}/choose", body, token)
            acknowledged = time.perf_counter()
            heard = ear.heard(table["number"])
            times["sent"].append((heard - sent) * 1e3)
            times["acknowledged"].append((heard - acknowledged) * 1e3)
    return times


def main(moves: str = str(MOVES), database: str = "") -> None:
    make_warm()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        place: Any = database or Path(folder) / "games.sqlite"
        servers = [stack.enter_context(running(place, 1)) for _ in range(2)]
        for server in servers:
            asyncio.run(server.ready())
        time.sleep(5)  # compiled code is loaded
        for since, times in measured(servers, int(moves)).items():
            print(f"told since it was {since}: {percentiles(times)} ms, goal p95 {GOAL_MS}")


if __name__ == "__main__":
    main(*sys.argv[1:])
