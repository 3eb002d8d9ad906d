"""One language for one page. What a language lacks is said in English, so a page is never empty."""

from __future__ import annotations

from functools import lru_cache

from tharsis.cards.card import Card
from tharsis.text.bundle import LANGUAGES, Argument, BrokenMessage, MissingMessage, digits, language, message_id, signed
from tharsis.text.sentences import CardText, card_text

ENGLISH = "en"
NAMES = {"en": "English", "uk": "Українська", "ru": "Русский", "pl": "Polski", "it": "Italiano"}
LONG_TITLE, LONGEST_TITLE, LONG_WORD = 22, 38, 14


class Texts:
    """Callable: `t("ui-deck", n=94)`."""

    def __init__(self, code: str) -> None:
        self.code = code if code in LANGUAGES else ENGLISH

    def __call__(self, key: str, mood: str = "", /, **arguments: Argument) -> str:
        return _said(self.code, key, mood, tuple(arguments.items()))

    def of_game(self, game: str, key: str, /, **arguments: Argument) -> str:
        """A message that one game may say otherwise: `ares-ask-sell` where there is one, else `ask-sell`."""
        own = f"{game}-{key}"
        return self(own if language(ENGLISH).has(own) else key, **arguments)

    def variant(self, message: str, key: str) -> str:
        """The message for one key alone, where there is one, such as one for a parameter that a module adds."""
        own = message_id(message, key)
        return own if language(ENGLISH).has(own) else message

    def name(self, of: str, key: str) -> str:
        """What is printed: `name("tile", "ocean")`."""
        return self(message_id(of, key))

    def noun(self, key: str, n: Argument = 1, of: str = "") -> str:
        """In the form that goes with the number; the bare noun with an empty one."""
        return self._called("noun", key, n, of)

    def count(self, key: str, n: int, of: str = "") -> str:
        return self._called("count", key, n, of)

    def change(self, key: str, n: int) -> str:
        """What is gained or lost, with its sign: +3 plants."""
        return f"{'+' if n > 0 else ''}{self.count(key, n)}"

    def _called(self, function: str, key: str, n: Argument, of: str) -> str:
        return _called(self.code, function, key, n, of)

    def card(self, card: Card) -> CardText:
        try:
            return card_text(card, self.code)
        except (MissingMessage, BrokenMessage):
            return card_text(card, ENGLISH)

    def value(self, parameter: str, n: int) -> str:
        try:
            return language(self.code).value(parameter, n)
        except (MissingMessage, BrokenMessage):
            return language(ENGLISH).value(parameter, n)

    def points(self, value: float) -> str:
        """Points with their sign, to half a point: +6.5, in other languages +6,5; empty for none."""
        halves = round(2 * value)
        text = signed(halves // 2) if halves % 2 == 0 else f"{'+' if halves > 0 else '−'}{abs(halves) // 2}.5"
        return "" if halves == 0 else self.decimal(text)

    def decimal(self, number: str) -> str:
        """A number with a point as it is written in this language."""
        return number if self.code == ENGLISH else number.replace(".", ",")

    digits = staticmethod(digits)
    signed = staticmethod(signed)


@lru_cache(maxsize=20_000)
def _said(code: str, key: str, mood: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Pages say the same things again and again: each is made once."""
    for spoken in (code, ENGLISH):
        try:
            return language(spoken).message(key, mood, **dict(arguments))
        except (MissingMessage, BrokenMessage):
            continue
    return key


@lru_cache(maxsize=20_000)
def _called(code: str, function: str, key: str, n: Argument, of: str) -> str:
    for spoken in (code, ENGLISH):
        try:
            said: str = getattr(language(spoken), function)(key, n, of=of)
            return said
        except (MissingMessage, BrokenMessage):
            continue
    return key


@lru_cache(maxsize=16)
def texts(code: str) -> Texts:
    return Texts(code)


def title_class(title: str) -> str:
    """Long titles are set smaller."""
    if len(title) > LONGEST_TITLE:
        return "longest"
    return "long" if len(title) > LONG_TITLE or any(len(word) > LONG_WORD for word in title.split()) else ""


def best_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


__all__ = ["NAMES", "Texts", "best_language", "texts", "title_class"]
