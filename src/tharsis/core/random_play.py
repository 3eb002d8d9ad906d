"""Random players, for simulations and for the tests that play thousands of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tharsis.core.bits import lowest
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.rng import below
from tharsis.core.types import Ints, Record

OF_SEAT = 1024
NOT_OVER = 0
"""Whoever is to move and the number of options in one number; anything below NOT_OVER when the game is over."""


@compiled
def random_seat(seats: int, rng: Ints) -> int:
    """One of the seats in a mask."""
    count = 0
    for seat in range(8):
        count += seats >> seat & 1
    pick = below(rng, count) if count > 1 else 0
    for seat in range(8):
        if seats >> seat & 1:
            if pick == 0:
                return seat
            pick -= 1
    return -1


@compiled
def of_kind(out: Ints, count: int, kind: int, rng: Ints) -> int:
    """A random option of a kind, −1 if there is none."""
    matching = 0
    for i in range(count):
        if out[i] // ARGUMENTS == kind:
            matching += 1
    if matching == 0:
        return -1
    pick = below(rng, matching)
    for i in range(count):
        if out[i] // ARGUMENTS == kind:
            if pick == 0:
                return int(out[i])
            pick -= 1
    return -1


@compiled
def random_option(out: Ints, count: int, rng: Ints, eager: bool, eager_kinds: tuple[int, ...]) -> int:
    """Any option; an eager player mostly buys and plays cards when that is possible, so that rare cards come to play."""
    if eager and below(rng, 8) > 0:
        for kind in eager_kinds:
            option = of_kind(out, count, kind, rng)
            if option >= 0:
                return option
    return int(out[below(rng, count)])


class Playing(NamedTuple):
    """What both games' doors do alike."""

    seats_to_move: Callable[[Record], int]
    play_randomly: Callable[[Record, Ints, Ints, int, bool], int]
    list_next: Callable[[Record, Ints], int]


def playing(
    owes_choice: Callable[[Record, int], bool],
    list_options: Callable[[Record, int, Ints], int],
    choose: Callable[[Record, int, int], None],
    eager_kinds: tuple[int, ...],
) -> Playing:
    """Made from the rules of a game."""

    @compiled
    def seats_to_move(game: Record) -> int:
        mask = 0
        for seat in range(game.players):
            if owes_choice(game, seat):
                mask |= 1 << seat
        return mask

    @compiled
    def play_randomly(game: Record, rng: Ints, out: Ints, moves: int, eager: bool) -> int:
        """Play random moves until the game is over or so many are made; the number made."""
        made = 0
        while made < moves and not game.over and not game.fault:
            seat = random_seat(seats_to_move(game), rng)
            count = list_options(game, seat, out)
            choose(game, seat, random_option(out, count, rng, eager, eager_kinds))
            made += 1
        return made

    @compiled
    def list_next(game: Record, out: Ints) -> int:
        """The options of the first seat that is to move; seat and their number in one answer."""
        if game.over or game.fault:
            return NOT_OVER - 1
        seat = lowest(seats_to_move(game))
        return seat * OF_SEAT + list_options(game, seat, out)

    return Playing(seats_to_move, play_randomly, list_next)
