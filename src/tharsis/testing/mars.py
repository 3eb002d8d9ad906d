"""Scenes of Mars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.module import all_parameters
from tharsis.cards.names import RESOURCES
from tharsis.core.game import BEGIN_PHASE, LAY_DOWN, PUT_TILE, BaseGame
from tharsis.core.piles import EVENTS, HAND, TABLEAU
from tharsis.mars.board import N_SPACES
from tharsis.mars.game import new_game
from tharsis.mars.state import NEUTRAL, TAGS, Phase
from tharsis.mars.tables import INDEX, IS_EVENT, TABLES
from tharsis.testing.scene import Scene

PARAMETERS = all_parameters("mars")


class UnscriptedQuestion(AssertionError):
    """The game asked something that the test did not answer, or did not ask what the test answered."""


class Player:
    """One seat of a table, for looking."""

    def __init__(self, game: BaseGame, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self._game.state.stock[self.seat].tolist(), strict=True))

    @property
    def production(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self._game.state.production[self.seat].tolist(), strict=True))

    @property
    def tags(self) -> dict[str, int]:
        return dict(zip(TAGS, self._game.state.tags[self.seat].tolist(), strict=True))

    @property
    def rating(self) -> int:
        return int(self._game.state.rating[self.seat])

    @property
    def hand(self) -> list[str]:
        return self._cards(HAND)

    @property
    def tableau(self) -> list[str]:
        return self._cards(TABLEAU)

    @property
    def events(self) -> list[str]:
        return self._cards(EVENTS)

    def _cards(self, zone: int) -> list[str]:
        zones = self._game.state.zone
        return [key for card, key in enumerate(TABLES.keys) if zones[card] == zone + self.seat]


class Table(Scene):
    """A Mars game in its action phase: nobody has anything, seat 0 begins, and the deck is full."""

    index = INDEX

    def __init__(self, players: int = 2, seed: int | str = 1, **setup: Any) -> None:
        setup.setdefault("beginners", range(players))
        setup["beginners"] = list(setup["beginners"])
        super().__init__(new_game(players=players, seed=seed, first_player=0, **setup))
        self._clear()

    def _clear(self) -> None:
        """Empty hands and stocks; in solo the neutral tiles stay."""
        state = self.state
        for seat in range(self.game.players):
            self._hold(seat, [])
            state.stock[seat] = 0
        state.event_count = 0

    # --- setting the scene -----------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> Table:
        """Global parameters and other fields of the record by name: temperature, oxygen, oceans, generation, …"""
        for name in [name for name in fields if name in PARAMETERS]:
            self.state.level[PARAMETERS.index(name)] = fields.pop(name)
        return super().set(**fields)

    def player(self, seat: int, **scene: Any) -> Any:
        """With arguments: set what the seat has, and return the table. Without: the seat, for looking.

        `mc=5`, `plant_production=2`, `rating=30`, `hand=[…]`, `tableau=[…]`, `cubes={card: n}`.
        """
        if not scene:
            return Player(self.game, seat)
        for name, value in scene.items():
            self._set(seat, name, value)
        return self

    def _set(self, seat: int, name: str, value: Any) -> None:
        resource = name.removesuffix("_production")
        if name in RESOURCES:
            self.state.stock[seat, RESOURCES.index(name)] = value
        elif resource in RESOURCES:
            self.state.production[seat, RESOURCES.index(resource)] = value
        elif name == "hand":
            self._hold(seat, value)
        elif name == "tableau":
            for key in value:
                self.lay_down(seat, key)
        elif name == "corporation":
            self.lay_down(seat, value)
            self.state.corporation[seat] = INDEX[value]
        elif name == "cubes":
            for key, count in value.items():
                self.state.cubes[INDEX[key]] = count
        else:
            self.state[name][seat] = value

    def lay_down(self, seat: int, key: str) -> Table:
        """The card lies in front of the seat, with its tags and lasting effects, without its immediate ones."""
        self._take(key)
        card = INDEX[key]
        if IS_EVENT[card]:
            self.state.zone[card] = EVENTS + seat
            self.state.events_played[seat] += 1
        else:
            self._engine(LAY_DOWN, seat, card)
        return self

    def tile(self, space: int, tile: str, seat: int | None = None) -> Table:
        """A tile on a space, without bonuses; nobody's and oceans have no seat."""
        self._engine(PUT_TILE, NEUTRAL if seat is None else seat, tile_number(tile) * N_SPACES + space)
        return self

    def deck(self, keys: Sequence[str]) -> Table:
        """These cards are drawn next, in this order."""
        self._stack(keys)
        return self

    def _engine(self, what: int, seat: int, argument: int) -> None:
        self.game.arrange(what, seat, argument)

    # --- playing -----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Table:
        """A fresh turn of this seat; whatever was owed is dropped."""
        self.game.arrange(BEGIN_PHASE, seat)
        return self

    def do(self, seat: int, option: str, answers: Iterable[str] = ()) -> Table:
        """An option of a fresh turn, and the answers to everything it leads to."""
        self.turn(seat)
        self.choose(seat, option)
        return self.answer(seat, answers)

    def play(self, seat: int, card: str, answers: Iterable[str] = ()) -> Table:
        return self.do(seat, f"play {card}", answers)

    def use(self, seat: int, card: str, answers: Iterable[str] = ()) -> Table:
        return self.do(seat, f"use {card}", answers)

    def answer(self, seat: int, answers: Iterable[str]) -> Table:
        """`answers` are options of the seat, or `seat: option` for another one."""
        for text in answers:
            other, colon, option = text.partition(": ")
            self.choose(int(other) if colon else seat, option if colon else text)
        self._check_nothing_owed()
        return self

    def choose(self, seat: int, option: str) -> Table:
        if option not in [str(legal) for legal in self.game.options(seat)]:
            reasons = "; ".join(map(str, self.game.rules.explain(self.state, seat, option)))
            raise UnscriptedQuestion(f"{option!r} is no option of seat {seat}: {reasons or self._asked(seat)}")
        self.game.choose(seat, option)
        return self

    def _asked(self, seat: int) -> str:
        return ", ".join(str(option) for option in self.game.options(seat)) or "it owes no choice"

    def _check_nothing_owed(self) -> None:
        for seat in self.game.to_move:
            owed = self.game.question(seat)
            if self.state.phase == Phase.ACTION and owed and owed.kind != "turn":
                raise UnscriptedQuestion(f"seat {seat} is asked: {self._asked(seat)}")

    # --- looking -----------------------------------------------------------------------------------------------------

    def turn_options(self, seat: int) -> list[str]:
        """What the seat could do with a fresh turn."""
        return self.turn(seat).options(seat)

    def can_play(self, seat: int, card: str) -> bool:
        return f"play {card}" in self.turn_options(seat)

    def why_not(self, seat: int, card: str) -> list[str]:
        return [str(reason) for reason in self.game.why_not(seat, card)]

    def level(self, parameter: str) -> int:
        return int(self.state.level[PARAMETERS.index(parameter)])

    def cubes(self, card: str) -> int:
        return int(self.state.cubes[INDEX[card]])

    def score(self, seat: int) -> dict[str, int]:
        return self.game.scores()[seat]

    def vp(self, seat: int) -> int:
        """Victory points from cards alone."""
        return self.score(seat)["cards"]

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last move did, as the spectator's view tells it."""
        return [event.as_json() for event in self.game.events()]
