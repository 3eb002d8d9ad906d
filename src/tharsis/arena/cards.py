"""What cards are worth, from many bot games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tharsis.arena.jobs import named, plan
from tharsis.arena.matches import play_watched
from tharsis.arena.results import Row, wilson


def card_rows(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """For every card: how often it was played, and how those who played it fared, by the lower end of the interval."""
    wins: dict[str, float] = defaultdict(float)
    margins: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for seat, cards in enumerate(row["cards"]):
            share = 1 / len(row["winners"]) if seat in row["winners"] else 0.0
            margin = row["scores"][seat] - sum(row["scores"]) / len(row["scores"])
            for card in cards:
                wins[card] += share
                margins[card].append(margin)
    table = [_card_row(card, wins[card], margins[card]) for card in margins]
    return sorted(table, key=lambda row: (-row["interval"][0], -row["win_rate"], row["card"]))


def _card_row(card: str, wins: float, margins: Sequence[float]) -> dict[str, Any]:
    plays = len(margins)
    low, high = wilson(wins, plays)
    return {
        "card": card,
        "plays": plays,
        "win_rate": round(wins / plays, 4),
        "interval": [round(low, 4), round(high, 4)],
        "mean_margin": round(sum(margins) / plays, 3),
    }


def card_statistics(
    game: str,
    spec: str = "greedy",
    games: int = 1000,
    players: int = 2,
    seed: str = "1",
    *,
    setup: Mapping[str, Any] | None = None,
    results: Path | None = None,
    processes: int = 0,
    ray: bool = False,
    live: bool = False,
) -> dict[str, Any]:
    """One bot plays all seats; each card with its win rate and mean points above the table."""
    jobs = plan(game, named([spec]), games, {**(setup or {}), "players": players}, seed)
    rows = play_watched(jobs, [spec], live, results=results, processes=processes, ray=ray)
    return {"game": game, "players": players, "bot": spec, "games": len(rows), "cards": card_rows(rows)}
