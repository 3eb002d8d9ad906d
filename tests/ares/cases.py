"""Which card each case is for; `test_every_card_has_a_case` reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])
CASES: dict[str, list[str]] = {}


def case(*keys: str) -> Callable[[F], F]:
    def note(function: F) -> F:
        for key in keys:
            CASES.setdefault(key, []).append(function.__name__)
        return function

    return note
