"""What the panel of what is asked is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tharsis.web.records.cards import Bit, CardBox

if TYPE_CHECKING:
    from tharsis.web.ares.records import Plan


@dataclass(frozen=True, slots=True)
class OptionBox:
    option: str
    icon: str
    name: str
    seat: int = 0
    price: tuple[Bit, ...] = ()
    gains: tuple[Bit, ...] = ()
    note: str = ""
    css: str = ""
    guard: str = ""
    """A question to answer first, where a slip would hurt."""
    looks: bool = False
    """Opens a look at what it will do instead of doing it."""


@dataclass(frozen=True, slots=True)
class Group:
    title: str
    options: tuple[OptionBox, ...]
    is_folded: bool = False
    """Opened on request."""


@dataclass(frozen=True, slots=True)
class PayRow:
    resource: str
    """What the option calls it: a resource, or the card whose cubes pay."""
    kind: str
    """What is counted."""
    icon: str
    name: str
    worth: str
    amount: int
    fewest: int
    most: int
    value: str
    left: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to pay, at one click."""

    name: str
    pays: tuple[Bit, ...]
    note: str
    css: str
    amounts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing as it is, as it will be, and as the next generation will find it."""

    icon: str
    label: str
    before: str
    after: str
    later: str = ""
    css: str = ""


@dataclass(frozen=True, slots=True)
class Sale:
    """A card that may be sold to pay."""

    key: str
    title: str
    note: str
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class Pay:
    title: str
    card: CardBox | None
    rows: tuple[PayRow, ...]
    mc: int
    mc_left: str
    total: str
    waste: str
    does: tuple[Bit, ...]
    """What can be told only as gains: what happens to others, cubes, tiles."""
    changes: tuple[Change, ...]
    note: str
    line: tuple[str, ...]
    """Everything that is sent on confirming; empty while money is short."""
    base: str
    guard: str = ""
    go: str = ""
    """What the button says."""
    pays: tuple[Bit, ...] = ()
    """And for how much."""
    presets: tuple[Preset, ...] = ()
    same: tuple[Bit, ...] = ()
    """Stock that stays as it is."""
    later: str = ""
    """The head of the column of what comes next."""
    sales: tuple[Sale, ...] = ()
    sale_title: str = ""
    worth: int = 0
    """What a card sold brings."""
    balance: str = ""
    is_short: bool = False


@dataclass(frozen=True, slots=True)
class Tip:
    """A hint for a first game, shown until it is put away."""

    key: str
    text: str
    link: str


@dataclass(frozen=True, slots=True)
class StartShelf:
    """Cards of one kind to choose from at the start."""

    title: str
    cards: tuple[CardBox, ...]
    count: int
    """Exactly so many are chosen; any number for 0."""
    more: tuple[str, ...] = ()
    """What is said while so many are still to be chosen, from one on."""
    is_bought: bool = False


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that is chosen at the start."""

    shelves: tuple[StartShelf, ...]
    purses: Mapping[str, Sequence[int]]
    """M€ and the price of a card, by corporation."""
    totals: Mapping[str, Sequence[str]]
    """What the button says with so many cards bought, by corporation."""
    go: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The panel of what is asked."""

    css: str
    turn: str
    steps: int
    step: int
    title: str
    hint: str = ""
    groups: tuple[Group, ...] = ()
    picks: tuple[CardBox, ...] = ()
    pick_totals: tuple[str, ...] = ()
    """What the button says when so many are ticked; empty where one card is chosen."""
    pick_price: int = 0
    pick_money: int = 0
    pick_least: int = 0
    """So many must be ticked."""
    pick_most: int = 0
    """No more may be ticked; 0 for any number."""
    pick_guard: str = ""
    start: Start | None = None
    footer: OptionBox | None = None
    undo: str = ""
    pay: Pay | None = None
    plan: Plan | None = None
    sale: OptionBox | None = None
    """Selling cards, wherever the rules allow it."""
    tip: Tip | None = None
