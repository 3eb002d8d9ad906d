"""Teach an agent Ares Expedition, or Terraforming Mars, by playing against itself: PPO on a batch of games, on one core.

    pip install "tharsis[learn]"
    python examples/train_ppo.py --curve curve.json --save agent.pt

The agent sees what the seat to move may know (`batch.observations`) and chooses among what it may do (`batch.masks`). It plays
both seats, and is paid whenever its lead in points grows. What one seat gains the other loses, so what the other seat expects
counts negative.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tharsis.games import game_module

GAMES, STEPS, PASSES, MINIBATCH = 256, 48, 2, 1024
LAMBDA, CLIP, ENTROPY, RATE = 0.97, 0.2, 0.005, 5e-4
POINT, FINAL = 200, 1000
"""Games against `random`: for a point of the curve, and at the end."""
POINTS = 20
"""So many points count as one."""
VISIBLE = (("rating", 0.1), ("forests", 0.2))
"""Points that an observation shows, with the scale it shows them at."""


class Agent(nn.Module):
    """What the seat sees → how much it likes each action, and how far it expects to lead."""

    def __init__(self, useful: Tensor, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("useful", useful)
        self.body = nn.Sequential(nn.Linear(len(useful), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.likes, self.expects = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.likes.weight)
        nn.init.zeros_(self.expects.weight)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        inner = self.body(seen[:, self.useful])
        return torch.log_softmax(self.likes(inner).masked_fill(~legal, -1e9), -1), self.expects(inner).squeeze(-1)


@dataclass
class Steps:
    """`STEPS` moves of every game of the batch."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    chance: Tensor
    """The logarithm of the chance with which the action was taken."""
    values: Tensor
    gains: Tensor
    """By how much each move was better than expected."""


def useful(batch: Any, seed: int) -> Tensor:
    """The numbers of an observation that are not always 0 in random games: other seats and modules have many that are."""
    chance, ever = np.random.default_rng(seed), np.zeros(batch.layout.size, bool)
    for _ in range(500):
        batch.step(batch.sample(chance))
        ever |= batch.observations.any(0)
    return torch.from_numpy(np.flatnonzero(ever))


def lead(batch: Any) -> Any:
    """By how many points the seat to move leads as the table shows it: rating and forests, without cards."""
    parts = {part.name: batch.observations[:, part.start : part.start + 2] for part in batch.layout.sections}
    return sum((parts[name][:, 0] - parts[name][:, 1]) / scale for name, scale in VISIBLE if name in parts) / POINTS


def final_lead(batch: Any, place: int, seat: int) -> float:
    totals = [score["total"] for score in batch.finished(place).scores()]
    return (totals[seat] - totals[1 - seat]) / POINTS


@torch.no_grad()
def play(batch: Any, agent: Agent) -> Steps:
    seen, legal, actions, chance, values, seats, earned, ended = ([] for _ in range(8))
    for _ in range(STEPS):
        seen.append(torch.from_numpy(batch.observations.copy()))
        legal.append(torch.from_numpy(batch.masks.copy()))
        likes, value = agent(seen[-1], legal[-1])
        action = torch.multinomial(likes.exp(), 1).squeeze(-1)
        actions.append(action)
        chance.append(likes.gather(-1, action[:, None]).squeeze(-1))
        values.append(value.numpy())
        seats.append(batch.seats.copy())
        before = lead(batch)
        batch.step(action.numpy())
        ended.append(batch.done)
        after = lead(batch) * np.where(batch.seats == seats[-1], 1, -1)
        for place in np.flatnonzero(ended[-1]):
            after[place] = final_lead(batch, int(place), int(seats[-1][place]))
        earned.append(after - before)
    last = agent(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))[1].numpy()
    gains = compare([*values, last], [*seats, batch.seats.copy()], earned, ended)
    flat = [torch.cat(each) for each in (seen, legal, actions, chance)]
    return Steps(*flat, torch.from_numpy(np.concatenate(values)), torch.from_numpy(np.concatenate(gains)))


