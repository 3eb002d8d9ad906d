"""Mars as a library: `new_game`, `load`, and the Game they give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tharsis.cards.module import part
from tharsis.cards.names import RESOURCES
from tharsis.core.batch import Batch
from tharsis.core.game import STANDINGS, BaseGame, Goal, Rules, new_seed
from tharsis.core.rng import new_rng, random32_plain
from tharsis.core.stepping import Train
from tharsis.mars.describe import DESCRIBE
from tharsis.mars.engine import engine
from tharsis.mars.maps import ALL_AWARDS, ALL_MILESTONES, awards_of, milestones_of
from tharsis.mars.modules import MODULES
from tharsis.mars.notation import ACTIONS, NOTATION
from tharsis.mars.reasons import explain
from tharsis.mars.scoring import PARTS
from tharsis.mars.settings import PLAN
from tharsis.mars.state import (
    AWARD_PRICES,
    MAX_MILESTONES,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    RECORD,
    RULES_VERSION,
    Res,
)
from tharsis.mars.tables import INDEX
from tharsis.mars.tensor import LAYOUT
from tharsis.mars.tracks import tracks_of
from tharsis.mars.view import view


def train_door() -> Train:
    from tharsis.mars.trainer import train

    return train


class Game(BaseGame):
    rules = Rules(
        name="mars",
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
        resources=RESOURCES,
    )

    @property
    def generation(self) -> int:
        return int(self.state.generation)

    @property
    def rounds(self) -> int:
        return self.generation

    @property
    def won(self) -> bool | None:
        """Solo: whether all parameters reached their goals at the end, or what a module says. None in other games."""
        if self.players > 1 or not self.over:
            return None
        for face in (part(module.face) for module in MODULES if module.face):
            if hasattr(face, "won") and face.won(self.state) is not None:
                return bool(face.won(self.state))
        return all(self.state.level[i] >= track.high for i, track in tracks_of(self.state))

    def goals(self) -> tuple[Goal, ...]:
        """Those of the map and of modules."""
        rows = [self._standings(seat) for seat in range(self.players)]
        milestones, awards = milestones_of(self.state), awards_of(self.state)
        first, step = len(milestones), 2
        return (
            *(self._milestone(number, [row[at] for row in rows]) for at, number in enumerate(milestones)),
            *(self._award(number, [row[first + step * at :] for row in rows]) for at, number in enumerate(awards)),
        )

    def _standings(self, seat: int) -> list[int]:
        count = self._call(STANDINGS, seat)
        return [int(value) for value in self._out[:count]]

    def _milestone(self, number: int, values: Sequence[int]) -> Goal:
        owner, goal = int(self.state.milestone[number]), ALL_MILESTONES[number]
        price = MILESTONE_PRICE if self.state.milestones_claimed < MAX_MILESTONES else None
        points = tuple(MILESTONE_POINTS if seat == owner else 0 for seat in range(self.players))
        return Goal("milestone", goal.key, owner if owner >= 0 else None, price, goal.goal, tuple(values), points)

    def _award(self, number: int, rows: Sequence[Sequence[int]]) -> Goal:
        """Each seat's row begins with its number and the points for it."""
        owner, funded = int(self.state.award[number]), int(self.state.awards_funded)
        price = AWARD_PRICES[funded] if funded < len(AWARD_PRICES) else None
        values, points = tuple(row[0] for row in rows), tuple(row[1] for row in rows)
        return Goal("award", ALL_AWARDS[number].key, owner if owner >= 0 else None, price, None, values, points)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most VP, then most M€; still tied players share the victory (M201)."""
        if not self.over:
            return ()
        if self.players == 1:
            return (0,) if self.won else ()
        ranks = [(score["total"], int(self.state.stock[seat, Res.MC])) for seat, score in enumerate(self.scores())]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def new_game(players: int = 2, seed: int | str | None = None, *, first_player: int | None = None, **settings: Any) -> Game:
    """A new game; `mars.PLAN` tells all settings. Without `first_player` the seed draws one (M038)."""
    seed = new_seed() if seed is None else seed
    if first_player is None and isinstance(players, int) and players > 0:
        first_player = random32_plain(new_rng(f"first player {seed}")) % players
    return Game({"players": players, "first_player": first_player or 0, **settings}, seed)


def batch(n: int, seed: int | str = 0, *, observe: bool = True, threads: int | None = None, **settings: Any) -> Batch:
    """Many games at once, for training: see `core/batch.py`. The settings are those of `new_game`."""
    return Batch(Game, n, settings, seed, observe=observe, threads=threads)


def load(data: bytes) -> Game:
    return Game.load(data)


__all__ = ["PLAN", "Game", "batch", "load", "new_game"]
