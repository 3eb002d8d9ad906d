"""What the lobby's templates print: tables to join, one's own games, players of a group."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.core.errors import TharsisError
from tharsis.core.setup import Kind
from tharsis.games import plan_of
from tharsis.store import BOT, CLOCK, DAYS, GROUP, OPEN, MemberRow, PlayerRow, RatingRow, TableRow, UnknownGame
from tharsis.web import lengths
from tharsis.web.clocks import clocks_of
from tharsis.web.identity import SPECTATOR
from tharsis.web.latest import Latest, latest
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, hashed
from tharsis.web.ratings import MIDDLE, number, shown
from tharsis.web.scene import player_name, reader_of
from tharsis.web.seating import DAY_S, MINUTE_S, Times
from tharsis.web.texts import NAMES, Texts

HOUR_S = 3600
LISTED_S = 30 * DAY_S
MOST_TABLES, MOST_MINE = 60, 40
MOST_LOOKED_AT = 500
"""Of one's own games, the newest; most of them are over."""
NEAR = 200
"""How far ratings at a table may be from the reader's and still be near."""
MAP = "map"
PACE_ICONS = {"none": "ui-calm", CLOCK: "ui-clock", DAYS: "ui-days"}


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at a table; `number` is the seat's from 1."""

    number: int
    name: str
    note: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table that others can see."""

    id: str
    game: str
    title: str
    game_name: str
    chips: tuple[str, ...]
    modules: tuple[str, ...]
    """Keys of what is played with."""
    whos: tuple[Who, ...]
    free: int
    players: int
    length: str
    pace: str
    pace_icon: str
    pace_name: str
    pace_text: str
    language: str
    spoken: str
    """The language's code."""
    note: str
    is_open: bool
    is_mine: bool
    is_rated: bool
    word: str
    farthest: int
    """How far the rating of somebody there is from the reader's."""


@dataclass(frozen=True, slots=True)
class Mine:
    id: str
    game: str
    game_name: str
    round: str
    whos: tuple[Who, ...]
    last: Latest
    state: str
    since: str
    css: str


def span(seconds: float, t: Texts) -> str:
    """How long, in the two largest measures that matter."""
    seconds = max(0, round(seconds))
    days, hours, minutes = seconds // DAY_S, seconds % DAY_S // HOUR_S, seconds % HOUR_S // MINUTE_S
    if days:
        return t("people-days", n=days) + (f" {t('people-hours', n=hours)}" if hours and days < 3 else "")
    if hours:
        return t("people-hours", n=hours) + (f" {t('people-minutes', n=minutes)}" if minutes and hours < 10 else "")
    return t("people-minutes", n=minutes) if minutes else t("people-seconds", n=seconds)


def times_of(table: TableRow) -> Times:
    return Times(table.pace, table.bank, table.step)


def times_text(times: Times, t: Texts) -> str:
    if times.pace == CLOCK and times.bank:
        return t("people-clock", bank=span(times.bank, t), step=span(times.step, t))
    return t("people-a-move", time=span(times.step, t)) if times.pace in (CLOCK, DAYS) else ""


def pace_text(table: TableRow, t: Texts) -> str:
    return times_text(times_of(table), t)


def chips_of(game: str, setup: Mapping[str, Any], t: Texts) -> tuple[str, ...]:
    """What was chosen of the rules: what is on, and what is not as usual, without what another brings along."""
    chips = []
    for setting in plan_of(game).settings[1:]:
        key, value = setting.key.replace("_", "-"), setup.get(setting.key)
        if setting.kind in (Kind.SWITCH, Kind.SEATS) and value and not (setting.follows and setup.get(setting.follows)):
            chips.append(t(f"web-switch-{key}"))
        elif setting.kind is Kind.CHOICE and setting.key != MAP and value != setting.default:
            chips.append(t(f"web-choice-{key}-{str(value).replace('_', '-')}"))
    return tuple(chips)


def named(game: str, setup: Mapping[str, Any], t: Texts) -> str:
    """The game and the map it is played on."""
    place = f" · {t(f'web-choice-map-{setup[MAP]}')}" if MAP in setup else ""
    return t(f"web-game-{game}") + place


Ratings = Mapping[tuple[str, str, int], RatingRow]
"""By player, edition and number of players."""


