"""What Prelude adds to the notation, to a view and to what agents read."""

from __future__ import annotations

from typing import Any

import numpy as np

from tharsis.cards.names import RESOURCES
from tharsis.core.notation import Domain, Verb
from tharsis.core.piles import CHOSEN
from tharsis.core.tensors import Part
from tharsis.mars.modules.prelude.numbers import GOAL_RATING, KEY, RATING_GOAL, WITHOUT_PRELUDES, Do
from tharsis.mars.modules.prelude.tables import END_PRELUDES, FIRST_PRELUDE
from tharsis.mars.record import Game
from tharsis.mars.tables import TABLES

VERBS = (
    Verb(Do.GIVE_UP, "give_up", (Domain(len(TABLES.keys), TABLES.keys),)),
    Verb(Do.RAISE, "raise", (Domain(len(RESOURCES), RESOURCES),)),
)

PARTS = (Part("wild", per_seat=True), Part("patron", scale=0.01, per_seat=True))
TABLE_INPUTS = (("setup", (KEY, WITHOUT_PRELUDES, RATING_GOAL)),)
"""What a network takes in of the table."""


def won(game: Game) -> bool | None:
    """The variant's goal of a solo game: a rating, whatever the parameters are (P044)."""
    return bool(game.rating[0] >= GOAL_RATING) if game.rating_goal else None


def player(game: Game, seat: int) -> dict[str, Any]:
    """Wild tags, and the preludes still to be played as far as whoever looks may know them."""
    kept = np.flatnonzero(game.zone[FIRST_PRELUDE:END_PRELUDES] == CHOSEN + seat) + FIRST_PRELUDE
    return {"wild": int(game.wild[seat]), "preludes": [TABLES.keys[card] for card in kept]}
