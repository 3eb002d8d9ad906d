"""What a store keeps, and what it must be able to do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

PERSON, FRIEND, BOT = "person", "friend", "bot"
"""Who sits there: a person at the table that made the game, someone who comes by link, a program."""

UNDO = re.compile(r"undo (\d+)")


class NumberTaken(Exception):
    """Another writer has already stored a move with this number; nothing was written."""


class UnknownGame(LookupError):
    """No game has this id."""


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


@dataclass(frozen=True, slots=True)
class ReportRow:
    """Something went wrong in a game. `save` is the whole game with its seed: for those who run the server, nobody else."""

    game: str
    number: int
    time: float
    note: str
    text: str
    save: str


class Store(Protocol):
    """What the web room needs. Every method that writes returns after the data is safe on disk."""

    def add_game(self, game: GameRow, seats: Sequence[SeatRow]) -> None: ...

    def game(self, id: str) -> GameRow: ...

    def unfinished(self, kind: str = "") -> list[str]: ...

    def seats(self, id: str) -> list[SeatRow]: ...

    def rename_seat(self, id: str, seat: int, name: str) -> None: ...

    def seat_of_token(self, token_hash: str) -> tuple[str, int] | None: ...

    def moves(self, id: str) -> list[MoveRow]: ...

    def append(self, id: str, number: int, moves: Sequence[NewMove], time: float) -> None: ...

    def finish(self, id: str, time: float | None) -> None: ...

    def sit(self, browser_hash: str, id: str, seat: int, time: float) -> None: ...

    def sittings(self, browser_hash: str) -> list[tuple[str, int]]: ...

    def add_report(self, report: ReportRow) -> None: ...

    def reports(self, id: str) -> list[ReportRow]: ...

    def close(self) -> None: ...


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
