"""Milestones and awards of a finished game, seat by seat."""

from __future__ import annotations

from tharsis.core.game import BaseGame, Goal

GOALS = ("milestones", "awards", "awards_won")


def goals_of(game: BaseGame) -> list[dict[str, int]] | None:
    """Milestones claimed, awards funded and, of these, awards won; nothing where a game has no such goals."""
    goals = game.goals()
    if not goals or game.players == 1:
        return None
    return [_goals_of_seat(goals, seat) for seat in range(game.players)]


def _goals_of_seat(goals: tuple[Goal, ...], seat: int) -> dict[str, int]:
    mine = [goal for goal in goals if goal.owner == seat]
    funded = [goal for goal in mine if goal.kind == "award"]
    won = sum(goal.values[seat] == max(goal.values) for goal in funded)
    return dict(zip(GOALS, (len(mine) - len(funded), len(funded), won), strict=True))
