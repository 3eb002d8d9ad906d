"""Mars as a library: `new_game`, `load`, and the Game they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.core.batch import Batch
from tharsis.core.errors import BadSetup
from tharsis.core.game import BaseGame, Rules, Setup, check_choice, check_keys, new_seed
from tharsis.core.rng import new_rng, random32_plain
from tharsis.core.types import Game as Record
from tharsis.mars.engine import ACTIONS, engine
from tharsis.mars.notation import NOTATION
from tharsis.mars.reasons import explain
from tharsis.mars.scoring import PARTS
from tharsis.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, RECORD, RULES_VERSION, SEATS
from tharsis.mars.tensor import LAYOUT
from tharsis.mars.view import view

SWITCHES = {"corporate_era": True, "draft": False, "colonies": False, "mixed_corporations": False}
SETUP_KEYS = ("players", *SWITCHES, "beginners", "first_player")


def fill(record: Record, setup: Mapping[str, Any]) -> Setup:
    check_keys(setup, SETUP_KEYS)
    complete: Setup = {"players": setup.get("players", 2)}
    check_choice("players", complete["players"], range(1, SEATS + 1))
    for key, default in SWITCHES.items():
        complete[key] = setup.get(key, default)
        check_choice(key, complete[key], (True, False))
        record[key] = complete[key]
    record.players = complete["players"]
    if complete["players"] == 1 and not complete["corporate_era"]:
        raise BadSetup("corporate_era is False; solo is played with the Corporate Era cards")
    if complete["mixed_corporations"] and not complete["colonies"]:
        raise BadSetup("mixed_corporations is True; it needs colonies")
    complete["beginners"] = _seats("beginners", setup.get("beginners", ()), complete["players"])
    for seat in complete["beginners"]:
        record.beginner[seat] = 1
    complete["first_player"] = setup.get("first_player", 0)
    check_choice("first_player", complete["first_player"], range(complete["players"]))
    record.first = complete["first_player"]
    return complete


def _seats(name: str, seats: object, players: int) -> list[int]:
    if not isinstance(seats, Sequence) or any(not isinstance(seat, int) or not 0 <= seat < players for seat in seats):
        raise BadSetup(f"{name} is {seats!r}; allowed: a list of seats from 0 to {players - 1}")
    return sorted(set(seats))


class Game(BaseGame):
    rules = Rules(
        name="mars",
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
    def generation(self) -> int:
        return int(self.state.generation)

    @property
    def rounds(self) -> int:
        return self.generation

    @property
    def won(self) -> bool | None:
        """Solo: whether all three parameters reached their goals by the end of generation 14. None in other games."""
        if self.players > 1 or not self.over:
            return None
        mars = self.state
        return bool(mars.temperature >= MAX_TEMPERATURE and mars.oxygen >= MAX_OXYGEN and mars.oceans >= MAX_OCEANS)

    @property
    def winners(self) -> tuple[int, ...]:
        """Most VP, then most M€; still tied players share the victory (M201)."""
        if not self.over:
            return ()
        if self.players == 1:
            return (0,) if self.won else ()
        ranks = [(score["total"], int(self.state.stock[seat, 0])) for seat, score in enumerate(self.scores())]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def new_game(
    players: int = 2,
    seed: int | str | None = None,
    *,
    corporate_era: bool = True,
    draft: bool = False,
    colonies: bool = False,
    mixed_corporations: bool = False,
    beginners: Sequence[int] = (),
    first_player: int | None = None,
) -> Game:
    """A new game. Without `first_player` the seed draws one (M038)."""
    seed = new_seed() if seed is None else seed
    if first_player is None and isinstance(players, int) and players > 0:
        first_player = random32_plain(new_rng(f"first player {seed}")) % players
    return Game(
        {
            "players": players,
            "corporate_era": corporate_era,
            "draft": draft,
            "colonies": colonies,
            "mixed_corporations": mixed_corporations,
            "beginners": list(beginners) if isinstance(beginners, Sequence) else beginners,
            "first_player": 0 if first_player is None else first_player,
        },
        seed,
    )


def batch(n: int, seed: int | str = 0, *, observe: bool = True, threads: int | None = None, **setup: Any) -> Batch:
    """Many games at once, for training: see `core/batch.py`. The set-up is that of `new_game`."""
    return Batch(Game, n, setup, seed, observe=observe, threads=threads)


def load(data: bytes) -> Game:
    return Game.load(data)


__all__ = ["SETUP_KEYS", "Game", "batch", "load", "new_game"]
