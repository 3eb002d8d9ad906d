"""Why a card cannot be played, and why its action cannot be used."""

from __future__ import annotations

import pytest

from tests.mars.helpers import in_play
from tharsis.mars.cards import CARDS
from tharsis.mars.tables import ACTION


def use(card: str, **have: int) -> list[str]:
    scene = in_play(card, **have).turn(0)
    return [str(reason) for reason in scene.game.why_not(0, card, "use")]


@pytest.mark.parametrize(("card", "have", "reason"), [
    ("equatorial_magnetizer", {"energy_production": 0}, "energy production is 0, must lose 1"),
    ("steelworks", {"energy": 3}, "energy is 3, must spend 4"),
    ("water_import_from_europa", {"mc": 5, "titanium": 1}, "costs 12 M€, 8 can be paid"),
    ("security_fleet", {"titanium": 0}, "titanium is 0, must spend 1"),
    ("predators", {}, "no card has animal cubes to take"),
    ("power_infrastructure", {"energy": 0}, "there is nothing to change"),
])  # fmt: skip
def test_an_action_says_what_is_missing(card: str, have: dict[str, int], reason: str) -> None:
    assert use(card, **have) == [reason]


def test_a_used_action_and_a_card_elsewhere_say_so() -> None:
    scene = in_play("martian_rails", energy=5, hand=["steelworks"]).turn(0)
    assert scene.game.why_not(0, "martian_rails", "use") == []
    scene.game.choose(0, "use martian_rails")
    assert [reason.kind for reason in scene.game.why_not(0, "martian_rails", "use")] == ["used"]
    assert [reason.kind for reason in scene.game.why_not(0, "steelworks", "use")] == ["not_in_play"]
    assert [reason.kind for reason in scene.game.why_not(0, "martian_rails")] == ["not_in_hand"]


def test_what_there_is_of_a_cost_is_told() -> None:
    scene = in_play("steelworks", mc=30, energy_production=1, hand=["strip_mine"]).turn(0)
    assert scene.why_not(0, "strip_mine") == ["energy production is 1, must lose 2"]


@pytest.mark.parametrize("number", [number for number in range(len(CARDS)) if ACTION[number, 1] > ACTION[number, 0]])
def test_there_is_a_reason_exactly_where_an_action_is_not_offered(number: int) -> None:
    key = CARDS[number].key
    for stock in (0, 30):
        have = dict.fromkeys(("mc", "steel", "titanium", "plant", "energy", "heat"), stock)
        scene = in_play(key, **have).turn(0)
        offered = f"use {key}" in scene.options(0)
        assert offered == (not scene.game.why_not(0, key, "use")), stock
