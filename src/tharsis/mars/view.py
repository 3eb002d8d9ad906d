"""A position as JSON for whoever looks: names instead of numbers, made from an observation alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from tharsis.cards.module import part
from tharsis.cards.names import RESOURCES, TILES
from tharsis.core.describe import Word
from tharsis.core.piles import EVENTS, HAND, PACK, SEEN, TABLEAU
from tharsis.mars.board import FIRST, N_SPACES, SPOTS
from tharsis.mars.describe import DESCRIBE
from tharsis.mars.maps import AWARDS, MILESTONES, awards_of, milestones_of
from tharsis.mars.maps import KEYS as MAP_KEYS
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game
from tharsis.mars.state import NEUTRAL, PHASE_NAMES, TAGS
from tharsis.mars.tables import HOLDS, PROJECT_SETTINGS, STANDARD_PROJECTS, TABLES
from tharsis.mars.tracks import tracks_of

KEYS = TABLES.keys


def cards_in(game: Game, zone: int) -> list[str]:
    return [KEYS[card] for card in np.flatnonzero(game.zone == zone)]


def card_name(card: int) -> str | None:
    return KEYS[card] if card >= 0 else None


def tableau(game: Game, seat: int) -> list[dict[str, Any]]:
    return [
        {"card": KEYS[card], "cubes": int(game.cubes[card]) if HOLDS[card] >= 0 else None, "used": bool(game.used[card])}
        for card in np.flatnonzero(game.zone == TABLEAU + seat)
    ]


def player(game: Game, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "corporation": card_name(int(game.corporation[seat])),
        "rating": int(game.rating[seat]),
        "stock": dict(zip(RESOURCES, game.stock[seat].tolist(), strict=True)),
        "production": dict(zip(RESOURCES, game.production[seat].tolist(), strict=True)),
        "tags": dict(zip(TAGS, game.tags[seat].tolist(), strict=True)),
        "hand": int(game.hand_count[seat]),
        "tableau": tableau(game, seat),
        "events": cards_in(game, EVENTS + seat),
        "cities": int(game.cities[seat]),
        "greeneries": int(game.greeneries[seat]),
        "tiles": int(game.tiles[seat]),
        "passed": bool(game.passed[seat]),
    } | _added("player", game, seat)


def _added(name: str, *arguments: Any) -> dict[str, Any]:
    """What modules add to a view, each in a function of this name."""
    added: dict[str, Any] = {}
    for module in MODULES:
        added |= getattr(part(module.face), name, lambda *_: {})(*arguments)
    return added


def owner_name(owner: int) -> int | str | None:
    return "neutral" if owner == NEUTRAL else owner if owner >= 0 else None


def board(game: Game) -> list[dict[str, Any]]:
    return [
        {"space": space, "tile": TILES[int(game.tile[space]) - 1], "owner": owner_name(int(game.owner[space]))}
        for space in range(FIRST, N_SPACES)
        if game.tile[space]
    ]


def claims(game: Game) -> list[dict[str, int]]:
    return [{"space": space, "owner": int(game.claim[space])} for space in range(FIRST, N_SPACES) if game.claim[space] >= 0]


def parameters(game: Game) -> dict[str, int]:
    """The levels of the tracks in the game."""
    return {track.key: int(game.level[i]) for i, track in tracks_of(game)}


def ask(game: Game, seat: int) -> dict[str, Word] | None:
    """The choice the seat owes."""
    owed = DESCRIBE.questions(game, seat)
    return owed[0].as_json() if owed else None


def events(game: Game) -> list[dict[str, Word]]:
    """What the last move did."""
    return [event.as_json() for event in DESCRIBE.happened(game)]


def view(game: Game, seat: int) -> dict[str, Any]:
    return {
        "game": "mars",
        "seat": seat if seat >= 0 else None,
        "phase": PHASE_NAMES[int(game.phase)],
        "generation": int(game.generation),
        "first": int(game.first),
        "active": int(game.active),
        "over": bool(game.over),
        **parameters(game),
        "players": [player(game, other) for other in range(int(game.players))],
        "board": board(game),
        "claims": claims(game),
        "beside": [name for name, key in SPOTS if not key or game[key]],
        "map": MAP_KEYS[int(game.map)],
        "milestones": {MILESTONES[i]: owner_name(int(game.milestone[i])) for i in milestones_of(game)},
        "awards": {AWARDS[i]: owner_name(int(game.award[i])) for i in awards_of(game)},
        "standard_projects": [
            key for key, setting in zip(STANDARD_PROJECTS, PROJECT_SETTINGS, strict=True) if not setting or game[setting]
        ],
        **_added("view", game),
        "deck": int(game.deck_count),
        "discard": int(game.discard_count),
        "hand": cards_in(game, HAND + seat) if seat >= 0 else [],
        "seen": cards_in(game, SEEN + seat) if seat >= 0 else [],
        "pack": cards_in(game, PACK + seat) if seat >= 0 else [],
        "ask": ask(game, seat),
        "events": events(game),
    }
