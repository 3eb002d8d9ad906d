"""What the templates of the Ares table print, each number as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.text.icons import Row, Token
from tharsis.web.records import Bit


@dataclass(frozen=True, slots=True)
class PhaseCard:
    """A phase: what it brings the reader now, its bonus, and who may choose it or has."""

    key: str
    icon: str
    art: str
    name: str
    css: str
    main: str
    price: str
    gains: tuple[Bit, ...]
    sub: str
    bonus: str
    bonus_seats: tuple[int, ...]
    """1 to 5: who has it, when that is known."""
    is_bonus: bool
    foot: str
    may: tuple[tuple[int, bool], ...]
    """Seats that choose now, and whether this phase is open to them."""
    option: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    path: str
    css: str
    x: float
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Arc:
    css: str
    cells: tuple[Cell, ...]
    x: float
    y: float
    now: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A parameter in words: its zone, and where the next one begins."""

    css: str
    icon: str
    name: str
    value: str
    goal: str
    zone: str
    zone_css: str
    next: str


@dataclass(frozen=True, slots=True)
class OceanToken:
    number: int
    x: float
    y: float
    is_flipped: bool
    reward: tuple[tuple[Bit, float], ...]
    """What it gave, each with its place."""
    label: str
    option: str = ""


@dataclass(frozen=True, slots=True)
class Grove:
    x: float
    y: float
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Planet:
    css: str
    """How much air, warmth and water there is: they paint it."""
    label: str
    links: tuple[str, ...]
    seas: tuple[tuple[int, int], ...]
    tokens: tuple[OceanToken, ...]
    groves: tuple[Grove, ...]
    arcs: tuple[Arc, ...]
    readings: tuple[Reading, ...]
    oceans: int
    oceans_of: str
    terraformed: int
    hidden: tuple[tuple[Bit, ...], ...]
    """Rewards that still lie face down."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card in the tableau, small."""

    key: str
    title: str
    tags: tuple[str, ...]
    rows: tuple[Row, ...]
    production: tuple[Token, ...]
    points: str
    cubes: int | None
    cube_icon: str
    css: str
    foot: str
    foot_icon: str = ""
    option: str = ""
    looks: bool = False
    guard: str = ""


@dataclass(frozen=True, slots=True)
class Engine:
    """What lies before a player, by colour."""

    made: tuple[Bit, ...]
    green: tuple[InPlay, ...]
    blue: tuple[InPlay, ...]
    red: tuple[InPlay, ...]
    green_count: str
    blue_count: str
    red_count: str
    actions: str


@dataclass(frozen=True, slots=True)
class Chance:
    """What a phase would bring a rival."""

    icons: tuple[str, ...]
    css: str
    text: str
    gains: tuple[Bit, ...] = ()


@dataclass(frozen=True, slots=True)
class Rival:
    seat: int
    name: str
    corporation: str
    rating: int
    forests: str
    points: str
    chances: tuple[Chance, ...]
    history: tuple[str, ...]
    engine: Engine


@dataclass(frozen=True, slots=True)
class AresBoard:
    phases: tuple[PhaseCard, ...]
    planet: Planet
    engine: Engine | None
    rivals: tuple[Rival, ...]
    note: str


@dataclass(frozen=True, slots=True)
class PlanLine:
    title: str
    note: str
    price: str
    css: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A phase about to be chosen."""

    icon: str
    name: str
    lines: tuple[PlanLine, ...]
    gains: tuple[Bit, ...]
    text: str
    bonus: str
    option: str
    go: str
