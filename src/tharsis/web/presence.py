"""Who has a table open. Only coming and going is written, with the server it happens at: when that dies, they are away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from tharsis.store import Store

log = logging.getLogger("tharsis.web")
GONE_S = 4.0
"""A page that is loaded again within so long was never away."""


class Presence:
    def __init__(self, store: Store, server: str, changed: Callable[[str], object]) -> None:
        self._store, self._server, self._changed = store, server, changed
        self._open: Counter[tuple[str, int]] = Counter()
        self._known: set[tuple[str, int]] = set()
        self._writer = ThreadPoolExecutor(1, "presence")

    async def during(self, game: str, seats: Sequence[int], stream: AsyncIterator[str]) -> AsyncIterator[str]:
        """The same stream; as long as it is open, these seats are here."""
        for seat in seats:
            self._open[game, seat] += 1
            self._note(game, seat)
        try:
            async for piece in stream:
                yield piece
        finally:
            for seat in seats:
                self._open[game, seat] -= 1
                asyncio.get_running_loop().call_later(GONE_S, self._note, game, seat)

    def _note(self, game: str, seat: int) -> None:
        """Write it down where it has changed."""
        key = (game, seat)
        is_here = self._open[key] > 0
        if is_here == (key in self._known):
            return
        (self._known.add if is_here else self._known.discard)(key)
        if not is_here:
            del self._open[key]
        with contextlib.suppress(RuntimeError):
            self._writer.submit(self._write, game, seat, is_here)

    def _write(self, game: str, seat: int, is_here: bool) -> None:
        people = self._store.people
        try:
            (people.come if is_here else people.go)(game, seat, self._server, time.time())
            self._changed(game)
        except Exception as error:
            log.warning("game %s: who is here is not written: %s", game, type(error).__name__)

    def stop(self) -> None:
        """Nobody is here any more."""
        self._writer.shutdown(wait=True)
        try:
            self._store.people.forget_server(self._server)
        except Exception as error:
            log.warning("those who were here are away later: %s", type(error).__name__)
