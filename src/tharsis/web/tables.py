"""The table of whichever game is played."""

from __future__ import annotations

from dataclasses import replace

from tharsis.core.game import BaseGame
from tharsis.web.ares import table as ares
from tharsis.web.ares.asks import name_of as ares_name
from tharsis.web.ares.cards import drawn as ares_drawn
from tharsis.web.ares.happenings import STYLE as ARES_STYLE
from tharsis.web.bits import Reader
from tharsis.web.drafts import Style
from tharsis.web.live import LiveGame
from tharsis.web.mars import answers as mars_answers
from tharsis.web.mars import table as mars
from tharsis.web.mars.cards import drawn as mars_drawn
from tharsis.web.mars.news import STYLE as MARS_STYLE
from tharsis.web.records import Shown, Table
from tharsis.web.scene import Look, Scene, reader_of
from tharsis.web.texts import Texts

NO_MORE = {
    "start_hand": "buy-no-more", "buy": "buy-no-more", "sell": "sell-no-more", "exchange": "exchange-no-more",
    "redraw": "exchange-no-more", "development": "play-no-more", "construction": "play-no-more", "action": "act-no-more",
}  # fmt: skip
LATELY = 6
"""Moves among which a card played last is looked for."""


def table(live: LiveGame, seat: int, t: Texts, look: Look | None = None) -> Table:
    record = ares.table(live, seat, t, look) if live.row.game == "ares" else mars.table(live, seat, t, look)
    return replace(record, shown=shown(live, seat, t))


def shown(live: LiveGame, seat: int, t: Texts) -> Shown | None:
    """The card another player has just played, for it is seen by all."""
    drawn = ares_drawn if live.row.game == "ares" else mars_drawn
    for entry in reversed(live.entries[-LATELY:]):
        for event in reversed(entry.rows):
            if event.kind == "played" and event.seat != seat:
                name = reader_of(live, seat, t).name(event.seat)
                return Shown(entry.number, event.seat + 1, name, drawn(event["card"], t.code))
    return None


def past_table(live: LiveGame, earlier: BaseGame, seat: int, t: Texts) -> Table:
    if live.row.game == "ares":
        return ares.past_table(live, earlier, seat, t)
    return mars.past_table(live, earlier, seat, t)


def style_for(game: str) -> Style:
    return ARES_STYLE if game == "ares" else MARS_STYLE


def style_of(live: LiveGame) -> Style:
    return style_for(live.row.game)


def option_name(live: LiveGame, option: str, game: BaseGame, seat: int, reader: Reader) -> str:
    """What an option that a seat has at this moment of the game is called. Away from its question, `done` says what is over."""
    asked = game.question(seat)
    if option == "done" and asked and asked.kind in NO_MORE:
        return reader.t(f"coach-{NO_MORE[asked.kind]}")
    if live.row.game == "ares":
        options = tuple(str(each) for each in game.options(seat))
        return ares_name(Scene(game, game.observe(seat), game.view(seat), seat, reader, options, None), option)
    return mars_answers.name_of(option, game, seat, reader)
