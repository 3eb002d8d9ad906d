"""Many random games over every configuration: no exception, no broken invariant, every card played often enough.

python benchmarks/soak.py [games per room] [room …]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.invariants import CHECKS

from tharsis.core.game import BaseGame
from tharsis.core.piles import EVENTS, TABLEAU
from tharsis.games import GAMES, new_game

GAMES_PER_ROOM = 20_000
LEAST_PLAYED = 100
MAX_MOVES = 50_000
SEATS = 5

Configuration = tuple[str, dict[str, Any]]


def played_cards(game: BaseGame) -> list[int]:
    zones = game.state.zone
    lying = ((zones >= TABLEAU) & (zones < TABLEAU + SEATS)) | ((zones >= EVENTS) & (zones < EVENTS + SEATS))
    return [int(card) for card in lying.nonzero()[0]]


def soak(configuration: Configuration, games: int, played: Counter[int]) -> int:
    name, setup = configuration
    moves = 0
    for seed in range(games):
        game = new_game(name, setup, f"soak {seed}")
        made = game.play_random(f"soak {seed}", MAX_MOVES, eager=seed % 2 == 1)
        if not game.over:
            raise SystemExit(f"{label(configuration)}: seed 'soak {seed}' has no end after {made} moves")
        CHECKS[name](game.state)
        played.update(played_cards(game))
        moves += made
    return moves


def rarely_played(name: str, played: Counter[int]) -> list[str]:
    from tharsis.catalogue import cards_of

    never_drawn = {"beginner_corporation"}
    return [card.key for i, card in enumerate(cards_of(name)) if played[i] < LEAST_PLAYED and card.key not in never_drawn]


def soak_room(room: str, games: int) -> bool:
    name, _, word = room.partition(":")
    configurations = [c for c in CONFIGURATIONS if c[0] == name and word in label(c)]
    played: Counter[int] = Counter()
    moves, begin = 0, time.perf_counter()
    each = -(-games // len(configurations))
    for configuration in configurations:
        moves += soak(configuration, each, played)
        print(f"{label(configuration):<60} {each} games", flush=True)
    rare = rarely_played(name, played)
    spent = time.perf_counter() - begin
    games_played = each * len(configurations)
    print(f"{name}: {games_played} games, {moves} moves in {spent:.0f} s; fewest plays of a card: {min(played.values())}")
    if rare:
        print(f"{name}: played fewer than {LEAST_PLAYED} times: {', '.join(rare)}")
    return not rare


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PER_ROOM
    rooms = sys.argv[2:] or [name for name in GAMES if name in CHECKS]
    results = [soak_room(name, games) for name in rooms]
    if not all(results):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
