"""Milestones and awards with live standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.cards.names import ACTIVE, AUTOMATED, EVENT
from tharsis.core.game import BaseGame
from tharsis.mars import goals as g
from tharsis.mars.maps import ALL_AWARDS, ALL_MILESTONES
from tharsis.mars.scoring import FIRST_PLACE, SECOND_PLACE
from tharsis.mars.state import AWARD_PRICES, MAX_MILESTONES, MILESTONE_PRICE
from tharsis.text.icons import resource
from tharsis.web.records import Goal, Standing
from tharsis.web.texts import Texts

ICONS: dict[type[g.Count], str] = {
    g.Rating: "rating", g.Cities: "tile-city", g.Greeneries: "tile-greenery", g.TilesByOceans: "tile-ocean",
    g.DifferentTags: "tag-any", g.HighestProduction: "production", g.ProductionsRaised: "production", g.Hand: "card",
    g.Events: "tag-event", g.Cards: "card", g.Cubes: "cube-any",
}  # fmt: skip


COLOURS = {AUTOMATED: "green", ACTIVE: "blue", EVENT: "red"}


def icon_of(count: g.Count) -> str:
    """What stands for the thing counted."""
    match count:
        case g.Tags(tags):
            return f"tag-{tags[0]}"
        case g.Stock(resources):
            return resource(resources[0])
        case g.Cards((kind,)):
            return f"card-{COLOURS[kind]}"
        case g.Production(name):
            return resource(name)
    return ICONS.get(type(count), "tile-any")


MILESTONE_ICONS = {goal.key: icon_of(goal.count) for goal in ALL_MILESTONES}
AWARD_ICONS = {goal.key: icon_of(goal.count) for goal in ALL_AWARDS}
NEEDED = {goal.key: goal.goal for goal in ALL_MILESTONES}
MAX_AWARDS = len(AWARD_PRICES)
NO_SECOND = 2
LONG_NAME = 11
"""Longer names are set smaller and without their icon."""


def standings(values: Sequence[int], has_points: bool = False) -> tuple[Standing, ...]:
    points = award_points(values) if has_points else [0] * len(values)
    return tuple(
        Standing(seat + 1, value, value == max(values), str(points[seat]) if points[seat] else "")
        for seat, value in enumerate(values)
    )


def award_points(values: Sequence[int]) -> list[int]:
    """What each would get as it stands; in a game of two there is no second place."""
    places = [sum(other > value for other in values) for value in values]
    second = SECOND_PLACE if len(values) > NO_SECOND else 0
    return [FIRST_PLACE if place == 0 else second if place == 1 else 0 for place in places]


def css_of(owner: object, is_ready: bool, name: str) -> str:
    goal = "goal is-long" if len(name) > LONG_NAME else "goal"
    if isinstance(owner, int):
        return f"{goal} is-taken seat-{owner + 1}"
    return f"{goal} is-ready" if is_ready else goal


def milestones(game: BaseGame, view: Mapping[str, Any], options: Sequence[str], t: Texts) -> tuple[Goal, ...]:
    values = [game.standings(seat) for seat in range(game.players)]
    taken = sum(owner is not None for owner in view["milestones"].values())
    return tuple(
        Goal(
            key=key, icon=MILESTONE_ICONS[key], name=t.name("milestone", key), hint=t.name("web-milestone", key),
            css=css_of(view["milestones"][key], f"claim {key}" in options, t.name("milestone", key)),
            owner=_mark(view["milestones"][key]),
            price=MILESTONE_PRICE if taken < MAX_MILESTONES else None, need=f"/ {NEEDED[key]}",
            standings=standings([own[key] for own in values]),
            option=f"claim {key}" if f"claim {key}" in options else "",
        )
        for key in view["milestones"]
    )  # fmt: skip


def awards(
    game: BaseGame, view: Mapping[str, Any], options: Sequence[str], t: Texts, hides_points: bool = False
) -> tuple[Goal, ...]:
    values = [game.standings(seat) for seat in range(game.players)]
    funded = sum(owner is not None for owner in view["awards"].values())
    return tuple(
        Goal(
            key=key, icon=AWARD_ICONS[key], name=t.name("award", key), hint=t.name("web-award", key),
            css=css_of(view["awards"][key], False, t.name("award", key)), owner=_mark(view["awards"][key]),
            price=AWARD_PRICES[funded] if funded < MAX_AWARDS else None, need="",
            standings=standings(
                [own[key] for own in values],
                view["awards"][key] is not None and not hides_points,
            ),
            option=f"fund {key}" if f"fund {key}" in options else "",
        )
        for key in view["awards"]
    )  # fmt: skip


def _mark(owner: object) -> int:
    return owner + 1 if isinstance(owner, int) else 0
