"""Games brought to interesting moments by bots, for the tests of every page and for the pictures in the documentation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tharsis.bots import Clock, View, make_bot
from tharsis.core.game import BaseGame
from tharsis.store import BOT, PERSON, Database
from tharsis.web.foresight import asked
from tharsis.web.hub import Hub
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, SeatPlan

ME = 0
MOST_MOVES = 3000
METALS = ("steel", "titanium")


@dataclass(frozen=True, slots=True)
class Position:
    """The moment when `reached` first holds, and nobody but me owes a choice."""

    game: str
    kinds: tuple[str, ...]
    reached: Callable[[BaseGame], bool]
    seed: str = "tharsis"
    setup: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Placed:
    id: str
    tokens: tuple[str, ...]
    game: BaseGame


def asks(kind: str, rounds: int) -> Callable[[BaseGame], bool]:
    return lambda game: game.rounds >= rounds and asked(game, ME) == kind


def turn(rounds: int, hand: int = 4) -> Callable[[BaseGame], bool]:
    """My turn, with several things to do and cards in hand."""

    def reached(game: BaseGame) -> bool:
        verbs = [option.verb for option in game.options(ME)]
        return game.rounds >= rounds and asked(game, ME) == "turn" and verbs.count("play") >= hand

    return reached


def pays_with_metal(game: BaseGame) -> bool:
    return game.rounds >= 6 and asked(game, ME) == "turn" and metal_card(game) is not None


def metal_card(game: BaseGame) -> str | None:
    """A card of mine that can be paid with metal in more than one way."""
    for option in game.options(ME):
        if option.verb == "play":
            trial = game.copy()
            trial.choose(ME, option)
            if asked(trial, ME) == "pay" and len(trial.options(ME)) > 2:
                return str(option)
    return None


COLONIES = {"corporate_era": True, "colonies": True}
THREE = (PERSON, BOT, BOT)
POSITIONS = {
    "mars-table": Position("mars", THREE, turn(7), setup=COLONIES),
    "mars-research": Position("mars", THREE, asks("buy", 5), setup=COLONIES),
    "mars-payment": Position("mars", THREE, pays_with_metal, setup=COLONIES),
    "mars-placement": Position("mars", THREE, asks("place", 8), setup=COLONIES),
    "mars-end": Position("mars", THREE, lambda game: game.over, setup=COLONIES),
    "mars-curtain": Position("mars", (PERSON, PERSON), lambda game: game.rounds >= 3),
    "ares-table": Position("ares", THREE, asks("action", 9)),
    "ares-phases": Position("ares", THREE, asks("plan", 8)),
    "ares-end": Position("ares", (PERSON, BOT), lambda game: game.over),
}


def drive(live: LiveGame, position: Position) -> None:
    bots = [make_bot("greedy", seed=seat) for seat in range(live.game.players)]
    for _ in range(MOST_MOVES):
        waiting = live.game.to_move
        if not set(waiting) - {ME} and position.reached(live.game):
            return
        assert waiting, "the game is over before the moment has come"
        seat = waiting[-1]
        option = bots[seat].choose(View.of(live.game, seat), live.game.options(seat), Clock(1))
        live.choose(seat, [str(option)], live.number)
    raise AssertionError("the moment does not come")


def place(database: Path, names: tuple[str, ...] = tuple(POSITIONS)) -> dict[str, Placed]:
    """Put games into the store of a server, which reads them when they are asked for."""
    store = Database(database)
    lobby, placed = Lobby(store, Hub()), {}
    for name in names:
        position = POSITIONS[name]
        opened = lobby.create(position.game, position.setup, [SeatPlan(kind) for kind in position.kinds], position.seed)
        drive(opened.live, position)
        placed[name] = Placed(opened.live.id, opened.tokens, opened.live.game)
    store.close()
    return placed
