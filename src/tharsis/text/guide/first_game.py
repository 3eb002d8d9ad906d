"""Hints for a first game: what to think of at each choice, and where the guide says more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Hint:
    message_id: str
    section_anchor: str


def by_ask(game: str, rows: Mapping[str, tuple[str, str]]) -> Mapping[str, Hint]:
    """Names of choices, hint, section of the guide."""
    return MappingProxyType({
        ask: Hint(f"hint-{game}-{hint}", anchor) for asks, (hint, anchor) in rows.items() for ask in asks.split()
    })  # fmt: skip


MARS = by_ask("mars", {
    "CORPORATION": ("corporation", "setup-corporation"),
    "START_HAND": ("start-hand", "setup-corporation"),
    "DRAFT": ("draft", "variants-draft"),
    "BUY": ("buy", "generation-research"),
    "TURN": ("turn", "turn-actions"),
    "PAY": ("pay", "play-pay"),
    "PLACE": ("place", "tiles-placing"),
    "CLAIM": ("claim", "tiles-placing"),
    "METAL AMOUNT CHOOSE COPY": ("choose", "play-effects"),
    "FLOOD REMOVE STEAL REMOVE_CUBES": ("remove", "play-red"),
    "CUT": ("cut", "play-red"),
    "TAKE_CUBE": ("take-cube", "actions-blue"),
    "ADD_CUBES ADD_TO_FILLED": ("add-cubes", "play-effects"),
    "LOOK BUY_TOP": ("look", "generation-research"),
    "DISCARD": ("discard", "play-effects"),
    "SELL": ("sell", "actions-projects"),
    "FINAL": ("final", "end-end"),
})  # fmt: skip

ARES = by_ask("ares", {
    "CORPORATION": ("corporation", "setup-start"),
    "EXCHANGE": ("exchange", "setup-exchange"),
    "PLAN": ("plan", "round-plan"),
    "NEUTRAL": ("neutral", "variants-solo"),
    "DEVELOPMENT": ("development", "phases-development"),
    "CONSTRUCTION": ("construction", "phases-construction"),
    "ACTION": ("action", "phases-action"),
    "LIMIT": ("limit", "round-end"),
    "SUPPLY": ("supply", "variants-coop"),
    "SWAP GIVE": ("swap", "variants-coop"),
    "MARKER": ("marker", "variants-solo"),
    "FREE_PLAY": ("free-play", "play-pay"),
    "DISCOUNT": ("discount", "play-pay"),
    "SHORT PAY": ("pay", "play-pay"),
    "SELL": ("sell", "things-sell"),
    "FLIP": ("flip", "goal-oceans"),
    "ADD_CUBES": ("add-cubes", "things-resources"),
    "TAKE_CUBE CHOOSE AMOUNT": ("choose", "things-cards"),
    "LOOK": ("look", "phases-research"),
    "DISCARD REDRAW": ("discard", "phases-research"),
})  # fmt: skip
