"""Games to be played: who sits where in which, playing one, and playing many on all cores or on a Ray cluster."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from tharsis.arena.goals import goals_of
from tharsis.arena.results import Row
from tharsis.bots import make_bot, play_game
from tharsis.bots.base import parse_spec
from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame
from tharsis.games import new_game


@dataclass(frozen=True)
class Job:
    """One game of an arena. `names` are what results call the bots, `specs` how they are made."""

    key: str
    game: str
    setup: tuple[tuple[str, Any], ...]
    seed: str
    names: tuple[str, ...]
    specs: tuple[str, ...]


def named(specs: Sequence[str]) -> dict[str, str]:
    """Bots by name: a bot is called as its spec says, and numbered where it comes twice."""
    return {spec if spec not in specs[:i] else f"{spec}#{specs[: i + 1].count(spec)}": spec for i, spec in enumerate(specs)}


def seatings(bots: Sequence[str], players: int) -> list[list[str]]:
    """The first bot against the others in every seat. With fewer bots than seats the others sit more than once; one bot alone
    has nobody to change seats with."""
    if len(bots) > players:
        raise TharsisError(f"{len(bots)} bots do not fit at a table of {players}; use a tournament")
    if len(bots) == 1:
        return [list(bots) * players]
    others = bots[1:]
    round_ = [bots[0], *(others[i % len(others)] for i in range(players - 1))]
    return [round_[-turn:] + round_[:-turn] for turn in range(players)]


def plan(game: str, bots: Mapping[str, str], games: int, setup: Mapping[str, Any], seed: str, prefix: str = "") -> list[Job]:
    """So many games of bots, given as names and specs; each seed is played once in every seating, so that seats, cards and
    corporations are balanced."""
    for spec in bots.values():
        parse_spec(spec)
    names = list(bots)
    tables = seatings(names, int(setup["players"]))
    settings = tuple(sorted({"first_player": 0, **setup}.items())) if setup["players"] > 1 else tuple(sorted(setup.items()))
    jobs = []
    for number in range(games):
        seats = tables[number % len(tables)]
        deal = f"{seed}/{number // len(tables)}"
        made = tuple(bots[name] for name in seats)
        jobs.append(Job(f"{prefix}{number:06d}", game, settings, deal, tuple(seats), made))
    return jobs


def cards_played(game: BaseGame) -> list[list[str]]:
    """Keys of the cards that each seat has played, its corporation first."""
    return [_cards_of(player) for player in game.view(-1)["players"]]


def _cards_of(player: Mapping[str, Any]) -> list[str]:
    cards = [card["card"] for card in player.get("tableau", ())] + list(player.get("events", ()))
    return sorted(cards, key=lambda card: card != player["corporation"])


def play_job(job: Job) -> Row:
    begin = time.perf_counter()
    game: Any = new_game(job.game, _playable(job), job.seed)
    bots = [make_bot(spec, f"{job.key}/{job.seed}/{seat}") for seat, spec in enumerate(job.specs)]
    moves = play_game(game, bots)
    return {
        "key": job.key,
        "game": job.game,
        "setup": dict(job.setup),
        "seed": job.seed,
        "seats": list(job.names),
        "scores": [score["total"] for score in game.scores()],
        "winners": list(game.winners),
        "rounds": game.rounds,
        "moves": moves,
        "seconds": round(time.perf_counter() - begin, 3),
        "cards": cards_played(game),
        "goals": goals_of(game),
    }


def _playable(job: Job) -> dict[str, Any]:
    setup = dict(job.setup)
    if job.game != "mars":
        setup.pop("first_player", None)
    return setup


# --- many ------------------------------------------------------------------------------------------------------------


def play_here(jobs: Sequence[Job], processes: int = 0) -> Iterator[Row]:
    """On this machine's cores; results as they come."""
    processes = processes or os.cpu_count() or 1
    if processes == 1 or len(jobs) == 1:
        yield from map(play_job, jobs)
        return
    pool = ProcessPoolExecutor(min(processes, len(jobs)), mp_context=get_context("spawn"))
    try:
        for future in as_completed([pool.submit(play_job, job) for job in jobs]):
            yield future.result()
    finally:  # whoever stops a match, or a game that fails, does not wait for those that have not begun
        pool.shutdown(cancel_futures=True)


def play_on_ray(jobs: Sequence[Job]) -> Iterator[Row]:
    """On a Ray cluster, or a local one if none is there."""
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise TharsisError("Ray is not installed; install tharsis[ray]") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False)
    task = ray.remote(play_job)
    waiting = [task.remote(job) for job in jobs]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


# --- results on disk -------------------------------------------------------------------------------------------------


BEGIN = '{"key": "'
"""How each line begins; one that was cut short is known by it."""
PARTS = {"scores": (list,), "winners": (list,), "rounds": (int,), "moves": (int,), "seconds": (int, float), "cards": (list,)}
"""What is reckoned with later."""


def read_rows(path: Path | None, jobs: Sequence[Job]) -> dict[str, Row]:
    """Rows of an earlier run that belong to these jobs; a line cut short is left out."""
    wanted = {job.key: job for job in jobs}
    rows: dict[str, Row] = {}
    for row in _rows_in(path) if path is not None and path.exists() else ():
        job = wanted.get(row["key"])
        if job is not None:
            if not _is_of(row, job):
                raise TharsisError(f"{path} holds the results of another match; give another file")
            if any(not isinstance(row.get(part), kind) for part, kind in PARTS.items()):
                raise TharsisError(f"{path} is damaged: game {job.key} is not what it should be; delete that line and go on")
            rows[job.key] = row
    return rows


def _rows_in(path: Path) -> Iterator[Row]:
    try:
        lines = path.read_text().splitlines()
    except (OSError, ValueError) as error:
        raise TharsisError(f"{path}: {getattr(error, 'strerror', None) or 'it holds no results of games'}") from None
    for line in lines:
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if isinstance(row, dict) and isinstance(row.get("key"), str):
            yield row
        elif line and not line.startswith(BEGIN) and not BEGIN.startswith(line):
            raise TharsisError(f"{path}: it holds no results of games")


def _is_of(row: Row, job: Job) -> bool:
    """Results of earlier versions do not say which game they are of."""
    setup = json.loads(json.dumps(dict(job.setup)))
    is_same_table = row.get("seats") == list(job.names) and row.get("seed") == job.seed
    return is_same_table and row.get("game", job.game) == job.game and row.get("setup", setup) == setup


def open_rows(path: Path) -> TextIO:
    """The file, to add rows to; a last line that was cut short is ended first."""
    try:
        is_cut = path.exists() and path.read_bytes()[-1:] not in (b"", b"\n")
        file = path.open("a")
    except OSError as error:
        raise TharsisError(f"{path}: {error.strerror}") from None
    file.write("\n" * is_cut)
    return file
