"""A stored game as these rules can play it.

A game of these rules is played again from its seed. One that was begun or moved under earlier rules goes on from the position
stored with its last move; where none was stored, its moves are played as far as these rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from tharsis.core.errors import BadSave, TharsisError
from tharsis.core.game import BaseGame, Move
from tharsis.games import game_module, plan_of
from tharsis.store import GameRow, MoveRow, Position, Store
from tharsis.store.positions import unpacked
from tharsis.store.records import standing


@dataclass(frozen=True, slots=True)
class Reading:
    game: BaseGame
    """Before the moves that are still to be played."""
    behind: tuple[MoveRow, ...]
    """Moves that led there under earlier rules."""
    to_play: tuple[MoveRow, ...]
    is_old: bool
    """Moves these rules refuse are left out."""
    is_stood: bool = False
    """It goes on from a position: from its seed alone it might be dealt otherwise."""


def begin(row: GameRow) -> BaseGame:
    """The game as it was set up. Settings that are no more are left out."""
    known = plan_of(row.game).keys
    game: BaseGame = game_module(row.game).Game({key: value for key, value in row.setup.items() if key in known}, row.seed)
    return game


def is_current(row: GameRow, rows: Sequence[MoveRow]) -> bool:
    version = game_module(row.game).Game.rules.version
    return all(rules in ("", version) for rules in {row.rules, *(move.rules for move in rows)})


def read(store: Store, row: GameRow, rows: Sequence[MoveRow], is_old: bool) -> Reading:
    """Where to go on from. `is_old`: these rules do not play the moves as they were made."""
    moves = tuple(standing(rows))
    if not is_old:
        return Reading(begin(row), (), moves, False)
    for position in reversed(store.positions(row.id)):
        try:
            return Reading(standing_at(position, row, moves), moves[: position.moves], moves[position.moves :], True, True)
        except (BadSave, KeyError, ValueError):
            continue
    return Reading(begin(row), (), moves, True)


def stood(store: Store, row: GameRow, move: int) -> BaseGame:
    """The game where it was stored last by that move, or first afterwards: what lay before was played under earlier rules."""
    moves, positions = standing(store.moves(row.id)), store.positions(row.id)
    for position in sorted(positions, key=lambda position: (position.moves > move, abs(position.moves - move))):
        with suppress(BadSave, KeyError, ValueError):
            return standing_at(position, row, moves)
    return begin(row)


def beginnings(store: Store, row: GameRow, until: int) -> Iterator[BaseGame]:
    """The game at the beginning of each round before that move, as far as it was stored and can be read."""
    moves = standing(store.moves(row.id))
    for position in store.positions(row.id):
        if position.moves < until:
            with suppress(BadSave, KeyError, ValueError):
                yield standing_at(position, row, moves)


def standing_at(position: Position, row: GameRow, moves: Sequence[MoveRow]) -> BaseGame:
    """The game at a stored position. Nothing before it can be taken back."""
    game = begin(row)
    made = [Move(move.seat, _number(game, move.option)) for move in moves[: position.moves]]
    game.stand_at(unpacked(position, game.rules, game.state), made)
    return game


def _number(game: BaseGame, option: str) -> int:
    """0 for an option that is no more."""
    try:
        return game.rules.notation.parse(option)
    except TharsisError:
        return 0
