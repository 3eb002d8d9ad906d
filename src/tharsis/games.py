"""The games by name."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from tharsis.core.errors import BadSave, BadSetup
from tharsis.core.game import BaseGame
from tharsis.core.setup import SetupPlan, check_keys

GAMES = ("mars", "ares")


def game_module(name: str) -> ModuleType:
    """The room of a game, loaded when it is asked for."""
    if name not in GAMES:
        raise BadSetup(f"{name!r} is no game; there are {' and '.join(GAMES)}")
    return importlib.import_module(f"tharsis.{name}")


def plan_of(name: str) -> SetupPlan:
    """What can be chosen at set-up."""
    plan: SetupPlan = game_module(name).PLAN
    return plan


def new_game(name: str, setup: Mapping[str, Any], seed: int | str | None = None) -> BaseGame:
    """A new game by name, from a set-up that may come from anywhere."""
    module = game_module(name)
    check_keys(setup, module.PLAN.keys)
    game: BaseGame = module.new_game(seed=seed, **setup)
    return game


def load_save(data: bytes) -> BaseGame:
    """A saved game of whichever game it is."""
    try:
        name = json.loads(data).get("game")
    except (ValueError, AttributeError, RecursionError):
        raise BadSave("this is no Tharsis save: it is not JSON") from None
    if name not in GAMES:
        raise BadSave(f"this is a save of {name!r}; there are {' and '.join(GAMES)}")
    game: BaseGame = game_module(name).load(data)
    return game
