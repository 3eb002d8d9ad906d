"""A game that is being played: its position, its log, and the one place where moves are made."""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from sys import intern
from typing import TYPE_CHECKING

from tharsis.core.errors import IllegalMove, TharsisError
from tharsis.core.game import BaseGame, Event
from tharsis.core.rng import new_rng
from tharsis.store import BOT, GameRow, HoldRow, MoveRow, NewMove, NumberTaken, PlaceRow, SeatRow, Store, TableRow, UnknownGame
from tharsis.store.positions import packed
from tharsis.store.records import UNDO
from tharsis.web import ahead
from tharsis.web.marks import Mark, earlier_marks, marked, round_of
from tharsis.web.past import Past, Standing
from tharsis.web.reading import Reading, is_current, read, stood

if TYPE_CHECKING:
    from tharsis.web.bits import Reader
    from tharsis.web.news import Log

log = logging.getLogger("tharsis.web")
SALT = secrets.token_hex(16)
"""Nobody can work out how a twin is dealt."""


class Stale(Exception):
    """The mover looked at an older table."""


class NotNow(IllegalMove):
    """Whoever sits there cannot move now; `key` is what is said."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key


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
    """A turn that is over but can still be taken back: until then programs wait. Any other move ends it."""

    row: HoldRow
    until: float


def is_quiet(before: BaseGame, after: BaseGame, seat: int) -> bool:
    """Whether all that came of the seat's option is its own: nothing revealed, no phase opened, nobody else acting or asked."""
    others = [set(game.to_move) - {seat} for game in (before, after)]
    is_own = all(event.seat == seat and event.kind != "phase" for event in after.happened())
    return is_own and others[0] == others[1] and int(before.state.reveals) == int(after.state.reveals)


def is_opening(seat: int, rows: Sequence[Event]) -> bool:
    """Whether a move of the seat opened what others had chosen in secret: who is last to choose sees all corporations."""
    return any(row.kind == "corporation" and row.seat != seat for row in rows)


