"""The statements of part V: Venus Next and the World Government."""

from __future__ import annotations

import pytest

from tests.mars.colony_scenes import marker, number
from tests.mars.helpers import changes, hindered, played, used
from tests.mars.scenes import finished_mars
from tests.mars.statements import rule
from tests.mars.venus_scenes import in_play, scene, tagged, to_solar_phase, venus_table
from tharsis import mars
from tharsis.core.errors import BadSetup
from tharsis.mars.board import BESIDE
from tharsis.mars.cards import CARDS
from tharsis.mars.maps import KEYS
from tharsis.mars.state import TAGS
from tharsis.mars.tracks import BY_KEY
from tharsis.testing.mars import Table

VENUS_CARDS = [card for card in CARDS if card.module == "venus"]
OFF_MAP = ("dawn_city", "luna_metropolis", "maxwell_base", "stratopolis")


def claims(table: Table, seat: int) -> set[str]:
    return {option.split()[1] for option in table.turn_options(seat) if option.startswith("claim ")}


def funds(table: Table, seat: int) -> set[str]:
    return {option.split()[1] for option in table.turn_options(seat) if option.startswith("fund ")}


def asked(table: Table) -> list[str]:
    """What the World Government asks the first player."""
    return table.options(int(table.state.first))


# --- components, set-up -----------------------------------------------------------------------------------------------


@rule("V001", "V002")
def test_the_module_has_49_projects_and_5_corporations_in_the_common_decks() -> None:
    projects = [card for card in VENUS_CARDS if not card.is_corporation]
    assert sorted(int(card.number) for card in projects) == list(range(213, 262))
    assert len(VENUS_CARDS) - len(projects) == 5
    with_it, without = (mars.new_game(players=2, seed=1, venus=on).view(0)["deck"] for on in (True, False))
    assert with_it - without == 49


@rule("V003", "V005")
@pytest.mark.parametrize("place", KEYS)
def test_it_goes_with_corporate_era_colonies_and_every_map(place: str) -> None:
    game = mars.new_game(players=2, seed=2, venus=True, colonies=True, map=place, corporate_era=place != KEYS[1])
    assert game.view(0)["venus"] == 0
    base = mars.new_game(players=2, seed=2)
    assert "venus" not in base.view(0)
    assert not any(base.state.zone[i] == 0 for i, card in enumerate(CARDS) if card.module == "venus")


@rule("V004")
def test_mixed_corporations_deal_one_of_the_module_and_one_other() -> None:
    game = mars.new_game(players=3, seed=4, venus=True, mixed_corporations=True)
    modules = {card.key: card.module for card in CARDS}
    for seat in range(3):
        dealt = [str(option).split()[1] for option in game.options(seat)]
        assert sorted(modules[key] == "venus" for key in dealt) == [False, True]


# --- the track --------------------------------------------------------------------------------------------------------


@rule("V006", "V007", "V015")
def test_air_scrapping_raises_venus_two_percent_for_15() -> None:
    assert (BY_KEY["venus"].low, BY_KEY["venus"].high, len(BY_KEY["venus"].levels)) == (0, 30, 16)
    table = venus_table().player(0, mc=30, tableau=["standard_technology"])
    for _ in range(2):
        assert changes(table, lambda: table.do(0, "standard air_scrapping")) == {"mc": -15 + 3, "venus": 2, "rating": 1}
        table.player(0, mc=30)


@rule("V008", "V009", "V010")
def test_bonus_steps_are_collected_in_passing_once() -> None:
    table = scene("giant_solar_shade", 27).set(venus=6)
    changed = played(table, "giant_solar_shade")
    assert (changed["venus"], changed["rating"], changed["deck"]) == (6, 3, -1)
    table = scene("giant_solar_shade", 27).set(venus=12)
    changed = played(table, "giant_solar_shade")
    assert (changed["rating"], "deck" in changed) == (4, False)


