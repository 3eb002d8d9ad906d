"""What every bot owes: legal choices from observations alone, in time."""

from __future__ import annotations

import doctest
import time
from pathlib import Path

import pytest

from tests.mars.scenes import table
from tharsis import mars
from tharsis.bots import (
    Clock,
    GreedyBot,
    RandomBot,
    SearchBot,
    UnknownBot,
    View,
    bot_names,
    make_bot,
    play_game,
    play_move,
    register,
)
from tharsis.bots.base import parse_spec
from tharsis.bots.brains import PLAY_OUT, Brain, brain_of
from tharsis.bots.mars.desk import new_desk
from tharsis.bots.mars.engine import think
from tharsis.bots.speed import GRACE, budget_kept, judgements_per_second, searches_per_second
from tharsis.core.game import BaseGame
from tharsis.core.piles import UNKNOWN
from tharsis.core.rng import new_rng
from tharsis.games import new_game
from tharsis.web.bots import SPECS


def some_moves_on(moves: int, **setup: object) -> BaseGame:
    game = mars.new_game(seed=f"bots {moves}", **setup)  # type: ignore[arg-type]
    bots = [make_bot("random", seed=seat) for seat in range(game.players)]
    for _ in range(moves):
        if game.over:
            break
        play_move(game, game.to_move[0], bots[game.to_move[0]])
    return game


class TwentyLines:
    """A stranger's bot: claims, then plays the dearest card, else whatever comes last."""

    def choose(self, view, options, clock):  # type: ignore[no-untyped-def]
        for verb in ("claim", "play", "convert"):
            chosen = [option for option in options if option.verb == verb]
            if chosen:
                return chosen[-1]
        return options[-1] if view.json["phase"] != "action" else options[0]


def test_a_strangers_bot_plays_by_name() -> None:
    register("twenty_lines")(TwentyLines)
    game = mars.new_game(players=2, seed=4)
    bots = [make_bot("twenty_lines"), make_bot("random", seed=1)]
    for _ in range(60):
        play_move(game, game.to_move[0], bots[game.to_move[0]])
    assert len(game.moves) == 60


def test_the_bot_of_the_page_about_bots_plays_as_it_says() -> None:
    result = doctest.testfile(str(Path(__file__).parents[2] / "docs" / "bots.md"), module_relative=False)
    assert result.attempted >= 5 and result.failed == 0


@pytest.mark.compiled
def test_a_strangers_bot_plays_a_whole_game() -> None:
    game = mars.new_game(players=2, seed=4)
    play_game(game, [TwentyLines(), make_bot("random", seed=1)])
    assert game.over


def test_bots_are_known_by_name() -> None:
    assert {"random", "greedy", "search"} <= set(bot_names())


@pytest.mark.parametrize(
    ("spec", "settings"),
    [
        ("greedy", {}),
        ("search:2s", {"seconds": 2.0}),
        ("search:0.1s,1t", {"seconds": 0.1, "threads": 1}),
        ("search:200n", {"games": 200}),
        ("search:seconds=0.5", {"seconds": 0.5}),
    ],
)
def test_settings_are_part_of_the_name(spec: str, settings: dict[str, object]) -> None:
    assert parse_spec(spec) == (spec.split(":")[0], settings)


@pytest.mark.parametrize("spec", [
    "nobody", "search:fast", "greedy:2s", "search:1.2.3s", "search:0n", "search:0.0s", "greedy:noise=abc", "greedy:noise=-1",
    "search:games=many", "search:seconds=-1", "search:threads=-2", "search:threads=100000",
])  # fmt: skip
def test_unknown_bots_and_settings_are_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(spec)


def test_a_view_holds_no_secret() -> None:
    view = View.of(some_moves_on(40, players=3), 1)
    assert view.record.rng.tolist() == [0, 0, 0, 0]
    assert (view.record.zone == UNKNOWN).any()
    assert len(view.json["hand"]) == view.record.hand_count[1]


def test_a_clock_counts_down_to_the_nearer_limit() -> None:
    clock = Clock(limit=0.5)
    assert 0.4 < clock.left(2.0) <= 0.5
    assert clock.left(0.1) <= 0.1


def test_random_and_greedy_need_no_compiled_code_to_choose() -> None:
    game = some_moves_on(25, players=2)
    for bot in (RandomBot(seed=1), GreedyBot()):
        seat = game.to_move[0]
        options = game.options(seat)
        assert bot.choose(View.of(game, seat), options, Clock()) in options


def seats_with_choices(game: BaseGame) -> list[int]:
    return [seat for seat in game.to_move if len(game.options(seat)) > 1]


