"""Every card of Mars, of all modules, in the order that gives each its index: projects, corporations, then other kinds.

Cards of one kind lie in one span, so that a rule about a kind is a loop over its span.
"""

from __future__ import annotations

from tharsis.cards.card import PROJECT, Card
from tharsis.cards.names import BASE, CORPORATE_ERA, CORPORATION
from tharsis.mars.modules import MODULES

_ALL = [card for module in MODULES for card in module.cards]
KINDS = tuple(dict.fromkeys((PROJECT, CORPORATION, *(card.deck for card in _ALL))))
"""The kinds of cards that are dealt apart from each other."""


def _in_order(card: Card) -> tuple[bool, str]:
    """The box has its projects by number, modules theirs as they declare them."""
    in_box = card.deck == PROJECT and card.module in (BASE, CORPORATE_ERA)
    return not in_box, card.number if in_box else ""


CARDS: list[Card] = [card for kind in KINDS for card in sorted((c for c in _ALL if c.deck == kind), key=_in_order)]
SPANS: tuple[tuple[int, int], ...] = tuple(
    (first, first + sum(card.deck == kind for card in CARDS))
    for kind in KINDS
    for first in [next((i for i, card in enumerate(CARDS) if card.deck == kind), len(CARDS))]
)
"""First card of each kind, and the one after its last."""
PROJECTS: list[Card] = CARDS[slice(*SPANS[0])]
CORPORATIONS: list[Card] = CARDS[slice(*SPANS[1])]


def span_of(kind: str) -> tuple[int, int]:
    return SPANS[KINDS.index(kind)]
