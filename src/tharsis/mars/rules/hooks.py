"""Where modules take part in the rules of Mars. A module's HOOKS name those it takes.

Rules call these as `hooks.set_up(game)`, by the name of this file: what is behind a name is written when the engine is made.
"""

from __future__ import annotations

from tharsis.cards.module import modules_of
from tharsis.core.dispatch import NOT_MINE, Hooks, User, Way
from tharsis.core.types import Ints
from tharsis.mars.record import Game


def _users() -> list[User]:
    return [User(module.key, module.is_optional, module.rules) for module in modules_of("mars")]


HOOKS = Hooks(globals(), _users)
hook = HOOKS.hook

# --- set-up and phases -----------------------------------------------------------------------------------------------


@hook(Way.EACH)
def set_up(game: Game) -> None:
    """The table is cleared and the deck shuffled, nothing is dealt yet."""


@hook(Way.ANY)
def stays_in_box(game: Game, card: int) -> bool:
    """Whether a card of the module is left out of this game although the module is in it."""
    return False


@hook(Way.EACH)
def deal_start(game: Game, seat: int) -> None:
    """Corporations and projects were dealt to this seat: deal it more, and push what it shall choose at the start."""


@hook(Way.ANY)
def begin_play(game: Game) -> bool:
    """Corporations are revealed, the first actions come next. True: a phase of the module's own comes before."""
    return False


@hook(Way.ANY)
def advance(game: Game) -> bool:
    """Nobody owes a choice in a phase that a module added: go on. True when the phase was its own."""
    return False


@hook(Way.STEP)
def solar(game: Game, step: int) -> None:
    """After production, if the game goes on: one step of the solar phase. What it pushes is answered before the next step."""


@hook(Way.SUM)
def more_solo_generations(game: Game) -> int:
    """How many generations a solo game is longer; fewer than none make it shorter."""
    return 0


@hook(Way.ANY)
def goes_on(game: Game) -> bool:
    """Whether something keeps the game from ending now."""
    return False


# --- choices ---------------------------------------------------------------------------------------------------------


@hook(Way.CHAIN)
def list_actions(game: Game, seat: int, out: Ints, n: int, money: int) -> int:
    """More kinds of action for a turn, in ascending order."""
    return n


@hook(Way.ANY)
def act(game: Game, seat: int, kind: int, argument: int) -> bool:
    """Carry out such an action."""
    return False


@hook(Way.ANY)
def is_at_hand(game: Game, seat: int, card: int) -> bool:
    """Whether a card of the module's own kinds waits for the seat to play it."""
    return False


@hook(Way.FIRST)
def find_price(game: Game, seat: int, kind: int, argument: int, money: int, out: Ints) -> int:
    """What an option or an answer of the module costs, by `write_price`; `money` is all the M€ the seat can pay."""
    return NOT_MINE


@hook(Way.FIRST)
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    """The options of a question that the module asks."""
    return NOT_MINE


@hook(Way.ANY)
def answer(game: Game, seat: int, ask: int, kind: int, argument: int) -> bool:
    """Answer a question of the module with an option of its list."""
    return False


@hook(Way.EACH)
def activate(game: Game, seat: int, frame: Ints) -> None:
    """The question has come to the top: draw what it looks at."""


@hook(Way.ANY)
def order_matters(game: Game, seat: int, one: Ints, other: Ints) -> bool:
    """Whether it can matter which of two owed effects comes first."""
    return False


@hook(Way.ANY)
def resume(game: Game, seat: int, then: int, card: int, d: int, e: int) -> bool:
    """A payment is made that was for something of the module's."""
    return False


# --- words -----------------------------------------------------------------------------------------------------------


@hook(Way.ANY)
def is_row_blocked(game: Game, seat: int, card: int, at: int, strict: bool, played: int) -> bool:
    """Whether a row of the module's ops cannot be carried out."""
    return False


@hook(Way.FIRST)
def row_in_the_way(game: Game, seat: int, card: int) -> int:
    """The row of a card at hand that cannot be carried out because of other cards; their rows can be asked about here."""
    return NOT_MINE


@hook(Way.ANY)
def is_action_blocked(game: Game, seat: int, card: int) -> bool:
    """Whether something beside the rows of a card's action keeps it from being used; rows can be asked about here."""
    return False


@hook(Way.ANY)
def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    """Carry out a row of the module's ops; `n` is how much it says now."""
    return False


@hook(Way.SUM)
def production_on_the_way(game: Game, seat: int, card: int, resource: int) -> int:
    """Production that the card itself will bring before it loses some (M093)."""
    return 0


@hook(Way.FIRST)
def counted(game: Game, seat: int, card: int, kind: int, argument: int) -> int:
    """A count that the module adds, for amounts and for points."""
    return NOT_MINE


@hook(Way.FIRST)
def standing(game: Game, seat: int, kind: int, what: int) -> int:
    """The number that a need of the module compares with."""
    return NOT_MINE


@hook(Way.SUM)
def need_steps(game: Game, seat: int, parameter: int) -> int:
    """Steps by which needs on a global parameter are shifted for this seat."""
    return 0


@hook(Way.EACH)
def apply_modifier(game: Game, seat: int, kind: int, what: int, amount: int) -> None:
    """A lasting effect of the module comes into play."""


@hook(Way.EACH)
def laid_down(game: Game, seat: int, card: int) -> None:
    """A card lies face up in front of its owner from now on."""


@hook(Way.EACH)
def card_paid(game: Game, seat: int, card: int) -> None:
    """A project is paid for and comes into play now."""


@hook(Way.SUM)
def wild_tags(game: Game, seat: int) -> int:
    """Tags in play that stand for whichever tag the seat's action counts."""
    return 0


@hook(Way.EACH)
def parameter_raised(game: Game, seat: int, parameter: int, cause: int) -> None:
    """A global parameter went up a step; a negative seat is nobody's doing."""


@hook(Way.EACH)
def production_raised(game: Game, seat: int, resource: int, amount: int, cause: int) -> None:
    """A production went up."""


@hook(Way.SUM)
def discount(game: Game, seat: int, card: int) -> int:
    """M€ that this card costs the seat less, beside what cards say by tag."""
    return 0


# --- hidden things, points -------------------------------------------------------------------------------------------


@hook(Way.FIRST)
def hides(game: Game, card: int, seat: int) -> int:
    """Whether the seat cannot know where a card of the module's own kinds lies: 1 or 0."""
    return NOT_MINE


@hook(Way.EACH)
def hide(game: Game, seat: int) -> None:
    """Blank what the module keeps secret from the seat."""


@hook(Way.EACH)
def redeal(game: Game, seat: int, rng: Ints) -> None:
    """Deal anew what the module keeps secret from the seat."""


@hook(Way.SUM)
def more_points(game: Game, seat: int) -> int:
    """Points beside those of cards; they count as points of cards."""
    return 0
