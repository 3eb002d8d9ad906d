"""One language: its Fluent files, and the functions its messages may call.

A language is read the first time it is asked for, and no other with it. Every term `-plant` of `terms.ftl` can be called with a
variable, which Fluent itself does not allow: `NOUN($resource, $n, case: "acc")`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from tharsis.cards.module import message_folders, unit_of
from tharsis.cards.names import DEGREES, PERCENT

LANGUAGES = ("en", "uk", "ru", "pl", "it")
ENGLISH = "en"
"""What every message exists in."""
ROOT = Path(__file__).parent

MINUS = "\u2212"
NO_BREAK = "\u00a0"
TIED = re.compile(r"(?<=\d) (?=M€|%|°C)|(?<=\s\w) ")
"""Spaces at which no line may end: before a unit, and after a word of one letter or digit (*w*, *z*, *3*)."""
Argument = str | int


class MissingMessage(LookupError):
    """The language has no such message or noun."""


class BrokenMessage(ValueError):
    """A message uses a variable, a term or a function that is not there."""


def digits(n: int) -> str:
    return f"{MINUS}{-n}" if n < 0 else str(n)


def tied(text: str) -> str:
    """The text with no-break spaces where no line may end."""
    return TIED.sub(NO_BREAK, text)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else digits(n)


def message_id(*parts: str) -> str:
    """`card`, `deep_well_heating` → `card-deep-well-heating`."""
    return "-".join(part.replace("_", "-") for part in parts if part)


def sources(code: str) -> list[Path]:
    """The Fluent files of a language: titles, terms, cards, prompts, reasons, events, ui, and what modules bring."""
    folders = [ROOT, *map(Path, message_folders())]
    return [path for folder in folders for path in sorted((folder / code).glob("*.ftl"))]


def parse(source: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(source)


def nouns_of(resource: ast.Resource) -> ast.Resource:
    """A copy of each term as a message, which takes variables."""
    return ast.Resource([
        ast.Message(ast.Identifier(f"noun-{entry.id.name}"), entry.value)
        for entry in resource.body
        if isinstance(entry, ast.Term)
    ])  # fmt: skip


class Language:
    """The messages of one language."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise MissingMessage(f"no language {code!r}; there are {', '.join(LANGUAGES)}")
        self.code = code
        functions: dict[str, Any] = {
            "NOUN": self.noun, "COUNT": self.count, "NAME": self.name, "VALUE": self.value,
            "PERCENT": self.percent, "DEGREES": self.degrees, "SIGNED": signed,
        }  # fmt: skip
        self.bundle = FluentBundle([code], functions=functions, use_isolating=False)
        for path in sources(code):
            resource = parse(path.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.bundle.add_resource(nouns_of(resource))

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such a part of it: `word-gain.alone`."""
        key, _, part = key.partition(".")
        return bool(self.bundle.has_message(key) and (not part or part in self.bundle.get_message(key).attributes))

    def message(self, key: str, mood: str = "", /, **arguments: Argument) -> str:
        """The text of a message, or of one part of it: `ask-buy.total`. A mood is a part taken only where there is one."""
        key, _, part = key.partition(".")
        if not self.bundle.has_message(key):
            raise MissingMessage(f"{self.code}: {key}")
        entry = self.bundle.get_message(key)
        pattern = entry.attributes.get(part) if part else entry.attributes.get(mood, entry.value)
        if pattern is None:
            raise MissingMessage(f"{self.code}: {key}.{part}")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0] if isinstance(errors[0], MissingMessage) else BrokenMessage(f"{self.code}: {key}: {errors[0]}")
        return str(text)

    # --- functions for messages --------------------------------------------------------------------------------------

    def noun(self, key: str, n: Argument = "", *, of: str = "", **forms: Argument) -> str:
        """The noun in the form that goes with `n`, without the number. No number: the bare noun."""
        return self.message(message_id("noun", of, key), **{"case": "", "form": "", "n": n, **forms})

    def count(self, key: str, n: int, *, of: str = "", **forms: Argument) -> str:
        """The number and its noun on one line. Where a noun has no plural, its form `unit` is counted: 3 unità di Calore."""
        return f"{digits(int(n))}{NO_BREAK}{self.noun(key, abs(int(n)), of=of, **{'form': 'unit', **forms})}"

    def name(self, key: str, *, of: str) -> str:
        """What is printed on a card, tile, board: `NAME($card, of: "card")`."""
        return self.message(message_id(of, key))

    def percent(self, n: int) -> str:
        return self.message("format-percent", n=digits(int(n)))

    def degrees(self, n: int) -> str:
        return self.message("format-degrees", n=signed(int(n)))

    def value(self, parameter: str, n: int) -> str:
        """The value of a global parameter as its track shows it."""
        unit = unit_of(parameter)
        if unit == DEGREES:
            return self.degrees(n)
        return self.percent(n) if unit == PERCENT else digits(int(n))


def language(code: str) -> Language:
    """The language with the messages of all modules that are known by now."""
    return _language(code, message_folders())


@cache
def _language(code: str, folders: tuple[str, ...]) -> Language:
    return Language(code)


def game_message(lang: str, game: str, key: str, /, **arguments: Argument) -> str:
    """A message that one game may say otherwise: `ares-ask-sell` where there is one, else `ask-sell`."""
    tongue = language(lang)
    own = f"{game}-{key}"
    return tongue.message(own if tongue.has(own.partition(".")[0]) else key, **arguments)


def message(lang: str, key: str, /, **arguments: Argument) -> str:
    """Any message of a language: `message("en", "reason-price", short=3)`."""
    return language(lang).message(key, **arguments)
