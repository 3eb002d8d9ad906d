"""Terraforming Mars: Ares Expedition: competitive for 2 to 4, first game, two-player co-op, solo."""

from tharsis.ares.game import PLAN, Game, batch, load, new_game

__all__ = ["PLAN", "Game", "batch", "load", "new_game"]
