"""Both games as OpenSpiel games: `tharsis_mars` and `tharsis_ares`, with the parameters `players` and `deals`.

The deal is one chance node at the root with `deals` equally likely outcomes, so that a history says everything and states
can be written down. OpenSpiel's simultaneous nodes ask every player at once, while here only some seats may have to choose,
and some of them several times: simultaneous choices are asked one after another in seat order, and nobody's observation
shows what another has chosen before all have.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from tharsis.core.errors import TharsisError
from tharsis.core.game import BaseGame
from tharsis.envs.seats import final_reward
from tharsis.games import game_module, new_game

LONGEST = 20_000
DEALS = 1_000_000


def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"tharsis_{name}",
        long_name={"mars": "Terraforming Mars", "ares": "Ares Expedition"}[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5 if name == "mars" else 4,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS},
        provides_factored_observation_string=False,
    )


class Deal(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is no game yet."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._room = game
        self._game: BaseGame | None = None

    def current_player(self) -> int:
        if self._game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._game.over else self._game.to_move[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._game is not None
        actions = self._game.rules.actions
        return sorted(actions.action(option) for option in self._game.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._room.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        """An illegal action raises OpenSpiel's own error and changes nothing."""
        if self._game is None:
            if not 0 <= action < self._room.deals:
                raise pyspiel.SpielError(f"deal {action}; allowed: 0 to {self._room.deals - 1}")
            self._game = new_game(self._room.name, {"players": self._room.num_players()}, f"deal {action}")
            return
        try:
            self._game.choose(self._game.to_move[0], self._game.rules.actions.option(action))
        except TharsisError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(self._room.actions.text(action))

    def is_terminal(self) -> bool:
        return self._game is not None and self._game.over

    def returns(self) -> list[float]:
        if self._game is None or not self._game.over:
            return [0.0] * self._room.num_players()
        return [final_reward(self._game, seat, "win") for seat in range(self._game.players)]

    def __str__(self) -> str:
        return json.dumps(self._game.view()) if self._game else "before the deal"


class Observer:
    """OpenSpiel's view of what a seat may know."""

    def __init__(self, room: Any) -> None:
        self.tensor = np.zeros(room.layout.size, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.start + section.size] for section in room.layout.sections
        }

    def set_from(self, state: Deal, player: int) -> None:
        self.tensor[:] = 0 if state._game is None else state._game.tensor(player)

    def string_from(self, state: Deal, player: int) -> str:
        return "before the deal" if state._game is None else json.dumps(state._game.view(player))


class Room(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it; its two kinds are below."""

    name: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = {"players": 2, "deals": DEALS} | (parameters or {})
        rules = game_module(self.name).Game.rules
        self.deals, self.actions, self.layout = int(chosen["deals"]), rules.actions, rules.layout
        super().__init__(game_type(self.name), self._info(int(chosen["players"])), chosen)

    def _info(self, players: int) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.actions.size, max_chance_outcomes=self.deals, num_players=players,
            min_utility=-1.0, max_utility=1.0, utility_sum=None, max_game_length=LONGEST,
        )  # fmt: skip

    def new_initial_state(self) -> Deal:
        return Deal(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)

    def observation_tensor_shape(self) -> Iterable[int]:
        return [self.layout.size]


class MarsRoom(Room):
    name = "mars"


class AresRoom(Room):
    name = "ares"


def register() -> None:
    for room in (MarsRoom, AresRoom):
        kind = game_type(room.name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, room)


register()
