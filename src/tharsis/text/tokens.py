"""What rows of icons are made of, the same in every language. The web page and the terminal both draw from rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tharsis.cards.names import ANIMAL, LIFE, MICROBE, OCEANS
from tharsis.text.bundle import signed

ICON, WORD, ARROW, COLON, SLASH, NOTE = "icon", "word", "arrow", "colon", "slash", "note"
BOX, PLAY, FIRST, ACTION, EFFECT = "production", "play", "first", "action", "effect"


@dataclass(frozen=True, slots=True)
class Token:
    """One thing in a row. An icon has a symbol of icons.svg and what stands before it; a word is a message `icon-…`."""

    kind: str
    symbol: str = ""
    text: str = ""
    anyone: bool = False
    """In a red frame: any player's."""
    production: bool = False
    """On brown."""
    track: str = ""
    """A global parameter: the text goes on with its level as the track shows it, in the reader's language."""
    level: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    kind: str
    tokens: tuple[Token, ...]


Tokens = tuple[Token, ...]

TO, SO, PER, STAR = Token(ARROW), Token(COLON), Token(SLASH), Token(NOTE, text="*")

CUBE_SYMBOLS = {"any": "cube-any", "": "cube-any"}


# --- small pieces ----------------------------------------------------------------------------------------------------


def icon(symbol: str, text: str = "", anyone: bool = False) -> Token:
    return Token(ICON, symbol, text, anyone)


def word(key: str) -> Token:
    return Token(WORD, text=key)


def resource(key: str) -> str:
    return "card" if key == "card" else f"res-{key}"


def cube(kind: str) -> str:
    return CUBE_SYMBOLS.get(kind, f"cube-{kind}")


def parameter_symbol(key: str) -> str:
    return "param-ocean" if key == OCEANS else f"param-{key}"


def tile(key: str) -> str:
    return f"tile-{key.replace('_', '-')}"


def joined(groups: Iterable[Sequence[Token]], between: Token) -> Tokens:
    out: list[Token] = []
    for group in groups:
        out += [between, *group] if out else group
    return tuple(out)


def on_brown(tokens: Iterable[Token]) -> Tokens:
    return tuple(replace(token, production=True) for token in tokens)


def counted(each: int, symbols: Sequence[Token]) -> Tokens:
    first = replace(symbols[0], text=str(each)) if each > 1 else symbols[0]
    return (first, *symbols[1:])


def lost(symbol: str, number: int, anyone: bool = False) -> Tokens:
    return (icon(symbol, signed(-number), anyone),)


def life(kind: str, text: str) -> Tokens:
    if kind == LIFE:
        return (icon(cube(MICROBE), text), PER, icon(cube(ANIMAL)))
    return (icon(cube(kind), text),)
