"""What cards and players are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.text.icons import Row, Token


@dataclass(frozen=True, slots=True)
class Bit:
    """An icon with a number: what is gained, lost or reached."""

    icon: str
    text: str
    label: str
    """For those who hear the page."""
    css: str = ""
    seat: int = 0
    """1 to 5: whose it is, when it is somebody else's; 0 otherwise."""
    spaces: tuple[int, ...] = ()
    """Where it was placed."""
    whose: str = ""
    """The name of that somebody else."""
    where: str = ""
    """The card that cubes are put on or taken from, after the icon."""

    @property
    def said(self) -> str:
        return f"{self.label} ({self.whose})" if self.whose else self.label


@dataclass(frozen=True, slots=True)
class StockCell:
    icon: str
    label: str
    amount: int
    production: str
    css: str = ""


@dataclass(frozen=True, slots=True)
class Cut:
    """A metal that makes cards with a tag cheaper."""

    icon: str
    label: str
    count: int
    tag: str
    text: str
    less: str
    css: str


@dataclass(frozen=True, slots=True)
class TagCount:
    icon: str
    label: str
    count: int


@dataclass(frozen=True, slots=True)
class CardBox:
    key: str
    kind: str
    title: str
    title_css: str
    cost: int
    price: int
    saved: str
    needs: tuple[Token, ...]
    needs_css: str
    tags: tuple[str, ...]
    rows: tuple[Row, ...]
    text: str
    medal: str
    points: tuple[Token, ...]
    number: str
    cubes: int | None = None
    cube_icon: str = ""
    css: str = ""
    option: str = ""
    """What a click does."""
    verb: str = ""
    """What the click is called."""
    pays: str = ""
    gains: tuple[Bit, ...] = ()
    reason: str = ""
    picks: bool = False
    """Ticked with others, then confirmed."""
    used: bool = False
    order: str = ""
    cheaper: tuple[str, ...] = ()
    """Who makes it cheaper, and by how much."""
    when: str = ""
    """The icon of the phase in which it is played."""
    note: str = ""
    """Under the price: what else it takes."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A number in a player's row."""

    icon: str
    title: str
    value: int


@dataclass(frozen=True, slots=True)
class PlayerBox:
    seat: int
    number: int
    name: str
    css: str
    state: str
    is_thinking: bool
    rating: int
    corporation: str
    last: str
    stock: tuple[StockCell, ...]
    tags: tuple[TagCount, ...]
    hand: int
    automated: int
    active: int
    events: int
    counts: tuple[Counted, ...]
    """What modules count."""
    points: str
    tableau: tuple[CardBox, ...]
    latest: tuple[tuple[str, str, str], ...]
    """Key, kind and title of the cards in play, newest first."""
    words: str = ""
    """What the corporation does all game long, where there is room for it."""
    option: str = ""
    option_label: str = ""
    forests: int | None = None
    last_icon: str = "card"
    tags_hint: str = ""
    cuts: tuple[Cut, ...] = ()
    is_closed: bool = False
    """The phase shown was chosen last round: it is closed to them now."""
