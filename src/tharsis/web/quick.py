"""What the lobby offers at once: a game against bots as last time, a look at the last game, and a table by a short form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.core.setup import Kind, Setting
from tharsis.games import GAMES, plan_of
from tharsis.mars.modules import MODULES
from tharsis.store import BOT, PERSON, GameRow, SeatRow, Store
from tharsis.web.bots import bot_levels
from tharsis.web.chart import day
from tharsis.web.meeting import chips_of
from tharsis.web.texts import Texts

LOOKED_AT = 8
"""Games that are looked through for one against bots."""
USUAL = "medium"


@dataclass(frozen=True, slots=True)
class Again:
    """A game against bots: what the form sends, and how it is called."""

    game: str
    told: str
    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Last:
    """The game that ended last."""

    id: str
    told: str


def against_bots(store: Store, games: Sequence[str], t: Texts) -> Again:
    """As last time; for who has never played against bots, one of them."""
    for id in games[:LOOKED_AT]:
        row, seats = store.game(id), store.seats(id)
        kinds = Counter(seat.kind for seat in seats)
        if kinds[PERSON] == 1 and kinds[BOT] == len(seats) - 1 > 0:
            return again(row.game, row.setup, seats, bool(row.hidden_points), "lobby-as-last-time", t)
    whole = plan_of(GAMES[0]).complete({})
    seats = [SeatRow(0, PERSON, "", "", ""), SeatRow(1, BOT, "", "", USUAL)]
    return again(GAMES[0], whole, seats, False, "lobby-against", t)


def again(game: str, setup: Mapping[str, Any], seats: Sequence[SeatRow], hides_points: bool, key: str, t: Texts) -> Again:
    levels = [seat.level if seat.level in bot_levels() else USUAL for seat in seats if seat.kind == BOT]
    fields = [("game", game), ("kind0", PERSON)]
    for at, level in enumerate(levels, 1):
        fields += [(f"kind{at}", BOT), (f"level{at}", level)]
    for setting in plan_of(game).settings[1:]:
        if setting.kind is Kind.CHOICE:
            fields.append((setting.key, str(setup[setting.key])))
        elif setting.kind is not Kind.SEAT and setup[setting.key]:
            fields.append((setting.key, "1"))
    if hides_points:
        fields.append(("hidden_points", "1"))
    bots = [f"{count} × {t(f'web-level-{level}')}" for level, count in Counter(levels).items()]
    what = ", ".join([*bots, *chips_of(game, setup, t)])
    return Again(game, t(key, game=t(f"people-game-{game}"), what=what), tuple(fields))


def last_finished(store: Store, finished: Sequence[str], t: Texts) -> Last | None:
    if not finished:
        return None
    row: GameRow = store.game(finished[0])
    names = ", ".join(seat.name for seat in store.seats(row.id) if seat.kind not in (PERSON, BOT))
    told = [t(f"people-game-{row.game}"), day(row.finished or row.created), *([names] if names else [])]
    return Last(row.id, " · ".join(told))


@dataclass(frozen=True, slots=True)
class Pick:
    name: str
    title: str
    is_on: bool


def modules() -> list[Setting]:
    """The switches of sets of cards; what follows one of them is left to the full form."""
    return [one for module in MODULES for one in module.settings if one.key == module.key and not one.follows]


def modules_of(t: Texts) -> list[Pick]:
    """What the short form offers."""
    return [Pick(one.key, t(f"web-switch-{one.key.replace('_', '-')}"), bool(one.default)) for one in modules()]


def maps_of(t: Texts) -> list[Pick]:
    setting = next(one for one in plan_of("mars").settings if one.key == "map")
    return [Pick(value, t(f"web-choice-map-{value}"), value == setting.default) for value in setting.allowed]
