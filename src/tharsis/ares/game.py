"""Ares Expedition as a library: `new_game`, `load`, and the Game they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tharsis.ares.engine import ACTIONS, engine
from tharsis.ares.notation import NOTATION
from tharsis.ares.reasons import explain
from tharsis.ares.scoring import PARTS, tie_break
from tharsis.ares.state import COOP_POINTS, LEVELS, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, RECORD, RULES_VERSION, SEATS
from tharsis.ares.tensor import LAYOUT
from tharsis.ares.view import view
from tharsis.core.batch import Batch
from tharsis.core.errors import BadSetup
from tharsis.core.game import BaseGame, Rules, Setup, check_choice, check_keys, new_seed
from tharsis.core.types import Game as Record

SWITCHES = ("first_game", "exchange", "coop")
SETUP_KEYS = ("players", *SWITCHES, "level")


def fill(record: Record, setup: Mapping[str, Any]) -> Setup:
    check_keys(setup, SETUP_KEYS)
    complete: Setup = {"players": setup.get("players", 2)}
    check_choice("players", complete["players"], range(1, SEATS + 1))
    for key in SWITCHES:
        complete[key] = setup.get(key, False)
        check_choice(key, complete[key], (True, False))
        record[key] = complete[key]
    complete["level"] = setup.get("level", LEVELS[0])
    check_choice("level", complete["level"], LEVELS)
    if complete["coop"] and complete["players"] != 2:
        raise BadSetup("coop is True; the co-operative game is for 2 players")
    record.players = complete["players"]
    record.level = LEVELS.index(complete["level"])
    return complete


class Game(BaseGame):
    rules = Rules(
        name="ares",
        version=RULES_VERSION,
        dtype=RECORD,
        engine=engine,
        notation=NOTATION,
        fill=fill,
        view=view,
        score_parts=PARTS,
        explain=explain,
        actions=ACTIONS,
        layout=LAYOUT,
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


def new_game(
    players: int = 2,
    seed: int | str | None = None,
    *,
    first_game: bool = False,
    exchange: bool = False,
    coop: bool = False,
    level: str = LEVELS[0],
) -> Game:
    """A new game. `exchange` lets everybody swap starting cards once; `level` is for solo."""
    seed = new_seed() if seed is None else seed
    setup = {"players": players, "first_game": first_game, "exchange": exchange, "coop": coop, "level": level}
    return Game(setup, seed)


def batch(n: int, seed: int | str = 0, *, observe: bool = True, threads: int | None = None, **setup: Any) -> Batch:
    """Many games at once, for training: see `core/batch.py`. The set-up is that of `new_game`."""
    return Batch(Game, n, setup, seed, observe=observe, threads=threads)


def load(data: bytes) -> Game:
    return Game.load(data)


__all__ = ["SETUP_KEYS", "Game", "batch", "load", "new_game"]
