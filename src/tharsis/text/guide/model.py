"""How the guide is built: a book has chapters, a chapter sections, a section blocks. Ids of messages follow from the keys."""

from __future__ import annotations

from dataclasses import dataclass, replace

TEXT, ITEM, EXAMPLE, FIGURE, CARDS = "text", "item", "example", "figure", "cards"


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item of a list, an example, a figure or a row of cards, and the rules it covers."""

    kind: str
    key: str
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    drawing: str = ""
    """What a figure shows."""
    message: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    key: str
    blocks: tuple[Block, ...]
    message: str = ""
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    sections: tuple[Section, ...]
    message: str = ""
    anchor: str = ""


Book = tuple[Chapter, ...]


# --- the words a book is written in ----------------------------------------------------------------------------------


def text(key: str, rules: str) -> Block:
    return Block(TEXT, key, tuple(rules.split()))


def item(key: str, rules: str) -> Block:
    return Block(ITEM, key, tuple(rules.split()))


def example(rule: str) -> Block:
    """A worked example of the rulebooks."""
    return Block(EXAMPLE, rule.lower(), (rule,))


def story(key: str, rules: str) -> Block:
    """An example of our own."""
    return Block(EXAMPLE, f"{key}-story", tuple(rules.split()))


def figure(drawing: str, card: str = "") -> Block:
    """A drawing, of a card or of another thing by its key."""
    return Block(FIGURE, f"{drawing}-figure", cards=(card,) if card else (), drawing=drawing)


def cards(keys: str) -> Block:
    return Block(CARDS, "cards-figure", cards=tuple(keys.split()), drawing="cards")


def section(key: str, *blocks: Block) -> Section:
    return Section(key, blocks)


def chapter(key: str, *sections: Section) -> Chapter:
    return Chapter(key, sections)


def book(game: str, *chapters: Chapter) -> Book:
    """The chapters with their message ids and anchors: `guide-mars-turn-pass`, `turn-pass`."""
    return tuple(_named_chapter(each, game) for each in chapters)


def _named_chapter(chapter: Chapter, game: str) -> Chapter:
    message = f"guide-{game}-{chapter.key}"
    sections = tuple(_named_section(each, chapter.key, message) for each in chapter.sections)
    return replace(chapter, sections=sections, message=message, anchor=chapter.key)


def _named_section(section: Section, chapter: str, prefix: str) -> Section:
    message = f"{prefix}-{section.key}"
    blocks = tuple(replace(block, message=f"{message}-{block.key}") for block in section.blocks)
    return replace(section, blocks=blocks, message=message, anchor=f"{chapter}-{section.key}")
