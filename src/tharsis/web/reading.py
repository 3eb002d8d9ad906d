"""A stored game as these rules can play it.

A game of these rules is played again from its seed. One that was begun or moved under earlier rules goes on from the position
stored with its last move; where none was stored, its moves are played as far as these rules allow.
"""

from __future__ import annotations

from collections.abc import Sequence
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
            return Reading(standing_at(position, row, moves), moves[: position.moves], moves[position.moves :], True)
        except (BadSave, KeyError, ValueError):
            continue
    return Reading(begin(row), (), moves, True)


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
