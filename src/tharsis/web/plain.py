"""Rules as plain Python, for the few questions that pages ask about an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def plain(rule: Callable[..., int]) -> Callable[..., int]:
    """A small rule that calls no other, uncompiled: inner rules have no entry of their own."""
    function: Any = getattr(rule, "py_func", rule)
    return function  # type: ignore[no-any-return]
