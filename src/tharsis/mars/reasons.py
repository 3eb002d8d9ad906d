"""Why a card of Mars cannot be played or used."""

from __future__ import annotations

from tharsis.cards.reasons import Book
from tharsis.mars.cards import CARDS
from tharsis.mars.engine import engine
from tharsis.mars.tables import INDEX, ROWS

explain = Book("Mars", CARDS, INDEX, ROWS, engine).explain
