"""Solo (A119 to A131)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ares.rounds import happened, opened, options, play_on, step
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.state import Phase
from tharsis.cards.names import PHASES
from tharsis.core.errors import BadSetup
from tharsis.core.rng import new_rng
from tharsis.testing.ares import Table

NUMBERS = {phase: number for number, phase in enumerate(PHASES, 1)}


def solo(level: str = "expert", seed: int = 4) -> ares.Game:
    return opened(1, seed=seed, level=level)


def play_round(game: ares.Game, chance: random.Random) -> tuple[int, list[int], list[int]]:
    """One round at random: the phase chosen, the neutral one, and the phases played."""
    rounds = game.rounds
    chosen: list[int] = []
    neutral: list[int] = []
    played: list[int] = []
    while not game.over and game.rounds == rounds:
        step(game, chance)
        chosen += [PHASES.index(event["phase"]) + 1 for event in happened(game, "chose")]
        neutral += [PHASES.index(event["phase"]) + 1 for event in happened(game, "neutral")]
        played += [PHASES.index(event["phase"]) + 1 for event in happened(game, "phase")]
    return chosen[0], neutral, played


@rule("A119")
def test_the_usual_rules_hold_in_solo() -> None:
    game = solo()
    assert game.state.hand_count[0] >= 8
    assert game.state.rating[0] == 5
    game.choose(0, "phase research")
    chance = random.Random(1)
    while game.rounds == 1:
        step(game, chance)
    assert "phase research" not in options(game)


@rule("A120")
def test_a_pile_of_five_neutral_cards_and_a_marker_on_1() -> None:
    assert solo().view(0)["solo"] == {"level": "expert", "marker": 1, "neutral": None, "played": []}
    first = []
    for seed in range(12):
        game = solo(seed=seed)
        game.choose(0, "phase research")
        first += [PHASES.index(event["phase"]) + 1 for event in happened(game, "neutral")]
    assert len(set(first)) > 2


@rule("A121", "A122", "A123")
def test_the_neutral_phase_is_played_too() -> None:
    game, chance = solo(), random.Random(2)
    for _ in range(4):
        seen = []
        for _ in range(5):
            chosen, neutral, played = play_round(game, chance)
            seen += neutral
            assert played == sorted({chosen, *neutral})
        assert sorted(seen) == [1, 2, 3, 4, 5]


@rule("A121")
def test_the_neutral_card_is_unknown_when_the_player_chooses() -> None:
    """Dealing anew what the player cannot know changes the neutral card."""
    game, found, rng = solo(), set(), new_rng("neutral")
    for _ in range(12):
        again = game.copy()
        again.state = game.redeal(0, rng)
        again.choose(0, "phase research")
        found |= {event["phase"] for event in happened(again, "neutral")}
    assert len(found) > 1


@rule("A121", "A122")
@pytest.mark.parametrize(("chosen", "neutral", "income"), [("production", 4, 9), ("production", 5, 9), ("development", 4, 5)])
def test_the_neutral_phase_has_no_bonus(chosen: str, neutral: int, income: int) -> None:
    table = Table(players=1).set(neutral=neutral).begin("production", {0: chosen})
    assert table.player(0).mc == income


@rule("A123", "A127", "A128", "A129")
@pytest.mark.parametrize(("level", "steps"), [("novice", 2), ("experienced", 1), ("expert", 0)])
@pytest.mark.parametrize("rounds", [5, 10, 15, 20])
def test_the_marker_moves_after_rounds_5_10_15_and_20(rounds: int, level: str, steps: int) -> None:
    table = Table(players=1, level=level).set(rounds=rounds, marker=rounds // 5)
    table.state.neutral_used[1:6] = 1
    table.begin_alone("production")
    assert table.state.marker == rounds // 5 + 1
    assert not table.state.neutral_used.any()
    if steps:
        assert table.options() == ["raise temperature", "raise oxygen"]
        table.choose(0, "raise temperature")
    assert (table.state.temperature, table.state.oxygen, table.state.oceans) == (-30 + 2 * steps, 0, 0)
    assert table.state.phase == Phase.PLANNING


@rule("A123")
@pytest.mark.parametrize("rounds", [1, 4, 6, 13, 24])
def test_the_marker_stays_after_other_rounds(rounds: int) -> None:
    table = Table(players=1, level="novice").set(rounds=rounds, marker=2).begin_alone("production")
    assert (table.state.marker, table.state.temperature, table.state.phase) == (2, -30, Phase.PLANNING)


@rule("A124")
def test_in_the_last_five_rounds_the_player_orders_the_neutral_cards() -> None:
    game, left = play_on(solo(), 21), [1, 2, 3, 4, 5]
    chance = random.Random(5)
    for want in ("research", "action", "development", "production", "construction"):
        rounds = game.rounds
        phases = [option for option in options(game) if option.startswith("phase")]
        game.choose(0, chance.choice(phases))
        if len(left) > 1:
            assert set(options(game)) - {"sale"} == {f"neutral {PHASES[number - 1]}" for number in left}
            game.choose(0, f"neutral {want}")
        left.remove(NUMBERS[want])
        while not game.over and game.rounds == rounds:
            step(game, chance)
    assert game.over


@rule("A125", "E40")
def test_solo_ends_after_round_25_and_not_before() -> None:
    for rounds, over in ((20, False), (24, False), (25, True)):
        assert Table(players=1).set(rounds=rounds, marker=5 - (rounds == 20)).begin_alone("production").game.over == over
    table = Table(players=1).set(rounds=7, temperature=8, oxygen=14).set(oceans=9).begin_alone("production")
    assert not table.game.over


@rule("A126")
def test_three_levels() -> None:
    assert [solo(level).view(0)["solo"]["level"] for level in ("novice", "experienced", "expert")] == [
        "novice",
        "experienced",
        "expert",
    ]
    with pytest.raises(BadSetup):
        ares.new_game(players=1, level="master")


@rule("A127", "A128", "A130")
@pytest.mark.parametrize(("level", "steps"), [("novice", 2), ("experienced", 1)])
def test_all_steps_go_to_one_parameter_without_reward(level: str, steps: int) -> None:
    table = (
        Table(players=1, level=level)
        .player(0, tableau=["herbivores", "physics_complex"])
        .set(rounds=5)
        .begin_alone("production")
    )
    stock = table.player(0).stock
    table.choose(0, "raise oxygen")
    assert (table.state.oxygen, table.state.temperature, table.state.oceans) == (steps, -30, 0)
    assert (table.player(0).rating, table.state.forests[0], table.player(0).stock) == (5, 0, stock)
    assert (table.cubes("herbivores"), table.cubes("physics_complex")) == (0, 0)


@rule("A127")
@pytest.mark.parametrize(
    ("standing", "after"),
    [
        ({"temperature": 8, "oxygen": 3}, (8, 5)),
        ({"temperature": 6, "oxygen": 14}, (8, 14)),
        ({"temperature": 8, "oxygen": 14}, (8, 14)),
    ],
)
def test_what_is_finished_does_not_rise_by_itself(standing: dict[str, Any], after: tuple[int, int]) -> None:
    table = Table(players=1, level="novice").set(rounds=5, **standing).begin_alone("production")
    assert (table.state.temperature, table.state.oxygen, table.state.phase) == (*after, Phase.PLANNING)


@rule("A131")
@pytest.mark.parametrize(
    ("temperature", "oxygen", "oceans", "won"), [(8, 14, 9, True), (6, 14, 9, False), (8, 13, 9, False), (8, 14, 8, False)]
)
def test_solo_is_won_with_all_three_parameters(temperature: int, oxygen: int, oceans: int, won: bool) -> None:
    table = (
        Table(players=1)
        .set(temperature=temperature, oxygen=oxygen, rounds=25)
        .set(oceans=oceans)
        .player(0, rating=40, forests=3)
    )
    assert table.game.won is None
    table.begin_alone("production")
    assert (table.game.won, table.game.winners) == (won, (0,) if won else ())
    assert table.game.scores()[0]["total"] == 43
