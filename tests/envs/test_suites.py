"""The test suites of PettingZoo, Gymnasium and OpenSpiel, run on both games."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.error import InvalidAction
from gymnasium.utils.env_checker import check_env, check_step_determinism
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, seed_test

import tharsis.envs.open_spiel
from tharsis.core.errors import BadSetup
from tharsis.envs import tharsis_ares_v0, tharsis_mars_v0
from tharsis.envs.aec import RawEnv
from tharsis.envs.gym import SeatEnv
from tharsis.envs.seats import final_reward, mask_of

ROOMS = {"mars": tharsis_mars_v0, "ares": tharsis_ares_v0}
USUAL = "Observation|observation space|infinity"


@pytest.mark.parametrize("name", ROOMS)
def test_pettingzoo_finds_nothing(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=f".*({USUAL}).*")
        api_test(ROOMS[name].env(players=3), num_cycles=60)
        seed_test(lambda: ROOMS[name].env(players=2), num_cycles=30)


@pytest.mark.parametrize("name", ["Mars", "Ares"])
@pytest.mark.parametrize("opponents", [[], ["random"]])
def test_gymnasium_finds_nothing(name: str, opponents: list[str]) -> None:
    """Its check of determinism draws an action before it resets, which must be legal afterwards: it is made apart, where
    every episode is dealt alike and none has begun."""
    env = gymnasium.make(f"tharsis/{name}-v0", opponents=opponents, deal=5).unwrapped
    assert env.spec is not None
    env.reset()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=f".*({USUAL}).*")
        check_step_determinism(env)
        env.spec.nondeterministic = True
        check_env(env)


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_one_seed_and_the_same_actions_give_the_same_episode(name: str) -> None:
    rows = []
    for _ in range(2):
        env, chance = SeatEnv(name, ["random"]), np.random.default_rng(8)
        seen = [env.reset(seed=21)[0]["observation"]]
        for _ in range(12):
            seen.append(env.step(chance.choice(np.flatnonzero(env.action_masks())))[0]["observation"])
        rows.append(np.stack(seen))
    assert np.array_equal(rows[0], rows[1])
    assert not np.array_equal(rows[0][0], SeatEnv(name, ["random"]).reset(seed=22)[0]["observation"])


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["mars", "ares"])
def test_openspiel_plays_it_out_and_reads_back_what_it_wrote(name: str) -> None:
    game = pyspiel.load_game(f"tharsis_{name}(deals=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert tharsis.envs.open_spiel.DEALS > 20


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["mars", "ares"])
def test_openspiel_plays_its_playthrough_again_to_the_letter(name: str, tmp_path: Path) -> None:
    """Its own test of a game: everything that every state of a game says, written down and compared."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"tharsis_{name}(deals=20)", None, seed=5))
    written, again = generate_playthrough.replay(str(file))
    assert written == again and "IsTerminal() = True" in written


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_openspiel_gives_each_seat_its_own_observation(name: str) -> None:
    game = pyspiel.load_game(f"tharsis_{name}(deals=20)")
    state = game.new_initial_state()
    state.apply_action(3)
    first, second = (np.array(state.observation_tensor(seat)) for seat in (0, 1))
    assert first.size == game.observation_tensor_shape()[0]
    assert not np.array_equal(first, second)


def test_an_illegal_action_raises_openspiels_error_and_changes_nothing() -> None:
    state = pyspiel.load_game("tharsis_ares(deals=20)").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="deal 20; allowed: 0 to 19"):
        state.apply_action(20)
    state.apply_action(3)
    before = state.history(), str(state)
    illegal = next(action for action in range(4000) if action not in state.legal_actions())
    for action in (illegal, 10**6):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert (state.history(), str(state)) == before


def begun(name: str = "ares") -> RawEnv:
    env = RawEnv(name, players=2)
    env.reset(seed=5)
    return env


def test_an_illegal_action_raises_gymnasiums_error_and_changes_nothing() -> None:
    env = begun()
    before = env._game.save()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**6):
        with pytest.raises(InvalidAction, match="not among the"):
            env.step(action)
    for nothing in (None, "pass", 3.5):
        with pytest.raises(InvalidAction, match="is no whole number"):
            env.step(nothing)
    assert env._game.save() == before


def test_rewards_are_paid_as_chosen() -> None:
    with pytest.raises(BadSetup, match="allowed: win, points, shaped"):
        RawEnv("ares", reward="glory")
    totals = {}
    for reward in ("win", "points", "shaped"):
        env = SeatEnv("ares", ["random"], reward=reward, deal=3)
        env.reset(seed=1)
        chance, over, total = np.random.default_rng(4), False, 0.0
        while not over:
            action = chance.choice(np.flatnonzero(env.action_masks()))
            _, earned, over, _, _ = env.step(action)
            total += earned
        totals[reward] = total
        scores = [score["total"] for score in env._game.scores()]
    assert totals["points"] == pytest.approx((scores[0] - scores[1]) / 100)
    assert totals["win"] == (1.0 if scores[0] > scores[1] else -1.0 if scores[0] < scores[1] else totals["win"])
    assert totals["shaped"] == pytest.approx(totals["points"])


def test_a_shared_win_is_worth_nothing_to_two() -> None:
    env = begun()
    env._game.state.over = 1
    assert len(env._game.winners) == 2
    assert [final_reward(env._game, seat, "win") for seat in (0, 1)] == [0.0, 0.0]


def test_a_sample_without_a_mask_is_legal() -> None:
    env = begun("mars")
    seat = env._seats[env.agent_selection]
    assert mask_of(env._game, seat)[env.action_space(env.agent_selection).sample()]


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_a_rendered_page_shows_the_cards_of_the_seat_and_of_nobody_else(name: str) -> None:
    env = SeatEnv(name, ["random"], render_mode="html", deal=5)
    env.reset(seed=1)
    page, views = env.render(), [env._game.view(seat) for seat in (0, 1)]
    assert page.startswith("<!doctype html>") and "src=" not in page
    mine, others = ({*view["hand"], *view["seen"]} for view in views)
    assert mine and all(f'id="{key}"' in page for key in mine)
    assert not any(f'id="{key}"' in page for key in others - mine)


def test_rendering_shows_the_table() -> None:
    env = RawEnv("mars", render_mode="ansi", players=2)
    env.reset(seed=1)
    assert "generation 1" in re.sub("\x1b[^m]*m", "", env.render())
