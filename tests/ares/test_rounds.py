"""Set-up, planning, production, research, the end step, the end of the game and scoring."""

from __future__ import annotations

import pytest

from tests.ares.rounds import planned
from tests.ares.scenes import filler
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.cards import CARDS
from tharsis.ares.tables import INDEX
from tharsis.core.errors import BadSetup
from tharsis.core.piles import HAND
from tharsis.testing.ares import Table


@rule("A012", "A013", "A015", "A016")
def test_everybody_starts_with_8_cards_and_rating_5() -> None:
    game = ares.new_game(players=3, seed=1)
    assert game.to_move == (0, 1, 2)
    assert all(game.state.hand_count[seat] == 8 and game.state.rating[seat] == 5 for seat in range(3))
    assert all(len(game.options(seat)) == 2 for seat in range(3))
    assert (game.state.temperature, game.state.oxygen, game.state.oceans) == (-30, 0, 0)


@rule("A020", "A021")
def test_first_game_deals_marked_cards() -> None:
    """A020, A021."""
    game = ares.new_game(players=4, seed=1, first_game=True)
    assert [len([c for c in range(208) if game.state.zone[c] == HAND + s and CARDS[c].starred]) >= 4 for s in range(4)] == [
        True
    ] * 4
    assert all(CARDS[int(game.state.corporation[seat])].starred for seat in range(4))
    assert game.state.rounds == 1


@rule("A017")
def test_experienced_players_exchange_cards_once_before_choosing() -> None:
    """A017: without M€."""
    game = ares.new_game(players=2, seed=1, exchange=True)
    first = [option for option in game.options(0) if option.verb == "discard"]
    assert len(first) == 8
    game.choose(0, first[0])
    game.choose(0, first[3])
    game.choose(0, "done")
    assert game.state.hand_count[0] == 8
    assert [option.verb for option in game.options(0)] == ["corporation", "corporation"]


@rule("E32", "A055", "A056")
def test_nobody_chooses_the_same_phase_twice_running() -> None:
    """E32, A055, A056."""
    game = planned("production", "production")
    assert game.state.rounds == 2
    assert [str(option) for option in game.options(0)] == [
        *(f"phase {p}" for p in ("development", "construction", "action", "research")),
        "sale",
    ]
    game.choose(0, "phase research")
    game.choose(1, "phase research")
    while game.state.rounds == 2:
        seat = game.to_move[0]
        game.choose(seat, game.options(seat)[0])
    assert "phase production" in [str(option) for option in game.options(0)]


@rule("E35", "A047", "A092", "A093", "A094", "A096")
def test_a_production_phase() -> None:
    """E35: 4 + 6 + 4 = 14 M€, 3 heat, 1 plant, 1 card."""
    table = Table().player(
        0, tableau=["tectonic_stress_power", "tundra_farming", "callisto_penal_mines", "power_grid"], rating=6
    )
    table.begin("production", {0: "production"})
    assert table.player(0).stock == {"mc": 14, "heat": 3, "plant": 1}
    assert len(table.player(0).hand) == 1


@rule("E36", "A097", "A098")
def test_research_draws_5_keeps_2_with_the_bonus() -> None:
    """E36."""
    table = Table().begin("research", {0: "research"})
    assert (len(table.options(0)), len(table.options(1))) == (5, 2)
    table.choose(0, table.options()[4]).choose(0, table.options()[0]).choose(1, table.options(1)[1])
    assert (len(table.player(0).hand), len(table.player(1).hand)) == (2, 1)


def test_research_cards_add_up() -> None:
    table = (
        Table()
        .player(0, tableau=["interns", "extended_resources", "united_planetary_alliance"])
        .begin("research", {0: "research"})
    )
    assert len(table.options()) == 8
    for _ in range(4):
        table.choose(0, table.options()[0])
    assert len(table.player(0).hand) == 4


@rule("A100", "A101")
def test_hand_limit_is_10_and_sold_at_3() -> None:
    """A100."""
    table = Table().player(0, hand=[*(card.key for card in CARDS[100:112])]).begin_alone("production")
    assert table.state.phase == 8
    table.choose(0, table.options()[0]).choose(0, table.options()[0])
    assert (len(table.player(0).hand), table.player(0).mc) == (10, 5 + 6)


