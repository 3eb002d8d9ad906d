"""The gate: a candidate becomes champion only if it beats the last one beyond doubt."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tharsis.arena.jobs import Job, plan, play_job, read_rows
from tharsis.arena.results import Row, mean_scores, wilson, wins_of
from tharsis.learn.setups import GATES

CANDIDATE, CHAMPION = "candidate", "champion"
FAIR = 0.5


@dataclass(frozen=True)
class Verdict:
    games: int
    won: float
    low: float
    high: float
    points: float
    """The candidate's mean lead in points."""

    @property
    def is_passed(self) -> bool:
        """The lower end of the 95 % interval is above one half."""
        return self.low > FAIR

    @property
    def facts(self) -> dict[str, Any]:
        return {"games": self.games, "won": self.won, "interval": [round(self.low, 4), round(self.high, 4)],
                "points": round(self.points, 2), "passed": self.is_passed}  # fmt: skip

    def __str__(self) -> str:
        rate = self.won / max(1, self.games)
        said = "passed" if self.is_passed else "not passed"
        reach = f"{self.low:.1%} to {self.high:.1%}"
        return f"{said}: won {self.won:g} of {self.games} = {rate:.1%} ({reach}), {self.points:+.1f} points"


def verdict(rows: Sequence[Row]) -> Verdict:
    won = wins_of(rows, [CANDIDATE, CHAMPION])[CANDIDATE]
    means = mean_scores(rows)
    low, high = wilson(won, len(rows))
    return Verdict(len(rows), won, low, high, means.get(CANDIDATE, 0.0) - means.get(CHAMPION, 0.0))


def player(search: str, net: object) -> str:
    """The bot that searches so and is judged by this net, in one of many processes."""
    return f"search:{search},threads=1,net={net}"


def gate_jobs(game: str, candidate: str, champion: str, games: int, seed: str, prefix: str = "") -> list[Job]:
    """Both seats on every deal, the set-ups in turn."""
    setups = GATES[game]
    bots = {CANDIDATE: candidate, CHAMPION: champion}
    each = [
        plan(game, bots, games // len(setups), setup, f"{seed}/{number}", f"{prefix}{number}-")
        for number, setup in enumerate(setups)
    ]
    return [job for pair in zip(*each, strict=True) for job in pair]


def play_until(jobs: Sequence[Job], cores: int, until: float) -> Iterator[Row]:
    """Rows as they come. None is begun after the time is up, and those begun are finished, so that long games count, too."""
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        coming = iter(jobs)
        running: set[Future[Row]] = set()
        while True:
            while len(running) < cores and time.monotonic() < until and (job := next(coming, None)) is not None:
                running.add(pool.submit(play_job, job))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def hold_gate(
    jobs: Sequence[Job], results: Path, cores: int, seconds: float, say: Callable[[str], None], every: float = 5.0
) -> Verdict:
    """Play the games that are missing, for so long at most."""
    rows = read_rows(results, jobs)
    missing = [job for job in jobs if job.key not in rows]
    said = time.monotonic()
    with results.open("a") as file:
        for row in play_until(missing, cores, time.monotonic() + seconds):
            rows[row["key"]] = row
            file.write(json.dumps(row) + "\n")
            file.flush()
            if time.monotonic() - said > every:
                said = time.monotonic()
                say(f"gate: {verdict(list(rows.values()))}")
    return verdict(list(rows.values()))