def test_a_searching_bot_chooses_the_same_whatever_is_hidden() -> None:
    """Swap the hidden cards of the true state: the same random stream gives the same choice."""
    for moves in (0, 30):
        game = some_moves_on(moves, players=2)
        for seat in seats_with_choices(game)[:1]:
            options = game.options(seat)
            chosen = SearchBot(games=3, threads=1, seed=5).choose(View.of(game, seat), options, Clock())
            twin = game.copy()
            twin.state = game.redeal(seat, new_rng(f"other {moves}"))
            assert (twin.state.zone != game.state.zone).any()
            again = SearchBot(games=3, threads=1, seed=5).choose(View.of(twin, seat), twin.options(seat), Clock())
            assert chosen == again


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2},
        {"players": 4, "draft": True},
        {"players": 1},
        {"players": 3, "colonies": True, "prelude": True, "venus": True},
    ],
)
def test_bots_see_only_observations_all_game_long(setup: dict[str, object]) -> None:
    game = mars.new_game(seed="all game", **setup)  # type: ignore[arg-type]
    bots = [make_bot("greedy") for _ in range(game.players)]
    moves = 0
    while not game.over and moves < 400:
        seat = game.to_move[0]
        options = game.options(seat)
        if moves % 9 == 0 and len(options) > 1:
            chosen = SearchBot(games=12, threads=1, seed=moves).choose(View.of(game, seat), options, Clock())
            twin = game.copy()
            twin.state = game.redeal(seat, new_rng(moves))
            assert SearchBot(games=12, threads=1, seed=moves).choose(View.of(twin, seat), options, Clock()) == chosen
        play_move(game, seat, bots[seat])
        moves += 1


def test_getting_ready_is_not_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first choice loads compiled code, which may take seconds."""

    def slow_brain(name: str) -> Brain:
        time.sleep(0.3)
        return brain_of(name)

    monkeypatch.setattr("tharsis.bots.players.brain_of", slow_brain)
    game = some_moves_on(25, players=2)
    seat = game.to_move[0]
    clock = Clock()
    begin = time.perf_counter()
    GreedyBot().choose(View.of(game, seat), game.options(seat), clock)
    assert time.perf_counter() - begin - clock.spent >= 0.3


def owing_a_first_action() -> BaseGame:
    """A game in which the first seat has to place the city of its corporation."""
    for seed in range(100):
        game = mars.new_game(players=2, seed=seed, first_player=0)
        if "corporation tharsis_republic" in map(str, game.options(0)):
            break
    game.choose(0, "corporation tharsis_republic")
    while game.to_move:
        seat = game.to_move[0]
        options = list(map(str, game.options(seat)))
        if "first_action" in options:
            return game
        game.choose(seat, "done" if "done" in options else options[0])
    raise AssertionError("nobody owes a first action")


def test_a_choice_with_one_sensible_answer_takes_no_time() -> None:
    game = owing_a_first_action()
    search = SearchBot(seconds=60.0, threads=1)
    assert len(game.options(0)) > 1
    assert str(search.choose(View.of(game, 0), game.options(0), Clock())) == "first_action"
    assert search.played == 0


@pytest.mark.parametrize(("net", "is_searched"), [("0", False), ("2", True)])
def test_one_of_two_effects_is_chosen_by_scores_or_searched_with_a_net(net: str, is_searched: bool) -> None:
    scene = table().player(0, tableau=["regolith_eaters"], cubes={"regolith_eaters": 3})
    scene.turn(0).choose(0, "use regolith_eaters")
    search = SearchBot(games=2, threads=1, net=net)
    options = scene.game.options(0)
    assert len(options) > 1
    search.choose(View.of(scene.game, 0), options, Clock())
    assert (search.played > 0) == is_searched


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_plays_the_same_game_as_the_scores_of_a_tuner(players: int) -> None:
    """What greedy sees is enough: the same scores over the whole position lead to the same end."""
    by_bots, by_scores = (mars.new_game(players=players, seed="twice", first_player=0) for _ in range(2))
    play_game(by_bots, [GreedyBot() for _ in range(players)])
    desk = new_desk()
    for seat in range(players):
        desk.minds[seat] = desk.weights
    think(by_scores.state, PLAY_OUT, 0, 5000, desk)
    assert by_scores.scores() == by_bots.scores()


def test_a_table_limit_binds_a_slower_bot() -> None:
    assert 0 < Clock(limit=50.0).left(5000.0) <= 50.0 and 50.0 < Clock(limit=5000.0).left(100.0) <= 100.0


@pytest.mark.compiled
def test_search_asks_the_clock_how_long_it_may_think() -> None:
    asked = []

    class Strict(Clock):
        def left(self, budget: float) -> float:
            asked.append(budget)
            return 0.05

    game = mars.new_game(players=2, seed="limit")
    seat = game.to_move[0]
    SearchBot(seconds=5000.0, threads=1).choose(View.of(game, seat), game.options(seat), Strict())
    assert set(asked) == {5000.0}


def wins(first: str, second: str, games: int, name: str) -> int:
    """Of the first, which changes seats."""
    won = 0
    for number in range(games):
        game = new_game(name, {"players": 2}, f"strength {number}")
        seat = number % 2
        bots = [make_bot(first if other == seat else second, number) for other in range(2)]
        play_game(game, bots)
        won += seat in game.winners
    return won


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["mars", "ares"])
def test_levels_stand_in_their_order(name: str) -> None:
    assert wins("greedy", "random", 30, name) >= 28
    assert wins(SPECS["easy"], "random", 30, name) >= 24
    assert wins(SPECS["easy"], SPECS["medium"], 30, name) <= 10


@pytest.mark.compiled
def test_the_speed_of_search_is_measured() -> None:
    assert searches_per_second("mars", 0.05) > 0
    assert judgements_per_second("mars", 0.05) > 0


@pytest.mark.compiled
def test_the_time_of_search_is_measured() -> None:
    """How long moves took is a part of the budget; no limit, since other work may run beside."""
    kept = budget_kept("mars", 6)
    assert kept["moves"] == 6 and kept["longest"] > 0
    assert (kept["late"] > 0) == (kept["longest"] > GRACE)
