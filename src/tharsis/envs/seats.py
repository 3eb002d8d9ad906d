"""What every environment shares: spaces, observations, rewards."""

from __future__ import annotations

import operator
from collections.abc import Callable
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from numpy.typing import NDArray
from rich.console import Console

from tharsis.core.errors import BadSetup
from tharsis.core.game import BaseGame
from tharsis.envs.pages import table_page
from tharsis.terminal import show

REWARDS = ("win", "points", "shaped")
"""win: at the end +1, −1, shared wins in between. points: at the end, VP ahead of the best other seat ÷ 100 (alone: VP ÷ 100).
shaped: at every step, how much that lead has changed."""

Observation = dict[str, NDArray[Any]]


class LegalActions(spaces.Discrete):
    """Actions of a game; a sample drawn without a mask is a legal one."""

    def __init__(self, size: int, mask: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(size)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self._mask()
            mask = legal if legal.any() else None
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and other.n == self.n

    def __hash__(self) -> int:
        return hash(self.n)

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalActions:
        return LegalActions(int(self.n), self._mask)


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise BadSetup(f"reward is {reward!r}; allowed: {', '.join(REWARDS)}")
    return reward


def observation_space(game: BaseGame) -> spaces.Space[Any]:
    rules = game.rules
    return spaces.Dict({
        "observation": spaces.Box(-np.inf, np.inf, (rules.layout.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8),
    })  # fmt: skip


def mask_of(game: BaseGame, seat: int) -> NDArray[np.int8]:
    mask = np.zeros(game.rules.actions.size, np.int8)
    for option in game.options(seat):
        mask[game.rules.actions.action(option)] = 1
    return mask


def observation_of(game: BaseGame, seat: int) -> Observation:
    """What the seat may know; its mask is empty while others are to move."""
    mine = not game.over and game.to_move[0] == seat
    mask = mask_of(game, seat) if mine else np.zeros(game.rules.actions.size, np.int8)
    return {"observation": game.tensor(seat), "action_mask": mask}


def take(game: BaseGame, seat: int, action: Any) -> None:
    """Carry out an action; an illegal one raises Gymnasium's own error and changes nothing."""
    try:
        number = operator.index(action)
    except TypeError:
        raise InvalidAction(f"action {action!r} is no whole number") from None
    if not 0 <= number < game.rules.actions.size or not mask_of(game, seat)[number]:
        raise InvalidAction(f"action {number} is not among the {len(game.options(seat))} legal actions of seat {seat}")
    game.choose(seat, game.rules.actions.option(number))


def lead(game: BaseGame, seat: int) -> float:
    totals = [score["total"] for score in game.scores()]
    others = totals[:seat] + totals[seat + 1 :]
    return (totals[seat] - max(others, default=0)) / 100


def final_reward(game: BaseGame, seat: int, reward: str) -> float:
    if reward != "win":
        return lead(game, seat)
    if seat not in game.winners:
        return -1.0
    return 1.0 if game.won is not None else 2 / len(game.winners) - 1 if len(game.winners) < game.players else 0.0


def drawn(game: BaseGame, seat: int, mode: str | None) -> str:
    """The table as the seat sees it: a page (`html`), or text with colours (`ansi`, `human`)."""
    if mode == "html":
        return table_page(game, seat)
    text = StringIO()
    show(game.view(seat), Console(width=128, file=text, force_terminal=True))
    return text.getvalue()
