"""The glossaries: each term with its place or its reason, and no message with a word that its language has given up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.text.languages import messages
from tharsis.text.bundle import LANGUAGES

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
GIVEN_UP = "Never"


def rows(code: str) -> list[list[str]]:
    """Every row of every table, without headings."""
    lines = (GLOSSARIES / f"{code}.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines if line.startswith("|")]
    return [
        row for at, row in enumerate(cells) if not is_rule(row) and not is_rule(cells[at + 1] if at + 1 < len(cells) else [])
    ]


def is_rule(row: list[str]) -> bool:
    return bool(row) and all(re.fullmatch("-+", cell) for cell in row)


def given_up(code: str) -> dict[str, str]:
    """What is never said, as a pattern, and what is said instead."""
    text = (GLOSSARIES / f"{code}.md").read_text(encoding="utf-8").partition("## Given up")[2]
    return {
        never.replace("\\|", "|"): instead for never, instead in re.findall(r"^\| `([^`]+)` \| (.+?) \|", text, re.MULTILINE)
    }


class Texts(Visitor):
    """The words of a message, without selectors and arguments."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def words_of(entry: ast.Message) -> str:
    texts = Texts()
    texts.visit(entry)
    return "\n".join(texts.words)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_term_has_its_place_in_the_rulebook_or_a_reason(code: str) -> None:
    bare = [row for row in rows(code) if not any(cell and cell != "–" for cell in row[1 if code == "en" else 2 :])]
    assert len(rows(code)) > 15 and bare == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_mixes_in_a_word_that_was_given_up(code: str) -> None:
    never = given_up(code)
    assert len(never) > 5
    faults = [
        f"{key}: {re.search(pattern, said)[0]!r}, say {instead}"  # type: ignore[index]
        for key, entry in messages(code).items()
        if not key.startswith("card-")
        for said in (words_of(entry),)
        for pattern, instead in never.items()
        if re.search(pattern, said)
    ]
    assert faults == []
