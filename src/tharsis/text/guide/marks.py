"""The marks in a text of the guide: `*word*` is strong, `[res-plant]` an icon, `[birds]` a card by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tharsis.text.bundle import NO_BREAK, ROOT

PLAIN, STRONG, ICON, CARD = "plain", "strong", "icon", "card"
MARK = re.compile(r"\*([^*]+)\*|\[([a-z0-9_-]+)\]")
COUNTED = re.compile(r"(?:(?<=\d)|(?<=\d\*)) (?=[^\W\d_]|[%°*\[])")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a text: words, a symbol of icons.svg, or the key of a card."""

    kind: str
    text: str


@cache
def symbols() -> frozenset[str]:
    sheet = (ROOT / "icons.svg").read_text(encoding="utf-8")
    return frozenset(re.findall(r'<symbol id="([^"]+)"', sheet))


def pieces(text: str) -> list[Piece]:
    """A text with its marks taken apart; a number and what it counts stay on one line."""
    return list(_pieces(COUNTED.sub(NO_BREAK, text)))


def _pieces(text: str) -> Iterator[Piece]:
    end = 0
    for mark in MARK.finditer(text):
        if mark.start() > end:
            yield Piece(PLAIN, text[end : mark.start()])
        strong, key = mark.groups()
        yield Piece(STRONG, strong) if strong else Piece(ICON if key in symbols() else CARD, key)
        end = mark.end()
    if end < len(text):
        yield Piece(PLAIN, text[end:])


def bare(text: str) -> str:
    """The words alone."""
    return MARK.sub(lambda mark: mark[1] or "", text)
