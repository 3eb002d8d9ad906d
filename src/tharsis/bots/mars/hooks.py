"""Where modules tell bots what their things are worth. A module's bots part names in HOOKS those it takes."""

from __future__ import annotations

from tharsis.bots.desk import Desk
from tharsis.bots.mars.scales import Scale
from tharsis.cards.module import modules_of
from tharsis.core.dispatch import NOT_MINE, Hooks, User, Way
from tharsis.core.types import Ints
from tharsis.mars.record import Game


def _users() -> list[User]:
    return [User(module.key, module.is_optional, module.bots) for module in modules_of("mars")]


HOOKS = Hooks(globals(), _users)
hook = HOOKS.hook


@hook(Way.FIRST)
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    """What a row of the module's ops brings."""
    return NOT_MINE


@hook(Way.FIRST)
def modifier_worth(game: Game, seat: int, kind: int, amount: int, money: float, generations: float) -> float:
    """What a lasting effect of the module's brings."""
    return NOT_MINE


@hook(Way.FIRST)
def action_worth(game: Game, seat: int, kind: int, argument: int, desk: Desk) -> float:
    """The score of an action that the module adds to a turn."""
    return NOT_MINE


@hook(Way.FIRST)
def answer_worth(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    """The score of an answer to one of the module's questions."""
    return NOT_MINE


@hook(Way.FIRST)
def solo_goal_left(game: Game) -> int:
    """Steps that are missing to the module's own goal of a solo game."""
    return NOT_MINE


@hook(Way.EACH)
def deal_hidden(game: Game, seat: int, rng: Ints) -> None:
    """All else is dealt: deal what others hold of the module's own cards, and owe what they owe it at the start."""


@hook(Way.CHAIN, always=True)
def put_table(game: Game, desk: Desk, n: int) -> int:
    """What a network takes in of the module's things that all share: TABLE_INPUTS of its face, from place `n` on."""
    return n


@hook(Way.CHAIN, always=True)
def put_seat(game: Game, seat: int, desk: Desk, n: int, share: float) -> int:
    """What a network takes in of a seat's own: SEAT_INPUTS."""
    return n
