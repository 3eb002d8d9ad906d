"""The corporations, 209 to 220: what they start with and what they are good for."""

from __future__ import annotations

import pytest

from tests.ares.cases import case
from tests.ares.scenes import Changes, acted, changes, in_play, paid, playable, played, researched, scene, stored, usable, used
from tharsis import ares
from tharsis.ares.state import N_CARDS, N_PROJECTS
from tharsis.ares.tables import INDEX
from tharsis.core.piles import BOX, SEEN
from tharsis.testing.ares import Table

STARTS: list[tuple[str, Changes]] = [
    ("credicor", {"mc": 48}),
    ("ecoline", {"mc": 27, "plant tag": 1, "plant production": 1}),
    ("helion", {"mc": 28, "space tag": 1, "heat production": 3}),
    ("interplanetary_cinematics", {"mc": 46, "building tag": 1, "steel": 1}),
    ("inventrix", {"mc": 33, "science tag": 1, "hand": 3}),
    ("mining_guild", {"mc": 27, "building tag": 2, "steel": 1}),
    ("phobolog", {"mc": 20, "space tag": 1, "titanium": 1}),
    ("saturn_systems", {"mc": 24, "jovian tag": 1, "titanium": 1}),
    ("teractor", {"mc": 51, "earth tag": 1}),
    ("tharsis_republic", {"mc": 40}),
    ("thorgate", {"mc": 45, "power tag": 1, "heat production": 1}),
    ("united_nations_mars_initiative", {"mc": 35}),
]
KEYS = [corporation for corporation, _ in STARTS]


def founded(corporation: str) -> Changes:
    """All that changes for seat 0 when it has chosen this corporation and all are revealed."""
    table = Table()
    table.game = ares.new_game(players=2, seed=1)
    table.state = table.game.state
    table.state.zone[N_PROJECTS:N_CARDS] = BOX
    spare = [other for other in KEYS if other != corporation]
    for seat, dealt in enumerate([(corporation, spare[0]), (spare[1], spare[2])]):
        for key in dealt:
            table.state.zone[INDEX[key]] = SEEN + seat
    changed = changes(table, lambda: table.choose(0, f"corporation {corporation}").choose(1, f"corporation {spare[1]}"))
    assert corporation in table.player(0).tableau
    return {name: amount for name, amount in changed.items() if not name.startswith("1 ")}


@case(*KEYS)
@pytest.mark.parametrize(("corporation", "start"), STARTS, ids=KEYS)
def test_a_corporation_starts_with_its_money_production_and_tags(corporation: str, start: Changes) -> None:
    assert founded(corporation) == start


# --- prices ----------------------------------------------------------------------------------------------------------


@case("credicor")
def test_credicor_pays_4_less_for_cards_of_a_printed_cost_of_20_or_more() -> None:
    assert paid("soletta", "credicor") == 30 - 4
    assert paid("lunar_beam", "credicor") == 9
    assert paid("community_gardens", "credicor") == 20 - 4
    assert paid("industrial_farming", "credicor") == 19
    assert paid("community_gardens", "credicor", "earth_catapult") == 20 - 2 - 4


@case("interplanetary_cinematics")
def test_interplanetary_cinematics_pays_2_less_for_events_and_has_one_steel() -> None:
    assert paid("lava_flows", "interplanetary_cinematics") == 17 - 2
    assert paid("coal_imports", "interplanetary_cinematics", steel=1) == 13 - 2
    assert paid("colonizer_training_camp", "interplanetary_cinematics", steel=1) == 10 - 2 - 2
    assert paid("sponsors", "interplanetary_cinematics") == 5


@case("phobolog")
def test_phobologs_titanium_is_worth_4() -> None:
    assert paid("soletta", "phobolog", titanium=1) == 30 - 4
    assert paid("soletta", "phobolog", titanium=3) == 30 - 12
    assert paid("coal_imports", "phobolog", steel=1, titanium=1) == 13 - 2


