"""The moons of Mars: two cards in the words of the card language, and a word of their own.

Phobos Mine is said in words that are there already. Deimos Relay uses `Dust`, a word that this package adds: how it becomes
numbers stands here, what it does in `rules.py`, how it reads in `messages/` and which icon it has in `texts.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tharsis.cards.card import project
from tharsis.cards.module import Module, NewWord
from tharsis.cards.names import BUILDING, HEAT, SCIENCE, SPACE, TITANIUM
from tharsis.cards.words import Effect, Gain, GainProduction, Per, Tags
from tharsis.core.setup import Setting

KEY = "moons"
DUST = 150
"""The number of the new word; those from 150 on are free for packages."""


@dataclass(frozen=True, slots=True)
class Dust(Effect):
    """So many clouds of dust over the seat's own cities; every one warms it."""

    amount: int = 1


CARDS = [
    project("phobos_mine", "M01", cost=14, tags=[SPACE, BUILDING], on_play=[GainProduction(TITANIUM), Gain(TITANIUM, 2)],
            vp=1, module=KEY),
    project("deimos_relay", "M02", cost=9, tags=[SPACE, SCIENCE], on_play=[Dust(2), Gain(HEAT, Per(Tags(SPACE)))], module=KEY),
]  # fmt: skip


def module() -> Module:
    """What the entry point `mars.moons` names."""
    return Module(
        key=KEY,
        cards=CARDS,
        settings=(Setting(KEY),),
        fields=(("dust", "i2", 5),),
        words=(NewWord(Dust, lambda word: [DUST, 0, word.amount]),),
        rules="tharsis_moons.rules",
        texts="tharsis_moons.texts",
        messages=str(Path(__file__).parent / "messages"),
    )
