"""The two-player co-operative game (A112 to A118)."""

from __future__ import annotations

import random

import pytest

from tests.ares.rounds import happened, opened, options, planned, step
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.state import Phase
from tharsis.cards.names import PHASES
from tharsis.testing.ares import Table


def at_supply(*phases: str) -> ares.Game:
    return planned(*phases, coop=True)


@rule("A112")
def test_the_usual_rules_hold() -> None:
    """Nobody repeats a phase, both get the bonus of theirs, only chosen phases are played in their order."""
    game, chance = opened(2, coop=True), random.Random(4)
    for _ in range(4):
        rounds = game.rounds
        previous = [player["previous"] for player in game.view()["players"]]
        for seat in (0, 1):
            assert len([option for option in options(game, seat) if option.startswith("phase")]) == (5 if rounds == 1 else 4)
            assert f"phase {previous[seat]}" not in options(game, seat)
        chosen, played = [], []
        while game.rounds == rounds:
            step(game, chance)
            chosen += [event["phase"] for event in happened(game, "chose")]
            played += [event["phase"] for event in happened(game, "phase")]
        assert played == sorted(set(chosen), key=PHASES.index)
    table = Table(coop=True).begin("production", {0: "production"})
    assert (table.player(0).mc, table.player(1).mc) == (9, 5)


@rule("A113", "E39")
def test_the_pool_has_27_cubes_and_3_markers() -> None:
    game = opened(2, coop=True)
    assert game.view()["coop"] == {"cubes": 27, "markers": 3}
    assert opened(2).view()["coop"] is None


@rule("A114", "A115")
def test_both_take_a_piece_after_the_reveal_and_before_the_phases() -> None:
    game = at_supply("production", "research")
    assert (game.state.phase, game.to_move) == (Phase.SUPPLY, (0, 1))
    assert [player["chosen"] for player in game.view()["players"]] == ["production", "research"]
    assert options(game, 0) == options(game, 1) == ["piece cube", "piece marker", "sale"]
    before = [int(game.state.stock[seat, 0]) for seat in (0, 1)]
    game.choose(0, "piece cube")
    assert (game.state.phase, int(game.state.stock[0, 0])) == (Phase.SUPPLY, before[0] + 1)
    game.choose(1, "piece marker")
    game.choose(1, "decline")
    assert game.view()["coop"] == {"cubes": 26, "markers": 2}
    assert game.state.phase != Phase.SUPPLY


@rule("A114")
@pytest.mark.parametrize(("cubes", "markers"), [(4, 0), (0, 4)])
def test_there_is_no_choice_when_one_kind_is_gone(cubes: int, markers: int) -> None:
    game = opened(2, coop=True)
    game.state.pool_cubes, game.state.pool_markers = cubes, min(markers, 3)
    before = [int(game.state.stock[seat, 0]) for seat in (0, 1)]
    for seat in (0, 1):
        game.choose(seat, "phase development")
    assert game.state.pool_cubes + game.state.pool_markers == cubes + min(markers, 3) - 2
    gained = [int(game.state.stock[seat, 0]) - before[seat] for seat in (0, 1)]
    assert gained == ([1, 1] if cubes else [0, 0])


@rule("A116")
def test_a_swap_may_be_declined_and_the_marker_is_gone() -> None:
    game = at_supply("production", "research")
    hand = game.view(0)["hand"]
    before = int(game.state.stock[0, 0])
    game.choose(0, "piece marker")
    assert options(game) == [*(f"give {key}" for key in hand), "sale", "decline"]
    game.choose(0, "decline")
    assert (game.view(0)["hand"], int(game.state.stock[0, 0]), game.view()["coop"]["markers"]) == (hand, before, 2)


@rule("A116")
def test_the_partner_gives_any_card_of_their_own() -> None:
    game = at_supply("production", "research")
    game.choose(0, "piece marker")
    game.choose(1, "piece cube")
    mine, yours = game.view(0)["hand"], game.view(1)["hand"]
    game.choose(0, f"give {mine[0]}")
    assert options(game, 1) == [*(f"give {key}" for key in yours), "sale"]
    game.choose(1, f"give {yours[-1]}")
    assert sorted(game.view(0)["hand"]) == sorted([*mine[1:], yours[-1]])


@rule("A117")
def test_the_game_ends_after_round_15_whatever_the_parameters() -> None:
    for rounds, over in ((14, False), (15, True)):
        assert Table(coop=True).set(rounds=rounds).begin_alone("production").game.over == over
    finished = Table(coop=True).set(rounds=3, temperature=8, oxygen=14).set(oceans=9).begin_alone("production")
    assert not finished.game.over


@rule("A117", "A100")
def test_the_last_round_is_a_whole_one() -> None:
    """Phases that follow are played, and so is the end step."""
    table = Table(coop=True).set(rounds=15, temperature=8, oxygen=14).set(oceans=9).player(0, mc=5, hand=["lichen", "fish"])
    table.begin("development", {0: "development", 1: "production"}).choose(0, "play lichen")
    assert table.game.over
    assert (table.player(1).mc, table.player(0).stock["plant"]) == (9, 1)


@rule("A118")
@pytest.mark.parametrize(
    ("ratings", "temperature", "oxygen", "oceans", "won"),
    [
        ((40, 40), 8, 14, 9, True),
        ((79, 1), 8, 14, 9, True),
        ((40, 39), 8, 14, 9, False),
        ((90, 90), 6, 14, 9, False),
        ((90, 90), 8, 13, 9, False),
        ((90, 90), 8, 14, 8, False),
    ],
)
def test_they_win_together(ratings: tuple[int, int], temperature: int, oxygen: int, oceans: int, won: bool) -> None:
    table = Table(coop=True).set(temperature=temperature, oxygen=oxygen, over=1).set(oceans=oceans)
    table.player(0, rating=ratings[0]).player(1, rating=ratings[1])
    assert table.game.won is won
    assert table.game.winners == ((0, 1) if won else ())
