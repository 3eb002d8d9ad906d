"""Cards sold at any moment of a round, and as part of paying (A049, A070, A071)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.ares.rounds import opened, options, planned
from tests.ares.scenes import ALL_4_MC, TWO_PLANTS
from tests.contract.configurations import ARES
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.rules.asks import Ask
from tharsis.ares.state import Phase
from tharsis.core.frames import KIND
from tharsis.testing.ares import Table

ABOUT_SELLING = {Ask.SELL, Ask.SHORT, Ask.LIMIT}
TAKES_CARDS = {Ask.DISCARD, Ask.REDRAW, Ask.GIVE}
WAYS_OUT = ("done", "decline")


def top(game: ares.Game, seat: int) -> Ask:
    return Ask(int(game.state.frames[seat, int(game.state.depth[seat]) - 1, KIND]))


def check_sale(game: ares.Game, seat: int) -> bool:
    """Selling stands behind what can be done and before the way out; True where it is offered."""
    kinds = {Ask(int(frame[KIND])) for frame in game.state.frames[seat, : int(game.state.depth[seat])]}
    texts = options(game, seat)
    if game.state.phase == Phase.SETUP or top(game, seat) in ABOUT_SELLING or game.state.hand_count[seat] == 0:
        assert "sale" not in texts
    elif not kinds & TAKES_CARDS:
        assert "sale" in texts
    if "sale" in texts:
        at = texts.index("sale")
        assert at > 0 and all(text in WAYS_OUT for text in texts[at + 1 :])
    assert texts[0] not in WAYS_OUT
    return "sale" in texts


@rule("A049")
@pytest.mark.compiled
@pytest.mark.parametrize("setup", ARES, ids=str)
def test_selling_stands_beside_every_choice_of_a_round(setup: dict[str, Any]) -> None:
    seen = set[Ask]()
    for seed in range(4):
        game, chance = ares.new_game(seed=seed, **setup), random.Random(seed)
        while not game.over:
            seat = chance.choice(game.to_move)
            if check_sale(game, seat):
                seen.add(top(game, seat))
            plays = [option for option in game.options(seat) if option.verb in ("play", "use")]
            game.choose(seat, chance.choice(plays if plays and chance.random() < 0.7 else game.options(seat)))
    usual = {Ask.PLAN, Ask.DEVELOPMENT, Ask.CONSTRUCTION, Ask.ACTION, Ask.LOOK, Ask.FLIP}
    assert seen >= usual | ({Ask.SUPPLY, Ask.SWAP} if setup.get("coop") else set())


@rule("A049")
def test_a_card_is_sold_in_the_midst_of_an_effect_which_then_goes_on() -> None:
    table = (
        Table()
        .player(0, mc=15)
        .rewards(*ALL_4_MC)
        .player(0, hand=["lichen", "fish"])
        .begin_alone("action")
        .choose(0, "standard ocean")
    )
    table.choose(0, "sale", "sell lichen")
    assert (table.player(0).mc, table.choices()) == (3, [f"flip {token}" for token in range(9)])
    table.choose(0, "flip 3")
    assert (table.player(0).mc, table.player(0).rating) == (7, 6)


@rule("A049")
def test_nothing_is_sold_before_the_first_round() -> None:
    game = ares.new_game(players=2, seed=1, exchange=True)
    assert "sale" not in options(game)
    assert "sale" in options(opened())


# --- as part of paying -----------------------------------------------------------------------------------------------


@rule("A049", "A070", "A071")
@pytest.mark.parametrize(("mc", "sold", "left"), [(14, 0, 0), (12, 1, 1), (8, 2, 0), (6, 3, 1)])
def test_a_standard_action_is_paid_with_mc_and_cards(mc: int, sold: int, left: int) -> None:
    table = Table().player(0, mc=mc, hand=["lichen", "fish", "comet", "birds"]).begin_alone("action")
    table.choose(0, "standard temperature")
    for _ in range(sold):
        assert all(option.startswith("sell") for option in table.options())
        table.choose(0, table.options()[0])
    assert (table.player(0).mc, len(table.player(0).hand), table.player(0).rating) == (left, 4 - sold, 6)


@rule("A049", "A070")
def test_an_action_is_not_offered_when_all_cards_together_are_not_enough() -> None:
    table = Table().player(0, mc=7, plant=8, hand=["lichen", "fish"]).begin_alone("action")
    assert table.choices() == ["convert plants", "done"]
    assert table.player(0, mc=8).choices() == ["standard temperature", "convert plants", "done"]


@rule("A049", "A070", "A071", "A138")
def test_the_action_of_a_card_is_paid_with_cards_and_change_is_given() -> None:
    """Aquifer Pumping costs 10: 2 M€ and three cards leave 1."""
    table = (
        Table()
        .player(0, tableau=["aquifer_pumping"], mc=2)
        .rewards(*[TWO_PLANTS] * 9)
        .player(0, hand=["lichen", "fish", "comet"])
    )
    table.begin_alone("action").choose(0, "use aquifer_pumping", "sell fish", "sell comet", "flip 0")
    assert (table.player(0).mc, table.player(0).hand, table.player(0).rating, table.state.oceans) == (1, [], 6, 1)


@rule("A049", "A070")
def test_the_mars_initiative_raises_its_6_mc_by_selling() -> None:
    for cards, is_asked in ((["lichen"], False), (["lichen", "fish"], True)):
        table = Table().player(0, tableau=["united_nations_mars_initiative"], mc=14, hand=[*cards]).begin_alone("action")
        table.choose(0, "standard temperature")
        assert ("choose 1" in table.options()) == is_asked
    table.choose(0, "choose 1", "sell fish")
    assert (table.player(0).mc, table.player(0).rating, table.player(0).hand) == (0, 7, [])


@rule("A049", "A132")
def test_helion_may_sell_while_it_says_how_much_heat_it_pays() -> None:
    table = Table().player(0, tableau=["helion"], mc=10, heat=6, hand=["lichen", "fish"]).begin_alone("action")
    table.choose(0, "standard temperature")
    assert table.options() == ["pay heat 4", "pay heat 5", "pay heat 6", "sale"]
    table.choose(0, "sale", "sell fish")
    assert table.choices() == [f"pay heat {heat}" for heat in range(1, 7)]
    table.choose(0, "pay heat 1")
    assert table.player(0).stock == {"mc": 0, "heat": 5, "plant": 0}


# --- cards that an effect takes --------------------------------------------------------------------------------------


@rule("A049", "A116")
def test_the_last_card_owed_to_the_partner_cannot_be_sold() -> None:
    game = planned("production", "research", coop=True)
    game.choose(0, "piece marker")
    game.choose(1, "piece cube")
    game.choose(0, f"give {game.view(0)['hand'][0]}")
    for left in range(8, 2, -1):
        assert len(game.view(1)["hand"]) == left
        game.choose(1, "sale")
        game.choose(1, options(game, 1)[0])
    game.choose(1, "sale")
    card = options(game, 1)[1]
    game.choose(1, options(game, 1)[0])
    assert card.removeprefix("sell ") in game.view(0)["hand"]
    assert len(game.view(1)["hand"]) == 1
