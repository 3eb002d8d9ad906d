"""Terraforming Mars: base game, beginner corporations, Corporate Era, draft, solo, maps and modules."""

from tharsis.mars.game import PLAN, Game, batch, load, new_game

__all__ = ["PLAN", "Game", "batch", "load", "new_game"]
