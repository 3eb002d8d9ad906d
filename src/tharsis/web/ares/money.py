"""What a card really costs its holder, what is missing, and how many cards would have to be sold for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.ares.state import DEVELOPMENT_BONUS
from tharsis.cards.reasons import Reason
from tharsis.core.types import Record
from tharsis.web.reasons import is_never
from tharsis.web.scene import Scene


def sales_for(seen: Record, seat: int, short: int) -> int:
    """How many cards must be sold for so much."""
    return -(-max(0, short) // max(1, int(seen.sell_value[seat])))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a card in hand stands with its holder."""

    key: str
    price: int
    short: int
    """M€ missing without selling anything; 0 if none."""
    sales: int
    needs: tuple[Reason, ...]
    """What keeps it from being played besides money and the phase."""
    is_beyond: bool
    """Not even with all other cards sold."""

    @property
    def is_open(self) -> bool:
        """Could be played in its phase, with cards sold if need be."""
        return not self.needs and not self.is_beyond

    @property
    def is_never(self) -> bool:
        return is_never(self.needs)


def standing(scene: Scene, key: str) -> Standing:
    seen, seat = scene.seen, scene.seat
    reasons = scene.game.why_not(seat, key)
    price = scene.price(f"play {key}")
    amount, short = (price.amount, price.short) if price else (0, 0)
    needs = tuple(reason for reason in reasons if reason.kind not in ("phase", "price"))
    is_beyond = any(reason.kind == "price" for reason in reasons)
    return Standing(key, amount, short, sales_for(seen, seat, short), needs, is_beyond)


def least_loss(hand: Sequence[Standing]) -> list[str]:
    """Cards in hand, those that are missed least first: never playable, then far from it, then dear."""
    ranked = sorted(hand, key=lambda card: (not card.is_never, not card.needs, not card.is_beyond, -card.short, -card.price))
    return [card.key for card in ranked]


def chosen_price(price: int) -> int:
    """A green card for whoever chooses development."""
    return max(0, price - DEVELOPMENT_BONUS)
