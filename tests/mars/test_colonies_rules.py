"""The Colonies rulebook, statement by statement (C001 to C041, E27, E28)."""

from __future__ import annotations

import pytest

from tests.mars.colony_scenes import (
    AWAKE,
    SLEEPERS,
    asked,
    colony_table,
    fleet_on,
    fleets,
    marker,
    number,
    offers,
    owners,
    put_marker,
    settle_on,
)
from tests.mars.scenes import choose_start, finished_mars, in_zone, play_out, seen_corporations, seen_projects
from tests.mars.statements import rule
from tharsis import mars
from tharsis.core.piles import DECK, DISCARD, HAND
from tharsis.mars.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.mars.modules.colonies.numbers import KEY
from tharsis.mars.modules.colonies.tiles import COLONY_TILES, TILES, ColonyTile
from tharsis.mars.modules.colonies.words import AddColonyTile, GainFleet
from tharsis.mars.state import Phase
from tharsis.mars.tables import INDEX

COLONY_CORPORATIONS = {card.key for card in CORPORATIONS if card.module == KEY}
COLONY_PROJECTS = {card.key for card in PROJECTS if card.module == KEY}
HOLDERS = {"titan": "atmo_collectors", "enceladus": "decomposers", "miranda": "pets"}


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("C001")
def test_the_expansion_has_49_projects_5_corporations_and_11_tiles() -> None:
    assert (len(COLONY_PROJECTS), len(COLONY_CORPORATIONS), len(TILES)) == (49, 5, 11)


@rule("C001")
def test_eight_fleets_and_eight_markers_are_always_enough() -> None:
    more_fleets = [card for card in CARDS if any(isinstance(word, GainFleet) for word in card.on_play)]
    more_tiles = [card for card in CARDS if any(isinstance(word, AddColonyTile) for word in card.first_action)]
    assert (5 + len(more_fleets), 7 + len(more_tiles)) == (8, 8)


@rule("C001")
@pytest.mark.parametrize("tile", TILES, ids=COLONY_TILES)
def test_every_track_has_seven_steps(tile: ColonyTile) -> None:
    assert len(tile.income) == 7


@rule("C002")
def test_the_projects_are_shuffled_into_the_deck() -> None:
    table = colony_table("luna")
    assert set(in_zone(table, DECK)) & COLONY_PROJECTS
    assert set(in_zone(table, DECK) + in_zone(table, DISCARD)) >= COLONY_PROJECTS


@rule("C002")
def test_without_colonies_its_cards_stay_in_the_box() -> None:
    game = mars.new_game(players=5, seed=1)
    assert not COLONY_PROJECTS & set(in_zone(game, DECK))
    assert not COLONY_CORPORATIONS & {key for seat in range(5) for key in seen_corporations(game, seat)}


@rule("C002")
def test_its_corporations_are_dealt_among_the_others() -> None:
    dealt = [seen_corporations(mars.new_game(players=2, seed=seed, colonies=True), 0) for seed in range(40)]
    modules = [tuple(sorted(CARDS[INDEX[key]].module == KEY for key in pair)) for pair in dealt]
    assert set(modules) == {(False, False), (False, True), (True, True)}


@rule("C003")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_variant_deals_one_colonies_corporation_and_one_other(players: int) -> None:
    game = mars.new_game(players=players, seed=3, colonies=True, mixed_corporations=True)
    for seat in range(players):
        dealt = set(seen_corporations(game, seat))
        assert (len(dealt), len(dealt & COLONY_CORPORATIONS)) == (2, 1)


@rule("C004")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_starts_with_one_fleet(players: int) -> None:
    table = colony_table("luna", players=players)
    assert [fleets(table, seat) for seat in range(players)] == [1] * players
    assert fleet_on(table, "luna") is None


@rule("C005", "C006")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 5), (4, 6), (5, 7)])
def test_so_many_tiles_are_in_play(players: int, tiles: int) -> None:
    for seed in range(5):
        assert len(mars.new_game(players=players, seed=seed, colonies=True).view()["colonies"]) == tiles


@rule("C005")
def test_the_tiles_are_shuffled() -> None:
    games = [mars.new_game(players=2, seed=seed, colonies=True).view()["colonies"] for seed in range(60)]
    assert {tile["colony"] for game in games for tile in game} == set(COLONY_TILES)


@rule("C007", "C008")
def test_markers_start_on_the_second_step_or_asleep_on_the_picture() -> None:
    tiles = [tile for seed in range(60) for tile in mars.new_game(players=2, seed=seed, colonies=True).view()["colonies"]]
    assert {tile["track"] for tile in tiles if tile["colony"] in AWAKE} == {1}
    assert {tile["track"] for tile in tiles if tile["colony"] in SLEEPERS} == {-1}


