"""Milestones and awards with live standings."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.cards import goals as g
from tharsis.cards.names import ACTIVE, AUTOMATED, EVENT
from tharsis.core.game import BaseGame
from tharsis.core.prices import Goal as State
from tharsis.mars.maps import ALL_AWARDS, ALL_MILESTONES
from tharsis.text.icons import cube, resource
from tharsis.web.records import Goal, Standing
from tharsis.web.texts import Texts

COLOURS = {AUTOMATED: "green", ACTIVE: "blue", EVENT: "red"}
ICONS: dict[type[g.Count], str] = {
    g.Rating: "rating", g.Cities: "tile-city", g.Greeneries: "tile-greenery", g.TilesByOceans: "tile-ocean",
    g.DifferentTags: "tag-any", g.HighestProduction: "production", g.ProductionsRaised: "production", g.Hand: "card",
    g.Events: "tag-event", g.Cards: "card", g.Cubes: "cube-any",
}  # fmt: skip


def icon_of(count: g.Count) -> str:
    """What stands for the thing counted."""
    match count:
        case g.Tags(tags):
            return f"tag-{tags[0]}"
        case g.Stock(resources):
            return resource(resources[0])
        case g.Cards((kind,)):
            return f"card-{COLOURS[kind]}"
        case g.Cubes(kind) if kind:
            return cube(kind)
        case g.Production(name):
            return resource(name)
    return ICONS.get(type(count), "tile-any")


MILESTONE_ICONS = {goal.key: icon_of(goal.count) for goal in ALL_MILESTONES}
AWARD_ICONS = {goal.key: icon_of(goal.count) for goal in ALL_AWARDS}
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
    return tuple(milestone(goal, f"claim {goal.key}", options, t) for goal in game.goals() if goal.kind == "milestone")


def milestone(goal: State, option: str, options: Sequence[str], t: Texts) -> Goal:
    name, icon = t.name("milestone", goal.key), MILESTONE_ICONS[goal.key]
    return Goal(
        key=goal.key, icon=icon, name=name, hint=t.name("web-milestone", goal.key), owner=_mark(goal.owner), price=goal.price,
        css=css_of(goal.owner, option in options, name), need=f"/ {goal.need}", standings=standings(goal, False),
        option=option if option in options else "",
    )  # fmt: skip


def awards(game: BaseGame, options: Sequence[str], t: Texts, hides_points: bool = False) -> tuple[Goal, ...]:
    found = [goal for goal in game.goals() if goal.kind == "award"]
    return tuple(award(goal, f"fund {goal.key}", options, t, hides_points) for goal in found)


def award(goal: State, option: str, options: Sequence[str], t: Texts, hides_points: bool) -> Goal:
    name, icon = t.name("award", goal.key), AWARD_ICONS[goal.key]
    return Goal(
        key=goal.key, icon=icon, name=name, hint=t.name("web-award", goal.key), css=css_of(goal.owner, False, name),
        owner=_mark(goal.owner), price=goal.price, need="", option=option if option in options else "",
        standings=standings(goal, goal.owner is not None and not hides_points),
    )  # fmt: skip


def _mark(owner: int | None) -> int:
    return 0 if owner is None else owner + 1
