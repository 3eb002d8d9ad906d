"""Every card of Mars, in the order that gives each its index: projects by number, then corporations."""

from __future__ import annotations

from tharsis.cards.card import Card
from tharsis.mars.cards import base, colonies, corporate_era, corporations

PROJECTS: list[Card] = sorted(base.CARDS + corporate_era.CARDS, key=lambda card: card.number) + colonies.CARDS
CORPORATIONS: list[Card] = corporations.CARDS
CARDS: list[Card] = PROJECTS + CORPORATIONS
