"""Positions, training and the gate."""

from __future__ import annotations

import importlib.util
import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.test_net import random_weights
from tharsis.arena.results import Row
from tharsis.bots.brains import brain_of
from tharsis.bots.champions import read_net, write_net
from tharsis.bots.net import RESULT, SUMS, WIN, run_sums
from tharsis.bots.sampling import NO_JUDGEMENT, UNIT, limit_width, sample_dtype
from tharsis.core.errors import TharsisError
from tharsis.core.setup import Kind
from tharsis.core.types import Ints
from tharsis.games import game_module
from tharsis.learn import play, room
from tharsis.learn import tune as tuning
from tharsis.learn.data import BadData, gather, inputs_of, read_samples, write_samples
from tharsis.learn.gate import CANDIDATE, CHAMPION, gate_jobs, verdict
from tharsis.learn.play import Style
from tharsis.learn.setups import draw_setup
from tharsis.learn.sums import Inputs, add_cards_one_by_one, add_cards_together, add_slopes_one_by_one, add_slopes_together
from tharsis.learn.train import (
    POINTS_PART,
    WIN_PART,
    Course,
    calibration,
    first_weights,
    make_trainer,
    mixed,
    report,
    run_course,
    weight_slopes,
)

LAYOUT = brain_of("ares").layout
HAS_TORCH = importlib.util.find_spec("torch") is not None


def made_up(count: int, seed: int = 1) -> Ints:
    """Positions in which the first number and one card decide."""
    chance = np.random.default_rng(seed)
    samples = np.zeros(count, sample_dtype(LAYOUT))
    samples["numbers"][:, :20] = chance.normal(0, UNIT, (count, 20))
    samples["rows"][:, 0] = chance.integers(0, 4, count)
    samples["values"][:, 0] = UNIT
    samples["left"] = chance.uniform(0, 1, count)
    lead = samples["numbers"][:, 0] / UNIT + np.where(samples["rows"][:, 0] == 1, 1.5, 0)
    samples["win"] = lead > 0.5
    samples["result"] = np.tanh(lead - 0.5)
    samples["points"] = 50 + 10 * lead
    samples["judged"] = NO_JUDGEMENT
    samples["game"] = np.arange(count) // 3
    samples["players"] = 2
    return samples


def file_of(folder: Path, count: int, seed: int = 1) -> Path:
    path = folder / f"positions-{seed}-000-0000.npy"
    write_samples(path, made_up(count, seed))
    return path


# --- positions -------------------------------------------------------------------------------------------------------


def test_positions_come_back_with_their_inputs(tmp_path: Path) -> None:
    positions, samples = gather([file_of(tmp_path, 50)], "ares"), made_up(50)
    inputs = inputs_of(positions, np.arange(50))
    assert np.allclose(inputs.numbers, samples["numbers"] / UNIT)
    assert (inputs.rows[:, 0] == samples["rows"][:, 0]).all() and (inputs.values[:, 0] == 1).all()
    assert (positions.is_held_out == (samples["game"] % 20 == 0)).all()


def test_what_search_judged_counts_for_a_part(tmp_path: Path) -> None:
    samples = made_up(4)
    samples["judged"][1] = 0.5
    write_samples(tmp_path / "positions-a.npy", samples)
    targets = gather([tmp_path / "positions-a.npy"], "ares", trust_judged=0.25).targets[:, RESULT]
    assert targets[0] == samples["result"][0]
    assert targets[1] == pytest.approx(0.75 * samples["result"][1] + 0.125)


def test_broken_and_foreign_data_is_refused_in_one_line(tmp_path: Path) -> None:
    path = file_of(tmp_path, 30)
    for bad in (b"", b"nonsense", path.read_bytes()[:700]):
        broken = tmp_path / "positions-broken.npy"
        broken.write_bytes(bad)
        with pytest.raises(BadData, match=r"positions-broken.npy is no file of positions, or is damaged"):
            read_samples(broken, "ares")
    with pytest.raises(BadData, match="other cards or inputs than those of mars"):
        read_samples(path, "mars")
    with pytest.raises(BadData, match="no positions of ares"):
        gather([], "ares")


# --- training --------------------------------------------------------------------------------------------------------


def mean_loss(weights: dict[str, Any], inputs: Inputs, left: Ints, targets: Ints) -> float:
    outputs = run_sums(weights, inputs.times(weights["first"]), left).astype(np.float64)
    result = ((outputs[:, 0] - targets[:, 0]) ** 2).mean()
    points = ((outputs[:, 2] - targets[:, 2]) ** 2).mean()
    win = (np.log1p(np.exp(outputs[:, WIN])) - targets[:, WIN] * outputs[:, WIN]).mean()
    return float(result + WIN_PART * win + POINTS_PART * points)


