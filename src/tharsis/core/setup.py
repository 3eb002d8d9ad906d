"""What can be chosen at set-up, declared once: the facade, the command line, the API and the new-game form all read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tharsis.core.errors import BadSetup
from tharsis.core.types import Record

Setup = dict[str, Any]


class Kind(Enum):
    SWITCH = "on or off"
    CHOICE = "one of some values"
    SEAT = "one of the seats"
    SEATS = "a list of seats"


@dataclass(frozen=True)
class Setting:
    """One key of a set-up. The record holds its value, or its place among the values allowed, in the field of that name."""

    key: str
    kind: Kind = Kind.SWITCH
    default: Any = False
    allowed: tuple[Any, ...] = (True, False)
    field: str = ""
    """The field of the record, where it has another name."""
    follows: str = ""
    """Where nothing is said, it is as this setting, which is declared before it."""
    may_be_drawn: bool = False
    """Whether the new-game form offers to draw one of the values by lot."""
    minutes: int = 0
    """How much longer each player plays with it, or shorter."""

    def check(self, value: object, players: int) -> Any:
        """The value as it is kept in a complete set-up."""
        if self.kind is Kind.SEATS:
            return _seats(self.key, value, players)
        check_choice(self.key, value, range(players) if self.kind is Kind.SEAT else self.allowed)
        return value

    def write(self, record: Record, value: Any) -> None:
        field = self.field or self.key
        if self.kind is Kind.SEATS:
            for seat in value:
                record[field][seat] = 1
        elif self.kind is Kind.CHOICE and not isinstance(value, int):
            record[field] = self.allowed.index(value)
        else:
            record[field] = value

    def __str__(self) -> str:
        told = {Kind.SEAT: "a seat", Kind.SEATS: "a list of seats", Kind.SWITCH: "true or false"}
        return f"{self.key} ({told.get(self.kind) or ', '.join(map(str, self.allowed))})"


@dataclass(frozen=True)
class Refusal:
    """Values that do not go together. The key names the sentence that the new-game form shows, `web-setup-` and the key."""

    key: str
    text: str
    applies: Callable[[Setup], bool]


@dataclass(frozen=True)
class Length:
    """How long people play. What they choose changes it (`Setting.minutes`)."""

    opening: int
    """Minutes of any game, however many play."""
    player: int
    """Minutes that each player adds."""
    turns: int
    """How often a player's clock is started."""
    is_together: bool = False
    """Whether all clocks run at the same time."""


PLAYERS = "players"


@dataclass(frozen=True)
class SetupPlan:
    """All settings of a game, the number of players first, and what is refused."""

    settings: tuple[Setting, ...]
    length: Length
    refusals: tuple[Refusal, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(setting.key for setting in self.settings)

    @property
    def most_players(self) -> int:
        return int(max(self.settings[0].allowed))

    def complete(self, setup: Mapping[str, Any]) -> Setup:
        """The set-up with every default; BadSetup says what is wrong with it and what is allowed."""
        check_keys(setup, self.keys)
        players = setup.get(PLAYERS, self.settings[0].default)
        check_choice(PLAYERS, players, self.settings[0].allowed)
        whole: Setup = {}
        for each in self.settings:
            default = whole[each.follows] if each.follows else each.default
            whole[each.key] = each.check(setup.get(each.key, default), players)
        for refusal in self.refusals:
            if refusal.applies(whole):
                raise BadSetup(refusal.text, refusal.key)
        return whole

    def fill(self, record: Record, setup: Mapping[str, Any]) -> Setup:
        """Write a set-up into a blank record; returns it complete."""
        whole = self.complete(setup)
        for setting in self.settings:
            setting.write(record, whole[setting.key])
        return whole


def players_setting(most: int) -> Setting:
    return Setting(PLAYERS, Kind.CHOICE, 2, tuple(range(1, most + 1)))


def check_choice(name: str, value: object, allowed: Sequence[object]) -> None:
    if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
        raise BadSetup(f"{name} is {value!r}; allowed: {', '.join(map(str, allowed))}")


def check_keys(setup: Mapping[str, Any], known: Sequence[str]) -> None:
    unknown = [key for key in setup if key not in known]
    if unknown:
        raise BadSetup(f"{unknown[0]!r} is no option of set-up; known: {', '.join(known)}")


def _seats(name: str, seats: object, players: int) -> list[int]:
    if not isinstance(seats, Sequence) or any(not isinstance(seat, int) or not 0 <= seat < players for seat in seats):
        raise BadSetup(f"{name} is {seats!r}; allowed: a list of seats from 0 to {players - 1}")
    return sorted(set(seats))
