"""The coach: chances to win, what a move has lost, and where a result came from."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.bots.test_net import random_weights
from tharsis import ares, mars
from tharsis.bots import calibration, players, review
from tharsis.bots.base import Clock, View, make_bot, play_game
from tharsis.bots.brains import brain_of
from tharsis.bots.calibration import EQUALS, MEDIUM, Line, calibrated
from tharsis.bots.champions import Net
from tharsis.bots.coach import Coach, Judged, _lanes_of
from tharsis.bots.desk import MAX_CANDIDATES
from tharsis.bots.review import (
    BEST,
    BLUNDER,
    GOOD,
    INACCURACY,
    MISTAKE,
    WORK,
    Choice,
    Review,
    Reviewer,
    agreed,
    deals_for,
    mark_of,
    review_game,
)  # fmt: skip
from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame, Move
from tharsis.core.rng import new_rng
from tharsis.games import new_game


def judged(option: str, loss: float, doubt: float = 0.001) -> Judged:
    return Judged(option, (0.5 - loss, 0.5 + loss), (60.0, 60.0), loss, doubt)


@pytest.mark.parametrize(
    "loss, mark", [(0.004, BEST), (0.015, GOOD), (0.03, INACCURACY), (0.06, MISTAKE), (0.1, BLUNDER), (0.4, BLUNDER)]
)
def test_a_mark_says_how_much_chance_was_lost(loss: float, mark: str) -> None:
    assert mark_of(judged("pass", loss), judged("play birds", 0.0), 5) == mark


def test_a_loss_that_may_be_none_and_a_forced_move_are_not_marked() -> None:
    assert mark_of(judged("pass", 0.06, doubt=0.05), judged("play birds", 0.0), 5) == GOOD
    assert mark_of(judged("pass", 0.0), judged("pass", 0.0), 1) == ""


def test_calibrated_chances_of_rivals_add_up_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "LINES", {("mars", 3, calibration.EQUALS): Line(0.5, -0.4)})
    told = calibrated("mars", (0.6, 0.3, 0.1), 0, False)
    assert sum(told) == pytest.approx(1) and told[0] < 0.5 and told[1] == pytest.approx(3 * told[2])
    assert calibrated("mars", (1.0, 0.0, 0.0), 0, False) == (1.0, 0.0, 0.0)
    assert calibrated("ares", (0.7, 0.7), 1, True) == pytest.approx((0.7, 0.7))


def test_tables_that_were_not_measured_take_the_line_of_the_next_in_size() -> None:
    line = calibration.LINES["mars", 3, EQUALS]
    assert calibration.line_for("mars", 5) == line
    assert calibration.line_for("mars", 5, MEDIUM) == calibration.LINES["mars", 2, MEDIUM]
    assert calibration.is_measured("mars", 3, line.champion) and not calibration.is_measured("mars", 5, line.champion)
    assert not calibration.is_measured("mars", 3, line.champion, MEDIUM)
    assert not calibration.is_measured("ares", calibration.SHARED, 0), "nobody's games were held against it"


def test_against_medium_the_same_position_is_worth_more() -> None:
    for game in ("mars", "ares"):
        equal, better = (calibrated(game, (0.5, 0.5), 0, False, rivals) for rivals in (EQUALS, MEDIUM))
        assert equal[0] < 0.5 < 0.8 < better[0] and sum(better) == pytest.approx(1)
    assert calibrated("ares", (0.7, 0.7), 1, True, MEDIUM) == pytest.approx((0.7, 0.7)), "together there are no rivals"


def test_lines_that_were_held_against_another_champion_are_no_measure() -> None:
    assert not calibration.is_measured("mars", 2, calibration.LINES["mars", 2, EQUALS].champion + 1)


def test_every_option_that_must_be_weighed_has_a_lane_of_its_own() -> None:
    """Also where as many are lined up already as there are lanes, and one of them stands on the last."""
    desk = brain_of("ares").new_desk()
    desk.lanes = MAX_CANDIDATES
    desk.candidates["option"] = range(MAX_CANDIDATES)
    last, wanted = MAX_CANDIDATES - 1, [100, MAX_CANDIDATES - 1, 101]
    lanes = _lanes_of(desk, wanted)
    assert sorted(desk.candidates["option"][sorted(lanes)]) == sorted(wanted)
    assert desk.candidates["option"][last] == last and int(desk.lanes) == MAX_CANDIDATES


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_bot_judges_every_game_by_a_net_that_knows_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot plays many games in turn: a switch that the net never saw in one of them says nothing about the next."""
    net = Net(7, random_weights(brain_of(game).layout), {"switches": []})
    monkeypatch.setattr(players, "net_for", lambda game, which, record: net if int(record.players) == 2 else None)
    bot = players.SearchBot(threads=1)
    for seats, number in ((2, 7), (3, 0), (2, 7)):
        view = View.of(new_game(game, {"players": seats}, "nets"), 0)
        bot._think_about(view, Clock())
        assert int(bot._desks[0].net.number) == number


