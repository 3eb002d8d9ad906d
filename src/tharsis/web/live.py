"""A game that is being played: its position, its log, and the one place where moves are made."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.core.errors import BadSave, IllegalMove
from tharsis.core.game import BaseGame, Event
from tharsis.games import game_module
from tharsis.store import BOT, GameRow, MoveRow, NewMove, NumberTaken, SeatRow, Store
from tharsis.store.records import standing

KEPT_POSITIONS = 40
"""Positions kept for undo; older ones are played again."""


class Stale(Exception):
    """The mover looked at an older table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move that stands, with everything it did. Only `tharsis.web` pages that mask rows may show them."""

    number: int
    seat: int
    option: str
    time: float
    rows: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Hold:
    """A turn that is over but can still be taken back: until then programs wait."""

    seat: int
    number: int
    """The move after which it holds; any other move ends it."""
    seconds: float
    until: float


@dataclass(frozen=True, slots=True)
class Mark:
    """Everybody's points when a round began."""

    moves: int
    round: int
    points: tuple[int, ...]


class LiveGame:
    def __init__(self, store: Store, row: GameRow) -> None:
        self.store = store
        self.row = row
        self.id = row.id
        self.lock = threading.RLock()
        self.seats: list[SeatRow] = store.seats(row.id)
        self.game: BaseGame = _begin(row)
        self.entries: list[Entry] = []
        self.marks: list[Mark] = []
        self.number = 0
        self._past: deque[BaseGame] = deque(maxlen=KEPT_POSITIONS)
        self._signatures: list[tuple[str, ...]] = []
        self.stamps = [0] * self.game.players
        self.hold: Hold | None = None
        self.pause: float | None = None
        """How long programs wait before each move, where a player has chosen it."""
        self._read()

    # --- reading -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Play the stored moves. Also after another process has written."""
        rows = self.store.moves(self.id)
        self._play(standing(rows))
        self.number = len(rows)
        self._signatures = [self._signature(seat) for seat in range(self.game.players)]
        self.stamps = [self.number] * self.game.players

    def _play(self, moves: Sequence[MoveRow]) -> None:
        self.game = _begin(self.row)
        self.entries, self.marks = [], []
        self._mark()
        self._past.clear()
        for move in moves:
            self.game.choose(move.seat, move.option)
            self.entries.append(Entry(move.number, move.seat, move.option, move.time, tuple(self.game.happened())))
            self._mark()

    def _mark(self) -> None:
        """Note the points at the beginning of each round and at the end."""
        now = int(getattr(self.game, "rounds", 0)) + int(self.game.over)
        if not self.marks or self.marks[-1].round != now:
            points = tuple(score["total"] for score in self.game.scores())
            self.marks.append(Mark(len(self.game.moves), now, points))

    @property
    def hides_points(self) -> bool:
        """The table has chosen to see no points before the end."""
        return self.row.hidden_points and not self.game.over

    def points(self, game: BaseGame) -> list[int | None]:
        """Everybody's points at this moment of the game, as far as they are shown."""
        return [None] * game.players if self.hides_points else [score["total"] for score in game.scores()]

    def _signature(self, seat: int) -> tuple[str, ...]:
        """What the seat is asked, so that a change can be told."""
        return (repr(self.game.questions(seat)), *map(str, self.game.options(seat)))

    def reload_seats(self) -> None:
        self.seats = self.store.seats(self.id)

    @property
    def bots(self) -> tuple[int, ...]:
        """Seats of programs that owe a choice."""
        return tuple(seat for seat in self.game.to_move if self.seats[seat].kind == BOT)

    # --- moving ------------------------------------------------------------------------------------------------------

    def choose(self, seat: int, options: Sequence[str], seen: int, hold: float = 0) -> None:
        """Carry out options one after another, all or none. `seen` is the number of the table the mover looked at.

        For `hold` seconds programs wait where that has ended the seat's turn, so that it can be taken back.
        """
        with self.lock:
            self.check_seen(seat, seen)
            trial = self.game.copy()
            done: list[tuple[str, tuple[Event, ...]]] = []
            for option in options:
                trial.choose(seat, option)
                done.append((str(trial.rules.notation.text(trial.moves[-1].option)), tuple(trial.happened())))
            now = time.time()
            self._append([NewMove(seat, text) for text, _ in done], now)
            self.entries += [Entry(self.number + at, seat, text, now, rows) for at, (text, rows) in enumerate(done)]
            self._past.append(self.game)
            self.game = trial
            self._mark()
            self._moved(len(done))
            if hold and self.bots and seat not in trial.to_move and self.undoable(seat):
                self.hold = Hold(seat, self.number, hold, time.monotonic() + hold)

    @property
    def waits(self) -> float:
        """Seconds for which programs leave the turn open."""
        if self.hold is None or self.hold.number != self.number:
            return 0
        return max(0, self.hold.until - time.monotonic())

    def end_turn(self, seat: int) -> None:
        """The seat takes nothing back."""
        with self.lock:
            if self.hold is not None and self.hold.seat == seat:
                self.hold = None

    def undoable(self, seat: int) -> list[Entry]:
        """The last thing the seat did, if it may take it back: everything it sent at once."""
        count = self.game.undoable(seat)
        if count == 0:
            return []
        last = self.entries[-count:]
        return [entry for entry in last if entry.time == last[-1].time]

    def undo(self, seat: int, seen: int) -> None:
        with self.lock:
            self.check_seen(seat, seen)
            count = len(self.undoable(seat))
            if count == 0:
                raise IllegalMove(f"seat {seat} can take back nothing: something was revealed, or somebody has acted since")
            trial = self._before(count)
            if trial is None:
                trial = self.game.copy()
                trial.undo(seat, count)
            self._append([NewMove(seat, f"undo {count}")], time.time())
            self.game = trial
            del self.entries[-count:]
            self.marks = [mark for mark in self.marks if mark.moves <= len(trial.moves)]
            self._moved(1)

    def _before(self, count: int) -> BaseGame | None:
        """A kept position so many moves ago."""
        wanted = len(self.game.moves) - count
        while self._past:
            earlier = self._past.pop()
            if len(earlier.moves) == wanted and earlier.moves == self.game.moves[:wanted]:
                return earlier
        return None

    def check_seen(self, seat: int, seen: int) -> None:
        """`seen` is the number of the table the seat looked at: nothing it is asked may have changed since."""
        if not 0 <= seat < self.game.players:
            raise Stale(f"there is no seat {seat}")
        if not self.stamps[seat] <= seen <= self.number:
            raise Stale(f"the table has changed since move {seen}; it is at move {self.number}")

    def _append(self, moves: Sequence[NewMove], now: float) -> None:
        try:
            self.store.append(self.id, self.number, moves, now)
        except NumberTaken:
            self._read()
            raise Stale("another server has moved this game on") from None

    def _moved(self, rows: int) -> None:
        self.number += rows
        for seat in range(self.game.players):
            signature = self._signature(seat)
            if signature != self._signatures[seat]:
                self._signatures[seat] = signature
                self.stamps[seat] = self.number
        if self.game.over:
            self.store.finish(self.id, time.time())


def _begin(row: GameRow) -> BaseGame:
    room = game_module(row.game)
    if room.Game.rules.version != row.rules:
        raise BadSave(f"this game follows rules {row.rules!r}; this server plays {room.Game.rules.version!r}")
    game: BaseGame = room.Game(row.setup, row.seed)
    return game
