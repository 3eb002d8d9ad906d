"""Why a card of Ares Expedition cannot be played or used."""

from __future__ import annotations

from tharsis.ares.cards import CARDS
from tharsis.ares.engine import engine
from tharsis.ares.state import Phase
from tharsis.ares.tables import INDEX, ROWS
from tharsis.cards.reasons import Book

explain = Book("Ares Expedition", CARDS, INDEX, ROWS, engine, [phase.name.lower() for phase in Phase]).explain
