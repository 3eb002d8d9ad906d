"""Who is at a table besides what they play: presence, time, what was said, and what can be done about somebody who is away."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.store import BOT, OPEN, ChatRow
from tharsis.web.clocks import Clock, clocks_of
from tharsis.web.hints import TOOK_HINT
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby
from tharsis.web.meeting import pace_text, seed_hash, span
from tharsis.web.scene import player_name
from tharsis.web.seating import ABSENT_S, VOTE_S, absent, voters
from tharsis.web.texts import Texts

PHRASES = ("hello", "good-luck", "one-moment", "back-soon", "your-turn", "nice", "ouch", "thanks", "sorry", "good-game")
MAX_TEXT = 200
LINES_A_MINUTE = 20
HERE, AWAY, NEVER, PROGRAM = "here", "away", "never", "bot"


@dataclass(frozen=True, slots=True)
class Vote:
    """Letting a program play for somebody who is away."""

    given: int
    needed: int
    is_mine: bool
    can_vote: bool
    can_replace: bool
    """The host need not ask."""


@dataclass(frozen=True, slots=True)
class Mate:
    """One seat. `left` are seconds, where a clock is kept."""

    seat: int
    number: int
    name: str
    presence: str
    told: str
    is_me: bool
    left: float | None
    left_text: str
    is_running: bool
    vote: Vote | None
    is_muted: bool
    can_mute: bool
    shows_hand: bool


@dataclass(frozen=True, slots=True)
class Said:
    id: int
    number: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Company:
    id: str
    seat: int
    mates: tuple[Mate, ...]
    said: tuple[Said, ...]
    phrases: tuple[tuple[str, str], ...]
    invites: tuple[tuple[int, str, str], ...]
    pace: str
    is_clocked: bool
    is_standing_in: bool
    """A program plays for the reader."""
    can_resign: bool
    is_last: bool
    """All others have resigned."""
    is_teaching: bool
    can_teach: bool
    lookers: int
    seed_hash: str
    chosen_seed: str
    """Empty where the server has drawn it."""
    stamp: str
    """Changes when a seat is called otherwise or plays otherwise."""


def company(lobby: Lobby, live: LiveGame, seat: int, is_host: bool, base: str, t: Texts) -> Company:
    now, people = time.time(), lobby.store.people
    here, lookers = people.here(live.id, now), people.lookers(live.id)
    place = next((place for place in live.places if place.seat == seat), None)
    muted = place.muted if place else frozenset()
    away, votes, clocks = absent(lobby, live.id, now), people.votes(live.id), clocks_of(live)
    mates = []
    for row in live.seats:
        name = player_name(row.kind, row.level, row.name, row.seat, t)
        presence, told = presence_of(live, row.seat, here, now, t)
        left, is_running = left_of(live, row.seat, clocks, now)
        vote = vote_on(lobby, live, row.seat, seat, is_host, away, votes) if row.seat in away else None
        left_text, can_mute = "" if left is None else span(left, t), seat >= 0 and row.seat != seat and row.kind != BOT
        mates.append(Mate(
            row.seat, row.seat + 1, name, presence, told, row.seat == seat, left, left_text, is_running, vote,
            row.seat in muted, can_mute, row.seat in lookers,
        ))  # fmt: skip
    playing = seat >= 0 and live.is_started and not live.game.over
    is_standing_in = playing and bool(live.seats[seat].level)
    return Company(
        live.id, seat, tuple(mates), said(live, people.said(live.id), muted, t),
        tuple((key, t(f"phrase-{key}")) for key in PHRASES),
        invites_of(live, base, t) if is_host else (), pace_text(live.table, t) if live.table else "", bool(clocks),
        is_standing_in and not (place and place.resigned), playing and not is_standing_in and bool(place), is_last(live, seat),
        bool(place and place.teach_hash), seat >= 0 and bool(place) and not live.is_rated, lookers.count(seat),
        seed_hash(live), live.chosen_seed, "|".join(f"{row.name} {row.level} {row.kind}" for row in live.seats),
    )  # fmt: skip


def is_last(live: LiveGame, seat: int) -> bool:
    others = [place for place in live.places if place.seat != seat and live.seats[place.seat].kind != BOT]
    return bool(others) and all(place.resigned for place in others)


def presence_of(live: LiveGame, seat: int, here: frozenset[int], now: float, t: Texts) -> tuple[str, str]:
    row, place = live.seats[seat], next((place for place in live.places if place.seat == seat), None)
    if row.kind == BOT or place is None:
        return PROGRAM, ""
    if place.resigned:
        return PROGRAM, t("people-resigned")
    if row.level:
        return PROGRAM, t("people-bot-instead")
    if seat in here:
        return HERE, t("people-here")
    if row.kind == OPEN or (place.opened is None and place.left is None):
        return NEVER, t("people-never")
    return AWAY, t("people-away", time=span(now - (place.left or place.opened or now), t))


def left_of(live: LiveGame, seat: int, clocks: Sequence[Clock], now: float) -> tuple[float | None, bool]:
    if not clocks or live.table is None or live.is_program(seat):
        return None, False
    clock = clocks[seat]
    return max(0.0, round(clock.left(live.table.step, now), 1)), clock.since is not None and not live.game.over


def vote_on(
    lobby: Lobby, live: LiveGame, about: int, seat: int, is_host: bool, away: dict[int, float], votes: Sequence[tuple[int, int]]
) -> Vote | None:
    """None for who cannot do anything about it."""
    able = voters(lobby, live.id, about)
    if seat not in able or live.game.over or not live.is_started or away[about] < VOTE_S:
        return None
    given = {voter for target, voter in votes if target == about} & set(able)
    can_replace = is_host and away[about] >= ABSENT_S
    return Vote(len(given), len(able) // 2 + 1, seat in given, seat not in given, can_replace)


def said(live: LiveGame, lines: Sequence[ChatRow], muted: frozenset[int], t: Texts) -> tuple[Said, ...]:
    names = [player_name(row.kind, "", row.name, row.seat, t) for row in live.seats]
    return tuple(
        Said(line.id, line.seat + 1, names[line.seat], t(f"phrase-{line.phrase}") if line.phrase else line.text)
        for line in lines
        if line.seat not in muted or line.phrase == TOOK_HINT
    )


def invites_of(live: LiveGame, base: str, t: Texts) -> tuple[tuple[int, str, str], ...]:
    """Links that nobody has used yet, for the host to copy again."""
    names = [player_name(row.kind, "", row.name, row.seat, t) for row in live.seats]
    return tuple((place.seat + 1, names[place.seat], f"{base}/seat/{place.invite}") for place in live.places if place.invite)
