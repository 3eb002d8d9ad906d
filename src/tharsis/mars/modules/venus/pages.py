"""What Venus Next adds to the pages: the icons and names of its options."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.core.game import BaseGame
from tharsis.mars.modules.venus.numbers import VENUS
from tharsis.web.bits import Reader
from tharsis.web.mars.answers import card_icon
from tharsis.web.mars.cards import card_of

PROJECT_ICONS = {"air_scrapping": "param-venus"}
RAISES = {"standard air_scrapping": VENUS}


def icon(verb: str, parts: Sequence[str]) -> str | None:
    return card_icon(card_of(parts[0])) if verb == "repeat" else None


def name(option: str, game: BaseGame, seat: int, reader: Reader) -> str | None:
    verb, *parts = option.split()
    return reader.t("do-repeat", card=parts[0]) if verb == "repeat" else None
