"""Numbers of search that suit a new net: a few others are tried in matches, and kept if they win beyond doubt."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tharsis.arena.results import Row
from tharsis.bots.champions import SEARCH, read_net, write_net
from tharsis.learn.crew import Crew
from tharsis.learn.gate import Verdict, gate_jobs, play_until, player, verdict

TRIALS: dict[str, tuple[dict[str, float], ...]] = {
    "mars": ({"trust": 1.0}, {"blend": 0.5}),
    "ares": ({"horizon": 1.0}, {"horizon": 2.0}, {"blend": 0.5}),
}
"""What is tried against the usual numbers."""
TUNING = "tuning.json"
MOST_GAMES = 200


def variants(game: str, candidate: Path, folder: Path) -> list[Path]:
    """The candidate with the numbers of each trial."""
    net = read_net(candidate, game)
    paths = []
    for number, numbers in enumerate(TRIALS[game]):
        path = folder / f"{game}-trial-{number}.npz"
        write_net(path, game, net.weights, {**net.facts, SEARCH: numbers})
        paths.append(path)
    return paths


def best_trial(found: Sequence[Verdict]) -> int | None:
    """The trial that won most, if it won beyond doubt."""
    passed = [number for number, each in enumerate(found) if each.is_passed]
    return max(passed, key=lambda number: found[number].low, default=None)


def tune(game: str, candidate: Path, folder: Path, search: str, crew: Crew, seconds: float, say: Callable[[str], None]) -> None:
    """Play the candidate with other numbers against itself, and let it keep the best. Done once."""
    done = folder / TUNING
    if done.exists():
        return
    trials = variants(game, candidate, folder)
    jobs = []
    for number, path in enumerate(trials):
        one, other = (player(search, which) for which in (path, candidate))
        jobs.append([(number, job) for job in gate_jobs(game, one, other, MOST_GAMES, "tuning", f"{number}/")])
    rows: list[list[Row]] = [[] for _ in trials]
    names = {job.key: number for group in jobs for number, job in group}
    for row in play_until([job for turn in zip(*jobs, strict=True) for _, job in turn], crew, time.monotonic() + seconds):
        rows[names[row["key"]]].append(row)
    found = [verdict(some) for some in rows]
    for numbers, each in zip(TRIALS[game], found, strict=True):
        say(f"tuning {numbers}: {each}")
    best = best_trial(found)
    numbers = TRIALS[game][best] if best is not None else {}
    net = read_net(candidate, game)
    tried: list[dict[str, Any]] = [{"numbers": n, **each.facts} for n, each in zip(TRIALS[game], found, strict=True)]
    write_net(candidate, game, net.weights, {**net.facts, SEARCH: numbers, "tuning": tried})
    done.write_text(json.dumps(tried))
