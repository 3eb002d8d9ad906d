"""How people meet: what a table was opened with, who may join it, and who sits where."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.core.errors import BadSetup
from tharsis.core.setup import Kind
from tharsis.games import new_game, plan_of
from tharsis.store import CLOCK, DAYS, FRIEND, GROUP, LINK, NO_CLOCK, OPEN, PERSON, PUBLIC, GameRow, PlayerRow, Store, TableRow
from tharsis.store.positions import packed
from tharsis.web.clocks import STAND_IN
from tharsis.web.lobby import Lobby, hashed, new_token
from tharsis.web.render import Form

ACCESSES = (LINK, PUBLIC, GROUP)
PACES = (NO_CLOCK, CLOCK, DAYS)
ENDS = ("pass", "bot", "resign")
BANKS_MIN, STEPS_S, DAYS_LONG = (5, 10, 20, 30, 60), (15, 30, 60, 120), (1, 2, 3, 7)
"""What the form offers: minutes for the whole game, seconds for each move, days for each move."""
AT_FIRST = {"bank": "20", "step": "30", "days": "1"}
MOST = {"bank": 600, "step": 3600, "days": 30}
LEAST = {"bank": 0, "step": 5, "days": 1}
DAY_S, MINUTE_S = 86_400, 60
MAX_TITLE = 40
WORD = (3, 40)
FEWEST, TRIES = 2, 5
VOTE_S, ABSENT_S = 60.0, 180.0
"""How long somebody is away before others may vote for a program in their place, and before the host may decide so alone."""


class NoSeat(Exception):
    """`key` is what is said."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def clean_line(text: str, most: int) -> str:
    """One line, printable, without what reorders or hides letters."""
    kept = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:most].strip()


def clean_word(word: str) -> str:
    """A shared word, however it was typed. Raises BadSetup."""
    kept = clean_line(word.casefold(), WORD[1] + 1)
    if not WORD[0] <= len(kept) <= WORD[1]:
        raise BadSetup(f"a shared word has {WORD[0]} to {WORD[1]} letters", "word")
    return kept


def _number(form: Form, name: str) -> int:
    """As it was sent, within what is allowed. Raises BadSetup."""
    value = form.number(name) if form.get(name) else int(AT_FIRST[name])
    if not LEAST[name] <= value <= MOST[name]:
        raise BadSetup(f"{name}: {LEAST[name]} to {MOST[name]}", f"time-{name}")
    return value


@dataclass(frozen=True, slots=True)
class Times:
    """How much time there is, in seconds: for a player's whole game, and for each move."""

    pace: str = NO_CLOCK
    bank: float = 0.0
    step: float = 0.0


def times_of(form: Form) -> Times:
    """Raises BadSetup."""
    pace = form.get("pace")
    if pace == CLOCK:
        return Times(CLOCK, float(_number(form, "bank") * MINUTE_S), float(_number(form, "step")))
    return Times(DAYS, 0.0, float(_number(form, "days") * DAY_S)) if pace == DAYS else Times()


def table_of(form: Form, language: str, host: str) -> TableRow:
    """What was chosen beside the rules. Raises BadSetup."""
    access = form.get("access") if form.get("access") in ACCESSES else LINK
    times = times_of(form)
    return TableRow(
        "", access, clean_word(form.get("word")) if access == GROUP else "", clean_line(form.get("title"), MAX_TITLE), language,
        bool(form.get("rated")) and access == PUBLIC, times.pace, times.bank, times.step,
        form.get("at_end") if form.get("at_end") in ENDS else ENDS[0], host,
    )  # fmt: skip


def needs_table(table: TableRow, kinds: Mapping[int, str]) -> bool:
    """Whether there is more to keep than a game of one screen."""
    return table.access != LINK or table.has_clock or bool({FRIEND, OPEN} & set(kinds.values()))


def join(lobby: Lobby, id: str, player: PlayerRow, browser: str) -> int:
    """Sit down on an open seat; the same one again for who sits already. Raises NoSeat."""
    live, people = lobby.find(id), lobby.store.people
    if live.table is None or live.table.access == LINK:
        raise NoSeat("people-not-open")
    if live.table.access == GROUP and live.table.word not in people.groups(player.id):
        raise NoSeat("people-not-your-group")
    mine = [place.seat for place in live.places if place.player == player.id]
    seat = mine[0] if mine else people.take_seat(id, player, FRIEND, time.time())
    if seat < 0:
        raise NoSeat("people-table-full")
    lobby.store.sit(browser, id, seat, time.time())
    lobby.changed(id)
    return seat


def leave(lobby: Lobby, id: str, seat: int) -> None:
    """Get up before the game has begun. A table that nobody sits at any more is closed. Raises NoSeat."""
    live, store = lobby.find(id), lobby.store
    if store.people.close_table(id, seat):
        lobby.forget([id])
        lobby.hub.publish(id)
        return
    if not store.people.leave_seat(id, seat, hashed(new_token())):
        raise NoSeat("people-has-begun")
    others = [browser for browser, _ in store.sitters(id)]
    if others and live.table and live.table.host not in others:
        store.people.set_host(id, others[0])
    lobby.changed(id)


