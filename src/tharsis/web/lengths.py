"""About how long a table plays, from what was chosen for it.

A game takes some minutes however many play, and some for each person; what is chosen of the rules adds to those or takes from
them. All numbers are declared with the set-up (`Length` and `Setting.minutes`). Bots take no time. Where clocks run, nobody
plays longer than they let them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tharsis.core.setup import PLAYERS
from tharsis.games import plan_of
from tharsis.store import CLOCK, DAYS
from tharsis.web.seating import MINUTE_S, Times
from tharsis.web.texts import Texts

ROUGHLY = 5
"""Minutes are told in such steps."""


def minutes(game: str, setup: Mapping[str, Any], people: int, times: Times) -> int:
    """0 for a game by days, of which nobody knows how long it takes."""
    if times.pace == DAYS:
        return 0
    plan = plan_of(game)
    each = plan.length.player + sum(one.minutes for one in plan.settings if one.key != PLAYERS and setup.get(one.key))
    usual: float = plan.length.opening + people * each
    if times.pace == CLOCK:
        clocks = 1 if plan.length.is_together else people
        usual = min(usual, clocks * (times.bank + plan.length.turns * times.step) / MINUTE_S)
    return max(ROUGHLY, ROUGHLY * round(usual / ROUGHLY))


def told(game: str, setup: Mapping[str, Any], people: int, times: Times, t: Texts) -> str:
    """`about 90 min`; empty where nobody knows."""
    length = minutes(game, setup, people, times)
    return t("lobby-about", time=t("people-minutes", n=length)) if length else ""
