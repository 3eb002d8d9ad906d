"""Venus Next: a fourth global parameter, the Venus tag, floaters, four cities off the map, 49 projects, 5 corporations."""

from __future__ import annotations

from tharsis.cards.goals import Cubes, Goal, Tags
from tharsis.cards.module import Module, NewWord, StandardProject
from tharsis.cards.names import FLOATER, PERCENT
from tharsis.cards.track import Track
from tharsis.cards.words import Draw, GainRating, Raise
from tharsis.core.setup import Setting
from tharsis.mars.modules.venus import words as v
from tharsis.mars.modules.venus.cards import CARDS
from tharsis.mars.modules.venus.numbers import (
    ASTEROID,
    DAWN_CITY,
    KEY,
    LUNA_METROPOLIS,
    MAXWELL_BASE,
    STRATOPOLIS,
    VENUS,
    Ask,
    Do,
    Modifier,
    Op,
)
from tharsis.mars.size import SEATS

WORDS = (
    NewWord(v.RepeatAction, lambda it: [Op.REPEAT_ACTION], "no_repeat", "no other action was used that can be used again"),
    NewWord(v.OpponentsDraw, lambda it: [Op.OPPONENTS_DRAW, 0, it.amount]),
    NewWord(v.ShiftVenus, lambda it: [Modifier.SHIFT_VENUS, 0, it.steps]),
    NewWord(v.Manufacture, lambda it: [Modifier.MANUFACTURE, 0, 1]),
)

VENUS_NEXT = Module(
    key=KEY,
    cards=CARDS,
    settings=(Setting(KEY, minutes=4),),
    fields=(("venus_shift", "i1", SEATS), ("manufactures", "i1", SEATS)),
    tags=(VENUS,),
    cubes=(ASTEROID,),
    tracks=(Track(VENUS, low=0, high=30, step=2, bonuses={8: (Draw(),), 16: (GainRating(),)}, ends_game=False, unit=PERCENT),),
    spots=(DAWN_CITY, LUNA_METROPOLIS, MAXWELL_BASE, STRATOPOLIS),
    milestones=(Goal("hoverlord", Cubes(FLOATER), 7),),
    awards=(Goal("venuphile", Tags((VENUS,))),),
    words=WORDS,
    projects=(StandardProject("air_scrapping", 15, (Raise(VENUS),)),),
    asks=Ask,
    verbs=Do,
    frames={Ask.REPEAT: ()},
    rules="tharsis.mars.modules.venus.rules",
    face="tharsis.mars.modules.venus.face",
    texts="tharsis.mars.modules.venus.texts",
    bots="tharsis.mars.modules.venus.bots",
    pages="tharsis.mars.modules.venus.pages",
)
