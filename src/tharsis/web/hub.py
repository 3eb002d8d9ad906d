"""Tells open pages that a game has moved. Moves are made in threads, pages listen in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator

HEARTBEAT = 15.0


class Hub:
    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def publish(self, game: str) -> None:
        """From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake, game)

    def _wake(self, game: str) -> None:
        for listener in self._listeners.get(game, ()):
            listener.set()

    async def listen(self, game: str) -> AsyncIterator[bool]:
        """True whenever the game has moved, False as a sign of life."""
        moved = asyncio.Event()
        self._listeners[game].add(moved)
        try:
            while True:
                try:
                    await asyncio.wait_for(moved.wait(), HEARTBEAT)
                    moved.clear()
                    yield True
                except TimeoutError:
                    yield False
        finally:
            self._listeners[game].discard(moved)
            if not self._listeners[game]:
                del self._listeners[game]
