"""What beside M€ may pay for a card, as tables: metals, and cubes on cards that pay."""

from __future__ import annotations

import numpy as np

from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.compiler import NOTHING, cube
from tharsis.core.types import Ints
from tharsis.mars.cards import CARDS

_PAYERS = [(i, effect) for i, card in enumerate(CARDS) for effect in card.effects if isinstance(effect, w.CubesPay)]
PAYERS: Ints = np.array([i for i, _ in _PAYERS], np.int16)
PAYER_WORTH: Ints = np.array([effect.worth for _, effect in _PAYERS], np.int16)
"""The cards whose cubes pay for other cards, and what each cube is worth."""
NO_METAL, WITH_STEEL, WITH_TITANIUM, KEEP_CUBE, WITH_CUBES = 0, 1, 2, 4, 8
"""What beside M€ may pay, as bits, from WITH_CUBES on one for each such card. KEEP_CUBE: the card takes one when played."""


def _means(card: Card) -> int:
    """Steel pays for building cards, titanium for space cards (M086, M087, M089), cubes for cards with a tag (V023, V024)."""
    metals = WITH_STEEL * (n.BUILDING in card.tags) | WITH_TITANIUM * (n.SPACE in card.tags)
    return metals | sum(WITH_CUBES << place for place, (_, effect) in enumerate(_PAYERS) if effect.tag in card.tags)


MEANS: Ints = np.array([_means(card) for card in CARDS], np.int16)
TAKES_CUBE: Ints = np.array(
    [next((cube(effect.kind) for effect in card.on_play if isinstance(effect, w.SpendOwnCube)), NOTHING) for card in CARDS],
    np.int8,
)
"""The kind of cube that must be spent when the card is played."""
