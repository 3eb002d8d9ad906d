"""How much one visitor, and all together, may ask of the server."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

MAX_CLIENTS = 10_000
ALL = "all"


class TooMany(Exception):
    """Somebody asks too much; later they may ask again."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
        """What is said, as a message of `server.ftl`."""


class Buckets:
    """How many requests a client may still send: a bucket that fills with time."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        now = time.monotonic()
        left, since = self._left.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        allowed = left >= amount
        self._left[client] = (left - amount if allowed else left, now)
        if len(self._left) > MAX_CLIENTS:
            self._left.popitem(last=False)
        return allowed


@dataclass(frozen=True, slots=True)
class Allowance:
    """What the server gives. Of things over time: how many at once, and how many seconds until one more is given."""

    games: int = 60
    game_s: float = 10.0
    games_of_all: int = 600
    game_of_all_s: float = 0.5
    open_games: int = 300
    """Games of one visitor that go on at a time."""
    streams: int = 60
    streams_of_all: int = 4_000
    reports: int = 5
    report_s: float = 60.0
    reports_of_game: int = 40


class Streams:
    """Open streams: how many of each client, and in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self._open: Counter[str] = Counter()

    def open(self, client: str) -> None:
        if self._open[client] >= self.each or self._open.total() >= self.most:
            raise TooMany("server-too-many-streams")
        self._open[client] += 1

    def close(self, client: str) -> None:
        self._open[client] -= 1
        if self._open[client] <= 0:
            del self._open[client]

    def held(self, client: str, response: StreamingResponse) -> StreamingResponse:
        """The same stream, counted for as long as it is open."""
        self.open(client)
        return Held(self, client, response)


class Held(StreamingResponse):
    def __init__(self, streams: Streams, client: str, response: StreamingResponse) -> None:
        super().__init__(response.body_iterator, response.status_code, media_type=response.media_type)
        self.raw_headers = response.raw_headers
        self._streams, self._client = streams, client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._streams.close(self._client)


class Limits:
    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.streams = Streams(allowance.streams, allowance.streams_of_all)
        self._games = Buckets(1 / allowance.game_s, allowance.games)
        self._all_games = Buckets(1 / allowance.game_of_all_s, allowance.games_of_all)
        self._reports = Buckets(1 / allowance.report_s, allowance.reports)

    def new_game(self, client: str, open_games: int) -> None:
        """Before a game is made: not too many of one visitor, not too many at once, not too many in all."""
        if open_games >= self.allowance.open_games:
            raise TooMany("server-too-many-open-games")
        if not self._games.take(client):
            raise TooMany("server-too-many-games")
        if not self._all_games.take(ALL):
            raise TooMany("server-busy")

    def report(self, client: str, stored: int) -> None:
        if stored >= self.allowance.reports_of_game or not self._reports.take(client):
            raise TooMany("server-too-many-reports")


def client_of(request: Request) -> str:
    """Where a request comes from. A home has one address, or one network of the newer kind."""
    host = request.client.host if request.client else "?"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


def owner_of(request: Request) -> str:
    """The same as a hash, to be kept with a game."""
    return hashlib.sha256(f"owner {client_of(request)}".encode()).hexdigest()[:16]