def start_now(lobby: Lobby, id: str, level: str, bot: str) -> None:
    """Begin with programs on the open seats. Raises NoSeat."""
    live = lobby.find(id)
    if live.is_rated:
        raise NoSeat("people-rated-waits")
    if not lobby.store.people.start(id, level, bot, time.time()):
        raise NoSeat("people-has-begun")
    lobby.changed(id)


def start_with_fewer(lobby: Lobby, id: str) -> None:
    """Begin with those who sit: seats that nobody took are gone, and the same seed deals for fewer players. Raises NoSeat."""
    for _ in range(TRIES):  # somebody may sit down or get up meanwhile
        live = lobby.find(id)
        kept = [row.seat for row in live.seats if row.kind != OPEN]
        if live.is_started or len(kept) < FEWEST:
            raise NoSeat("people-has-begun" if live.is_started else "people-too-few")
        try:
            game = new_game(live.row.game, setup_for(live.row, kept), live.row.seed)
        except BadSetup:
            raise NoSeat("people-not-fewer") from None
        position = packed(game, 0, True)
        has_begun = lobby.store.start_without(id, kept, game.setup, game.rules.version, time.time(), position)
        lobby.changed(id)
        if has_begun:
            return
    raise NoSeat("people-try-again")


def setup_for(row: GameRow, kept: Sequence[int]) -> dict[str, Any]:
    """A set-up for some of the seats. A first player who is not among them is drawn."""
    setup: dict[str, Any] = {**row.setup, "players": len(kept)}
    for setting in plan_of(row.game).settings[1:]:
        value = setup[setting.key]
        if setting.kind is Kind.SEATS:
            setup[setting.key] = [kept.index(seat) for seat in value if seat in kept]
        elif setting.kind is Kind.SEAT:
            setup[setting.key] = kept.index(value) if value in kept else None
    return setup


def is_host(store: Store, table: TableRow | None, browser: str) -> bool:
    return table is not None and bool(table.host) and store.people.is_same(table.host, browser)


# --- somebody is away ------------------------------------------------------------------------------------------------


def resign(lobby: Lobby, id: str, seat: int) -> None:
    """A program goes on there, for good."""
    live = lobby.find(id)
    if live.game.over or not live.is_started or live.table is None:
        raise NoSeat("people-no-resigning")
    lobby.store.people.stand_in(id, seat, live.seats[seat].level or STAND_IN, time.time())
    lobby.changed(id)


def come_back(lobby: Lobby, id: str, seat: int) -> None:
    """Play again where a program has stood in."""
    live = lobby.find(id)
    if any(place.resigned for place in live.places if place.seat == seat):
        raise NoSeat("people-has-resigned")
    if live.seats[seat].kind in (PERSON, FRIEND):
        lobby.store.people.stand_in(id, seat, "")
        lobby.changed(id)


def absent(lobby: Lobby, id: str, now: float) -> dict[int, float]:
    """People whose turn it is and who are away: for how many seconds."""
    live = lobby.find(id)
    if live.table is None or live.table.pace == DAYS:  # those who play by days need not be here; their clock decides
        return {}
    here = lobby.store.people.here(id, now)
    return {
        place.seat: now - (place.left or place.opened or live.row.created)
        for place in live.places
        if place.seat not in here and place.seat in live.game.to_move
        and live.seats[place.seat].kind in (PERSON, FRIEND) and not live.is_program(place.seat)
    }  # fmt: skip


def voters(lobby: Lobby, id: str, about: int) -> list[int]:
    """Other people who play: more than half of them decide."""
    live = lobby.find(id)
    return [
        row.seat for row in live.seats if row.kind in (PERSON, FRIEND) and row.seat != about and not live.is_program(row.seat)
    ]


def vote(lobby: Lobby, id: str, about: int, voter: int) -> bool:
    """Let a program play for somebody who is away. True when that has decided it. Raises NoSeat."""
    people = lobby.store.people
    away = absent(lobby, id, time.time()).get(about)
    if away is None:
        raise NoSeat("people-is-here")
    if away < VOTE_S:
        raise NoSeat("people-wait-a-minute")
    people.vote(id, about, voter, True)
    able = voters(lobby, id, about)
    given = {who for seat, who in people.votes(id) if seat == about} & set(able)
    if 2 * len(given) > len(able):
        people.stand_in(id, about, STAND_IN)
        lobby.changed(id)
        return True
    lobby.changed(id)
    return False


def replace_absent(lobby: Lobby, id: str, about: int) -> None:
    """The host does so alone, after a time. Raises NoSeat."""
    away = absent(lobby, id, time.time()).get(about)
    if away is None:
        raise NoSeat("people-is-here")
    if away < ABSENT_S:
        raise NoSeat("people-wait-longer")
    lobby.store.people.stand_in(id, about, STAND_IN)
    lobby.changed(id)
