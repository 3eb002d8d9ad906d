"""All games of this server: making them, finding them, sitting down."""

from __future__ import annotations

import hashlib
import re
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from tharsis.core.errors import BadSetup
from tharsis.core.setup import check_keys
from tharsis.games import new_game, plan_of
from tharsis.store import (
    BOT,
    FRIEND,
    LINK,
    LOBBY,
    OPEN,
    PERSON,
    PUBLIC,
    GameRow,
    NewMove,
    PlaceRow,
    PlayerRow,
    SeatRow,
    Store,
    TableRow,
    UnknownGame,
)
from tharsis.store.positions import packed
from tharsis.web.hub import Hub
from tharsis.web.keeping import Kept
from tharsis.web.live import LiveGame

MAX_NAME = 24
MAX_ID = 40
ID = re.compile(rf"[A-Za-z0-9_-]{{1,{MAX_ID}}}")
KEPT_IN_MEMORY = 1500
KINDS = (PERSON, FRIEND, BOT, OPEN)
NOBODY: Mapping[int, PlayerRow] = MappingProxyType({})


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(size: int) -> str:
    """Of so many random bytes. It may be named in a command, where what begins with `-` is an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def new_token() -> str:
    return new_id(24)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Who shall sit there."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new game, with the secret of each seat."""

    live: LiveGame
    tokens: tuple[str, ...]


def clean_name(name: str, seat: int) -> str:
    """Names are shown to others: one line, printable, short."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()
    return kept[:MAX_NAME] or str(seat + 1)


def clean_level(level: str) -> str:
    return "".join(letter for letter in level if letter.isprintable())[:MAX_ID]


class Lobby:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.kept = Kept(hub)
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self.on_load: Callable[[str], None] = lambda id: None
        """Called when a game has been read from the store."""
        self.on_asked: Callable[[str, Sequence[int]], None] = lambda id, seats: None
        """Called when seats owe a choice that they did not owe before."""
        self._lock = threading.Lock()
        self._gone = 0
        """Moves made in games that have left memory."""
        self._loading: dict[str, tuple[threading.Lock, int]] = {}
        self._unsure: set[str] = set()
        """Games at whose tables something may have changed that this process was not told of."""
        self.unrateable: set[str] = set()
        """Rated games that are over and that this process cannot count."""

    def create(
        self,
        name: str,
        setup: Mapping[str, Any],
        seats: Sequence[SeatPlan],
        seed: str | None = None,
        hidden_points: bool = False,
        owner: str = "",
        moves: Sequence[NewMove] = (),
        table: TableRow | None = None,
        players: Mapping[int, PlayerRow] = NOBODY,
    ) -> Opened:
        """A new game; with moves, it begins after them. With a table it is told how people meet there, and `players` who sits
        already."""
        _check_plans(seats)
        _check_table(table, seats, seed, players)
        if table is not None and table.is_rated and setup.get("coop"):
            raise BadSetup("players who win and lose together are not rated", "coop-unrated")
        check_keys(setup, plan_of(name).keys[1:])
        game = new_game(name, {**setup, "players": len(seats)}, seed or None)
        id, now = new_id(9), time.time()
        tokens = tuple(new_token() for _ in seats)
        rows = [
            SeatRow(
                at, plan.kind, clean_name(plan.name, at), hashed(token), clean_level(plan.level) if plan.kind == BOT else ""
            )
            for at, (plan, token) in enumerate(zip(seats, tokens, strict=True))
        ]
        row = GameRow(id, name, game.rules.version, dict(game.setup), game.seed, now, None, hidden_points, owner, bool(seed))
        for move in moves:
            game.choose(move.seat, move.option)
        places: list[PlaceRow] = []
        if table is not None:
            is_waiting = any(plan.kind == OPEN for plan in seats)
            table = replace(table, game=id, created=now, started=None if is_waiting else now)
            places = [_place(row, token, players) for row, token in zip(rows, tokens, strict=True)]
        self.store.add_game(row, rows, moves, table, places, packed(game, len(moves), True))
        if table is not None and table.access != LINK:
            self.hub.publish(LOBBY)
        return Opened(self.find(id), tokens)

    @property
    def count(self) -> int:
        return len(self._live)

    @property
    def moves(self) -> int:
        """Made by this process since it began."""
        with self._lock:
            return self._gone + sum(live.made for live in self._live.values())

    def find(self, id: str) -> LiveGame:
        """The game as it stands, read from the store when it is not in memory. Raises UnknownGame."""
        live = self.in_memory(id)
        if live is not None:
            if self.store.count(id) > live.number:
                live.catch_up()
            unsure = self._unsure  # another gap makes another set
            if id in unsure:
                self._reload(live)
                unsure.discard(id)
            return live
        if not ID.fullmatch(id):
            raise UnknownGame(f"no game {id[:MAX_ID]!r}")
        with self._loader(id):
            live = self.in_memory(id) or LiveGame(self.store, self.store.game(id), self.on_asked)
            self._remember(live)
        self.on_load(id)
        return live

    def heard(self, id: str, number: int) -> None:
        """A process has moved the game, or changed something else at its table. Pages are told even if this one knew."""
        live = self.in_memory(id)
        if live is not None and number < 0:
            with suppress(UnknownGame):
                self._reload(live)
        elif live is not None and number > live.number:
            live.catch_up()
        self.hub.publish(id, number)

    def _reload(self, live: LiveGame) -> None:
        """Raises UnknownGame when it was deleted meanwhile."""
        try:
            live.reload()
        except UnknownGame:
            self.forget([live.id])
            raise

    def missed(self) -> None:
        """Other processes may have changed anything."""
        with self._lock:
            self._unsure = set(self._live)
        self.hub.publish_all()

    def forget(self, ids: Iterable[str]) -> None:
        """Games that are no more."""
        with self._lock:
            for id in ids:
                live = self._live.pop(id, None)
                self._gone += live.made if live else 0

    def in_memory(self, id: str) -> LiveGame | None:
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
            return live

    @contextmanager
    def _loader(self, id: str) -> Iterator[None]:
        """One at a time reads a game. Nothing is kept of it afterwards, whether there is such a game or not."""
        with self._lock:
            lock, waiting = self._loading.get(id, (threading.Lock(), 0))
            self._loading[id] = (lock, waiting + 1)
        try:
            with lock:
                yield
        finally:
            with self._lock:
                lock, waiting = self._loading[id]
                self._loading[id] = (lock, waiting - 1)
                if waiting == 1:
                    del self._loading[id]

    def _remember(self, live: LiveGame) -> None:
        with self._lock:
            self._live[live.id] = live
            while len(self._live) > KEPT_IN_MEMORY:
                self._gone += self._live.popitem(last=False)[1].made

    def seat_of(self, token: str) -> tuple[str, int] | None:
        return self.store.seat_of_token(hashed(token))

    def renew_link(self, id: str, seat: int, token: str = "") -> str:
        """Another secret for the seat; the one before opens nothing. '' if the token was not its secret any more."""
        made = new_token()
        return made if self.store.renew_token(id, seat, hashed(made), hashed(token) if token else "") else ""

    def rename(self, id: str, seat: int, name: str) -> None:
        """Who has a name of their own is called by it everywhere."""
        if any(place.player for place in self.find(id).places if place.seat == seat):
            raise BadSetup("this player has a name of their own; it is changed under /me")
        self.store.rename_seat(id, seat, clean_name(name, seat))
        self.changed(id)

    def changed(self, id: str) -> LiveGame:
        """Something about the people at a table is otherwise: read it again and tell the pages open here."""
        live = self.find(id)
        live.reload()
        self.hub.publish(id)
        return live


def _place(row: SeatRow, token: str, players: Mapping[int, PlayerRow]) -> PlaceRow:
    """The link to a friend's seat is kept until it is used."""
    known = players.get(row.seat)
    return PlaceRow(row.seat, known.id if known else None, token if row.kind == FRIEND and known is None else "")


