"""What the map, its tracks and the goals are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.web.records.cards import Bit


@dataclass(frozen=True, slots=True)
class Bonus:
    icon: str
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Hex:
    space: int
    at: str
    """Its coordinates, which the map shows on demand."""
    x: float
    y: float
    css: str
    label: str
    bonuses: tuple[Bonus, ...]
    tile: str = ""
    owner: int = 0
    claim: int = 0
    volcano: bool = False
    price: str = ""
    """What a tile here costs, as it is drawn."""
    place: tuple[str, ...] = ()
    reserved: bool = False
    option: str = ""
    ghost: str = ""
    title: str = ""
    tip: tuple[Bit, ...] = ()
    cells: tuple[tuple[Bit, str], ...] = ()
    """What is in the tip, each with a word under it."""
    money: tuple[int, ...] = ()
    """Spaces beside it that pay."""
    points: tuple[int, ...] = ()
    """Tiles beside it that are worth a point more, or make it so."""
    guard: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    path: str
    css: str
    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class BonusStep:
    path: str
    x: float
    y: float
    icon: str
    css: str
    production: bool
    label: str
    at: str
    """The value that brings it."""


@dataclass(frozen=True, slots=True)
class Track:
    css: str
    steps: tuple[Step, ...]
    bonuses: tuple[BonusStep, ...]
    x: float
    y: float
    now: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A global parameter in words: its value and its goal, with a drop for each step where they are few."""

    key: str
    icon: str
    name: str
    value: str
    goal: str
    drops: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    seat: int
    value: int
    is_top: bool
    points: str = ""
    """What an award that is funded would bring as it stands."""


@dataclass(frozen=True, slots=True)
class Goal:
    key: str
    icon: str
    name: str
    hint: str
    css: str
    owner: int
    price: int | None
    need: str
    standings: tuple[Standing, ...]
    option: str = ""
