"""Which test stands for which statement of docs/rules.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

STATEMENTS: dict[str, list[str]] = {}
"""Statement id → the tests that name it."""

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test with the statements it checks."""

    def mark(test: T) -> T:
        for statement in ids:
            STATEMENTS.setdefault(statement, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return mark
