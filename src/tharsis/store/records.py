"""What a store keeps, and what it must be able to do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tharsis.store.notes import Notes
    from tharsis.store.people import People
    from tharsis.store.people_rows import PlaceRow, TableRow
    from tharsis.store.reviews import Reviews

PERSON, FRIEND, BOT = "person", "friend", "bot"
"""Who sits there: a person at the table that made the game, someone who comes by link, a program."""

UNDO = re.compile(r"undo (\d+)")


class NumberTaken(Exception):
    """Another writer has already stored a move with this number; nothing was written."""


class UnknownGame(LookupError):
    """No game has this id."""


class Unavailable(Exception):
    """The database cannot be reached or written just now. Nothing was changed; it is worth trying again."""


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    game: str
    rules: str
    setup: dict[str, Any]
    seed: int | str
    created: float
    finished: float | None = None
    hidden_points: bool = False
    """Nobody's points are shown before the end."""
    owner: str = ""
    """Who made it, as a hash: those who make many games share what one gets."""
    is_seed_chosen: bool = False
    """A person named the seed and may know the deal; everybody at the table is told."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    token_hash: str
    level: str = ""
    """Which bot plays here."""


@dataclass(frozen=True, slots=True)
class NewMove:
    seat: int
    option: str
    """The option's text, or `undo 2`: the last two moves that still stand are taken back."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    number: int
    seat: int
    option: str
    time: float
    rules: str = ""
    """The rules it was made under; those of the game where none are noted."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stood after so many rows of its log, of which `moves` moves stood by then."""

    number: int
    moves: int
    layout: str
    """What the bytes mean, as JSON: names of fields and cards."""
    data: bytes
    is_kept: bool
    """A round begins here; others are replaced by the next."""


@dataclass(frozen=True, slots=True)
class ReportRow:
    """Something went wrong in a game. `save` is the whole game with its seed: for those who run the server, nobody else."""

    game: str
    number: int
    time: float
    note: str
    text: str
    save: str
    owner: str = ""
    """Who sent it, as a hash."""


@dataclass(frozen=True, slots=True)
class HoldRow:
    """A turn that is over but can still be taken back, as long as the game stands at this number."""

    seat: int
    number: int
    seconds: float


class Store(Protocol):
    """What the web room needs. Every method that writes returns after the data is safe on disk; all may raise `Unavailable`."""

    is_shared: bool
    """Other processes may write here, too."""
    notes: Notes
    reviews: Reviews
    people: People

    def add_game(
        self,
        game: GameRow,
        seats: Sequence[SeatRow],
        moves: Sequence[NewMove] = (),
        table: TableRow | None = None,
        places: Sequence[PlaceRow] = (),
        position: Position | None = None,
    ) -> None: ...

    def game(self, id: str) -> GameRow: ...

    def unfinished(self, kind: str = "", owner: str = "") -> list[str]: ...

    def made(self, owner: str, since: float, until: float) -> tuple[int, int]: ...

    def age(self) -> None: ...

    def forget(self, seconds: float, spared: Sequence[str] = ()) -> list[str]: ...

    def delete(self, ids: Sequence[str]) -> None: ...

    def seats(self, id: str) -> list[SeatRow]: ...

    def rename_seat(self, id: str, seat: int, name: str) -> None: ...

    def renew_token(self, id: str, seat: int, token_hash: str, before: str = "") -> bool: ...

    def seat_of_token(self, token_hash: str) -> tuple[str, int] | None: ...

    def moves(self, id: str, since: int = 0) -> list[MoveRow]: ...

    def count(self, id: str) -> int: ...

    def append(
        self,
        id: str,
        number: int,
        moves: Sequence[NewMove],
        time: float,
        rules: str = "",
        position: Position | None = None,
        hold: HoldRow | None = None,
        is_over: bool = False,
    ) -> None: ...

    def hold(self, id: str) -> tuple[HoldRow, float] | None: ...

    def end_hold(self, id: str, seat: int) -> None: ...

    def set_pause(self, id: str, pause: float | None) -> None: ...

    def pause(self, id: str) -> float | None: ...

    def start_without(
        self, id: str, kept: Sequence[int], setup: Mapping[str, Any], rules: str, time: float, position: Position
    ) -> bool: ...

    def positions(self, id: str) -> list[Position]: ...

    def finish(self, id: str, time: float | None) -> None: ...

    def sit(self, browser_hash: str, id: str, seat: int, time: float) -> None: ...

    def sittings(self, browser_hash: str) -> list[tuple[str, int]]: ...

    def sitters(self, id: str) -> list[tuple[str, int]]: ...

    def try_out(self) -> None: ...

    def add_report(self, report: ReportRow) -> None: ...

    def reports(self, id: str) -> list[ReportRow]: ...

    def reported(self, owner: str, since: float, until: float) -> tuple[int, int]: ...

    def beat(self, server: str, seconds: float, streams: Mapping[str, int] = ...) -> dict[str, int]: ...

    def leave(self, server: str) -> None: ...

    def claim(self, id: str, server: str) -> bool: ...

    def orphans(self, since: float, most: int) -> list[str]: ...

    def clocked(self, most: int) -> list[str]: ...

    def watch(self, on_change: Callable[[str, int], None], on_gap: Callable[[], None]) -> Watcher | None: ...

    def close(self) -> None: ...


class Watcher(Protocol):
    """Tells what other processes do, until it is stopped."""

    def stop(self) -> None: ...


def standing(moves: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves that were not taken back."""
    kept: list[MoveRow] = []
    for move in moves:
        undone = UNDO.fullmatch(move.option)
        if undone:
            del kept[len(kept) - int(undone[1]) :]
        else:
            kept.append(move)
    return kept
