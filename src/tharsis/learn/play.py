"""Self-play by a crew: shift after shift until the time is up, each of which makes a file of positions. Where workers share no
disk with the lesson they hand the positions back, and the file is written here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.bots.brains import SAMPLE, Brain, brain_of
from tharsis.bots.champions import net_called, seat_net
from tharsis.bots.sampling import MAX_SAMPLES
from tharsis.core.game import SET_UP, BaseGame
from tharsis.core.records import blank, copy_record, memory_of
from tharsis.core.rng import new_rng
from tharsis.core.types import Ints
from tharsis.games import game_module, new_game
from tharsis.learn.crew import Crew, Nets
from tharsis.learn.data import found_in, write_samples
from tharsis.learn.setups import USUAL, Setup, draw_setup

FILE_POSITIONS = 20_000
NOISES = {"mars": (0.2, 2.2), "ares": (0.05, 0.8)}
"""Points by which a seat misjudges options, at least and at most: more of them lie close together in Ares."""
SEARCHER_NOISE = 0.2
"""The part of it by which a seat that searches misjudges what it does not search."""
SAME_SETUP = 8
"""Games in a row with the same set-up: drawing one takes time."""
SHIFT_GAMES = 20_000
"""Games of one shift at most: a game has a number of its own, which tells those held out."""
SHIFTS = 100_000
"""After so many shifts numbers of games come again."""
SHIFT_SECONDS = 300.0
"""How long a shift lasts at most: that much is lost with a machine of a cluster."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Style:
    """How games are played: search in so many games a choice (none: by scores), by which net, wild moves in a thousand, and
    how many options race at most (0: all that may be good)."""

    games_each: int = 0
    net: str = "0"
    wild: int = 30
    width: int = 0
    searching_share: float = 1.0
    """How often a seat searches, if anybody does."""


@dataclass(frozen=True)
class Shift:
    """What a worker plays in one go: until a file is full or the time is up."""

    game: str
    folder: Path
    seed: str
    number: int
    seconds: float
    style: Style


@dataclass(frozen=True)
class Harvest:
    """What came of a shift. Positions that are written already are not handed back."""

    shift: Shift
    games: int
    positions: int
    samples: Ints | None


def set_ups(game: str) -> Callable[[Setup, Any], Any]:
    """Set-ups written into records once, and copied for each game."""
    rules, made = game_module(game).Game.rules, {}
    rng, out = np.zeros(4, np.int64), np.zeros(640, np.int32)

    def start(setup: Setup, seed: str) -> Any:
        key = repr(setup)
        if key not in made:
            made[key] = blank(rules.dtype)
            rules.plan.fill(made[key], setup)
        record = copy_record(made[key])
        record.rng[:] = new_rng(seed)
        rules.engine(memory_of(record), SET_UP, 0, 0, rng, out)
        return record

    return start


def _seat_players(desk: Any, game: str, style: Style, chance: np.random.Generator) -> None:
    seats = len(desk.noises)
    desk.wild = style.wild if chance.random() < 0.7 else style.wild // 6
    searching = (chance.random(seats) < style.searching_share) & (style.games_each > 0)
    desk.noises[:] = chance.uniform(*NOISES[game], seats) * np.where(searching, SEARCHER_NOISE, 1.0)
    desk.games_each[:] = np.where(searching, style.games_each, 0)
    desk.width = style.width


def _ready_desk(brain: Brain, shift: Shift) -> Any:
    desk = brain.new_desk(seed=f"{shift.seed} {shift.number}")
    seat_net(desk, net_called(shift.game, shift.style.net))
    return desk


def play_shift(shift: Shift, nets: Nets) -> Harvest:
    style = replace(shift.style, net=nets.get(shift.style.net, shift.style.net))
    shift = replace(shift, style=style)
    brain = brain_of(shift.game)
    desk = _ready_desk(brain, shift)
    chance = np.random.default_rng([shift.number, *np.frombuffer(shift.seed.encode(), np.uint8)])
    start = set_ups(shift.game)
    room = np.zeros(FILE_POSITIONS + MAX_SAMPLES, desk.samples.dtype)
    games = used = 0
    setup: Setup = {}
    until = time.monotonic() + shift.seconds
    while time.monotonic() < until and used < FILE_POSITIONS and games < SHIFT_GAMES:
        if games % SAME_SETUP == 0:
            setup = draw_setup(shift.game, chance, USUAL if style.games_each else 0.0)
        record = start(setup, f"{shift.seed}/{shift.number}/{games}")
        _seat_players(desk, shift.game, style, chance)
        taken = int(brain.think(record, SAMPLE, 0, 0, desk))
        room[used : used + taken] = desk.samples[:taken]
        room["game"][used : used + taken] = shift.number % SHIFTS * SHIFT_GAMES + games
        used += taken
        games += 1
    return Harvest(shift, games, used, room[:used])


def play_and_write(shift: Shift, nets: Nets) -> Harvest:
    """The same where the lesson's folder is at hand."""
    return written(play_shift(shift, nets))


def name_of(seed: str) -> str:
    """How names of files begin."""
    return f"positions-{seed}-"


def of_earlier_runs(folder: Path, seed: str) -> dict[int, Path]:
    """Files by the number of their shift."""
    ends = ((path, path.stem.removeprefix(name_of(seed))) for path in sorted(folder.glob("positions-*.npy")))
    return {int(end): path for path, end in ends if end.isdecimal()}


def written(done: Harvest) -> Harvest:
    """The positions of a shift, if they are not yet, on disk."""
    if done.samples is not None and done.positions:
        shift = done.shift
        write_samples(shift.folder / f"{name_of(shift.seed)}{shift.number:06d}.npy", done.samples)
    return replace(done, samples=None)


def warm_up(game: str) -> None:
    """Compile or load everything once, before many processes want it."""
    brain = brain_of(game)
    first: BaseGame = new_game(game, {"players": 2}, "warm up")
    brain.think(first.state, SAMPLE, 0, 0, brain.new_desk())


def _shifts(game: str, folder: Path, seed: str, until: float, style: Style, first: int) -> Iterator[Shift]:
    for number in count(first):
        left = until - time.monotonic()
        if left <= 0:
            return
        yield Shift(game, folder, seed, number, min(left, SHIFT_SECONDS), style)


def play_shifts(game: str, folder: Path, seed: str, seconds: float, crew: Crew, style: Style, say: Say) -> int:
    """Shifts until the time is up, after those of a run that was stopped; the number of all games."""
    folder.mkdir(parents=True, exist_ok=True)
    earlier = of_earlier_runs(folder, seed)
    games, positions = found_in(list(earlier.values()), game)
    if earlier:
        say(f"{games} games are there already")
    begin = time.monotonic()

    def tell() -> None:
        say(f"playing: {time.monotonic() - begin:.0f} of {seconds:.0f} s, {positions} positions of shifts that are over")

    shifts = _shifts(game, folder, seed, begin + seconds, style, max(earlier, default=-1) + 1)
    work = play_and_write if crew.shares_disk else play_shift
    for done in crew.carry_out(game, work, shifts, [style.net], tell):
        written(done)
        games, positions = games + done.games, positions + done.positions
    say(f"played {games} games, {positions} positions")
    return games
