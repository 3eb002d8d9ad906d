"""The base game's box: the base game itself, and the cards with the Corporate Era mark."""

from __future__ import annotations

from tharsis.cards.module import Module
from tharsis.cards.names import BASE, CORPORATE_ERA
from tharsis.core.setup import Setting
from tharsis.mars.modules.box import base, corporate_era, corporations

_CARDS = (*base.CARDS, *corporate_era.CARDS, *corporations.CARDS)
BASE_GAME = Module(BASE, [card for card in _CARDS if card.module == BASE], is_optional=False)
ERA = Module(
    CORPORATE_ERA, [card for card in _CARDS if card.module == CORPORATE_ERA],
    settings=(Setting(CORPORATE_ERA, default=True, minutes=5),),
)  # fmt: skip
