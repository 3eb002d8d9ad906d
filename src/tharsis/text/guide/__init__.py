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
from tharsis.text.guide.mars import MARS
from tharsis.text.guide.model import Block, Book, Chapter, Section

BOOKS: Mapping[str, Book] = {"mars": MARS, "ares": ARES}
_HINTS: Mapping[str, Mapping[str, Hint]] = {"mars": first_game.MARS, "ares": first_game.ARES}


def hints(game: str) -> Mapping[str, Hint]:
    """The hint for each kind of choice, by the name of its `Ask`: `hints("mars")["BUY"]`."""
    added = [part(module.texts) for module in modules_of(game) if module.texts]
    return {**_HINTS[game], **{ask: hint for each in added for ask, hint in each.HINTS.items()}}


def hint_for(game: str, ask: str) -> Hint | None:
    """None where a choice explains itself."""
    return hints(game).get(ask)


__all__ = ["BOOKS", "Block", "Book", "Chapter", "Hint", "Piece", "Section", "bare", "hint_for", "hints", "pieces"]
