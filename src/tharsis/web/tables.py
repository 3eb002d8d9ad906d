"""The table of whichever game is played."""

from __future__ import annotations

from tharsis.core.game import BaseGame
from tharsis.web.ares import table as ares
from tharsis.web.ares.happenings import STYLE as ARES_STYLE
from tharsis.web.live import LiveGame
from tharsis.web.mars import table as mars
from tharsis.web.mars.news import STYLE as MARS_STYLE
from tharsis.web.news import Style
from tharsis.web.records import Table
from tharsis.web.scene import Look
from tharsis.web.texts import Texts


def table(live: LiveGame, seat: int, t: Texts, look: Look | None = None) -> Table:
    if live.row.game == "ares":
        return ares.table(live, seat, t, look)
    return mars.table(live, seat, t, look)


def past_table(live: LiveGame, earlier: BaseGame, seat: int, t: Texts) -> Table:
    if live.row.game == "ares":
        return ares.past_table(live, earlier, seat, t)
    return mars.past_table(live, earlier, seat, t)


def style_of(live: LiveGame) -> Style:
    return ARES_STYLE if live.row.game == "ares" else MARS_STYLE
