"""Ares Expedition as a library: `new_game`, `load`, and the Game they give."""

from __future__ import annotations

from typing import Any

from tharsis.ares.describe import DESCRIBE
from tharsis.ares.engine import engine
from tharsis.ares.notation import ACTIONS, NOTATION
from tharsis.ares.reasons import explain
from tharsis.ares.scoring import PARTS, tie_break
from tharsis.ares.settings import PLAN
from tharsis.ares.state import COOP_POINTS, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, RECORD, RULES_VERSION
from tharsis.ares.tables import INDEX
from tharsis.ares.tensor import LAYOUT
from tharsis.ares.view import view
from tharsis.cards.names import CARD, RESOURCES
from tharsis.core.batch import Batch
from tharsis.core.game import BaseGame, Rules, new_seed
from tharsis.core.stepping import Train


def train_door() -> Train:
    from tharsis.ares.trainer import train

    return train


class Game(BaseGame):
    rules = Rules(
        name="ares",
        version=RULES_VERSION,
        dtype=RECORD,
        engine=engine,
        notation=NOTATION,
        plan=PLAN,
        view=view,
        score_parts=PARTS,
        explain=explain,
        actions=ACTIONS,
        layout=LAYOUT,
        train=train_door,
        describe=DESCRIBE,
        cards=INDEX,
        resources=(*RESOURCES, CARD),
    )

    @property
    def rounds(self) -> int:
        return int(self.state.rounds)

    @property
    def won(self) -> bool | None:
        """Solo: all parameters at their maximum at the end. Co-op: that, and 80 VP together. None in other games."""
        if not self.over or (self.players > 1 and not self.state.coop):
            return None
        state = self.state
        if state.temperature < MAX_TEMPERATURE or state.oxygen < MAX_OXYGEN or state.oceans < MAX_OCEANS:
            return False
        return self.players == 1 or sum(score["total"] for score in self.scores()) >= COOP_POINTS

    @property
    def winners(self) -> tuple[int, ...]:
        """Most VP, then most heat, plants and M€; still tied players share the victory (A109)."""
        if not self.over:
            return ()
        if self.won is not None:
            return tuple(range(self.players)) if self.won else ()
        ranks = [(score["total"], tie_break(self.state, seat)) for seat, score in enumerate(self.scores())]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def new_game(players: int = 2, seed: int | str | None = None, **settings: Any) -> Game:
    """A new game; `ares.PLAN` tells all settings. `exchange` lets everybody swap starting cards once; `level` is for solo."""
    return Game({"players": players, **settings}, new_seed() if seed is None else seed)


def batch(n: int, seed: int | str = 0, *, observe: bool = True, threads: int | None = None, **settings: Any) -> Batch:
    """Many games at once, for training: see `core/batch.py`. The settings are those of `new_game`."""
    return Batch(Game, n, settings, seed, observe=observe, threads=threads)


def load(data: bytes) -> Game:
    return Game.load(data)


__all__ = ["PLAN", "Game", "batch", "load", "new_game"]
