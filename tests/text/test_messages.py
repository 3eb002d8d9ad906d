"""Prompts, answers, reasons, events and all other strings."""

from __future__ import annotations

import itertools
from enum import IntEnum

import pytest
from fluent.syntax import ast

from tests.text.languages import TRANSLATED, WORDS, is_due, messages, variables
from tharsis.ares.rules import asks as ares
from tharsis.cards import words as w
from tharsis.mars.rules import asks as mars
from tharsis.text.bundle import Argument, BrokenMessage, MissingMessage, language, message
from tharsis.text.phrases import kebab

ARGUMENTS: dict[str, Argument] = {
    "card": "birds", "resource": "plant", "kind": "animal", "tag": "jovian", "tile": "city", "parameter": "oxygen",
    "player": "Ann", "person": "other", "project": "aquifer", "action": "forest_plants", "milestone": "mayor", "award":
    "banker", "colony": "luna", "phase": "production", "give": "heat", "get": "mc", "of": 5, "space": "34", "what":
    "plants", "effects": "draw 2 cards", "cause": " (Birds)", "option": "play birds", "reason": "3 short", "game": "chess",
    "language": "xx", "level": "hard", "version": "mars/1", "piece": "cube", "reward": "1 card", "whose": "own", "zone":
    "red", "map": "tharsis", "from": "fish",
}  # fmt: skip
ZONE_REASONS = ("reason-at-least-zone", "reason-at-most-zone")


def key_of(family: str, kind: IntEnum) -> str:
    return f"{family}-{kind.name.lower().replace('_', '-')}"


KINDS = [
    *(("ask", kind) for kind in itertools.chain(mars.Ask, ares.Ask)),
    *(("do", kind) for kind in itertools.chain(mars.Do, ares.Do)),
]


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_choice_and_answer_has_a_message(code: str) -> None:
    keys = {key_of(family, kind) for family, kind in KINDS}
    assert {key for key in keys if not language(code).has(key)} == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_requirement_has_a_reason(code: str) -> None:
    needs = [word for word in WORDS if issubclass(word, w.Need)]
    assert {
        f"reason-{kebab(need.__name__)}" for need in needs if not language(code).has(f"reason-{kebab(need.__name__)}")
    } == set()


def arguments_for(entry: ast.Message) -> dict[str, Argument]:
    given = {name: ARGUMENTS.get(name, 3) for name in variables(entry)}
    if entry.id.name in ZONE_REASONS:
        given |= {"need": "red", "have": "yellow"}
    if entry.id.name == "ask-amount":
        given["of"] = "stock"
    return given


PLAIN = {key: entry for key, entry in messages("en").items() if not key.startswith(("word-", "start-", "production-"))}


@pytest.mark.parametrize("key, code", [(key, code) for key in sorted(PLAIN) for code in TRANSLATED if is_due(key, code)])
def test_a_message_can_be_said(key: str, code: str) -> None:
    tongue, entry = language(code), messages(code)[key]
    given = {**arguments_for(PLAIN[key]), **arguments_for(entry)}
    for part in ("", *(f".{attribute.id.name}" for attribute in entry.attributes)):
        if part or entry.value:
            text = tongue.message(f"{key}{part}", **given)
            assert text.strip() and "{" not in text and "  " not in text


def test_a_message_that_is_not_there_is_named() -> None:
    with pytest.raises(MissingMessage, match="en: no-such-thing"):
        message("en", "no-such-thing")


def test_an_argument_that_is_not_given_is_named() -> None:
    with pytest.raises(BrokenMessage, match="short"):
        message("en", "reason-price")


def test_a_reason_reads_as_a_line_under_the_card() -> None:
    assert message("en", "reason-at-least", parameter="oxygen", need=13, have=9) == "needs 13% oxygen, now 9%"
    assert message("en", "reason-price", short=3) == "3\u00a0M€ short"
    assert message("en", "reason-nobody-to-cut", resource="plant", need=2) == "no one can lose 2 plant production"


def test_a_total_is_a_part_of_its_question() -> None:
    assert message("en", "ask-buy.total", n=3, cost=9, left=21) == "Buy 3\u00a0cards for 9\u00a0M€, 21\u00a0M€ left"
