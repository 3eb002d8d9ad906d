"""The facade both games share: a game as a person, a bot or a server holds it.

A game is its set-up, its seed and its moves; the record is what they lead to. Undo, loading and replay run the moves again.
"""

from __future__ import annotations

import base64
import json
import secrets
import threading
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tharsis.core.dense import Actions
from tharsis.core.describe import Describer, Event, Question
from tharsis.core.errors import BadSave, IllegalMove, TharsisError, UnknownOption
from tharsis.core.notation import Notation, Option
from tharsis.core.piles import TABLEAU
from tharsis.core.prices import UNPRICED, Goal, Price
from tharsis.core.records import blank, copy_record, memory_of, record_at, record_dtype, with_names
from tharsis.core.rng import new_rng
from tharsis.core.setup import SetupPlan
from tharsis.core.tensors import Layout
from tharsis.core.types import Ints, Record

SAVE_FORMAT = 1
MAX_OPTIONS = 640
ANSWER = with_names(record_dtype([("options", "i4", MAX_OPTIONS)]))
"""How the door sees the room for an answer: compiled code knows its length."""
MAX_SAVE = 4_000_000

SET_UP, CHOOSE, OPTIONS, RANDOM, TO_MOVE, SCORE, WHY_NOT, HIDE, REDEAL, PRICE, STANDINGS, INCOME, MONEY, POINTS = range(14)
"""What the engine's one door can be asked."""
LAY_DOWN, PUT_TILE, BEGIN_PHASE, TAKE_CORPORATION = range(14, 18)
SCENES = (LAY_DOWN, PUT_TILE, BEGIN_PHASE, TAKE_CORPORATION)
"""What sets scenes for tests."""
NEXT = 20
"""To carry out an option, if one is given, and list those of the seat that is to move then: see `core/random_play.py`."""

SEE = 4
"""What the door for training is asked for an observation."""
EAGER = 1
"""Said in place of a seat when random players shall mostly buy and play cards."""

G = TypeVar("G", bound="BaseGame")


class Move(NamedTuple):
    seat: int
    option: int


@dataclass(frozen=True)
class Rules:
    """What a game room gives to the facade."""

    name: str
    version: str
    dtype: np.dtype[Any]
    engine: Callable[[Ints, int, int, int, Ints, Ints], int]
    """The door to the compiled rules: the memory of a record, what to do, a seat, an argument, chance, room for an answer."""
    notation: Notation
    plan: SetupPlan
    """What can be chosen at set-up."""
    view: Callable[[Record, int], dict[str, Any]]
    score_parts: tuple[str, ...]
    explain: Callable[[Record, int, str], list[Any]]
    """Why a seat cannot take an option."""
    actions: Actions
    layout: Layout
    """How options and positions are numbers for agents that learn."""
    train: Callable[[], Callable[[Ints, int, int, Ints, Ints, Ints], int]]
    """The door to batches and observations, which is compiled when it is first used; see `core/stepping.py`."""
    describe: Describer
    """Owed choices and events in words."""
    cards: Mapping[str, int]
    """The number of each card by its key."""
    resources: tuple[str, ...]
    """What the columns of stock and production are called."""


class _Answers(threading.local):
    def __init__(self) -> None:
        self.out: Ints = np.zeros(MAX_OPTIONS, np.int32)


_answers = _Answers()


