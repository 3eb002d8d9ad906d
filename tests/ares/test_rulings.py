"""The rulings on Ares Expedition in docs/rulings.md, one test each."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ares.rounds import opened, options, play_on
from tharsis.ares.cards import CARDS, PROJECTS
from tharsis.ares.state import Phase
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.testing.ares import Table

DOCS = Path(__file__).parents[2] / "docs" / "rulings.md"

# --- from the list the page began with -------------------------------------------------------------------------------


def test_needs_and_finished_parameters_are_read_as_the_phase_began() -> None:
    table = (
        Table().set(temperature=0).have(0, mc=40).have(1, mc=40).hand(0, "giant_ice_asteroid", "mangrove").hand(1, "lava_flows")
    )
    table.rewards(*[0] * 9).begin("construction", {0: "construction"}).do(1, "play lava_flows")
    assert table.state.temperature == 4
    assert "play mangrove" not in table.options()
    table = Table().set(temperature=6).have(0, heat=8).have(1, heat=8).begin_alone("action")
    table.do(0, "convert heat").do(1, "convert heat")
    assert (table.rating(0), table.rating(1)) == (6, 6)
    table.have(0, heat=8, plant=8).begin_alone("action")
    assert table.options() == ["convert plants", "done"]


def test_the_last_ocean_pays_again_and_forests_always_come() -> None:
    table = Table().flip(8).rewards(*[2] * 8, 0).set(oxygen=14).have(0, mc=50, plant=8).hand(0, "fish").begin_alone("action")
    table.do(0, "standard ocean", "standard ocean", "standard forest")
    assert (table.rating(), table.stock()["plant"], table.mc(), table.state.forests[0]) == (7, 8 + 4, 0, 1)


def test_heat_and_plants_that_can_raise_something_must_be_spent() -> None:
    table = Table().have(0, heat=16, plant=16).hand(0, "fish").begin_alone("action").do(0, "done")
    assert (table.stock(), table.rating()) == ({"mc": 0, "heat": 0, "plant": 0}, 9)


def test_the_game_ends_after_the_phase_that_finishes_mars() -> None:
    table = Table().set(temperature=6, oxygen=14).flip(9).have(0, heat=8).hand(0, "fish")
    table.begin("action", {0: "production", 1: "research"}).do(0, "convert heat")
    assert (table.game.over, table.mc(0), table.in_hand(1)) == (True, 0, [])


def test_a_phase_is_played_once_with_a_bonus_for_those_who_chose_it() -> None:
    table = Table(players=3).begin("production", {0: "production", 1: "production"})
    assert [table.mc(seat) for seat in range(3)] == [9, 9, 5]
    assert "phase production" not in table.options(0)
    assert "phase production" in table.options(2)


def test_cards_are_sold_at_any_time_and_the_limit_asks_at_the_end() -> None:
    cards = [card.key for card in PROJECTS[60:72]]
    table = Table().have(0, mc=20).hand(0, *cards).begin("action", {0: "production"})
    assert len(table.in_hand()) == 12
    table.do(0, "sale", f"sell {cards[0]}")
    assert table.mc() == 23
    table.do(0, "done")
    assert (table.state.phase, table.mc()) == (Phase.END_STEP, 23 + 9)
    table.do(0, f"sell {cards[1]}")
    assert (len(table.in_hand()), table.mc()) == (10, 35)


def test_metals_are_a_standing_discount() -> None:
    table = (
        Table()
        .lay(0, "strip_mine")
        .have(0, mc=50)
        .hand(0, "circuit_board_factory", "colonizer_training_camp", "volcanic_pools")
    )
    table.begin("construction", {0: "construction"}).do(0, "play circuit_board_factory", "play volcanic_pools")
    assert table.mc() == 50 - (14 - 4) - (17 - 3)
    assert (table.production()["steel"], table.production()["titanium"]) == (2, 1)


def test_counted_production_changes_with_the_tags_of_events_too() -> None:
    table = Table().lay(0, "venture_capitalism", "satellites").have(0, mc=25).hand(0, "comet").rewards(*[0] * 9)
    table.begin_alone("construction").do(0, "play comet", "flip 0")
    assert table.production()["mc"] == 1 + 2
    table.begin_alone("production")
    assert table.mc() == 3 + table.rating()


def test_solo_lasts_25_rounds_and_co_op_15_with_mars_finished_or_not() -> None:
    for players, coop, last in ((1, False, 25), (2, True, 15)):
        for rounds in (last - 1, last):
            table = Table(players=players, coop=coop).set(rounds=rounds, temperature=8, oxygen=14).flip(9)
            assert table.begin_alone("production").game.over == (rounds == last)


# --- chosen by Tharsis -----------------------------------------------------------------------------------------------


def test_cards_are_drawn_in_the_order_of_the_answers() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = Table().lay(0, "circuit_board_factory").lay(1, "development_center").have(1, heat=2)
        table.hand(0, "lichen").hand(1, "fish").deck("comet", "birds").begin_alone("action")
        use = {0: "use circuit_board_factory", 1: "use development_center"}
        table.do(first, use[first]).do(second, use[second])
        assert "comet" in table.in_hand(first)
        assert "birds" in table.in_hand(second)


def test_cards_drawn_without_an_answer_come_seat_by_seat() -> None:
    table = Table().lay(0, "acquired_company").lay(1, "callisto_penal_mines").deck("comet", "birds").begin_alone("production")
    assert (table.in_hand(0), table.in_hand(1)) == (["comet"], ["birds"])
    table = Table().deck("comet", "birds", "fish", "mine").begin_alone("research")
    assert (table.options(0), table.options(1)) == (["keep birds", "keep comet"], ["keep fish", "keep mine"])


def test_cards_looked_at_are_not_in_hand_and_cannot_be_sold() -> None:
    table = Table().hand(0, "lichen", "fish").deck("comet", "birds", "mine").begin_alone("research")
    assert table.options() == ["keep birds", "keep comet", "sale"]
    table.do(0, "sale")
    assert table.options() == ["sell fish", "sell lichen"]
    table.do(0, "sell fish", "keep comet")
    assert (table.mc(), table.in_hand()) == (3, ["comet", "lichen"])


def test_selling_alone_is_no_question() -> None:
    """Nothing costs so little that one card would pay for it: the action phase is over."""
    assert Table().hand(0, "lichen").begin_alone("action").state.phase == Phase.PLANNING


def test_a_card_owed_to_an_effect_cannot_be_sold() -> None:
    """Business Contacts: draw 4, discard 2. Two of the four may be sold; the others go for nothing."""
    table = Table().have(0, mc=5).hand(0, "business_contacts").deck("comet", "fish", "birds", "mine")
    table.begin_alone("construction").do(0, "play business_contacts", "sale", "sell comet", "sale", "sell mine")
    assert (table.mc(), table.options()) == (6, ["discard birds", "discard fish"])
    table.do(0, "discard fish")
    assert (table.mc(), table.in_hand()) == (6, [])


def test_composting_factory_is_paid_4_at_the_hand_limit_too() -> None:
    cards = [card.key for card in PROJECTS[60:72]]
    table = Table().lay(0, "composting_factory").hand(0, *cards).begin_alone("production")
    table.do(0, f"sell {cards[0]}", f"sell {cards[1]}")
    assert (table.state.phase, table.mc()) == (Phase.PLANNING, 5 + 2 * 4)


def test_ocean_tokens_are_taken_in_the_order_of_the_answers() -> None:
    """Two tokens are left, 4 M€ and 2 plants: the first picks one, the other is left with the last, which then repeats."""
    for first, second in ((0, 1), (1, 0)):
        table = Table().rewards(*[2] * 8, 0).flip(9).set(oceans=7).have(first, mc=15).have(second, mc=30)
        table.state.ocean_flipped[7:] = 0
        table.begin_alone("action").do(0, "standard ocean").do(1, "standard ocean").do(first, "flip 7")
        assert (table.mc(first), table.mc(second), table.stock(second)["plant"]) == (4, 15, 2)
        table.do(second, "standard ocean")
        assert (table.state.oceans, table.stock(second)["plant"], table.rating(second)) == (9, 4, 7)


def test_compulsory_spending_looks_at_the_start_of_the_phase() -> None:
    """Seat 0 takes the last step; seat 1 must still spend, and is paid for it."""
    table = Table().set(temperature=6).have(0, heat=8).have(1, heat=17).hand(0, "lichen").hand(1, "fish").begin_alone("action")
    table.do(0, "done").do(1, "done")
    assert (table.stock(1)["heat"], table.rating(1), table.state.temperature) == (1, 7, 8)


def test_the_bonus_of_construction_is_always_taken() -> None:
    table = Table().have(0, mc=50).hand(0, "lava_flows", "comet").begin("construction", {0: "construction"})
    assert "done" not in table.options()
    table.do(0, "play lava_flows")
    assert "done" not in table.options()
    table = Table().hand(0, "lichen").deck("fish").begin("construction", {0: "construction"})
    assert table.in_hand() == ["fish", "lichen"]


def test_a_cards_own_effects_come_before_those_that_answer_to_it() -> None:
    """Invention Contest looks at 3 cards before Mars University swaps one."""
    table = (
        Table().lay(0, "mars_university").have(0, mc=1).hand(0, "invention_contest", "lichen").deck("comet", "birds", "mine")
    )
    table.begin_alone("construction").do(0, "play invention_contest")
    assert table.choices() == ["keep birds", "keep comet", "keep mine"]
    table.do(0, "keep comet")
    assert table.choices() == ["discard comet", "discard lichen", "done"]


def test_what_needs_no_choice_does_not_wait_for_the_cards_own() -> None:
    """Optimal Aerobraking brings its heat and plants before Invention Contest, an event, has been looked through."""
    table = Table().lay(0, "optimal_aerobraking").have(0, mc=1).hand(0, "invention_contest").deck("comet", "birds", "mine")
    table.begin_alone("construction").do(0, "play invention_contest")
    assert table.choices() == ["keep birds", "keep comet", "keep mine"]
    assert (table.stock()["heat"], table.stock()["plant"]) == (2, 2)


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
        Table().set(temperature=8).flip(9).have(0, mc=60, heat=16).hand(0, "deimos_down", "fish").begin_alone("construction")
    )
    assert "play deimos_down" in table.options(), "a card, though the temperature has come to its end"
    table = Table().set(temperature=8).flip(9).have(0, mc=60, heat=16).hand(0, "fish").begin_alone("action")
    options = table.options()
    assert "standard forest" in options
    assert not {"standard temperature", "standard ocean", "convert heat"} & set(options)
    table = Table().lay(0, "extreme_cold_fungus").hand(0, "fish").begin_alone("action")
    table.do(0, "use extreme_cold_fungus")
    assert table.stock()["plant"] == 1, "no card to hold a microbe: the plant is all there is"


def test_a_discount_that_costs_something_is_taken_once_for_a_card() -> None:
    table = Table().lay(0, "restructured_resources", "anaerobic_microorganisms").cubes("anaerobic_microorganisms", 9)
    table.have(0, mc=50, plant=9).hand(0, "deimos_down", "fish").begin_alone("construction")
    table.do(0, "play deimos_down", "discount restructured_resources")
    assert table.choices() == ["discount anaerobic_microorganisms", "decline"]
    table.do(0, "discount anaerobic_microorganisms")
    assert table.stock() == {"mc": 50 - 15 + 7, "heat": 0, "plant": 8}
    assert table.cubes("anaerobic_microorganisms") == 7


def test_the_mars_initiative_is_asked_once_a_phase_at_the_first_rise() -> None:
    table = (
        Table().lay(0, "united_nations_mars_initiative").have(0, mc=60, heat=8).hand(0, "lava_flows", "release_of_inert_gases")
    )
    table.begin("construction", {0: "construction", 1: "action"}).do(0, "play lava_flows")
    assert table.choices() == ["choose 1", "choose 2"]
    table.do(0, "choose 2", "play release_of_inert_gases")
    assert (table.state.phase, table.rating()) == (Phase.ACTION, 9)
    table.do(0, "convert heat")
    assert table.options() == ["choose 1", "choose 2"]


def test_ceos_favorite_project_takes_any_own_card_that_can_hold_cubes() -> None:
    table = Table().lay(0, "fish", "tardigrades", "physics_complex", "mine").lay(1, "birds").have(0, mc=3)
    table.hand(0, "ceos_favorite_project").begin_alone("construction").do(0, "play ceos_favorite_project")
    assert table.options() == ["add fish", "add physics_complex", "add tardigrades"]
    table.do(0, "add physics_complex")
    assert table.cubes("physics_complex") == 2


def test_the_mining_guild_gets_1_rating_for_each_steel() -> None:
    table = (
        Table().lay(0, "mining_guild").have(0, mc=12).hand(0, "strip_mine").begin_alone("development").do(0, "play strip_mine")
    )
    assert table.rating() == 5 - 1 + 2


def test_a_tie_counts_cards_in_hand_as_3_mc_whatever_they_could_be_sold_for() -> None:
    table = Table().lay(0, "composting_factory").have(1, rating=6, mc=2).hand(0, "lichen", "fish").hand(1, "comet").set(over=1)
    assert [score["total"] for score in table.game.scores()] == [6, 6]
    assert table.game.winners == (0,)
    assert table.have(1, mc=3).game.winners == (0, 1)


def test_the_neutral_card_of_the_last_rounds_is_picked_after_the_own_one() -> None:
    game = play_on(opened(1, level="expert"), 21)
    assert {option.split()[0] for option in options(game)} <= {"sale", "phase"}
    game.choose(0, next(option for option in options(game) if option.startswith("phase")))
    assert {option.split()[0] for option in options(game)} == {"neutral", "sale"}


def test_the_page_of_rulings_names_these_tests_and_no_others() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCS.read_text(encoding="utf-8").split("\n## Ares")[1]))
    here = {name for name in globals() if name.startswith("test_")}
    assert named == here - {"test_the_page_of_rulings_names_these_tests_and_no_others"}
