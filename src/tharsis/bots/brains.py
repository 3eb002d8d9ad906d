"""Each game's compiled thinking behind one interface, so that bots are written once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from tharsis.bots.base import UnknownBot
from tharsis.bots.net import Layout
from tharsis.core.types import Record


def never(record: Record, seat: int) -> bool:
    return False


@dataclass(frozen=True)
class Brain:
    """What a game gives to bots. `think(observation, what, seat, argument, desk)` is its one door."""

    think: Callable[[Record, int, int, int, Any], int]
    new_desk: Callable[..., Any]
    is_worth_searching: Callable[[Record, int], bool]
    """Whether the choice the seat owes is one that searching can better."""
    layout: Layout
    """What its nets take in."""
    is_worth_judging: Callable[[Record, int], bool] = never
    """Whether a net makes searching worth it where it is not by hand."""


QUICK, PREPARE, RACE, LEADER, DEAL, JUDGE, PLAY_OUT, TAKE_IN, ASSESS, SAMPLE, WEIGH = range(11)
"""What doors can be asked. QUICK is told by how many hundredths of a point scores may be misjudged."""
HUNDREDTHS = 100.0


@cache
def brain_of(game: str) -> Brain:
    try:
        brain: Brain = import_module(f"tharsis.bots.{game}").BRAIN
    except ModuleNotFoundError:
        raise UnknownBot(f"no bot knows how to think about {game!r}") from None
    return brain
