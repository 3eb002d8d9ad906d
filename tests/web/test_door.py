"""Workers share the connections that come to their socket."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Sequence
from typing import Any

from tharsis.web.door import Door
from tharsis.web.server import inherited, listen
from tharsis.workers import Tally, tallies

MANY = 40
SOON_S = 5.0


class Held(asyncio.Protocol):
    """A connection that is kept."""

    def __init__(self, held: set[object]) -> None:
        self._held = held

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._held.add(transport)


async def taken(listener: socket.socket, each: Sequence[Tally], before: Sequence[int], coming: int) -> list[int]:
    """How many connections each worker takes of those that come, given how many it holds already."""
    held: list[set[object]] = [{object() for _ in range(count)} for count in before]
    doors = [Door(listener.dup(), tally, lambda own=own: Held(own), own) for tally, own in zip(each, held, strict=True)]
    for door in doors:
        door.open()
    with contextlib.ExitStack() as clients:
        for number in range(coming):
            clients.enter_context(socket.create_connection(listener.getsockname()))
            async with asyncio.timeout(SOON_S):
                while sum(map(len, held)) <= sum(before) + number:
                    await asyncio.sleep(0.001)
        for door in doors:
            door.close()
    return [len(own) - count for own, count in zip(held, before, strict=True)]


async def delay(handed: socket.socket, tally: Tally) -> int:
    """Whether a connection that a worker has taken sends what there is at once."""
    held: set[Any] = set()
    door = Door(handed, tally, lambda: Held(held), held)
    door.open()
    with socket.create_connection(handed.getsockname()):
        async with asyncio.timeout(SOON_S):
            while not held:
                await asyncio.sleep(0.001)
        door.close()
        (transport,) = held
        return int(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))


def test_small_answers_of_workers_are_sent_without_delay() -> None:
    with listen("127.0.0.1", 0) as listener, inherited(os.dup(listener.fileno())) as handed, tallies(1) as (tally,):
        assert asyncio.run(delay(handed, tally)) == 1


def test_connections_are_shared_evenly() -> None:
    with listen("127.0.0.1", 0) as listener, tallies(2) as each:
        assert asyncio.run(taken(listener, each, (0, 0), MANY)) == [MANY // 2, MANY // 2]


def test_who_holds_fewer_takes_the_next_until_it_has_as_many() -> None:
    with listen("127.0.0.1", 0) as listener, tallies(2) as each:
        assert asyncio.run(taken(listener, each, (10, 2), 6)) == [0, 6]


def test_who_holds_more_takes_what_nobody_else_does() -> None:
    """Another worker hangs: it holds fewer, and takes nothing."""
    with listen("127.0.0.1", 0) as listener, tallies(2) as (own, hung):
        hung.count(0)
        assert asyncio.run(taken(listener, [own], [5], 3)) == [3]
