"""Lasting effects that answer to what happens. A trigger's program runs for the owner of its card."""

from __future__ import annotations

from tharsis.cards.compiler import MAX_TAGS
from tharsis.cards.ops import T_BY, T_CARD, T_COST, T_END, T_START, T_TAGS, T_TILE, T_WHERE
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_TRIGGER
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.spaces import T_CITY
from tharsis.mars.rules.targets import holder
from tharsis.mars.tables import (
    CARD_TRIGGERS,
    COST,
    EVENT_TRIGGERS,
    METAL_TRIGGERS,
    NEW_TAG_TRIGGERS,
    PROJECT_COST,
    PROJECT_TRIGGERS,
    TAG_LIST,
    TAG_TRIGGERS,
    TILE_TRIGGERS,
    TRIGGERS,
)


@compiled
def listener(game: Game, trigger: Ints, seat: int) -> int:
    """The seat that the trigger serves when `seat` does something, −1 for none."""
    owner = holder(game, trigger[T_CARD])
    return owner if owner >= 0 and (owner == seat or trigger[T_BY]) else -1


@compiled
def fire(game: Game, trigger: Ints, owner: int, times: int, played: int) -> None:
    for _ in range(times):
        run(game, owner, trigger[T_CARD], trigger[T_START], trigger[T_END], played, PRIORITY_TRIGGER)


@compiled
def matching_tags(card: int, mask: int) -> int:
    """Once for every tag: a card with two science tags triggers twice (M109)."""
    count = 0
    for i in range(MAX_TAGS):
        tag = TAG_LIST[card, i]
        if tag >= 0 and mask >> tag & 1:
            count += 1
    return count


@compiled
def fire_tags(game: Game, seat: int, card: int) -> None:
    if TAG_LIST[card, 0] < 0:
        return
    for i in range(len(TAG_TRIGGERS)):
        trigger = TRIGGERS[TAG_TRIGGERS[i]]
        times = matching_tags(card, trigger[T_TAGS])
        if times > 0:
            owner = listener(game, trigger, seat)
            if owner >= 0:
                fire(game, trigger, owner, times, card)


@compiled
def fire_new_tag(game: Game, seat: int) -> None:
    for i in range(len(NEW_TAG_TRIGGERS)):
        trigger = TRIGGERS[NEW_TAG_TRIGGERS[i]]
        owner = listener(game, trigger, seat)
        if owner >= 0:
            fire(game, trigger, owner, 1, -1)


@compiled
def fire_event(game: Game, seat: int, card: int) -> None:
    for i in range(len(EVENT_TRIGGERS)):
        trigger = TRIGGERS[EVENT_TRIGGERS[i]]
        if trigger[T_TAGS] == 0 or matching_tags(card, trigger[T_TAGS]) > 0:
            owner = listener(game, trigger, seat)
            if owner >= 0:
                fire(game, trigger, owner, 1, card)


@compiled
def fire_card_paid(game: Game, seat: int, card: int) -> None:
    for i in range(len(CARD_TRIGGERS)):
        trigger = TRIGGERS[CARD_TRIGGERS[i]]
        if trigger[T_CARD] != card and COST[card] >= trigger[T_COST]:
            owner = listener(game, trigger, seat)
            if owner >= 0:
                fire(game, trigger, owner, 1, card)


@compiled
def fire_project_paid(game: Game, seat: int, project: int) -> None:
    for i in range(len(PROJECT_TRIGGERS)):
        trigger = TRIGGERS[PROJECT_TRIGGERS[i]]
        if PROJECT_COST[project] >= trigger[T_COST]:
            owner = listener(game, trigger, seat)
            if owner >= 0:
                fire(game, trigger, owner, 1, -1)


@compiled
def fire_tile(game: Game, seat: int, tile: int, on_mars: bool) -> None:
    for i in range(len(TILE_TRIGGERS)):
        trigger = TRIGGERS[TILE_TRIGGERS[i]]
        if trigger[T_TILE] == tile and (on_mars or not trigger[T_WHERE]):
            owner = listener(game, trigger, seat)
            if owner >= 0:
                fire(game, trigger, owner, 1, -1)


@compiled
def fire_metal_space(game: Game, seat: int) -> None:
    for i in range(len(METAL_TRIGGERS)):
        trigger = TRIGGERS[METAL_TRIGGERS[i]]
        owner = listener(game, trigger, seat)
        if owner >= 0:
            fire(game, trigger, owner, 1, -1)


@compiled
def fire_all(game: Game, seat: int, triggers: Ints) -> None:
    """Triggers of a kind that a module adds, once each."""
    for i in range(len(triggers)):
        trigger = TRIGGERS[triggers[i]]
        owner = listener(game, trigger, seat)
        if owner >= 0:
            fire(game, trigger, owner, 1, -1)


@compiled
def fire_standing_cities(game: Game, seat: int, card: int) -> None:
    """A card that answers to everybody's cities on Mars counts the neutral ones that stand already (Tharsis Republic, M225)."""
    for i in range(len(TILE_TRIGGERS)):
        trigger = TRIGGERS[TILE_TRIGGERS[i]]
        if trigger[T_CARD] == card and trigger[T_TILE] == T_CITY and trigger[T_BY]:
            fire(game, trigger, seat, int(game.cities_on_mars), -1)
