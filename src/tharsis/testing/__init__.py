"""The kit for card authors and other people's test suites: set a scene on a real game, play it, look.

    table = Table(mars, players=2)
    table.set(temperature=-10, oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=3)
    table.play(0, "birds")
    assert table.player(1).production["plant"] == 1

Both games are spoken to in the same words. A question that no answer was scripted for fails and names the options; so does
an answer that nobody asked for. A name that the game does not know is refused with those it does.

A seat that can do nothing but pass does so by itself, and when all have passed the next phase follows: `wait` gives a seat a
card to sell, so that the scene stands still after the move.
"""

from tharsis.testing.player import Player
from tharsis.testing.refusals import BadScene, UnscriptedQuestion
from tharsis.testing.table import Changes, Table

__all__ = ["BadScene", "Changes", "Player", "Table", "UnscriptedQuestion"]