@rule("E37", "A104", "A105")
def test_the_game_ends_right_after_the_completing_phase() -> None:
    """E37: III and IV are not played."""
    table = Table().set(temperature=6, oxygen=14).set(oceans=9).player(0, mc=30, hand=["lava_flows", *filler(2)])
    table.begin("construction", {0: "action", 1: "production"}).choose(0, "play lava_flows")
    assert table.game.over
    assert table.player(0).rating == 7
    assert table.player(1).mc == 0


@rule("E38", "A106", "A107", "A108")
def test_final_score_of_43() -> None:
    """E38."""
    table = Table().player(0, rating=25, forests=6)
    table.player(
        0, tableau=["beam_from_a_thorium_asteroid", "interstellar_colony_ship", "adaptation_technology", "advanced_ecosystems"]
    )
    table.player(0, tableau=["ecological_zone"]).cubes("ecological_zone", 6)
    assert table.game.scores()[0] == {"total": 43, "rating": 25, "forests": 6, "cards": 12}


@rule("A109")
def test_tie_break_sells_the_hand() -> None:
    """A109."""
    table = Table().player(0, mc=5).player(1, mc=3, hand=["lichen"]).set(over=1)
    assert table.game.winners == (1,)


@rule("A040")
def test_red_tags_keep_counting() -> None:
    """A040."""
    table = Table().player(0, tableau=["comet", "lava_flows", "venture_capitalism"])
    assert table.player(0).production["mc"] == 2


@rule("A051")
def test_a_fresh_deck_is_made_of_the_discards() -> None:
    """A051."""
    table = Table()
    table.state.deck_count = 0
    for card in range(208):
        if table.state.zone[card] == 0:
            table.state.zone[card] = 1
            table.state.discard_count += 1
    table.begin("research")
    assert len(table.options(0)) == 5


@rule("A054", "A110")
def test_chosen_phases_are_secret_until_all_have_chosen() -> None:
    game = ares.new_game(players=2, seed=3)
    for seat in (0, 1):
        game.choose(seat, game.options(seat)[0])
    game.choose(0, "phase action")
    assert game.view(1)["players"][0]["chosen"] is None
    assert game.view(0)["players"][0]["chosen"] == "action"
    assert game.to_move == (1,)


@rule("A053")
def test_results_do_not_depend_on_who_answers_first() -> None:
    """A053: the same answers in two orders."""
    tables = []
    for order in ((0, 1), (1, 0)):
        table = (
            Table()
            .set(temperature=6)
            .player(0, heat=9, mc=20)
            .player(1, heat=16, plant=8)
            .player(0, hand=["lichen"])
            .player(1, hand=["fish"])
        )
        table.begin_alone("action")
        for seat in order:
            table.choose(seat, *(("standard forest", "done") if seat == 0 else ("convert heat", "done")))
        tables.append(table)
    one, other = tables
    assert one.state.stock.tolist() == other.state.stock.tolist()
    assert one.state.rating.tolist() == other.state.rating.tolist()


@rule("A001")
def test_co_op_is_for_two() -> None:
    with pytest.raises(BadSetup):
        ares.new_game(players=3, coop=True)


@rule("A001")
def test_setup_refuses_nonsense() -> None:
    with pytest.raises(BadSetup):
        ares.new_game(players=5)
    with pytest.raises(BadSetup):
        ares.new_game(players=1, level="easy")


@rule("A018")
def test_mining_guild_starts_with_its_steel_and_without_rating_for_it() -> None:
    for seed in range(60):
        game = ares.new_game(players=2, seed=seed)
        if "corporation mining_guild" in [str(option) for option in game.options(0)]:
            game.choose(0, "corporation mining_guild")
            game.choose(1, game.options(1)[0])
            assert (game.state.production[0, 1], game.state.rating[0], game.state.stock[0, 0]) == (1, 5, 27)
            assert game.state.corporation[0] == INDEX["mining_guild"]
            return
    raise AssertionError("no seed deals the Mining Guild")
