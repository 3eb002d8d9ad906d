"""Tharsis, the map of the base game."""

from __future__ import annotations

from tharsis.cards.goals import Cities, Goal, Greeneries, Hand, Production, Rating, Stock, Tags, Tiles
from tharsis.cards.names import BUILDING, HEAT, MC, NOCTIS, SCIENCE, STEEL, TITANIUM
from tharsis.mars.maps.model import Map

MAP = Map(
    "tharsis",
    number=0,
    cells="""
                ss  ~ss   .   ~c   ~.
              .   ^s   .    .    .   ~cc
           ^c   .    .    .    .    .    s
        ^pt   p    p    p    pp   p    p   ~pp
     ^pp   pp  #pp  ~pp  ~pp  ~pp  pp   pp   pp
        p    pp   p    p    p   ~p   ~p   ~p
           .    .    .    .    .    p    .
             ss   .    c    c    .    t
                s    ss   .    .   ~tt
    """,
    names={"tharsis_tholus": 7, "ascraeus_mons": 12, "pavonis_mons": 19, "arsia_mons": 27, NOCTIS: 29},
    milestones=(
        Goal("terraformer", Rating(), 35),
        Goal("mayor", Cities(), 3),
        Goal("gardener", Greeneries(), 3),
        Goal("builder", Tags((BUILDING,)), 8),
        Goal("planner", Hand(), 16),
    ),
    awards=(
        Goal("landlord", Tiles()),
        Goal("banker", Production(MC)),
        Goal("scientist", Tags((SCIENCE,))),
        Goal("thermalist", Stock((HEAT,))),
        Goal("miner", Stock((STEEL, TITANIUM))),
    ),
)