def keyed(rows: Iterable[RatingRow]) -> Ratings:
    return {(row.player, row.edition, row.players): row for row in rows}


def rated(player: str | None, live: LiveGame, ratings: Ratings) -> RatingRow | None:
    """The rating that counts at this table."""
    return ratings.get((player or "", live.row.game, len(live.seats)))


def rating_of(player: str | None, live: LiveGame, ratings: Ratings, t: Texts) -> str:
    found = rated(player, live, ratings)
    return shown(found.mu) if found else t("people-new") if player else ""


def farthest(live: LiveGame, me: PlayerRow | None, ratings: Ratings) -> int:
    """From the reader's rating to that of whoever sits there. Without games everybody has the same."""
    known = {id: rated(id, live, ratings) for id in [place.player for place in live.places] if id}
    mine = rated(me.id, live, ratings) if me else None
    numbers = [number(row.mu) if row else MIDDLE for row in known.values()]
    return max((abs(one - (number(mine.mu) if mine else MIDDLE)) for one in numbers), default=0)


def whos_of(live: LiveGame, ratings: Ratings, t: Texts) -> tuple[Who, ...]:
    players = {place.seat: place.player for place in live.places}
    return tuple(
        Who(
            row.seat + 1, player_name(row.kind, row.level, row.name, row.seat, t),
            rating_of(players.get(row.seat), live, ratings, t) if row.kind != BOT else "",
            players.get(row.seat) or "",
        )
        for row in live.seats
        if row.kind != OPEN
    )  # fmt: skip


def round_of(live: LiveGame, t: Texts) -> str:
    return t("ui-generation" if live.row.game == "mars" else "event-round", n=max(1, int(getattr(live.game, "rounds", 0))))


def since_start(live: LiveGame, table: TableRow, t: Texts) -> str:
    return t("people-for", time=span(time.time() - (table.started or live.row.created), t))


def title_of(live: LiveGame, table: TableRow, t: Texts) -> str:
    """A table without a name is called after the first who sits there."""
    return table.title or t("people-table-of", name=next((row.name for row in live.seats if row.kind != OPEN), ""))


def listed(live: LiveGame, table: TableRow, me: PlayerRow | None, ratings: Ratings, t: Texts) -> Listed:
    free = sum(row.kind == OPEN for row in live.seats)
    is_mine = me is not None and any(place.player == me.id for place in live.places)
    note = t("people-starts-when-full") if free else f"{round_of(live, t)} · {since_start(live, table, t)}"
    return Listed(
        live.id, live.row.game, title_of(live, table, t), named(live.row.game, live.row.setup, t),
        chips_of(live.row.game, live.row.setup, t), tuple(key for key, value in live.row.setup.items() if value is True),
        whos_of(live, ratings, t), free, len(live.seats), length_of(live, table, t), table.pace, PACE_ICONS[table.pace],
        t(f"people-pace-{table.pace}"), pace_text(table, t), NAMES.get(table.language, ""), table.language, note, bool(free),
        is_mine, table.is_rated, table.word if table.access == GROUP else "", farthest(live, me, ratings),
    )  # fmt: skip


def length_of(live: LiveGame, table: TableRow, t: Texts) -> str:
    people = sum(row.kind != BOT for row in live.seats)
    return lengths.told(live.row.game, live.row.setup, people, times_of(table), t)


def tables(lobby: Lobby, me: PlayerRow | None, words: Sequence[str], t: Texts) -> list[Listed]:
    """Those that fit the reader best first, then the newest."""
    found, ratings = lobby.kept.get(("tables", *sorted(words)), lambda: read_tables(lobby, words))
    if me and found:
        ratings = {**ratings, **lobby.kept.get(("ratings", me.id), lambda: keyed(lobby.store.people.ratings(names=[me.id])))}
    rows = [listed(live, row, me, ratings, t) for live, row in found if not live.game.over]
    return sorted(rows, key=lambda one: misfit(one, t))


def misfit(one: Listed, t: Texts) -> tuple[bool, bool, bool]:
    """What keeps a reader from a table: it is full, speaks another language, or has ratings far from the reader's."""
    return not one.is_open, one.spoken != t.code, one.farthest > NEAR


