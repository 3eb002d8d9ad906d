"""What a bot is, and how bots are found by name.

A bot has one method, `choose(view, options, clock)`, and answers with one of the options. `view.record` is the observation as
a NumPy record, `view.json` the same in words. Bots of other packages are found through the entry point group `tharsis.bots`.
"""

from __future__ import annotations

import inspect
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from typing import Any, Protocol

from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame, Option, Rules
from tharsis.core.types import Record

GROUP = "tharsis.bots"
ALWAYS = 1e9


class UnknownBot(TharsisError):
    """A bot that nobody has registered, or settings it does not take."""


@dataclass(frozen=True)
class View:
    """What a seat may know: its observation of the game."""

    rules: Rules
    record: Record
    seat: int

    @classmethod
    def of(cls, game: BaseGame, seat: int) -> View:
        return cls(game.rules, game.observe(seat), seat)

    @property
    def game(self) -> str:
        return self.rules.name

    @cached_property
    def json(self) -> dict[str, Any]:
        return self.rules.view(self.record, self.seat)


@dataclass
class Clock:
    """Time for one choice. A bot's own budget and the table's limit both bind it."""

    limit: float = ALWAYS
    started: float = field(default_factory=time.perf_counter)

    @property
    def spent(self) -> float:
        return time.perf_counter() - self.started

    def left(self, budget: float = ALWAYS) -> float:
        """Seconds left of a budget and of the limit."""
        return min(budget, self.limit) - self.spent


class Bot(Protocol):
    def choose(self, view: View, options: Sequence[Option], clock: Clock) -> Option: ...


Factory = Callable[..., Bot]
_FACTORIES: dict[str, Factory] = {}


def register(name: str) -> Callable[[Factory], Factory]:
    """Make a bot known by name: `@register("cautious")` before its class."""

    def note(factory: Factory) -> Factory:
        _FACTORIES[name] = factory
        return factory

    return note


def bot_names() -> list[str]:
    return sorted({*_FACTORIES, *(point.name for point in entry_points(group=GROUP))})


def _factory(name: str) -> Factory:
    if name not in _FACTORIES:
        for point in entry_points(group=GROUP):
            if point.name == name:
                _FACTORIES[name] = point.load()
    if name not in _FACTORIES:
        raise UnknownBot(f"there is no bot {name!r}; known: {', '.join(bot_names())}")
    return _FACTORIES[name]


_SHORT = {"s": ("seconds", float), "n": ("games", int), "t": ("threads", int)}


def parse_spec(spec: str) -> tuple[str, dict[str, Any]]:
    """`search:2s,threads=1` → its name and settings. 2s is seconds, 200n games, 2t threads."""
    name, _, rest = spec.partition(":")
    settings: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        short = re.fullmatch(r"([0-9.]+)([snt])", part)
        if short and not equals:
            word, kind = _SHORT[short[2]]
            settings[word] = _number(spec, short[1], kind)
            if not settings[word]:
                raise UnknownBot(f"{spec!r}: {part!r} is no time to think; allowed: anything above 0")
        elif equals:
            settings[key] = _number(spec, value, float) if re.fullmatch(r"-?[0-9.]+", value) else value
        else:
            raise UnknownBot(f"{spec!r}: {part!r} is no setting; write 2s, 200n, 2t or name=value")
    return name, settings


def _number(spec: str, text: str, kind: Callable[[str], Any]) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise UnknownBot(f"{spec!r}: {text!r} is no proper number") from None


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """A bot from its name and settings. It is told the seed if it takes one."""
    name, settings = parse_spec(spec)
    factory = _factory(name)
    takes = inspect.signature(factory).parameters
    unknown = [key for key in settings if key not in takes]
    if unknown:
        raise UnknownBot(f"{spec!r}: bot {name!r} takes no setting {unknown[0]!r}")
    if "seed" in takes:
        settings["seed"] = seed
    return factory(**settings)


def play_move(game: BaseGame, seat: int, bot: Bot, limit: float = ALWAYS) -> Option:
    """Let a bot make one move; choices with one option are made without asking it."""
    options = game.options(seat)
    clock = Clock(limit)
    option = options[0] if len(options) == 1 else bot.choose(View.of(game, seat), options, clock)
    game.choose(seat, option)
    return option


def play_game(game: BaseGame, bots: Sequence[Bot]) -> int:
    """Play a game to its end, one bot for each seat; how many moves were made."""
    while not game.over:
        seat = game.to_move[0]
        play_move(game, seat, bots[seat])
    return len(game.moves)
