"""Rounds, planning, and phases in general (A052 to A064)."""

from __future__ import annotations

import random

import pytest

from tests.ares.rounds import happened, opened, options, planned, step
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.cards import PROJECTS as CARDS
from tharsis.ares.state import Phase
from tharsis.testing.ares import Table

PROJECTS = tuple(card.key for card in CARDS)
PHASES = ("development", "construction", "action", "production", "research")


def rounds_of(game: ares.Game, count: int, seed: int = 1) -> list[tuple[list[int], list[int]]]:
    """So many rounds at random: the phases chosen, and those played, in their order."""
    chance, found = random.Random(seed), []
    while len(found) < count and not game.over:
        chosen: list[int] = []
        played: list[int] = []
        start = game.rounds
        while not game.over and game.rounds == start:
            step(game, chance)
            chosen += [PHASES.index(event["phase"]) + 1 for event in happened(game, "chose")]
            played += [PHASES.index(event["phase"]) + 1 for event in happened(game, "phase")]
        found.append((chosen, played))
    return found


@rule("A052", "A102")
def test_a_round_is_planning_phases_and_end() -> None:
    """Round 1 is no exception. The end step asks those with more than 10 cards."""
    game = opened(2)
    assert (game.rounds, game.view()["phase"]) == (1, "planning")
    for seat in (0, 1):
        game.choose(seat, "phase research")
    assert game.view()["phase"] == "research"
    steps = ["research"]
    chance = random.Random(2)
    while game.rounds == 1:
        step(game, chance)
        steps.append(game.view()["phase"])
    assert steps[-1] == "planning"
    assert [player["chosen"] for player in game.view()["players"]] == [None, None]


@rule("A052", "A101")
def test_the_end_step_follows_the_phases() -> None:
    """Eleven cards: the limit asks after research, not before."""
    table = Table().player(0, hand=[*PROJECTS[:10]]).begin("research", {0: "production", 1: "production"})
    assert table.state.phase == Phase.RESEARCH
    table.choose(0, table.options()[0]).choose(1, table.options(1)[0])
    assert table.state.phase == Phase.END_STEP
    assert len(table.options()) == 11


@rule("A053")
@pytest.mark.parametrize("phase", ["development", "construction", "action", "research"])
def test_all_act_at_the_same_time(phase: str) -> None:
    table = Table(players=4)
    cards = (("lichen", "comet"), ("sponsors", "lava_flows"), ("heather", "fish"), ("mine", "birds"))
    for seat, keys in enumerate(cards):
        table.player(seat, hand=[*keys], mc=40)
    table.set(temperature=-10, oxygen=12).begin(phase)
    assert table.game.to_move == (0, 1, 2, 3)


@rule("A053", "A054")
def test_all_plan_at_the_same_time_and_reveal_together() -> None:
    game = opened(3)
    assert game.to_move == (0, 1, 2)
    game.choose(2, "phase research")
    game.choose(0, "phase action")
    assert [player["chosen"] for player in game.view(1)["players"]] == [None, None, None]
    game.choose(1, "phase research")
    assert [player["chosen"] for player in game.view(1)["players"]] == ["action", "research", "research"]


def finish_round(game: ares.Game, rounds: int) -> None:
    chance = random.Random(3)
    while game.rounds == rounds:
        step(game, chance)


@rule("A055", "A056")
@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_card_rests_for_one_round(phase: str) -> None:
    game = planned(phase, phase)
    finish_round(game, 1)
    assert options(game) == [*(f"phase {other}" for other in PHASES if other != phase), "sale"]
    second = next(other for other in PHASES if other != phase)
    for seat in (0, 1):
        game.choose(seat, f"phase {second}")
    finish_round(game, 2)
    assert [option for option in options(game) if option != "sale"] == [f"phase {other}" for other in PHASES if other != second]


@rule("A055")
def test_the_ban_is_each_players_own() -> None:
    game = planned("production", "research", "production")
    finish_round(game, 1)
    for seat, chosen in enumerate(("production", "research", "production")):
        assert options(game, seat) == [*(f"phase {other}" for other in PHASES if other != chosen), "sale"]


@rule("A058", "A059", "A061", "A062")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_chosen_phase_is_played_once_in_order_and_no_other(players: int) -> None:
    for chosen, played in rounds_of(opened(players), 10):
        assert len(chosen) == players
        assert played == sorted(set(chosen))
        assert len(played) < 5


@rule("A060", "A063")
def test_everybody_takes_part_but_only_those_who_chose_get_the_bonus() -> None:
    table = Table(players=3).begin("production", {0: "production", 2: "production"})
    assert [table.player(seat).mc for seat in range(3)] == [9, 5, 9]


@rule("A060", "A063")
def test_others_play_cards_in_a_phase_they_did_not_choose() -> None:
    table = Table().player(0, mc=20).player(1, mc=20).player(0, hand=["lichen", "fish"]).player(1, hand=["sponsors", "birds"])
    table.begin("development", {0: "development", 1: "research"}).choose(0, "play lichen").choose(1, "play sponsors")
    assert (table.player(0).mc, table.player(1).mc) == (20 - 2, 20 - 5)


@rule("A061")
def test_a_phase_chosen_by_all_is_played_once() -> None:
    table = Table(players=4).begin("production")
    assert [table.player(seat).mc for seat in range(4)] == [9, 9, 9, 9]
    assert table.state.phase == Phase.PLANNING


@rule("A064")
def test_the_next_phase_waits_for_all() -> None:
    table = Table().player(0, mc=20).player(1, mc=20).player(0, hand=["lichen", "fish"]).player(1, hand=["sponsors", "birds"])
    table.begin("development", {0: "development", 1: "production"}).choose(0, "play lichen")
    assert (table.state.phase, table.game.to_move, table.player(0).mc) == (Phase.DEVELOPMENT, (1,), 18)
    table.choose(1, "done")
    assert table.player(0).mc == 18 + 5
    assert table.player(1).mc == 20 + 9
