"""The twelve corporations of the base game and Corporate Era, and the Beginner Corporation."""

from __future__ import annotations

import pytest

from tests.mars.cases import case
from tests.mars.helpers import SPARE, asked, can_use, changes, hindered, in_play, played, played_for, scene, used
from tharsis import mars
from tharsis.core.piles import SEEN
from tharsis.mars import Game
from tharsis.mars.state import Phase
from tharsis.mars.tables import INDEX
from tharsis.testing import Player, Table

STANDARD = (
    "credicor", "ecoline", "helion", "interplanetary_cinematics", "inventrix", "mining_guild", "phobolog", "tharsis_republic",
    "thorgate", "united_nations_mars_initiative",
)  # fmt: skip
ALL = (*STANDARD, "saturn_systems", "teractor")

START_MC = {
    "credicor": 57, "ecoline": 36, "helion": 42, "interplanetary_cinematics": 30, "inventrix": 45, "mining_guild": 30,
    "phobolog": 23, "tharsis_republic": 40, "thorgate": 48, "united_nations_mars_initiative": 40, "saturn_systems": 42,
    "teractor": 60,
}  # fmt: skip
STOCK: dict[str, dict[str, int]] = {
    "ecoline": {"plant": 3}, "interplanetary_cinematics": {"steel": 20}, "mining_guild": {"steel": 5},
    "phobolog": {"titanium": 10},
}  # fmt: skip
PRODUCTION: dict[str, dict[str, int]] = {
    "ecoline": {"plant": 2}, "helion": {"heat": 3}, "mining_guild": {"steel": 1}, "thorgate": {"energy": 1},
    "saturn_systems": {"titanium": 1, "mc": 1},
}  # fmt: skip
"""Saturn Systems counts its own Jovian tag."""
TAGS: dict[str, dict[str, int]] = {
    "ecoline": {"plant": 1}, "helion": {"space": 1}, "interplanetary_cinematics": {"building": 1}, "inventrix": {"science": 1},
    "mining_guild": {"building": 2}, "phobolog": {"space": 1}, "tharsis_republic": {"building": 1}, "thorgate": {"power": 1},
    "united_nations_mars_initiative": {"earth": 1}, "saturn_systems": {"jovian": 1}, "teractor": {"earth": 1},
}  # fmt: skip


def start(corporation: str, keep: int = 0, players: int = 2, corporate_era: bool = True) -> Game:
    """A real set-up in which seat 0 chose this corporation and kept so many cards; the others are beginners."""
    for seed in range(1000):
        game = mars.new_game(
            players=players, seed=seed, corporate_era=corporate_era, beginners=range(1, players), first_player=0
        )
        if f"corporation {corporation}" in map(str, game.options(0)):
            break
    game.choose(0, f"corporation {corporation}")
    for _ in range(keep):
        game.choose(0, next(option for option in game.options(0) if str(option).startswith("keep")))
    if game.state.phase == Phase.SETUP:
        game.choose(0, "done")
    return game


