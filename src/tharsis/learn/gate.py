"""The gate: a candidate becomes champion only if it beats the last one beyond doubt."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from tharsis.arena.jobs import Job, open_rows, plan, play_job, read_rows
from tharsis.arena.results import Row, mean_scores, wilson, wins_of
from tharsis.learn.crew import Crew, Nets
from tharsis.learn.setups import GATES

CANDIDATE, CHAMPION = "candidate", "champion"
FAIR = 0.5
NET = "net="


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
    """A bot that searches so and is judged by this net, in one of many processes; the net comes last, where `net_of` looks."""
    return f"search:{search},threads=1,{NET}{net}"


def net_of(spec: str) -> str:
    return spec.rpartition(NET)[2]


def play_with(job: Job, nets: Nets) -> Row:
    """Play a game where nets may be called otherwise."""
    specs = (spec.removesuffix(net_of(spec)) + nets.get(net_of(spec), net_of(spec)) for spec in job.specs)
    return play_job(replace(job, specs=tuple(specs)))


def gate_jobs(game: str, candidate: str, champion: str, games: int, seed: str, prefix: str = "") -> list[Job]:
    """Both seats on every deal, the set-ups in turn."""
    setups = GATES[game]
    bots = {CANDIDATE: candidate, CHAMPION: champion}
    each = [
        plan(game, bots, games // len(setups), setup, f"{seed}/{number}", f"{prefix}{number}-")
        for number, setup in enumerate(setups)
    ]
    return [job for pair in zip(*each, strict=True) for job in pair]


def play_until(jobs: Sequence[Job], crew: Crew, until: float) -> Iterator[Row]:
    """Rows as they come. None is begun after the time is up, and those begun are finished, so that long games count, too."""
    if not jobs:
        return
    nets = sorted({net_of(spec) for job in jobs for spec in job.specs if NET in spec})
    yield from crew.carry_out(jobs[0].game, play_with, takewhile(lambda job: time.monotonic() < until, jobs), nets)


def hold_gate(
    jobs: Sequence[Job], results: Path, crew: Crew, seconds: float, say: Callable[[str], None], every: float = 5.0
) -> Verdict:
    """Play the games that are missing, for so long at most."""
    rows = read_rows(results, jobs)
    missing = [job for job in jobs if job.key not in rows]
    said = time.monotonic()
    with open_rows(results) as file:
        for row in play_until(missing, crew, time.monotonic() + seconds):
            rows[row["key"]] = row
            file.write(json.dumps(row) + "\n")
            file.flush()
            if time.monotonic() - said > every:
                said = time.monotonic()
                say(f"gate: {verdict(list(rows.values()))}")
    return verdict(list(rows.values()))
