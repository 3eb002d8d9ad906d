"""Terraforming Mars: base game, beginner corporations, Corporate Era, draft, solo, Colonies."""

from tharsis.mars.game import SETUP_KEYS, Game, batch, load, new_game

__all__ = ["SETUP_KEYS", "Game", "batch", "load", "new_game"]
