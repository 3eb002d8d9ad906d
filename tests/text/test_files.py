"""The Fluent files themselves."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from fluent.syntax import ast

from tests.text.languages import TRANSLATED, UNTRANSLATED, WORDS, is_due, messages, variables
from tharsis.text.bundle import LANGUAGES, parse, sources
from tharsis.text.phrases import word_id

WORD_VARIABLES = {
    "card", "holds", "times", "per", "counted", "what", "each", "key", "place", "resources", "count", "first", "included",
    "long", "again", "of", "degrees", "saved", "module",
}  # fmt: skip
"""What every message about a word gets beside the fields of the word."""

OWN_WORDS = {"uk": {"count"}}
"""Families of messages that a language keeps for itself, by the start of their ids."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_file_has_junk_or_a_message_twice(code: str) -> None:
    seen: set[str] = set()
    for path in sources(code):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]!r}"
            if isinstance(entry, ast.Message | ast.Term):
                key = f"{type(entry).__name__} {entry.id.name}"
                assert key not in seen, f"{path.name}: {key} is there twice"
                seen.add(key)


def missing(code: str) -> list[str]:
    return sorted(key for key in set(messages("en")) - set(messages(code)) if is_due(key, code))


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_language_has_every_message(code: str) -> None:
    assert missing(code) == []


@pytest.mark.parametrize("code", UNTRANSLATED)
def test_a_complete_language_is_no_longer_on_the_list(code: str) -> None:
    assert missing(code), f"{code} has every message: take it out of UNTRANSLATED"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_a_language_has_no_message_that_english_lacks(code: str) -> None:
    own = OWN_WORDS.get(code, set())
    extra = {key for key in set(messages(code)) - set(messages("en")) if key.split("-")[0] not in own}
    assert extra == set()


def known_variables() -> dict[str, set[str]]:
    """The arguments of each message: what English uses or names in the comment above, and the fields of a word."""
    known = {}
    for key, entry in messages("en").items():
        named = set(re.findall(r"\$(\w+)", entry.comment.content or "")) if entry.comment else set()
        known[key] = variables(entry) | named
    for word in WORDS:
        names = {field.name for field in fields(word)}  # type: ignore[arg-type]
        for key in (word_id(word), f"{word_id(word)}-item"):
            known[key] = (
                known.get(key, set())
                | names
                | {f"{name}_{mood}" for name in names for mood in ("inf", "rep", "beside")}
                | WORD_VARIABLES
            )
    return known


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_uses_only_arguments_it_gets(code: str) -> None:
    known = known_variables()
    wrong = {key: variables(entry) - known[key] for key, entry in messages(code).items() if key in known}
    assert {key: names for key, names in wrong.items() if names} == {}
