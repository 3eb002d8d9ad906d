"""The guide of a first game: a few steps that point at things, in the order in which they are met.

The words are `first-GAME-STEP` with `.text` and, where there is something to do, `.do`.
"""

from __future__ import annotations

from dataclasses import dataclass

MY_TURN = "#table[data-asked=yes]"
LATER = ":not([data-round='1'])"
"""After the first generation or round."""
LOOKING = "#table[data-state=pay]"


@dataclass(frozen=True, slots=True)
class Step:
    """`at` is what it points at, `when` what must be there for it."""

    key: str
    at: str
    when: str = "#table"
    is_awaited: bool = False
    """It waits for its moment; others are left out when it is not there."""
    does: bool = False
    """There is something to do, and doing it goes on."""
    view: str = "map"
    """Where on a phone it is found."""


MARS = (
    Step("money", ".phone-stock, .player.is-me .stock"),
    Step("cards", "#hand > li:has(.is-playable)", MY_TURN, is_awaited=True, does=True, view="hand"),
    Step("pay", "#ask", LOOKING, does=True, view="ask"),
    Step("mars", ".mapbox"),
    Step("rating", ".player.is-me .tr", view="me"),
    Step("projects", "#ask .options", f"{MY_TURN}[data-state=ask]", view="ask"),
    Step("goals", ".goals"),
    Step("turn", "#ask .ask__foot", f"{MY_TURN}[data-state=ask]", is_awaited=True, view="ask"),
    Step("research", "#picks", f"{MY_TURN}{LATER}:has(#picks)", is_awaited=True, view="ask"),
)
ARES = (
    Step("phases", ".phaserow"),
    Step("money", ".phone-stock, .player.is-me .stock"),
    Step("cards", "#hand > li:has(.is-playable, .is-later, .pays)", view="hand"),
    Step("choose", ".phaserow", f"{MY_TURN}:has(.phase__go)", does=True),
    Step("confirm", "#ask", f"{LOOKING}:has(.plan)", does=True, view="ask"),
    Step("planet", ".board--ares .mapbox"),
    Step("engine", ".engine.panel", view="me"),
    Step("act", "#ask", f"{MY_TURN}:not(:has(.phase__go))", is_awaited=True, view="ask"),
    Step("again", ".phaserow", f"{MY_TURN}{LATER}:has(.phase__go)", is_awaited=True),
)
STEPS = {"mars": MARS, "ares": ARES}
