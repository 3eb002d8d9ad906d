"""Elysium: the far side, with the highest volcanoes."""

from __future__ import annotations

from tharsis.cards.goals import (
    AUTOMATED_AND_ACTIVE,
    Cards,
    Events,
    Goal,
    HighestProduction,
    ProductionsRaised,
    Rating,
    Stock,
    Tags,
    TilesByOceans,
    TilesInBottomRows,
)
from tharsis.cards.names import ANIMAL, ENERGY, MICROBE, PLANT, STEEL
from tharsis.mars.maps.model import Map

MAP = Map(
    "elysium",
    number=2,
    cells="""
                ~.   ~t   ~c   ~s    c
             ^t   .    .    ~.   ~.   ss
          ^tt   .    c    .   ~p   ~.  ^ccc
         p    p    p   ~pp   p   ~p   ~p   ps
      pp   pp   pp  ~pp   pp  ppp   pp   pp  ^pt
         s    p    p    p    p    p    p    .
            t    s    .    .    s    .    .
              ss   .    .    .   ss    .
                 s    .    c    c   ss
    """,
    names={"hecates_tholus": 6, "elysium_mons": 12, "olympus_mons": 18, "arsia_mons": 35},
    milestones=(
        Goal("generalist", ProductionsRaised(), 6),
        Goal("specialist", HighestProduction(), 10),
        Goal("ecologist", Tags((PLANT, MICROBE, ANIMAL)), 4),
        Goal("tycoon", Cards(AUTOMATED_AND_ACTIVE), 15),
        Goal("legend", Events(), 5),
    ),
    awards=(
        Goal("celebrity", Cards(AUTOMATED_AND_ACTIVE, cost=20)),
        Goal("industrialist", Stock((STEEL, ENERGY))),
        Goal("desert_settler", TilesInBottomRows(4)),
        Goal("estate_dealer", TilesByOceans()),
        Goal("benefactor", Rating()),
    ),
)
