"""Counts of many bot games, and the file they are kept in: what was dealt, kept and played, and how those seats fared.

A file holds groups, one for each way to play (`by`), number of players and set-up. Cards and goals stand in it by name, so a
file outlives a changed list of cards; counts of two runs are added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tharsis.core.errors import TharsisError

FORMAT = 1
FOLDER = Path(__file__).parent / "counted"
DEALT, DEALT_WINS, KEPT, KEPT_WINS, PLAYED, WINS, POINTS, SQUARES = range(8)
COLUMNS = ("dealt", "dealt_wins", "kept", "kept_wins", "played", "wins", "points", "squares")
"""Of a card: seats that were dealt it at the start, kept it of those, and played it by the end; games these won, a shared
victory by its part; points above the table's mean of those who played it, and their squares."""
TAKEN, TAKEN_WINS, FIRST = range(3)
GOAL_COLUMNS = ("taken", "wins", "first")
"""Of a milestone or an award: seats that claimed or funded it, games these won, and awards that the founder also won."""
SCORES, CHAMPION = BYS = ("scores", "champion")
"""Who played: by scores at once, or by search judged by the champion."""


class BadCounts(TharsisError):
    """A file of counts that is missing, damaged or of another kind."""


@dataclass
class Group:
    """Games of one kind."""

    by: str
    players: int
    setup: dict[str, Any]
    games: int = 0
    rounds: int = 0
    best_points: int = 0
    """Points of winners, all together."""
    seats: list[float] = field(default_factory=list)
    """Games won by each seat, the first player first."""
    cards: dict[str, list[float]] = field(default_factory=dict)
    goals: dict[str, list[float]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """`scores 3 draft`: how results and pages call the group."""
        return " ".join((self.by, str(self.players), *sorted(self.setup)))

    def card(self, key: str) -> list[float]:
        return self.cards.setdefault(key, [0] * len(COLUMNS))

    def goal(self, key: str) -> list[float]:
        return self.goals.setdefault(key, [0] * len(GOAL_COLUMNS))

    def add(self, more: Group) -> None:
        """Other games of the same kind."""
        self.games += more.games
        self.rounds += more.rounds
        self.best_points += more.best_points
        self.seats = _added(self.seats, more.seats)
        for own, theirs in ((self.cards, more.cards), (self.goals, more.goals)):
            own.update({key: _added(own[key], row) if key in own else list(row) for key, row in theirs.items()})

    def to_json(self) -> dict[str, Any]:
        rounded = {name: {key: [_short(value) for value in row] for key, row in sorted(getattr(self, name).items())}
                   for name in ("cards", "goals")}  # fmt: skip
        rest = {name: getattr(self, name) for name in ("by", "players", "setup", "games", "rounds", "best_points")}
        return {**rest, "seats": [_short(value) for value in self.seats], **rounded}


def _added(row: Sequence[float], more: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(row, more, strict=True)]


def _short(value: float) -> float | int:
    return int(value) if value == int(value) else round(value, 2)


@dataclass
class Counts:
    """All groups of a game, and the facts about how they were played."""

    game: str
    facts: dict[str, Any] = field(default_factory=dict)
    groups: list[Group] = field(default_factory=list)

    def group(self, by: str, players: int, setup: Mapping[str, Any]) -> Group:
        """The group of that kind, a new one where there is none."""
        wanted = Group(by, players, dict(setup), seats=[0.0] * players)
        for each in self.groups:
            if each.key == wanted.key:
                return each
        self.groups.append(wanted)
        return wanted

    def add(self, more: Counts) -> None:
        for group in more.groups:
            self.group(group.by, group.players, group.setup).add(group)

    def of(self, by: str) -> Iterator[Group]:
        return (group for group in self.groups if group.by == by)

    def games_by(self, by: str) -> int:
        return sum(group.games for group in self.of(by))


def write_counts(path: Path, counts: Counts) -> None:
    """One line for each group that has games, so that a change shows where it is."""
    groups = sorted((group for group in counts.groups if group.games), key=lambda group: group.key)
    lines = ",\n".join(json.dumps(group.to_json(), separators=(",", ":")) for group in groups)
    head = {"format": FORMAT, "game": counts.game, "facts": counts.facts, "columns": COLUMNS, "goal_columns": GOAL_COLUMNS}
    part = path.with_suffix(".part")
    part.write_text(json.dumps(head)[:-1] + ',\n"groups":[\n' + lines + "\n]}\n")
    part.replace(path)


def read_counts(path: Path, game: str) -> Counts:
    """Raises BadCounts."""
    try:
        told = json.loads(path.read_text())
    except OSError as error:
        raise BadCounts(f"{path}: {error.strerror or 'cannot be read'}") from None
    except ValueError:
        raise BadCounts(f"{path} holds no counts, or is damaged") from None
    if not isinstance(told, dict) or told.get("format") != FORMAT or tuple(told.get("columns", ())) != COLUMNS:
        raise BadCounts(f"{path} holds no counts of format {FORMAT}")
    if told.get("game") != game:
        raise BadCounts(f"{path} holds counts of {told.get('game')!r}, not of {game!r}")
    try:
        return Counts(game, dict(told["facts"]), [_whole(Group(**group)) for group in told["groups"]])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadCounts(f"{path} is damaged: a group is not what it should be") from None


def _whole(group: Group) -> Group:
    """The group, if all its parts are what they should be."""
    rows = [(group.seats, group.players), *((row, len(COLUMNS)) for row in group.cards.values())]
    rows += [(row, len(GOAL_COLUMNS)) for row in group.goals.values()]
    numbers = [group.games, group.rounds, group.best_points, *(value for row, _ in rows for value in row)]
    if any(len(row) != size for row, size in rows) or not all(isinstance(number, int | float) for number in numbers):
        raise ValueError(group.key)
    return group


@cache
def counted(game: str) -> Counts:
    """The counts that come with the program."""
    return read_counts(FOLDER / f"{game}.json", game)
