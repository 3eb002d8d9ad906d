"""What can be chosen at set-up in Ares Expedition."""

from __future__ import annotations

from tharsis.ares.state import LEVELS, SEATS
from tharsis.core.setup import Kind, Length, Refusal, Setting, SetupPlan, players_setting

COOP_PLAYERS = 2
PLAN = SetupPlan(
    (
        players_setting(SEATS),
        Setting("first_game"),
        Setting("exchange"),
        Setting("coop", minutes=4),
        Setting("level", Kind.CHOICE, LEVELS[0], LEVELS),
    ),
    Length(opening=30, player=8, turns=60, is_together=True),
    (
        Refusal(
            "coop",
            "coop is True; the co-operative game is for 2 players",
            lambda setup: setup["coop"] and setup["players"] != COOP_PLAYERS,
        ),
    ),
)
