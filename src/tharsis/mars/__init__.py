"""Terraforming Mars: base game, beginner corporations, Corporate Era, draft, solo, Colonies."""

from tharsis.mars.game import Game, load, new_game

__all__ = ["Game", "load", "new_game"]
