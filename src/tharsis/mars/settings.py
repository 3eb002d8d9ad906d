"""What can be chosen at set-up in Mars."""

from __future__ import annotations

from tharsis.core.setup import Kind, Refusal, Setting, SetupPlan, players_setting
from tharsis.mars.maps import KEYS as MAP_KEYS
from tharsis.mars.state import SEATS

SETTINGS = (
    players_setting(SEATS),
    Setting("corporate_era", default=True),
    Setting("draft"),
    Setting("colonies"),
    Setting("mixed_corporations"),
    Setting("map", Kind.CHOICE, MAP_KEYS[0], MAP_KEYS, may_be_drawn=True),
    Setting("beginners", Kind.SEATS, (), field="beginner"),
    Setting("first_player", Kind.SEAT, 0, field="first"),
)
REFUSALS = (
    Refusal(
        "solo-era",
        "corporate_era is False; solo is played with the Corporate Era cards",
        lambda setup: setup["players"] == 1 and not setup["corporate_era"],
    ),
    Refusal(
        "mixed",
        "mixed_corporations is True; it needs colonies",
        lambda setup: setup["mixed_corporations"] and not setup["colonies"],
    ),
)
PLAN = SetupPlan(SETTINGS, REFUSALS)