@rule("C008")
def test_titan_enceladus_and_miranda_sleep() -> None:
    assert SLEEPERS == {"titan": "floater", "enceladus": "microbe", "miranda": "animal"}


@rule("C009")
@pytest.mark.parametrize("colony", SLEEPERS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_of_any_player_that_can_hold_the_cubes_wakes_the_tile(colony: str, seat: int) -> None:
    table = colony_table("luna", *SLEEPERS)
    table.player(seat, mc=30, hand=[HOLDERS[colony], "mine"]).set(oxygen=3)
    table.play(seat, HOLDERS[colony])
    assert {other: marker(table, other) for other in SLEEPERS} == {other: 1 if other == colony else -1 for other in SLEEPERS}


@rule("C009")
def test_a_corporation_that_can_hold_the_cubes_wakes_the_tile() -> None:
    table = colony_table("miranda").player(1, corporation="arklight")
    assert marker(table, "miranda") == 1


@rule("C009")
def test_a_second_card_does_not_move_the_marker_again() -> None:
    table = colony_table("titan").player(0, tableau=["atmo_collectors"])
    put_marker(table, "titan", 4).player(1, tableau=["titan_shuttles"])
    assert marker(table, "titan") == 4


@rule("C010")
@pytest.mark.parametrize("colony", SLEEPERS)
def test_nobody_builds_on_or_trades_with_a_sleeping_tile(colony: str) -> None:
    table = colony_table(colony).player(0, mc=50, energy=3, titanium=3)
    assert offers(table, 0, "trade") == []
    assert "build_colony" not in offers(table, 0, "standard")
    table.player(1, tableau=[HOLDERS[colony]])
    assert offers(table, 0, "trade") == [f"{colony} {how}" for how in ("mc", "energy", "titanium")]
    assert "build_colony" in offers(table, 0, "standard")


@rule("C011")
def test_a_sleeping_marker_stays_when_colonies_produce() -> None:
    table = colony_table("luna", *SLEEPERS).turn(0)
    play_out(table)
    assert {colony: marker(table, colony) for colony in ("luna", *SLEEPERS)} == {"luna": 2} | dict.fromkeys(SLEEPERS, -1)


# --- building --------------------------------------------------------------------------------------------------------


@rule("C012")
def test_building_is_a_standard_project_for_17() -> None:
    table = colony_table("ceres", "io").player(0, mc=16)
    assert "build_colony" not in offers(table, 0, "standard")
    table.player(0, mc=17).do(0, "standard build_colony", ["build io"])
    assert (table.player(0).stock["mc"], owners(table, "io")) == (0, [0])


@rule("C012")
def test_building_may_be_repeated_in_one_turn() -> None:
    table = colony_table("ceres", "io", "luna").player(0, mc=34).turn(0)
    for colony in ("io", "luna"):
        table.choose(0, "standard build_colony")
        if len(asked(table, 0)) > 1 and asked(table, 0)[0].startswith("build"):
            table.choose(0, f"build {colony}")
    assert (owners(table, "io"), owners(table, "luna"), table.player(0).stock["mc"]) == ([0], [0], 0)


@rule("C012", "C019")
def test_standard_technology_pays_for_building_but_not_for_trading() -> None:
    table = colony_table("ceres", "io").player(0, mc=26, tableau=["standard_technology"])
    table.do(0, "standard build_colony", ["build io"])
    assert table.player(0).stock["mc"] == 12
    table.do(0, "trade ceres mc")
    assert table.player(0).stock["mc"] == 3


@rule("C013")
def test_a_colony_takes_the_leftmost_free_space() -> None:
    table = settle_on(colony_table("io"), "io", 1).player(0, mc=17)
    table.do(0, "standard build_colony")
    assert table.state.colony_owner[number("io")].tolist() == [1, 0, -1]


@rule("C014")
def test_a_marker_on_the_space_is_pushed_one_step() -> None:
    table = settle_on(colony_table("io"), "io", 1).player(0, mc=17)
    assert marker(table, "io") == 1
    table.do(0, "standard build_colony")
    assert marker(table, "io") == 2


@rule("C015")
@pytest.mark.parametrize("step", [1, 2, 6])
def test_a_marker_further_right_stays(step: int) -> None:
    table = put_marker(colony_table("io"), "io", step).player(0, mc=17)
    table.do(0, "standard build_colony")
    assert marker(table, "io") == step


@rule("C016")
def test_the_builder_gets_the_bonus_at_once() -> None:
    table = colony_table("callisto").player(0, mc=17)
    table.do(0, "standard build_colony")
    assert table.player(0).production["energy"] == 1


@rule("C017")
def test_three_colonies_fill_a_tile() -> None:
    table = settle_on(colony_table("io", players=4), "io", 1, 2, 3).player(0, mc=50)
    assert "build_colony" not in offers(table, 0, "standard")


@rule("C017")
def test_no_card_builds_a_fourth_colony() -> None:
    table = settle_on(colony_table("io", players=4), "io", 0, 2, 3).player(0, mc=50, hand=["research_colony"])
    assert not table.can_play(0, "research_colony")


@rule("C018")
def test_one_colony_of_each_player_on_a_tile() -> None:
    table = settle_on(colony_table("io", "luna"), "io", 0).player(0, mc=17)
    table.do(0, "standard build_colony")
    assert (owners(table, "io"), owners(table, "luna")) == ([0], [0])
    assert "build_colony" not in offers(table.player(0, mc=50), 0, "standard")


@rule("C018")
def test_a_card_may_allow_a_second_colony() -> None:
    table = settle_on(colony_table("io"), "io", 0).player(0, mc=50, hand=["research_colony", "micro_mills"])
    table.play(0, "research_colony")
    assert owners(table, "io") == [0, 0]


# --- trading ---------------------------------------------------------------------------------------------------------


@rule("C019")
def test_trading_is_one_action() -> None:
    table = colony_table("io", "luna").player(0, mc=18, fleets=2).turn(0)
    table.choose(0, "trade io mc")
    assert table.game.to_move == (0,)
    table.choose(0, "trade luna mc")
    assert table.game.to_move == (1,)


@rule("C020")
@pytest.mark.parametrize(("how", "price"), [("mc", 9), ("energy", 3), ("titanium", 3)])
def test_a_trade_is_paid_in_one_of_three_ways(how: str, price: int) -> None:
    table = colony_table("ceres").player(0, **{how: price - 1})
    assert offers(table, 0, "trade") == []
    table.player(0, **{how: price})
    assert offers(table, 0, "trade") == [f"ceres {how}"]
    table.do(0, f"trade ceres {how}")
    assert (table.player(0).stock[how], table.player(0).stock["steel"]) == (0, 2)


@rule("C020")
def test_titanium_counts_in_cubes_whatever_it_is_worth() -> None:
    table = colony_table("ceres").player(0, titanium=2, tableau=["advanced_alloys"])
    assert offers(table, 0, "trade") == []


@rule("C020")
def test_helion_may_pay_the_money_with_heat() -> None:
    table = colony_table("ceres").player(0, corporation="helion", mc=5, heat=6)
    table.do(0, "trade ceres mc", ["pay heat 5"])
    assert (table.player(0).stock["mc"], table.player(0).stock["heat"], table.player(0).stock["steel"]) == (1, 1, 2)
    assert fleet_on(table, "ceres") == 0


@rule("C021")
def test_a_trade_needs_a_fleet_on_the_fleet_board() -> None:
    table = colony_table("ceres", "io").player(0, mc=30)
    table.do(0, "trade ceres mc")
    assert (fleets(table, 0), fleet_on(table, "ceres")) == (0, 0)
    assert offers(table, 0, "trade") == []


@rule("C022")
def test_a_tile_with_a_fleet_cannot_be_traded_with_this_generation() -> None:
    table = colony_table("ceres", "io").player(0, mc=30, fleets=2).player(1, mc=9)
    table.do(0, "trade ceres mc")
    assert offers(table, 0, "trade") == ["io mc"]
    assert offers(table, 1, "trade") == ["io mc"]


@rule("C023")
@pytest.mark.parametrize(("step", "energy"), [*enumerate([0, 2, 3, 5, 7, 10, 13])])
def test_the_income_is_that_under_the_marker(step: int, energy: int) -> None:
    table = put_marker(colony_table("callisto"), "callisto", step).player(0, mc=9)
    table.do(0, "trade callisto mc")
    assert table.player(0).stock["energy"] == energy


@rule("C024")
def test_every_colony_gives_its_owner_the_bonus_the_traders_too() -> None:
    table = settle_on(colony_table("io", players=3), "io", 1, 0).player(0, mc=9)
    table.do(0, "trade io mc")
    assert [table.player(seat).stock["heat"] for seat in range(3)] == [4 + 2, 2, 0]


@rule("C024")
def test_the_income_is_settled_before_anybody_gets_a_bonus() -> None:
    table = settle_on(colony_table("titan"), "titan", 1)
    table.player(0, mc=9, tableau=["atmo_collectors", "titan_shuttles"])
    table.player(1, tableau=["jovian_lanterns", "titan_air_scrapping"])
    table.turn(0).choose(0, "trade titan mc")
    assert table.game.to_move == (0,)
    table.choose(0, "add titan_shuttles")
    assert table.game.to_move == (1,)
    assert table.cubes("titan_shuttles") == 1


@rule("C024")
def test_each_owner_chooses_for_their_own_bonus_and_the_turn_waits() -> None:
    table = settle_on(colony_table("titan", players=3), "titan", 1, 2)
    table.player(0, mc=9, tableau=["atmo_collectors"]).player(2, tableau=["stormcraft_incorporated"])
    table.player(1, tableau=["jovian_lanterns", "titan_air_scrapping"])
    table.turn(0).choose(0, "trade titan mc")
    assert table.game.to_move == (1,)
    assert asked(table, 1) == ["add jovian_lanterns", "add titan_air_scrapping"]
    table.choose(1, "add jovian_lanterns")
    assert table.game.to_move == (0,)
    assert [table.cubes(card) for card in ("atmo_collectors", "jovian_lanterns", "stormcraft_incorporated")] == [1, 1, 1]


@rule("C024")
def test_several_owners_answer_in_any_order() -> None:
    table = settle_on(colony_table("pluto", players=3), "pluto", 2, 1).player(0, mc=9)
    table.turn(0).choose(0, "trade pluto mc")
    assert table.game.to_move == (1, 2)
    table.choose(2, asked(table, 2)[0])
    assert table.game.to_move == (1,)
    table.choose(1, asked(table, 1)[0])
    assert table.game.to_move == (0,)
    assert [int(count) for count in table.state.hand_count[:3]] == [1 + 2, 1, 1]


@rule("C025")
def test_no_colony_is_needed_to_trade() -> None:
    table = settle_on(colony_table("luna"), "luna", 1).player(0, mc=9)
    table.do(0, "trade luna mc")
    assert (table.player(0).stock["mc"], table.player(1).stock["mc"]) == (2, 2)


@rule("C026")
def test_two_colonies_give_the_bonus_twice() -> None:
    table = settle_on(colony_table("luna"), "luna", 1, 1).player(0, mc=9)
    table.do(0, "trade luna mc")
    assert (table.player(0).stock["mc"], table.player(1).stock["mc"]) == (4, 4)


@rule("C026")
def test_pluto_draws_and_discards_once_for_each_colony_in_turn() -> None:
    table = settle_on(colony_table("pluto"), "pluto", 1, 1).player(0, mc=9).deck(["mine", "asteroid", "comet", "sabotage"])
    table.turn(0).choose(0, "trade pluto mc")
    assert set(table.player(1).hand) == {"soletta", "comet"}
    table.choose(1, "discard comet")
    assert set(table.player(1).hand) == {"soletta", "sabotage"}
    table.choose(1, "discard soletta")
    assert (table.player(1).hand, set(table.player(0).hand)) == (["sabotage"], {"micro_mills", "mine", "asteroid"})


@rule("C027")
@pytest.mark.parametrize("colonies", [0, 1, 2, 3])
def test_the_marker_goes_left_as_far_as_it_can(colonies: int) -> None:
    table = settle_on(colony_table("io", players=4), "io", *range(1, 1 + colonies)).player(0, mc=9)
    put_marker(table, "io", 5).do(0, "trade io mc")
    assert marker(table, "io") == colonies


@rule("C028")
def test_a_fleet_blocks_neither_marker_nor_building() -> None:
    table = put_marker(colony_table("io"), "io", 4).player(0, mc=9).player(1, mc=17)
    table.do(0, "trade io mc").do(1, "standard build_colony")
    assert (owners(table, "io"), marker(table, "io"), fleet_on(table, "io")) == ([1], 1, 0)


# --- the solar phase -------------------------------------------------------------------------------------------------


@rule("C029", "C036", "C037")
def test_after_production_fleets_return_and_markers_move_right() -> None:
    table = settle_on(colony_table("io", "luna"), "luna", 1).player(0, mc=9)
    table.do(0, "trade luna mc").turn(0)
    play_out(table)
    assert (fleets(table, 0), fleet_on(table, "luna")) == (1, None)
    assert (marker(table, "luna"), marker(table, "io")) == (2, 2)
    kinds = [event["kind"] for event in table.events]
    assert kinds.index("phase") < kinds.index("fleet") < kinds.index("track") < kinds.index("generation")


@rule("C029")
def test_every_generation_has_a_solar_phase() -> None:
    table = colony_table("io").turn(0)
    for generation in (1, 2, 3):
        assert marker(table, "io") == generation
        play_out(table)
        while table.state.phase == Phase.RESEARCH:
            table.choose(table.game.to_move[0], "done")


@rule("C030")
def test_a_finished_mars_ends_the_game_before_colonies_produce() -> None:
    table = finished_mars(colony_table("io")).player(0, mc=9, plant=8)
    table.do(0, "trade io mc").turn(0)
    play_out(table)
    assert (table.state.phase, fleet_on(table, "io"), marker(table, "io")) == (Phase.FINAL, 0, 0)
    assert "convert plants" in asked(table, 0)


@rule("C031", "C032", "C033", "C034", "C035")
def test_without_venus_there_is_no_world_government() -> None:
    table = colony_table("io").player(1, tableau=["arctic_algae"]).turn(0)
    play_out(table)
    state = table.state
    assert (state.level.tolist()[:3], state.phase) == ([-30, 0, 0], Phase.RESEARCH)
    assert table.player(1).stock["plant"] == 0
    assert all(option.startswith(("done", "keep")) for seat in (0, 1) for option in asked(table, seat))


@rule("C037")
def test_a_marker_at_the_end_of_the_track_stays() -> None:
    table = put_marker(colony_table("io"), "io", 6).turn(0)
    play_out(table)
    assert marker(table, "io") == 6


# --- solo ------------------------------------------------------------------------------------------------------------


@rule("C038", "C039")
def test_solo_starts_with_two_less_money_production() -> None:
    game = mars.new_game(players=1, seed=1, colonies=True)
    assert (game.state.rating[0], game.state.production[0].tolist()) == (14, [-2, 0, 0, 0, 0, 0])


@rule("C040", "C041")
def test_solo_drops_one_of_four_tiles_while_choosing_corporation_and_cards() -> None:
    game = mars.new_game(players=1, seed=1, colonies=True)
    drawn = [tile["colony"] for tile in game.view(0)["colonies"]]
    assert (len(drawn), len(seen_projects(game, 0)), len(seen_corporations(game, 0))) == (4, 10, 2)
    choose_start(game, 0, seen_corporations(game, 0)[0], 0)
    assert [str(option) for option in game.options(0)] == [f"tile {colony}" for colony in drawn]
    game.choose(0, f"tile {drawn[1]}")
    assert [tile["colony"] for tile in game.view(0)["colonies"]] == [drawn[0], *drawn[2:]]
    assert game.state.phase == Phase.ACTION


@rule("C041")
def test_a_solo_beginner_drops_a_tile_too() -> None:
    game = mars.new_game(players=1, seed=1, colonies=True, beginners=[0])
    game.choose(0, str(game.options(0)[0]))
    assert (len(game.view(0)["colonies"]), game.state.phase) == (3, Phase.ACTION)


@rule("C040")
def test_the_corporation_wakes_the_tiles_that_are_left() -> None:
    table = colony_table("io", "titan", players=1)
    table.player(0, corporation="stormcraft_incorporated")
    assert marker(table, "titan") == 1


# --- the rulebook's examples -----------------------------------------------------------------------------------------


@rule("E27")
def test_e27_green_builds_on_callisto() -> None:
    table = put_marker(colony_table("callisto"), "callisto", 0).player(0, mc=17)
    table.do(0, "standard build_colony")
    assert table.state.colony_owner[number("callisto")].tolist() == [0, -1, -1]
    assert (table.player(0).stock["mc"], table.player(0).production["energy"], marker(table, "callisto")) == (0, 1, 1)


@rule("E28")
def test_e28_blue_trades_with_callisto() -> None:
    green, blue = 0, 1
    table = put_marker(settle_on(colony_table("callisto"), "callisto", green), "callisto", 5).player(blue, titanium=3)
    table.do(blue, "trade callisto titanium")
    assert (table.player(blue).stock["titanium"], table.player(blue).stock["energy"]) == (0, 10)
    assert (fleet_on(table, "callisto"), table.player(green).stock["energy"], marker(table, "callisto")) == (blue, 3, 1)


# --- hidden cards ----------------------------------------------------------------------------------------------------


def test_nobody_learns_what_an_owner_drew_on_pluto() -> None:
    table = settle_on(colony_table("pluto"), "pluto", 1).player(0, mc=9).deck(["mine", "comet"])
    table.turn(0).choose(0, "trade pluto mc")
    assert table.state.zone[INDEX["comet"]] == HAND + 1
    assert "comet" not in str(table.game.view(0))
    assert "comet" in table.game.view(1)["hand"]
