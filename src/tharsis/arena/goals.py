"""Milestones and awards of a finished game, seat by seat."""

from __future__ import annotations

from typing import Any

from tharsis.core.game import BaseGame

GOALS = ("milestones", "awards", "awards_won")


def goals_of(game: BaseGame) -> list[dict[str, int]] | None:
    """Milestones claimed, awards funded and, of these, awards won; nothing where a game has no such goals."""
    view = game.view(-1)
    if "milestones" not in view or game.players == 1:
        return None
    return [_goals_of_seat(game, view, seat) for seat in range(game.players)]


def _goals_of_seat(game: BaseGame, view: dict[str, Any], seat: int) -> dict[str, int]:
    funded = [award for award, owner in view["awards"].items() if owner == seat]
    claimed = sum(owner == seat for owner in view["milestones"].values())
    return dict(zip(GOALS, (claimed, len(funded), sum(_wins(game, seat, award) for award in funded)), strict=True))


def _wins(game: BaseGame, seat: int, award: str) -> bool:
    """First place, shared or not."""
    values = next(goal.values for goal in game.goals() if goal.key == award)
    return values[seat] == max(values)
