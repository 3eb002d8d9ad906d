"""Many random games over every configuration: no exception, no broken invariant, every card played often enough.

python benchmarks/soak.py [games per room] [room[:part of a configuration's name] …]
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.invariants import CHECKS

from tharsis.core.game import MAX_OPTIONS, RANDOM, BaseGame
from tharsis.core.piles import EVENTS, TABLEAU
from tharsis.core.records import memory_of
from tharsis.core.rng import new_rng
from tharsis.games import new_game

GAMES_PER_ROOM = 20_000
LEAST_PLAYED = 100
MAX_MOVES = 50_000
TILE_GAMES = 400
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


def watch_tiles(games: int) -> bool:
    """Every tile is built on and traded with. Trades leave no trace in a position, so moves are watched one by one."""
    from tharsis.mars.modules.colonies.numbers import Happened
    from tharsis.mars.modules.colonies.tiles import COLONY_TILES

    seen: Counter[tuple[int, int]] = Counter()
    out, rng = np.zeros(MAX_OPTIONS, np.int32), new_rng("tiles")
    for seed in range(games):
        game = new_game("mars", {"players": 2 + seed % 4, "colonies": True}, f"tiles {seed}")
        while not game.over:
            game.rules.engine(memory_of(game.state), RANDOM, 0, 1, rng, out)
            rows = game.state.events[: int(game.state.event_count)]
            seen.update((int(row[0]), int(row[2])) for row in rows if row[0] in (Happened.COLONY, Happened.TRADED))
    tiles = range(len(COLONY_TILES))
    fewest = {kind.name.lower(): min(seen[kind, tile] for tile in tiles) for kind in (Happened.COLONY, Happened.TRADED)}
    print(f"colony tiles in {games} games, fewest times built on and traded with: {fewest['colony']}, {fewest['traded']}")
    return min(fewest.values()) > 0


def rarely_played(name: str, played: Counter[int]) -> list[str]:
    from tharsis.catalogue import cards_of

    never_drawn = {"beginner_corporation"}
    return [card.key for i, card in enumerate(cards_of(name)) if played[i] < LEAST_PLAYED and card.key not in never_drawn]


def configurations_of(room: str) -> list[Configuration]:
    name, _, word = room.partition(":")
    return [c for c in CONFIGURATIONS if c[0] == name and word in label(c)]


def soak_room(room: str, games: int) -> bool:
    name, _, word = room.partition(":")
    configurations = configurations_of(room)
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
    return not rare and (word != "colonies" or watch_tiles(TILE_GAMES))


def main() -> None:
    games, rooms = sys.argv[1] if len(sys.argv) > 1 else str(GAMES_PER_ROOM), sys.argv[2:] or list(CHECKS)
    if not games.isdecimal() or not all(configurations_of(room) for room in rooms):
        raise SystemExit(f"soak.py [games per room] [room[:part of a configuration's name] …]; rooms: {', '.join(CHECKS)}")
    results = [soak_room(name, int(games)) for name in rooms]
    if not all(results):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
