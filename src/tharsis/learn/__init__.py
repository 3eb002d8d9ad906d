"""The training room: games to learn from, training, and the gate that a new champion has to pass."""

from tharsis.learn.room import learn

__all__ = ["learn"]
