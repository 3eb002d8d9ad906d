"""The action phase: card actions, standard actions, compulsory spending, finished parameters."""

from __future__ import annotations

from tests.ares.scenes import FOUR_MC, TWO_PLANTS
from tests.mars.statements import rule
from tharsis.testing.ares import Table


@rule("E31", "A027", "A089")
def test_an_ocean_gives_rating_and_its_reward() -> None:
    """E31: 2 plants and 1 rating."""
    table = Table().rewards(TWO_PLANTS).player(0, mc=15).begin_alone("action").choose(0, "standard ocean", "flip 0")
    assert (table.player(0).stock["plant"], table.player(0).rating, table.state.oceans) == (2, 6, 1)


@rule("A086", "A088")
def test_standard_actions_have_their_prices() -> None:
    """A086, A088."""
    table = Table().player(0, mc=34, hand=["lichen"]).begin_alone("action").choose(0, "standard forest", "standard temperature")
    assert (table.player(0).mc, table.state.forests[0], table.state.oxygen, table.state.temperature) == (0, 1, 1, -28)
    assert table.player(0).rating == 7


def test_standard_technology_makes_them_4_cheaper() -> None:
    table = Table().player(0, tableau=["standard_technology"], mc=37).begin_alone("action")
    table.choose(0, "standard forest", "standard temperature", "standard ocean", "flip 4")
    assert table.player(0).mc <= 4


@rule("A081", "A083")
def test_each_card_action_once_and_one_of_them_twice_with_the_bonus() -> None:
    """A081, A083."""
    table = Table().player(0, tableau=["circuit_board_factory", "matter_manufacturing"], mc=9).begin("action", {0: "action"})
    table.choose(0, "use circuit_board_factory", "use circuit_board_factory")
    assert "use circuit_board_factory" not in table.options()
    table.choose(0, "use matter_manufacturing")
    assert "use matter_manufacturing" not in table.options()
    assert len(table.player(0).hand) == 3


@rule("A063", "A081")
def test_no_second_use_without_the_bonus() -> None:
    table = Table().player(0, tableau=["circuit_board_factory"]).begin_alone("action").choose(0, "use circuit_board_factory")
    assert "use circuit_board_factory" not in table.options()


@rule("A085", "A087", "A090")
def test_heat_and_plants_must_be_spent_at_the_end() -> None:
    """A090."""
    table = Table().player(0, heat=17, plant=8, hand=["lichen"]).begin_alone("action").choose(0, "done")
    assert (table.player(0).stock["heat"], table.player(0).stock["plant"]) == (1, 0)
    assert (table.state.temperature, table.state.oxygen, table.player(0).rating) == (-26, 1, 8)


@rule("A133")
def test_ecoline_spends_7_plants() -> None:
    table = Table().player(0, tableau=["ecoline"], plant=15, hand=["lichen"]).begin_alone("action").choose(0, "done")
    assert (table.player(0).stock["plant"], table.state.forests[0]) == (1, 2)


@rule("A033", "A090")
def test_heat_stays_when_temperature_is_finished() -> None:
    table = Table().set(temperature=8).player(0, heat=17, plant=8).begin_alone("action").choose(0, "done")
    assert table.player(0).stock["heat"] == 17


@rule("A034")
def test_forests_are_gained_at_14_percent_without_rating() -> None:
    """A034."""
    table = Table().set(oxygen=14).player(0, plant=8, hand=["lichen"]).begin_alone("action").choose(0, "convert plants")
    assert (table.state.forests[0], table.player(0).rating) == (1, 5)


@rule("A031")
def test_all_are_paid_in_the_phase_that_finishes_a_parameter() -> None:
    """A031."""
    table = (
        Table()
        .set(temperature=6)
        .player(0, heat=8)
        .player(1, heat=8)
        .player(0, hand=["lichen"])
        .player(1, hand=["heather"])
        .begin_alone("action")
    )
    table.choose(0, "done").choose(1, "done")
    assert (table.player(0).rating, table.player(1).rating, table.state.temperature) == (6, 6, 8)


@rule("A032")
def test_an_ocean_beyond_the_ninth_repeats_the_last_reward() -> None:
    """A032."""
    table = Table().set(oceans=8).rewards(*[FOUR_MC] * 9).player(0, mc=15).player(1, mc=15).begin_alone("action")
    table.choose(0, "standard ocean")
    table.choose(1, "standard ocean")
    assert (table.player(0).mc, table.player(1).mc, table.player(0).rating, table.player(1).rating, table.state.oceans) == (
        4,
        4,
        6,
        6,
        9,
    )


@rule("A033", "A035")
def test_finished_oceans_give_nothing_later() -> None:
    """A033."""
    table = Table().set(oceans=9).player(0, mc=60, hand=["subterranean_reservoir", "lichen"]).begin_alone("construction")
    table.choose(0, "play subterranean_reservoir")
    assert (table.player(0).rating, table.player(0).mc) == (5, 50)


@rule("A138")
def test_aquifer_pumping_costs_2_less_for_every_steel() -> None:
    """A138."""
    table = Table().player(0, tableau=["aquifer_pumping", "mine"], mc=6).rewards(*[TWO_PLANTS] * 9).begin_alone("action")
    table.choose(0, "use aquifer_pumping", "flip 0")
    assert table.player(0).mc == 0


