"""Prelude: set-up, the phase of the preludes, the wild tag, solo (P001 to P045)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.mars.helpers import SPARE, hindered, played
from tests.mars.prelude_scenes import (
    PRELUDES,
    about_to_play,
    began,
    chosen_by,
    deal,
    keep,
    phase,
    prelude_table,
    preluded,
    preludes_in,
)
from tests.mars.scenes import end_of_game
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards.names import EARTH
from tharsis.core.errors import BadSetup
from tharsis.core.piles import BOX, DECK, DISCARD, SEEN, UNKNOWN
from tharsis.mars.cards import CARDS
from tharsis.mars.game import Game
from tharsis.mars.modules.prelude.numbers import PRELUDE_DECK, PRELUDE_DISCARD
from tharsis.mars.rules.stock import tags_for_action
from tharsis.mars.state import TAGS
from tharsis.mars.tables import INDEX
from tharsis.testing import Table

CORPORATIONS = ["cheung_shing_mars", "point_luna", "robinson_industries", "valley_trust", "vitor"]
OWN_PROJECTS = [card.key for card in CARDS if card.module == "prelude" and card.deck == "project"]


def new_game(players: int = 2, seed: int = 1, **setup: Any) -> Game:
    return mars.new_game(players=players, seed=seed, prelude=True, first_player=0, **setup)


def corporations_seen(game: Game, seat: int) -> list[str]:
    return [card.key for card in CARDS if card.is_corporation and game.state.zone[INDEX[card.key]] == SEEN + seat]


def begin_as(corporation: str, *kept: str, players: int = 2, keep_cards: int = 0, **setup: Any) -> Game:
    """A real set-up: seat 0 chose this corporation and these preludes, the others are beginners."""
    game = new_game(players, beginners=list(range(1, players)), **setup)
    for key in corporations_seen(game, 0):
        game.state.zone[INDEX[key]] = BOX
    for key in (corporation, "credicor"):
        game.state.zone[INDEX[key]] = SEEN
    game.choose(0, f"corporation {corporation}")
    if not game.state.without_preludes:
        keep(game, 0, *kept)
        for seat in range(1, players):
            keep(game, seat, *preludes_in(game, SEEN + seat)[:2])
    for _ in range(keep_cards):
        game.choose(0, next(str(option) for option in game.options(0) if str(option).startswith("keep")))
    game.choose(0, "done")
    return game


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("P001")
def test_the_module_has_35_preludes_7_projects_and_5_corporations() -> None:
    kinds = Counter(card.deck for card in CARDS if card.module == "prelude")
    assert kinds == {"prelude": 35, "project": 7, "corporation": 5}


@rule("P002")
def test_projects_go_into_the_deck_and_corporations_among_those_dealt_from() -> None:
    with_module, without = new_game(), mars.new_game(2, 1)
    assert with_module.state.deck_count == without.state.deck_count + 7
    zones = {int(with_module.state.zone[INDEX[key]]) for key in OWN_PROJECTS}
    assert zones <= {DECK, SEEN, SEEN + 1}
    assert {int(without.state.zone[INDEX[key]]) for key in OWN_PROJECTS} == {BOX}
    dealt = {key for seed in range(40) for key in corporations_seen(new_game(5, seed), 0)}
    assert set(CORPORATIONS) & dealt and dealt - set(CORPORATIONS)


@rule("P003", "P004")
def test_preludes_are_a_deck_of_their_own_of_which_each_gets_four() -> None:
    game = new_game(3)
    assert [len(preludes_in(game, SEEN + seat)) for seat in range(3)] == [4, 4, 4]
    assert len(preludes_in(game, PRELUDE_DECK)) == 35 - 12
    assert sum(game.state.zone == SEEN) == 4 + 10 + 2
    table = prelude_table().player(0, hand=[])
    table.state.zone[list(PRELUDES)] = PRELUDE_DISCARD
    table.state.deck_count = 0
    drawn = table.player(0, mc=9, hand=["martian_survey", SPARE]).play(0, "martian_survey").player(0).hand
    assert not {CARDS[card].key for card in PRELUDES} & set(drawn), "no prelude is shuffled into the project deck"


@rule("P005", "P007")
def test_two_are_kept_for_nothing_and_the_others_discarded() -> None:
    game = new_game(2)
    seen = preludes_in(game, SEEN)
    game.choose(0, f"corporation {corporations_seen(game, 0)[0]}")
    assert [str(option) for option in game.options(0)] == [f"keep {key}" for key in seen]
    assert game.price(0, f"keep {seen[0]}") is None
    game.choose(0, f"keep {seen[3]}")
    assert [str(option) for option in game.options(0)] == [f"keep {key}" for key in seen[:3]]
    game.choose(0, f"keep {seen[0]}")
    assert chosen_by(game, 0) == [seen[0], seen[3]] and sorted(preludes_in(game, PRELUDE_DISCARD)) == sorted(seen[1:3])
    assert game.question(0).kind == "start_hand"
    assert {int(game.observe(1).zone[INDEX[key]]) for key in seen} == {UNKNOWN}


@rule("P006")
def test_kept_preludes_are_shown_when_they_are_played() -> None:
    table = began("donation", "allied_bank")
    for seat in (1, -1):
        assert table.game.view(seat)["players"][0]["preludes"] == []
        assert {int(table.game.observe(seat).zone[INDEX[key]]) for key in ("donation", "allied_bank")} == {UNKNOWN}
    assert table.game.view(0)["players"][0]["preludes"] == ["allied_bank", "donation"]
    table.choose(0, "play donation")
    assert {"allied_bank", "donation"} <= {row["card"] for row in table.game.view(1)["players"][0]["tableau"]}


@rule("P008")
def test_a_beginner_chooses_preludes_like_everybody_else() -> None:
    game = new_game(2, beginners=[0])
    assert game.question(0).kind == "keep_preludes" and len(game.options(0)) == 4
    assert game.question(1).kind == "corporation"


@rule("P009")
def test_mixed_corporations_deal_one_of_the_module_and_one_other() -> None:
    for seed in range(10):
        game = new_game(5, seed, mixed_corporations=True)
        for seat in range(5):
            assert sum(key in CORPORATIONS for key in corporations_seen(game, seat)) == 1
    for seed in range(10):
        game = new_game(5, seed, mixed_corporations=True, without_preludes=True)
        assert sorted(len(corporations_seen(game, seat)) for seat in range(5)) == [2] * 5


@rule("P010")
def test_cards_without_preludes_leave_valley_trust_in_the_box() -> None:
    for seed in range(20):
        game = new_game(5, seed, without_preludes=True)
        assert game.state.zone[INDEX["valley_trust"]] == BOX
        assert preludes_in(game, BOX) == [CARDS[card].key for card in PRELUDES]
    game = begin_as("vitor", without_preludes=True)
    assert phase(game) == "action"
    solo = prelude_table(1, without_preludes=True).set(generation=13)
    assert not end_of_generation(solo).over and end_of_generation(solo.set(generation=14)).over


def test_set_ups_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="without_preludes is True; it needs prelude"):
        mars.new_game(2, without_preludes=True)
    with pytest.raises(BadSetup, match="rating_goal is True; it needs prelude and one player"):
        mars.new_game(2, prelude=True, rating_goal=True)


@rule("P011")
def test_corporate_era_may_be_out() -> None:
    game = new_game(2, corporate_era=False)
    assert (game.state.production[:2] == 1).all()
    assert (new_game(2).state.production[:2] == 0).all()


# --- playing them ----------------------------------------------------------------------------------------------------


@rule("P012", "P013", "P021")
def test_preludes_are_played_in_turn_order_before_the_first_actions() -> None:
    game = mars.new_game(3, seed=1, prelude=True, first_player=1, beginners=[0, 1, 2])
    for seat in range(3):
        deal(game, seat, *[("donation", "loan"), ("mohole", "biofuels"), ("supplier", "allied_bank")][seat])
        assert phase(game) == "setup"
        game.choose(seat, f"keep {preludes_in(game, SEEN + seat)[0]}")
    order = []
    while phase(game) == "preludes":
        (seat,) = game.to_move
        order.append(seat)
        game.choose(seat, str(game.options(seat)[-1]))
    assert order == [1, 2, 0] and phase(game) == "action" and game.to_move == (1,)
    assert game.state.stock[0, 0] == 42 + 21 + 30


@rule("P013", "P017")
def test_each_plays_both_in_the_order_of_choice() -> None:
    table = began("business_empire", "donation")
    assert table.options(0) == ["play donation", "give_up business_empire"]
    table.choose(0, "play donation")
    assert {"business_empire", "donation"} <= set(table.player(0).tableau)
    other = began("business_empire", "donation")
    other.choose(0, "give_up business_empire")
    assert other.player(0).tableau == ["donation"] and other.player(0).stock["mc"] == 36
    assert other.game.to_move == (1,)


@rule("P012", "P021")
def test_first_actions_come_after_both_preludes() -> None:
    game = begin_as("inventrix", "donation", "loan")
    assert phase(game) == "preludes" and game.state.first_action[0]
    game.choose(0, "play loan")
    while phase(game) == "preludes":
        game.choose(1, str(game.options(1)[0]))
    assert [str(option) for option in game.options(0)] == ["first_action", "pass"]


@rule("P014")
def test_effects_and_discounts_for_playing_projects_do_not_apply() -> None:
    table = about_to_play("business_empire", mc=6).player(
        0, corporation="credicor", tableau=["media_group", "anti_gravity_technology"]
    )
    assert table.game.price(0, "play business_empire").amount == 6
    changed = preluded(table, "business_empire")
    assert changed["mc"] == -6
    assert table.state.frames[0, 0].any() == 0 and table.player(0).hand == []


@rule("P015")
def test_helion_may_pay_with_heat() -> None:
    table = about_to_play("huge_asteroid", mc=2, heat=4).player(0, corporation="helion")
    table.choose(0, "play huge_asteroid")
    assert table.options(0) == ["pay heat 3", "pay heat 4"]


@rule("P016")
def test_a_prelude_given_up_is_discarded_without_tags_and_nobody_hears_more() -> None:
    table = about_to_play("galilean_mining", mc=4)
    table.choose(0, "give_up galilean_mining")
    assert table.player(0).tags["jovian"] == 0 and table.player(0).stock["mc"] == 19
    assert table.state.zone[INDEX["galilean_mining"]] == PRELUDE_DISCARD
    assert [event["kind"] for event in table.events][:2] == ["gave_up", "gained"]


@rule("P018")
def test_tags_of_preludes_count_and_are_answered_to() -> None:
    table = about_to_play("io_research_outpost").player(0, tableau=["olympus_conference"])
    assert preluded(table, "io_research_outpost")["olympus_conference cubes"] == 1
    assert table.player(0).tags["jovian"] == 1 and table.player(0).tags["science"] == 2
    saturn = about_to_play("io_research_outpost").player(1, corporation="saturn_systems")
    assert preluded(saturn, "io_research_outpost")["1 mc production"] == 1


@rule("P020")
def test_rating_raised_by_a_prelude_counts_as_raised_in_this_generation() -> None:
    table = about_to_play("unmi_contractor").player(0, mc=3, corporation="united_nations_mars_initiative")
    table.choose(0, "play unmi_contractor")
    assert table.state.generation == 1 and "use united_nations_mars_initiative" in table.player(
        0, mc=3, hand=[SPARE]
    ).turn_options(0)


@rule("P022")
def test_preludes_are_no_project_cards_for_goals() -> None:
    for place, key in (("elysium", "tycoon"), ("hellas", "tactician"), ("hellas", "magnate"), ("elysium", "celebrity")):
        table = prelude_table(map=place).player(0, tableau=["donation", "dome_farming", "mohole"])
        assert next(goal for goal in table.game.goals() if goal.key == key).values[0] == 0


@rule("P023")
def test_robotic_workforce_copies_a_prelude_with_a_building_tag() -> None:
    table = prelude_table().player(
        0, mc=9, hand=["robotic_workforce", SPARE], tableau=["mining_operations", "power_generation"]
    )
    assert played(table, "robotic_workforce") == {"mc": -9, "steel production": 2, "science tag": 1}


@rule("P038")
def test_valley_trust_plays_one_of_three_preludes_as_its_first_action() -> None:
    table = prelude_table().player(0, mc=4, corporation="valley_trust", hand=[SPARE]).player(0, first_action=1)
    for card in PRELUDES:
        table.state.zone[card] = PRELUDE_DISCARD
    for key in ("business_empire", "donation", "loan"):
        table.state.zone[INDEX[key]] = PRELUDE_DECK
    table.turn(0).choose(0, "first_action")
    assert table.options(0) == ["play donation", "play loan", "give_up business_empire"]
    assert {int(table.game.observe(1).zone[INDEX[key]]) for key in ("business_empire", "donation", "loan")} == {UNKNOWN}
    assert table.game.undoable(0) == 0, "hidden cards were seen"
    table.choose(0, "give_up business_empire")
    assert table.player(0).stock["mc"] == 19 and len(preludes_in(table.game, PRELUDE_DISCARD)) == 35
    assert table.player(0).tableau == ["valley_trust"] and not table.state.first_action[0]


@rule("P038")
def test_the_prelude_of_valley_trust_is_carried_out() -> None:
    table = prelude_table().player(0, corporation="valley_trust", hand=[SPARE]).player(0, first_action=1)
    table.turn(0).choose(0, "first_action").choose(0, next(o for o in table.options(0) if o.startswith("play")))
    assert len(table.player(0).tableau) == 2 and len(preludes_in(table.game, PRELUDE_DISCARD)) == 2


@rule("P042")
def test_point_luna_draws_for_its_own_tag_at_the_start_and_does_not_pay_for_it() -> None:
    game = begin_as("point_luna", "donation", "mohole", keep_cards=2)
    assert game.state.hand_count[0] == 3 and game.state.stock[0, 0] == 38 - 2 * 3


@rule("P039")
def test_vitor_starts_with_48() -> None:
    game = begin_as("vitor", "mohole", "biofuels")
    assert game.state.stock[0, 0] == 48


# --- wild tag --------------------------------------------------------------------------------------------------------


def wild(*tableau: str, count: int = 1, **seat_0: Any) -> Table:
    """Seat 0 has one wild tag in play, or two."""
    carriers = ["research_network", "research_coordination"][:count]
    return prelude_table(players=seat_0.pop("players", 2), **seat_0.pop("setup", {})).player(
        0, tableau=[*carriers, *tableau], **seat_0
    )


def value(table: Table, goal: str, seat: int = 0) -> int:
    return next(each for each in table.game.goals() if each.key == goal).values[seat]


@rule("P029")
def test_two_cards_carry_a_wild_tag() -> None:
    assert [card.key for card in CARDS if "wild" in card.tags] == ["research_coordination", "research_network"]


@rule("P030")
def test_a_wild_tag_is_no_tag_while_it_is_played() -> None:
    tableau = ["olympus_conference", "mars_university", "earth_office", "space_station"]
    table = prelude_table().player(0, mc=4, hand=["research_coordination", SPARE], tableau=tableau)
    assert table.game.price(0, "play research_coordination").amount == 4
    assert played(table, "research_coordination") == {"mc": -4}


@rule("P031", "P032")
def test_a_wild_tag_helps_with_needs_and_with_counts_of_the_action() -> None:
    assert hindered(prelude_table().player(0, mc=12, hand=["space_hotels", SPARE], tableau=["sponsors"]), "space_hotels")
    table = wild("sponsors", mc=12, hand=["space_hotels", SPARE])
    assert played(table, "space_hotels")["mc production"] == 4
    assert played(wild(mc=8, hand=["cartel", SPARE]), "cartel")["mc production"] == 2
    assert played(wild(mc=10, hand=["satellites", SPARE], count=2), "satellites")["mc production"] == 3
    asteroid = wild("adapted_lichen", "farming", mc=31, hand=["nitrogen_rich_asteroid", SPARE])
    assert played(asteroid, "nitrogen_rich_asteroid")["plant production"] == 4, "if you have 3 plant tags"


@rule("P033")
def test_one_wild_tag_stands_for_one_of_several_tags_needed() -> None:
    one = wild("adapted_lichen", mc=11, hand=["advanced_ecosystems", SPARE])
    assert hindered(one, "advanced_ecosystems") == ["tags animal", "tags microbe"]
    two = wild("adapted_lichen", mc=11, hand=["advanced_ecosystems", SPARE], count=2)
    assert two.can_play(0, "advanced_ecosystems") and two.why_not(0, "advanced_ecosystems") == []


@rule("P034")
def test_wild_tags_help_to_claim_milestones() -> None:
    builder = wild("mine", "mohole", "dome_farming", "mining_operations", "martian_industries", "polar_industries", mc=8)
    assert value(builder, "builder") == 7
    builder.player(0, tableau=["research_coordination"])
    assert "claim builder" in builder.turn_options(0)
    assert value(wild(setup={"map": "elysium"}, count=2), "ecologist") == 2
    assert value(wild(setup={"map": "hellas"}, count=2), "rim_settler") == 2
    varied = wild("mine", "sponsors", setup={"map": "hellas"}, count=2)
    assert value(varied, "diversifier") == 4
    varied.state.tags[0, :10] = 1
    assert value(varied, "diversifier") == 10


@rule("P035")
def test_wild_tags_count_neither_for_awards_nor_for_points() -> None:
    table = wild(count=2)
    assert value(table, "scientist") == 0
    assert value(wild(setup={"map": "hellas"}, count=2), "space_baron") == 0
    before = prelude_table().player(0, tableau=["ganymede_colony"]).vp(0)
    assert wild("ganymede_colony").vp(0) == before


@rule("P036")
def test_others_do_not_count_wild_tags() -> None:
    table = wild().player(1, mc=12, hand=["toll_station", SPARE])
    assert "mc production" not in played(table, "toll_station", seat=1)
    jovian = wild(setup={"colonies": True}).player(1, mc=15, hand=["galilean_waystation", SPARE])
    assert "1 mc production" not in played(jovian, "galilean_waystation", seat=1)


@rule("P036")
def test_in_another_players_turn_a_wild_tag_is_none() -> None:
    state = wild().turn(0).state
    earth = TAGS.index(EARTH)
    assert tags_for_action(state, 0, earth) == int(state.tags[0, earth]) + 1
    state.active = 1
    assert tags_for_action(state, 0, earth) == int(state.tags[0, earth])


@rule("P037")
def test_a_wild_tag_is_no_new_type_for_aridor() -> None:
    table = prelude_table(colonies=True).player(0, mc=4, corporation="aridor", hand=["research_coordination", SPARE])
    assert played(table, "research_coordination") == {"mc": -4}


def test_a_card_whose_only_tag_is_wild_counts_as_untagged_for_community_services() -> None:
    """See the ruling in docs/rulings.md."""
    table = wild(setup={"colonies": True}, mc=13, hand=["community_services", SPARE])
    assert played(table, "community_services")["mc production"] == 3


# --- solo, draft -----------------------------------------------------------------------------------------------------


def end_of_generation(table: Table) -> Game:
    table.turn(0)
    while table.game.to_move and table.state.phase == 3:
        table.choose(0, "pass")
    while not table.game.over and table.state.phase == 5:
        table.choose(0, "done")
    return table.game


@rule("P043")
def test_solo_with_preludes_lasts_12_generations() -> None:
    table = prelude_table(1).set(generation=11)
    assert not end_of_generation(table).over
    game = end_of_generation(prelude_table(1).set(generation=12))
    assert game.over and game.won is False


@rule("P044")
def test_the_variant_asks_for_a_rating_of_63_and_has_buffer_gas() -> None:
    assert "standard buffer_gas" not in prelude_table(1).player(0, mc=20).turn_options(0)
    table = prelude_table(1, rating_goal=True).player(0, mc=16, hand=[SPARE])
    table.do(0, "standard buffer_gas")
    assert table.player(0).rating == 15 and table.player(0).stock["mc"] == 0
    for rating, won in ((62, False), (63, True)):
        game = end_of_generation(prelude_table(1, rating_goal=True).set(generation=12).player(0, rating=rating))
        assert game.over and game.won is won


@rule("P045")
def test_the_draft_never_concerns_preludes() -> None:
    game = mars.new_game(2, seed=3, prelude=True, draft=True, beginners=[0, 1], first_player=0)
    assert game.question(0).kind == "keep_preludes"
    rng = np.random.default_rng(1)
    while game.state.generation < 3 and not game.over:
        seat = game.to_move[0]
        if phase(game) == "draft":
            assert not {CARDS[card].key for card in PRELUDES} & set(game.view(seat)["pack"])
        game.choose(seat, rng.choice([str(option) for option in game.options(seat)]))


def test_a_whole_game_ends() -> None:
    table = prelude_table().player(0, tableau=["donation"])
    assert end_of_game(table).game.over
    assert not any(int(zone) in (DISCARD, DECK) for zone in table.state.zone[list(PRELUDES)])
