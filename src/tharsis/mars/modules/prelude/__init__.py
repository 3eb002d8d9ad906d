"""Prelude: 35 preludes to begin with, 7 projects, 5 corporations, and the wild tag."""

from __future__ import annotations

from tharsis.cards.module import Module, NewWord, StandardProject
from tharsis.cards.words import GainRating
from tharsis.core.setup import Refusal, Setting
from tharsis.mars.modules.prelude import words as p
from tharsis.mars.modules.prelude.cards import CARDS
from tharsis.mars.modules.prelude.numbers import (
    KEY,
    POINTS_TRIGGER,
    RATING_GOAL,
    WITHOUT_PRELUDES,
    Ask,
    Do,
    Happened,
    Op,
    Phase,
)
from tharsis.mars.size import SEATS

WORDS = (
    NewWord(
        p.PlayNow,
        lambda it: [Op.PLAY_NOW, 0, it.discount, int(it.any_parameters)],
        "no_project",
        "no project in hand could be played with it",
    ),
    NewWord(p.PlayNewPrelude, lambda it: [Op.NEW_PRELUDE, 0, it.cards]),
    NewWord(p.FundAward, lambda it: [Op.FREE_AWARD, 0, 1], "no_award", "no award is left to fund"),
    NewWord(p.GainLowestProduction, lambda it: [Op.LOWEST_PRODUCTION, 0, it.amount]),
    NewWord(p.PointsPlayed, lambda it: [POINTS_TRIGGER, 0]),
)

FIELDS = (
    ("wild", "i1", SEATS),
    # the prelude that lets a project be played right then
    ("patron", "i2", SEATS),
)

REFUSALS = (
    Refusal(
        "without-preludes",
        f"{WITHOUT_PRELUDES} is True; it needs {KEY}",
        lambda setup: setup[WITHOUT_PRELUDES] and not setup[KEY],
    ),
    Refusal(
        "rating-goal",
        f"{RATING_GOAL} is True; it needs {KEY} and one player",
        lambda setup: setup[RATING_GOAL] and (not setup[KEY] or setup["players"] > 1),
    ),
)

PRELUDE = Module(
    key=KEY,
    cards=CARDS,
    settings=(Setting(KEY, minutes=-2), Setting(WITHOUT_PRELUDES), Setting(RATING_GOAL)),
    refusals=REFUSALS,
    fields=FIELDS,
    words=WORDS,
    projects=(StandardProject("buffer_gas", 16, (GainRating(),), RATING_GOAL),),
    asks=Ask,
    verbs=Do,
    events=Happened,
    phases=Phase,
    frames={
        Ask.KEEP_PRELUDES: ("kept",),
        Ask.PLAY_PRELUDE: (),
        Ask.NEW_PRELUDE: (),
        Ask.PLAY_NOW: ("discount", "_any_parameters"),
        Ask.FREE_AWARD: (),
        Ask.LOWEST_PRODUCTION: ("amount",),
    },
    tells={Happened.GAVE_UP: ("card",)},
    rules="tharsis.mars.modules.prelude.rules",
    face="tharsis.mars.modules.prelude.face",
    texts="tharsis.mars.modules.prelude.texts",
    bots="tharsis.mars.modules.prelude.bots",
    pages="tharsis.mars.modules.prelude.pages",
)