class LiveGame:
    def __init__(
        self, store: Store, row: GameRow, on_asked: Callable[[str, Sequence[int]], None] = lambda id, seats: None
    ) -> None:
        self._on_asked = on_asked
        self._asked: set[int] = set()
        self.store = store
        self.row = row
        self.id = row.id
        self.lock = threading.RLock()
        self._reload_people()
        self.entries: list[Entry] = []
        self.asked: list[tuple[int, ...]] = []
        """Who was asked before each of them, and who is now."""
        self.marks: list[Mark] = []
        self._earlier: list[Mark] | None = None
        """What `history` has found."""
        self.number = 0
        self.logs: dict[Reader, Log] = {}
        """What readers were told, for the pages that go on from there."""
        self.made = 0
        """Moves made by this process."""
        self._lost = 0
        self._past = Past()
        self.hold: Hold | None = None
        self.pause = store.pause(row.id)
        """How long programs wait before each move, where a player has chosen it."""
        self.ahead = store.notes.ahead(row.id)
        """Seats that pass as soon as their turn comes."""
        self.line = store.reviews.line(row.id)
        """The game, and its move, that this one tries another way."""
        self._read()
        self._reload_hold()

    # --- reading -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """The game as it is stored."""
        rows = self.store.moves(self.id)
        try:
            self._play(read(self.store, self.row, rows, not is_current(self.row, rows)))
        except TharsisError as error:
            log.warning("game %s: its moves are not played as they were made: %s", self.id, error)
            self._play(read(self.store, self.row, rows, True))
        self.number = len(rows)
        self._signatures = [self._signature(seat) for seat in range(self.game.players)]
        self.stamps = [self.number] * self.game.players
        if self.game.over and self.row.finished is None:
            self.store.finish(self.id, time.time())

    def _play(self, reading: Reading) -> None:
        """Pages may be drawn from the game that was there before: this is another."""
        self.game, self._base, self._is_stood = reading.game, Standing(reading.game), reading.is_stood
        self.entries = [Entry(move.number, move.seat, intern(move.option), move.time, ()) for move in reading.behind]
        self.asked = [*[()] * len(reading.behind), self.game.to_move]
        self.marks, self._earlier = marked((), self.game), None
        self._past.clear()
        self._lost = 0
        for at, move in enumerate(reading.to_play):
            try:
                self._play_move(move)
            except TharsisError:
                if not reading.is_old:
                    raise
                self._lost = len(reading.to_play) - at
                return

    def _play_move(self, move: MoveRow) -> None:
        self.game.choose(move.seat, move.option)
        self.entries.append(Entry(move.number, move.seat, intern(move.option), move.time, tuple(self.game.happened())))
        self.asked.append(self.game.to_move)
        self.marks = marked(self.marks, self.game)

    def catch_up(self) -> None:
        """Play what other processes have written since. Pages may be drawn from the game as it was: this is a copy."""
        with self.lock:
            rows = self.store.moves(self.id, self.number)
            if not rows:
                return
            self.game = self.game.copy()
            try:
                for row in rows:
                    undone = UNDO.fullmatch(row.option)
                    if undone:
                        self._take_back(int(undone[1]))
                    else:
                        self._play_move(row)
            except TharsisError:
                self._read()
                return
            self._moved(len(rows), is_own=False)
            self._reload_hold()

    def _take_back(self, count: int) -> None:
        self.game = self.at(len(self.game.moves) - count)
        del self.entries[len(self.entries) - count :]
        del self.asked[len(self.asked) - count :]
        self.marks = [mark for mark in self.marks if mark.moves <= len(self.game.moves)]

    def at(self, move: int) -> BaseGame:
        """The game after so many moves; under earlier rules, at the last position stored before, or the first one."""
        kept = self._base.moves
        if move < kept:
            return stood(self.store, self.row, move)
        game = self._base.game()
        for step in self.game.moves[kept:move]:
            game.choose(*step)
        return game

    @property
    def history(self) -> list[Mark]:
        """All marks, with those of rounds that were played under earlier rules."""
        with self.lock:
            if self._earlier is None:
                self._earlier = earlier_marks(self.store, self.row, self._base.moves)
            last = self._earlier[-1].round if self._earlier else None
            return [*self._earlier, *(mark for mark in self.marks if mark.round != last)]

    @property
    def stops(self) -> list[int]:
        """The numbers of moves after which the table can be shown; under earlier rules it was stored once a round."""
        kept = self._base.moves
        return [*(mark.moves for mark in self.history if mark.moves < kept), *range(kept, len(self.game.moves) + 1)]

    def save(self) -> bytes:
        """The whole game. One that has seen several rules is told by its last position."""
        if not self._is_stood:
            return self.game.save()
        position = packed(self.game, self.number, True)
        told = {
            "game": self.row.game, "setup": self.row.setup, "seed": self.row.seed, "layout": json.loads(position.layout),
            "moves": [[entry.seat, entry.option] for entry in self.entries], "position": b64encode(position.data).decode(),
        }  # fmt: skip
        return json.dumps(told, ensure_ascii=False).encode()

    @property
    def hides_points(self) -> bool:
        """The table has chosen to see no points before the end."""
        return self.row.hidden_points and not self.game.over

    @property
    def chosen_seed(self) -> str:
        """The seed that somebody has chosen, who may know the deal; all shall know it then."""
        return str(self.row.seed) if self.row.is_seed_chosen else ""

    @property
    def open_seed(self) -> str | None:
        """The seed, where somebody knows it already or the game is over."""
        return self.chosen_seed or (str(self.row.seed) if self.game.over else None)

    def points(self, game: BaseGame) -> list[int | None]:
        """Everybody's points at this moment of the game, as far as they are shown."""
        return [None] * game.players if self.hides_points else [score["total"] for score in game.scores()]

    def _signature(self, seat: int) -> tuple[str, ...]:
        """What the seat is asked, so that a change can be told."""
        return (repr(self.game.questions(seat)), *map(str, self.game.options(seat)))

    def reload(self) -> None:
        """Seats, pace, passes told ahead and the turn that is held open, as they are stored."""
        with self.lock:
            self._reload_people()
            if len(self.seats) != self.game.players:  # it has begun without the seats that nobody took
                self.row = self.store.game(self.id)
                self._read()
            self.pause = self.store.pause(self.id)
            self.ahead = self.store.notes.ahead(self.id)
            self._reload_hold()

    def _reload_people(self) -> None:
        seats = self.store.seats(self.id)
        if not seats:
            raise UnknownGame(f"game {self.id!r} is no more")
        self.seats: list[SeatRow] = seats
        self.table: TableRow | None = self.store.people.table(self.id)
        self.places: list[PlaceRow] = self.store.people.places(self.id) if self.table else []

    def _reload_hold(self) -> None:
        found = self.store.hold(self.id) if self.ahead or any(row.kind == BOT or row.level for row in self.seats) else None
        self.hold = Hold(found[0], time.monotonic() + found[1]) if found else None

    def set_pause(self, pause: float | None) -> None:
        if pause != self.pause:
            self.store.set_pause(self.id, pause)
            self.pause = pause

    @property
    def bots(self) -> tuple[int, ...]:
        """Seats that owe a choice and have it made for them: programs, and those who pass ahead."""
        if not self.is_started:
            return ()
        return tuple(seat for seat in self.game.to_move if self.is_program(seat) or self.passes_ahead(seat))

    @property
    def is_started(self) -> bool:
        """Nobody is waited for any more."""
        return self.table is None or self.table.started is not None

    @property
    def is_rated(self) -> bool:
        return self.table is not None and self.table.is_rated

    def is_program(self, seat: int) -> bool:
        """A bot's own seat, or one where it plays for somebody."""
        return self.seats[seat].kind == BOT or bool(self.seats[seat].level)

    def check_person(self, seat: int) -> None:
        """Whether the person who sits there plays."""
        if not self.is_started:
            raise NotNow("people-not-started", "the game begins when all seats are taken")
        if self.is_program(seat):
            raise NotNow("people-bot-plays", "a bot plays here now; take the seat back first")

    # --- passing ahead -----------------------------------------------------------------------------------------------

    def pass_ahead(self, seat: int, wakes: Sequence[str] | None) -> None:
        """The seat passes as soon as its turn comes, unless one of these happens first; None takes it back."""
        with self.lock:
            if wakes is not None and not ahead.can_pass_ahead(self.game, seat):
                raise IllegalMove(f"seat {seat} has no turn to come in this generation")
            row = None if wakes is None else ahead.order(self.game, seat, self.number, wakes)
            if row is None and seat not in self.ahead:
                return
            self.store.notes.pass_ahead(self.id, seat, row)
            self.ahead = {other: kept for other, kept in self.ahead.items() if other != seat} | ({seat: row} if row else {})

    def passes_ahead(self, seat: int) -> bool:
        """Whether it is the seat's turn, it wanted to pass, and nothing has woken it."""
        row = self.ahead.get(seat)
        return row is not None and ahead.passes(self.game, seat, row, self._since(row.since))

    def woken(self, seat: int) -> str:
        """What has happened that keeps the seat from passing; empty when nothing, or when it is not to pass."""
        row = self.ahead.get(seat)
        if row is None or not ahead.stands(self.game, row):
            return ""
        return ahead.woken_by(self.game, seat, row, self._since(row.since))

    def _since(self, number: int) -> list[tuple[int, tuple[Event, ...]]]:
        return [(entry.seat, entry.rows) for entry in self.entries if entry.number >= number]

    # --- moving ------------------------------------------------------------------------------------------------------

    def twin(self, seat: int) -> BaseGame:
        """The same table to this seat, everything it cannot know dealt anew: to try what must tell nothing."""
        twin = self.game.copy()
        twin.state = self.game.redeal(seat, new_rng(f"{SALT} {self.id} {self.number} {seat}"))
        return twin

    def tried(self, seat: int, options: Sequence[str]) -> list[BaseGame]:
        """Twins after each of these options, as far as the seat can foresee what comes of them. A refusal tells no news."""
        for option in options:
            self.game.rules.notation.parse(option)
        before, after = self.twin(seat), list[BaseGame]()
        for option in options:
            twin = before.copy()
            twin.choose(seat, option)
            after.append(twin)
            if not is_quiet(before, twin, seat):
                break
            before = twin
        return after

    def choose(self, seat: int, options: Sequence[str], seen: int, hold: float = 0) -> None:
        """Carry out options one after another until hidden cards, chance or other seats come in: what lies behind was chosen
        blindly and is dropped. All are refused if one before that is. `seen` is the number of the table the mover looked at.

        For `hold` seconds programs wait where that has ended the seat's turn, so that it can be taken back.
        """
        with self.lock:
            self.check_seen(seat, seen)
            trial = self.game.copy()
            done: list[tuple[str, tuple[Event, ...]]] = []
            asked: list[tuple[int, ...]] = []
            for option, twin in zip(options, self.tried(seat, options), strict=False):
                trial.choose(seat, option)
                done.append((str(trial.rules.notation.text(trial.moves[-1].option)), tuple(trial.happened())))
                asked.append(trial.to_move)
                if trial.observe(seat).tobytes() != twin.observe(seat).tobytes():
                    break
            now = time.time()
            moves = [NewMove(seat, text) for text, _ in done]
            held = self._held(seat, trial, len(moves), hold)
            self._append(moves, now, trial, held)
            self.entries += [Entry(self.number + at, seat, text, now, rows) for at, (text, rows) in enumerate(done)]
            self.asked += asked
            self._past.append(self.game)
            self.game = trial
            self.marks = marked(self.marks, trial)
            self._moved(len(done))
            self.hold = Hold(held, time.monotonic() + held.seconds) if held else None

    def _held(self, seat: int, trial: BaseGame, moves: int, seconds: float) -> HoldRow | None:
        """Whether the turn stays open after so many moves that lead there: a program is next, and they can be taken back."""
        is_bot_next = any(self.is_program(other) or other in self.ahead for other in trial.to_move)
        if not seconds or not is_bot_next or seat in trial.to_move or not trial.undoable(seat):
            return None
        if is_opening(seat, trial.happened()):
            return None
        return HoldRow(seat, self.number + bool(self._lost) + moves, seconds)

    @property
    def waits(self) -> float:
        """Seconds for which programs leave the turn open."""
        with self.lock:
            if self.hold is None or self.hold.row.number != self.number:
                return 0
            return max(0, self.hold.until - time.monotonic())

    def end_turn(self, seat: int) -> None:
        """The seat takes nothing back."""
        with self.lock:
            if self.hold is not None and self.hold.row.seat == seat:
                self.store.end_hold(self.id, seat)
                self.hold = None

    def undoable(self, seat: int) -> list[Entry]:
        """The last thing the seat did, if it may take it back: everything it sent at once. When the game is over all is known
        and counted."""
        count = 0 if self.game.over else self.game.undoable(seat)
        if count == 0:
            return []
        last = self.entries[-count:]
        begun = max((at + 1 for at, entry in enumerate(last) if is_opening(entry.seat, entry.rows)), default=0)
        return [entry for entry in last[begun:] if entry.time == last[-1].time]

    def undo(self, seat: int, seen: int) -> None:
        with self.lock:
            self.check_seen(seat, seen)
            count = len(self.undoable(seat))
            if count == 0:
                raise IllegalMove(f"seat {seat} can take back nothing: something was revealed, or somebody has acted since")
            trial = self._past.before(self.game, count) or self.at(len(self.game.moves) - count)
            self._append([NewMove(seat, f"undo {count}")], time.time(), trial)
            self.game = trial
            del self.entries[-count:]
            del self.asked[-count:]
            self.marks = [mark for mark in self.marks if mark.moves <= len(trial.moves)]
            self._moved(1)

    def check_seen(self, seat: int, seen: int) -> None:
        """`seen` is the number of the table the seat looked at: nothing it is asked may have changed since."""
        if not 0 <= seat < self.game.players:
            raise Stale(f"there is no seat {seat}")
        if not self.stamps[seat] <= seen <= self.number:
            raise Stale(f"the table has changed since move {seen}; it is at move {self.number}")

    def _append(self, moves: Sequence[NewMove], now: float, after: BaseGame, hold: HoldRow | None = None) -> None:
        """Store moves, and where they lead. Moves that these rules could not play are taken back first."""
        if self._lost:
            moves = [NewMove(moves[0].seat, f"undo {self._lost}"), *moves]
        position = packed(after, self.number + len(moves), round_of(after) != self.marks[-1].round)
        try:
            self.store.append(self.id, self.number, moves, now, after.rules.version, position, hold, after.over)
        except NumberTaken:
            self.store.game(self.id)  # which may be no more
            self.catch_up()
            raise Stale("another server has moved this game on") from None
        self.number += bool(self._lost)
        self._lost = 0

    def _moved(self, rows: int, is_own: bool = True) -> None:
        self.number += rows
        self.made += rows * is_own
        asked, self._asked = set(self.game.to_move) - self._asked, set(self.game.to_move)
        if asked and is_own:
            self._on_asked(self.id, sorted(asked))
        for seat in range(self.game.players):
            signature = self._signature(seat)
            if signature != self._signatures[seat]:
                self._signatures[seat] = signature
                self.stamps[seat] = self.number
