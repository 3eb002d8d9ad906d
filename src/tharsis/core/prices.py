"""Prices of options and standings of goals, as the rules write them and as others read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tharsis.core.jit import compiled
from tharsis.core.types import Ints

UNPRICED, PRICED = 0, 1


class Price(NamedTuple):
    """What an option costs a seat, and the most the seat can pay towards it: M€ count metals and heat where these may pay."""

    resource: str
    amount: int
    funds: int
    ready: int
    """Of the funds, what is there without selling a card."""

    @property
    def missing(self) -> int:
        """What not even the sale of cards would bring."""
        return max(0, self.amount - self.funds)

    @property
    def short(self) -> int:
        """What is missing before a card is sold."""
        return max(0, self.amount - self.ready)


@dataclass(frozen=True, slots=True)
class Goal:
    """A milestone or an award, and how everybody stands."""

    kind: str
    """`milestone` or `award`."""
    key: str
    owner: int | None
    """Who claimed or funded it."""
    price: int | None
    """What it costs whoever takes it now; None when no more of its kind can be taken."""
    need: int | None
    """The number that a milestone takes."""
    values: tuple[int, ...]
    points: tuple[int, ...]
    """What each seat would get for it as things stand, were it claimed or funded: a milestone brings its owner's alone."""


@compiled
def write_price(out: Ints, resource: int, amount: int, funds: int, ready: int) -> int:
    out[0] = resource
    out[1] = amount
    out[2] = funds
    out[3] = ready
    return PRICED
