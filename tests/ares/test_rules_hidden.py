"""What is hidden and what is open (A110, A111)."""

from __future__ import annotations

import pytest

from tests.ares.rounds import opened
from tests.ares.scenes import FOUR_MC
from tests.mars.statements import rule
from tharsis.ares.state import N_PROJECTS
from tharsis.ares.tables import TABLES
from tharsis.core.piles import DECK, HAND
from tharsis.testing.ares import Table


@rule("A110")
def test_a_chosen_phase_is_secret_until_all_reveal() -> None:
    game = opened(3)
    game.choose(0, "phase production")
    game.choose(1, "phase action")
    for seat in (-1, 1, 2):
        assert game.view(seat)["players"][0]["chosen"] is None
        assert game.observe(seat).chosen[0] == 0
        assert "production" not in str(game.view(seat)["events"])
    assert game.view(0)["players"][0]["chosen"] == "production"
    game.choose(2, "phase action")
    assert all(game.view(seat)["players"][0]["chosen"] == "production" for seat in (-1, 0, 1, 2))


@rule("A111")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_hands_and_deck_are_hidden_from_others(seat: int) -> None:
    game = opened(2)
    view = game.view(seat)
    text = str(view)
    for card in range(N_PROJECTS):
        zone = int(game.state.zone[card])
        if zone == DECK or (zone in (HAND, HAND + 1) and zone != HAND + seat):
            assert f"'{TABLES.keys[card]}'" not in text.replace(f"'{view['phase']}'", "")
    assert [player["hand"] for player in view["players"]] == [int(count) for count in game.state.hand_count[:2]]


@rule("A111")
def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    table = (
        Table()
        .player(0, tableau=["ai_central"], hand=["lichen"])
        .deck("comet", "birds")
        .begin_alone("action")
        .choose(0, "use ai_central")
    )
    assert {"comet", "birds"} <= set(table.game.view(0)["hand"])
    assert "comet" not in str(table.game.view(1))
    table = Table().deck("comet", "birds", "fish", "mine").begin_alone("research")
    assert set(table.game.view(0)["seen"]) == {"comet", "birds"}
    assert not {"comet", "birds"} & set(table.game.view(1)["seen"])
    assert "comet" not in str(table.game.view(1))


@rule("A111")
def test_an_orange_token_is_hidden_until_it_is_flipped() -> None:
    table = Table().rewards(*[FOUR_MC] * 9).player(0, mc=15, hand=["lichen"]).begin_alone("action")
    assert table.game.observe(0).ocean_reward.tolist() == [-1] * 9
    table.choose(0, "standard ocean", "flip 3")
    assert table.game.observe(1).ocean_reward.tolist() == [-1, -1, -1, 2, -1, -1, -1, -1, -1]


@rule("A111")
@pytest.mark.parametrize("seat", [-1, 1])
def test_played_cards_stock_production_and_rating_are_open(seat: int) -> None:
    table = (
        Table()
        .player(0, tableau=["fish", "lava_flows", "coal_imports", "mine"])
        .cubes("fish", 2)
        .player(0, mc=7, heat=3, rating=9)
    )
    player = table.game.view(seat)["players"][0]
    assert {row["card"]: row["cubes"] for row in player["tableau"]} == {
        "fish": 2,
        "lava_flows": None,
        "coal_imports": None,
        "mine": None,
    }
    assert player["stock"] == {"mc": 7, "heat": 3, "plant": 0}
    assert (player["production"]["heat"], player["stores"]["steel"], player["rating"]) == (3, 2, 9)
