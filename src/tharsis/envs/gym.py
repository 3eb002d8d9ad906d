"""One seat of a game as a Gymnasium environment: alone, or against bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from tharsis.bots import make_bot, play_move
from tharsis.core.errors import BadSetup
from tharsis.core.game import BaseGame
from tharsis.envs.seats import (
    LegalActions,
    Observation,
    check_reward,
    drawn,
    final_reward,
    lead,
    mask_of,
    observation_of,
    observation_space,
    take,
)
from tharsis.games import new_game

IDS = {"tharsis/Mars-v0": "mars", "tharsis/Ares-v0": "ares"}


class SeatEnv(gymnasium.Env[Observation, Any]):
    """`opponents` are bots for the other seats, in seat order; without any the game is played alone.
    With a `deal` every episode is dealt alike; without, the environment's own chance draws one."""

    metadata = {"render_modes": ["ansi", "html", "human"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = "ares",
        opponents: Sequence[str] = (),
        seat: int = 0,
        reward: str = "win",
        deal: int | str | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        if not 0 <= seat <= len(opponents):
            raise BadSetup(f"seat is {seat!r}; with {len(opponents)} opponents there are seats 0 to {len(opponents)}")
        self._name, self._seat, self._reward, self.render_mode = game, seat, check_reward(reward), render_mode
        self._deal = deal
        self._setup = {"players": len(opponents) + 1} | setup
        self._opponents = [*opponents[:seat], "", *opponents[seat:]]
        self._game: BaseGame = new_game(game, self._setup, 0 if deal is None else deal)
        self.observation_space = observation_space(self._game)
        self.action_space = LegalActions(self._game.rules.actions.size, self.action_masks)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Which actions are legal now; under the name that sb3-contrib asks for."""
        return mask_of(self._game, self._seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn_deal = int(self.np_random.integers(1 << 62))
        deal = drawn_deal if self._deal is None else self._deal
        self._game = new_game(self._name, self._setup, deal)
        self._bots = [make_bot(spec, f"{deal}/{at}") if spec else None for at, spec in enumerate(self._opponents)]
        self._others_move()
        self._lead = lead(self._game, self._seat)
        return observation_of(self._game, self._seat), {}

    def _others_move(self) -> None:
        while not self._game.over and self._game.to_move[0] != self._seat:
            at = self._game.to_move[0]
            bot = self._bots[at]
            assert bot is not None
            play_move(self._game, at, bot)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        take(self._game, self._seat, action)
        self._others_move()
        over = self._game.over
        info = {"score": self._game.scores()[self._seat]} if over else {}
        return observation_of(self._game, self._seat), self._earned(over), over, False, info

    def _earned(self, over: bool) -> float:
        if self._reward != "shaped":
            return final_reward(self._game, self._seat, self._reward) if over else 0.0
        before, self._lead = self._lead, lead(self._game, self._seat)
        return self._lead - before

    def render(self) -> Any:
        text = drawn(self._game, self._seat, self.render_mode)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register_gymnasium() -> None:
    for identity, game in IDS.items():
        if identity not in gymnasium.registry:
            gymnasium.register(identity, entry_point=SeatEnv, kwargs={"game": game}, disable_env_checker=True)