def test_slopes_are_those_of_the_loss(tmp_path: Path) -> None:
    positions = gather([file_of(tmp_path, 40)], "ares")
    plain = inputs_of(positions, np.arange(40))
    inputs = Inputs(plain.numbers.astype(np.float64), plain.rows, plain.values.astype(np.float64))
    left, targets = positions.left.astype(np.float64), positions.targets.astype(np.float64)
    weights: dict[str, Any] = {name: values.astype(np.float64) for name, values in random_weights(LAYOUT).items()}
    slopes = weight_slopes(weights, inputs, left, targets)
    places = [("first", (0, 1)), ("first", (3, 70)), ("first", (0, SUMS + 9)), ("first_bias", (40,)),
              ("second", (50, 3)), ("second_bias", (4,)), ("last", (6, 1)), ("last_bias", (2,))]  # fmt: skip
    for name, at in places:
        before = weights[name][at]
        values = []
        for step in (1e-5, -1e-5):
            weights[name][at] = before + step
            values.append(mean_loss(weights, inputs, left, targets))
        weights[name][at] = before
        assert slopes[name][at] == pytest.approx((values[0] - values[1]) / 2e-5, rel=2e-3, abs=1e-7), (name, at)


def test_cards_one_by_one_and_together_are_the_same() -> None:
    chance = np.random.default_rng(3)
    rows = chance.integers(0, 9, (7, 5)).astype(np.int16)
    values = (chance.normal(0, 1, (7, 5)) * (chance.random((7, 5)) < 0.6)).astype(np.float32)
    table, at_sums = chance.normal(0, 1, (9, 4)).astype(np.float32), chance.normal(0, 1, (7, 4)).astype(np.float32)
    found = []
    for add_cards, add_slopes in ((add_cards_one_by_one, add_slopes_one_by_one), (add_cards_together, add_slopes_together)):
        sums, slopes = np.zeros((7, 4), np.float32), np.zeros((9, 4), np.float32)
        add_cards(rows, values, table, sums)
        add_slopes(rows, values, at_sums, slopes)
        found.append((sums, slopes))
    assert np.allclose(found[0][0], found[1][0], atol=1e-5) and np.allclose(found[0][1], found[1][1], atol=1e-5)
    assert np.abs(found[0][0]).max() > 0.1 and np.abs(found[0][1]).max() > 0.1


@pytest.mark.parametrize("kind", ["numpy", pytest.param("torch", marks=pytest.mark.skipif(not HAS_TORCH, reason="no PyTorch"))])
def test_training_learns_what_decides(kind: str, tmp_path: Path) -> None:
    positions = gather([file_of(tmp_path, 3000)], "ares")
    course = Course(passes=12, batch=128, rate=4e-3)
    training = np.flatnonzero(~positions.is_held_out)
    trainer, _ = make_trainer(kind, positions, LAYOUT, first_weights(LAYOUT, 1), course)
    found = report(run_course(trainer, training, course, lambda line: None), positions)
    assert found["accuracy"] > 0.9 and found["points_error"] < 4


def test_a_part_of_the_old_net_stays_but_inputs_it_did_not_know_are_as_learned() -> None:
    old, new = random_weights(LAYOUT, 1), random_weights(LAYOUT, 2)
    old["first"][3] = 0
    made = mixed(old, new, 0.25)
    assert np.allclose(made["second"], 0.25 * old["second"] + 0.75 * new["second"], atol=1e-6)
    assert np.allclose(made["first"][4], 0.25 * old["first"][4] + 0.75 * new["first"][4], atol=1e-6)
    assert (made["first"][3] == new["first"][3]).all()


def test_training_stops_when_its_time_is_up(tmp_path: Path) -> None:
    positions = gather([file_of(tmp_path, 300)], "ares")
    course = Course(passes=1e9, batch=64, seconds=0.5)
    trainer, _ = make_trainer("numpy", positions, LAYOUT, first_weights(LAYOUT, 1), course)
    assert set(run_course(trainer, np.arange(300), course, lambda line: None)) == set(first_weights(LAYOUT, 1))


def test_an_unknown_trainer_is_refused(tmp_path: Path) -> None:
    positions = gather([file_of(tmp_path, 30)], "ares")
    with pytest.raises(TharsisError, match="allowed: auto, numpy, torch"):
        make_trainer("abacus", positions, LAYOUT, first_weights(LAYOUT, 1), Course())


