"""Terraforming Mars: Ares Expedition: competitive for 2 to 4, first game, two-player co-op, solo."""

from tharsis.ares.game import SETUP_KEYS, Game, batch, load, new_game

__all__ = ["SETUP_KEYS", "Game", "batch", "load", "new_game"]