@case("teractor")
def test_teractor_pays_3_less_for_earth_cards() -> None:
    assert paid("sponsors", "teractor") == 5 - 3
    assert paid("bribed_committee", "teractor") == 5 - 3
    assert paid("media_group", "teractor") == 11 - 3
    assert paid("mine", "teractor") == 10


@case("thorgate")
def test_thorgate_pays_3_less_for_power_cards() -> None:
    assert paid("geothermal_power", "thorgate") == 8 - 3
    assert paid("power_infrastructure", "thorgate") == 4 - 3
    assert paid("mine", "thorgate") == 10
    assert "mc" not in played(scene("power_plant").player(0, tableau=["thorgate"]), "power_plant")


@case("ecoline")
def test_ecoline_turns_7_plants_into_a_forest() -> None:
    assert acted(in_play("ecoline", plant=7), "convert plants") == {"plant": -7, "forests": 1, "oxygen": 1, "rating": 1}
    assert "convert plants" not in in_play("ecoline", plant=6).begin_alone("action").options()
    assert acted(in_play("ecoline", mc=20), "standard forest")["mc"] == -20


@case("ecoline")
def test_ecoline_must_spend_7_plants_at_the_end_of_the_action_phase() -> None:
    table = in_play("ecoline", plant=13).begin_alone("action").choose(0, "done")
    assert (table.player(0).stock["plant"], table.state.forests[0]) == (6, 1)


# --- helion ----------------------------------------------------------------------------------------------------------


@case("helion")
def test_helion_pays_for_a_card_with_heat() -> None:
    assert played(scene("sponsors", heat=5).player(0, tableau=["helion"]), "sponsors")["heat"] == -5
    changed = played(scene("sponsors", mc=3, heat=4).player(0, tableau=["helion"]), "sponsors", "pay heat 3")
    assert (changed["mc"], changed["heat"]) == (-2, -3)
    assert not playable(scene("sponsors", mc=2, heat=2).player(0, tableau=["helion"]), "sponsors")


@case("helion")
def test_helion_pays_for_actions_with_heat() -> None:
    assert used(in_play("helion", "matter_manufacturing", heat=1), "matter_manufacturing") == {"heat": -1, "hand": 1}
    changed = acted(in_play("helion", heat=20), "standard forest")
    assert changed == {"heat": -20, "forests": 1, "oxygen": 1, "rating": 1}


@case("helion")
def test_helion_chooses_how_much_heat_pays_for_an_action() -> None:
    table = in_play("helion", "hydro_electric_energy", mc=1, heat=1)
    assert used(table, "hydro_electric_energy", "pay heat 0", chose=True) == {"mc": -1, "heat": 3}
    table = in_play("helion", "hydro_electric_energy", mc=1, heat=1)
    assert used(table, "hydro_electric_energy", "pay heat 1", chose=True) == {"heat": 3 - 1}
    table = in_play("helion", "developed_infrastructure", mc=10, heat=10)
    assert used(table, "developed_infrastructure", "pay heat 4") == {"mc": -6, "heat": -4, "temperature": 2, "rating": 1}


@case("helion")
def test_money_never_stands_for_heat() -> None:
    assert not usable(in_play("helion", "caretaker_contract", mc=50, heat=7), "caretaker_contract")
    assert "convert heat" not in in_play("helion", mc=50, heat=7).begin_alone("action").options()


@case("helion")
def test_others_do_not_pay_with_heat() -> None:
    assert not playable(scene("sponsors", heat=50).player(0, tableau=["thorgate"]), "sponsors")


# --- effects ---------------------------------------------------------------------------------------------------------


@case("inventrix")
def test_inventrix_reads_colours_one_off_either_way() -> None:
    def played_by_inventrix(card: str, *others: str) -> Table:
        return scene(card, mc=60).player(0, tableau=["inventrix", *others])

    assert playable(played_by_inventrix("birds").set(oxygen=7), "birds")
    assert not playable(played_by_inventrix("birds").set(oxygen=6), "birds")
    assert playable(played_by_inventrix("designed_microorganisms").set(temperature=0), "designed_microorganisms")
    assert not playable(played_by_inventrix("designed_microorganisms").set(temperature=2), "designed_microorganisms")
    assert not playable(played_by_inventrix("birds", "adaptation_technology").set(oxygen=6), "birds")
    assert not playable(played_by_inventrix("algae").set(oceans=4), "algae")


