"""Every message is used somewhere: named in a source, made from a part that a source names, or called by another message."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import tharsis
from tests.text.languages import WORDS, messages
from tharsis.text.bundle import sources
from tharsis.text.phrases import word_id

ROOT = Path(tharsis.__file__).parent
PIECE = r"[a-z0-9]+(?:-[a-z0-9]+)*"
TOO_WIDE = {"ui-", "web-"}
"""What says nothing about a message: half of all ids begin so."""
JOINED = ("list", "clause", "choice", "trigger", "store")
"""Families of messages that join others: and, or, comma."""
ELSEWHERE = ("guide-", "hint-")
"""Ids that other tests look for in the books of the guide."""


@cache
def code() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for kind in ("*.py", "*.html", "*.js") for path in sorted(ROOT.rglob(kind))
    )


def made() -> list[re.Pattern[str]]:
    """Ids that are put together: `f"ask-{kind}"`, `"how-" ~ game`, `name("card", key)`, `NAME($tile, of: "tile")`."""
    formatted = re.findall(rf"[\"'`]({PIECE}-)\{{[^{{}}]*\}}((?:-{PIECE})?)[\"'`]", code())
    begun = [(start, "") for start in re.findall(rf"[\"']({PIECE}-)[\"']", code())]
    fluent = "\n".join(path.read_text(encoding="utf-8") for path in sources("en"))
    named = [*re.findall(rf"name\([\"']({PIECE})[\"'],", code()), *re.findall(rf"message_id\([\"']({PIECE})[\"'],", code())]
    named += re.findall(rf'of: "({PIECE})"', fluent)
    families = [(f"{name}-", "") for name in (*named, *JOINED, "web-award", "web-milestone", "ares-ask", "ares-do")]
    parts = [*formatted, *begun, *families]
    return [re.compile(f"{start}.+{end}$") for start, end in parts if start not in TOO_WIDE or end]


def hung_on(literal: set[str]) -> set[str]:
    """Ids that are a whole one and a tail: `t(f"{key}-hint")`."""
    tails = re.findall(rf"[\"'`]\{{\w+\}}(-{PIECE})[\"'`]", code())
    return {f"{key}{tail}" for key in literal for tail in tails}


def called() -> set[str]:
    """Messages that a message calls."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources("en"))
    return set(re.findall(rf"\{{ ({PIECE}) \}}", text))


def test_every_message_is_used() -> None:
    literal = set(re.findall(rf"[\"'`]({PIECE})(?:\.{PIECE})?[\"'`]", code()))
    words = {key for word in WORDS for key in (word_id(word), f"{word_id(word)}-item")}
    known, patterns = literal | words | called() | hung_on(literal), made()
    asked = [key for key in messages("en") if not key.startswith(ELSEWHERE)]
    unused = [key for key in asked if key not in known and not any(pattern.match(key) for pattern in patterns)]
    assert unused == []
