"""How to play, told once for all languages: what is said where, which rules it covers, and hints for a first game.

The words are in the files `guide_*.ftl` of each language.
"""

from __future__ import annotations

from collections.abc import Mapping

from tharsis.cards.module import modules_of, part
from tharsis.text.guide import first_game
from tharsis.text.guide.ares import ARES
from tharsis.text.guide.first_game import Hint
from tharsis.text.guide.marks import Piece, bare, pieces
from tharsis.text.guide.mars import AFTER_MODULES, MARS
from tharsis.text.guide.model import Block, Book, Chapter, Section, book

GAMES = ("mars", "ares")
_HINTS: Mapping[str, Mapping[str, Hint]] = {"mars": first_game.MARS, "ares": first_game.ARES}


def book_of(game: str) -> Book:
    """How to play the game, with the chapters of its modules, which are known once the game is imported."""
    if game != "mars":
        return book(game, *ARES)
    texts = [part(module.texts) for module in modules_of(game) if module.texts]
    return book(game, *MARS, *(chapter for each in texts for chapter in getattr(each, "CHAPTERS", ())), *AFTER_MODULES)


def hints(game: str) -> Mapping[str, Hint]:
    """The hint for each kind of choice, by the name of its `Ask`: `hints("mars")["BUY"]`."""
    added = [part(module.texts) for module in modules_of(game) if module.texts]
    return {**_HINTS[game], **{ask: hint for each in added for ask, hint in each.HINTS.items()}}


def hint_for(game: str, ask: str) -> Hint | None:
    """None where a choice explains itself."""
    return hints(game).get(ask)


__all__ = ["GAMES", "Block", "Book", "Chapter", "Hint", "Piece", "Section", "bare", "book_of", "hint_for", "hints", "pieces"]
