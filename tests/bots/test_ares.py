"""The bots play Ares too, and see no more than they may."""

from __future__ import annotations

import pytest

from tests.ares.scenes import filler
from tharsis import ares
from tharsis.ares.state import Phase
from tharsis.ares.tables import INDEX, TABLES
from tharsis.bots import Clock, GreedyBot, SearchBot, View, facts, make_bot, play_game, play_move
from tharsis.bots.ares.desk import new_desk
from tharsis.bots.ares.engine import think
from tharsis.bots.ares.scales import ALONE, BY_HAND, TOGETHER
from tharsis.bots.ares.search import deal
from tharsis.bots.brains import DEAL, PLAY_OUT
from tharsis.core.game import BaseGame
from tharsis.core.piles import UNKNOWN
from tharsis.core.records import copy_record
from tharsis.core.rng import new_rng
from tharsis.testing.ares import Table


def some_moves_on(moves: int, **setup: object) -> BaseGame:
    game = ares.new_game(seed=f"bots {moves}", **setup)  # type: ignore[arg-type]
    bots = [make_bot("random", seed=seat) for seat in range(game.players)]
    for _ in range(moves):
        if game.over:
            break
        play_move(game, game.to_move[0], bots[game.to_move[0]])
    return game


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 4}, {"players": 1}, {"players": 3, "first_game": True}])
@pytest.mark.parametrize("moves", [0, 1, 3, 8, 20, 45])
def test_a_deal_looks_the_same_to_the_seat(setup: dict[str, object], moves: int) -> None:
    game = some_moves_on(moves, **setup)
    for seat in range(game.players):
        seen = game.observe(seat)
        dealt = copy_record(seen)
        think(dealt, DEAL, seat, 0, new_desk(seed=seat))
        assert not (dealt.zone == UNKNOWN).any()
        twin = game.copy()
        twin.state = dealt
        assert twin.observe(seat).tobytes() == seen.tobytes()


@pytest.mark.parametrize("moves", [0, 16])
def test_a_searching_bot_chooses_the_same_whatever_is_hidden(moves: int) -> None:
    game = some_moves_on(moves, players=2)
    seat = game.to_move[0]
    options = game.options(seat)
    twin = game.copy()
    twin.state = game.redeal(seat, new_rng(f"other {moves}"))
    chosen, again = (
        SearchBot(games=3, threads=1, seed=5).choose(View.of(table, seat), options, Clock()) for table in (game, twin)
    )
    assert chosen == again


def test_a_net_lets_opponents_choose_their_phase_by_the_cards_dealt() -> None:
    game = ares.new_game(players=3, seed="phases")
    while game.state.phase != Phase.PLANNING or len(game.to_move) == 3:
        game.choose(game.to_move[0], game.options(game.to_move[0])[0])
    seat = game.to_move[-1]
    ready = [other for other in range(3) if other not in game.to_move]
    by_hand, by_net = new_desk(seed=1), new_desk(seed=1)
    by_net.net["number"] = 1
    for desk, owed in ((by_hand, 0), (by_net, 1)):
        dealt = game.observe(seat)
        deal(dealt, seat, desk)
        assert ready and all(dealt.depth[other] == owed for other in ready)


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    wins = 0.0
    for number in range(20):
        game = ares.new_game(players=2, seed=f"strength {number}")
        seat = number % 2
        play_game(game, [make_bot("greedy" if other == seat else "random", seed=number) for other in range(2)])
        wins += seat in game.winners
    assert wins >= 17


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setup, aim",
    [({"players": 2}, BY_HAND), ({"players": 4}, BY_HAND), ({"players": 1}, ALONE), ({"players": 2, "coop": True}, TOGETHER)],
)
def test_greedy_plays_the_same_game_as_the_scores_of_a_tuner(setup: dict[str, object], aim: int) -> None:
    """What greedy sees is enough: the same scores over the whole position lead to the same end."""
    by_bots, by_scores = (ares.new_game(seed="twice", **setup) for _ in range(2))  # type: ignore[arg-type]
    play_game(by_bots, [GreedyBot() for _ in range(by_bots.players)])
    desk = new_desk()
    for seat in range(by_scores.players):
        desk.minds[seat] = desk.aims[aim]
    think(by_scores.state, PLAY_OUT, 0, 5000, desk)
    assert by_scores.scores() == by_bots.scores()


@pytest.mark.compiled
@pytest.mark.parametrize("setup", [{"players": 1, "level": "expert"}, {"players": 2, "coop": True}, {"players": 4}])
def test_search_plays_every_kind_of_game_to_its_end(setup: dict[str, object]) -> None:
    game = ares.new_game(seed="kinds", **setup)  # type: ignore[arg-type]
    play_game(game, [SearchBot(games=16, threads=1, seed=seat) for seat in range(game.players)])
    assert game.over


@pytest.mark.compiled
@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 1, "level": "expert"}, {"players": 2, "coop": True}])
def test_bots_see_only_observations_all_game_long(setup: dict[str, object]) -> None:
    game = ares.new_game(seed="all game", **setup)  # type: ignore[arg-type]
    bots = [make_bot("greedy") for _ in range(game.players)]
    moves = 0
    while not game.over:
        seat = game.to_move[0]
        options = game.options(seat)
        if moves % 5 == 0 and len(options) > 1:
            twin = game.copy()
            twin.state = game.redeal(seat, new_rng(moves))
            chosen, again = (
                SearchBot(games=12, threads=1, seed=moves).choose(View.of(table, seat), options, Clock())
                for table in (game, twin)
            )
            assert chosen == again
        play_move(game, seat, bots[seat])
        moves += 1


