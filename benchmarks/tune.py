"""Finds weights of the bots by games of the greedy bot against itself: `python benchmarks/tune.py mars --rounds 20`.

Evolution with mirrored samples: every round tries pairs of opposite changes against the mean so far, on the same deals at
tables of two, three and four, and moves the mean towards the changes that did better. Where the goal is shared, as in
`ares-alone` and `ares-together`, every seat plays with the change, and reaching the goal counts. One seed gives one outcome.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.ares.state import COOP_POINTS, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE
from tharsis.bots.ares.desk import new_desk as ares_desk
from tharsis.bots.ares.engine import think as ares_think
from tharsis.bots.ares.scales import OCEAN_PRICE, OXYGEN_PRICE, TEMPERATURE_PRICE
from tharsis.bots.brains import PLAY_OUT
from tharsis.bots.champions import TUNED
from tharsis.bots.mars.desk import new_desk as mars_desk
from tharsis.bots.mars.engine import think as mars_think
from tharsis.bots.weights import ARES, ARES_ALONE, ARES_TOGETHER, MARS
from tharsis.core.game import BaseGame
from tharsis.games import new_game

Weights = dict[str, float]
MAX_MOVES = 5000
REACH = 0.15
MOMENTUM = 0.6
SEARCH_ONLY = (*TUNED, "solo_step", "solo_heat", "solo_plants")


@dataclass(frozen=True)
class Contest:
    """What is played, how far a lead in points counts, and by whom it is thought about."""

    game: str
    weights: Weights
    setups: Sequence[dict[str, Any]]
    squash: float
    think: Callable[..., int]
    new_desk: Callable[..., Any]
    is_shared: bool = False
    kept: Sequence[str] = ()

    @property
    def tuned(self) -> tuple[str, ...]:
        return tuple(name for name in self.weights if name not in (*SEARCH_ONLY, *self.kept))


TIME_LEFT = ("length", "spending", "income_growth")
"""What nets of Mars are told of the time that is left depends on these."""
TABLES: list[dict[str, Any]] = [{"players": players} for players in (2, 3, 4)]
MODULES = {"players": 2, "draft": True, "colonies": True, "prelude": True, "venus": True}
MARS_TABLES = [{**table, "first_player": 0} for table in (*TABLES, MODULES)]
EXPERT, TOGETHER = {"players": 1, "level": "expert"}, {"players": 2, "coop": True}
CONTESTS = {
    "mars": Contest("mars", MARS, MARS_TABLES, 20.0, mars_think, mars_desk, kept=TIME_LEFT),
    "ares": Contest("ares", ARES, TABLES, 12.0, ares_think, ares_desk),
    "ares-alone": Contest("ares", ARES_ALONE, [EXPERT], 12.0, ares_think, ares_desk, is_shared=True),
    "ares-together": Contest("ares", ARES_TOGETHER, [TOGETHER], 12.0, ares_think, ares_desk, is_shared=True),
}


@cache
def desk_of(name: str) -> Any:
    return CONTESTS[name].new_desk()


def play(contest: Contest, setup: dict[str, Any], minds: Sequence[Mapping[str, float]], seed: str) -> BaseGame:
    """One game by scores alone, each seat with its own weights."""
    game = new_game(contest.game, setup, seed)
    desk = desk_of(contest.game)
    for seat, mind in enumerate(minds):
        for name, value in mind.items():
            desk.minds[seat][name] = value
    contest.think(game.state, PLAY_OUT, 0, MAX_MOVES, desk)
    return game


def lead(contest: Contest, setup: dict[str, Any], one: Weights, others: Weights, seed: str, seat: int) -> float:
    """How far one seat gets ahead of the mean of the others, squashed."""
    players = setup["players"]
    game = play(contest, setup, [one if other == seat else others for other in range(players)], seed)
    points = [score["total"] for score in game.scores()]
    return math.tanh((points[seat] - (sum(points) - points[seat]) / (players - 1)) / contest.squash)


def cost_left(game: BaseGame) -> float:
    """M€ that the missing steps of Ares would cost."""
    state = game.state
    warm, green, wet = MAX_TEMPERATURE - state.temperature, MAX_OXYGEN - state.oxygen, MAX_OCEANS - state.oceans
    return TEMPERATURE_PRICE * max(0, warm) / 2 + OXYGEN_PRICE * max(0, green) + OCEAN_PRICE * max(0, wet)


def nearness(contest: Contest, setup: dict[str, Any], weights: Weights, seed: str) -> float:
    """How near the goal gets: M€ that are missing, and points as far as they are asked for; victory counts besides."""
    game = play(contest, setup, [weights] * setup["players"], seed)
    short = cost_left(game) / 60
    if setup.get("coop"):
        short += max(0, COOP_POINTS - sum(score["total"] for score in game.scores())) / 20
    return 1.0 if short == 0 else -math.tanh(short)


def fitness(contest: Contest, one: Weights, others: Weights, deals: Sequence[str]) -> float:
    """The mean, every table counting the same and every seat held once on each deal."""
    total = 0.0
    for number, setup in enumerate(contest.setups):
        if contest.is_shared:
            marks = [nearness(contest, setup, one, f"{deal}/{number}") for deal in deals]
        else:
            seats = range(setup["players"])
            marks = [lead(contest, setup, one, others, f"{deal}/{number}", seat) for deal in deals for seat in seats]
        total += sum(marks) / len(marks)
    return total / len(contest.setups)


def changed(contest: Contest, weights: Weights, change: np.ndarray[Any, Any]) -> Weights:
    """Weights are scales, so changes multiply; those that may be negative are shifted."""
    made = dict(weights)
    for name, step in zip(contest.tuned, change, strict=True):
        made[name] = weights[name] * math.exp(REACH * step) if weights[name] > 0 else weights[name] + REACH * step
    return made


def ranks(values: Sequence[float]) -> np.ndarray[Any, Any]:
    """Utilities from -0.5 to 0.5 by rank."""
    order = np.argsort(np.argsort(values))
    return np.asarray(order / (len(values) - 1) - 0.5)


def fitness_of(task: tuple[str, Weights, Weights, Sequence[str]]) -> float:
    """The same in a process of its own."""
    name, *rest = task
    return fitness(CONTESTS[name], *rest)


Fitness = Callable[[Sequence[tuple[str, Weights, Weights, Sequence[str]]]], Iterable[float]]


def tune(
    name: str, weights: Weights, rounds: int, pairs: int, deals: int, seed: int, marks_of: Fitness
) -> Iterator[tuple[int, Weights]]:
    contest, rng = CONTESTS[name], np.random.default_rng(seed)
    momentum = np.zeros(len(contest.tuned))
    for number in range(rounds):
        batch = [f"tune {seed}/{number}/{i}" for i in range(deals)]
        changes = rng.standard_normal((pairs, len(contest.tuned)))
        both = np.concatenate([changes, -changes])
        scores = list(marks_of([(name, changed(contest, weights, change), weights, batch) for change in both]))
        step = ranks(scores) @ both / pairs
        momentum = MOMENTUM * momentum + step
        weights = changed(contest, weights, momentum)
        yield number, weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contest", nargs="?", choices=CONTESTS, default="mars")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="No round is begun after so long.")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, help="Weights to start from, as written by an earlier run.")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    contest, until = CONTESTS[args.contest], time.monotonic() + 60 * args.minutes
    start = contest.weights | (json.loads(args.start.read_text()) if args.start else {})
    with ProcessPoolExecutor(args.cores, mp_context=get_context("spawn")) as pool:
        marks_of: Fitness = partial(pool.map, fitness_of)
        for number, weights in tune(args.contest, start, args.rounds, args.pairs, args.deals, args.seed, marks_of):
            args.out.write_text(json.dumps(weights, indent=1))
            is_last = number == args.rounds - 1 or time.monotonic() > until
            if number % 5 == 4 or is_last:
                checks = [[f"check {args.seed} {number} {core} {i}" for i in range(args.deals)] for core in range(args.cores)]
                marks = list(marks_of([(args.contest, weights, start, check) for check in checks]))
                print(f"round {number + 1}: {sum(marks) / len(marks):+.3f} against the start", flush=True)
            if is_last:
                return


if __name__ == "__main__":
    main()
