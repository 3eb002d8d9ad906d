"""A hint for the World Government's question; it has no words on cards."""

from __future__ import annotations

from tharsis.cards.words import Word
from tharsis.text.guide.first_game import by_ask
from tharsis.text.icon_rules import Rule

ICONS: dict[type[Word], Rule] = {}
HINTS = by_ask("mars", {"GOVERN": ("govern", "end-end")})
