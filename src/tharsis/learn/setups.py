"""Which games are learned from: every set-up that can be played, the usual ones more often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tharsis.core.errors import BadSetup
from tharsis.core.setup import PLAYERS, Kind, Setting
from tharsis.games import game_module
from tharsis.mars.modules import EXPANSIONS

Setup = dict[str, Any]
Chance = np.random.Generator

DRAFT = "draft"
PLAYER_SHARES: dict[str, tuple[float, ...]] = {"mars": (0.1, 0.5, 0.16, 0.13, 0.11), "ares": (0.15, 0.6, 0.15, 0.1)}
SWITCH_SHARES = {
    "corporate_era": 0.93, DRAFT: 0.4, "mixed_corporations": 0.3, "prelude": 0.5, "without_preludes": 0.08,
    "rating_goal": 0.3, "first_game": 0.05, "exchange": 0.2,
}  # fmt: skip
USUAL_SWITCH = 0.35
"""How often a switch is on that has no share of its own; each module is one."""
BARE = 0.25
"""How often no module is in the game; with all of them drawn by themselves that would be rare."""
CHOICE_SHARES: dict[str, tuple[float, ...]] = {"level": (0.15, 0.2, 0.65)}
USUAL = 0.5
"""How often games by search, of which there are few, are for two and otherwise as usual but for a draft."""
FIRST_CHOICE = 0.5
"""How often the first value of a choice is taken that has no shares of its own; the others share the rest."""
GATES: dict[str, tuple[Setup, ...]] = {
    "mars": ({"players": 2}, {"players": 2, "draft": True, **{module.key: True for module in EXPANSIONS}}),
    "ares": ({"players": 2},),
}
"""What a candidate and a champion play against each other."""


def _drawn(values: Sequence[Any], shares: Sequence[float], chance: Chance) -> Any:
    return values[int(chance.choice(len(values), p=np.array(shares) / sum(shares)))]


def _value(setting: Setting, players: int, chance: Chance) -> Any:
    if setting.kind is Kind.SWITCH:
        return bool(chance.random() < SWITCH_SHARES.get(setting.key, USUAL_SWITCH))
    if setting.kind is Kind.SEAT:
        return int(chance.integers(players))
    if setting.kind is Kind.CHOICE:
        others = (1 - FIRST_CHOICE) / max(1, len(setting.allowed) - 1)
        usual = (FIRST_CHOICE, *[others] * (len(setting.allowed) - 1))
        return _drawn(setting.allowed, CHOICE_SHARES.get(setting.key, usual), chance)
    return setting.default


def draw_setup(game: str, chance: Chance, usual: float = 0.0) -> Setup:
    """A set-up drawn from all that the plan allows, or so often the usual one."""
    plan = game_module(game).Game.rules.plan
    if chance.random() < usual:
        can_draft = any(each.key == DRAFT for each in plan.settings)
        return dict(plan.complete({PLAYERS: 2} | ({DRAFT: bool(chance.random() < SWITCH_SHARES[DRAFT])} if can_draft else {})))
    while True:
        players = int(_drawn(plan.settings[0].allowed, PLAYER_SHARES[game], chance))
        setup = {each.key: _value(each, players, chance) for each in plan.settings[1:]} | {PLAYERS: players}
        if chance.random() < BARE:
            setup |= {module.key: False for module in EXPANSIONS if module.key in setup}
        try:
            return dict(plan.complete(setup))
        except BadSetup:
            continue
