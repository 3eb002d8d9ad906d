"""The fields of a game of Ares Expedition, for type checkers: `python -m scripts.records` writes them from the dtype."""

from __future__ import annotations

from typing import Protocol

from tharsis.core.types import Game as AnyGame
from tharsis.core.types import Ints


class Game(AnyGame, Protocol):
    active_cards: Ints
    again: Ints
    asked: Ints
    at_start: Ints
    cards_played: Ints
    chosen: Ints
    coop: int
    corporation: Ints
    costly_discount: Ints
    cubes: Ints
    deck: Ints
    deck_count: int
    depth: Ints
    discard_count: int
    discount: Ints
    event_count: int
    events: Ints
    exchange: int
    fault: int
    first_game: int
    forest_price: Ints
    forests: Ints
    frames: Ints
    hand_count: Ints
    heat_as_mc: Ints
    last_ocean: int
    level: int
    marker: int
    metal_value: Ints
    neutral: int
    neutral_used: Ints
    next_discount: Ints
    next_shift: Ints
    ocean_flipped: Ints
    ocean_reward: Ints
    oceans: int
    over: int
    oxygen: int
    paid_discounts: Ints
    phase: int
    players: int
    pool_cubes: int
    pool_markers: int
    previous: Ints
    priority: Ints
    production: Ints
    raised: Ints
    rating: Ints
    research_draw: Ints
    research_keep: Ints
    reveals: int
    rng: Ints
    rounds: int
    scaled: Ints
    scratch: Ints
    sell_value: Ints
    shift: Ints
    standard_discount: Ints
    stock: Ints
    tags: Ints
    temperature: int
    turns: int
    used: Ints
    zone: Ints
