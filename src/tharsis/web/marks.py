"""Everybody's points round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.core.game import BaseGame
from tharsis.store import GameRow, Store
from tharsis.web.reading import beginnings


@dataclass(frozen=True, slots=True)
class Mark:
    """Everybody's points when a round began, or at the end."""

    moves: int
    round: int
    points: tuple[int, ...]


def round_of(game: BaseGame) -> int:
    """The end counts as one more."""
    return int(getattr(game, "rounds", 0)) + int(game.over)


def marked(marks: Sequence[Mark], game: BaseGame) -> list[Mark]:
    """With one more, if the game is in another round."""
    now = round_of(game)
    if marks and marks[-1].round == now:
        return list(marks)
    return [*marks, Mark(len(game.moves), now, tuple(score["total"] for score in game.scores()))]


def earlier_marks(store: Store, row: GameRow, until: int) -> list[Mark]:
    """Of rounds that were played under earlier rules, before that move."""
    marks: list[Mark] = []
    for game in beginnings(store, row, until) if until else ():
        marks = marked(marks, game)
    return marks
