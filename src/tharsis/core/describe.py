"""Owed choices and events in words.

A game declares which facts each kind of frame and of event holds; from that declaration comes what the view, the JSON API, the
pages and the testing kit read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from tharsis.core.frames import CARD, KIND, A, E
from tharsis.core.types import Game

Word = str | int | None
Facts = tuple[str, ...]
"""The names of a row's numbers, in order. One that begins with an underscore is for the rules alone."""
KEPT_EVENTS = 20_000


@dataclass(frozen=True, slots=True)
class Question:
    """A choice that a seat owes."""

    kind: str
    card: str | None
    """The card whose words lead to it."""
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    def as_json(self) -> dict[str, Word]:
        return {"kind": self.kind, "card": self.card, **self.facts}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a move did."""

    kind: str
    seat: int
    cause: str | None
    """The card that it comes of, or what else a game gives a key."""
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    def without_card(self) -> Event:
        """As it is told to those who may not know the card."""
        return replace(self, facts={**self.facts, "card": None})

    def as_json(self) -> dict[str, Word]:
        return {"kind": self.kind, "seat": self.seat, "cause": self.cause, **self.facts}


def column_of(frames: Mapping[Any, Facts], ask: int, fact: str) -> int:
    """The place in a frame of this kind where the fact lies, for compiled code that reads frames."""
    facts = [each.lstrip("_") for each in frames[ask]]
    if fact not in facts:
        raise ValueError(f"{ask!r} holds no {fact!r}; there are {', '.join(each for each in facts if each)}")
    return A + facts.index(fact)


def named(names: tuple[str, ...], first: int = 0) -> Callable[[int], Word]:
    """Numbers from `first` on stand for these names, all others for nothing."""
    return lambda number: names[number - first] if 0 <= number - first < len(names) else None


@dataclass(frozen=True)
class Describer:
    """How one game's rows are read."""

    asks: Mapping[int, str]
    """The names of the kinds of frame, and below those of the kinds of event, by number."""
    frames: Mapping[Any, Facts]
    happenings: Mapping[int, str]
    events: Mapping[Any, Facts]
    private: frozenset[str]
    """Kinds of event whose card only their own seat may know."""
    words: Mapping[str, Callable[[int], Word]]
    """What the numbers of a fact mean, by its name; those of other facts are amounts."""

    def questions(self, game: Game, seat: int) -> list[Question]:
        """All that the seat owes; what is asked now comes first."""
        depth = int(game.depth[seat]) if seat >= 0 else 0
        return [self._question(row) for row in reversed(game.frames[seat, :depth].tolist())] if depth else []

    def happened(self, game: Game) -> list[Event]:
        """What the last move did."""
        return [self._known(*row) for row in game.events[: int(game.event_count)].tolist()]

    @cached_property
    def _known(self) -> Callable[..., Event]:
        """Most of what happens has happened before: games that are kept share their events."""
        return lru_cache(KEPT_EVENTS)(self._event)

    def _question(self, row: list[int]) -> Question:
        return Question(self.asks[row[KIND]], self._card(row[CARD]), self._facts(self.frames[row[KIND]], row[A : E + 1]))

    def _event(self, kind: int, seat: int, first: int, second: int, cause: int) -> Event:
        word = self._word("cause", cause)
        told = self._facts(self.events[kind], [first, second])
        return Event(self.happenings[kind], seat, word if isinstance(word, str) else None, told)

    def _facts(self, names: Facts, numbers: list[int]) -> dict[str, Word]:
        pairs = zip(names, numbers, strict=False)
        return {name: self._word(name, number) for name, number in pairs if not name.startswith("_")}

    def _word(self, name: str, number: int) -> Word:
        return self.words[name](number) if name in self.words else number

    def _card(self, number: int) -> str | None:
        word = self._word("card", number)
        return word if isinstance(word, str) else None
