"""Self-play on all cores: each process plays until the time is up and writes its positions to files."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.bots.brains import SAMPLE, Brain, brain_of
from tharsis.bots.champions import net_called, seat_net
from tharsis.bots.sampling import MAX_SAMPLES
from tharsis.core.game import SET_UP, BaseGame
from tharsis.core.records import blank, copy_record, memory_of
from tharsis.core.rng import new_rng
from tharsis.games import game_module, new_game
from tharsis.learn.data import write_samples
from tharsis.learn.setups import USUAL, Setup, draw_setup

FILE_POSITIONS = 20_000
NOISES = {"mars": (0.2, 2.2), "ares": (0.05, 0.8)}
"""Points by which a seat misjudges options, at least and at most: more of them lie close together in Ares."""
SEARCHER_NOISE = 0.2
"""The part of it by which a seat that searches misjudges what it does not search."""
SAME_SETUP = 8
"""Games in a row with the same set-up: drawing one takes time."""
GAMES_IN_A_FILE_NUMBER = 1_000_000
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
    """The work of one process."""

    game: str
    folder: Path
    seed: str
    number: int
    seconds: float
    style: Style


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


def play_shift(shift: Shift) -> tuple[int, int]:
    """Play until the time is up; games and positions."""
    brain = brain_of(shift.game)
    desk = _ready_desk(brain, shift)
    chance = np.random.default_rng([shift.number, *np.frombuffer(shift.seed.encode(), np.uint8)])
    start = set_ups(shift.game)
    room = np.zeros(FILE_POSITIONS + MAX_SAMPLES, desk.samples.dtype)
    games = positions = used = files = 0
    setup: Setup = {}
    until = time.monotonic() + shift.seconds
    while time.monotonic() < until:
        if games % SAME_SETUP == 0:
            setup = draw_setup(shift.game, chance, USUAL if shift.style.games_each else 0.0)
        record = start(setup, f"{shift.seed}/{shift.number}/{games}")
        _seat_players(desk, shift.game, shift.style, chance)
        taken = int(brain.think(record, SAMPLE, 0, 0, desk))
        room[used : used + taken] = desk.samples[:taken]
        room["game"][used : used + taken] = shift.number * GAMES_IN_A_FILE_NUMBER + games
        used += taken
        games += 1
        if used >= FILE_POSITIONS:
            write_samples(_file(shift, files), room[:used])
            files, positions, used = files + 1, positions + used, 0
    if used:
        write_samples(_file(shift, files), room[:used])
    return games, positions + used


def _file(shift: Shift, number: int) -> Path:
    return shift.folder / f"positions-{shift.seed}-{shift.number:03d}-{number:04d}.npy"


def warm_up(game: str) -> None:
    """Compile or load everything once, before many processes want it."""
    brain = brain_of(game)
    first: BaseGame = new_game(game, {"players": 2}, "warm up")
    brain.think(first.state, SAMPLE, 0, 0, brain.new_desk())


def play_shifts(game: str, folder: Path, seed: str, seconds: float, cores: int, style: Style, say: Say) -> int:
    """One shift on each core; the number of games."""
    folder.mkdir(parents=True, exist_ok=True)
    shifts = [Shift(game, folder, seed, number, seconds, style) for number in range(cores)]
    games = positions = 0
    begin = time.monotonic()
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_shift, shift) for shift in shifts}
        while waiting:
            done, waiting = wait(waiting, timeout=5.0, return_when=FIRST_COMPLETED)
            for future in done:
                played, taken = future.result()
                games, positions = games + played, positions + taken
            written = sum(1 for _ in folder.glob(f"positions-{seed}-*.npy"))
            say(f"playing: {time.monotonic() - begin:.0f} of {seconds:.0f} s, about {written * FILE_POSITIONS} positions")
    say(f"played {games} games, {positions} positions")
    return games


def usual_cores() -> int:
    return os.cpu_count() or 1
