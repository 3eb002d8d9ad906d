"""Who has a page open. Only coming and going is written, with the server it happens at: when that dies, they are away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tharsis.store import Store, UnknownGame

log = logging.getLogger("tharsis.web")
GONE_S = 4.0
"""A page that is loaded again within so long was never away."""
AGAIN_S = 5.0
"""How soon what could not be written is tried again."""


class Chair(NamedTuple):
    """Where somebody is: on a seat of a game, or, by name, at this site."""

    game: str
    seat: int
    player: str = ""


class Presence:
    def __init__(self, store: Store, server: str, changed: Callable[[str], object]) -> None:
        self._store, self._server, self._changed = store, server, changed
        self._open: Counter[Chair] = Counter()
        self._known: set[Chair] = set()
        self._writer = ThreadPoolExecutor(1, "presence")
        self._loop: asyncio.AbstractEventLoop | None = None

    async def during(self, game: str, seats: Sequence[int], stream: AsyncIterator[str], player: str = "") -> AsyncIterator[str]:
        """The same stream; as long as it is open, these seats are here, and the player whose name is known."""
        self._loop = asyncio.get_running_loop()
        chairs = [Chair(game, seat) for seat in seats] + ([Chair("", -1, player)] if player else [])
        for chair in chairs:
            self._open[chair] += 1
            self._note(chair)
        try:
            async for piece in stream:
                yield piece
        finally:
            for chair in chairs:
                self._open[chair] -= 1
                asyncio.get_running_loop().call_later(GONE_S, self._note, chair)

    def _note(self, chair: Chair) -> None:
        """Write it down where it has changed."""
        is_here = self._open[chair] > 0
        if is_here == (chair in self._known):
            return
        (self._known.add if is_here else self._known.discard)(chair)
        if not is_here:
            del self._open[chair]
        with contextlib.suppress(RuntimeError):
            self._writer.submit(self._write, chair, is_here)

    def _write(self, chair: Chair, is_here: bool) -> None:
        try:
            if chair.player:
                self._write_visit(chair.player, is_here)
            else:
                people = self._store.people
                (people.come if is_here else people.go)(chair.game, chair.seat, self._server, time.time())
                self._changed(chair.game)
        except Exception as error:
            log.warning("game %s: who is here is not written yet: %s", chair.game or "-", type(error).__name__)
            if self._loop is not None and not isinstance(error, UnknownGame):
                with contextlib.suppress(RuntimeError):  # it has ended
                    self._loop.call_soon_threadsafe(self._loop.call_later, AGAIN_S, self._again, chair, is_here)

    def _again(self, chair: Chair, was_here: bool) -> None:
        """Nobody knows yet whether this seat is taken."""
        (self._known.discard if was_here else self._known.add)(chair)
        self._note(chair)

    def _write_visit(self, player: str, is_here: bool) -> None:
        if is_here:
            self._store.people.enter(player, self._server)
        else:
            self._store.people.depart(player, self._server, time.time())

    def stop(self) -> None:
        """Nobody is here any more."""
        self._writer.shutdown(wait=True)
        try:
            self._store.people.forget_server(self._server)
        except Exception as error:
            log.warning("those who were here are away later: %s", type(error).__name__)
