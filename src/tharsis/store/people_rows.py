"""What the store keeps of people: tables and places, names, what was said, ratings."""

from __future__ import annotations

from dataclasses import dataclass

LINK, PUBLIC, GROUP = "link", "public", "group"
OPEN = "open"
"""A seat that waits for somebody."""
NO_CLOCK, CLOCK, DAYS = "none", "clock", "days"


@dataclass(frozen=True, slots=True)
class TableRow:
    """How people meet at a game."""

    game: str
    access: str = LINK
    word: str = ""
    title: str = ""
    language: str = "en"
    is_rated: bool = False
    pace: str = NO_CLOCK
    bank: float = 0.0
    """Seconds each player has for the whole game beside those for each move."""
    step: float = 0.0
    """Seconds for each move."""
    at_end: str = "pass"
    host: str = ""
    """The browser that made it, as a hash."""
    created: float = 0.0
    started: float | None = None

    @property
    def has_clock(self) -> bool:
        return self.pace != NO_CLOCK


@dataclass(frozen=True, slots=True)
class PlaceRow:
    seat: int
    player: str | None = None
    invite: str = ""
    opened: float | None = None
    left: float | None = None
    resigned: float | None = None
    stood_in: bool = False
    """A program has made moves here in a person's place."""
    teach_hash: str | None = None
    mutes: str = ""

    @property
    def muted(self) -> frozenset[int]:
        return frozenset(int(seat) for seat in self.mutes.split())


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    created: float = 0.0


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody of a group. `seen` is when they left the last time."""

    id: str
    name: str
    seen: float | None
    is_here: bool
    is_at_table: bool


@dataclass(frozen=True, slots=True)
class ChatRow:
    id: int
    seat: int
    time: float
    phrase: str
    text: str


@dataclass(frozen=True, slots=True)
class RatingRow:
    player: str
    name: str
    edition: str
    players: int
    mu: float
    sigma: float
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class RatedRow:
    """What a game did to a rating."""

    game: str
    seat: int
    player: str
    edition: str
    players: int
    rank: int
    points: int
    mu: float
    sigma: float
    before: float
    time: float
