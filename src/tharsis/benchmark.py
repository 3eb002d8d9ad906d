"""Speed of the rules: what `tharsis bench` measures. Figures are for one core."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tharsis.bots.speed import budget_kept, judgements_per_second, searches_per_second
from tharsis.core.game import RANDOM, SET_UP
from tharsis.core.records import as_bytes, blank, copy_record, memory_of
from tharsis.core.rng import new_rng
from tharsis.games import GAMES, game_module
from tharsis.mars.modules import EXPANSIONS

COPIES = 100_000
MOVES_ON_TIME = 200
AT_ONCE = 50
MOVES_OF_A_SLICE = 50_000
FIRST_OPTIONS = "import tharsis.{0} as game; g = game.new_game(2, seed=1); g.options(g.to_move[0])"


def games_per_second(name: str, seconds: float, **setup: Any) -> dict[str, float]:
    """Random two-player games: options enumerated and one applied at every move."""
    play, games, moves = single_games(name, **setup), 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        moves += play()
        games += AT_ONCE
    spent = time.perf_counter() - begin
    return {"moves_per_s": round(moves / spent), "games_per_s": round(games / spent, 1)}


def single_games(name: str, **setup: Any) -> Callable[[], int]:
    """What plays random games one after another, and answers with the number of their moves."""
    game = game_module(name).new_game(2, seed=1, **setup)
    engine, template = game.rules.engine, game_blank(game)
    out, rng = np.zeros(640, np.int32), new_rng("bench")

    def play() -> int:
        moves = 0
        for _ in range(AT_ONCE):
            record = copy_record(template)
            record.rng[:] = rng
            engine(memory_of(record), SET_UP, 0, 0, rng, out)
            moves += engine(memory_of(record), RANDOM, 0, 1_000_000, rng, out)
        return moves

    return play


def batch_games(name: str, games: int, threads: int, observe: bool) -> Callable[[], int]:
    """What steps a batch with random players: a sample, a check and a step, masks (and observations) written."""
    batch, chance = game_module(name).batch(games, players=2, observe=observe, threads=threads), np.random.default_rng(1)
    steps = -(-MOVES_OF_A_SLICE // (games * (10 if observe else 1)))

    def play() -> int:
        for _ in range(steps):
            batch.step(batch.sample(chance))
        return steps * games

    return play


def pace(play: Callable[[], int]) -> tuple[float, float]:
    """Moves a second on the clock, and a second of processor time, of all threads together."""
    begin, worked = time.perf_counter(), time.process_time()
    moves = play()
    return moves / (time.perf_counter() - begin), moves / (time.process_time() - worked)


def batch_benchmarks(seconds: float, games: int, cores: int) -> dict[str, Any]:
    """Each game by itself and in batches, on one core and on all, in short slices by turns, so that a busy machine slows all of
    them alike; figures are the middle of the slices. `share_of_single` compares processor time."""
    result: dict[str, Any] = {"games": games}
    for name in GAMES:
        kinds = [(threads, observe) for observe in (False, True) for threads in sorted({1, cores})]
        plays = [single_games(name), *(batch_games(name, games, *kind) for kind in kinds)]
        slices = [[pace(play) for play in plays]]
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds * len(plays):
            slices.append([pace(play) for play in plays])
        middle = np.median(slices[1:] or slices, axis=0)
        shares = np.median([[worked / row[0][1] for _, worked in row] for row in slices[1:] or slices], axis=0)
        rows = [
            {
                "threads": threads, "observations": observe, "moves_per_s": round(middle[at][0]),
                "moves_per_processor_s": round(middle[at][1]), "share_of_single": round(shares[at], 2),
            }
            for at, (threads, observe) in enumerate(kinds, 1)
        ]  # fmt: skip
        single = {"single_moves_per_s": round(middle[0][0]), "single_moves_per_processor_s": round(middle[0][1])}
        result[name] = {"slices": len(slices[1:]), **single, "batches": rows}
    return result


def game_blank(game: Any) -> Any:
    record = blank(game.rules.dtype)
    game.rules.plan.fill(record, game.setup)
    return record


def copy_microseconds(name: str) -> float:
    """One position copied over another, as search does it."""
    game = game_module(name).new_game(2, seed=1)
    source = as_bytes(np.zeros(1, game.rules.dtype))
    target = as_bytes(np.zeros(1, game.rules.dtype))
    source[0] = game.state.tobytes()
    begin = time.perf_counter()
    for _ in range(COPIES):
        target[0] = source[0]
    return round((time.perf_counter() - begin) / COPIES * 1e6, 3)


def start_seconds(name: str, cache: str) -> float:
    """Import, load, a new game and its first options, in a process of its own."""
    begin = time.perf_counter()
    environment = {"THARSIS_CACHE": cache, "PATH": "/usr/bin:/bin"}
    subprocess.run([sys.executable, "-c", FIRST_OPTIONS.format(name)], check=True, env=environment)
    return round(time.perf_counter() - begin, 2)


def start_times() -> dict[str, dict[str, float]]:
    """A first start compiles; the next one loads what the first left."""
    with tempfile.TemporaryDirectory() as cache:
        return {
            name: {"compile_s": start_seconds(name, cache), "cached_start_s": start_seconds(name, cache)}
            for name in available()
        }


def available() -> list[str]:
    return [name for name in GAMES if hasattr(game_module(name), "new_game")]


def run_benchmarks(seconds: float) -> dict[str, Any]:
    starts = start_times()
    result: dict[str, Any] = {
        name: games_per_second(name, seconds) | {"copy_us": copy_microseconds(name)} | starts[name] for name in available()
    }
    for name in available():
        result[name]["search_per_s"] = searches_per_second(name, seconds)
        result[name]["judgements_per_s"] = judgements_per_second(name, seconds)
        result[name]["search_budget"] = budget_kept(name, MOVES_ON_TIME)
    for module in EXPANSIONS:
        result["mars"][f"with_{module.key}"] = games_per_second("mars", seconds, **{module.key: True})
    result["compile_s"] = round(sum(start["compile_s"] for start in starts.values()), 2)
    result["cached_start_s"] = max(start["cached_start_s"] for start in starts.values())
    return result
