"""Pages of the documentation site that are made from the program itself, and links that lead out of it (a hook of MkDocs)."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from tharsis import ares, mars
from tharsis.ares.cards import CARDS as ARES_CARDS
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.module import module_words
from tharsis.mars.cards import CARDS as MARS_CARDS
from tharsis.text import card_html, card_text
from tharsis.text.bundle import ROOT as TEXT

ROOT = Path(__file__).parents[1]
FAMILIES: dict[str, type[w.Word]] = {
    "Effects": w.Effect,
    "Needs": w.Need,
    "Triggers": w.Trigger,
    "Lasting effects": w.Ongoing,
    "Counts": w.Count,
}
SITE_CSS = """
.drawn-card { float: right; margin: 0 0 1rem 1rem; min-height: 280px; }
.md-typeset h3 { clear: right; }
"""
INTRODUCTION = """# Card language

A card is declared once, in these words. What the engine carries out, the icons and the sentence on the card all come from
the declaration. Every word is shown on a card that says it; this page is made from the vocabulary
(`src/tharsis/cards/words.py` and the words of modules).

"""


OBSERVATIONS = """# Observations

What an agent sees in every [environment](environments.md) is one row of numbers, written from what the seat may know and
nothing else. The seat that looks comes first, the others follow in turn order. `game.rules.layout.sections` has the same list.

"""


def words_in(value: Any) -> Iterator[w.Word]:
    """Every word that a card says, within others, too."""
    if isinstance(value, w.Word):
        yield value
    if is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            yield from words_in(getattr(value, part.name))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_in(part)


def examples() -> dict[type[w.Word], Card]:
    """For each word the card with the shortest text that says it."""
    found: dict[type[w.Word], Card] = {}
    cards = sorted([*MARS_CARDS, *ARES_CARDS], key=lambda card: len(card_text(card, "en").full))
    for card in cards:
        for word in words_in(card):
            found.setdefault(type(word), card)
    return found


def vocabulary() -> list[type[w.Word]]:
    own = [kind for kind in vars(w).values() if isinstance(kind, type) and issubclass(kind, w.Word) and is_dataclass(kind)]
    return [*own, *(kind for kind in module_words() if kind not in own)]


def family_of(kind: type[w.Word]) -> str:
    return next((name for name, family in FAMILIES.items() if issubclass(kind, family)), "Points and others")


def signature(kind: type[w.Word]) -> str:
    return f"{kind.__name__}({', '.join(part.name for part in fields(kind))})"  # type: ignore[arg-type]


def entry(kind: type[w.Word], card: Card | None) -> str:
    about = kind.__doc__ or ""
    said = "" if about.startswith(f"{kind.__name__}(") else " ".join(about.split())
    drawn = f"{shadow(card_html(card, 'en', sheet='assets/icons.svg'))}\n\n" if card else ""
    word = next((each for each in words_in(card) if type(each) is kind), None)
    shown = f"`{word!r}` on this card" if word else ""
    return f"### {kind.__name__}\n\n{drawn}{said}\n\n`{signature(kind)}`\n\n{shown}\n"


def shadow(card: str) -> str:
    """A drawn card with its own style alone; that of the site would bend it."""
    style = '<link rel="stylesheet" href="assets/card.css">'
    return f'<div class="drawn-card"><template shadowrootmode="open">{style}{"".join(card.splitlines())}</template></div>'


def card_language() -> str:
    found, kinds = examples(), vocabulary()
    parts = [INTRODUCTION]
    for family in [*FAMILIES, "Points and others"]:
        parts.append(f"## {family}\n")
        parts += [entry(kind, found.get(kind)) for kind in kinds if family_of(kind) == family]
    return "\n".join(parts)


def observations() -> str:
    """The rows of numbers that agents see, span by span."""
    parts = [OBSERVATIONS]
    for title, module in (("Terraforming Mars", mars), ("Ares Expedition", ares)):
        layout = module.Game.rules.layout
        parts.append(f"## {title}\n\n{layout.size} numbers.\n")
        parts.append("| from | numbers | span | meaning |\n|---|---|---|---|")
        parts += [f"| {each.start} | {each.size} | `{each.name}` | {each.about} |" for each in layout.sections]
        left_out = importlib.import_module(f"{module.__name__}.tensor").LEFT_OUT
        parts.append("\nLeft out: " + "; ".join(f"`{name}` ({why})" for name, why in left_out.items()) + ".\n")
    return "\n".join(parts)


def outside_links_as_code(text: str) -> str:
    """What lies in the repository beside the documentation is named by its path."""
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)+([^)]+)\)", r"\1 (`\2`)", text)


def from_root(name: str) -> str:
    """A page of the repository's root, whose links lead into `docs` and elsewhere."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
    return re.sub(r"\]\((?:CONTRIBUTING|CHANGELOG)\.md\)", lambda found: found[0].lower(), text)


def generated() -> dict[str, str]:
    return {
        "card-language.md": card_language(),
        "observations.md": observations(),
        "contributing.md": from_root("CONTRIBUTING.md"),
        "changelog.md": from_root("CHANGELOG.md"),
        "assets/card.css": (TEXT / "card.css").read_text(encoding="utf-8"),
        "assets/icons.svg": (TEXT / "icons.svg").read_text(encoding="utf-8"),
        "assets/site.css": SITE_CSS,
    }


def on_files(files: Files, config: Any) -> Files:
    for path, content in generated().items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Sequence[Any]) -> str:
    return outside_links_as_code(markdown).replace("](glossary)", "](glossary/uk.md)")
