"""Nobody learns what they may not know."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.playing import new_game, random_moves
from tharsis.core.game import HIDE, BaseGame
from tharsis.core.records import memory_of, record_at
from tharsis.core.rng import new_rng

pytestmark = pytest.mark.compiled


def observation(game: BaseGame, record: Any, seat: int) -> bytes:
    seen = record_at(np.frombuffer(record.tobytes(), np.uint8).copy(), game.rules.dtype)
    game.rules.engine(memory_of(seen), HIDE, seat, 0, np.zeros(4, np.int64), np.zeros(640, np.int32))
    return bytes(seen.tobytes())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_dealing_anew_changes_no_observation(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=21)
    rng = new_rng("redeal")
    differed = False
    for number, _ in enumerate(random_moves(game, 21)):
        if number % 25:
            continue
        for seat in range(-1, game.players):
            dealt = game.redeal(seat, rng)
            assert observation(game, dealt, seat) == observation(game, game.state, seat)
            seen = game.rules.view(game.observe(seat), seat)
            assert json.dumps(seen) == json.dumps(game.rules.view(_hidden(game, dealt, seat), seat))
            differed |= dealt.tobytes() != game.state.tobytes()
    assert differed


def _hidden(game: BaseGame, record: Any, seat: int) -> Any:
    game.rules.engine(memory_of(record), HIDE, seat, 0, np.zeros(4, np.int64), np.zeros(640, np.int32))
    return record


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_no_observation_holds_the_deck_or_the_seed(configuration: tuple[str, dict[str, Any]]) -> None:
    name, setup = configuration
    game = new_game(name, setup, seed=22)
    for seat in range(-1, game.players):
        seen = game.observe(seat)
        assert not seen.deck.any() and not seen.rng.any()
        view = json.dumps(game.view(seat))
        assert '"seed"' not in view and '"rng"' not in view
