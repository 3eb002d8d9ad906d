"""What the tests of the text room share."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tharsis.ares.cards import CARDS as ARES
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.module import module_words
from tharsis.mars.cards import CARDS as MARS
from tharsis.text.bundle import LANGUAGES, parse, sources

UNTRANSLATED: tuple[str, ...] = ()
"""Languages still to be translated. Take one out when its files are complete."""

UNTRANSLATED_GUIDE: tuple[str, ...] = ()
"""Languages in which how to play, `guide_*.ftl`, is still to be translated: they show it in English."""

GUIDE = ("guide-", "how-", "hint-")
"""How the ids of those files begin."""

TRANSLATED = tuple(code for code in LANGUAGES if code not in UNTRANSLATED)
CARDS: list[Card] = [*MARS, *ARES]
COUNTS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101)


WORDS: list[type[w.Word]] = [
    word
    for word in (*vars(w).values(), *module_words())
    if isinstance(word, type) and issubclass(word, w.Word) and is_dataclass(word) and word is not w.Per
]
"""Every word that can be said."""

FIELDS: dict[str, Any] = {
    "resource": "steel", "tag": "jovian", "kind": "animal", "parameter": "oxygen", "tile": "city", "where": "city", "metal":
    "steel", "project": "power_plant", "name": "robotic_workforce", "zone": "red", "phase": "action", "give": "heat", "get":
    "mc", "of": "stock", "whose": "own", "by": "own", "to": "here", "tags": ("plant", "animal"), "count": 3, "value": 4,
    "trigger": w.NewTag(), "do": (w.Gain("mc", 2),), "then": (w.Gain("mc", 2),), "otherwise": (w.Draw(2),), "effects":
    (w.DiscardCard(), w.Draw(2)), "branches": ((w.Gain("plant", 3),), (w.SpendCubes(2), w.Draw(2))), "cost": 20, "amount":
    2, "least": 1, "most": 4, "again": True, "shift": 0, "itself": True, "less": None,
    "parameters": ("temperature", "oxygen"), "cube": "floater", "worth": 1,
}  # fmt: skip
SPECIAL_FIELDS: dict[tuple[type[w.Word], str], Any] = {
    (w.RevealTop, "kind"): "automated",
    (w.PaidDiscount, "cost"): w.SpendCubes(2),
    (w.Produces, "amount"): w.Per(w.Tags("earth")),
    (w.PlaceOcean, "where"): "ocean",
    (w.TilePlaced, "where"): "anywhere",
    (w.Cities, "where"): "anywhere",
    (w.NextInPhase, "shift"): False,
}


def sample(kind: type[w.Word]) -> w.Word:
    """A word of this class with something in every field."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    return kind(**{name: SPECIAL_FIELDS.get((kind, name), FIELDS.get(name, 2)) for name in names})


@lru_cache
def entries(code: str) -> dict[str, ast.Message | ast.Term]:
    """Every message and term of a language by id; terms keep their dash."""
    out: dict[str, ast.Message | ast.Term] = {}
    for path in sources(code):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                out[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    return out


@lru_cache
def messages(code: str) -> dict[str, ast.Message]:
    return {key: entry for key, entry in entries(code).items() if isinstance(entry, ast.Message)}


def is_due(key: str, code: str) -> bool:
    """Whether a language must have this message."""
    return code not in UNTRANSLATED_GUIDE or not key.startswith(GUIDE)


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(entry: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(entry)
    return seen.names
