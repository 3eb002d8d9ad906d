"""How far the coach's chances hold: positions of games between champions, what was reckoned, and who won.

    python -m benchmarks.calibrate play mars --players 2 --games 200 --out rows.csv     adds rows to a file
    python -m benchmarks.calibrate play mars --against greedy --out medium.csv          a champion among bots of another kind
    python -m benchmarks.calibrate fit rows.csv                  lines for `bots/calibration.py`, and tenths

`fit` shows tenths of held-out games: each tenth of the games is foretold by a line learned from the other nine.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tharsis.bots import make_bot
from tharsis.bots.base import Clock, View
from tharsis.bots.calibration import Line, logit
from tharsis.bots.coach import Coach, is_goal_shared, moment_of
from tharsis.bots.review import result_of
from tharsis.games import new_game

GAMES = ("ares", "mars")
PARTS = 10
BOT = "search:30n,1t"
ONE_IN = 8
DEALS = 32


class Row(NamedTuple):
    game: str
    players: int
    deal: str
    moment: int
    chance: float
    won: float


def positions(name: str, setup: dict[str, object], seed: str, against: str = BOT, at: int = 0) -> list[Row]:
    """One game of a champion at this seat: at one choice of champions in eight, what the coach reckons of the move made."""
    game = new_game(name, setup, seed)
    chance, coach = random.Random(seed), Coach(seed=seed, is_raw=True)
    kinds = [BOT if seat == at % game.players else against for seat in range(game.players)]
    bots = [make_bot(kind, seed=f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    found: list[tuple[int, int, float]] = []
    shared = is_goal_shared(View.of(game, 0))
    while not game.over:
        seat = game.to_move[0]
        options = game.options(seat)
        option = options[0]
        if len(options) > 1:
            view = View.of(game, seat)
            option = bots[seat].choose(view, options, Clock())
            if kinds[seat] == BOT and chance.randrange(ONE_IN) == 0 and coach.can_judge(view):
                judged = coach.advise(view, options, [str(option)], DEALS).of(str(option))
                if judged:
                    found.append((seat, moment_of(view), judged.chances[seat]))
        game.choose(seat, option)
    result = result_of(game, shared)
    return [Row(name, 0 if shared else game.players, seed, moment, raw, result[seat]) for seat, moment, raw in found]


def fitted(rows: Sequence[Row]) -> Line:
    """Slope and shift by Newton's method, drawn a little towards 1 and 0."""
    x, y = np.array([[logit(row.chance), 1.0] for row in rows]), np.array([row.won for row in rows])
    at, prior, pull = np.array([1.0, 0.0]), np.array([1.0, 0.0]), np.diag([4.0, 4.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-(x @ at)))
        gradient = x.T @ (y - p) - pull @ (at - prior)
        at = at + np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + pull, gradient)
    return Line(round(float(at[0]), 2), round(float(at[1]), 2))


def held_out(rows: Sequence[Row]) -> list[tuple[float, float]]:
    """What is said of each position by a line that was learned from other games, and what was won."""
    deals = sorted({row.deal for row in rows})
    out = []
    for part in range(PARTS):
        here = set(deals[part::PARTS])
        line = fitted([row for row in rows if row.deal not in here])
        said = ((1 / (1 + math.exp(-line.slope * logit(row.chance) - line.shift)), row.won) for row in rows if row.deal in here)
        out.extend(said)
    return out


def tenths(pairs: Sequence[tuple[float, float]]) -> Iterator[tuple[int, int, float, float]]:
    """For each tenth of what is said: how many, what was said, what was won."""
    for tenth in range(10):
        inside = [(chance, won) for chance, won in pairs if int(chance * 10) == tenth]
        if inside:
            yield tenth, len(inside), sum(a for a, _ in inside) / len(inside), sum(b for _, b in inside) / len(inside)


def read(path: Path) -> list[Row]:
    with path.open() as file:
        return [Row(a, int(b), c, int(d), float(e), float(f)) for a, b, c, d, e, f in csv.reader(file)]


def show(rows: Sequence[Row]) -> None:
    for key in sorted({(row.game, row.players) for row in rows}):
        own = [row for row in rows if (row.game, row.players) == key]
        print(key, len({row.deal for row in own}), "games", len(own), "positions:", fitted(own))
        for tenth, count, said, won in tenths(held_out(own)):
            print(f"  {tenth * 10:3d} %  {count:6d}  said {said:.3f}  won {won:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    tasks = parser.add_subparsers(required=True, dest="task")
    play = tasks.add_parser("play")
    play.add_argument("game", choices=GAMES)
    play.add_argument("--players", type=int, default=2)
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--first", type=int, default=0)
    play.add_argument("--against", default=BOT)
    play.add_argument("--set", action="append", default=[])
    play.add_argument("--out", type=Path, required=True)
    tasks.add_parser("fit").add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    if options.task == "fit":
        show([row for path in options.files for row in read(path)])
        return
    setup: dict[str, object] = {"players": options.players, **{key: value == "true" or value for key, value in (
        each.split("=") for each in options.set)}}  # fmt: skip
    for deal in range(options.first, options.first + options.games):
        with options.out.open("a", newline="") as file:
            seed = f"calibration {options.players} {deal}"
            csv.writer(file).writerows(positions(options.game, setup, seed, options.against, deal))


if __name__ == "__main__":
    main()
