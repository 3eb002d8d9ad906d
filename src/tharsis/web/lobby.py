"""All games of this server: making them, finding them, sitting down."""

from __future__ import annotations

import hashlib
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.core.errors import BadSetup
from tharsis.core.setup import check_keys
from tharsis.games import new_game, plan_of
from tharsis.store import BOT, FRIEND, PERSON, GameRow, SeatRow, Store
from tharsis.web.hub import Hub
from tharsis.web.live import LiveGame

MAX_NAME = 24
KEPT_IN_MEMORY = 200
KINDS = (PERSON, FRIEND, BOT)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


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


class Lobby:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._lock = threading.Lock()
        self._loading: dict[str, threading.Lock] = {}

    def create(
        self,
        name: str,
        setup: Mapping[str, Any],
        seats: Sequence[SeatPlan],
        seed: str | None = None,
        hidden_points: bool = False,
    ) -> Opened:
        _check_plans(seats)
        check_keys(setup, plan_of(name).keys[1:])
        game = new_game(name, {**setup, "players": len(seats)}, seed or None)
        id, now = secrets.token_urlsafe(9), time.time()
        tokens = tuple(new_token() for _ in seats)
        rows = [
            SeatRow(at, plan.kind, clean_name(plan.name, at), hashed(token), plan.level)
            for at, (plan, token) in enumerate(zip(seats, tokens, strict=True))
        ]
        row = GameRow(id, name, game.rules.version, dict(game.setup), game.seed, now, hidden_points=hidden_points)
        self.store.add_game(row, rows)
        return Opened(self.find(id), tokens)

    def find(self, id: str) -> LiveGame:
        """The game, read from the store when it is not in memory. Raises UnknownGame."""
        live = self._in_memory(id)
        if live is not None:
            return live
        with self._loader(id):
            live = self._in_memory(id) or LiveGame(self.store, self.store.game(id))
            self._remember(live)
            return live

    def _in_memory(self, id: str) -> LiveGame | None:
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
            return live

    def _loader(self, id: str) -> threading.Lock:
        with self._lock:
            return self._loading.setdefault(id, threading.Lock())

    def _remember(self, live: LiveGame) -> None:
        with self._lock:
            self._live[live.id] = live
            self._loading.pop(live.id, None)
            while len(self._live) > KEPT_IN_MEMORY:
                self._live.popitem(last=False)

    def seat_of(self, token: str) -> tuple[str, int] | None:
        return self.store.seat_of_token(hashed(token))

    def rename(self, id: str, seat: int, name: str) -> None:
        self.store.rename_seat(id, seat, clean_name(name, seat))
        self.find(id).reload_seats()
        self.hub.publish(id)


def _check_plans(seats: Sequence[SeatPlan]) -> None:
    for plan in seats:
        if plan.kind not in KINDS:
            raise BadSetup(f"a seat is {plan.kind!r}; allowed: {', '.join(KINDS)}")
    if not seats:
        raise BadSetup("a game needs at least one seat", "nobody")
