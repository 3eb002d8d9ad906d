"""How much one visitor, and all together, may ask of the server."""

from __future__ import annotations

import hashlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tharsis.store import Store

MAX_CLIENTS = 10_000
MANY_STREAMS = 5


class TooMany(Exception):
    """Somebody asks too much; later they may ask again."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
        """What is said, as a message of `server.ftl`."""


class Buckets:
    """How many requests a client may still send: a bucket that fills with time. Each process has its own, as each has its own
    time to give."""

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
    """What all servers on one database give together."""

    games: int = 60
    games_of_all: int = 1_200
    open_games: int = 300
    """Games of one visitor that go on at a time."""
    streams: int = 60
    streams_of_all: int = 4_000
    """Of one server, as it can hold so many connections."""
    connections: int = 300
    """Of one visitor at one server."""
    reports: int = 5
    reports_of_game: int = 40
    reports_of_all: int = 300
    within_s: float = 600.0
    """The time in which so many games and reports are taken."""
    doors: int = 40
    """Names, shared words, seats and links that one visitor tries."""
    door_s: float = 5.0
    lines: int = 12
    """What one visitor says at tables."""
    line_s: float = 3.0


class Connections:
    """Open connections of each client. Proxies speak for many."""

    def __init__(self, each: int, proxies: Sequence[str]) -> None:
        self.each, self._proxies = each, proxies
        self._open: Counter[str] = Counter()

    def open(self, host: str) -> bool:
        """Whether it may have one more; if so, it is counted."""
        client = home_of(host)
        if self._open[client] >= self.each and not is_among(host, self._proxies):
            return False
        self._open[client] += 1
        return True

    def close(self, host: str) -> None:
        client = home_of(host)
        self._open[client] -= 1
        if self._open[client] <= 0:
            del self._open[client]


def plain_address(host: str) -> str:
    """A server that listens to both kinds of addresses is told the older ones as `::ffff:192.0.2.1`."""
    try:
        mapped = ipaddress.IPv6Address(host).ipv4_mapped
    except ValueError:
        return host
    return str(mapped) if mapped else host


def is_among(host: str, proxies: Sequence[str]) -> bool:
    """Whether an address is one of these, or in one of these networks; `*` stands for all."""
    for proxy in proxies:
        try:
            if proxy in ("*", host) or ipaddress.ip_address(host) in ipaddress.ip_network(proxy, strict=False):
                return True
        except ValueError:
            continue
    return False


class Streams:
    """Open streams: how many of each client, and in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self._open: Counter[str] = Counter()
        self.elsewhere: Mapping[str, int] = {}
        """How many streams clients have at other servers, as of a moment ago."""

    @property
    def many(self) -> dict[str, int]:
        """Clients whose streams other servers should know of."""
        return {client: count for client, count in self._open.copy().items() if count >= MANY_STREAMS}

    @property
    def total(self) -> int:
        return self._open.total()

    def open(self, client: str) -> None:
        if self._open[client] + self.elsewhere.get(client, 0) >= self.each or self._open.total() >= self.most:
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
    """Games and reports are counted in the store, so that it does not matter which server is asked."""

    def __init__(self, store: Store, allowance: Allowance) -> None:
        self.allowance = allowance
        self.streams = Streams(allowance.streams, allowance.streams_of_all)
        self._store = store
        self._tables = Buckets(allowance.games / allowance.within_s, allowance.games)
        """Games that are closed again count here, though they are in no store."""
        self._doors = Buckets(1 / allowance.door_s, allowance.doors)
        self._lines = Buckets(1 / allowance.line_s, allowance.lines)

    def _lately(self) -> tuple[float, float]:
        now = time.time()
        return now - self.allowance.within_s, now

    def new_game(self, owner: str) -> None:
        """Before a game is made: not too many of one visitor, not too many at once, not too many in all."""
        if len(self._store.unfinished(owner=owner)) >= self.allowance.open_games:
            raise TooMany("server-too-many-open-games")
        own, of_all = self._store.made(owner, *self._lately())
        if own >= self.allowance.games or not self._tables.take(owner):
            raise TooMany("server-too-many-games")
        if of_all >= self.allowance.games_of_all:
            raise TooMany("server-busy")

    def door(self, client: str) -> None:
        """Before somebody tries a name, a word, a seat or a link."""
        if not self._doors.take(client):
            raise TooMany("people-too-many-tries")

    def line(self, client: str) -> None:
        """Before something is said."""
        if not self._lines.take(client):
            raise TooMany("people-too-many-lines")

    def report(self, owner: str, game: str) -> None:
        """Before one is kept: not too many of one visitor, of one game, or in all."""
        own, of_all = self._store.reported(owner, *self._lately())
        is_full = len(self._store.reports(game)) >= self.allowance.reports_of_game
        if is_full or own >= self.allowance.reports or of_all >= self.allowance.reports_of_all:
            raise TooMany("server-too-many-reports")


def home_of(host: str) -> str:
    """A home has one address, or one network of the newer kind."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else host


def client_of(request: Request) -> str:
    """Where a request comes from."""
    return home_of(request.client.host if request.client else "?")


def owner_of(request: Request) -> str:
    """The same as a hash, to be kept with a game."""
    return owner_hash(client_of(request))


def owner_hash(client: str) -> str:
    return hashlib.sha256(f"owner {client}".encode()).hexdigest()[:16]