@rule("V011", "V012")
def test_venus_ends_at_thirty_percent() -> None:
    table = scene("giant_solar_shade", 27).set(venus=26).player(1, corporation="aphrodite")
    changed = played(table, "giant_solar_shade")
    assert (changed["venus"], changed["rating"], changed["1 mc"]) == (4, 2, 4)
    table.player(0, mc=15)
    assert changes(table, lambda: table.do(0, "standard air_scrapping")) == {"mc": -15}


@rule("V013", "V037")
def test_the_game_ends_without_venus() -> None:
    table = finished_mars(venus_table())
    to_solar_phase(table)
    assert table.game.over and table.level("venus") == 0


@rule("V014")
def test_venus_needs_are_shifted_two_steps_by_each_card_that_shifts() -> None:
    table = scene("neutralizer_factory", 7).set(venus=2)
    for shifter in ("inventrix", "adaptation_technology"):
        assert hindered(table, "neutralizer_factory") == ["at_least venus"]
        table.player(0, tableau=[shifter])
    assert table.can_play(0, "neutralizer_factory")


# --- tag, floaters ----------------------------------------------------------------------------------------------------


@rule("V016")
def test_venus_is_a_tag_of_its_own_without_a_metal() -> None:
    assert "venus" in TAGS
    table = scene("local_shading", 0, steel=9, titanium=9)
    assert hindered(table, "local_shading") == ["price mc"]


@rule("V017", "V018")
def test_floaters_go_together_on_one_own_card_or_are_lost() -> None:
    table = scene("atmoscoop", 22, tableau=["dirigibles", "local_shading"]).set(temperature=8)
    tagged(table, science=3)
    assert played(table, "atmoscoop", "add local_shading")["local_shading cubes"] == 2
    table = tagged(scene("atmoscoop", 22).set(temperature=8), science=3)
    assert not [name for name in played(table, "atmoscoop") if "cubes" in name]
    assert used(in_play("dirigibles"), "dirigibles") == {"dirigibles cubes": 1}


@rule("V019", "V020", "V021")
def test_maxwell_base_needs_a_venus_card_that_holds_something() -> None:
    table = in_play("maxwell_base", tableau=["tardigrades"])
    assert "use maxwell_base" not in table.turn_options(0)
    table.player(0, tableau=["venusian_animals"])
    assert used(table, "maxwell_base") == {"venusian_animals cubes": 1, "vp": 1}


@rule("V022", "V027")
def test_a_half_that_cannot_be_paid_is_not_offered() -> None:
    table = in_play("rotator_impacts", mc=5, cubes={"rotator_impacts": 1})
    assert used(table, "rotator_impacts") == {"rotator_impacts cubes": -1, "venus": 2, "rating": 1}
    assert "use rotator_impacts" not in in_play("rotator_impacts", mc=5).turn_options(0)
    table = in_play("rotator_impacts", titanium=2)
    assert used(table, "rotator_impacts") == {"titanium": -2, "rotator_impacts cubes": 1}


@rule("V023", "V024")
def test_cubes_that_pay_mix_with_metals_and_give_no_change() -> None:
    table = scene("venus_waystation", 9, tableau=["dirigibles"], cubes={"dirigibles": 9}, titanium=1)
    table.turn(0).choose(0, "play venus_waystation", "pay titanium 1")
    assert table.options(0) == [f"pay dirigibles {count}" for count in range(3)]
    table.choose(0, "pay dirigibles 2")
    assert table.player(0).stock["mc"] == 9
    table = scene("local_shading", 0, tableau=["dirigibles"], cubes={"dirigibles": 2})
    assert played(table, "local_shading") == {"venus tag": 1, "dirigibles cubes": -2}