class BaseGame:
    """One game. Make it with the `new_game` or `load` of its room."""

    rules: ClassVar[Rules]

    def __init__(self, setup: Mapping[str, Any], seed: int | str) -> None:
        self.seed = seed
        self.moves: list[Move] = []
        self._rng = np.zeros(4, np.int64)
        self.state = blank(self.rules.dtype)
        self.setup = self.rules.plan.fill(self.state, setup)
        self.state.rng[:] = new_rng(seed)
        self._call(SET_UP)
        self._reveals = [int(self.state.reveals)]

    @classmethod
    def of_position(cls: type[G], memory: Ints, setup: Mapping[str, Any]) -> G:
        """A game that stands at a position, with no moves to go back to."""
        game = object.__new__(cls)
        game.seed, game.moves, game.setup = "", [], dict(setup)
        game._rng = np.zeros(4, np.int64)
        game.state = record_at(memory.copy(), cls.rules.dtype)
        game._reveals = [int(game.state.reveals)]
        return game

    def stand_at(self, state: Record, moves: Sequence[Move]) -> None:
        """Go on from a stored position that these moves led to; none of them can be taken back."""
        self.state, self.moves = state, list(moves)
        self._reveals = [*range(-len(self.moves), 0), int(state.reveals)]

    @property
    def _out(self) -> Ints:
        """Room for an answer. Each thread has its own, since a page may ask while another one does."""
        return _answers.out

    def _call(self, what: int, seat: int = 0, argument: int = 0) -> int:
        result = int(self.rules.engine(memory_of(self.state), what, seat, argument, self._rng, self._out))
        if self.state["fault"]:
            raise TharsisError(f"the rules met an inner limit (fault {self.state.fault}); the position is saved with the game")
        return result

    # --- what is there -------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def rounds(self) -> int:
        """How many rounds or generations were played."""
        raise TharsisError(f"{type(self).__name__} counts no rounds")

    @property
    def won(self) -> bool | None:
        """Whether those who play against the game itself have won; None where players play against each other."""
        raise TharsisError(f"{type(self).__name__} knows no victory")

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on."""
        raise TharsisError(f"{type(self).__name__} knows no victory")

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats that owe a choice; () when the game is over."""
        return seats_of(self._call(TO_MOVE))

    def options(self, seat: int) -> list[Option]:
        """Legal options of a seat, in a stable order. Empty when it owes no choice."""
        self._check_seat(seat)
        if seat not in self.to_move:
            return []
        count = self._call(OPTIONS, seat)
        return [self._option(int(number)) for number in self._out[:count]]

    def _option(self, number: int) -> Option:
        return Option(number, self.rules.notation.text(number))

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalMove(f"seat {seat!r}: this game has seats 0 to {self.players - 1}")

    # --- playing -------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str | int) -> None:
        """Carry out an option: an Option, its text, or its number."""
        self._check_seat(seat)
        number = self.rules.notation.parse(option) if isinstance(option, str) else int(option)
        text = self.rules.notation.text(number)
        self._check_legal(seat, number, text)
        self._call(CHOOSE, seat, number)
        self.moves.append(Move(seat, number))
        self._reveals.append(int(self.state.reveals))

    def _check_legal(self, seat: int, number: int, text: str) -> None:
        if self.over:
            raise IllegalMove(f"{text!r}: the game is over")
        if seat not in self.to_move:
            raise IllegalMove(f"{text!r}: seat {seat} owes no choice; seats that do: {list(self.to_move)}")
        count = self._call(OPTIONS, seat)
        if number not in self._out[:count]:
            reasons = "; ".join(str(reason) for reason in self.rules.explain(self.state, seat, text))
            raise IllegalMove(f"{text!r}: {reasons or 'not among the options of seat ' + str(seat)}")

    def play_random(self, seed: int | str, moves: int = 1_000_000, *, eager: bool = False) -> int:
        """Play random moves on the record, without noting them; for simulations. Returns how many were made."""
        self._rng[:] = new_rng(seed)
        return self._call(RANDOM, EAGER if eager else 0, moves)

    def why_not(self, seat: int, card: str, verb: str = "play") -> list[Any]:
        """Everything that keeps the seat from playing the card now, or from its action (`use`); empty if it can."""
        self._check_seat(seat)
        return self.rules.explain(self.state, seat, f"{verb} {card}")

    # --- questions about a position ------------------------------------------------------------------------------

    def price(self, seat: int, option: Option | str) -> Price | None:
        """What an option costs the seat now and what it has for that, whether it is offered or not; None for what is free."""
        self._check_seat(seat)
        number = self.rules.notation.parse(str(option))
        if self._call(PRICE, seat, number) == UNPRICED:
            return None
        resource, amount, funds, ready = map(int, self._out[:4])
        return Price(self.rules.resources[resource], amount, funds, ready)

    def money(self, seat: int) -> int:
        """M€ that the seat can pay for anything, heat counted where it may pay; cards are not sold for it."""
        self._check_seat(seat)
        return self._call(MONEY, seat)

    def points_of(self, seat: int, card: str) -> int:
        """What the card brings the seat in front of whom it lies, as things stand."""
        self._check_seat(seat)
        if card not in self.rules.cards:
            raise UnknownOption(f"{card!r} is no card of {self.rules.name}")
        return self._call(POINTS, seat, self.rules.cards[card])

    def questions(self, seat: int) -> list[Question]:
        """Everything the seat owes; what it is asked now comes first."""
        self._check_seat(seat)
        return self.rules.describe.questions(self.state, seat)

    def question(self, seat: int) -> Question | None:
        """What the seat is asked, for a seat only; spectators are asked nothing."""
        owed = self.questions(seat) if seat >= 0 else []
        return owed[0] if owed else None

    def happened(self) -> list[Event]:
        """What the last move did, hidden cards and all; `events` is for those who may not know these."""
        return self.rules.describe.happened(self.state)

    def events(self, seat: int = -1) -> list[Event]:
        """What the last move did, as far as the seat may know it."""
        return self.rules.describe.happened(self.observe(seat))

    def owner(self, card: str) -> int | None:
        """The seat in front of whom the card lies face up."""
        zone = int(self.state.zone[self.rules.cards[card]]) if card in self.rules.cards else 0
        return zone - TABLEAU if TABLEAU <= zone < TABLEAU + self.players else None

    def income(self, seat: int) -> dict[str, int]:
        """How a production phase would change what the seat has, as things stand; what does not change is left out."""
        self._check_seat(seat)
        count = self._call(INCOME, seat)
        changes = zip(self.rules.resources, self._out[:count], strict=True)
        return {name: int(change) for name, change in changes if change}

    def goals(self) -> tuple[Goal, ...]:
        """Milestones and awards with everybody's standing, where the game has such goals."""
        return ()

    # --- going back ----------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many of the last moves the seat may take back: nothing was revealed since, and nobody else has acted."""
        count = 0
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat != seat or self._reveals[at + 1] != self._reveals[at]:
                break
            count += 1
        return count

    def undo(self, seat: int, moves: int = 1) -> None:
        self._check_seat(seat)
        if not 0 < moves <= self.undoable(seat):
            raise IllegalMove(f"seat {seat} can take back {self.undoable(seat)} moves, not {moves}")
        self._replay(self.moves[:-moves])

    def _replay(self, moves: Sequence[Move]) -> None:
        again = type(self)(self.setup, self.seed)
        for move in moves:
            again.choose(*move)
        self.__dict__.update(again.__dict__)

    def at(self: G, move: int) -> G:
        """The same game after so many moves."""
        earlier = type(self)(self.setup, self.seed)
        for step in self.moves[:move]:
            earlier.choose(*step)
        return earlier

    def arrange(self, what: int, seat: int = 0, argument: int = 0) -> None:
        """Set a part of a scene for a test. No move leads here: such a game has no save."""
        if what not in SCENES:
            raise TharsisError(f"{what} sets no scene; allowed: {', '.join(map(str, SCENES))}")
        self._call(what, seat, argument)

    # --- what a seat may know ------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Record:
        """The record as this seat may see it; −1 is a spectator."""
        seen = copy_record(self.state)
        self.rules.engine(memory_of(seen), HIDE, seat, 0, self._rng, self._out)
        return seen

    def redeal(self, seat: int, rng: Ints) -> Record:
        """A record that looks the same to this seat, with everything it cannot know dealt anew."""
        dealt = copy_record(self.state)
        self.rules.engine(memory_of(dealt), REDEAL, seat, 0, rng, self._out)
        return dealt

    def tensor(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know as one row of numbers; see `rules.layout.sections`."""
        self._check_seat(seat)
        row = room_for(self.rules.layout.size)
        self.rules.train()(memory_of(self.observe(seat)), SEE, seat, self._rng, row, self._rng)
        return row.view(np.float32)[: self.rules.layout.size]

    def view(self, seat: int = -1) -> dict[str, Any]:
        """JSON-able; only what the seat may see."""
        view = self.rules.view(self.observe(seat), seat)
        view["moves"] = len(self.moves)
        view["to_move"] = list(self.to_move)
        return view

    def scores(self) -> list[dict[str, int]]:
        """Per seat: the total and its parts."""
        return [self._score(seat) for seat in range(self.players)]

    def _score(self, seat: int) -> dict[str, int]:
        total = self._call(SCORE, seat)
        return {"total": total} | dict(zip(self.rules.score_parts, map(int, self._out), strict=False))

    # --- copies and saves ----------------------------------------------------------------------------------------

    def copy(self: G) -> G:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = copy_record(self.state)
        twin.setup = dict(self.setup)
        twin.moves, twin._reveals = list(self.moves), list(self._reveals)
        twin._rng = self._rng.copy()
        return twin

    def __deepcopy__(self: G, memo: dict[int, Any]) -> G:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"state": self.state.tobytes()}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts)
        self.state = record_at(np.frombuffer(parts["state"], np.uint8).copy(), self.rules.dtype)

    def save(self) -> bytes:
        """Everything needed to go on: set-up, seed, moves, rules version, and the position itself."""
        return json.dumps({
            "tharsis": SAVE_FORMAT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "setup": self.setup,
            "seed": self.seed,
            "moves": [[move.seat, self.rules.notation.text(move.option)] for move in self.moves],
            "position": base64.b64encode(zlib.compress(self.state.tobytes())).decode(),
        }, ensure_ascii=False).encode()  # fmt: skip

    @classmethod
    def load(cls: type[G], data: bytes) -> G:
        """A saved game. Its position must be what its moves lead to."""
        save = read_save(data, cls.rules)
        try:
            game = cls(save["setup"], save["seed"])
            for seat, text in save["moves"]:
                game.choose(seat, text)
        except (TharsisError, TypeError) as error:
            raise BadSave(f"the save's moves cannot be played: {error}") from None
        if game.state.tobytes() != _position(save, cls.rules):
            raise BadSave("the save's position is not what its moves lead to")
        return game


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def room_for(numbers: int) -> Ints:
    """A buffer for so many numbers that the door takes: it is made of whole answers."""
    return np.zeros(-(-numbers // MAX_OPTIONS) * MAX_OPTIONS, np.int32)


def read_save(data: bytes, rules: Rules) -> dict[str, Any]:
    """The parts of a save, each of the right kind."""
    if len(data) > MAX_SAVE:
        raise BadSave(f"a save of {len(data)} bytes is too large")
    try:
        save = json.loads(data)
    except (ValueError, RecursionError):
        raise BadSave("this is no Tharsis save: it is not JSON") from None
    if not isinstance(save, dict) or save.get("tharsis") != SAVE_FORMAT:
        raise BadSave(f"this is no Tharsis save of format {SAVE_FORMAT}")
    if save.get("game") != rules.name:
        raise BadSave(f"this is a save of {save.get('game')!r}, not of {rules.name!r}")
    if save.get("rules") != rules.version:
        raise BadSave(f"the save follows rules {save.get('rules')!r}; these are {rules.version!r}")
    wanted = {"setup": dict, "seed": int | str, "moves": list, "position": str}
    for key, kind in wanted.items():
        if not isinstance(save.get(key), kind):
            raise BadSave(f"the save has no proper {key!r}")
    if not all(isinstance(move, list) and len(move) == 2 and isinstance(move[1], str) for move in save["moves"]):
        raise BadSave("the save has no proper 'moves'")
    return save


def _position(save: dict[str, Any], rules: Rules) -> bytes:
    try:
        position = zlib.decompress(base64.b64decode(save["position"], validate=True))
    except (ValueError, zlib.error):
        raise BadSave("the save has no proper 'position'") from None
    if len(position) != rules.dtype.itemsize:
        raise BadSave("the save has no proper 'position'")
    return position


def new_seed() -> str:
    """A seed that nobody can guess from the cards they hold."""
    return secrets.token_hex(16)


__all__ = [
    "BadSave",
    "BaseGame",
    "Event",
    "Goal",
    "Move",
    "Option",
    "Price",
    "Question",
    "Rules",
    "UnknownOption",
    "new_seed",
]
