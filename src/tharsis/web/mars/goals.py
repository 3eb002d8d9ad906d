"""Milestones and awards with live standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tharsis.core.game import BaseGame
from tharsis.core.prices import Goal as State
from tharsis.web.records import Goal, Standing
from tharsis.web.texts import Texts

MILESTONE_ICONS = ("rating", "tile-city", "tile-greenery", "tag-building", "card")
AWARD_ICONS = ("tile-any", "res-mc", "tag-science", "res-heat", "res-steel")
LONG_NAME = 11
"""Longer names are set smaller and without their icon."""


def standings(goal: State, has_points: bool) -> tuple[Standing, ...]:
    best = max(goal.values)
    points = [str(points) if points and has_points else "" for points in goal.points]
    return tuple(Standing(seat + 1, value, value == best, points[seat]) for seat, value in enumerate(goal.values))


def css_of(owner: int | None, is_ready: bool, name: str) -> str:
    goal = "goal is-long" if len(name) > LONG_NAME else "goal"
    if owner is not None:
        return f"{goal} is-taken seat-{owner + 1}"
    return f"{goal} is-ready" if is_ready else goal


def milestones(game: BaseGame, options: Sequence[str], t: Texts) -> tuple[Goal, ...]:
    return tuple(
        milestone(goal, icon, f"claim {goal.key}", options, t) for goal, icon in of_kind(game, "milestone", MILESTONE_ICONS)
    )


def of_kind(game: BaseGame, kind: str, icons: Sequence[str]) -> Iterator[tuple[State, str]]:
    return zip((goal for goal in game.goals() if goal.kind == kind), icons, strict=True)


def milestone(goal: State, icon: str, option: str, options: Sequence[str], t: Texts) -> Goal:
    name = t.name("milestone", goal.key)
    return Goal(
        key=goal.key, icon=icon, name=name, hint=t(f"web-milestone-{goal.key}"), owner=_mark(goal.owner), price=goal.price,
        css=css_of(goal.owner, option in options, name), need=f"/ {goal.need}", standings=standings(goal, False),
        option=option if option in options else "",
    )  # fmt: skip


def awards(game: BaseGame, options: Sequence[str], t: Texts, hides_points: bool = False) -> tuple[Goal, ...]:
    found = of_kind(game, "award", AWARD_ICONS)
    return tuple(award(goal, icon, f"fund {goal.key}", options, t, hides_points) for goal, icon in found)


def award(goal: State, icon: str, option: str, options: Sequence[str], t: Texts, hides_points: bool) -> Goal:
    name = t.name("award", goal.key)
    return Goal(
        key=goal.key, icon=icon, name=name, hint=t(f"web-award-{goal.key}"), css=css_of(goal.owner, False, name),
        owner=_mark(goal.owner), price=goal.price, need="", option=option if option in options else "",
        standings=standings(goal, goal.owner is not None and not hides_points),
    )  # fmt: skip


def _mark(owner: int | None) -> int:
    return 0 if owner is None else owner + 1
