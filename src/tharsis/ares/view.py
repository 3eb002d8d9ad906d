"""A position as JSON for whoever looks: names instead of numbers, made from an observation alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from tharsis.ares.describe import DESCRIBE
from tharsis.ares.record import Game
from tharsis.ares.state import LEVELS, N_OCEANS, OCEAN_REWARDS, REVEALED, Phase, Res
from tharsis.ares.tables import HOLDS, TABLES
from tharsis.cards.names import CARD as CARDS_PRODUCED
from tharsis.cards.names import HEAT, MC, PHASES, PLANT, STEEL, TAGS, TITANIUM
from tharsis.core.describe import Word
from tharsis.core.piles import HAND, PACK, SEEN, TABLEAU

KEYS = TABLES.keys
STOCK = {MC: Res.MC, HEAT: Res.HEAT, PLANT: Res.PLANT}
PRODUCTION = {**STOCK, CARDS_PRODUCED: Res.CARD}
STORES = {STEEL: Res.STEEL, TITANIUM: Res.TITANIUM}
SCALARS = ("rounds", "temperature", "oxygen", "oceans")


def cards_in(game: Game, zone: int) -> list[str]:
    return [KEYS[card] for card in np.flatnonzero(game.zone == zone)]


def card_name(card: int) -> str | None:
    return KEYS[card] if card >= 0 else None


def phase_name(phase: int) -> str | None:
    return PHASES[phase - 1] if phase > 0 else None


def columns(row: Any, names: dict[str, Res]) -> dict[str, int]:
    return {name: int(row[column]) for name, column in names.items()}


def tableau(game: Game, seat: int) -> list[dict[str, Any]]:
    return [
        {"card": KEYS[card], "cubes": int(game.cubes[card]) if HOLDS[card] >= 0 else None, "used": int(game.used[card])}
        for card in np.flatnonzero(game.zone == TABLEAU + seat)
    ]


def player(game: Game, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "corporation": card_name(int(game.corporation[seat])),
        "rating": int(game.rating[seat]),
        "forests": int(game.forests[seat]),
        "stock": columns(game.stock[seat], STOCK),
        "production": columns(game.production[seat], PRODUCTION),
        "stores": columns(game.production[seat], STORES),
        "tags": dict(zip(TAGS, game.tags[seat].tolist(), strict=True)),
        "hand": int(game.hand_count[seat]),
        "tableau": tableau(game, seat),
        "revealed": cards_in(game, REVEALED + seat),
        "chosen": phase_name(int(game.chosen[seat])),
        "previous": phase_name(int(game.previous[seat])),
    }


def oceans(game: Game) -> list[dict[str, int] | None]:
    """What the blue side of each token shows; None while it lies orange side up."""
    return [
        dict(zip((MC, PLANT, CARDS_PRODUCED), OCEAN_REWARDS[int(game.ocean_reward[token])], strict=True))
        if game.ocean_flipped[token]
        else None
        for token in range(N_OCEANS)
    ]


def ask(game: Game, seat: int) -> dict[str, Word] | None:
    """The choice the seat owes."""
    owed = DESCRIBE.questions(game, seat)
    return owed[0].as_json() if owed else None


def events(game: Game) -> list[dict[str, Word]]:
    """What the last move did."""
    return [event.as_json() for event in DESCRIBE.happened(game)]


def coop(game: Game) -> dict[str, int] | None:
    return {"cubes": int(game.pool_cubes), "markers": int(game.pool_markers)} if game.coop else None


def solo(game: Game) -> dict[str, Any] | None:
    """The neutral phase card of this round, those already played, and the marker."""
    if game.players > 1:
        return None
    return {
        "level": LEVELS[int(game.level)],
        "marker": int(game.marker),
        "neutral": phase_name(int(game.neutral)),
        "played": [phase_name(phase) for phase in range(1, len(PHASES) + 1) if game.neutral_used[phase]],
    }


def view(game: Game, seat: int) -> dict[str, Any]:
    return {
        "game": "ares",
        "seat": seat if seat >= 0 else None,
        "phase": Phase(int(game.phase)).name.lower(),
        **{name: int(game[name]) for name in SCALARS},
        "over": bool(game.over),
        "ocean_tokens": oceans(game),
        "players": [player(game, other) for other in range(int(game.players))],
        "coop": coop(game),
        "solo": solo(game),
        "deck": int(game.deck_count),
        "discard": int(game.discard_count),
        "hand": cards_in(game, HAND + seat) if seat >= 0 else [],
        "seen": cards_in(game, SEEN + seat) if seat >= 0 else [],
        "offered": cards_in(game, PACK + seat) if seat >= 0 else [],
        "ask": ask(game, seat),
        "events": events(game),
    }