@rule("V025")
def test_the_floater_for_stratospheric_birds_does_not_pay_for_them_too() -> None:
    table = scene("stratospheric_birds", 9, tableau=["dirigibles"], cubes={"dirigibles": 1}).set(venus=12)
    assert hindered(table, "stratospheric_birds") == ["price mc"]
    table.player(0, cubes={"dirigibles": 2})
    changed = played(table, "stratospheric_birds")
    assert (changed["mc"], changed["dirigibles cubes"]) == (-9, -2)
    table = scene("stratospheric_birds", 9, tableau=["dirigibles", "local_shading"]).set(venus=12)
    table.player(0, cubes={"dirigibles": 1, "local_shading": 1})
    assert played(table, "stratospheric_birds")["local_shading cubes"] == -1


@rule("V026")
def test_microscrappers_spend_a_cube_of_titanium_whatever_it_is_worth() -> None:
    table = in_play("jet_stream_microscrappers", tableau=["advanced_alloys"], titanium=1, mc=20)
    assert used(table, "jet_stream_microscrappers") == {"titanium": -1, "jet_stream_microscrappers cubes": 2}


# --- tiles off the map ------------------------------------------------------------------------------------------------


@rule("V028", "V029")
def test_four_cities_have_spots_of_their_own_beside_the_map() -> None:
    assert [BESIDE[name] for name in OFF_MAP] == [64, 65, 66, 67]
    table = tagged(scene("dawn_city", 15, energy_production=1), science=4)
    table.play(0, "dawn_city")
    assert int(table.state.cities[0]) == int(table.state.tiles[0]) == 1
    assert int(table.state.cities_on_mars) == 0


@rule("V030")
def test_off_map_cities_count_for_mayor_and_rovers_but_not_as_cities_on_mars() -> None:
    table = tagged(scene("stratopolis", 30, tableau=["rover_construction"]), science=2)
    table.player(1, corporation="tharsis_republic").tile(10, "city", 0).tile(20, "city", 0)
    changed = played(table, "stratopolis")
    assert (changed["mc"], "1 mc production" in changed) == (-22 + 2, False)
    assert "mayor" in claims(table.player(0, mc=8), 0)


@rule("V031")
def test_aerosport_counts_cities_on_and_off_mars() -> None:
    table = scene("aerosport_tournament", 7, tableau=["dirigibles"], cubes={"dirigibles": 5})
    table.tile(20, "city", 1).tile(BESIDE["stratopolis"], "city", 1)
    assert played(table, "aerosport_tournament") == {"mc": -7 + 2, "vp": 1}


@rule("V032")
def test_gyropolis_lies_on_mars() -> None:
    table = tagged(scene("gyropolis", 20, energy_production=2), venus=1)
    table.turn(0).choose(0, "play gyropolis")
    assert max(table.places(0)) <= 61


# --- milestone and award ----------------------------------------------------------------------------------------------


@rule("V033", "V035")
@pytest.mark.parametrize("place", KEYS)
def test_hoverlord_is_a_sixth_milestone_on_every_map(place: str) -> None:
    table = venus_table(map=place).player(0, mc=8, tableau=["dirigibles", "local_shading"], cubes={"dirigibles": 6})
    assert len(table.game.goals()) == 12
    assert "hoverlord" not in claims(table, 0)
    table.player(0, cubes={"local_shading": 1})
    assert "hoverlord" in claims(table, 0)
    table.set(milestones_claimed=3)
    assert "hoverlord" not in claims(table, 0)
    assert len(Table(map=place).game.goals()) == 10


@rule("V034", "V035")
def test_venuphile_counts_venus_tags_but_not_events() -> None:
    table = (
        venus_table().player(0, mc=8, tableau=["venus_governor", "air_scrapping_expedition"]).player(1, tableau=["dirigibles"])
    )
    assert "venuphile" in funds(table, 0)
    award = next(goal for goal in table.game.goals() if goal.key == "venuphile")
    assert award.values == (2, 1)
    table.set(awards_funded=3)
    assert "venuphile" not in funds(table, 0)


# --- solar phase ------------------------------------------------------------------------------------------------------