def test_calibration_tells_what_was_foretold_and_what_came() -> None:
    chance = np.array([0.05, 0.04, 0.95, 0.93, 0.97, 0.91])
    assert calibration(chance, np.array([0, 1, 1, 1, 1, 0])) == [(0.045, 0.5, 2), (0.94, 0.75, 4)]


# --- the gate --------------------------------------------------------------------------------------------------------


def rows_with(won: int, games: int) -> list[Row]:
    names = [CANDIDATE, CHAMPION]
    return [{"key": str(i), "seats": names, "winners": [int(i >= won)], "scores": [60, 50]} for i in range(games)]


@pytest.mark.parametrize(("won", "games", "passed"), [(115, 200, True), (113, 200, False), (10, 10, True), (0, 0, False)])
def test_the_gate_is_passed_when_the_interval_lies_above_one_half(won: int, games: int, passed: bool) -> None:
    found = verdict(rows_with(won, games))
    assert found.is_passed is passed
    assert 0 <= found.low < found.high <= 1
    assert ("not passed" in str(found)) is not passed


def test_the_gate_gives_both_the_same_deals_in_both_seats() -> None:
    jobs = gate_jobs("mars", "greedy", "random", 8, "s")
    assert len(jobs) == 8 and len({job.key for job in jobs}) == 8
    deals: dict[tuple[Any, str], list[str]] = {}
    for job in jobs:
        deals.setdefault((job.setup, job.seed), []).append(job.names[0])
    assert all(sorted(first) == [CANDIDATE, CHAMPION] for first in deals.values())
    assert len({job.setup for job in jobs}) == 2


# --- numbers of search -----------------------------------------------------------------------------------------------


def test_a_net_keeps_the_numbers_that_won_beyond_doubt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    candidate = tmp_path / "ares-candidate.npz"
    write_net(candidate, "ares", random_weights(LAYOUT), {})
    won = {"0": 40, "1": 70, "2": 50}

    def play(jobs: list[Any], *rest: Any) -> Any:
        for trial in won:
            some = [job for job in jobs if job.key.startswith(f"{trial}/")]
            assert f"ares-trial-{trial}.npz" in some[0].specs[some[0].names.index(CANDIDATE)]
            yield from ({**row, "key": job.key} for row, job in zip(rows_with(won[trial], 100), some, strict=False))

    monkeypatch.setattr(tuning, "play_until", play)
    said: list[str] = []
    tuning.tune("ares", candidate, tmp_path, "1n", 1, 1.0, said.append)
    facts = read_net(candidate, "ares").facts
    assert facts["search"] == tuning.TRIALS["ares"][1] and len(facts["tuning"]) == len(said) == 3
    monkeypatch.setattr(tuning, "play_until", lambda *rest: pytest.fail("tuned again"))
    tuning.tune("ares", candidate, tmp_path, "1n", 1, 1.0, said.append)


# --- the room --------------------------------------------------------------------------------------------------------


