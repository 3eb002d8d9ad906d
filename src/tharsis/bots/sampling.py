"""Games played to learn from, the same for every game: positions as a seat knows them, and what became of them.

Seats play by scores, misjudging every option by up to their own number of points, or by search where there is time for it; now
and then a move is wild, so that positions come up that good play would never see. A position is taken at the end of each
generation or round, which is where search judges, and at a few turns between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tharsis.bots.desk import Desk, Field
from tharsis.bots.net import MAX_ENTRIES, Layout
from tharsis.bots.race import Kit, Search, leader
from tharsis.bots.tree import NONE
from tharsis.core.jit import compiled
from tharsis.core.rng import below
from tharsis.core.types import Game

MAX_SAMPLES = 96
UNIT = 256.0
"""Inputs are kept as whole numbers of this part."""
THOUSAND = 1000
RARELY = 48
"""One turn in so many is taken."""
MAX_GAME_MOVES = 6000
NO_JUDGEMENT = -9.0


def sample_dtype(layout: Layout) -> np.dtype[Any]:
    """A position as it is kept: inputs, where in the game it was, what search thought of it, and how the game ended."""
    return np.dtype(
        [
            ("numbers", "i2", layout.size),
            ("rows", "u2", MAX_ENTRIES),
            ("values", "i2", MAX_ENTRIES),
            ("left", "f4"),
            ("judged", "f4"),
            ("result", "f4"),
            ("win", "f4"),
            ("points", "f4"),
            ("game", "i4"),
            ("moment", "i2"),
            ("seat", "i1"),
            ("players", "i1"),
            ("is_fresh", "i1"),
            ("is_searched", "i1"),
        ],
        align=True,
    )


def sample_fields(layout: Layout, seats: int) -> list[Field]:
    """What a desk needs to take samples: for each seat noise in points and search in games, of so many options at most (0: of
    all that may be good); and wild moves in a thousand."""
    return [
        ("samples", sample_dtype(layout), MAX_SAMPLES),
        ("taken", "i8"),
        ("noises", "f8", seats),
        ("games_each", "i8", seats),
        ("width", "i8"),
        ("wild", "i8"),
    ]


class Lesson(NamedTuple):
    """What a game adds to its kit so that games can be learned from."""

    line_up: Callable[..., int]
    """Get ready to search the choice a seat owes in a whole game, by what the seat may know."""
    is_searched: Callable[..., bool]
    clock: Callable[..., int]
    """The generation or round."""
    take_in: Callable[..., None]
    final: Callable[..., float]
    """The result of a finished game to a seat, from -1 to 1."""
    won: Callable[..., float]
    points: Callable[..., float]
    full: float
    """Points of a search's results that a result of 1 stands for."""
    fresh_share: int
    """How many of a thousand ends of generations or rounds are taken."""


@compiled
def keep_sample(seat: int, moment: int, players: int, is_fresh: bool, desk: Desk) -> None:
    """The inputs on the desk become the next sample."""
    net, sample = desk.net, desk.samples[desk.taken]
    for i in range(len(net.numbers)):
        sample.numbers[i] = round(max(-127.0, min(127.0, float(net.numbers[i]))) * UNIT)
    for i in range(MAX_ENTRIES):
        sample.rows[i] = net.rows[i] if i < net.entries else 0
        sample.values[i] = round(float(net.values[i]) * UNIT) if i < net.entries else 0
    sample.left = net.left
    sample.judged = NO_JUDGEMENT
    sample.moment = moment
    sample.seat = seat
    sample.players = players
    sample.is_fresh = is_fresh
    sample.is_searched = desk.games_each[seat] > 0
    desk.taken += 1


@compiled
def racing_mean(lane: int, desk: Desk) -> float:
    """What the race made of a candidate."""
    node = desk.nodes[lane]
    return float(node.total) / max(1, int(node.visits))


@compiled
def limit_width(desk: Desk) -> None:
    """Only the options with the best scores race: a short race among few of them is worth more than a glance at all."""
    if desk.width > 0:
        for lane in range(desk.width, desk.lanes):
            desk.candidates[lane].is_out = 1


def make_sampler(kit: Kit, search: Search, lesson: Lesson) -> Callable[..., int]:
    list_options, choose, owes_choice, quick_choice = kit.list_options, kit.choose, kit.owes_choice, kit.quick_choice
    is_own_turn, is_past = kit.is_own_turn, kit.is_past
    line_up, is_searched, clock, take_in, final, won, points, full, fresh_share = lesson
    race = search.race

    @compiled
    def mover(game: Game) -> int:
        for seat in range(game.players):
            if owes_choice(game, seat):
                return seat
        return NONE

    @compiled
    def take(game: Game, seat: int, is_fresh: bool, desk: Desk) -> None:
        if desk.taken < MAX_SAMPLES:
            take_in(game, seat, desk)
            keep_sample(seat, clock(game), int(game.players), is_fresh, desk)

    @compiled
    def take_fresh(game: Game, desk: Desk) -> None:
        """One seat of two, two seats of more."""
        if below(desk.rng, THOUSAND) >= fresh_share:
            return
        first = below(desk.rng, int(game.players))
        take(game, first, True, desk)
        if game.players > 2:
            take(game, (first + 1) % int(game.players), True, desk)

    @compiled
    def searched_choice(game: Game, seat: int, desk: Desk) -> int:
        line_up(game, seat, desk)
        limit_width(desk)
        if not desk.is_settled:
            race(seat, desk, desk.games_each[seat])
        best = leader(desk)
        if is_own_turn(game, seat) and desk.rounds > 0 and below(desk.rng, 8) == 0 and desk.taken < MAX_SAMPLES:
            take(game, seat, False, desk)
            desk.samples[desk.taken - 1].judged = racing_mean(best, desk) / full
        return int(desk.candidates[best].option)

    @compiled
    def choice(game: Game, seat: int, desk: Desk) -> int:
        if below(desk.rng, THOUSAND) < desk.wild:
            return int(desk.options[below(desk.rng, list_options(game, seat, desk.options))])
        if desk.games_each[seat] > 0:
            if list_options(game, seat, desk.options) == 1:
                return int(desk.options[0])
            if is_searched(game, seat):
                return searched_choice(game, seat, desk)
        elif is_own_turn(game, seat) and below(desk.rng, RARELY) == 0:
            take(game, seat, False, desk)
        return quick_choice(game, seat, desk, desk.noises[seat])

    @compiled
    def play_and_take(game: Game, desk: Desk) -> int:
        """Play the game to its end; how many positions were taken. One that does not end leaves none."""
        desk.taken = 0
        last, moves = clock(game), 0
        while not game.over and not game.fault and moves < MAX_GAME_MOVES:
            if is_past(game, last):
                take_fresh(game, desk)
                last = clock(game)
            seat = mover(game)
            choose(game, seat, choice(game, seat, desk))
            moves += 1
        if not game.over:
            desk.taken = 0
        for i in range(desk.taken):
            sample = desk.samples[i]
            sample.result = final(game, sample.seat, desk)
            sample.win = won(game, sample.seat, desk)
            sample.points = points(game, sample.seat, desk)
        return int(desk.taken)

    return play_and_take