@rule("V036", "V038", "V039")
def test_the_first_player_raises_one_of_the_four_after_production() -> None:
    table = to_solar_phase(venus_table().set(oxygen=14))
    assert table.phase == "solar" and table.game.to_move == (0,)
    assert asked(table) == ["govern temperature", "govern oceans", "govern venus"]
    table.choose(0, "govern venus")
    assert table.level("venus") == 2
    assert table.state.generation == 2 and table.state.first == 1


@rule("V040", "V043")
def test_nobody_gets_anything_for_what_the_world_government_does() -> None:
    table = to_solar_phase(venus_table().set(venus=14, temperature=-26).player(0, corporation="mining_guild"))
    before = [table.player(seat).rating for seat in range(2)]
    table.choose(0, "govern venus")
    assert [table.player(seat).rating for seat in range(2)] == before
    assert not table.state.raised.any()


@rule("V040", "V043")
@pytest.mark.parametrize("space", [2, 5], ids=["two steel printed", "beside an ocean"])
def test_an_ocean_of_the_world_government_brings_nobody_anything(space: int) -> None:
    table = to_solar_phase(venus_table().tile(4, "ocean").player(0, corporation="mining_guild"))
    before = [(table.player(seat).stock, table.player(seat).production, table.player(seat).rating) for seat in range(2)]
    table.choose(0, "govern oceans", f"place ocean {space}")
    assert [(table.player(seat).stock, table.player(seat).production, table.player(seat).rating) for seat in range(2)] == before
    assert table.level("oceans") == 2 and not table.state.raised.any()


@rule("V041")
def test_chained_steps_happen_for_the_world_government() -> None:
    table = to_solar_phase(venus_table().set(oxygen=7, temperature=-2))
    rating = table.player(0).rating
    table.choose(0, "govern oxygen")
    assert (table.level("oxygen"), table.level("temperature")) == (8, 0)
    assert len(table.places(0)) == 12
    table.choose(0, "place ocean 4")
    assert table.level("oceans") == 1 and table.player(0).rating == rating


@rule("V042", "V047")
def test_effects_that_answer_to_the_event_itself_fire() -> None:
    table = to_solar_phase(venus_table().player(1, tableau=["arctic_algae"], corporation="aphrodite"))
    assert table.changes(lambda: table.choose(0, "govern oceans", "place ocean 4"))["1 plant"] == 2
    table = to_solar_phase(venus_table().player(1, corporation="aphrodite"))
    money = table.player(1).stock["mc"]
    table.choose(0, "govern venus")
    assert table.player(1).stock["mc"] == money + 2


@rule("V044")
def test_a_parameter_finished_by_the_world_government_does_not_end_the_game_yet() -> None:
    table = to_solar_phase(venus_table().oceans(9).set(temperature=8, oxygen=13, venus=30))
    assert table.state.generation == 2 and not table.game.over
    assert table.level("oxygen") == 14


@rule("V045")
def test_fleets_return_after_the_world_government() -> None:
    table = to_solar_phase(venus_table(colonies=True))
    markers = table.state.colony_track.copy()
    table.choose(0, "govern venus")
    moved = table.state.colony_track - markers
    assert moved.max() == 1


@rule("V046")
def test_the_world_government_comes_with_venus_and_may_be_chosen_otherwise() -> None:
    def governs(**setup: bool) -> bool:
        return bool(mars.new_game(players=2, seed=1, **setup).state.world_government)

    assert (governs(), governs(venus=True)) == (False, True)
    assert (governs(world_government=True), governs(venus=True, world_government=False)) == (True, False)
    table = to_solar_phase(Table(players=2, world_government=True).wait(0, 1))
    assert asked(table) == ["govern temperature", "govern oxygen", "govern oceans"]
    with pytest.raises(BadSetup):
        mars.new_game(players=2, venus=3)


# --- corporations and cards -------------------------------------------------------------------------------------------


