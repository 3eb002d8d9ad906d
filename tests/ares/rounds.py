"""Whole games of Ares Expedition from their set-up on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tharsis import ares
from tharsis.ares.state import N_CARDS, N_PROJECTS
from tharsis.ares.tables import INDEX
from tharsis.core.piles import BOX, SEEN


def dealt(*corporations: Sequence[str], **setup: Any) -> ares.Game:
    """Each seat looks at these corporations."""
    game = ares.new_game(players=len(corporations), seed=5, **setup)
    game.state.zone[N_PROJECTS:N_CARDS] = BOX
    for seat, keys in enumerate(corporations):
        for key in keys:
            game.state.zone[INDEX[key]] = SEEN + seat
    return game


def opened(players: int = 2, seed: int = 5, **setup: Any) -> ares.Game:
    """Everybody has a corporation; round 1 is being planned."""
    game = ares.new_game(players=players, seed=seed, **setup)
    for seat in range(players):
        game.choose(seat, game.options(seat)[0])
    return game


def planned(*phases: str, **setup: Any) -> ares.Game:
    """Everybody has a corporation and has chosen a phase."""
    game = opened(len(phases), **setup)
    for seat, phase in enumerate(phases):
        game.choose(seat, f"phase {phase}")
    return game


def options(game: ares.Game, seat: int = 0) -> list[str]:
    return [str(option) for option in game.options(seat)]


def step(game: ares.Game, chance: random.Random) -> None:
    """Somebody who owes a choice answers anything."""
    seat = chance.choice(game.to_move)
    game.choose(seat, chance.choice(game.options(seat)))


def play_on(game: ares.Game, until: int, seed: int = 1) -> ares.Game:
    """Random answers until so many rounds have begun, or the end."""
    chance = random.Random(seed)
    while not game.over and game.rounds < until:
        step(game, chance)
    return game


def happened(game: ares.Game, kind: str) -> list[dict[str, Any]]:
    """What the last move did, of one kind."""
    return [event for event in game.view(-1)["events"] if event["kind"] == kind]
