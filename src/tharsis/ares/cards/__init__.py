"""Every card of Ares Expedition, in the order that gives each its index: projects by number, then corporations."""

from __future__ import annotations

from tharsis.ares.cards import blue, corporations, green, red
from tharsis.cards.card import Card

PROJECTS: list[Card] = blue.CARDS + red.CARDS + green.CARDS
CORPORATIONS: list[Card] = corporations.CARDS
CARDS: list[Card] = PROJECTS + CORPORATIONS
