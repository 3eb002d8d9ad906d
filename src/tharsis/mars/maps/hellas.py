"""Hellas: the south pole and the sea of Hellas."""

from __future__ import annotations

from tharsis.cards.goals import (
    AUTOMATED_AND_ACTIVE,
    Cards,
    Cubes,
    DifferentTags,
    Goal,
    Greeneries,
    Production,
    Tags,
    TilesInBottomRows,
)
from tharsis.cards.names import AUTOMATED, BUILDING, ENERGY, JOVIAN, SPACE
from tharsis.mars.maps.model import Map

MAP = Map(
    "hellas",
    number=1,
    cells="""
               ~pp   pp   pp   ps    p
            ~pp   pp    p   ps    p    p
          ~p    p    s    s    .   pp   pc
        ~p   p    s    ss   s   ~p   ~p    p
      c    .    .   ss    .   ~c  ~hhh  ~.   p
        t    .    s    .    .   ~.   ~s    .
         ~tt   .    .    c    .    .    t
             s    c   hh   hh    t    t
                .   hh   o6   hh    .
    """,
    names={"south_pole": 59},
    milestones=(
        Goal("diversifier", DifferentTags(), 8),
        Goal("tactician", Cards(AUTOMATED_AND_ACTIVE, has_needs=True), 5),
        Goal("polar_explorer", TilesInBottomRows(2), 3),
        Goal("energizer", Production(ENERGY), 6),
        Goal("rim_settler", Tags((JOVIAN,)), 3),
    ),
    awards=(
        Goal("cultivator", Greeneries()),
        Goal("magnate", Cards((AUTOMATED,))),
        Goal("space_baron", Tags((SPACE,))),
        Goal("excentric", Cubes()),
        Goal("contractor", Tags((BUILDING,))),
    ),
)
