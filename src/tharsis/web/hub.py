"""Tells open pages that a game has moved. Moves are made in threads, pages listen in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

HEARTBEAT = 15.0


class Hub:
    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._is_closed = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def publish(self, game: str) -> None:
        """From any thread."""
        self._soon(lambda: self._wake(game))

    def close(self) -> None:
        """From any thread: nobody listens any more."""
        self._soon(self._close)

    def _soon(self, call: Callable[[], None]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(call)

    def _wake(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.set()

    def _close(self) -> None:
        self._is_closed = True
        for game in self._listeners:
            self._wake(game)

    async def listen(self, game: str) -> AsyncIterator[bool]:
        """False at once, from when on nothing is missed; then True whenever the game has moved, False as a sign of life."""
        moved = asyncio.Event()
        self._listeners[game].add(moved)
        try:
            yield False
            while not self._is_closed:
                try:
                    await asyncio.wait_for(moved.wait(), HEARTBEAT)
                    moved.clear()
                    if not self._is_closed:
                        yield True
                except TimeoutError:
                    yield False
        finally:
            self._listeners[game].discard(moved)
            if not self._listeners[game]:
                del self._listeners[game]