def test_a_lesson_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were played and a net that was trained are not made again."""
    file_of(tmp_path, 600)
    (tmp_path / room.DONE).write_text(json.dumps({"games": 200}))
    monkeypatch.setattr(room, "warm_up", lambda game: None)
    monkeypatch.setattr(room, "play_shifts", lambda *args: pytest.fail("played again"))
    held: list[str] = []
    monkeypatch.setattr(room, "hold_gate", lambda jobs, *rest: held.append(jobs[0].specs[0]) or verdict(rows_with(9, 10)))
    lesson = room.Lesson("ares", tmp_path, 0.01, cores=1, trainer="numpy", course=Course(passes=1, batch=64))
    monkeypatch.setattr(room, "tune", lambda *args: None)
    facts = room.learn(lesson)
    assert facts["data"]["games"] == 200 and facts["strength"]["won"] == 9 and facts["strength"]["passed"]
    made = (tmp_path / "ares-candidate.npz").stat().st_mtime_ns
    monkeypatch.setattr(room, "_train", lambda *args: pytest.fail("trained again"))
    room.learn(lesson)
    assert (tmp_path / "ares-candidate.npz").stat().st_mtime_ns > made
    assert len(held) == 2 and "net=" in held[0]


@pytest.mark.parametrize("told", ["{", "{}", "[1]"])
def test_what_an_earlier_run_left_damaged_is_told_in_one_line(told: str, tmp_path: Path) -> None:
    (tmp_path / room.DONE).write_text(told)
    with pytest.raises(TharsisError, match=r"^\S+played\.json is damaged; delete it and go on$"):
        room.learn(room.Lesson("ares", tmp_path, 0.01, cores=1))


def test_a_folder_with_a_lesson_of_another_game_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "warm_up", lambda game: pytest.fail("begun"))
    for name, text in ((room.DONE, json.dumps({"game": "mars", "games": 3})), ("mars-candidate.npz", "")):
        (tmp_path / name).write_text(text)
        with pytest.raises(TharsisError, match="holds a lesson of mars; give another folder"):
            room.learn(room.Lesson("ares", tmp_path, 0.01, cores=1))
        (tmp_path / name).unlink()
    path = file_of(tmp_path, 30)
    told = path.read_bytes()
    with pytest.raises(TharsisError, match="positions of other cards or inputs than those of mars"):
        room.learn(room.Lesson("mars", tmp_path, 0.01, cores=1))
    assert path.read_bytes() == told


def test_playing_goes_on_after_the_shifts_of_a_run_that_was_stopped(tmp_path: Path) -> None:
    begun: list[int] = []
    said: list[str] = []

    class Stand:
        shares_disk = True

        def carry_out(self, game: str, work: Any, tasks: Any, *rest: Any) -> Any:
            for shift in itertools.islice(tasks, 2):
                begun.append(shift.number)
                yield play.written(play.Harvest(shift, 10, 30, made_up(30)))

    games = [play.play_shifts("ares", tmp_path, "s", 60.0, Stand(), Style(), said.append) for _ in range(2)]  # type: ignore[arg-type]
    assert begun == [0, 1, 2, 3] and len(list(tmp_path.glob("positions-s-*.npy"))) == 4
    assert games == [20, 40] and "20 games are there already" in said
    assert said[-1] == f"played 40 games, {4 * 30} positions"


def test_a_lesson_that_cannot_be_given_says_why(tmp_path: Path) -> None:
    for lesson, why in (
        (room.Lesson("chess", tmp_path / "a", 1), "'chess' is no game"),
        (room.Lesson("ares", tmp_path / "a", 1, more_data=(tmp_path,)), "holds no positions"),
        (room.Lesson("ares", tmp_path / "a", 1, start="77"), "no champion 77"),
        (room.Lesson("ares", tmp_path / "a", 1, style=Style(net="77")), "no champion 77"),
        (room.Lesson("ares", tmp_path / "a", 1, seed="../1"), "--seed is '../1'; files are named after it"),
        (room.Lesson("ares", tmp_path / "a", 1, mix=0.5), "--mix keeps a part of the net begun with; name one with --from"),
        (room.Lesson("ares", tmp_path / "a", 1, trainer="abacus"), "--trainer is 'abacus'; allowed: auto, numpy, torch"),
        (room.Lesson("ares", tmp_path / "a", 1, gate_search="60x"), "'60x' is no setting"),
        (room.Lesson("ares", tmp_path / "a", 1, until="dawn"), "--until is 'dawn'; allowed: play, train, gate"),
    ):
        with pytest.raises(TharsisError, match=why):
            room.learn(lesson)
    assert not (tmp_path / "a").exists()


# --- set-ups ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_every_value_of_every_setting_is_learned_from(game: str) -> None:
    """Also of modules and maps that come later: the plan declares them."""
    chance, plan = np.random.default_rng(1), game_module(game).Game.rules.plan
    drawn = [draw_setup(game, chance) for _ in range(600)]
    for setting in plan.settings:
        if setting.kind in (Kind.SWITCH, Kind.CHOICE):
            assert {setup[setting.key] for setup in drawn} == set(setting.allowed), setting.key
    assert all(plan.complete(setup) == setup for setup in drawn)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_games_by_search_are_as_usual_and_for_two_as_often_as_asked(game: str) -> None:
    chance, plan = np.random.default_rng(1), game_module(game).Game.rules.plan
    usual = [dict(plan.complete({"players": 2, **draft})) for draft in ({}, {"draft": True}) if not draft or game == "mars"]
    assert all(draw_setup(game, chance, 1.0) in usual for _ in range(20))
    drawn = [draw_setup(game, chance, 0.5) in usual for _ in range(200)]
    assert 80 < sum(drawn) < 140


def test_a_narrow_race_is_run_by_the_options_with_the_best_scores() -> None:
    desk = brain_of("ares").new_desk()
    desk.lanes = 6
    limit_width(desk)
    assert not desk.candidates["is_out"].any()
    desk.width = 4
    limit_width(desk)
    assert list(desk.candidates["is_out"][:6]) == [0, 0, 0, 0, 1, 1]