# --- how they play ---------------------------------------------------------------------------------------------------


def played_by_greedy(table: Table) -> list[str]:
    """What greedy does in seat 0 until it is asked no more or has done enough."""
    done = []
    while table.game.options(0) and (option := chosen_by_greedy(table.game)) != "done":
        done.append(option)
        table.choose(0, option)
    return done


def chosen_by_greedy(game: BaseGame, seat: int = 0) -> str:
    return str(GreedyBot(seed=1).choose(View.of(game, seat), game.options(seat), Clock()))


def near_the_end(**seat_0: int) -> Table:
    """One step of oxygen is left."""
    return Table().set(temperature=8, oxygen=13).set(oceans=9).player(0, **seat_0)


def test_cards_are_not_sold_without_need() -> None:
    for moves in range(0, 60, 4):
        game = some_moves_on(moves, players=2)
        seat = game.to_move[0]
        if game.state.phase == Phase.PLANNING and "phase action" in map(str, game.options(seat)):
            assert chosen_by_greedy(game, seat).startswith("phase ")


def test_a_card_is_sold_for_the_last_forest() -> None:
    table = near_the_end(mc=18).player(0, hand=["soletta", "lichen"]).begin_alone("action")
    assert played_by_greedy(table)[0] == "standard forest"
    assert table.player(0).mc == 1
    poor = near_the_end(mc=2, plant=8).player(0, hand=["soletta"]).begin_alone("action")
    assert "sale" in poor.options() and chosen_by_greedy(poor.game) == "convert plants"


def test_good_cards_are_not_sold_for_less_than_they_are_worth() -> None:
    pumping = Table().player(0, tableau=["aquifer_pumping"])
    assert chosen_by_greedy(pumping.player(0, mc=10).begin_alone("action").game) == "use aquifer_pumping"
    short = Table().player(0, tableau=["aquifer_pumping"], mc=1, hand=["power_plant", "sponsors", "lichen"])
    short.begin_alone("action")
    assert short.choices() == ["use aquifer_pumping", "done"]
    assert chosen_by_greedy(short.game) == "done"


def test_the_least_card_is_sold_first() -> None:
    table = Table().set(oceans=4).player(0, mc=11, hand=["coal_imports", "arctic_algae", "dusty_quarry", "sponsors"])
    table.begin_alone("development").choose(0, "play coal_imports")
    assert table.options() == ["sell arctic_algae", "sell dusty_quarry", "sell sponsors"]
    assert chosen_by_greedy(table.game) == "sell dusty_quarry"


def test_steps_are_bought_at_the_end_and_not_at_the_start() -> None:
    assert chosen_by_greedy(Table().set(oceans=9).player(0, mc=24, hand=[*filler(2)]).begin_alone("action").game) == "done"
    assert chosen_by_greedy(near_the_end(mc=24).player(0, hand=[*filler(2)]).begin_alone("action").game) == "standard forest"


def test_production_is_built_at_the_start_and_not_at_the_end() -> None:
    assert (
        chosen_by_greedy(Table().player(0, mc=13, hand=["coal_imports"]).begin_alone("development").game) == "play coal_imports"
    )
    assert chosen_by_greedy(near_the_end(mc=13).player(0, hand=["coal_imports"]).begin_alone("development").game) == "done"


def test_the_best_action_is_used_again() -> None:
    table = Table().player(0, tableau=["ai_central", "matter_manufacturing"], mc=2, hand=["lichen"])
    table.begin("action")
    assert played_by_greedy(table).count("use ai_central") == 2


def test_the_last_round_alone_is_for_the_missing_step() -> None:
    game = ares.new_game(players=1, level="expert", seed="last")
    bot = make_bot("greedy")
    while game.rounds < 25:
        play_move(game, 0, bot)
    game.state.temperature, game.state.oxygen, game.state.oceans = 8, 13, 9
    game.state.ocean_flipped[:] = 1
    game.state.stock[0, 0] = 20
    game.state.previous[0] = Phase.RESEARCH
    assert chosen_by_greedy(game) == "phase action"


def test_production_is_left_to_a_partner_who_will_choose_it() -> None:
    """Rating is public, and makes production worth choosing."""

    def chosen(rating: int) -> str:
        game = ares.new_game(players=2, coop=True, seed="partner")
        while game.rounds < 4 or game.state.phase != Phase.PLANNING:
            play_move(game, game.to_move[0], make_bot("greedy"))
        game.state.previous[:] = Phase.RESEARCH
        game.state.rating[:2] = 12, rating
        return chosen_by_greedy(game)

    assert chosen(rating=5) == "phase production"
    assert chosen(rating=60) != "phase production"


def test_cubes_know_what_spends_them() -> None:
    bacteria, microorganisms = INDEX["ghg_producing_bacteria"], INDEX["anaerobic_microorganisms"]
    start, end, cubes = facts.spender(TABLES)[bacteria]
    assert (end - start, cubes) == (1, 2)
    assert facts.cube_discount(TABLES)[microorganisms] == 5
    assert facts.cube_points(TABLES)[INDEX["tardigrades"]] == pytest.approx(1 / 3)
    assert facts.has_engine(TABLES)[[bacteria, microorganisms, INDEX["soletta"]]].tolist() == [1, 1, 0]
