"""Both games as PettingZoo AEC environments.

Where the rules let several seats choose at the same time (research, phases of Ares), they are asked one after another in seat
order; none sees what another has chosen before all have.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tharsis.core.game import BaseGame, new_seed
from tharsis.envs.seats import LegalActions, Observation, check_reward, drawn, final_reward, lead, mask_of, observation_of, take
from tharsis.envs.seats import observation_space as space_of
from tharsis.games import new_game


class RawEnv(AECEnv):  # type: ignore[misc]
    metadata = {"render_modes": ["ansi", "html", "human"], "render_fps": 4, "is_parallelizable": False, "name": "tharsis"}  # noqa: RUF012

    def __init__(self, game: str, reward: str = "win", render_mode: str | None = None, **setup: Any) -> None:
        super().__init__()
        self._name, self._setup, self._reward, self.render_mode = game, setup, check_reward(reward), render_mode
        self.metadata = self.metadata | {"name": f"tharsis_{game}_v0"}
        self._game: BaseGame = new_game(game, setup, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(self._game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self.observation_spaces = {agent: space_of(self._game) for agent in self.possible_agents}
        self.action_spaces = {agent: self._actions(seat) for agent, seat in self._seats.items()}

    def _actions(self, seat: int) -> LegalActions:
        return LegalActions(self._game.rules.actions.size, lambda: mask_of(self._game, seat))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game = new_game(self._name, self._setup, new_seed() if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.to_move[0]]
        self._leads = [lead(self._game, seat) for seat in range(self._game.players)]

    def observe(self, agent: str) -> Observation:
        return observation_of(self._game, self._seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        take(self._game, self._seats[agent], action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._give_rewards()
        if self._game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"score": score} for agent, score in zip(self.agents, self._game.scores(), strict=True)}
        else:
            self.agent_selection = self.possible_agents[self._game.to_move[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _give_rewards(self) -> None:
        if self._reward == "shaped":
            now = [lead(self._game, seat) for seat in range(self._game.players)]
            self.rewards = {agent: now[seat] - self._leads[seat] for agent, seat in self._seats.items()}
            self._leads = now
        elif self._game.over:
            self.rewards = {agent: final_reward(self._game, seat, self._reward) for agent, seat in self._seats.items()}

    def render(self) -> Any:
        text = drawn(self._game, self._seats[self.agent_selection], self.render_mode)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""


def make_raw(game: str, **settings: Any) -> RawEnv:
    return RawEnv(game, **settings)


def make(game: str, **settings: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(RawEnv(game, **settings)))