def test_developed_infrastructure_is_5_cheaper_with_5_blue_cards() -> None:
    blue = ("developed_infrastructure", "media_group", "earth_catapult", "research_outpost")
    assert (
        "use developed_infrastructure"
        not in Table().player(0, tableau=[*blue], mc=5, hand=["lichen"]).begin_alone("action").options()
    )
    table = Table().player(0, tableau=[*blue, "adaptation_technology"], mc=5, hand=["lichen"]).begin_alone("action")
    table.choose(0, "use developed_infrastructure")
    assert (table.player(0).mc, table.state.temperature) == (0, -28)


def test_wood_burning_stoves_take_3_plants_from_those_who_chose_the_phase() -> None:
    table = Table().player(0, tableau=["wood_burning_stoves"], plant=3, hand=["lichen"]).begin("action", {0: "action"})
    table.choose(0, "use wood_burning_stoves")
    assert (table.player(0).stock["plant"], table.state.temperature) == (0, -28)
    table = Table().player(0, tableau=["wood_burning_stoves"], plant=3, hand=["lichen"]).begin_alone("action")
    assert "use wood_burning_stoves" not in table.options()


def test_power_infrastructure_turns_any_heat_into_mc() -> None:
    table = Table().player(0, tableau=["power_infrastructure"], heat=3, hand=["lichen"]).begin_alone("action")
    table.choose(0, "use power_infrastructure")
    assert table.choices() == ["amount 1", "amount 2", "amount 3"]
    table.choose(0, "amount 2")
    assert (table.player(0).mc, table.player(0).stock["heat"]) == (2, 1)


def test_greenhouses_take_at_most_4_heat() -> None:
    table = (
        Table().player(0, tableau=["greenhouses"], heat=7, hand=["lichen"]).begin_alone("action").choose(0, "use greenhouses")
    )
    assert table.choices()[-1] == "amount 4"


@rule("A135")
def test_advanced_screening_takes_one_card_with_the_tag() -> None:
    """A135."""
    table = (
        Table().player(0, tableau=["advanced_screening_technology"]).deck("lichen", "comet", "research").begin_alone("action")
    )
    table.choose(0, "use advanced_screening_technology")
    assert table.options() == ["keep research", "keep lichen"]
    table.choose(0, "keep lichen")
    assert table.player(0).hand == ["lichen"]
    assert {"comet", "research"} <= set(table.discarded())


@rule("A135")
def test_advanced_screening_takes_nothing_without_a_match() -> None:
    table = (
        Table()
        .player(0, tableau=["advanced_screening_technology"], hand=["fish"])
        .deck("comet", "mine", "sponsors")
        .begin_alone("action")
    )
    table.choose(0, "use advanced_screening_technology")
    assert table.player(0).hand == ["fish"]
    assert {"comet", "mine", "sponsors"} <= set(table.discarded())


def test_brainstorming_session_pays_for_a_green_card_and_takes_others() -> None:
    table = (
        Table().player(0, tableau=["brainstorming_session"], hand=["fish"]).deck("mine", "comet").begin("action", {0: "action"})
    )
    table.choose(0, "use brainstorming_session", "use brainstorming_session")
    assert table.player(0).mc == 1
    assert table.player(0).hand == ["fish", "comet"]


def test_redrafted_contracts_discard_up_to_3() -> None:
    table = (
        Table()
        .player(0, tableau=["redrafted_contracts"], hand=["fish", "mine", "sponsors"])
        .deck("comet", "lichen")
        .begin_alone("action")
    )
    table.choose(0, "use redrafted_contracts")
    assert "done" not in table.options()
    table.choose(0, "discard fish", "discard mine", "done")
    assert table.player(0).hand == ["comet", "lichen", "sponsors"]
    assert table.player(0).mc == 0


@rule("A139")
def test_assembly_lines_pay_for_every_use() -> None:
    """A139."""
    table = Table().player(0, tableau=["assembly_lines", "circuit_board_factory"]).begin("action", {0: "action"})
    table.choose(0, "use circuit_board_factory", "use circuit_board_factory")
    assert table.player(0).mc == 2


def test_herbivores_count_every_step_of_their_owner() -> None:
    table = (
        Table()
        .player(0, tableau=["herbivores"], heat=16, mc=20)
        .player(1, heat=8)
        .player(0, hand=["lichen"])
        .player(1, hand=["fish"])
    )
    table.begin_alone("action").choose(1, "done").choose(0, "standard forest", "done")
    assert table.cubes("herbivores") == 3


def test_zeppelins_produce_by_forests() -> None:
    table = Table().player(0, tableau=["zeppelins"], mc=20, hand=["lichen"]).begin_alone("action").choose(0, "standard forest")
    assert table.player(0).production["mc"] == 1


@rule("A049")
def test_cards_can_be_sold_among_actions() -> None:
    table = Table().player(0, mc=12, hand=["lichen", "fish"]).begin_alone("action")
    table.choose(0, "sale", "sell fish", "standard temperature")
    assert (table.player(0).mc, table.player(0).hand) == (1, ["lichen"])


def test_decomposing_fungus_takes_a_cube_of_any_own_card() -> None:
    table = (
        Table()
        .player(0, tableau=["decomposing_fungus", "fish", "physics_complex"])
        .cubes("fish", 1)
        .cubes("decomposing_fungus", 1)
    )
    table.cubes("physics_complex", 1).player(0, hand=["lichen"]).begin_alone("action").choose(0, "use decomposing_fungus")
    assert table.choices() == ["take decomposing_fungus", "take fish"]
    table.choose(0, "take fish")
    assert (table.cubes("fish"), table.player(0).stock["plant"]) == (0, 3)
