"""One text for every option: `play asteroid`, `pay steel 3`, `place greenery 34`.

Tests, logs, saves, the command line, bots and URLs all use it. An option is a number, kind × 4096 + argument; the argument is
made of parts, each from its own domain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from tharsis.core.errors import UnknownOption

ARGUMENTS = 4096


@dataclass(frozen=True)
class Domain:
    """Names for the numbers from `first` on; without names, the numbers speak for themselves."""

    size: int
    names: tuple[str, ...] = ()
    first: int = 0

    def text(self, number: int) -> str:
        if not self.names:
            return str(number)
        if not 0 <= number - self.first < len(self.names):
            raise UnknownOption(f"{number} stands for none of {_some(self.names)}")
        return self.names[number - self.first]

    def number(self, text: str) -> int:
        if self.names:
            if text not in self.names:
                raise UnknownOption(f"{text!r} is none of {_some(self.names)}")
            return self.names.index(text) + self.first
        if not text.isdecimal() or int(text) >= self.size:
            raise UnknownOption(f"{text!r} is not a whole number below {self.size}")
        return int(text)


def _some(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 12 else f"the {len(names)} names known here"


@dataclass(frozen=True)
class Verb:
    kind: int
    word: str
    parts: tuple[Domain, ...] = ()

    @property
    def count(self) -> int:
        """How many different arguments it has room for."""
        return prod(part.size for part in self.parts)

    def text(self, argument: int) -> str:
        words = []
        for part in reversed(self.parts[1:]):
            argument, number = divmod(argument, part.size)
            words.append(part.text(number))
        if self.parts:
            words.append(self.parts[0].text(argument))
        return " ".join([self.word, *reversed(words)])

    def argument(self, words: Sequence[str]) -> int:
        if len(words) != len(self.parts):
            raise UnknownOption(f"{self.word!r} takes {len(self.parts)} words after it, not {len(words)}")
        argument = 0
        for part, word in zip(self.parts, words, strict=True):
            argument = argument * part.size + part.number(word)
        return argument


class Notation:
    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(sorted(verbs, key=lambda verb: verb.kind))
        self._by_kind = {verb.kind: verb for verb in verbs}
        self._by_word = {verb.word: verb for verb in verbs}

    def text(self, option: int) -> str:
        kind, argument = divmod(option, ARGUMENTS)
        if option < 0 or kind not in self._by_kind:
            raise UnknownOption(f"{option} is the number of no option")
        return self._by_kind[kind].text(argument)

    def parse(self, text: str) -> int:
        words = text.split()
        verb = self._by_word.get(words[0]) if words else None
        if verb is None:
            raise UnknownOption(f"{text!r}: an option begins with one of {', '.join(sorted(self._by_word))}")
        return verb.kind * ARGUMENTS + verb.argument(words[1:])


class Option(int):
    """An option is its number; its text is its notation."""

    text: str

    def __new__(cls, number: int, text: str) -> Option:
        option = super().__new__(cls, number)
        option.text = text
        return option

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def verb(self) -> str:
        return self.text.split(" ", 1)[0]

    @property
    def parts(self) -> list[str]:
        return self.text.split(" ")[1:]
