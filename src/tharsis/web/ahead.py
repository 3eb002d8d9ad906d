"""Passing ahead: a seat that has said so passes as soon as its turn comes, unless something happens that it wants to see first.

The server keeps the word, whichever of them runs the game. Whether the seat is woken follows from the log alone, so an undo of
what woke it lets it sleep again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tharsis.core.game import BaseGame, Event
from tharsis.store.notes import AheadRow

PASS = "pass"
ATTACK, GOAL, CARD, TILE = "attack", "goal", "card", "tile"
CHOSEN = (GOAL, CARD, TILE)
"""What a player may want to see before passing; an attack always wakes."""


def can_pass_ahead(game: BaseGame, seat: int) -> bool:
    """Others act in turn, and the seat will act again. In Ares Expedition all act at once: there is no turn to wait for."""
    if game.rules.name != "mars" or game.over or seat < 0 or seat in game.to_move:
        return False
    view = game.view(seat)
    return bool(view["phase"] == "action" and not view["players"][seat]["passed"] and len(view["players"]) > 1)


def order(game: BaseGame, seat: int, number: int, wakes: Sequence[str]) -> AheadRow:
    """What is kept of the wish, at this number of the table."""
    playable = tuple(card for card in game.view(seat)["hand"] if not game.why_not(seat, card))
    return AheadRow(number, game.rounds, tuple(word for word in CHOSEN if word in wakes), playable)


def stands(game: BaseGame, row: AheadRow) -> bool:
    """Until the generation is over."""
    return row.round == game.rounds and not game.over


def passes(game: BaseGame, seat: int, row: AheadRow, since: Sequence[tuple[int, Sequence[Event]]]) -> bool:
    """Whether it is the seat's turn and nothing has woken it. `since`: who moved, and what came of it."""
    return stands(game, row) and is_turn(game, seat) and not woken_by(game, seat, row, since)


def is_turn(game: BaseGame, seat: int) -> bool:
    owed = game.question(seat) if seat in game.to_move else None
    return owed is not None and owed.kind == "turn" and PASS in map(str, game.options(seat))


def woken_by(game: BaseGame, seat: int, row: AheadRow, since: Sequence[tuple[int, Sequence[Event]]]) -> str:
    """What has happened that the seat wants to see before it passes; empty for nothing."""
    events = [event for mover, events in since if mover != seat for event in events]
    seen: dict[str, Callable[[], bool]] = {
        ATTACK: lambda: any(is_attack(event, seat) for event in events),
        GOAL: lambda: any(event.kind in ("milestone", "award") for event in events),
        CARD: lambda: any(not game.why_not(seat, card) for card in set(game.view(seat)["hand"]) - set(row.playable)),
        TILE: lambda: any(event.kind == "tile" for event in events),
    }
    return next((word for word in (ATTACK, *row.wakes) if seen[word]()), "")


def is_attack(event: Event, seat: int) -> bool:
    """Something of the seat's was taken or lowered by what others did."""
    if event.seat != seat:
        return False
    return event.kind in ("lost", "removed_cubes") or (event.kind == "production" and event["amount"] < 0)
