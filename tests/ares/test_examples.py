"""The worked examples of the rulebook (E29 to E40) that are not told beside their rules. Boris is seat 0."""

from __future__ import annotations

import random

from tests.ares.rounds import happened, opened, options, step
from tests.ares.scenes import TWO_PLANTS
from tests.mars.statements import rule
from tharsis.ares.state import Phase
from tharsis.testing.ares import Table


@rule("E29", "A011")
def test_heat_production_goes_from_0_to_2() -> None:
    table = Table().player(0, mc=8, hand=["import_of_advanced_ghg"])
    assert table.player(0).production["heat"] == 0
    table.begin_alone("development").choose(0, "play import_of_advanced_ghg")
    assert table.player(0).production["heat"] == 2
    assert table.player(0).stock["heat"] == 0


@rule("E30", "A007", "A093")
def test_plant_production_of_6_brings_6_plants() -> None:
    table = Table().player(0, tableau=["bushes", "algae", "nitrophilic_moss"])
    assert table.player(0).production["plant"] == 6
    table.begin_alone("production")
    assert table.player(0).stock["plant"] == 6


@rule("E31", "A027")
def test_the_ocean_token_with_2_plants() -> None:
    table = Table().rewards(*[TWO_PLANTS] * 9).player(0, mc=15, hand=["lichen"]).begin_alone("action")
    table.choose(0, "standard ocean", "flip 6")
    assert (table.player(0).stock, table.player(0).rating, table.state.oceans) == ({"mc": 0, "heat": 0, "plant": 2}, 6, 1)


@rule("E32", "A055", "A056")
def test_production_rests_while_development_is_played() -> None:
    game = opened(2)
    for seat in (0, 1):
        game.choose(seat, "phase production")
    chance = random.Random(1)
    while game.rounds == 1:
        step(game, chance)
    assert "phase production" not in options(game)
    for seat in (0, 1):
        game.choose(seat, "phase development")
    while game.rounds == 2:
        step(game, chance)
    assert "phase production" in options(game)
    assert "phase development" not in options(game)


@rule("E36", "A097", "A098")
def test_research_with_and_without_the_bonus() -> None:
    table = Table()
    deck, discards = int(table.state.deck_count), int(table.state.discard_count)
    table.begin("research", {0: "research"})
    assert deck - int(table.state.deck_count) == 7
    table.choose(0, table.options()[0], table.options()[1]).choose(1, table.options(1)[0])
    assert (len(table.player(0).hand), len(table.player(1).hand)) == (2, 1)
    assert int(table.state.discard_count) - discards == 3 + 1


@rule("E37", "A104", "A105")
def test_phases_3_and_4_are_left_out_when_mars_is_finished_in_2() -> None:
    table = Table(players=3).set(temperature=6, oxygen=14).set(oceans=9).player(0, mc=17).player(1, mc=16)
    table.player(0, hand=["lava_flows", "fish"]).player(1, hand=["release_of_inert_gases", "birds"]).player(
        2, tableau=["circuit_board_factory"]
    )
    table.begin("construction", {0: "construction", 1: "action", 2: "production"})
    table.choose(0, "play lava_flows")
    assert not table.game.over
    table.choose(1, "play release_of_inert_gases")
    assert (table.game.over, table.state.phase) == (True, Phase.END)
    assert (table.player(0).rating, table.player(1).rating) == (7, 7)
    assert [table.player(seat).mc for seat in range(3)] == [0, 0, 0]
    assert table.player(2).hand == []


@rule("E39", "A113", "A114", "A117")
def test_two_pieces_a_round_make_15_rounds() -> None:
    game, chance, left = opened(2, coop=True), random.Random(8), []
    while not game.over:
        step(game, chance)
        if happened(game, "piece"):
            pool = game.view()["coop"]
            left.append((game.rounds, pool["cubes"] + pool["markers"]))
    at_end = dict(left)
    assert [at_end[rounds] for rounds in sorted(at_end)][-1] == 0
    assert max(at_end) == game.rounds == 15
