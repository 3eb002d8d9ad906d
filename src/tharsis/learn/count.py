"""Games counted for the statistics: who was dealt, kept and played what, and who won.

    python -m tharsis.learn.count mars --games 1000            of every kind, by scores
    python -m tharsis.learn.count mars --by champion --games 1000 --players 2
    python -m tharsis.learn.count ares --games 1000 --cores 16 --minutes 30 --out more.json
    python -m tharsis.learn.count ares --add more.json

Counts are added to those in the file (the one in the package, without `--out`), and deals go on where it left off; a run that
is stopped has kept all but its last seconds. A run elsewhere, to be added, begins with another deal (`--first`).
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np

from tharsis import __version__
from tharsis.arena.counts import (
    BYS,
    CHAMPION,
    DEALT,
    DEALT_WINS,
    FIRST,
    FOLDER,
    KEPT,
    KEPT_WINS,
    PLAYED,
    POINTS,
    SCORES,
    SQUARES,
    TAKEN,
    TAKEN_WINS,
    WINS,
    Counts,
    Group,
    read_counts,
    write_counts,
)
from tharsis.bots.brains import HUNDREDTHS, LEADER, PREPARE, QUICK, RACE, SAMPLE, Brain, brain_of
from tharsis.bots.champions import newest, seat_net
from tharsis.cards.module import Module
from tharsis.core.errors import TharsisError
from tharsis.core.game import CHOOSE, HIDE, MAX_OPTIONS, OPTIONS, TO_MOVE, BaseGame
from tharsis.core.piles import CHOSEN, EVENTS, HAND, SEEN, TABLEAU
from tharsis.core.records import copy_record, memory_of
from tharsis.core.rng import random32_plain
from tharsis.games import game_module
from tharsis.learn.crew import NO_NETS, Nets, Processes
from tharsis.learn.play import set_ups
from tharsis.mars.modules import EXPANSIONS

SEARCH_GAMES, WIDTH, OPENING_GAMES = 12, 4, 60
"""Games that the champion plays out at each choice, options it looks at there, and games before the first generation."""
OPENING_NOISE = {"mars": 2.0, "ares": 0.8}
"""Points by which an option of the opening is misjudged at most where the game is played by scores."""
SAVE_S = 20.0
PART_GAMES = 20
SETUP_PHASE = 0


def with_all_that_follows(module: Module) -> dict[str, Any]:
    """A module as it is usually played: with what is set with it."""
    follows = (each.key for other in EXPANSIONS for each in other.settings if each.follows == module.key)
    return {module.key: True, **dict.fromkeys(follows, True)}


KINDS: dict[str, tuple[tuple[tuple[int, ...], dict[str, Any]], ...]] = {
    "mars": (
        ((2, 3, 4, 5), {}),
        ((2, 3, 4), {"draft": True}),
        *(((2, 3, 4), with_all_that_follows(module)) for module in EXPANSIONS if module.cards),
    ),
    "ares": (((2, 3, 4), {}),),
}
"""Numbers of players and set-ups that are counted; what is not said is as usual."""


@dataclass(frozen=True)
class Table:
    """What plays one game after another of one kind."""

    name: str
    brain: Brain
    desk: Any
    start: Callable[[dict[str, Any], str], Any]
    search: int

    @property
    def room(self) -> type[BaseGame]:
        return game_module(self.name).Game  # type: ignore[no-any-return]

    def call(self, record: Any, what: int, seat: int = 0, argument: int = 0) -> tuple[int, Any]:
        """Ask the rules; the answer, and the room with the rest of it."""
        out = np.zeros(MAX_OPTIONS, np.int32)
        return int(self.room.rules.engine(memory_of(record), what, seat, argument, np.zeros(4, np.int64), out)), out


def new_table(name: str, by: str, seed: str = "") -> Table:
    brain = brain_of(name)
    desk, search = brain.new_desk(seed=f"count {by} {seed}"), SEARCH_GAMES if by == CHAMPION else 0
    if by == CHAMPION:
        seat_net(desk, newest(name))
    desk.wild = 0
    desk.noises[:] = 0.0
    desk.games_each[:] = search
    desk.width = WIDTH
    return Table(name, brain, desk, set_ups(name), search)


# --- one game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ended:
    """A game that is over, and what its seats were dealt and kept at the start: a row of cards for each seat."""

    game: BaseGame
    dealt: Any
    kept: Any


def lying(record: Any, players: int, *zones: int) -> Any:
    return np.array([np.isin(record.zone, [zone + seat for zone in zones]) for seat in range(players)])


def tried(table: Table, record: Any, seat: int) -> int:
    """By scores, misjudged by a few points, and any of the corporations dealt: a bot that never errs here would never show
    what the others are worth."""
    option = int(table.brain.think(record, QUICK, seat, round(HUNDREDTHS * OPENING_NOISE[table.name]), table.desk))
    if not table.room.rules.notation.text(option).startswith("corporation"):
        return option
    count, out = table.call(record, OPTIONS, seat)
    return int(out[random32_plain(table.desk.rng) * count >> 32])


def searched(table: Table, record: Any, seat: int) -> int:
    """By search on what the seat may know."""
    think, desk, seen = table.brain.think, table.desk, copy_record(record)
    table.call(seen, HIDE, seat)
    think(seen, PREPARE, seat, 0, desk)
    if not desk.is_settled:
        think(seen, RACE, seat, OPENING_GAMES, desk)
    return int(think(seen, LEADER, seat, 0, desk))


def play(table: Table, setup: dict[str, Any], seed: str) -> Ended | None:
    """The opening here, where it is looked at, the rest at once; None for a game that has no end."""
    record, choice = table.start(setup, seed), searched if table.search else tried
    players = int(record.players)
    dealt = lying(record, players, SEEN, HAND)
    while record.phase == SETUP_PHASE:
        waiting, _ = table.call(record, TO_MOVE)
        seat = (waiting & -waiting).bit_length() - 1
        table.call(record, CHOOSE, seat, choice(table, record, seat))
    kept = dealt & lying(record, players, HAND, CHOSEN, TABLEAU)
    table.brain.think(record, SAMPLE, 0, 0, table.desk)
    if not record.over:
        return None
    return Ended(table.room.of_position(np.frombuffer(record.tobytes(), np.uint8), setup), dealt, kept)


# --- counting --------------------------------------------------------------------------------------------------------


def count(ended: Ended, group: Group, names: Sequence[str]) -> None:
    game = ended.game
    totals, winners = [score["total"] for score in game.scores()], game.winners
    played = lying(game.state, game.players, TABLEAU, EVENTS)
    mean = sum(totals) / len(totals)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    group.games += 1
    group.rounds += game.rounds
    group.best_points += max(totals)
    for seat, share in enumerate(shares):
        group.seats[seat] += share
        for cards, at, wins in ((ended.dealt, DEALT, DEALT_WINS), (ended.kept, KEPT, KEPT_WINS), (played, PLAYED, WINS)):
            for number in cards[seat].nonzero()[0]:
                row = group.card(names[number])
                row[at] += 1
                row[wins] += share
        more = totals[seat] - mean
        for number in played[seat].nonzero()[0]:
            row = group.card(names[number])
            row[POINTS] += more
            row[SQUARES] += more * more
    for goal in game.goals():
        if goal.owner is not None:
            row = group.goal(f"{goal.kind} {goal.key}")
            row[TAKEN] += 1
            row[TAKEN_WINS] += shares[goal.owner]
            row[FIRST] += goal.values[goal.owner] == max(goal.values)


@dataclass(frozen=True)
class Part:
    """Some games in a row of one kind, which one worker plays."""

    game: str
    by: str
    players: int
    setup: dict[str, Any]
    first: int
    games: int = PART_GAMES


def count_part(part: Part) -> Group:
    """What came of the games of a part."""
    group = Counts(part.game).group(part.by, part.players, part.setup)
    table = new_table(part.game, part.by, f"{group.key} {part.first}")
    rules = table.room.rules
    names = sorted(rules.cards, key=rules.cards.__getitem__)
    whole = dict(rules.plan.complete({"players": part.players, **part.setup}))
    for number in range(part.first, part.first + part.games):
        ended = play(table, whole, f"{group.key} {number}")
        if ended is not None:
            count(ended, group, names)
    return group


def parts_of(counts: Counts, by: str, players: int, games: int, first: int) -> Iterator[Part]:
    """So many games of every kind, a part of each in turn."""
    begins = [(each, setup, first + counts.group(by, each, setup).games) for each, setup in kinds(counts.game, by, players)]
    for at in range(0, games, PART_GAMES):
        for each, setup, begin in begins:
            yield Part(counts.game, by, each, setup, begin + at, min(PART_GAMES, games - at))


def count_numbered(task: tuple[int, Part], _nets: Nets = NO_NETS) -> tuple[int, Group]:
    return task[0], count_part(task[1])


def counted_in_order(game: str, parts: Iterator[Part], cores: int) -> Iterator[Group]:
    """What came of each part, in their order: a run that is stopped leaves no gap before deals it has counted."""
    early: dict[int, Group] = {}
    due = 0
    for number, group in Processes(cores).carry_out(game, count_numbered, enumerate(parts)):
        early[number] = group
        while due in early:
            yield early.pop(due)
            due += 1


def facts_of(game: str) -> dict[str, Any]:
    net = newest(game)
    return {"made": f"{datetime.now(UTC):%Y-%m-%d}", "tharsis": __version__, "rules": game_module(game).Game.rules.version,
            "champion": net.number if net else 0, "search": SEARCH_GAMES, "width": WIDTH, "opening": OPENING_GAMES,
            "opening_noise": OPENING_NOISE[game]}  # fmt: skip


def kinds(game: str, by: str, players: int) -> list[tuple[int, dict[str, Any]]]:
    """Every kind of game; the champion plays those it has learned."""
    net = newest(game)
    known = set(net.facts["switches"]) if net else set()
    return [
        (number, setup)
        for numbers, setup in KINDS[game]
        for number in numbers
        if players in (0, number) and (by == SCORES or set(setup) <= known)
    ]


def run(
    game: str, by: str, games: int, out: Path, players: int = 0, cores: int = 1, minutes: float = math.inf, first: int = 0
) -> Counts:
    """Add so many games of every kind to the file, or as many as are begun in time."""
    if games < 1 or not kinds(game, by, players):
        table = f" for {players}" * bool(players)
        raise TharsisError(f"no games to count: {games} of each kind of {game}{table} by {by}")
    counts = read_counts(out, game) if out.exists() else Counts(game)
    saved, until = time.monotonic(), time.monotonic() + 60 * minutes

    def save(pause: float = 0.0) -> None:
        nonlocal saved
        if time.monotonic() - saved >= pause:
            counts.facts = facts_of(game)
            write_counts(out, counts)
            saved = time.monotonic()

    tasks = takewhile(lambda _: time.monotonic() < until, parts_of(counts, by, players, games, first))
    for more in counted_in_order(game, tasks, cores):
        counts.group(by, more.players, more.setup).add(more)
        save(SAVE_S)
    save()
    for group in counts.of(by):
        print(f"{group.key}: {group.games} games", file=sys.stderr)
    return counts


def add_file(game: str, more: Path, out: Path) -> None:
    counts = read_counts(out, game) if out.exists() else Counts(game)
    counts.add(read_counts(more, game))
    counts.facts = facts_of(game)
    write_counts(out, counts)


def not_negative(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r}; allowed are 0, 1, 2 …")
    return int(text)


def minutes_of(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"{text!r}; allowed are numbers above 0")
    return minutes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("--by", choices=BYS, default=SCORES)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--games", type=int, help="how many more games of every kind")
    what.add_argument("--add", type=Path, help="a file with counts of a run elsewhere")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--cores", type=not_negative, default=1, help="how many games are played at once; 0 for all cores")
    parser.add_argument("--minutes", type=minutes_of, default=math.inf, help="begin no game after so long")
    parser.add_argument("--first", type=not_negative, default=0, help="how many deals are passed over")
    parser.add_argument("--out", type=Path, help="the file of counts")
    told = parser.parse_args()
    out = told.out or FOLDER / f"{told.game}.json"
    try:
        if told.add:
            add_file(told.game, told.add, out)
        else:
            run(told.game, told.by, told.games, out, told.players, told.cores, told.minutes, told.first)
    except TharsisError as error:
        sys.exit(f"count: {error}")
    except OSError as error:
        sys.exit(f"count: {error.filename}: {error.strerror}")


if __name__ == "__main__":
    main()
