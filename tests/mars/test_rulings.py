"""Where the rulebooks leave room: the rulings of docs/rulings.md, one test or more for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.mars.colony_scenes import colony_table
from tests.mars.scenes import (
    LAND_SPACES,
    box_discards,
    buy_nothing,
    choose_start,
    end_of_game,
    finished_mars,
    in_deck,
    move_deck,
    oceans,
    places_for,
    play_out,
    table,
    with_corporations,
)
from tharsis import mars
from tharsis.core.piles import BOX, DISCARD
from tharsis.mars.board import NEIGHBOURS
from tharsis.mars.state import Phase
from tharsis.testing import Table

BESIDE = {space: set(NEIGHBOURS[space].tolist()) - {0} for space in range(1, 62)}
DOCS = Path(__file__).parents[2] / "docs" / "rulings.md"


def test_event_tags_count_only_while_the_event_is_played() -> None:
    scene = (
        table()
        .player(0, mc=40, hand=["bribed_committee", "miranda_resort"], tableau=["earth_office"])
        .play(0, "bribed_committee")
    )
    assert scene.player(0).stock["mc"] == 40 - (7 - 3)
    assert scene.player(0).tags["earth"] == 1
    scene.play(0, "miranda_resort")
    assert scene.player(0).production["mc"] == 1, "Earth Office alone"
    assert scene.vp(0) == -2 + 1


def test_a_card_with_two_science_tags_triggers_twice() -> None:
    scene = table().player(0, mc=11, hand=["research"], tableau=["olympus_conference"])
    scene.play(0, "research", ["choose 2"])
    assert scene.cubes("olympus_conference") == 0, "the first tag put a cube down, the second spent it"
    assert len(scene.player(0).hand) == 2 + 1


def test_production_loss_is_whole_and_compulsory_and_resource_loss_is_neither() -> None:
    scene = table(players=3).set(oxygen=13).player(0, mc=60, plant_production=1, hand=["birds", "asteroid"])
    scene.player(1, plant_production=1, plant=2)
    assert not scene.can_play(0, "birds")
    scene.player(0, plant_production=2).play(0, "birds")
    assert [scene.player(seat).production["plant"] for seat in range(2)] == [0, 1]
    scene.play(0, "asteroid", ["remove 1 1"])
    assert scene.player(1).stock["plant"] == 1


def test_money_production_falls_to_minus_five_and_nothing_else_below_zero() -> None:
    scene = table().player(
        0, mc=60, mc_production=-3, energy_production=1, hand=["nuclear_power", "strip_mine", "fueled_generators"]
    )
    assert not scene.can_play(0, "strip_mine"), "it takes 2 energy production"
    scene.play(0, "nuclear_power")
    assert scene.player(0).production["mc"] == -5
    assert not scene.can_play(0, "fueled_generators")


def test_what_cannot_be_done_for_want_of_room_is_ignored() -> None:
    scene = finished_mars(table()).player(0, mc=99, hand=["lava_flows", "ice_asteroid", "imported_nitrogen"])
    for space in (7, 12, 19, 27):
        scene.tile(space, "greenery", 1)
    scene.play(0, "lava_flows").play(0, "ice_asteroid").play(0, "imported_nitrogen")
    assert (scene.player(0).rating, scene.player(0).stock["plant"], scene.level("oceans")) == (21, 4, 9)
    assert scene.state.cubes.sum() == 0


def test_bonus_steps_chain_and_end_with_what_is_left() -> None:
    scene = oceans(table(), 9).set(oxygen=7, temperature=-2).player(0, mc=23).do(0, "standard greenery", ["place greenery 45"])
    assert (scene.level("oxygen"), scene.level("temperature"), scene.level("oceans"), scene.player(0).rating) == (8, 0, 9, 22)
    scene = oceans(table(), 8).set(oxygen=7, temperature=-2).player(0, mc=23)
    scene.do(0, "standard greenery", ["place greenery 45", "place ocean 61"])
    assert (scene.level("oceans"), scene.player(0).rating, scene.player(0).stock["titanium"]) == (9, 23, 2)


def test_placement_pays_bonuses_and_keeps_distances() -> None:
    scene = table().tile(31, "ocean").player(0, mc=18 + 23).do(0, "standard aquifer", ["place ocean 30"])
    assert (scene.player(0).stock["plant"], scene.player(0).stock["mc"]) == (2, 23 + 2)
    scene.tile(39, "city", 0)
    assert places_for(scene, 0, "standard greenery") == BESIDE[39] & set(LAND_SPACES)
    scene.player(1, mc=25 + 18, energy_production=1, hand=["noctis_city"]).tile(38, "city", 0)
    assert not places_for(scene, 1, "standard city") & (BESIDE[38] | BESIDE[39])
    scene.player(1, mc=18).play(1, "noctis_city")
    assert scene.state.tile[29] > 0


@pytest.mark.parametrize(
    ("shifters", "temperature"),
    [([], -4), (["inventrix"], -8), (["adaptation_technology"], -8), (["inventrix", "adaptation_technology"], -12)],
)
def test_shifts_of_needs_are_two_steps_each_and_add_up(shifters: list[str], temperature: int) -> None:
    scene = table().player(0, mc=60, hand=["trees", "special_design"], tableau=shifters)
    assert scene.set(temperature=temperature).can_play(0, "trees")
    assert not scene.set(temperature=temperature - 2).can_play(0, "trees")
    scene.play(0, "special_design")
    assert scene.set(temperature=temperature - 4).can_play(0, "trees")
    assert not scene.set(temperature=temperature - 6).can_play(0, "trees")


def test_needs_are_checked_only_when_playing_and_both_ways_of_them_are_shifted() -> None:
    scene = table().set(temperature=-8).player(0, mc=40, hand=["arctic_algae"], tableau=["adaptation_technology"])
    assert scene.set(temperature=-8).can_play(0, "arctic_algae"), "at most −12 °C, and 4 °C more"
    assert not scene.set(temperature=-6).can_play(0, "arctic_algae")
    scene.set(temperature=-8).play(0, "arctic_algae").set(temperature=8).do(0, "standard aquifer", ["place ocean 5"])
    assert scene.player(0).stock["plant"] == 1 + 2


def test_metal_is_overpaid_up_to_the_last_cube_needed() -> None:
    scene = table().player(0, mc=30, steel=9, hand=["titanium_mine"]).turn(0).choose(0, "play titanium_mine")
    assert scene.options(0) == [f"pay steel {count}" for count in range(5)], (
        "4 steel are 8 of 7 M€, a fifth would be for nothing"
    )
    scene.choose(0, "pay steel 4")
    assert (scene.player(0).stock["mc"], scene.player(0).stock["steel"]) == (30, 5)


def test_credicor_and_standard_technology_give_back_after_full_payment() -> None:
    scene = table().player(0, mc=22, corporation="credicor", tableau=["standard_technology"], hand=["open_city"])
    scene.set(oxygen=12).player(0, energy_production=1)
    assert not scene.can_play(0, "open_city"), "it costs 23, and the 4 come afterwards"
    assert "standard greenery" not in scene.turn_options(0)
    scene.player(0, mc=23).do(0, "standard greenery", ["place greenery 15"])
    assert scene.player(0).stock["mc"] == 4 + 3


def test_a_discounted_price_is_never_negative() -> None:
    scene = (
        table()
        .player(0, mc=0, hand=["media_group"], tableau=["teractor", "earth_office", "earth_catapult"])
        .play(0, "media_group")
    )
    assert scene.player(0).stock["mc"] == 0


def test_milestones_and_awards_are_limited_and_ties_share() -> None:
    scene = table(players=3).player(0, mc=200, rating=35, hand=["birds"])
    scene.turn(0).choose(0, "standard sell_patents")
    assert scene.player(0).stock["mc"] == 201, "the one card had to be sold"
    scene.do(0, "fund miner").do(0, "fund banker").do(0, "fund thermalist")
    assert scene.player(0).stock["mc"] == 201 - 8 - 14 - 20
    assert not [option for option in scene.turn_options(0) if option.startswith("fund")]
    scene.player(0, steel=2, heat=9).player(1, titanium=2, heat=4).player(2, heat=4)
    assert [scene.score(seat)["awards"] for seat in range(3)] == [5 + 5 + 5, 5 + 5 + 2, 5 + 2]


def test_passing_first_only_delays_a_first_action() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1, beginners=[1], first_player=0), {0: ["inventrix", "helion"]})
    choose_start(game, 0, "inventrix", 0)
    game.choose(0, "pass")
    game.choose(1, "pass")
    while game.state.phase == Phase.RESEARCH:
        game.choose(game.to_move[0], "done")
    game.choose(1, "pass")
    assert {option.text for option in game.options(0)} == {"pass", "first_action"}
    game.choose(0, "first_action")
    assert game.state.hand_count[0] == 3


def test_taking_no_action_is_passing() -> None:
    scene = table().player(0, mc=99).turn(0)
    scene.choose(0, "standard power_plant").choose(0, "done").choose(1, "pass")
    scene.choose(0, "standard power_plant").choose(0, "done")
    assert scene.state.passed[:2].tolist() == [0, 1]
    scene.choose(0, "pass")
    assert scene.state.generation == 2


def test_the_deck_is_reshuffled_only_when_empty() -> None:
    scene = move_deck(table().player(0, mc=20, hand=["research"]), DISCARD, leave=2)
    last, discards = set(in_deck(scene)), int(scene.state.discard_count)
    scene.play(0, "research")
    assert set(scene.player(0).hand) == last
    assert scene.state.discard_count == discards
    scene = box_discards(move_deck(table().player(0, mc=20, hand=["research"]), BOX, leave=1)).play(0, "research")
    assert len(scene.player(0).hand) == 1


def test_the_draft_goes_left_in_even_generations() -> None:
    scene = table(players=3, draft=True).deck(["birds", "fish", "grass", "mine"]).turn(0)
    play_out(scene)
    assert (scene.state.phase, scene.state.generation) == (Phase.DRAFT, 2)
    for seat in range(3):
        scene.choose(seat, scene.options(seat)[0])
    assert set(scene.game.view(1)["pack"]) == {"birds", "grass", "mine"}, "Fish, the lowest number, was drafted"


def test_the_last_greeneries_come_in_turn_order_with_bonuses_and_without_oxygen() -> None:
    scene = finished_mars(table()).set(first=1).player(0, plant=8).player(1, plant=20)
    play_out(scene.turn(1))
    scene.choose(1, "convert plants").choose(1, "place greenery 28").choose(1, "convert plants").choose(1, "place greenery 19")
    assert scene.player(1).stock["plant"] == 20 - 8 + 2 - 8 + 1
    assert scene.player(1).stock["titanium"] == 1
    assert scene.game.to_move == (0,)
    scene.choose(0, "done")
    assert scene.game.over
    assert scene.player(1).rating == 20


def test_more_money_breaks_a_tie() -> None:
    assert end_of_game(table().player(0, mc=3).player(1, mc=2)).game.winners == (0,)


def test_land_claim_is_a_marker_and_no_tile() -> None:
    scene = table().player(0, mc=24, hand=["land_claim"]).player(1, mc=50)
    scene.play(0, "land_claim", ["mark 58"])
    assert (scene.player(0).stock["steel"], scene.state.tiles[0], scene.state.tile[58]) == (0, 0, 0)
    assert places_for(scene, 1, "standard city") == set(LAND_SPACES) - {58}
    assert places_for(scene, 0, "standard greenery") == set(LAND_SPACES), (
        "a marker is no own tile, and its owner may build there"
    )
    scene.choose(0, "place greenery 58")
    assert scene.player(0).stock["steel"] == 2


def test_pets_and_protected_habitats_keep_what_they_have() -> None:
    scene = (
        table()
        .player(0, mc=9, tableau=["ants", "predators"])
        .player(1, tableau=["pets", "tardigrades", "protected_habitats"], plant=5)
    )
    scene.player(1, cubes={"pets": 3, "tardigrades": 2})
    assert not [option for option in scene.turn_options(0) if option.startswith("use")]
    scene.player(0, mc=14, hand=["asteroid"]).play(0, "asteroid")
    assert scene.player(1).stock["plant"] == 5
    scene.player(1, tableau=["birds"], mc=14, hand=["asteroid"], cubes={"birds": 1}).turn(1).choose(1, "play asteroid")
    assert "remove 1 3" in scene.options(1), "their owner is free to take them"


def test_ants_and_predators_need_somebody_to_eat() -> None:
    scene = table().player(0, mc=9, tableau=["ants", "predators"]).player(1, tableau=["tardigrades", "birds"])
    assert not [option for option in scene.turn_options(0) if option.startswith("use")]
    scene.player(1, cubes={"tardigrades": 2, "birds": 1}).use(0, "ants").use(0, "predators")
    assert [scene.cubes(key) for key in ("ants", "predators", "tardigrades", "birds")] == [1, 1, 1, 0]


def test_robotic_workforce_copies_a_whole_production_box_as_it_stands_now() -> None:
    buildings = ["strip_mine", "medical_lab", "mining_guild"]
    scene = table().player(0, mc=9, hand=["robotic_workforce"], tableau=buildings).turn(0).choose(0, "play robotic_workforce")
    assert scene.options(0) == ["copy medical_lab", "copy mining_guild"], "Strip Mine would take 2 energy production"
    scene.choose(0, "copy medical_lab")
    assert scene.player(0).production["mc"] == 2, "four building tags now"
    scene = table().player(0, mc=9, energy_production=2, hand=["robotic_workforce"], tableau=["strip_mine"])
    scene.play(0, "robotic_workforce")
    assert list(scene.player(0).production.values()) == [0, 2, 1, 0, 0, 0]
    assert scene.level("oxygen") == 0
    assert not table().player(0, mc=9, hand=["robotic_workforce"]).can_play(0, "robotic_workforce")


def test_viral_enhancers_pay_for_moss() -> None:
    scene = oceans(table(), 3).player(0, mc=4, hand=["moss"], tableau=["viral_enhancers"]).play(0, "moss")
    assert (scene.player(0).stock["plant"], scene.player(0).production["plant"]) == (0, 1)


def test_help_for_the_next_card_ends_with_that_card_or_the_generation() -> None:
    scene = table().player(0, mc=8, hand=["indentured_workers", "sponsors", "soil_factory", "acquired_company"])
    scene.play(0, "indentured_workers").play(0, "sponsors")
    assert scene.player(0).stock["mc"] == 8, "6 − 8 is 0"
    assert not scene.can_play(0, "acquired_company")
    scene = table().player(0, mc=2, hand=["indentured_workers", "acquired_company"]).play(0, "indentured_workers")
    assert scene.can_play(0, "acquired_company")
    buy_nothing(play_out(scene.turn(0))).player(0, mc=2)
    assert not scene.can_play(0, "acquired_company")


@pytest.mark.parametrize(("plants", "production"), [(2, 1), (3, 4)])
def test_nitrogen_rich_asteroid_gives_one_or_four(plants: int, production: int) -> None:
    tableau = ["lichen", "adapted_lichen", "heather"][:plants]
    scene = table().player(0, mc=31, hand=["nitrogen_rich_asteroid"], tableau=tableau).play(0, "nitrogen_rich_asteroid")
    assert scene.player(0).production["plant"] == production


def test_two_oceans_are_two_placements() -> None:
    scene = table().player(0, mc=23, hand=["ice_asteroid"]).turn(0).choose(0, "play ice_asteroid").choose(0, "place ocean 30")
    scene.choose(0, "place ocean 31")
    assert (scene.player(0).stock["mc"], scene.player(0).rating) == (2, 22), "the second lies beside the first"


def test_search_for_life_scores_three_once() -> None:
    scene = table().player(0, tableau=["search_for_life"])
    points = [scene.player(0, cubes={"search_for_life": count}).vp(0) for count in (0, 1, 4)]
    assert points == [0, 3, 3]


def test_tharsis_republic_starts_solo_with_two_money_production() -> None:
    game = with_corporations(mars.new_game(players=1, seed=4), {0: ["tharsis_republic", "ecoline"]})
    choose_start(game, 0, "tharsis_republic", 0)
    assert game.state.production[0, 0] == 2


@pytest.mark.parametrize("seed", range(20))
def test_solo_begins_with_rating_14_nothing_produced_and_cities_apart(seed: int) -> None:
    game = mars.new_game(players=1, seed=seed)
    assert (game.state.rating[0], game.state.production[0].any()) == (14, False)
    one, two = (tile["space"] for tile in game.view()["board"] if tile["tile"] == "city")
    assert two not in BESIDE[one]


def test_solo_always_lasts_14_generations_without_milestones_or_awards() -> None:
    scene = finished_mars(table(players=1)).player(0, mc=99, rating=50)
    assert not [option for option in scene.turn_options(0) if option.startswith(("claim", "fund"))]
    while not scene.game.over:
        play_out(scene)
        buy_nothing(scene)
    assert scene.state.generation == 14


def test_the_active_player_orders_simultaneous_effects() -> None:
    scene = table().player(0, mc=21, hand=["comet"]).player(1, plant=1, tableau=["arctic_algae"])
    scene.play(0, "comet", ["first 1", "place ocean 5", "remove 1 3"])
    assert scene.player(1).stock["plant"] == 0


# --- chosen here, where the books and the list above are silent -------------------------------------------------------


def test_heat_that_a_card_takes_cannot_pay_for_it() -> None:
    scene = table().player(0, heat=5, corporation="helion", hand=["local_heat_trapping"])
    assert not scene.can_play(0, "local_heat_trapping")
    scene.player(0, heat=6).play(0, "local_heat_trapping")
    assert (scene.player(0).stock["heat"], scene.player(0).stock["plant"]) == (0, 4)


def test_a_neutral_greenery_without_room_is_left_out() -> None:
    game = mars.new_game(players=1, seed=3686)
    tiles = [(tile["tile"], tile["space"]) for tile in game.view()["board"]]
    assert tiles == [("city", 33), ("greenery", 34), ("city", 35)]


def test_stealing_takes_all_part_or_nothing() -> None:
    scene = table(players=3).player(0, mc=1, hand=["hired_raiders"]).player(1, steel=1).player(2, steel=9).turn(0)
    scene.choose(0, "play hired_raiders")
    assert set(scene.options(0)) == {"remove 1 1", "remove 2 1", "remove 2 2", "decline"}
    scene.choose(0, "remove 2 1")
    assert (scene.player(0).stock["steel"], scene.player(2).stock["steel"]) == (1, 8)


def science_scene(card: str, price: int, *tableau: str, asker: str = "olympus_conference") -> Table:
    """The card is in hand beside another; Olympus Conference has a cube, or Mars University lies on the table."""
    scene = colony_table("luna", "ceres", "triton", "ganymede", "callisto")
    scene.player(0, mc=price, hand=[card, "asteroid"], tableau=[asker, *tableau])
    return scene.player(0, cubes={asker: 1}) if asker == "olympus_conference" else scene


@pytest.mark.parametrize("asker", ["olympus_conference", "mars_university"])
@pytest.mark.parametrize(
    ("card", "price", "verb", "tableau"),
    [
        ("natural_preserve", 9, "place", ()),
        ("research_outpost", 18, "place", ()),
        ("restricted_area", 11, "place", ()),
        ("invention_contest", 2, "keep", ()),
        ("robotic_workforce", 9, "copy", ("mine", "strip_mine")),
        ("research_colony", 20, "build", ()),
        ("floater_prototypes", 2, "add", ("titan_shuttles", "titan_floating_launch_pad")),
        ("ecology_research", 21, "add", ("predators", "fish", "ants", "decomposers")),
    ],
)
def test_a_card_drawn_for_a_science_tag_may_come_before_or_after_the_cards_own_choice(
    asker: str, card: str, price: int, verb: str, tableau: tuple[str, ...]
) -> None:
    scene = science_scene(card, price, *tableau, asker=asker).player(0, energy_production=3).turn(0)
    scene.choose(0, f"play {card}")
    orders = scene.options(0)
    assert len(orders) == 2 and orders[0] == "first 1", orders
    after, before = scene.game.copy(), scene.game.copy()
    after.choose(0, "first 1")
    assert {str(option).split()[0] for option in after.options(0)} == {verb}
    before.choose(0, orders[1])
    assert {str(option).split()[0] for option in before.options(0)} == {"choose"}
    before.choose(0, "choose 2" if asker == "olympus_conference" else "choose 1")
    while str(before.options(0)[0]).startswith("discard"):
        before.choose(0, "discard asteroid")
    assert {str(option).split()[0] for option in before.options(0)} == {verb}


def test_no_card_is_seen_before_the_order_is_chosen() -> None:
    scene = science_scene("invention_contest", 2).turn(0)
    scene.choose(0, "play invention_contest")
    assert scene.options(0) == ["first 1", "first 2"] and scene.game.view(0)["seen"] == []
    scene.choose(0, "first 1")
    assert len(scene.game.view(0)["seen"]) == 3


def test_no_order_is_asked_where_no_card_can_be_drawn() -> None:
    scene = science_scene("natural_preserve", 9).player(0, cubes={"olympus_conference": 0}).turn(0)
    scene.choose(0, "play natural_preserve")
    assert scene.options(0)[0].startswith("place natural_preserve")


@pytest.mark.parametrize(("more", "can_play"), [((), True), (("research",), False)])
def test_aridor_plays_robotic_workforce_when_its_new_tag_pays_for_the_copied_loss(
    more: tuple[str, ...], can_play: bool
) -> None:
    """Nuclear Power loses 2 M€ of production: at −4 only with the 1 M€ that a first science tag brings."""
    scene = colony_table("luna", "ceres", "triton", "ganymede", "callisto")
    scene.player(0, hand=["robotic_workforce"], corporation="aridor", tableau=["nuclear_power", *more], mc=9)
    scene.player(0, mc_production=-4, energy_production=0)
    assert scene.can_play(0, "robotic_workforce") == can_play
    if can_play:
        scene.play(0, "robotic_workforce")
        assert (scene.player(0).production["mc"], scene.player(0).production["energy"]) == (-5, 3)


def test_production_never_stands_below_its_floor_in_between() -> None:
    """Immigrant City at −4: the loss waits for the city that brings 1 M€."""
    scene = table().player(0, mc=13, mc_production=-4, energy_production=1, hand=["immigrant_city"]).turn(0)
    scene.choose(0, "play immigrant_city")
    assert scene.options(0)[0].startswith("place city") and scene.player(0).production["mc"] == -4
    scene.choose(0, "place city 14")
    assert scene.player(0).production["mc"] == -5


def test_virus_asks_only_what_can_be_attacked() -> None:
    scene = table().player(0, mc=4, hand=["virus"]).player(1, tableau=["birds"], cubes={"birds": 1}, plant=1).turn(0)
    scene.choose(0, "play virus")
    assert scene.options(0) == ["choose 1", "choose 2"]
    for plants, animals, offered in ((1, 0, ["remove 1 1", "decline"]), (0, 1, ["remove_cubes birds 1", "decline"])):
        scene = table().player(0, mc=4, hand=["virus"]).player(1, tableau=["birds"], cubes={"birds": animals}, plant=plants)
        scene.turn(0)
        scene.choose(0, "play virus")
        assert scene.options(0) == offered
    scene = table().player(0, mc=4, hand=["virus"]).play(0, "virus")
    assert scene.player(0).stock["mc"] == 3
    scene = table(players=1).player(0, mc=4, plant=3, hand=["virus"]).play(0, "virus")
    assert scene.player(0).stock["plant"] == 3


def test_a_card_may_come_to_nothing_and_an_action_needs_something_to_work_on() -> None:
    scene = oceans(finished_mars(table()), 0).player(0, mc=60, energy=9, heat=8, hand=["imported_nitrogen", "aquifer_pumping"])
    scene.player(0, tableau=["extreme_cold_fungus", "ants", "water_splitting_plant"])
    options = scene.turn_options(0)
    assert "play aquifer_pumping" in options, "a card, though there is no ocean left for its action"
    assert "use ants" not in options, "no microbe to take"
    assert {"use water_splitting_plant", "convert heat", "standard asteroid"} <= set(options), "to no effect"
    assert "standard aquifer" not in options, "no space for the tile"


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_of_rulings_names_these_tests_and_no_others() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCS.read_text().split("# Colonies")[0]))
    here = {name for name in globals() if name.startswith("test_")} - {
        "test_the_page_of_rulings_names_these_tests_and_no_others"
    }
    assert named == here
