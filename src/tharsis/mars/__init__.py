"""Terraforming Mars: base game, beginner corporations, Corporate Era, draft, solo, Colonies."""

from tharsis.mars.game import PLAN, Game, batch, load, new_game

__all__ = ["PLAN", "Game", "batch", "load", "new_game"]
