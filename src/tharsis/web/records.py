"""What the templates of the Mars table print. They do no arithmetic: every number is here as it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tharsis.text.icons import Row, Token

if TYPE_CHECKING:
    from tharsis.web.ares.records import AresBoard, Plan


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
class Dock:
    """A tab beside the hand that a module fills; the template draws its items."""

    key: str
    title: str
    note: str
    template: str
    items: tuple[Any, ...]


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
    option: str = ""
    option_label: str = ""
    forests: int | None = None
    last_icon: str = "card"
    tags_hint: str = ""
    cuts: tuple[Cut, ...] = ()
    is_closed: bool = False
    """The phase shown was chosen last round: it is closed to them now."""


@dataclass(frozen=True, slots=True)
class Bonus:
    icon: str
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Hex:
    space: int
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
    footer: OptionBox | None = None
    undo: str = ""
    pay: Pay | None = None
    plan: Plan | None = None
    sale: OptionBox | None = None
    """Selling cards, wherever the rules allow it."""
    tip: Tip | None = None


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
    is_past: bool = False
    """A look back: nothing is asked and nobody is called."""
