"""Players that are programs. They see only observations."""

from tharsis.bots.base import Bot, Clock, UnknownBot, View, bot_names, make_bot, play_game, play_move, register
from tharsis.bots.players import GreedyBot, RandomBot, SearchBot

__all__ = [
    "Bot", "Clock", "GreedyBot", "RandomBot", "SearchBot", "UnknownBot", "View", "bot_names", "make_bot", "play_game",
    "play_move", "register",
]  # fmt: skip
