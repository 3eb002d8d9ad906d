"""Milestones and awards with live standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.core.types import Game
from tharsis.mars.rules.goals import award_value, milestone_value
from tharsis.mars.scoring import FIRST_PLACE, SECOND_PLACE
from tharsis.mars.state import AWARD_PRICES, AWARDS, MAX_MILESTONES, MILESTONE_GOALS, MILESTONE_PRICE, MILESTONES
from tharsis.web.plain import plain
from tharsis.web.records import Goal, Standing
from tharsis.web.texts import Texts

MILESTONE_ICONS = ("rating", "tile-city", "tile-greenery", "tag-building", "card")
AWARD_ICONS = ("tile-any", "res-mc", "tag-science", "res-heat", "res-steel")
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


def milestones(seen: Game, view: Mapping[str, Any], options: Sequence[str], t: Texts) -> tuple[Goal, ...]:
    taken = sum(owner is not None for owner in view["milestones"].values())
    return tuple(
        Goal(
            key=key, icon=MILESTONE_ICONS[at], name=t.name("milestone", key), hint=t(f"web-milestone-{key}"),
            css=css_of(view["milestones"][key], f"claim {key}" in options, t.name("milestone", key)),
            owner=_mark(view["milestones"][key]),
            price=MILESTONE_PRICE if taken < MAX_MILESTONES else None, need=f"/ {MILESTONE_GOALS[at]}",
            standings=standings([int(plain(milestone_value)(seen, seat, at)) for seat in range(int(seen.players))]),
            option=f"claim {key}" if f"claim {key}" in options else "",
        )
        for at, key in enumerate(MILESTONES)
    )  # fmt: skip


def awards(
    seen: Game, view: Mapping[str, Any], options: Sequence[str], t: Texts, hides_points: bool = False
) -> tuple[Goal, ...]:
    funded = sum(owner is not None for owner in view["awards"].values())
    return tuple(
        Goal(
            key=key, icon=AWARD_ICONS[at], name=t.name("award", key), hint=t(f"web-award-{key}"),
            css=css_of(view["awards"][key], False, t.name("award", key)), owner=_mark(view["awards"][key]),
            price=AWARD_PRICES[funded] if funded < MAX_AWARDS else None, need="",
            standings=standings(
                [int(plain(award_value)(seen, seat, at)) for seat in range(int(seen.players))],
                view["awards"][key] is not None and not hides_points,
            ),
            option=f"fund {key}" if f"fund {key}" in options else "",
        )
        for at, key in enumerate(AWARDS)
    )  # fmt: skip


def _mark(owner: object) -> int:
    return owner + 1 if isinstance(owner, int) else 0
