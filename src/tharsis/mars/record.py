"""The fields of a game of Mars, for type checkers: `python -m scripts.records` writes them from the dtype."""

from __future__ import annotations

from typing import Protocol

from tharsis.core.types import Game as AnyGame
from tharsis.core.types import Ints


class Game(AnyGame, Protocol):
    active: int
    award: Ints
    awards_funded: int
    beginner: Ints
    card_price: Ints
    cities: Ints
    cities_on_mars: int
    claim: Ints
    colonies: int
    colony_fleet: Ints
    colony_in_play: Ints
    colony_owner: Ints
    colony_track: Ints
    corporate_era: int
    corporation: Ints
    cubes: Ints
    deck: Ints
    deck_count: int
    depth: Ints
    discard_count: int
    discount: Ints
    draft: int
    draft_round: int
    event_count: int
    events: Ints
    events_played: Ints
    fault: int
    first: int
    first_action: Ints
    fleets: Ints
    frames: Ints
    generation: int
    greeneries: Ints
    greenery_price: Ints
    hand_count: Ints
    heat_as_mc: Ints
    level: Ints
    manufactures: Ints
    map: int
    metal_of: Ints
    metal_value: Ints
    milestone: Ints
    milestones_claimed: int
    mixed_corporations: int
    next_discount: Ints
    next_shift: Ints
    over: int
    owner: Ints
    passed: Ints
    patron: Ints
    phase: int
    players: int
    prelude: int
    priority: Ints
    production: Ints
    project_discount: Ints
    protected: Ints
    raised: Ints
    rating: Ints
    rating_goal: int
    reveals: int
    rng: Ints
    scratch: Ints
    shift: Ints
    solar_step: int
    stock: Ints
    tags: Ints
    tile: Ints
    tile_of: Ints
    tiles: Ints
    trade_discount: Ints
    trade_steps: Ints
    turns: int
    used: Ints
    venus: int
    venus_shift: Ints
    wild: Ints
    without_preludes: int
    world_government: int
    zone: Ints
