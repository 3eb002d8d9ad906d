"""Finds weights of the Mars bots by games of the greedy bot against itself: `python benchmarks/tune.py --rounds 20`.

Evolution with mirrored samples: every round tries pairs of opposite changes against the mean so far, on the same deals at
tables of two, three and four, and moves the mean towards the changes that did better. One seed gives one outcome.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tharsis import mars
from tharsis.bots.brains import PLAY_OUT
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.bots.weights import MARS

Weights = dict[str, float]
MAX_MOVES = 5000
TABLES = (2, 3, 4)
SQUASH = 20.0
REACH = 0.15
MOMENTUM = 0.6
SEARCH_ONLY = ("horizon", "noise", "trust", "patience", "doubt", "curiosity", "solo_step", "solo_heat", "solo_plants")
TUNED = tuple(name for name in MARS if name not in SEARCH_ONLY)


def play(minds: Sequence[Mapping[str, float]], seed: str) -> tuple[list[int], int]:
    """One game by scores alone: points of the seats, and generations."""
    game = mars.new_game(players=len(minds), seed=seed, first_player=0)
    desk = new_desk()
    for seat, mind in enumerate(minds):
        for name, value in mind.items():
            desk.minds[seat][name] = value
    think(game.state, PLAY_OUT, 0, MAX_MOVES, desk)
    return [score["total"] for score in game.scores()], game.rounds


def lead(one: Weights, others: Weights, players: int, seed: str, seat: int) -> float:
    points, _ = play([one if other == seat else others for other in range(players)], seed)
    return points[seat] - (sum(points) - points[seat]) / (players - 1)


def fitness(one: Weights, others: Weights, deals: Sequence[str]) -> float:
    """Mean squashed lead, every table counting the same and every seat held once on each deal."""
    total = 0.0
    for players in TABLES:
        leads = [lead(one, others, players, f"{deal}/{players}", seat) for deal in deals for seat in range(players)]
        total += sum(math.tanh(lead / SQUASH) for lead in leads) / len(leads)
    return total / len(TABLES)


def changed(weights: Weights, change: np.ndarray[Any, Any]) -> Weights:
    """Weights are scales, so changes multiply; those that may be negative are shifted."""
    made = dict(weights)
    for name, step in zip(TUNED, change, strict=True):
        made[name] = weights[name] * math.exp(REACH * step) if weights[name] > 0 else weights[name] + REACH * step
    return made


def ranks(values: Sequence[float]) -> np.ndarray[Any, Any]:
    """Utilities from -0.5 to 0.5 by rank."""
    order = np.argsort(np.argsort(values))
    return np.asarray(order / (len(values) - 1) - 0.5)


def tune(
    weights: Weights, rounds: int, pairs: int, deals: int, seed: int, reach: float = 0.15
) -> Iterator[tuple[int, Weights]]:
    rng = np.random.default_rng(seed)
    momentum = np.zeros(len(TUNED))
    for number in range(rounds):
        batch = [f"tune {seed}/{number}/{i}" for i in range(deals)]
        changes = rng.standard_normal((pairs, len(TUNED)))
        both = np.concatenate([changes, -changes])
        scores = [fitness(changed(weights, change), weights, batch) for change in both]
        step = ranks(scores) @ both / pairs
        momentum = MOMENTUM * momentum + step
        weights = changed(weights, momentum)
        yield number, weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="Weights to start from, as written by an earlier run.")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    start = dict(MARS) | (json.loads(args.start.read_text()) if args.start else {})
    check = [f"check {i}" for i in range(4 * args.deals)]
    for number, weights in tune(start, args.rounds, args.pairs, args.deals, args.seed):
        args.out.write_text(json.dumps(weights, indent=1))
        if number % 5 == 4 or number == args.rounds - 1:
            print(f"round {number + 1}: {fitness(weights, start, check):+.3f} against the start", flush=True)


if __name__ == "__main__":
    main()