def compare(values: list[Any], seats: list[Any], earned: list[Any], ended: list[Any]) -> list[Any]:
    """Generalised advantages, from the last move to the first, each seen by the seat that made it."""
    gains, gain = [], np.zeros_like(values[0])
    for at in reversed(range(len(earned))):
        ahead = np.where(seats[at] == seats[at + 1], 1, -1) * ~ended[at]
        gain = earned[at] + ahead * (values[at + 1] + LAMBDA * gain) - values[at]
        gains.append(gain.astype(np.float32))
    return gains[::-1]


def improve(agent: Agent, optimizer: torch.optim.Optimizer, steps: Steps) -> None:
    """PPO: make good moves likelier, bad ones less likely, neither by too much at a time."""
    goals = steps.values + steps.gains
    gains = (steps.gains - steps.gains.mean()) / (steps.gains.std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            likes, value = agent(steps.seen[part], steps.legal[part])
            ratio = (likes.gather(-1, steps.actions[part, None]).squeeze(-1) - steps.chance[part]).exp()
            better = torch.minimum(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(likes.exp() * likes).sum(-1).mean()
            loss = 0.5 * (value - goals[part]).square().mean() - better - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def against_random(module: Any, agent: Agent, games: int, seed: int) -> float:
    """The share of games the agent wins; it has seat 0 in every other game, and every game that is begun counts."""
    batch, chance = module.batch(games, seed=seed, players=2, threads=1), np.random.default_rng(seed)
    mine, results = np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(results).any():
        actions = batch.sample(chance)
        own = np.flatnonzero(batch.seats == mine)
        likes, _ = agent(torch.from_numpy(batch.observations[own]), torch.from_numpy(batch.masks[own]))
        actions[own] = likes.argmax(-1).numpy()
        batch.step(actions)
        for place in np.flatnonzero(batch.done & np.isnan(results)):
            winners = batch.finished(int(place)).winners
            results[place] = (mine[place] in winners) / len(winners)
    return float(results.mean())


def train(
    game: str, minutes: float, seed: int = 1, every: float = 30, games: int = POINT
) -> tuple[Agent, list[dict[str, float]]]:
    """The agent after so many minutes of one core's time, and how it did against `random` meanwhile, which is not counted."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    module = game_module(game)
    batch = module.batch(GAMES, seed=seed, players=2, threads=1)
    agent = Agent(useful(batch, seed), batch.actions.size)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    moves, spent, measured, curve = 0, 0.0, 0.0, []
    while spent < 60 * minutes:
        began = time.process_time()
        improve(agent, optimizer, play(batch, agent))
        spent += time.process_time() - began
        moves += GAMES * STEPS
        if spent >= measured + every or spent >= 60 * minutes:
            measured = spent
            point = {"minutes": round(spent / 60, 2), "moves": moves, "won": against_random(module, agent, games, seed + moves)}
            curve.append(point)
            print("{minutes:6.2f} minutes {moves:>10,} moves  wins {won:.1%} against random".format(**point), flush=True)
    return agent, curve


def report(game: str, seed: int, final: float, curve: list[dict[str, float]]) -> dict[str, Any]:
    """A run as JSON; `minutes_in_all` is processor time with compiling and with all games that measure."""
    spent = round(time.process_time() / 60, 2)
    return {
        "game": game, "seed": seed, "torch": torch.__version__, "minutes_in_all": spent,
        "games": FINAL, "won": final, "games_of_a_point": POINT, "curve": curve,
    }  # fmt: skip


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("--game", choices=["ares", "mars"], default="ares")
    ask.add_argument("--minutes", type=float, default=4)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--curve", type=Path, help="write the figures here, as JSON")
    ask.add_argument("--save", type=Path, help="write the agent here")
    chosen = ask.parse_args()
    agent, curve = train(chosen.game, chosen.minutes, chosen.seed)
    final = against_random(game_module(chosen.game), agent, FINAL, 99)
    print(f"of {FINAL:,} games against random the agent wins {final:.1%}")
    if chosen.curve:
        chosen.curve.write_text(json.dumps(report(chosen.game, chosen.seed, final, curve), indent=1) + "\n")
    if chosen.save:
        torch.save(agent.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
