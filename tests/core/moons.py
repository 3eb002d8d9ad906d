"""A tiny module as another package would bring it: one card, one word, one standard project, a hook, a page part."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.cards.card import project
from tharsis.cards.module import Module, NewWord, StandardProject
from tharsis.cards.words import Effect
from tharsis.core.setup import Setting

KEY = "moons"
RAISE_DUST = 150


@dataclass(frozen=True, slots=True)
class RaiseDust(Effect):
    amount: int = 1


def module() -> Module:
    return Module(
        key=KEY,
        cards=[project("phobos_dust", "T01", cost=3, on_play=[RaiseDust(2)], module=KEY)],
        settings=(Setting(KEY),),
        fields=(("dust", "i2", 5),),
        words=(NewWord(RaiseDust, lambda word: [RAISE_DUST, 0, word.amount]),),
        projects=(StandardProject("dig", 5, (RaiseDust(),)),),
        rules="tests.core.moons_rules",
        pages="tests.core.moons_page",
    )
