"""The examples do what they say."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_a_bot_in_twenty_lines_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    example("own_bot").main(games=1)
    assert "of 1 games against random" in capsys.readouterr().out


def test_a_folder_of_saves_is_a_table_of_moves(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    saves = example("analyse_saves")
    saves.write_saves(tmp_path, games=2, bots=("random", "random"))
    table = saves.main(tmp_path)
    assert table["game"].n_unique() == 2 and set(table["seat"]) == {0, 1}
    played = saves.cards(table)
    assert played["played"].sum() == (table["verb"] == "play").sum() > 10
    assert played["won"].is_between(0, 1).all()


@pytest.mark.compiled
def test_the_learning_example_learns() -> None:
    """Where PyTorch is installed."""
    torch = pytest.importorskip("torch")
    ppo = example("train_ppo")
    ppo.GAMES, ppo.STEPS = 16, 12
    agent, curve = ppo.train("ares", minutes=0.01, games=4)
    assert curve[-1]["moves"] >= 16 * 12 and 0 <= curve[-1]["won"] <= 1
    assert sum(weight.abs().sum() for weight in agent.likes.parameters()) > 0 and torch.get_num_threads() == 1


@pytest.mark.compiled
def test_what_the_other_seat_expects_counts_negative() -> None:
    pytest.importorskip("torch")
    ppo = example("train_ppo")
    values = [np.array([0.0]), np.array([0.5]), np.array([0.25])]
    seats, ended = [np.array([0]), np.array([1]), np.array([1])], [np.array([False]), np.array([True])]
    gains = ppo.compare(values, seats, [np.array([0.0]), np.array([1.0])], ended)
    assert gains[1][0] == pytest.approx(1.0 - 0.5)
    assert gains[0][0] == pytest.approx(-(0.5 + ppo.LAMBDA * 0.5))
