"""Every message is used somewhere: named in a source, made from a part that a source names, or called by another message."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import tharsis
from tests.text.languages import WORDS, messages
from tharsis.cards.module import all_parameters, all_placements, module_words
from tharsis.text.bundle import sources
from tharsis.text.phrases import word_id

ROOT = Path(tharsis.__file__).parent
PIECE = r"[a-z0-9]+(?:-[a-z0-9]+)*"
TOO_WIDE = {"ui-", "web-", "reason-"}
"""What says nothing about a message: half of all ids begin so, or the keys are known."""
JOINED = ("list", "clause", "choice", "trigger", "store")
"""Families of messages that join others: and, or, comma."""
MODULE_KEYS = tuple(key.replace("_", "-") for key in (*all_parameters(), *all_placements()))
"""What a message may be for alone."""
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
    return [re.compile(f"{start}(?P<key>.+){end}$") for start, end in parts if start not in TOO_WIDE or end]


@cache
def keys() -> set[str]:
    """What the rest of an id may be that is put together: every name in the sources, `ADD_CUBES` and `NeedTags` as `add-cubes`
    and `need-tags`."""
    names = set(re.findall(r"\w+", code()))
    kebab = {re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name) for name in names if not name.isupper()}
    return {name.lower().replace("_", "-") for name in names | kebab} | set(re.findall(PIECE, code()))


def is_key(rest: str) -> bool:
    """Whether anything is called so, in one game or in both; a tail such as `-hint` left out, or what another id is made of."""
    ends = "|".join({*re.findall(rf"\}}-({PIECE})[\"'`]", code()), *re.findall(rf"~ [\"']-({PIECE})[\"']", code())})
    return any(
        key in keys() for key in (rest, re.sub("^(?:mars|ares|map|level)-", "", rest), re.sub(f"-(?:{ends})$", "", rest))
    )


def is_made(key: str, patterns: list[re.Pattern[str]]) -> bool:
    """Whether a source puts the id together, of parts that there are."""
    rests = [found["key"] for pattern in patterns if (found := pattern.match(key))]
    inner = [found["key"] for rest in rests for pattern in patterns if (found := pattern.match(rest))]
    return any(is_key(rest) for rest in (*rests, *inner))


def of_modules(known: set[str]) -> set[str]:
    """What modules add: `reason-no-trade`, and messages for one key alone, `word-raise-venus`."""
    reasons = {f"reason-{word.reason.replace('_', '-')}" for word in module_words().values() if word.reason}
    said = [key for key in known | reasons if key.startswith(("word-", "reason-"))]
    return reasons | {f"{key}-{rest}" for key in said for rest in MODULE_KEYS}


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
    ids = [word_id(word) for word in WORDS]
    words = {f"{key}{end}" for key in ids for end in ("", "-item", "-apart", "-apart-item")}
    pairs = {f"{key}-or-{other.removeprefix('word-')}" for key in ids for other in ids}
    known = literal | words | pairs | called() | hung_on(literal)
    known, patterns = known | of_modules(known), made()
    asked = [key for key in messages("en") if not key.startswith(ELSEWHERE)]
    unused = [key for key in asked if key not in known and not is_made(key, patterns)]
    assert unused == []