def test_a_long_game_is_looked_at_with_fewer_deals() -> None:
    """Two players are looked at in full; what a table of five takes stays within the same work."""
    assert deals_for(250, 2, 128) == 128
    few = deals_for(440, 5, 128)
    assert 32 <= few < 128 and few * 440 * 5 <= 128 * WORK
    assert deals_for(10_000, 5, 128) == 32 and deals_for(10_000, 5, 8) == 8


def somewhere(game: BaseGame, seed: int, moves: int) -> tuple[BaseGame, int]:
    """A choice of several options after some random play."""
    game.play_random(seed, moves)
    while len(game.options(game.to_move[0])) < 4:
        game.play_random(seed + 1, 1)
    return game, game.to_move[0]


@pytest.mark.compiled
@pytest.mark.parametrize("game", [mars.new_game(3, seed=5), ares.new_game(2, seed=5)], ids=["mars", "ares"])
def test_advice_knows_no_more_than_its_seat(game: BaseGame) -> None:
    """A position dealt anew in all that the seat cannot know gets the same advice, to the last digit."""
    for at in range(3):
        somewhere(game, at, 60)
        seat = game.to_move[0]
        twin = game.copy()
        twin.state = game.redeal(seat, new_rng(at))
        assert not (twin.state.deck == game.state.deck).all()
        told = [Coach(seed=1).advise(View.of(each, seat), each.options(seat), deals=12) for each in (game, twin)]
        assert told[0] == told[1]
        assert len(told[0].idle) == (game.players if {"pass", "done"} & set(map(str, game.options(seat))) else 0)
        for move in told[0].moves:
            assert sum(move.chances) == pytest.approx(1) and len(move.points) == game.players
        losses = [move.loss for move in told[0].moves]
        assert (losses == sorted(losses) or told[0].is_decided) and losses[0] == 0


@pytest.mark.compiled
def test_where_a_game_is_decided_points_rank_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chance of one per cent is the same with nearly all options; points are not."""
    game, seat = somewhere(mars.new_game(2, seed=3), 2, 80)
    view, options = View.of(game, seat), game.options(seat)
    lost = Line(1.0, -30.0)
    for lines, is_decided in (({("mars", 2, EQUALS): lost}, True), ({}, False)):
        monkeypatch.setattr(calibration, "LINES", lines)
        told = Coach().advise(view, options, [str(option) for option in options[:4]], 16)
        ends = [move.points[seat] for move in told.moves]
        assert told.is_decided == is_decided and told.best.loss == 0
        assert (ends == sorted(ends, reverse=True)) == is_decided


@pytest.mark.compiled
def test_an_option_that_was_taken_is_weighed_however_bad() -> None:
    game, seat = somewhere(mars.new_game(2, seed=3), 2, 80)
    view, options = View.of(game, seat), game.options(seat)
    for option in options:
        assert Coach().advise(view, options, [str(option)], 8).of(str(option)) is not None


def test_a_loss_that_games_played_out_deny_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games played to their end must win more after the option said to be best than after the one taken."""
    game = mars.new_game(2, seed=3)
    best, taken = judged("play birds", 0.0), judged("pass", 0.2)
    both = ((0.5, 0.5), (0.5, 0.5))
    choice = Choice(0, 0, 5, "pass", True, BLUNDER, 0.2, 0.001, *both, taken.chances, (best, taken))
    for wins, mark in (({"play birds": 0.5, "pass": 0.5}, BEST), ({"play birds": 0.8, "pass": 0.2}, BLUNDER)):
        monkeypatch.setattr(
            review,
            "played_out",
            lambda game, seat, option, desk, wins=wins: [float(deal < 48 * wins[option]) for deal in range(48)],
        )
        checked = Reviewer(game)._checked(game, choice)
        assert checked.mark == mark and agreed([checked], False)[0].mark == mark
        assert (checked.after == checked.before) == (mark == BEST)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["mars", "ares"])
def test_games_are_played_out_to_their_end_beside_the_game(name: str) -> None:
    game, seat = somewhere(new_game(name, {"players": 2}, 5), 4, 60)
    before, moves = game.state.tobytes(), len(game.moves)
    won = [review.played_out(game, seat, str(game.options(seat)[0]), Reviewer(game)._desk) for _ in range(2)]
    assert won[0] == won[1] and len(won[0]) == review.PLAYED_OUT and set(won[0]) <= {0.0, 0.5, 1.0}
    assert game.state.tobytes() == before and len(game.moves) == moves and not game.over


