"""Tells open pages that a game has moved. Moves are made in threads, pages listen in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

HEARTBEAT = 15.0


class Listener:
    """One open page."""

    def __init__(self) -> None:
        self.moved = asyncio.Event()
        self.number = -1
        """The newest it was told; −1 for none."""


class Hub:
    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._is_closed = False
        self._also: dict[str, list[Callable[[], None]]] = defaultdict(list)

    def also_tell(self, game: str, call: Callable[[], None]) -> None:
        """Call this, too, and at once, in the thread that tells."""
        self._also[game].append(call)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    @property
    def watched(self) -> list[str]:
        """Games that somebody has open."""
        return list(self._listeners)

    def publish(self, game: str, number: int = -1) -> None:
        """From any thread: the game is at this number, or something else at its table has changed."""
        for call in self._also.get(game, ()):
            call()
        self._soon(lambda: self._wake(game, number))

    def publish_all(self) -> None:
        """From any thread: something may have been missed."""
        for calls in self._also.values():
            for call in calls:
                call()
        self._soon(self._wake_all)

    def count(self, game: str) -> int:
        """How many pages listen."""
        return len(self._listeners.get(game, ()))

    def close(self) -> None:
        """From any thread: nobody listens any more."""
        self._soon(self._close)

    def _soon(self, call: Callable[[], None]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(call)

    def _wake(self, game: str, number: int) -> None:
        """A number is told to each page once, however often it is heard."""
        for listener in self._listeners.get(game, ()):
            if number < 0 or number > listener.number:
                listener.number = max(listener.number, number)
                listener.moved.set()

    def _wake_all(self) -> None:
        for game in self._listeners:
            self._wake(game, -1)

    def _close(self) -> None:
        self._is_closed = True
        self._wake_all()

    async def listen(self, game: str) -> AsyncIterator[tuple[bool, int]]:
        """At once, from when on nothing is missed; then whenever the game has moved, or as a sign of life. Tells whether it
        has, and the newest number that was told, −1 when none was."""
        listener = Listener()
        self._listeners[game].add(listener)
        try:
            yield False, -1
            while not self._is_closed:
                try:
                    await asyncio.wait_for(listener.moved.wait(), HEARTBEAT)
                    listener.moved.clear()
                    if not self._is_closed:
                        yield True, listener.number
                except TimeoutError:
                    yield False, listener.number
        finally:
            self._listeners[game].discard(listener)
            if not self._listeners[game]:
                del self._listeners[game]
