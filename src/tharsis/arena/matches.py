"""Matches and tournaments: plan the games, play those that are missing, say what came out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from itertools import combinations
from pathlib import Path
from typing import Any, TypedDict, Unpack

from rich.console import Console
from rich.live import Live
from rich.table import Table

from tharsis.arena.jobs import Job, named, open_rows, plan, play_here, play_on_ray, read_rows
from tharsis.arena.results import Row, mean_scores, of_the_first, pair_table, summarise, win_rates, wins_of
from tharsis.core.errors import TharsisError

Watch = Callable[[Sequence[Row]], None]


def play_all(
    jobs: Sequence[Job], results: Path | None = None, processes: int = 0, ray: bool = False, watch: Watch | None = None
) -> list[Row]:
    """Rows of all jobs in their order. With a file, finished games are kept there and not played again."""
    rows = read_rows(results, jobs)
    missing = [job for job in jobs if job.key not in rows]
    with open_rows(results) if results is not None and missing else nullcontext() as file:
        played = play_on_ray(missing) if ray else play_here(missing, processes)
        for row in played if missing else ():
            rows[row["key"]] = row
            if file is not None:
                file.write(json.dumps(row) + "\n")
                file.flush()
            if watch is not None:
                watch(list(rows.values()))
    return [rows[job.key] for job in jobs]


def standings(rows: Sequence[Row], names: Sequence[str], total: int) -> Table:
    """The live table."""
    table = Table(title=f"{len(rows)} of {total} games")
    for column in ("bot", "wins", "rate", "95 %", "points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    wins, points, rates = wins_of(rows, names), mean_scores(rows), win_rates(rows, names)
    for name in sorted(names, key=lambda name: -wins[name]):
        rate, low, high = rates[name]
        table.add_row(name, f"{wins[name]:g}", f"{rate:.1%}", f"{low:.1%} – {high:.1%}", f"{points.get(name, 0):.1f}")
    return table


def play_watched(jobs: Sequence[Job], names: Sequence[str], live: bool, **how: Any) -> list[Row]:
    """Play all, with a live table on a terminal and nothing in a pipe."""
    if not live or not sys.stderr.isatty():
        return play_all(jobs, **how)
    with Live(standings([], names, len(jobs)), console=Console(stderr=True), refresh_per_second=4) as screen:
        return play_all(jobs, watch=lambda rows: screen.update(standings(rows, names, len(jobs))), **how)


class How(TypedDict, total=False):
    """How games are played that are compared."""

    setup: Mapping[str, Any] | None
    results: Path | None
    """A JSONL file to keep and resume."""
    processes: int
    """0 takes all cores."""
    ray: bool
    live: bool
    """With a table that changes, on a terminal."""


def _tables(
    game: str, bots: Mapping[str, str], tables: Mapping[str, Sequence[str]], games: int, players: int, seed: str, how: How
) -> list[Row]:
    """Every table of bots, each with the mark of its games, plays so many of them, all on the same deals."""
    rest: dict[str, Any] = dict(how)
    setup, live = {**(rest.pop("setup", None) or {}), "players": players}, rest.pop("live", False)
    jobs = [
        job
        for mark, table in tables.items()
        for job in plan(game, {name: bots[name] for name in table}, games, setup, seed, mark)
    ]
    return play_watched(jobs, list(bots), live, **rest)


def match(
    game: str, specs: Sequence[str], games: int = 100, players: int = 2, seed: str = "1", **how: Unpack[How]
) -> dict[str, Any]:
    """The first bot against the others."""
    if not specs:
        raise TharsisError("a match needs a bot")
    bots = named(specs)
    names = list(bots)
    rows = _tables(game, bots, {"": names}, games, players, seed, how)
    return summarise(game, players, names, rows) | of_the_first(names, rows) | {"rows": rows}


def tournament(
    game: str, specs: Sequence[str], games: int = 100, players: int = 2, seed: str = "1", **how: Unpack[How]
) -> dict[str, Any]:
    """Round robin: every table of so many bots plays so many games, all on the same deals."""
    bots = named(specs)
    names = list(bots)
    if len(names) < 2:
        raise TharsisError("a tournament needs at least two bots")
    tables = {f"{number:03d}-": table for number, table in enumerate(combinations(names, min(players, len(names))))}
    rows = _tables(game, bots, tables, games, players, seed, how)
    rates = win_rates(rows, names)
    return summarise(game, players, names, rows) | {
        "win_rates": {name: round(rate, 4) for name, (rate, _, _) in rates.items()},
        "intervals": {name: [round(low, 4), round(high, 4)] for name, (_, low, high) in rates.items()},
        "against": pair_table(rows, names),
        "rows": rows,
    }