def some(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def options(game: Game, seat: int) -> list[str]:
    return [str(option) for option in game.options(seat)]


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("corporation", ALL)
@case(*ALL)
def test_a_corporation_starts_with_its_money_less_three_for_each_card_kept(corporation: str) -> None:
    game = start(corporation, keep=2)
    player = Player(game, 0)
    assert some(player.stock) == {"mc": START_MC[corporation] - 6} | STOCK.get(corporation, {})
    assert some(player.production) == PRODUCTION.get(corporation, {})
    assert some(player.tags) == TAGS.get(corporation, {})
    assert (player.rating, len(player.hand), player.tableau) == (20, 2, [corporation])
    assert game.scores()[0]["cards"] == 0


@pytest.mark.parametrize("corporation", STANDARD)
@case(*STANDARD)
def test_in_the_standard_game_a_corporation_adds_to_one_production_of_each(corporation: str) -> None:
    player = Player(start(corporation, corporate_era=False), 0)
    own = PRODUCTION.get(corporation, {})
    assert player.production == {name: 1 + own.get(name, 0) for name in player.production}


@case("saturn_systems", "teractor")
def test_saturn_systems_and_teractor_are_not_dealt_in_the_standard_game() -> None:
    game = mars.new_game(players=5, seed=1, corporate_era=False)
    dealt = {option.removeprefix("corporation ") for seat in range(5) for option in options(game, seat)}
    assert dealt == set(STANDARD)


@case("phobolog")
def test_phobolog_can_pay_for_seven_cards_at_the_start() -> None:
    player = Player(start("phobolog", keep=7), 0)
    assert (player.stock["mc"], len(player.hand)) == (2, 7)


@pytest.mark.parametrize("corporation", sorted(set(ALL) - {"inventrix", "tharsis_republic"}))
@case(*sorted(set(ALL) - {"inventrix", "tharsis_republic"}))
def test_a_corporation_without_first_action_begins_with_any_action(corporation: str) -> None:
    turn = options(start(corporation), 0)
    assert "pass" in turn and "first_action" not in turn and "standard power_plant" in turn


# --- Beginner Corporation --------------------------------------------------------------------------------------------


@case("beginner_corporation")
def test_beginner_corporation_starts_with_42_mc_and_ten_free_cards() -> None:
    game = mars.new_game(players=2, seed=1, beginners=[0, 1], first_player=0)
    for seat in (0, 1):
        player = Player(game, seat)
        assert some(player.stock) == {"mc": 42}
        assert (some(player.production), some(player.tags), len(player.hand), player.rating) == ({}, {}, 10, 20)
    assert "standard power_plant" in options(game, 0)


@case("beginner_corporation")
def test_beginner_corporation_in_the_standard_game_has_one_production_of_each() -> None:
    game = mars.new_game(players=2, seed=1, corporate_era=False, beginners=[0, 1])
    assert set(Player(game, 0).production.values()) == {1}


@case("beginner_corporation")
def test_beginner_corporation_may_sit_beside_a_chosen_corporation() -> None:
    game = start("credicor", keep=1)
    assert (Player(game, 0).stock["mc"], len(Player(game, 0).hand)) == (57 - 3, 1)
    assert (Player(game, 1).stock["mc"], len(Player(game, 1).hand)) == (42, 10)


# --- CrediCor --------------------------------------------------------------------------------------------------------


@case("credicor")
def test_credicor_gets_four_back_for_a_card_that_costs_twenty() -> None:
    table = scene("mohole_area", corporation="credicor", hand=["lava_flows", "asteroid_mining", "technology_demonstration"])
    assert played_for(table, 20, "mohole_area", "place mohole_area 5")["mc"] == -20 + 4
    assert played_for(table, 30, "asteroid_mining")["mc"] == -30 + 4
    assert played_for(table, 18, "lava_flows", "place lava_flows 7")["mc"] == -18
    assert played_for(table, 5, "technology_demonstration")["mc"] == -5


@case("credicor")
def test_credicor_reads_the_printed_cost_whatever_was_paid() -> None:
    table = scene("mohole_area", corporation="credicor", tableau=["anti_gravity_technology"])
    assert played_for(table, 18, "mohole_area", "place mohole_area 5")["mc"] == -18 + 4
    table = scene("asteroid_mining", corporation="credicor", titanium=10)
    changed = played(table, "asteroid_mining")
    assert (changed["mc"], changed["titanium"]) == (4, -10)


@pytest.mark.parametrize(
    ("project", "price", "back", "answers"),
    [
        ("power_plant", 11, 0, []),
        ("asteroid", 14, 0, []),
        ("aquifer", 18, 0, ["place ocean 5"]),
        ("greenery", 23, 4, ["place greenery 46"]),
        ("city", 25, 4, ["place city 46"]),
    ],
)
@case("credicor")
def test_credicor_gets_four_back_for_a_greenery_or_city_project(
    project: str, price: int, back: int, answers: list[str]
) -> None:
    table = in_play("mine", corporation="credicor", mc=price - 1)
    assert f"standard {project}" not in table.turn_options(0)
    table.player(0, mc=price)
    table.do(0, f"standard {project}", answers)
    assert table.player(0).stock["mc"] == back


@case("credicor")
def test_credicor_gets_nothing_when_others_pay() -> None:
    table = in_play("mine", corporation="credicor").player(1, mc=55, hand=["asteroid_mining", "birds"])
    assert "mc" not in played(table, "asteroid_mining", seat=1)
    assert "mc" not in changes(table, lambda: table.do(1, "standard city", ["place city 46"]))


# --- EcoLine ---------------------------------------------------------------------------------------------------------


@case("ecoline")
def test_ecoline_turns_seven_plants_into_a_greenery() -> None:
    table = in_play("mine", corporation="ecoline", plant=6).player(1, plant=7)
    assert "convert plants" not in table.turn_options(0)
    assert "convert plants" not in table.turn_options(1)
    table.player(0, plant=7)
    assert changes(table, lambda: table.do(0, "convert plants", ["place greenery 46"])) == {
        "plant": -7, "oxygen": 1, "rating": 1, "space 46": "greenery 0",
    }  # fmt: skip


@case("ecoline")
def test_ecoline_turns_seven_plants_into_a_greenery_after_the_last_production_too() -> None:
    table = in_play("mine", corporation="ecoline", plant=7).player(1, hand=["birds"])
    table.set(temperature=8, oxygen=14, oceans=9)
    table.do(0, "pass").choose(1, "pass")
    assert table.options(0) == ["convert plants", "done"]
    table.choose(0, "convert plants").choose(0, "place greenery 46")
    assert (table.player(0).stock["plant"], table.score(0)["greenery"]) == (0, 1)


# --- Helion ----------------------------------------------------------------------------------------------------------


@case("helion")
def test_helion_may_pay_for_cards_with_heat() -> None:
    table = scene("sponsors", mc=4, heat=5, corporation="helion")
    assert asked(table, "play sponsors") == ["pay heat 2", "pay heat 3", "pay heat 4", "pay heat 5"]
    assert played(table, "sponsors", "pay heat 3") == {"mc": -3, "heat": -3, "mc production": 2, "earth tag": 1}
    table = scene("sponsors", mc=2, heat=3, corporation="helion")
    assert hindered(table, "sponsors") == ["price mc"]


@case("helion")
def test_helion_mixes_metal_heat_and_money() -> None:
    table = scene("titanium_mine", mc=7, heat=7, steel=1, corporation="helion")
    assert played(table, "titanium_mine", "pay steel 1", "pay heat 2") == {
        "steel": -1, "heat": -2, "mc": -3, "titanium production": 1, "building tag": 1,
    }  # fmt: skip


@case("helion")
def test_helion_may_pay_for_projects_milestones_awards_and_actions_with_heat() -> None:
    table = in_play("industrial_center", corporation="helion", heat=14, rating=35)
    assert changes(table, lambda: table.do(0, "standard power_plant")) == {"heat": -11, "energy production": 1}
    table.player(0, heat=8)
    assert changes(table, lambda: table.do(0, "claim terraformer")) == {"heat": -8}
    table.player(0, heat=8)
    assert changes(table, lambda: table.do(0, "fund thermalist")) == {"heat": -8}
    table.player(0, heat=7)
    assert used(table, "industrial_center") == {"heat": -7, "steel production": 1}


@case("helion")
def test_helion_may_pay_for_research_with_heat() -> None:
    table = in_play("mine", corporation="helion").player(1, hand=["birds"])
    table.do(0, "pass").choose(1, "pass")
    table.player(0, mc=2, heat=0)
    assert table.options(0) == ["done"]
    table.player(0, mc=2, heat=2)
    table.choose(0, next(option for option in table.options(0) if option.startswith("keep")))
    assert table.options(0) == ["pay heat 1", "pay heat 2"]
    table.choose(0, "pay heat 2")
    assert (table.player(0).stock["mc"], table.player(0).stock["heat"]) == (1, 0)


@case("helion")
def test_helion_cannot_use_money_as_heat_and_others_cannot_pay_with_heat() -> None:
    table = in_play("caretaker_contract", corporation="helion", mc=20, heat=7).player(1, heat=20, hand=["sponsors", "birds"])
    assert "convert heat" not in table.turn_options(0)
    assert not can_use(table, "caretaker_contract")
    assert hindered(table, "sponsors", seat=1) == ["price mc"]


# --- Interplanetary Cinematics ---------------------------------------------------------------------------------------


@case("interplanetary_cinematics")
def test_interplanetary_cinematics_gets_two_after_each_own_event() -> None:
    table = scene("imported_ghg", corporation="interplanetary_cinematics", hand=["sponsors"])
    table.player(1, mc=5, hand=["mineral_deposit", "birds"])
    assert played_for(table, 7, "imported_ghg")["mc"] == -7 + 2
    assert played_for(table, 6, "sponsors")["mc"] == -6
    assert "mc" not in played(table, "mineral_deposit", seat=1)


# --- Inventrix -------------------------------------------------------------------------------------------------------


@case("inventrix")
def test_inventrix_draws_three_cards_as_its_first_action() -> None:
    game = start("inventrix", keep=1)
    assert options(game, 0) == ["first_action", "pass"]
    game.choose(0, "first_action")
    assert (len(Player(game, 0).hand), Player(game, 0).stock["mc"]) == (4, 42)
    assert "done" in options(game, 0) and "first_action" not in options(game, 0)
    game.choose(0, "done")
    game.choose(1, "pass")
    assert "first_action" not in options(game, 0)


@case("inventrix")
def test_inventrix_that_passes_first_still_owes_its_first_action() -> None:
    game = start("inventrix")
    game.choose(0, "pass")
    game.choose(1, "pass")
    for seat in (0, 1):
        game.choose(seat, "done")
    game.choose(1, "pass")
    assert options(game, 0) == ["first_action", "pass"]


@pytest.mark.parametrize(
    ("card", "parameter", "met", "missed"),
    [
        ("zeppelins", "oxygen", 3, 2),
        ("colonizer_training_camp", "oxygen", 7, 8),
        ("trees", "temperature", -8, -10),
        ("designed_microorganisms", "temperature", -10, -8),
        ("algae", "oceans", 3, 2),
        ("dust_seals", "oceans", 5, 6),
    ],
)
@case("inventrix")
def test_inventrix_may_miss_global_needs_by_two_steps(card: str, parameter: str, met: int, missed: int) -> None:
    table = scene(card, mc=50, corporation="inventrix")
    assert hindered(table.set(**{parameter: met}), card) == []
    assert len(hindered(table.set(**{parameter: missed}), card)) == 1


@case("inventrix")
def test_inventrix_may_not_miss_tags() -> None:
    table = scene("fusion_power", mc=50, corporation="inventrix", tableau=["power_plant"])
    assert hindered(table, "fusion_power") == ["tags power"]


# --- Mining Guild ----------------------------------------------------------------------------------------------------


@case("mining_guild")
def test_mining_guild_gets_steel_production_for_each_own_tile_on_a_metal_bonus() -> None:
    table = in_play("mine", corporation="mining_guild", mc=99)
    assert changes(table, lambda: table.do(0, "standard city", ["place city 1"])) == {
        "mc": -25, "mc production": 1, "steel": 2, "steel production": 1, "space 1": "city 0",
    }  # fmt: skip
    assert changes(table, lambda: table.do(0, "standard aquifer", ["place ocean 61"])) == {
        "mc": -18, "oceans": 1, "rating": 1, "titanium": 2, "steel production": 1, "space 61": "ocean",
    }  # fmt: skip
    assert "steel production" not in changes(table, lambda: table.do(0, "standard aquifer", ["place ocean 5"]))


@case("mining_guild")
def test_mining_guild_gets_nothing_for_the_tiles_of_others() -> None:
    table = in_play("mine", corporation="mining_guild").player(1, mc=25)
    assert "steel production" not in changes(table, lambda: table.do(1, "standard city", ["place city 1"]))


@case("mining_guild")
def test_mining_guild_gains_beside_mining_rights() -> None:
    table = scene("mining_rights", mc=9, corporation="mining_guild")
    assert played(table, "mining_rights", "place mining_rights 7") == {
        "mc": -9, "steel": 1, "steel production": 2, "building tag": 1, "space 7": "mining_rights 0",
    }  # fmt: skip


# --- PhoboLog --------------------------------------------------------------------------------------------------------


@case("phobolog")
def test_phobolog_titanium_is_worth_four() -> None:
    table = scene("soletta", mc=2, titanium=8, corporation="phobolog")
    assert hindered(table, "soletta") == ["price mc"]
    assert played(table.player(0, mc=3), "soletta") == {"mc": -3, "titanium": -8, "heat production": 7, "space tag": 1}


@case("phobolog")
def test_phobolog_titanium_is_worth_five_with_advanced_alloys_and_pays_no_building() -> None:
    table = scene("soletta", titanium=7, corporation="phobolog", tableau=["advanced_alloys"])
    assert played(table, "soletta") == {"titanium": -7, "heat production": 7, "space tag": 1}
    assert hindered(scene("mine", titanium=9, corporation="phobolog"), "mine") == ["price mc"]


# --- Tharsis Republic ------------------------------------------------------------------------------------------------


@case("tharsis_republic")
def test_tharsis_republic_places_a_city_as_its_first_action() -> None:
    game = start("tharsis_republic")
    assert options(game, 0) == ["first_action", "pass"]
    game.choose(0, "first_action")
    assert {"place city 46", "place city 14"} <= set(options(game, 0))
    assert not {"place city 5", "place city 29"} & set(options(game, 0))
    game.choose(0, "place city 46")
    player = Player(game, 0)
    assert (player.stock["mc"], player.production["mc"]) == (40 + 3, 1)
    assert (game.state.cities[0], game.state.owner[46]) == (1, 0)
    assert "done" in options(game, 0)


@case("tharsis_republic")
def test_tharsis_republic_in_solo_starts_with_two_mc_production() -> None:
    game = start("tharsis_republic", players=1)
    player = Player(game, 0)
    assert (some(player.production), player.stock["mc"], player.rating) == ({"mc": 2}, 40, 14)
    assert options(game, 0) == ["first_action", "pass"]


@case("tharsis_republic")
def test_tharsis_republic_gets_production_for_any_city_on_mars_and_three_mc_for_its_own() -> None:
    table = in_play("mine", corporation="tharsis_republic", mc=25).player(1, mc=25)
    assert changes(table, lambda: table.do(0, "standard city", ["place city 46"])) == {
        "mc": -25 + 3, "mc production": 1 + 1, "space 46": "city 0",
    }  # fmt: skip
    assert changes(table, lambda: table.do(1, "standard city", ["place city 14"])) == {
        "1 mc": -25, "1 mc production": 1, "mc production": 1, "space 14": "city 1",
    }  # fmt: skip


@case("tharsis_republic")
def test_tharsis_republic_gets_only_three_mc_for_an_own_city_off_mars() -> None:
    table = scene("phobos_space_haven", corporation="tharsis_republic").player(1, mc=20, hand=["ganymede_colony", "birds"])
    changed = played_for(table, 25, "phobos_space_haven")
    assert changed["mc"] == -25 + 3 and "mc production" not in changed
    assert not {"mc", "mc production"} & set(played(table, "ganymede_colony", seat=1))


# --- ThorGate --------------------------------------------------------------------------------------------------------


@case("thorgate")
def test_thorgate_pays_three_less_for_power_cards_and_power_plants() -> None:
    table = scene("geothermal_power", corporation="thorgate", hand=["fueled_generators", "sponsors"])
    assert played_for(table, 8, "geothermal_power")["mc"] == -8
    assert "mc" not in played_for(table, 0, "fueled_generators")
    assert played_for(table, 6, "sponsors")["mc"] == -6
    assert "standard power_plant" not in table.player(0, mc=7).turn_options(0)
    table.player(0, mc=8)
    assert changes(table, lambda: table.do(0, "standard power_plant")) == {"mc": -8, "energy production": 1}


@case("thorgate")
def test_thorgate_lowers_no_price_of_others_and_no_other_project() -> None:
    table = in_play("mine", corporation="thorgate", mc=13).player(1, mc=10, hand=["geothermal_power"])
    assert hindered(table, "geothermal_power", seat=1) == ["price mc"]
    assert "standard power_plant" not in table.turn_options(1)
    assert "standard asteroid" not in table.turn_options(0)


# --- United Nations Mars Initiative ----------------------------------------------------------------------------------

UNMI = "united_nations_mars_initiative"


@case(UNMI)
def test_united_nations_mars_initiative_buys_rating_for_three_after_its_rating_rose() -> None:
    table = in_play("mine", corporation=UNMI, mc=14, hand=["release_of_inert_gases"])
    assert not can_use(table, UNMI)
    table.play(0, "release_of_inert_gases")
    assert not can_use(table, UNMI)
    table.player(0, mc=2)
    assert not can_use(table, UNMI)
    table.player(0, mc=6)
    assert used(table, UNMI) == {"mc": -3, "rating": 1}


@case(UNMI)
def test_united_nations_mars_initiative_counts_terraforming_of_its_own_only() -> None:
    table = in_play("mine", corporation=UNMI, mc=17).player(1, mc=14)
    table.do(1, "standard asteroid")
    assert not can_use(table, UNMI)
    table.do(0, "standard asteroid")
    assert can_use(table, UNMI)


@case(UNMI)
def test_united_nations_mars_initiative_needs_a_rise_in_this_generation() -> None:
    table = in_play("mine", corporation=UNMI, mc=50).player(1, hand=["birds"])
    table.do(0, "standard asteroid")
    assert can_use(table, UNMI)
    table.do(0, "pass").choose(1, "pass")
    table.choose(0, "done").choose(1, "done")
    assert table.state.generation == 2
    assert not can_use(table, UNMI)


# --- Saturn Systems --------------------------------------------------------------------------------------------------


@case("saturn_systems")
def test_saturn_systems_gets_mc_production_for_jovian_tags_of_anyone() -> None:
    table = scene("callisto_penal_mines", players=3, corporation="saturn_systems", hand=["mine"])
    table.player(1, mc=30, hand=["asteroid_mining", "birds"]).player(2, mc=7, hand=["imported_ghg"])
    assert played_for(table, 24, "callisto_penal_mines")["mc production"] == 3 + 1
    assert played(table, "asteroid_mining", seat=1)["mc production"] == 1
    assert "mc production" not in played(table, "imported_ghg", seat=2)
    assert "mc production" not in played_for(table, 4, "mine")


@pytest.mark.parametrize(("first", "production"), [(0, 2), (1, 1)])
@case("saturn_systems")
def test_saturn_systems_counts_a_jovian_corporation_revealed_after_it(first: int, production: int) -> None:
    game = mars.new_game(players=2, seed=1, colonies=True, first_player=first)
    for seat, corporation in enumerate(("saturn_systems", "stormcraft_incorporated")):
        game.state.zone[INDEX[corporation]] = SEEN + seat
        game.choose(seat, f"corporation {corporation}")
        game.choose(seat, "done")
    assert Player(game, 0).production["mc"] == production


# --- Teractor --------------------------------------------------------------------------------------------------------


@case("teractor")
def test_teractor_pays_three_less_for_each_earth_tag() -> None:
    table = scene("sponsors", corporation="teractor", hand=["investment_loan", "imported_ghg", "mine"])
    assert played_for(table, 3, "sponsors")["mc"] == -3
    assert played_for(table, 4, "imported_ghg")["mc"] == -4
    assert played_for(table, 4, "mine")["mc"] == -4
    assert played_for(table, 0, "investment_loan")["mc"] == 10


@case("teractor")
def test_teractor_pays_six_less_for_two_earth_tags_but_never_less_than_nothing() -> None:
    table = Table(mars, colonies=True)
    table.player(0, corporation="teractor", tableau=["cartel", "acquired_company"], hand=["luna_governor", SPARE])
    assert played_for(table, 0, "luna_governor") == {"mc production": 2, "earth tag": 2}


@case("teractor", "earth_office")
def test_teractor_adds_up_with_earth_office() -> None:
    table = scene("acquired_company", corporation="teractor", tableau=["earth_office"])
    assert played_for(table, 4, "acquired_company")["mc"] == -4
