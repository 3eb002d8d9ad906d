"""Colonies: tiles to build on and to trade with, fleets, 49 projects, 5 corporations."""

from __future__ import annotations

from typing import Any

from tharsis.cards.compiler import by_
from tharsis.cards.module import Module, NewWord, StandardProject
from tharsis.cards.names import OWN
from tharsis.core.setup import Setting
from tharsis.mars.modules.colonies import words as c
from tharsis.mars.modules.colonies.cards import CARDS
from tharsis.mars.modules.colonies.numbers import (
    COLONY_TRIGGER,
    KEY,
    NEED_COLONIES,
    PER_COLONY,
    Ask,
    CountOf,
    Do,
    Happened,
    Modifier,
    Op,
)
from tharsis.mars.modules.colonies.tiles import COLONY_TILES, MAX_COLONIES, N_COLONIES, PROGRAMS
from tharsis.mars.size import SEATS


def _at_least(need: c.NeedColonies) -> dict[str, Any]:
    return {"colonies": {"min": need.count}, "whose": "own"}


def _at_most(need: c.AtMostColonies) -> dict[str, Any]:
    return {"colonies": {"max": need.count}, "whose": "own"}


def _per_colony(points: c.PerColony) -> dict[str, Any]:
    return {"per": "colony", "each": points.each, "points": 1}


WORDS = (
    NewWord(c.Colonies, lambda it: [CountOf.OWN_COLONIES if it.whose == OWN else CountOf.ALL_COLONIES, 0]),
    NewWord(c.CitiesAndColonies, lambda it: [CountOf.CITIES_AND_COLONIES, 0]),
    NewWord(
        c.NeedColonies,
        lambda it: [NEED_COLONIES, 0, it.count],
        "need_colonies",
        "own colonies are {have}, needs {need}",
        _at_least,
    ),
    NewWord(
        c.AtMostColonies,
        lambda it: [-NEED_COLONIES, 0, it.count],
        "at_most_colonies",
        "own colonies are {have}, may be {need} at most",
        _at_most,
    ),
    NewWord(c.BuildColony, lambda it: [Op.BUILD_COLONY, 0, 1, int(it.again)], "no_colony", "no colony can be built"),
    NewWord(c.GainFleet, lambda it: [Op.GAIN_FLEET, 0, it.amount]),
    NewWord(c.FreeTrade, lambda it: [Op.FREE_TRADE], "no_trade", "no colony is free to trade with"),
    NewWord(c.GainColonyBonuses, lambda it: [Op.COLONY_BONUSES]),
    NewWord(c.MoveTracks, lambda it: [Op.MOVE_TRACKS], "no_tracks", "no pair of colony tracks can move"),
    NewWord(c.AddColonyTile, lambda it: [Op.ADD_COLONY_TILE]),
    NewWord(c.ColonyBuilt, lambda it: [COLONY_TRIGGER, by_(it.by)]),
    NewWord(c.TradeDiscount, lambda it: [Modifier.TRADE_DISCOUNT, 0, it.amount]),
    NewWord(c.TradeSteps, lambda it: [Modifier.TRADE_STEPS, 0, it.steps]),
    NewWord(c.PerColony, lambda it: [PER_COLONY, 0, it.each, 1], facts=_per_colony),
)

FIELDS = (
    ("colony_in_play", "i1", N_COLONIES),
    ("colony_track", "i1", N_COLONIES),
    ("colony_owner", "i1", (N_COLONIES, MAX_COLONIES)),
    ("colony_fleet", "i1", N_COLONIES),
    ("fleets", "i1", SEATS),
    ("trade_discount", "i1", SEATS),
    ("trade_steps", "i1", SEATS),
)

COLONIES = Module(
    key=KEY,
    cards=CARDS,
    settings=(Setting(KEY, minutes=4),),
    fields=FIELDS,
    words=WORDS,
    projects=(StandardProject("build_colony", 17, (c.BuildColony(),)),),
    programs=PROGRAMS,
    asks=Ask,
    verbs=Do,
    events=Happened,
    frames={
        Ask.BUILD: ("_again",),
        Ask.TRADE: (),
        Ask.STEPS: ("colony", "steps"),
        Ask.TRACK_UP: (),
        Ask.TRACK_DOWN: ("_up",),
        Ask.ADD_TILE: (),
        Ask.DROP_TILE: (),
        Ask.BONUSES: ("_colony", "_whose"),
    },
    tells={
        Happened.COLONY: ("colony", "slot"),
        Happened.TRADED: ("colony", "track"),
        Happened.TRACK: ("colony", "track"),
        Happened.FLEET: ("fleets", "colony"),
    },
    names={"colony": COLONY_TILES},
    causes=COLONY_TILES,
    ordered=(Ask.BUILD,),
    rules="tharsis.mars.modules.colonies.rules",
    face="tharsis.mars.modules.colonies.face",
    texts="tharsis.mars.modules.colonies.texts",
    bots="tharsis.mars.modules.colonies.bots",
    pages="tharsis.mars.modules.colonies.pages",
)
