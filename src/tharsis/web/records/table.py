"""What a whole table is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tharsis.web.records.asks import Ask
from tharsis.web.records.board import Goal, Hex, Reading, Track
from tharsis.web.records.cards import Bit, CardBox, PlayerBox

if TYPE_CHECKING:
    from tharsis.web.ares.records import AresBoard


@dataclass(frozen=True, slots=True)
class Dock:
    """A tab beside the hand that a module fills; the template draws its items."""

    key: str
    title: str
    note: str
    template: str
    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    seat: int
    text: str
    bits: tuple[Bit, ...] = ()
    css: str = ""
    number: int = 0
    causes: tuple[tuple[str, tuple[Bit, ...]], ...] = ()
    """What other cards did because of it, or what each player got in the production phase."""
    hurts: tuple[str, ...] = ()
    """What it took from the reader, a sentence each."""
    spaces: tuple[int, ...] = ()
    """Where it placed something."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that another player has just played."""

    number: int
    seat: int
    name: str
    card: CardBox


@dataclass(frozen=True, slots=True)
class HoldBar:
    """A turn that can still be taken back: for how long, 0 until it is ended."""

    seconds: float
    share: int
    """Of the whole time, in percent."""


@dataclass(frozen=True, slots=True)
class AheadBox:
    """Passing as soon as one's turn comes: what may wake the player, each with its word and whether it is chosen."""

    is_on: bool
    wakes: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class Share:
    """A seat's part of a bar of chances."""

    seat: int
    x: float
    width: float
    text: str
    points: str = ""
    """Expected at the end."""


@dataclass(frozen=True, slots=True)
class Why:
    """What an option brings. Points are told with their sign, empty where there are next to none."""

    now: str = ""
    later: str = ""
    rivals: tuple[tuple[int, str, str], ...] = ()
    """Other seats that will have more or fewer points: number, name, how many."""
    gains: tuple[Bit, ...] = ()
    each: tuple[Bit, ...] = ()
    """What comes again in every production phase."""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HintStep:
    title: str
    text: str = ""
    chance: str = ""
    why: Why | None = None
    note: str = ""
    """Below the reasons."""


@dataclass(frozen=True, slots=True)
class HintBox:
    """What the coach would do, as far as the player has asked."""

    step: int
    steps: tuple[HintStep, ...]
    shares: tuple[Share, ...]
    look: str
    """Where to look, while no more is told."""
    options: tuple[str, ...]
    """What to do, once it is told: an option, or several cards that are taken together."""
    is_last: bool
    fills: bool
    """Whether the option is paid in a panel of its own, which the coach may open."""
    is_measured: bool
    """Whether chances were held against games of this kind."""
    is_equal: bool = False
    """Several moves are as good as each other: all are told at once, without an order."""


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    lang: str
    number: int
    seat: int
    me: int
    title: str
    is_asked: bool
    state: str
    generation: str
    generation_number: int
    phases: tuple[tuple[str, str], ...]
    status: str
    deck: str
    players: tuple[PlayerBox, ...]
    hexes: tuple[Hex, ...]
    tracks: tuple[Track, ...]
    progress: tuple[tuple[str, str, str, float], ...]
    milestones: tuple[Goal, ...]
    awards: tuple[Goal, ...]
    milestones_note: str
    awards_note: str
    ask: Ask
    digest: tuple[Line, ...]
    log: tuple[Line, ...]
    hand: tuple[CardBox, ...]
    hand_note: str
    tableau: tuple[CardBox, ...]
    tableau_note: str
    events: tuple[CardBox, ...]
    docks: tuple[Dock, ...]
    """What modules show beside the hand."""
    is_over: bool
    curtain: str = ""
    curtain_seat: int = -1
    curtain_number: int = 0
    curtain_undo: int = -1
    """The seat that moved last and may still take it back."""
    curtain_last: str = ""
    hold: HoldBar | None = None
    shown: Shown | None = None
    ahead: AheadBox | None = None
    """Where the player may pass ahead, or has."""
    can_hurry: bool = False
    """Only programs are waited for."""
    held: tuple[int, ...] = ()
    alert: str = ""
    map: str = ""
    """Which map the game is played on."""
    readings: tuple[Reading, ...] = ()
    """The global parameters beside the map."""
    oceans: int = 0
    ocean_bonus: str = ""
    """What an ocean beside a tile pays."""
    ares: AresBoard | None = None
    hides_points: bool = False
    can_hint: bool = False
    hint: HintBox | None = None
    line: tuple[str, int] | None = None
    """The game, and its move, that this table tries another way."""
    is_past: bool = False
    has_people: bool = False
    """Others sit at it in browsers of their own, or its time is counted."""
    """A look back: nothing is asked and nobody is called."""