@rule("V048", "V050")
@pytest.mark.parametrize(("corporation", "found"), [("celestic", 2), ("morning_star_inc", 3)])
def test_a_corporation_searches_the_deck_and_ends_when_it_runs_out(corporation: str, found: int) -> None:
    table = venus_table().player(0, corporation=corporation, first_action=1)
    table.deck("mine", "local_shading", "dirigibles", "comet", "deuterium_export")
    table.do(0, "first_action")
    assert len(table.player(0).hand) == 1 + found
    assert [event.kind for event in table.game.events()].count("revealed") == (3 if found == 2 else 5)
    table = venus_table().player(0, corporation=corporation, first_action=1)
    table.state.deck_count = table.state.discard_count = 0
    table.do(0, "first_action")
    assert len(table.player(0).hand) == 1


@rule("V049")
def test_manutech_gets_its_first_steel_at_the_start() -> None:
    game = next(
        game
        for seed in range(200)
        for game in [mars.new_game(players=2, seed=seed, venus=True, beginners=[1], first_player=0)]
        if "corporation manutech" in [str(option) for option in game.options(0)]
    )
    game.choose(0, "corporation manutech")
    game.choose(0, "done")
    view = game.view(0)["players"][0]
    assert view["production"]["steel"] == view["stock"]["steel"] == 1


@rule("V051")
def test_viron_pays_again_and_cannot_repeat_itself() -> None:
    table = venus_table().player(0, corporation="viron", tableau=["floating_habs"], mc=3)
    assert "use viron" not in table.turn_options(0)
    reasons = table.game.rules.explain(table.state, 0, "use viron")
    assert [str(reason) for reason in reasons] == ["no other action was used that can be used again"]
    table.use(0, "floating_habs")
    assert "use viron" not in table.turn_options(0), "2 M€ are not there again"
    table.player(0, mc=2)
    table.use(0, "viron")
    assert (table.cubes("floating_habs"), table.player(0).stock["mc"]) == (2, 0)


@rule("V052")
def test_atmoscoop_leaves_out_what_is_finished() -> None:
    table = tagged(scene("atmoscoop", 22).set(venus=30), science=3)
    assert played(table, "atmoscoop")["temperature"] == 4


@rule("V053")
def test_sponsored_academies_need_another_card_in_hand() -> None:
    table = venus_table().player(0, mc=9, hand=["sponsored_academies"])
    assert hindered(table, "sponsored_academies") == ["hand"]
    table.player(0, hand=["sponsored_academies", "mine"])
    table.play(0, "sponsored_academies")
    assert "mine" not in table.player(0).hand and len(table.player(0).hand) == 3


@rule("V054", "V062")
def test_comet_for_venus_may_spare_everybody_and_takes_nothing_in_solo() -> None:
    table = tagged(scene("comet_for_venus", 15), venus=1).player(1, mc=9)
    assert played(table, "comet_for_venus", "decline")["mc"] == -11
    table = tagged(scene("comet_for_venus", 15), venus=1)
    assert played(table, "comet_for_venus", "remove 0 4")["mc"] == -15
    table = scene("comet_for_venus", 11, players=1)
    assert played(table, "comet_for_venus") == {"mc": -11, "venus": 2, "rating": 1}
    table = scene("aerosport_tournament", 7, players=1, tableau=["dirigibles"], cubes={"dirigibles": 5})
    assert played(table, "aerosport_tournament")["mc"] == -7 + 2
    table = scene("sponsored_academies", 9, players=1)
    assert played(table, "sponsored_academies")["deck"] == -3


@rule("V055")
def test_io_sulphur_research_has_no_choice() -> None:
    table = tagged(scene("io_sulphur_research", 17), venus=2)
    assert played(table, "io_sulphur_research")["deck"] == -1


@rule("V056")
@pytest.mark.parametrize("card", ["venus_governor", "sister_planet_support"])
def test_a_cards_own_tags_do_not_help_its_needs(card: str) -> None:
    assert hindered(tagged(scene(card, 9), venus=1), card)


