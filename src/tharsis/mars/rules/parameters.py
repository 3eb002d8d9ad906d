"""Global parameters and their bonus steps."""

from __future__ import annotations

from tharsis.cards.ops import OP, T_BY, T_CARD, T_END, T_START, T_TILE, WHAT, B, N, Op
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.stock import draw, gain
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks, owe
from tharsis.mars.rules.asks import PRIORITY_PLACE, Happened
from tharsis.mars.rules.stock import change_production, gain_rating
from tharsis.mars.rules.targets import holder
from tharsis.mars.tables import RAISED_TRIGGERS, ROWS, TRACK_BONUS, TRIGGERS
from tharsis.mars.tracks import ENDS_GAME, HIGH, LOW, N_TRACKS, STEP

BONUS_OPS = (Op.RAISE, Op.GAIN, Op.GAIN_PRODUCTION, Op.GAIN_RATING, Op.DRAW, Op.PLACE)
"""What a bonus step may bring."""
KEPT_STEPS = 32
"""Steps still to be made on one track, as part of a number that holds those of several."""

_SPANS = [*TRACK_BONUS.reshape(-1, 2).tolist(), *TRIGGERS[RAISED_TRIGGERS][:, T_START : T_END + 1].tolist()]
for _at in {at for start, end in _SPANS for at in range(start, end)}:
    if ROWS[_at, OP] not in BONUS_OPS:
        raise ValueError(f"a bonus step cannot bring {Op(ROWS[_at, OP]).name.lower()}")

BY_NOBODY = 1


@compiled
def owe_tile(game: Game, seat: int, tile: int, where: int, cause: int) -> None:
    """A negative seat is nobody: the first player chooses where."""
    if seat < 0:
        owe.place(game, int(game.first), PRIORITY_PLACE, cause, tile, where, BY_NOBODY)
    else:
        owe.place(game, seat, PRIORITY_PLACE, cause, tile, where)


@compiled
def take_bonus(game: Game, seat: int, at: int, cause: int) -> None:
    """One row of a bonus step."""
    op, what, amount = ROWS[at, OP], int(ROWS[at, WHAT]), int(ROWS[at, N])
    if op == Op.GAIN_PRODUCTION:
        change_production(game, seat, what, amount, cause)
    elif op == Op.PLACE:
        owe_tile(game, seat, what, int(ROWS[at, B]), cause)
    elif op == Op.GAIN:
        gain(game, seat, what, amount, cause)
    elif op == Op.GAIN_RATING:
        gain_rating(game, seat, amount, cause)
    elif op == Op.DRAW:
        draw(game, seat, amount, cause)


@compiled
def fire_raised(game: Game, seat: int, track: int) -> None:
    """Cards that answer to a step, whoever made it (V042, V047)."""
    for i in range(len(RAISED_TRIGGERS)):
        trigger = TRIGGERS[RAISED_TRIGGERS[i]]
        if trigger[T_TILE] == track:
            owner = holder(game, trigger[T_CARD])
            if owner >= 0 and (owner == seat or trigger[T_BY]):
                for at in range(trigger[T_START], trigger[T_END]):
                    take_bonus(game, owner, at, trigger[T_CARD])


@compiled
def step_up(game: Game, seat: int, track: int, cause: int) -> int:
    """One step and its bonus; the steps of another track that it leads to, packed, or 0 (M013, M025 to M027).

    A negative seat is nobody: no rating and no bonus but what happens on the tracks themselves (V040, V041)."""
    game.level[track] += STEP[track]
    level = int(game.level[track])
    emit(game, Happened.PARAMETER, seat, track, level, cause)
    if seat >= 0:
        gain_rating(game, seat, 1, cause)
    fire_raised(game, seat, track)
    hooks.parameter_raised(game, seat, track, cause)
    step = (level - int(LOW[track])) // int(STEP[track])
    further = 0
    for at in range(TRACK_BONUS[track, step, 0], TRACK_BONUS[track, step, 1]):
        if ROWS[at, OP] == Op.RAISE:
            further = packed(ROWS[at, WHAT], ROWS[at, N])
        elif seat >= 0 or ROWS[at, OP] == Op.PLACE:
            take_bonus(game, seat, at, cause)
    return further


@compiled
def packed(track: int, steps: int) -> int:
    return track * KEPT_STEPS + steps


@compiled
def raise_parameter(game: Game, seat: int, track: int, steps: int, cause: int) -> None:
    """Step by step up to the end of the track. A step that leads to another track comes before the rest of its own."""
    owed = packed(track, steps)
    while owed > 0:
        now = owed % (KEPT_STEPS * N_TRACKS)
        owed = owed // (KEPT_STEPS * N_TRACKS)
        track, steps = now // KEPT_STEPS, now % KEPT_STEPS
        while steps > 0 and game.level[track] < HIGH[track]:
            steps -= 1
            further = step_up(game, seat, track, cause)
            if further > 0:
                owed = (owed * KEPT_STEPS * N_TRACKS + packed(track, steps)) * KEPT_STEPS * N_TRACKS + further
                break


@compiled
def is_terraformed(game: Game) -> bool:
    for track in range(N_TRACKS):
        if ENDS_GAME[track] and game.level[track] < HIGH[track]:
            return False
    return True