def read_tables(lobby: Lobby, words: Sequence[str]) -> tuple[list[tuple[LiveGame, TableRow]], Ratings]:
    """The tables, and the ratings of those who sit there."""
    rows = lobby.store.people.tables(words, time.time() - LISTED_S, MOST_TABLES)
    found = [(live, row) for row in rows if (live := _find(lobby, row.game)) is not None]
    players = {place.player for live, _ in found for place in live.places if place.player}
    return found, keyed(lobby.store.people.ratings(names=sorted(players)) if players else ())


def _find(lobby: Lobby, id: str) -> LiveGame | None:
    try:
        return lobby.find(id)
    except (UnknownGame, TharsisError):
        return None


def mine(lobby: Lobby, browser: str, t: Texts) -> list[Mine]:
    """Games that go on, those that wait for me first."""
    seats: dict[str, list[int]] = {}
    for id, seat in lobby.store.sittings(browser):
        seats.setdefault(id, []).append(seat)
    newest = list(seats)[:MOST_LOOKED_AT]
    over = set(lobby.store.people.finished(newest)) if newest else set()
    going = [id for id in newest if id not in over][:MOST_MINE]
    found = [(live, seats[id]) for id in going if (live := _find(lobby, id)) is not None and not live.game.over]
    rows = [my_game(live, held, t) for live, held in found]
    return sorted(rows, key=lambda row: ("is-mine", "", "is-open").index(row.css))


def my_game(live: LiveGame, held: Sequence[int], t: Texts) -> Mine:
    """At a screen that several share, what happened is told as to somebody who watches."""
    reader = reader_of(live, held[0] if len(held) == 1 else SPECTATOR, t)
    names = reader.names
    whos = tuple(
        Who(row.seat + 1, t("ui-you") if row.seat in held else names[row.seat]) for row in live.seats if row.kind != OPEN
    )
    free = sum(row.kind == OPEN for row in live.seats)
    asked = [seat for seat in held if seat in live.game.to_move and not live.is_program(seat)]
    others = ", ".join(names[seat] for seat in live.game.to_move)
    left = held_by_bots(live) & set(held)
    css = "is-open" if free else "is-mine" if asked else ""
    state = t("people-free", n=free) if free else t("ui-your-turn") if asked else t("people-bot-instead") if left else others
    word = live.table.word if live.table else ""
    last = latest(live, reader) if not free else Latest(0, t("people-word-is", word=word) if word else "")
    return Mine(
        live.id, live.row.game, t(f"web-game-{live.row.game}"), t("people-setting-up") if free else round_of(live, t), whos,
        last, state, "" if free else time_of(live, asked, t), css,
    )  # fmt: skip


def held_by_bots(live: LiveGame) -> set[int]:
    """Seats where a bot plays until their people come back."""
    return {
        place.seat
        for place in live.places
        if live.seats[place.seat].level and live.seats[place.seat].kind != BOT and not place.resigned
    }


def time_of(live: LiveGame, asked: Sequence[int], t: Texts) -> str:
    """How long is left, or how long it has been somebody's turn."""
    now, clocks = time.time(), clocks_of(live)
    if clocks and asked and live.table:
        return t("people-left", time=span(clocks[asked[0]].left(live.table.step, now), t))
    return t("people-for", time=span(now - (live.entries[-1].time if live.entries else live.row.created), t))


@dataclass(frozen=True, slots=True)
class Member:
    name: str
    is_here: bool
    told: str


@dataclass(frozen=True, slots=True)
class Group:
    word: str
    members: tuple[Member, ...]


def groups(lobby: Lobby, me: PlayerRow | None, t: Texts) -> list[Group]:
    words = lobby.store.people.groups(me.id) if me else []
    return [Group(word, tuple(member(row, me, t) for row in members(lobby, word))) for word in words]


def members(lobby: Lobby, word: str) -> list[MemberRow]:
    return lobby.kept.get(("members", word), lambda: lobby.store.people.members(word, time.time()))


def member(row: MemberRow, me: PlayerRow | None, t: Texts) -> Member:
    """Whether somebody of a group is here, or when they last were."""
    if row.is_at_table:
        return Member(row.name, True, t("lobby-at-a-table"))
    ago = t("lobby-ago", time=span(time.time() - row.seen, t)) if row.seen else ""
    is_here = row.is_here or (me is not None and row.id == me.id)
    return Member(row.name, is_here, t("people-here") if is_here else ago)


def seed_hash(live: LiveGame) -> str:
    return hashed(str(live.row.seed))
