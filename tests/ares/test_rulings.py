"""The rulings on Ares Expedition in docs/rulings.md, one test each."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ares.rounds import opened, options, play_on
from tests.ares.scenes import FOUR_MC, TWO_PLANTS
from tharsis.ares.cards import CARDS, PROJECTS
from tharsis.ares.state import Phase
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.testing.ares import Table

DOCS = Path(__file__).parents[2] / "docs" / "rulings.md"

# --- from the list the page began with -------------------------------------------------------------------------------


def test_needs_and_finished_parameters_are_read_as_the_phase_began() -> None:
    table = (
        Table()
        .set(temperature=0)
        .player(0, mc=40)
        .player(1, mc=40)
        .player(0, hand=["giant_ice_asteroid", "mangrove"])
        .player(1, hand=["lava_flows"])
    )
    table.rewards(*[TWO_PLANTS] * 9).begin("construction", {0: "construction"}).choose(1, "play lava_flows")
    assert table.state.temperature == 4
    assert "play mangrove" not in table.options()
    table = Table().set(temperature=6).player(0, heat=8).player(1, heat=8).begin_alone("action")
    table.choose(0, "convert heat").choose(1, "convert heat")
    assert (table.player(0).rating, table.player(1).rating) == (6, 6)
    table.player(0, heat=8, plant=8).begin_alone("action")
    assert table.options() == ["convert plants", "done"]


def test_the_last_ocean_pays_again_and_forests_always_come() -> None:
    table = (
        Table()
        .set(oceans=8)
        .rewards(*[FOUR_MC] * 8, TWO_PLANTS)
        .set(oxygen=14)
        .player(0, mc=50, plant=8, hand=["fish"])
        .begin_alone("action")
    )
    table.choose(0, "standard ocean", "standard ocean", "standard forest")
    assert (table.player(0).rating, table.player(0).stock["plant"], table.player(0).mc, table.state.forests[0]) == (
        7,
        8 + 4,
        0,
        1,
    )


def test_heat_and_plants_that_can_raise_something_must_be_spent() -> None:
    table = Table().player(0, heat=16, plant=16, hand=["fish"]).begin_alone("action").choose(0, "done")
    assert (table.player(0).stock, table.player(0).rating) == ({"mc": 0, "heat": 0, "plant": 0}, 9)


def test_the_game_ends_after_the_phase_that_finishes_mars() -> None:
    table = Table().set(temperature=6, oxygen=14).set(oceans=9).player(0, heat=8, hand=["fish"])
    table.begin("action", {0: "production", 1: "research"}).choose(0, "convert heat")
    assert (table.game.over, table.player(0).mc, table.player(1).hand) == (True, 0, [])


def test_a_phase_is_played_once_with_a_bonus_for_those_who_chose_it() -> None:
    table = Table(players=3).begin("production", {0: "production", 1: "production"})
    assert [table.player(seat).mc for seat in range(3)] == [9, 9, 5]
    assert "phase production" not in table.options(0)
    assert "phase production" in table.options(2)


def test_cards_are_sold_at_any_time_and_the_limit_asks_at_the_end() -> None:
    cards = [card.key for card in PROJECTS[60:72]]
    table = Table().player(0, mc=20, hand=[*cards]).begin("action", {0: "production"})
    assert len(table.player(0).hand) == 12
    table.choose(0, "sale", f"sell {cards[0]}")
    assert table.player(0).mc == 23
    table.choose(0, "done")
    assert (table.state.phase, table.player(0).mc) == (Phase.END_STEP, 23 + 9)
    table.choose(0, f"sell {cards[1]}")
    assert (len(table.player(0).hand), table.player(0).mc) == (10, 35)


def test_metals_are_a_standing_discount() -> None:
    table = (
        Table()
        .player(0, tableau=["strip_mine"])
        .player(0, mc=50)
        .player(0, hand=["circuit_board_factory", "colonizer_training_camp", "volcanic_pools"])
    )
    table.begin("construction", {0: "construction"}).choose(0, "play circuit_board_factory", "play volcanic_pools")
    assert table.player(0).mc == 50 - (14 - 4) - (17 - 3)
    assert (table.player(0).stores["steel"], table.player(0).stores["titanium"]) == (2, 1)


def test_counted_production_changes_with_the_tags_of_events_too() -> None:
    table = Table().player(0, tableau=["venture_capitalism", "satellites"], mc=25, hand=["comet"]).rewards(*[TWO_PLANTS] * 9)
    table.begin_alone("construction").choose(0, "play comet", "flip 0")
    assert table.player(0).production["mc"] == 1 + 2
    table.begin_alone("production")
    assert table.player(0).mc == 3 + table.player(0).rating


def test_solo_lasts_25_rounds_and_co_op_15_with_mars_finished_or_not() -> None:
    for players, coop, last in ((1, False, 25), (2, True, 15)):
        for rounds in (last - 1, last):
            table = Table(players=players, coop=coop).set(rounds=rounds, temperature=8, oxygen=14).set(oceans=9)
            assert table.begin_alone("production").game.over == (rounds == last)


# --- chosen by Tharsis -----------------------------------------------------------------------------------------------


def test_cards_are_drawn_in_the_order_of_the_answers() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = Table().player(0, tableau=["circuit_board_factory"]).player(1, tableau=["development_center"], heat=2)
        table.player(0, hand=["lichen"]).player(1, hand=["fish"]).deck("comet", "birds").begin_alone("action")
        use = {0: "use circuit_board_factory", 1: "use development_center"}
        table.choose(first, use[first]).choose(second, use[second])
        assert "comet" in table.player(first).hand
        assert "birds" in table.player(second).hand


def test_cards_drawn_without_an_answer_come_seat_by_seat() -> None:
    table = (
        Table()
        .player(0, tableau=["acquired_company"])
        .player(1, tableau=["callisto_penal_mines"])
        .deck("comet", "birds")
        .begin_alone("production")
    )
    assert (table.player(0).hand, table.player(1).hand) == (["comet"], ["birds"])
    table = Table().deck("comet", "birds", "fish", "mine").begin_alone("research")
    assert (table.options(0), table.options(1)) == (["keep birds", "keep comet"], ["keep fish", "keep mine"])


def test_cards_looked_at_are_not_in_hand_and_cannot_be_sold() -> None:
    table = Table().player(0, hand=["lichen", "fish"]).deck("comet", "birds", "mine").begin_alone("research")
    assert table.options() == ["keep birds", "keep comet", "sale"]
    table.choose(0, "sale")
    assert table.options() == ["sell fish", "sell lichen"]
    table.choose(0, "sell fish", "keep comet")
    assert (table.player(0).mc, table.player(0).hand) == (3, ["comet", "lichen"])


def test_selling_alone_is_no_question() -> None:
    """Nothing costs so little that one card would pay for it: the action phase is over."""
    assert Table().player(0, hand=["lichen"]).begin_alone("action").state.phase == Phase.PLANNING


def test_a_card_owed_to_an_effect_cannot_be_sold() -> None:
    """Business Contacts: draw 4, discard 2. Two of the four may be sold; the others go for nothing."""
    table = Table().player(0, mc=5, hand=["business_contacts"]).deck("comet", "fish", "birds", "mine")
    table.begin_alone("construction").choose(0, "play business_contacts", "sale", "sell comet", "sale", "sell mine")
    assert (table.player(0).mc, table.options()) == (6, ["discard birds", "discard fish"])
    table.choose(0, "discard fish")
    assert (table.player(0).mc, table.player(0).hand) == (6, [])


def test_composting_factory_is_paid_4_at_the_hand_limit_too() -> None:
    cards = [card.key for card in PROJECTS[60:72]]
    table = Table().player(0, tableau=["composting_factory"], hand=[*cards]).begin_alone("production")
    table.choose(0, f"sell {cards[0]}", f"sell {cards[1]}")
    assert (table.state.phase, table.player(0).mc) == (Phase.PLANNING, 5 + 2 * 4)


def test_ocean_tokens_are_taken_in_the_order_of_the_answers() -> None:
    """Two tokens are left, 4 M€ and 2 plants: the first picks one, the other is left with the last, which then repeats."""
    for first, second in ((0, 1), (1, 0)):
        table = Table().rewards(*[FOUR_MC] * 8, TWO_PLANTS).set(oceans=7).player(first, mc=15).player(second, mc=30)
        table.begin_alone("action").choose(0, "standard ocean").choose(1, "standard ocean").choose(first, "flip 7")
        assert (table.player(first).mc, table.player(second).mc, table.player(second).stock["plant"]) == (4, 15, 2)
        table.choose(second, "standard ocean")
        assert (table.state.oceans, table.player(second).stock["plant"], table.player(second).rating) == (9, 4, 7)


def test_compulsory_spending_looks_at_the_start_of_the_phase() -> None:
    """Seat 0 takes the last step; seat 1 must still spend, and is paid for it."""
    table = (
        Table()
        .set(temperature=6)
        .player(0, heat=8)
        .player(1, heat=17)
        .player(0, hand=["lichen"])
        .player(1, hand=["fish"])
        .begin_alone("action")
    )
    table.choose(0, "done").choose(1, "done")
    assert (table.player(1).stock["heat"], table.player(1).rating, table.state.temperature) == (1, 7, 8)


def test_the_bonus_of_construction_is_always_taken() -> None:
    table = Table().player(0, mc=50, hand=["lava_flows", "comet"]).begin("construction", {0: "construction"})
    assert "done" not in table.options()
    table.choose(0, "play lava_flows")
    assert "done" not in table.options()
    table = Table().player(0, hand=["lichen"]).deck("fish").begin("construction", {0: "construction"})
    assert table.player(0).hand == ["fish", "lichen"]


def test_a_cards_own_effects_come_before_those_that_answer_to_it() -> None:
    """Invention Contest looks at 3 cards before Mars University swaps one."""
    table = (
        Table()
        .player(0, tableau=["mars_university"], mc=1, hand=["invention_contest", "lichen"])
        .deck("comet", "birds", "mine")
    )
    table.begin_alone("construction").choose(0, "play invention_contest")
    assert table.choices() == ["keep birds", "keep comet", "keep mine"]
    table.choose(0, "keep comet")
    assert table.choices() == ["discard comet", "discard lichen", "done"]


def test_what_needs_no_choice_does_not_wait_for_the_cards_own() -> None:
    """Optimal Aerobraking brings its heat and plants before Invention Contest, an event, has been looked through."""
    table = Table().player(0, tableau=["optimal_aerobraking"], mc=1, hand=["invention_contest"]).deck("comet", "birds", "mine")
    table.begin_alone("construction").choose(0, "play invention_contest")
    assert table.choices() == ["keep birds", "keep comet", "keep mine"]
    assert (table.player(0).stock["heat"], table.player(0).stock["plant"]) == (2, 2)


def test_nothing_that_answers_to_compulsory_spending_brings_more_to_spend() -> None:
    """All that answers to a step of temperature or oxygen, a forest or a rise of rating, in the whole game."""
    answers = [
        effect
        for card in CARDS
        for effect in card.effects
        if isinstance(effect, w.When) and isinstance(effect.trigger, w.ParameterRaised | w.ForestGained | w.RatingRaised)
        and getattr(effect.trigger, "parameter", "") != n.OCEANS
    ]  # fmt: skip
    assert len(answers) >= 5
    assert not [effect for effect in answers if "Gain(" in str(effect.do)]


def test_a_card_of_ares_may_come_to_nothing_and_an_action_needs_something_to_work_on() -> None:
    table = (
        Table()
        .set(temperature=8)
        .set(oceans=9)
        .player(0, mc=60, heat=16, hand=["deimos_down", "fish"])
        .begin_alone("construction")
    )
    assert "play deimos_down" in table.options(), "a card, though the temperature has come to its end"
    table = Table().set(temperature=8).set(oceans=9).player(0, mc=60, heat=16, hand=["fish"]).begin_alone("action")
    options = table.options()
    assert "standard forest" in options
    assert not {"standard temperature", "standard ocean", "convert heat"} & set(options)
    idle = ("ironworks", "aquifer_pumping", "developed_infrastructure", "wood_burning_stoves")
    working = ("steelworks", "regolith_eaters")
    table = Table().set(temperature=8, oxygen=14, oceans=9).cubes("regolith_eaters", 2)
    table.player(0, mc=60, heat=16, plant=8, tableau=[*idle, *working], hand=["fish"]).begin_alone("action")
    assert {o for o in table.options() if o.startswith("use ")} == {f"use {card}" for card in working}
    assert [str(reason) for reason in table.game.why_not(0, "ironworks", "use")] == ["oxygen can rise no further"]
    assert [str(reason) for reason in table.game.why_not(0, "aquifer_pumping", "use")] == ["oceans can rise no further"]
    table.choose(0, "use regolith_eaters")
    assert table.cubes("regolith_eaters") == 3, "its microbes could raise nothing, so one is added"
    table.choose(0, "use steelworks")
    assert table.player(0).stock["mc"] == 62, "2 M€ are left of it"
    table = Table().player(0, tableau=["extreme_cold_fungus"], hand=["fish"]).begin_alone("action")
    table.choose(0, "use extreme_cold_fungus")
    assert table.player(0).stock["plant"] == 1, "no card to hold a microbe: the plant is all there is"


def test_a_discount_that_costs_something_is_taken_once_for_a_card() -> None:
    table = (
        Table().player(0, tableau=["restructured_resources", "anaerobic_microorganisms"]).cubes("anaerobic_microorganisms", 9)
    )
    table.player(0, mc=50, plant=9, hand=["deimos_down", "fish"]).begin_alone("construction")
    table.choose(0, "play deimos_down", "discount restructured_resources")
    assert table.choices() == ["discount anaerobic_microorganisms", "decline"]
    table.choose(0, "discount anaerobic_microorganisms")
    assert table.player(0).stock == {"mc": 50 - 15 + 7, "heat": 0, "plant": 8}
    assert table.cubes("anaerobic_microorganisms") == 7


def test_the_mars_initiative_is_asked_once_a_phase_at_the_first_rise() -> None:
    table = Table().player(
        0, tableau=["united_nations_mars_initiative"], mc=60, heat=8, hand=["lava_flows", "release_of_inert_gases"]
    )
    table.begin("construction", {0: "construction", 1: "action"}).choose(0, "play lava_flows")
    assert table.choices() == ["choose 1", "choose 2"]
    table.choose(0, "choose 2", "play release_of_inert_gases")
    assert (table.state.phase, table.player(0).rating) == (Phase.ACTION, 9)
    table.choose(0, "convert heat")
    assert table.options() == ["choose 1", "choose 2"]


def test_ceos_favorite_project_takes_any_own_card_that_can_hold_cubes() -> None:
    table = (
        Table()
        .player(0, tableau=["fish", "tardigrades", "physics_complex", "mine"])
        .player(1, tableau=["birds"])
        .player(0, mc=3)
    )
    table.player(0, hand=["ceos_favorite_project"]).begin_alone("construction").choose(0, "play ceos_favorite_project")
    assert table.options() == ["add fish", "add physics_complex", "add tardigrades"]
    table.choose(0, "add physics_complex")
    assert table.cubes("physics_complex") == 2


def test_the_mining_guild_gets_1_rating_for_each_steel() -> None:
    table = (
        Table()
        .player(0, tableau=["mining_guild"], mc=12, hand=["strip_mine"])
        .begin_alone("development")
        .choose(0, "play strip_mine")
    )
    assert table.player(0).rating == 5 - 1 + 2


def test_a_tie_counts_cards_in_hand_as_3_mc_whatever_they_could_be_sold_for() -> None:
    table = (
        Table()
        .player(0, tableau=["composting_factory"])
        .player(1, rating=6, mc=2)
        .player(0, hand=["lichen", "fish"])
        .player(1, hand=["comet"])
        .set(over=1)
    )
    assert [score["total"] for score in table.game.scores()] == [6, 6]
    assert table.game.winners == (0,)
    assert table.player(1, mc=3).game.winners == (0, 1)


def test_the_neutral_card_of_the_last_rounds_is_picked_after_the_own_one() -> None:
    game = play_on(opened(1, level="expert"), 21)
    assert {option.split()[0] for option in options(game)} <= {"sale", "phase"}
    game.choose(0, next(option for option in options(game) if option.startswith("phase")))
    assert {option.split()[0] for option in options(game)} == {"neutral", "sale"}


def test_the_page_of_rulings_names_these_tests_and_no_others() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCS.read_text(encoding="utf-8").split("\n## Ares")[1]))
    here = {name for name in globals() if name.startswith("test_")}
    assert named == here - {"test_the_page_of_rulings_names_these_tests_and_no_others"}
