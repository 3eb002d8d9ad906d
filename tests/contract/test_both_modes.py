"""Compiled and uncompiled rules play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.invariants import CHECKS
from tests.contract.modes import PLAYED, SEED
from tests.contract.playing import digest, new_game, play_out
from tharsis.core.jit import COMPILED

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled
def test_both_modes_play_the_same_games() -> None:
    assert COMPILED
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.modes"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr[-2000:]
    here = {label(c): digest(play_out(new_game(*c, SEED), SEED)) for c in PLAYED}
    assert json.loads(run.stdout) == here


@pytest.mark.compiled
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_many_compiled_games_end_in_order(configuration: tuple[str, dict[str, object]]) -> None:
    name, setup = configuration
    for seed in range(40):
        game = new_game(name, setup, seed)
        moves = game.play_random(seed, moves=20_000)
        assert game.over, f"seed {seed}: no end after {moves} moves"
        CHECKS[name](game.state)