@pytest.mark.compiled
def test_a_review_finds_who_played_well_and_its_causes_add_up() -> None:
    game = mars.new_game(2, seed=8)
    play_game(game, [make_bot("search:12n,1t", seed=1), make_bot("random", seed=2)])
    whole = review_game(game, quick=8, deep=8)
    assert whole.done == len(whole.choices) > 50
    strong, weak = whole.accuracy(0), whole.accuracy(1)
    assert strong is not None and weak is not None and strong > weak
    assert whole.counts(1)[MISTAKE] + whole.counts(1)[BLUNDER] > whole.counts(0)[MISTAKE] + whole.counts(0)[BLUNDER]
    for seat, cause in enumerate(whole.causes):
        assert 0.5 + cause.luck + cause.own + cause.others == pytest.approx(whole.result[seat])
    assert whole.causes[1].own < whole.causes[0].own
    told = json.loads(json.dumps(whole.to_json()))
    assert Review.of_json(told) == whole
    with pytest.raises(TharsisError, match="another version"):
        Review.of_json(told | {"format": 0})


def choice_of(move: int, taken: str, chance: float, *best: tuple[str, float], follows: bool = False) -> Choice:
    """Seat 0's choice in generation 5: what was taken and its chance, and the options that were better."""
    moves = [*best, (taken, chance)] if taken not in dict(best) else list(best)
    top = moves[0][1]
    tried = tuple(Judged(option, (own, 1 - own), (60.0, 60.0), top - own, 0.001) for option, own in moves)
    chances = {option: (own, 1 - own) for option, own in moves}
    both = (top, 1 - top)
    mark = mark_of(next(each for each in tried if each.option == taken), tried[0], 5)
    return Choice(move, 0, 5, taken, True, mark, top - chance, 0.001, both, both, chances[taken], tried, (), follows)


def test_what_a_second_look_finds_still_there_was_not_lost() -> None:
    """A card kept before others is no mistake where the coach sees no worse position right after it."""
    kept = choice_of(3, "keep birds", 0.40, ("done", 0.52), follows=True)
    for follows, loss, mark in ((True, 0.01, GOOD), (False, 0.12, BLUNDER)):
        first = replace(kept, is_followed=follows)
        told = review.regained([first, choice_of(4, "done", 0.51, ("done", 0.51))])
        assert told[0].loss == pytest.approx(loss) and told[1] == choice_of(4, "done", 0.51, ("done", 0.51))
        assert agreed(told, False)[0].mark == mark
        assert sum(told[0].after) == pytest.approx(1) and told[0].after[0] == pytest.approx(0.52 - loss)
        assert [move.loss for move in told[0].best] == sorted(move.loss for move in told[0].best)


def test_what_is_put_off_is_lost_once() -> None:
    """The best card stays playable for three choices of a generation: only the last of them has lost it."""
    better = ("play fusion_power", 0.55)
    late = [choice_of(at, taken, 0.35, better) for at, taken in ((3, "use ants"), (9, "standard aquifer"), (14, "pass"))]
    told = review.regained(late)
    assert [choice.loss for choice in told] == pytest.approx([0, 0, 0.2])
    assert [choice.mark for choice in agreed(told, False)[:2]] == [BEST, BEST] and told[2].mark == BLUNDER
    later = replace(late[1], moment=6)
    assert review.regained([late[0], later])[0].loss == pytest.approx(0.2), "in the next generation it is another choice"
    assert review.regained([late[0], choice_of(9, "pass", 0.5, ("pass", 0.5))])[0].loss == pytest.approx(0.2)


def test_choices_follow_each_other_while_nobody_else_moves_and_nothing_is_revealed() -> None:
    moves = [Move(0, 1), Move(0, 2), Move(1, 3), Move(0, 4)]
    assert review.is_followed(moves, [5, 5, 5, 5], 0, 1)
    assert not review.is_followed(moves, [5, 6, 6, 6], 0, 1), "a card was drawn"
    assert not review.is_followed(moves, [5, 5, 5, 5], 1, 3) and not review.is_followed(moves, [5, 5, 5, 5], 1, 2)


def test_inaccuracies_are_turning_points_only_where_there_is_little_else() -> None:
    def turns(losses: list[float]) -> list[float]:
        rows = [choice_of(at, "pass", 0.5 - loss, ("play ants", 0.5), follows=True) for at, loss in enumerate(losses)]
        told = review.turns_of([replace(row, moment=row.move) for row in rows], (1.0, 0.0))
        return [round(-turn.change, 2) for turn in told]

    assert turns([0.03, 0.04, 0.08]) == [0.03, 0.04, 0.08]
    assert turns([0.08] * 5 + [0.03, 0.04]) == [0.08] * 5 and len(turns([0.08] * 12)) == 9
    assert turns([0.03, 0.01, 0.02] + [0.08] * 3) == [0.03, 0.02] + [0.08] * 3


def test_nothing_that_was_not_drawn_is_called_luck() -> None:
    hopeful, later = choice_of(3, "keep birds", 0.40, ("keep birds", 0.40)), choice_of(4, "done", 0.60, ("done", 0.60))
    for follows in (False, True):
        turns = review.turns_of([replace(hopeful, is_followed=follows), later], (1.0, 0.0))
        assert [turn.is_luck for turn in turns] == ([] if follows else [True])