def _check_table(table: TableRow | None, seats: Sequence[SeatPlan], seed: str | None, players: Mapping[int, PlayerRow]) -> None:
    kinds = [plan.kind for plan in seats]
    strangers = {plan.kind for seat, plan in enumerate(seats) if seat not in players}
    if OPEN in kinds and (table is None or table.access == LINK):
        raise BadSetup("an open seat needs a table that others can see", "nobody-sees")
    if table is None:
        return
    if seed and (table.access == PUBLIC or table.is_rated):
        raise BadSetup("public and rated tables take no chosen seed: the server draws it", "seed-chosen")
    if table.access == PUBLIC and OPEN not in kinds and not table.is_rated:
        raise BadSetup("a public table needs a seat that anybody may take", "no-open-seat")
    if table.is_rated and (table.access != PUBLIC or len(seats) < 2 or BOT in kinds or not strangers <= {OPEN}):
        raise BadSetup("a rated table is public, for two or more people, without bots", "not-rateable")
    if table.is_rated and kinds.count(PERSON) > 1:
        raise BadSetup("at a rated table everybody plays from a browser of their own", "not-rateable")


def _check_plans(seats: Sequence[SeatPlan]) -> None:
    for plan in seats:
        if plan.kind not in KINDS:
            raise BadSetup(f"a seat is {plan.kind!r}; allowed: {', '.join(KINDS)}")
    if not seats:
        raise BadSetup("a game needs at least one seat", "nobody")
