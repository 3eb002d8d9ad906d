"""Positions of a game that are seldom gone back to, in few bytes."""

from __future__ import annotations

import pickle
import zlib
from collections import deque

from tharsis.core.game import BaseGame

MOST = 3
"""Positions kept for undo; older ones are played again."""


class Standing:
    """A game as it stood."""

    __slots__ = ("_data", "moves")

    def __init__(self, game: BaseGame) -> None:
        self.moves = len(game.moves)
        self._data = zlib.compress(pickle.dumps(game, pickle.HIGHEST_PROTOCOL), 1)

    def game(self) -> BaseGame:
        """Another one each time."""
        game: BaseGame = pickle.loads(zlib.decompress(self._data))
        return game


class Past:
    """The last positions of a game."""

    def __init__(self) -> None:
        self._kept: deque[Standing] = deque(maxlen=MOST)

    def append(self, game: BaseGame) -> None:
        self._kept.append(Standing(game))

    def clear(self) -> None:
        self._kept.clear()

    def before(self, game: BaseGame, count: int) -> BaseGame | None:
        """The game so many moves ago, if that is kept. Later ones are not kept any more."""
        wanted = len(game.moves) - count
        while self._kept:
            earlier = self._kept.pop()
            if earlier.moves == wanted and (found := earlier.game()).moves == game.moves[:wanted]:
                return found
        return None
