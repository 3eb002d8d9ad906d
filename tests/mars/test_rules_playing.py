"""Playing a card: needs, effects, and where it goes (M070 to M081, M093 to M106)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import LAND_SPACES, OCEAN_SPACES, finished_mars, oceans, places_for, play_out, table
from tests.mars.statements import rule
from tharsis.mars.board import NEIGHBOURS
from tharsis.mars.maps import BONUS
from tharsis.mars.state import Res

METAL_SPACES = {space for space in LAND_SPACES if BONUS[0, space, Res.STEEL] or BONUS[0, space, Res.TITANIUM]}


@rule("M070")
def test_a_card_is_paid_for_then_takes_effect_then_lies_on_the_table() -> None:
    scene = table().player(0, mc=20, hand=["deep_well_heating"]).play(0, "deep_well_heating")
    kinds = [event["kind"] for event in scene.events]
    assert kinds.index("paid") < kinds.index("played") < kinds.index("production") < kinds.index("parameter")
    assert scene.player(0).tableau == ["deep_well_heating"]
    assert scene.player(0).hand == []


@rule("M070")
def test_needs_are_checked_before_the_card_can_help_to_meet_them() -> None:
    scene = table().player(0, mc=20, hand=["advanced_ecosystems"])
    assert not scene.can_play(0, "advanced_ecosystems"), "its own plant, microbe and animal tags do not count yet"


@rule("M071")
def test_all_needs_must_hold() -> None:
    scene = table().player(0, mc=20, hand=["advanced_ecosystems"], tableau=["lichen", "ants"])
    assert not scene.can_play(0, "advanced_ecosystems")
    assert scene.why_not(0, "advanced_ecosystems") == ["animal tags are 0, needs 1"]
    scene.player(0, tableau=["birds"])
    assert scene.can_play(0, "advanced_ecosystems")


@rule("M072")
@pytest.mark.parametrize(("oxygen", "at_least_nine", "at_most_nine"), [(8, False, True), (9, True, True), (10, True, False)])
def test_needs_on_a_parameter_are_inclusive(oxygen: int, at_least_nine: bool, at_most_nine: bool) -> None:
    scene = table().set(oxygen=oxygen).player(0, mc=40, plant_production=1, energy_production=1)
    scene.player(0, hand=["livestock", "cupola_city"])
    assert scene.can_play(0, "livestock") == at_least_nine
    assert scene.can_play(0, "cupola_city") == at_most_nine


@rule("M073")
def test_needs_ask_for_parameters_tags_or_production() -> None:
    hand = ["grass", "designed_microorganisms", "algae", "dust_seals", "gene_repair", "great_escarpment_consortium"]
    scene = oceans(table(), 4).set(temperature=-18).player(0, mc=40, hand=hand)
    assert [card for card in hand if scene.can_play(0, card)] == ["designed_microorganisms"]
    oceans(scene.set(oceans=0), 3).set(temperature=-14).player(0, tableau=["research", "mars_university"], steel_production=1)
    assert [card for card in hand if scene.can_play(0, card)] == [card for card in hand if card != "algae"]


@rule("M074")
def test_needs_matter_only_at_the_moment_of_playing() -> None:
    scene = table().set(temperature=-12).player(0, mc=40, hand=["arctic_algae"]).play(0, "arctic_algae")
    scene.set(temperature=8).do(0, "standard aquifer", ["place ocean 5"])
    assert scene.player(0).stock["plant"] == 1 + 2


@rule("M075")
def test_a_card_whose_effects_cannot_be_carried_out_cannot_be_played() -> None:
    scene = oceans(table(), 3).player(0, mc=40, hand=["moss", "nitrophilic_moss"])
    assert not scene.can_play(0, "moss")
    scene.player(0, plant=1)
    assert scene.can_play(0, "moss")
    assert not scene.can_play(0, "nitrophilic_moss")
    scene.player(0, heat=4, hand=["local_heat_trapping"])
    assert not scene.can_play(0, "local_heat_trapping"), "it takes 5 heat"


@rule("M076")
@pytest.mark.parametrize(("card", "needed"), [("cupola_city", 1), ("strip_mine", 2), ("magnetic_field_generators", 4)])
def test_lowering_your_own_production_needs_that_much_of_it(card: str, needed: int) -> None:
    scene = table().player(0, mc=40, energy_production=needed - 1, hand=[card]).player(1, energy_production=9)
    assert not scene.can_play(0, card)
    scene.player(0, energy_production=needed)
    assert scene.can_play(0, card)


@rule("M077", "M022", "M081")
def test_a_card_that_raises_a_finished_parameter_can_be_played() -> None:
    scene = finished_mars(table()).player(0, mc=40, energy_production=2, hand=["strip_mine"]).play(0, "strip_mine")
    player = scene.player(0)
    assert (scene.level("oxygen"), player.rating) == (14, 20)
    assert (player.production["steel"], player.production["titanium"], player.production["energy"]) == (2, 1, 0)


@rule("M078", "M081")
def test_cubes_that_no_card_can_hold_are_lost() -> None:
    scene = table().player(0, mc=23, hand=["imported_nitrogen"]).play(0, "imported_nitrogen")
    assert (scene.player(0).stock["plant"], scene.player(0).rating) == (4, 21)
    assert not scene.state.cubes.any()


@rule("M079", "M081")
def test_red_bordered_removal_never_stops_a_card() -> None:
    scene = table().player(0, mc=14, hand=["asteroid"]).play(0, "asteroid")
    assert (scene.player(0).stock["titanium"], scene.level("temperature")) == (2, -28)
    scene = table().player(0, mc=14, hand=["asteroid"]).player(1, plant=5).play(0, "asteroid", ["decline"])
    assert (scene.player(0).stock["titanium"], scene.player(1).stock["plant"]) == (2, 5)


@rule("M080", "M081")
def test_a_tile_without_a_legal_space_is_ignored() -> None:
    scene = table().player(0, mc=10, energy_production=1, hand=["urbanized_area"]).play(0, "urbanized_area")
    player = scene.player(0)
    assert not scene.state.tile.any()
    assert (player.production["mc"], player.production["energy"], player.tableau) == (2, 0, ["urbanized_area"])


@rule("M080")
def test_a_tile_that_can_be_placed_must_be_placed() -> None:
    scene = (
        table().tile(8, "city", 1).tile(22, "city", 1).player(0, mc=10, energy_production=1, hand=["urbanized_area"]).turn(0)
    )
    scene.choose(0, "play urbanized_area")
    assert scene.options(0) == ["place city 14", "place city 15"]


@rule("M093")
def test_who_plays_a_card_orders_its_effects() -> None:
    scene = table().player(0, mc=21, hand=["comet"]).player(1, tableau=["arctic_algae"]).turn(0)
    scene.choose(0, "play comet")
    assert scene.options(0) == ["first 1", "first 2"]


@rule("M093")
def test_equal_effects_are_offered_once() -> None:
    """Research has two science tags: two of each effect are owed, one of each may be named first."""
    scene = table().player(0, mc=11, hand=["research", "asteroid"], cubes={"olympus_conference": 2})
    scene.player(0, tableau=["olympus_conference", "mars_university"]).turn(0)
    scene.choose(0, "play research")
    assert scene.options(0)[0] == "first 1" and len(scene.options(0)) == 2


@rule("M093")
def test_a_triggered_effect_may_come_before_the_cards_own() -> None:
    scene = oceans(table(), 3).player(0, mc=4, hand=["moss"], tableau=["viral_enhancers"])
    scene.play(0, "moss")
    assert (scene.player(0).stock["plant"], scene.player(0).production["plant"]) == (0, 1)


@rule("M094")
def test_production_effects_must_be_carried_out() -> None:
    scene = table().player(0, mc=40, hand=["building_industries", "nuclear_power"], mc_production=-3)
    assert not scene.can_play(0, "building_industries")
    scene.play(0, "nuclear_power")
    assert (scene.player(0).production["mc"], scene.player(0).production["energy"]) == (-5, 3)


@rule("M095")
def test_an_effect_without_red_border_concerns_only_who_plays() -> None:
    scene = (
        table()
        .player(0, mc=40, hand=["carbonate_processing", "nitrophilic_moss"], plant=1)
        .player(1, energy_production=5, plant=9)
    )
    assert not scene.can_play(0, "carbonate_processing")
    oceans(scene, 3)
    assert not scene.can_play(0, "nitrophilic_moss")
    scene.player(0, energy_production=1, plant=2).play(0, "carbonate_processing").play(0, "nitrophilic_moss")
    assert (scene.player(0).production["energy"], scene.player(0).stock["plant"]) == (0, 0)
    assert (scene.player(1).production["energy"], scene.player(1).stock["plant"]) == (5, 9)


@rule("M096")
def test_printed_resources_are_gained_and_lost_at_once() -> None:
    scene = table().player(0, mc=40, heat=6, hand=["mineral_deposit", "local_heat_trapping"])
    assert scene.play(0, "mineral_deposit").player(0).stock["steel"] == 5
    scene.play(0, "local_heat_trapping")
    assert (scene.player(0).stock["heat"], scene.player(0).stock["plant"]) == (1, 4)


@rule("M097")
def test_other_resources_go_on_the_card_that_produces_them() -> None:
    scene = table().player(0, mc=40, hand=["nitrite_reducing_bacteria"], tableau=["tardigrades"])
    scene.play(0, "nitrite_reducing_bacteria")
    assert (scene.cubes("nitrite_reducing_bacteria"), scene.cubes("tardigrades")) == (3, 0)
    scene.use(0, "tardigrades")
    assert (scene.cubes("nitrite_reducing_bacteria"), scene.cubes("tardigrades")) == (3, 1)


@rule("M098")
def test_tiles_from_cards_follow_the_general_rules_and_the_card() -> None:
    scene = table().tile(15, "city", 1).player(0, mc=40, energy_production=1, hand=["cupola_city", "mining_rights"])
    offered = places_for(scene, 0, "play cupola_city")
    assert offered == set(LAND_SPACES) - {15, *NEIGHBOURS[15].tolist()}
    scene.player(0, mc=40, hand=["mining_rights"])
    assert places_for(scene, 0, "play mining_rights") == METAL_SPACES == {1, 7, 18, 19, 51, 56, 57, 58}


@rule("M099")
def test_an_asterisk_overrides_the_general_rule() -> None:
    scene = table().set(temperature=8).player(0, mc=60, hand=["mangrove", "artificial_lake"])
    assert places_for(scene, 0, "play mangrove") == set(OCEAN_SPACES)
    scene.player(0, mc=60, hand=["artificial_lake"])
    assert places_for(scene, 0, "play artificial_lake") == set(LAND_SPACES)


@rule("M100")
def test_printed_points_do_nothing_before_the_final_scoring() -> None:
    scene = table().set(oxygen=7).player(0, mc=11, hand=["breathing_filters"]).play(0, "breathing_filters")
    player = scene.player(0)
    assert (player.rating, sum(player.stock.values()), sum(player.production.values())) == (20, 0, 0)
    assert scene.score(0) == {"total": 22, "rating": 20, "awards": 0, "milestones": 0, "greenery": 0, "cities": 0, "cards": 2}


@rule("M101")
def test_a_card_icon_draws_into_hand_without_paying() -> None:
    scene = table().player(0, mc=9, hand=["lagrange_observatory"]).deck(["birds"]).play(0, "lagrange_observatory")
    assert (scene.player(0).hand, scene.player(0).stock["mc"]) == (["birds"], 0)


@rule("M102")
@pytest.mark.parametrize(
    ("answers", "plants"),
    [(["first 1", "place ocean 5", "remove 1 3"], 3 + 2 - 3), (["first 2", "remove 1 2", "place ocean 5"], 3 - 2 + 2)],
)
def test_the_active_player_orders_effects_of_other_players_cards_too(answers: list[str], plants: int) -> None:
    scene = table().player(0, mc=21, hand=["comet"]).player(1, plant=3, tableau=["arctic_algae"])
    scene.play(0, "comet", answers)
    assert scene.player(1).stock["plant"] == plants


@rule("M102")
def test_plants_of_another_players_effect_can_be_removed_if_it_comes_first() -> None:
    scene = table().player(0, mc=21, hand=["comet"]).player(1, tableau=["arctic_algae"])
    scene.play(0, "comet", ["first 1", "place ocean 5", "remove 1 2"])
    assert scene.player(1).stock["plant"] == 0


@rule("M103")
def test_a_played_event_goes_to_its_players_own_pile() -> None:
    scene = table().player(0, mc=40, hand=["mineral_deposit"]).player(1, mc=40, hand=["investment_loan"])
    scene.play(0, "mineral_deposit").play(1, "investment_loan")
    assert (scene.player(0).events, scene.player(1).events) == (["mineral_deposit"], ["investment_loan"])
    assert scene.player(0).tableau == scene.player(1).tableau == []


@rule("M104")
def test_event_tags_count_only_while_the_event_is_played() -> None:
    scene = table().player(0, mc=40, hand=["imported_ghg", "satellites"], tableau=["optimal_aerobraking", "earth_office"])
    scene.play(0, "imported_ghg")
    assert scene.player(0).stock["mc"] == 40 - (7 - 3) + 3, "Earth Office and Optimal Aerobraking saw its tags"
    assert (scene.player(0).tags["earth"], scene.player(0).tags["space"]) == (1, 1)
    scene.play(0, "satellites")
    assert scene.player(0).production["mc"] == 2, "Optimal Aerobraking and Satellites itself, not the event"


@rule("M105")
def test_automated_cards_keep_only_their_tags() -> None:
    scene = table().player(0, mc=40, hand=["sponsors", "cartel"]).play(0, "sponsors")
    assert scene.player(0).production["mc"] == 2
    play_out(scene)
    assert (scene.player(0).production["mc"], scene.player(0).tags["earth"], scene.player(0).tableau) == (2, 1, ["sponsors"])
    scene.play(0, "cartel")
    assert scene.player(0).production["mc"] == 2 + 2, "Sponsors and Cartel itself"


@rule("M106")
def test_active_cards_work_from_now_on() -> None:
    scene = table().set(oxygen=14).player(0, mc=60, plant_production=1, hand=["livestock", "earth_catapult", "asteroid"])
    scene.play(0, "livestock").play(0, "earth_catapult")
    assert scene.player(0).tableau == ["earth_catapult", "livestock"]
    assert "use livestock" in scene.turn_options(0)
    before = scene.player(0).stock["mc"]
    scene.play(0, "asteroid")
    assert scene.player(0).stock["mc"] == before - (14 - 2)
