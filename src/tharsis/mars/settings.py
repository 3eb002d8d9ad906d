"""What can be chosen at set-up in Mars."""

from __future__ import annotations

from tharsis.core.setup import Kind, Length, Refusal, Setting, SetupPlan, players_setting
from tharsis.mars.maps import KEYS as MAP_KEYS
from tharsis.mars.modules import EXPANSIONS, MODULES
from tharsis.mars.size import SEATS

WITH_CORPORATIONS = tuple(module.key for module in EXPANSIONS if any(card.is_corporation for card in module.cards))

SETTINGS = (
    players_setting(SEATS),
    *(setting for module in MODULES for setting in module.settings),
    Setting("draft", minutes=4),
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
        f"mixed_corporations is True; it needs {' or '.join(WITH_CORPORATIONS)}",
        lambda setup: setup["mixed_corporations"] and not any(setup[key] for key in WITH_CORPORATIONS),
    ),
    *(refusal for module in MODULES for refusal in module.refusals),
)
LENGTH = Length(opening=15, player=22, turns=60)
PLAN = SetupPlan(SETTINGS, LENGTH, REFUSALS)
