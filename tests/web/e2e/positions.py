"""Games brought to interesting moments by bots, for the tests of every page and for the pictures in the documentation."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from tharsis.bots import Clock, View, make_bot
from tharsis.core.game import BaseGame
from tharsis.store import BOT, PERSON, Database, NewMove
from tharsis.store.positions import packed
from tharsis.testing.mars import Table
from tharsis.web.foresight import asked
from tharsis.web.hub import Hub
from tharsis.web.lobby import Lobby, Opened, SeatPlan

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


def holds_ten(game: BaseGame) -> bool:
    return asked(game, ME) == "turn" and len(game.view(ME)["hand"]) == 10


COLONIES = {"corporate_era": True, "colonies": True}
EVERYTHING = {**COLONIES, "prelude": True, "venus": True}
THREE = (PERSON, BOT, BOT)
POSITIONS = {
    "mars-table": Position("mars", THREE, turn(7), setup=COLONIES),
    "mars-research": Position("mars", THREE, asks("buy", 5), setup=COLONIES),
    "mars-payment": Position("mars", THREE, pays_with_metal, setup=COLONIES),
    "mars-placement": Position("mars", THREE, asks("place", 8), setup=COLONIES),
    "mars-everything": Position("mars", THREE, turn(8, 3), setup=EVERYTHING),
    "mars-four": Position("mars", (*THREE, BOT), turn(9, 3), setup={"corporate_era": True, "map": "hellas"}),
    "mars-end": Position("mars", THREE, lambda game: game.over, setup=COLONIES),
    "mars-curtain": Position("mars", (PERSON, PERSON), lambda game: game.rounds >= 3),
    "ares-table": Position("ares", THREE, asks("action", 9)),
    "ares-phases": Position("ares", THREE, asks("plan", 8)),
    "ares-end": Position("ares", (PERSON, BOT), lambda game: game.over),
}
FULL = {
    "mars-start": Position("mars", (PERSON, BOT), asks("corporation", 0), setup=EVERYTHING),
    "mars-five": Position("mars", (*THREE, BOT, BOT), turn(4, 1), setup={**EVERYTHING, "map": "hellas"}),
    "mars-ten": Position("mars", (PERSON, BOT), holds_ten, setup={"corporate_era": True}),
    "ares-four": Position("ares", (*THREE, BOT), asks("plan", 9)),
}
"""Tables on which room is scarce."""


def drive(game: BaseGame, position: Position) -> None:
    bots = [make_bot("greedy", seed=seat) for seat in range(game.players)]
    for _ in range(MOST_MOVES):
        waiting = game.to_move
        if not set(waiting) - {ME} and position.reached(game):
            return
        assert waiting, "the game is over before the moment has come"
        seat = waiting[-1]
        game.choose(seat, bots[seat].choose(View.of(game, seat), game.options(seat), Clock(1)))
    raise AssertionError("the moment does not come")


def opened_in(store: Database, position: Position) -> Opened:
    plans = [SeatPlan(kind) for kind in position.kinds]
    return Lobby(store, Hub()).create(position.game, position.setup, plans, position.seed)


@cache
def driven(name: str, elsewhere: Path) -> BaseGame:
    """The game at its moment. It is played elsewhere, and once, however often it is placed."""
    store = Database(elsewhere)
    position = (POSITIONS | FULL)[name]
    game = opened_in(store, position).live.game
    drive(game, position)
    store.close()
    return game


def place(database: Path, names: tuple[str, ...] = tuple(POSITIONS)) -> dict[str, Placed]:
    """Put games into the store of a server, all their moves at once: the server's bots are quick."""
    store, placed = Database(database), {}
    for name in names:
        game = driven(name, database.with_name("elsewhere.sqlite"))
        opened = opened_in(store, (POSITIONS | FULL)[name])
        moves = [NewMove(move.seat, game.rules.notation.text(move.option)) for move in game.moves]
        store.append(opened.live.id, 0, moves, time.time(), game.rules.version, packed(game, len(moves), True))
        if game.over:
            store.finish(opened.live.id, time.time())
        placed[name] = Placed(opened.live.id, opened.tokens, game)
    store.close()
    return placed


def place_scene(database: Path, scene: Table) -> Placed:
    """Put a game that no moves have led to into the store: servers go on from its position, as after a change of the rules."""
    store = Database(database)
    opened = opened_in(store, Position("mars", (PERSON,) * scene.game.players, lambda game: True))
    position = replace(packed(scene.game, 1, True), moves=1)
    store.append(opened.live.id, 0, [NewMove(ME, "pass")], time.time(), "earlier rules", position)
    store.close()
    return Placed(opened.live.id, opened.tokens, scene.game)
