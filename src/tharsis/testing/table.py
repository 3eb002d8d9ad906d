"""A scene of either game: everything that both are spoken to alike in."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, TypeVar, overload

from tharsis.cards.card import Card
from tharsis.core.game import LAY_DOWN, TAKE_CORPORATION, BaseGame
from tharsis.core.piles import DISCARD
from tharsis.games import GAMES
from tharsis.testing.cards import Piles
from tharsis.testing.player import Player
from tharsis.testing.refusals import BadScene, UnscriptedQuestion, unknown
from tharsis.testing.words import meaning, told

T = TypeVar("T", bound="Table")
Answers = str | Iterable[str]
Changes = dict[str, int | str]
"""What changed, in words: numbers by how much, everything else into what. Seat 0 stands without its number."""
WORDS = ("hand", "tableau", "corporation", "tags", "cubes")
WAYS_OUT = ("pass", "done", "decline")


class Table:
    """A real game whose position a test arranges: `Table(mars, players=2)`, `Table(ares, players=3)`.

    Nobody has anything, every card but the starting ones lies in the deck, and seat 0 begins. Further words are settings of
    the game's `new_game`.
    """

    name: str
    """Which game it is."""
    tags: tuple[str, ...]
    parameters: tuple[str, ...]
    stock_columns: dict[str, int]
    production_columns: dict[str, int]
    store_columns: dict[str, int]
    spares: tuple[str, ...]
    """Cards to sell, one for each seat that waits."""
    main_questions: frozenset[str]
    """What a seat is asked when nothing is left to answer: its turn, a phase."""

    def __new__(cls, module: ModuleType | str | None = None, *_: Any, **__: Any) -> Table:
        return object.__new__(_kind_of(module) if cls is Table else cls)

    def __init__(self, module: ModuleType | str | None = None, players: int = 2, seed: int | str = 1, **setup: Any) -> None:
        self.game: BaseGame = self._new_game(players, seed, setup)
        self.state: Any = self.game.state
        self._cards = {card.key: card for card in _cards_of(self.name)}
        self._arrange()
        for seat in range(self.game.players):
            self.piles.hold(seat, [])
            self.state.stock[seat] = 0
        self.state.event_count = 0

    def _new_game(self, players: int, seed: int | str, setup: dict[str, Any]) -> BaseGame:
        raise NotImplementedError

    def _arrange(self) -> None:
        """What else a fresh table of the game needs."""

    @property
    def piles(self) -> Piles:
        return Piles(self.game)

    def copy(self: T) -> T:
        """A twin on which something may be tried."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.state = twin.game.state
        return twin

    # --- setting the scene -----------------------------------------------------------------------------------------

    def set(self: T, **fields: Any) -> T:
        """Global parameters and other numbers of the table by name: temperature, oxygen, oceans, generation or rounds, …"""
        for name, value in fields.items():
            if name in self.parameters:
                self._set_parameter(name, value)
            else:
                self._write(name, value, self._numbers(()))
        return self

    def _set_parameter(self, name: str, level: int) -> None:
        raise NotImplementedError

    def _numbers(self, shape: tuple[int, ...]) -> list[str]:
        """Fields of the record with a number, or with one for each seat."""
        dtype = self.state.dtype
        return [name for name in dtype.names if dtype[name].shape[:1] == shape and len(dtype[name].shape) <= 1]

    def _write(self, name: str, value: Any, allowed: list[str], seat: int | None = None) -> None:
        if name not in allowed:
            raise unknown("number of the table" if seat is None else "thing of a player", name, allowed)
        try:
            if seat is None:
                self.state[name] = value
            else:
                self.state[name][seat] = value
        except (OverflowError, ValueError, TypeError) as error:
            raise BadScene(f"{name}={value!r}: {error}") from None

    @overload
    def player(self, seat: int) -> Player: ...

    @overload
    def player(self: T, seat: int, **scene: Any) -> T: ...

    def player(self, seat: int, **scene: Any) -> Any:
        """With arguments: set what the seat has, and return the table. Without: the seat, for looking.

        `mc=5`, `plant_production=2`, `rating=30`, `hand=[…]`, `tableau=[…]`, `tags={"earth": 2}`, `cubes={card: n}`,
        `corporation="…"` (without its start, see `start`), in Ares `steel=2` and `forests=1`, and every other number of a seat.
        """
        self._check_seat(seat)
        if not scene:
            return Player(self.game, seat)
        for name, value in scene.items():
            try:
                self._set_of_seat(seat, name, value)
            except (OverflowError, TypeError, AttributeError, ValueError) as error:
                raise error if isinstance(error, BadScene) else BadScene(f"{name}={value!r}: {error}") from None
        return self

    def _set_of_seat(self, seat: int, name: str, value: Any) -> None:
        produced = name.removesuffix("_production")
        if name in self.stock_columns:
            self.state.stock[seat, self.stock_columns[name]] = value
        elif produced != name and produced in self.production_columns:
            self.state.production[seat, self.production_columns[produced]] = value
        elif name in self.store_columns:
            self.state.production[seat, self.store_columns[name]] = value
        elif name == "hand":
            self.piles.hold(seat, value)
        elif name == "tableau":
            for key in value:
                self.lay_down(seat, key)
        elif name == "corporation":
            self.state.corporation[seat] = self._corporation(value)
            self.lay_down(seat, value)
        elif name == "tags":
            self._set_tags(seat, value)
        elif name == "cubes":
            for key, count in value.items():
                self.cubes(key, count)
        else:
            self._write_of_seat(seat, name, value)

    def _write_of_seat(self, seat: int, name: str, value: Any) -> None:
        of_seat = self._numbers(self.state.dtype["rating"].shape)
        words = [*WORDS, *self.stock_columns, *self.store_columns]
        if name not in of_seat:
            raise unknown(
                "thing of a player", name, [*words, *(f"{each}_production" for each in self.production_columns), *of_seat]
            )
        self._write(name, value, of_seat, seat)

    def _set_tags(self, seat: int, counts: Mapping[str, int]) -> None:
        for tag, count in counts.items():
            if tag not in self.tags:
                raise unknown("tag", tag, self.tags)
            self.state.tags[seat, self.tags.index(tag)] = count

    def lay_down(self: T, seat: int, key: str) -> T:
        """The card lies in front of the seat, with its tags and lasting effects, without its immediate ones."""
        self._check_seat(seat)
        self.game.arrange(LAY_DOWN, seat, self.piles.take(key))
        self.state.event_count = 0
        return self

    def start(self: T, seat: int, corporation: str) -> T:
        """The seat takes the corporation with all it starts with. Cards in hand are not paid for."""
        self._check_seat(seat)
        card = self._corporation(corporation)
        self.piles.take(corporation)
        self.state.corporation[seat] = card
        self.game.arrange(TAKE_CORPORATION, seat, card)
        return self

    def _corporation(self, key: str) -> int:
        card = self.piles.number(key)
        if not self._cards[key].is_corporation:
            raise unknown("corporation", key, [each.key for each in self._cards.values() if each.is_corporation])
        return card

    def deck(self: T, *keys: Answers) -> T:
        """These cards are drawn next, in this order; a list does as well."""
        self.piles.stack(_flat(keys))
        return self

    def discard(self: T, *keys: Answers) -> T:
        """These cards lie on the discard pile."""
        self.piles.discard(_flat(keys))
        return self

    def wait(self: T, *seats: int) -> T:
        """These seats, or all with an empty hand, hold a card to sell: nobody passes unasked, and the phase goes on."""
        for seat in seats or range(self.game.players):
            if not self.player(seat).hand:
                self.piles.hold(seat, [self.spares[seat]])
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def do(self: T, seat: int, option: str, *script: Answers, answers: Answers = ()) -> T:
        """An option of a fresh turn, or in Ares of the phase in which there is such an option, and the answers to everything
        it leads to, one by one or as a list."""
        self._begin_for(seat, option)
        return self.choose(seat, option).answer(seat, *script, answers)

    def _begin_for(self, seat: int, option: str) -> None:
        raise NotImplementedError

    def play(self: T, seat: int, card: str, *script: Answers, answers: Answers = ()) -> T:
        self.piles.number(card)
        return self.do(seat, f"play {card}", *script, answers)

    def use(self: T, seat: int, card: str, *script: Answers, answers: Answers = ()) -> T:
        """The card's action."""
        self.piles.number(card)
        return self.do(seat, f"use {card}", *script, answers)

    def convert(self: T, seat: int, what: str, *script: Answers, answers: Answers = ()) -> T:
        """`plants` or `heat`."""
        return self.do(seat, f"convert {what}", *script, answers)

    def passes(self: T, seat: int) -> T:
        """The seat passes, or does nothing more in this phase."""
        self._begin_for(seat, "pass")
        return self.choose(seat, next((option for option in self.options(seat) if option in WAYS_OUT), "pass"))

    def end_phase(self: T) -> T:
        """Everybody declines whatever can be declined until the phase is over; stops at the first question of the next."""
        phase, rounds = int(self.state.phase), self.game.rounds
        while not self.game.over and int(self.state.phase) == phase and self.game.rounds == rounds:
            seat = self.game.to_move[0]
            options = self.options(seat)
            self.choose(seat, next((option for option in options if option in WAYS_OUT), options[-1]))
        return self

    def answer(self: T, seat: int, *answers: Answers) -> T:
        """`answers` are options of the seat, or `seat: option` for another one. Nothing may be left to answer."""
        for text in _flat(answers):
            other, colon, option = text.partition(": ")
            self.choose(int(other) if colon else seat, option if colon else text)
        owed = self.asked()
        if owed:
            raise UnscriptedQuestion(owed)
        return self

    def choose(self: T, seat: int, *options: Answers) -> T:
        """Options as things stand, one after another; whatever they lead to stays open."""
        for option in _flat(options):
            if option not in self.options(seat):
                reasons = "; ".join(map(str, self.game.rules.explain(self.state, seat, option)))
                raise UnscriptedQuestion(f"{option!r} is no option of seat {seat}: {reasons or self._told_options(seat)}")
            self.game.choose(seat, option)
        return self

    def _told_options(self, seat: int) -> str:
        """A branch of a card also says what it does."""
        means = self.meanings(seat)
        told = [f"{option} ({means[option]})" if option.startswith("choose ") else option for option in means]
        return ", ".join(told) or "it owes no choice"

    # --- looking -----------------------------------------------------------------------------------------------------

    def options(self, seat: int = 0) -> list[str]:
        self._check_seat(seat)
        return [str(option) for option in self.game.options(seat)]

    def meanings(self, seat: int = 0) -> dict[str, str]:
        """What each option of the seat would do, in plain English."""
        return {option: self._meaning(option, seat) for option in self.options(seat)}

    def _meaning(self, option: str, seat: int) -> str:
        verb, _, key = option.partition(" ")
        if verb == "standard":
            return self._standard_words(key) or option
        return meaning(option, self.game, seat, self._cards)

    def _standard_words(self, key: str) -> str:
        """What a standard project does; nothing where its name says it all."""
        return ""

    def asked(self, seat: int | None = None) -> str | None:
        """What the seat, or anybody, is asked beside its turn or phase, in words with the options; None when nothing."""
        for each in self.game.to_move if seat is None else (seat,):
            question = self.game.question(each)
            if question and self.options(each) and not self._is_main(question.kind, question.card):
                return f"seat {each} is asked: {told(question)}: {self._told_options(each)}"
        return None

    def _is_main(self, kind: str, card: str | None) -> bool:
        return kind in self.main_questions

    def turn_options(self, seat: int = 0) -> list[str]:
        """What the seat could do with a fresh turn, or in an action phase of Ares."""
        self._begin_for(seat, "use")
        return self.options(seat)

    def can_play(self, seat: int, card: str) -> bool:
        self.piles.number(card)
        self._begin_for(seat, f"play {card}")
        return f"play {card}" in self.options(seat)

    def can_use(self, seat: int, card: str) -> bool:
        self.piles.number(card)
        self._begin_for(seat, f"use {card}")
        return f"use {card}" in self.options(seat)

    def why_not(self, seat: int, card: str, verb: str = "play") -> list[str]:
        """What keeps the seat from playing the card now, or from its action (`use`)."""
        self.piles.number(card)
        return [str(reason) for reason in self.game.why_not(seat, card, verb)]

    def level(self, parameter: str) -> int:
        raise NotImplementedError

    @overload
    def cubes(self, card: str) -> int: ...

    @overload
    def cubes(self: T, card: str, count: int) -> T: ...

    def cubes(self, card: str, count: int | None = None) -> Any:
        """Cubes on a card; with a count, so many lie there and the table is returned."""
        number = self.piles.number(card)
        if count is None:
            return int(self.state.cubes[number])
        if count and not self._cards[card].holds:
            raise BadScene(f"{card} holds no cubes")
        self.state.cubes[number] = count
        return self

    def score(self, seat: int = 0) -> dict[str, int]:
        self._check_seat(seat)
        return self.game.scores()[seat]

    def vp(self, seat: int = 0) -> int:
        """Victory points from cards alone."""
        return self.score(seat)["cards"]

    def discarded(self) -> list[str]:
        return self.piles.keys_in(DISCARD)

    def drawn_next(self) -> list[str]:
        """The deck from its top."""
        return self.piles.drawn_next()

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last move did, as the spectator's view tells it."""
        return [event.as_json() for event in self.game.events()]

    def look(self) -> Changes:
        """All there is to see, as flat words: seat 0 without its number."""
        seen: Changes = {name: self.level(name) for name in self.parameters}
        seen["deck"] = int(self.state.deck_count)
        for seat in range(self.game.players):
            whose, player = f"{seat} " if seat else "", self.player(seat)
            seen |= {f"{whose}{name}": count for name, count in (player.stock | player.stores).items()}
            seen |= {f"{whose}{name} production": count for name, count in player.production.items()}
            seen |= {f"{whose}{name} tag": count for name, count in player.tags.items()}
            seen |= {f"{whose}rating": player.rating, f"{whose}hand": len(player.hand), f"{whose}vp": self.vp(seat)}
        return seen | {f"{key} cubes": int(self.state.cubes[card]) for key, card in self.piles.index.items()}

    def changes(self, do: Callable[[], object]) -> Changes:
        """What doing it changed, all of it."""
        before = self.look()
        do()
        changed: Changes = {}
        for what, now in self.look().items():
            then = before[what]
            if now != then:
                changed[what] = now - then if isinstance(now, int) and isinstance(then, int) else now
        return changed

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadScene(f"seat {seat!r}: this table has seats 0 to {self.game.players - 1}")


def _flat(texts: Iterable[Answers]) -> list[str]:
    return [text for each in texts for text in ([each] if isinstance(each, str) else each)]


def _kind_of(module: ModuleType | str | None) -> type[Table]:
    name = module if isinstance(module, str) else str(getattr(module, "__name__", module)).rpartition(".")[2]
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    kind: type[Table] = importlib.import_module(f"tharsis.testing.{name}").Table
    return kind


def _cards_of(name: str) -> list[Card]:
    cards: list[Card] = importlib.import_module(f"tharsis.{name}.cards").CARDS
    return cards