@rule("V057")
def test_a_cards_own_tag_is_counted() -> None:
    assert played(scene("sulphur_exports", 21), "sulphur_exports")["mc production"] == 1
    assert played(scene("luna_metropolis", 21), "luna_metropolis")["mc production"] == 1
    table = scene("venusian_animals", 15).set(venus=18)
    assert played(table, "venusian_animals")["venusian_animals cubes"] == 1


@rule("V058")
def test_contract_needs_a_rating_and_the_tournament_floaters_on_all_cards_together() -> None:
    assert hindered(scene("terraforming_contract", 8, rating=20), "terraforming_contract") == ["has_rating"]
    table = scene("aerosport_tournament", 7, tableau=["dirigibles", "local_shading"])
    table.player(0, cubes={"dirigibles": 3, "local_shading": 2})
    assert table.can_play(0, "aerosport_tournament")


# --- solo, draft, Colonies --------------------------------------------------------------------------------------------


@rule("V059")
@pytest.mark.parametrize(("venus", "won"), [(28, False), (30, True)])
def test_alone_venus_must_be_finished_too(venus: int, won: bool) -> None:
    table = finished_mars(venus_table(players=1)).set(venus=venus, generation=14)
    to_solar_phase(table)
    assert table.game.over and table.game.won is won


@rule("V061")
@pytest.mark.parametrize(("rating", "won"), [(62, False), (63, True)])
def test_alone_with_the_goal_of_a_rating_venus_need_not_be_finished(rating: int, won: bool) -> None:
    table = venus_table(players=1, prelude=True, rating_goal=True).set(generation=12).player(0, rating=rating)
    to_solar_phase(table)
    assert table.game.over and table.game.won is won and table.level("venus") == 0


@rule("V060")
def test_alone_the_world_government_acts_until_all_four_are_finished() -> None:
    table = to_solar_phase(venus_table(players=1))
    assert len(asked(table)) == 4
    table = to_solar_phase(finished_mars(venus_table(players=1)).set(venus=30))
    assert table.state.generation == 2


@rule("V063")
def test_the_draft_is_as_ever() -> None:
    table = venus_table(draft=True)
    to_solar_phase(table)
    table.choose(0, "govern venus")
    assert table.phase == "draft" and len(table.options(0)) == 4


@rule("V064")
@pytest.mark.parametrize(
    ("colony", "card"), [("titan", "celestic"), ("enceladus", "thermophiles"), ("miranda", "venusian_animals")]
)
def test_holders_of_venus_wake_colony_tiles(colony: str, card: str) -> None:
    table = venus_table(colonies=True)
    table.state.colony_in_play[number(colony)] = 1
    table.state.colony_track[number(colony)] = -1
    table.player(0, tableau=[card])
    assert marker(table, colony) >= 0


@rule("V065")
def test_floaters_cross_between_venus_and_colonies_cards_unless_a_tag_is_asked_for() -> None:
    table = in_play("dirigibles", tableau=["titan_shuttles"], colonies=True)
    assert used(table, "dirigibles", "add titan_shuttles") == {"titan_shuttles cubes": 1}
    table = in_play("titan_shuttles", tableau=["dirigibles"], colonies=True)
    assert used(table, "titan_shuttles") == {"titan_shuttles cubes": 2}
    table = in_play("stratopolis", tableau=["titan_shuttles"], colonies=True)
    assert used(table, "stratopolis")["stratopolis cubes"] == 2


@rule("V066")
def test_stormcrafts_floaters_are_floaters() -> None:
    table = scene("aerosport_tournament", 15, colonies=True, corporation="stormcraft_incorporated")
    table.player(0, cubes={"stormcraft_incorporated": 7})
    assert table.can_play(0, "aerosport_tournament") and "hoverlord" in claims(table, 0)
