"""Scenes for card cases, and everything that changed in one of them."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from tharsis import mars
from tharsis.cards.names import PARAMETERS, TILES
from tharsis.core.piles import DISCARD
from tharsis.mars.board import NEIGHBOURS
from tharsis.mars.state import NEUTRAL, NOBODY
from tharsis.mars.tables import TABLES
from tharsis.testing import Table

SPARE = "micro_mills"
"""A card to sell: a seat with nothing left to do would pass, and the generation would end."""

Changes = dict[str, int | str]


def scene(card: str, mc: int = 0, players: int = 2, **seat_0: Any) -> Table:
    """Seat 0 holds the card, so much M€ and a spare card."""
    hand = [card, *seat_0.pop("hand", []), SPARE]
    table = Table(mars, players=players)
    table.player(0, mc=mc, hand=hand, **seat_0)
    return table


def in_play(card: str, players: int = 2, **seat_0: Any) -> Table:
    """The card already lies in front of seat 0."""
    tableau = [card, *seat_0.pop("tableau", [])]
    hand = [*seat_0.pop("hand", []), SPARE]
    table = Table(mars, players=players)
    table.player(0, hand=hand, tableau=tableau, **seat_0)
    return table


def look(table: Table) -> Changes:
    """All there is to see, as flat words: seat 0 without its number."""
    state = table.state
    seen: Changes = {name: table.level(name) for name in PARAMETERS}
    seen["deck"] = int(state.deck_count)
    for seat in range(table.game.players):
        prefix = f"{seat} " if seat else ""
        player = table.player(seat)
        seen |= {f"{prefix}{name}": count for name, count in player.stock.items()}
        seen |= {f"{prefix}{name} production": count for name, count in player.production.items()}
        seen |= {f"{prefix}{name} tag": count for name, count in player.tags.items()}
        seen[f"{prefix}rating"] = player.rating
        seen[f"{prefix}vp"] = table.vp(seat)
        seen[f"{prefix}next discount"] = int(state.next_discount[seat])
    seen |= {f"{key} cubes": int(state.cubes[card]) for card, key in enumerate(TABLES.keys)}
    seen |= {f"space {space}": tile_on(table, space) for space in range(1, len(state.tile))}
    seen |= {f"claim {space}": f"seat {owner}" for space, owner in enumerate(state.claim.tolist())}
    return seen


def tile_on(table: Table, space: int) -> str:
    """`city 0`, `ocean`, or nothing."""
    tile, owner = int(table.state.tile[space]), int(table.state.owner[space])
    if tile == 0:
        return ""
    whose = {NEUTRAL: " neutral", NOBODY: ""}.get(owner, f" {owner}")
    return TILES[tile - 1] + whose


def changes(table: Table, do: Callable[[], object]) -> Changes:
    """What doing it changed, all of it: numbers by how much, spaces into what."""
    before = look(table)
    do()
    changed: Changes = {}
    for what, now in look(table).items():
        then = before[what]
        if now != then:
            changed[what] = now - then if isinstance(now, int) and isinstance(then, int) else now
    return changed


def played(table: Table, card: str, *answers: str, seat: int = 0) -> Changes:
    """Play the card and answer everything it asks; all that changed."""
    return changes(table, lambda: table.play(seat, card, answers))


def used(table: Table, card: str, *answers: str, seat: int = 0) -> Changes:
    """Use the card's action; all that changed. It works once per generation."""
    changed = changes(table, lambda: table.use(seat, card, answers))
    assert not can_use(table, card, seat)
    return changed


def can_use(table: Table, card: str, seat: int = 0) -> bool:
    return f"use {card}" in table.turn_options(seat)


def hindered(table: Table, card: str, seat: int = 0) -> list[str]:
    """What stands in the way of playing the card, such as `at_most oxygen` or `production energy`; nothing if playable."""
    table.turn(seat)
    reasons = [f"{reason.kind} {reason.what}".strip() for reason in table.game.why_not(seat, card)]
    assert table.can_play(seat, card) == (not reasons), reasons
    return reasons


def played_for(table: Table, price: int, card: str, *answers: str, seat: int = 0) -> Changes:
    """Play the card with exactly its price in M€, which one M€ less would not do; all that changed."""
    if price > 0:
        table.player(seat, mc=price - 1)
        assert hindered(table, card, seat) == ["price mc"]
    table.player(seat, mc=price)
    return played(table, card, *answers, seat=seat)


def asked(table: Table, *choices: str, seat: int = 0) -> list[str]:
    """What the seat would be asked after these choices of a fresh turn. The table stays as it is."""
    twin = copy(table)
    twin.game = table.game.copy()
    twin.state = twin.game.state
    twin.turn(seat)
    for option in choices:
        twin.choose(seat, option)
    return twin.options(seat)


def offered(table: Table, *choices: str, seat: int = 0) -> set[int]:
    """The spaces that the seat would be offered after these choices. The table stays as it is."""
    options = asked(table, *choices, seat=seat)
    assert all(option.split()[0] in ("place", "mark") for option in options), options
    return {int(option.split()[-1]) for option in options}


OCEAN_SPACES = {2, 4, 5, 11, 26, 30, 31, 32, 41, 42, 43, 61}
LAND_SPACES = set(range(1, 62)) - OCEAN_SPACES - {29}
"""Without the space kept for Noctis City."""


def is_discarded(table: Table, card: str) -> bool:
    return bool(table.state.zone[TABLES.keys.index(card)] == DISCARD)


def beside(space: int) -> set[int]:
    return {int(neighbour) for neighbour in NEIGHBOURS[space] if neighbour}


def claim_all_land_for(table: Table, seat: int) -> None:
    """Nobody else finds a legal land space any more."""
    for space in LAND_SPACES:
        table.state.claim[space] = seat
