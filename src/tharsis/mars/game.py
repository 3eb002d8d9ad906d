"""Mars as a library: `new_game`, `load`, and the Game they give."""

from __future__ import annotations

from typing import Any

from tharsis.core.game import BaseGame, Rules, new_seed
from tharsis.core.rng import new_rng, random32_plain
from tharsis.mars.engine import engine
from tharsis.mars.notation import NOTATION
from tharsis.mars.reasons import explain
from tharsis.mars.scoring import PARTS
from tharsis.mars.settings import PLAN
from tharsis.mars.state import RECORD, RULES_VERSION
from tharsis.mars.tracks import ENDS_GAME, HIGH
from tharsis.mars.view import view


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
    )

    @property
    def generation(self) -> int:
        return int(self.state.generation)

    @property
    def rounds(self) -> int:
        return self.generation

    @property
    def won(self) -> bool | None:
        """Solo: whether all parameters reached their goals by the end of generation 14. None in other games."""
        if self.players > 1 or not self.over:
            return None
        return bool(((self.state.level >= HIGH) | (ENDS_GAME == 0)).all())

    @property
    def winners(self) -> tuple[int, ...]:
        """Most VP, then most M€; still tied players share the victory (M201)."""
        if not self.over:
            return ()
        if self.players == 1:
            return (0,) if self.won else ()
        ranks = [(score["total"], int(self.state.stock[seat, 0])) for seat, score in enumerate(self.scores())]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def new_game(players: int = 2, seed: int | str | None = None, *, first_player: int | None = None, **settings: Any) -> Game:
    """A new game; `mars.PLAN` tells all settings. Without `first_player` the seed draws one (M038)."""
    seed = new_seed() if seed is None else seed
    if first_player is None and isinstance(players, int) and players > 0:
        first_player = random32_plain(new_rng(f"first player {seed}")) % players
    return Game({"players": players, "first_player": first_player or 0, **settings}, seed)


def load(data: bytes) -> Game:
    return Game.load(data)


__all__ = ["PLAN", "Game", "load", "new_game"]
