"""Every statement of docs/rules.md has a test that names it."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable
from pathlib import Path

from tests.mars.statements import STATEMENTS

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules.md"


def statements(part: str, first: int = 1, last: int = 999) -> list[str]:
    """The ids of one part of docs/rules.md, M, C, P, H, A or E, in the order of the page."""
    ids = re.findall(rf"^({part}\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return [statement for statement in ids if first <= int(statement[1:]) <= last]


def named_by_tests(folder: str) -> dict[str, list[str]]:
    """Import all test modules of a folder, so that each can say which statements it stands for."""
    for path in sorted((TESTS / folder).glob("test_*.py")):
        importlib.import_module(f"tests.{folder}.{path.stem}")
    return STATEMENTS


def without_test(ids: Iterable[str], folder: str) -> list[str]:
    """Statements that no test of the folder names."""
    named = named_by_tests(folder)
    return [name for name in ids if not any(test.startswith(f"tests.{folder}.") for test in named.get(name, []))]


def test_the_page_has_all_its_statements() -> None:
    assert statements("M") == [f"M{number:03d}" for number in range(1, 244)]
    assert statements("V") == [f"V{number:03d}" for number in range(1, 67)]
    assert statements("H") == [f"H{number:03d}" for number in range(1, 31)]
    assert statements("P") == [f"P{number:03d}" for number in range(1, 46)]
    assert statements("A") == [f"A{number:03d}" for number in range(1, 159)]
    assert statements("E") == [f"E{number:02d}" for number in range(1, 41)]


def test_every_statement_of_mars_has_a_test() -> None:
    assert without_test(statements("M"), "mars") == []


def test_every_worked_example_of_mars_has_a_test() -> None:
    assert without_test(statements("E", 1, 26), "mars") == []


def test_every_statement_of_colonies_has_a_test() -> None:
    assert without_test([*statements("C"), *statements("E", 27, 28)], "mars") == []


def test_every_statement_of_prelude_has_a_test() -> None:
    assert without_test(statements("P"), "mars") == []


def test_every_statement_of_ares_has_a_test() -> None:
    assert without_test([*statements("A"), *statements("E", 29, 40)], "ares") == []


def test_every_statement_of_venus_next_has_a_test() -> None:
    assert without_test(statements("V"), "mars") == []


def test_every_statement_of_the_maps_has_a_test() -> None:
    assert without_test(statements("H"), "mars") == []


def test_no_test_names_a_statement_that_does_not_exist() -> None:
    known = {statement for part in "MCPVHAE" for statement in statements(part)}
    assert sorted({*named_by_tests("mars"), *named_by_tests("ares")} - known) == []