@case("mining_guild")
@pytest.mark.parametrize(
    ("card", "rating"), [("industrial_center", 1), ("mine", 2), ("surface_mines", 1), ("titanium_mine", 0)]
)
def test_mining_guild_gets_rating_for_every_steel_and_none_for_titanium(card: str, rating: int) -> None:
    assert played(scene(card, mc=30).player(0, tableau=["mining_guild"]), card).get("rating", 0) == rating


@case("saturn_systems")
def test_saturn_systems_gets_rating_for_every_jupiter_tag() -> None:
    assert played(scene("ganymede_shipyard", mc=17).player(0, tableau=["saturn_systems"]), "ganymede_shipyard")["rating"] == 1
    assert (
        played(scene("colonizer_training_camp", mc=10).player(0, tableau=["saturn_systems"]), "colonizer_training_camp")[
            "rating"
        ]
        == 1
    )
    assert "rating" not in played(scene("soletta", mc=30).player(0, tableau=["saturn_systems"]), "soletta")


@case("saturn_systems", "terraforming_ganymede")
def test_saturn_systems_counts_itself_for_ganymede() -> None:
    table = stored(scene("terraforming_ganymede", mc=28).player(0, tableau=["saturn_systems"]), titanium=0)
    assert played(table, "terraforming_ganymede")["rating"] == 2 + 1


@case("tharsis_republic")
def test_tharsis_republic_draws_and_keeps_one_more_card() -> None:
    assert researched("tharsis_republic") == (3, 2)
    assert researched("tharsis_republic", chose=True) == (6, 3)


# --- united nations mars initiative ----------------------------------------------------------------------------------


@case("united_nations_mars_initiative")
def test_the_initiative_may_pay_6_for_one_more_rating() -> None:
    table = in_play("united_nations_mars_initiative", mc=20)
    assert acted(table, "standard temperature", "choose 1") == {"mc": -20, "temperature": 2, "rating": 2}
    table = in_play("united_nations_mars_initiative", mc=20)
    assert acted(table, "standard temperature", "choose 2") == {"mc": -14, "temperature": 2, "rating": 1}


@case("united_nations_mars_initiative")
def test_the_initiative_is_asked_once_a_phase_whatever_it_answers() -> None:
    for answer, rating in (("choose 1", 3), ("choose 2", 2)):
        table = in_play("united_nations_mars_initiative", mc=50, heat=8)
        changed = acted(table, "standard temperature", answer, "convert heat")
        assert changed["rating"] == rating
        assert "choose 1" not in table.options()


@case("united_nations_mars_initiative")
def test_the_initiative_is_asked_again_in_the_next_phase() -> None:
    table = in_play("united_nations_mars_initiative", mc=50)
    assert acted(table, "standard temperature", "choose 2")["rating"] == 1
    assert acted(table, "standard temperature", "choose 1")["rating"] == 2


@case("united_nations_mars_initiative")
def test_the_initiative_answers_to_rating_of_a_card() -> None:
    table = scene("release_of_inert_gases", mc=22).player(0, tableau=["united_nations_mars_initiative"])
    changed = played(table, "release_of_inert_gases", "choose 1")
    assert (changed["mc"], changed["rating"]) == (-22, 3)


@case("united_nations_mars_initiative")
def test_the_initiative_is_not_asked_when_it_cannot_pay_or_nothing_rose() -> None:
    table = in_play("united_nations_mars_initiative", mc=19).player(0, hand=[], plant=8)
    assert acted(table, "standard temperature") == {"mc": -14, "temperature": 2, "rating": 1}
    assert table.options() == ["convert plants", "done"]
    table = in_play("united_nations_mars_initiative", mc=20).player(1, mc=14, hand=["mine"]).begin_alone("action")
    table.choose(1, "standard temperature")
    assert "choose 1" not in table.options()
