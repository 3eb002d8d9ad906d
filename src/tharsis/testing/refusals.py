"""What the kit refuses."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

FEW = 60
"""So many names are told whole."""


class BadScene(ValueError):
    """A scene that cannot be set: what is wrong, and what is allowed."""


class UnscriptedQuestion(AssertionError):
    """The game asked something that the test did not answer, or did not ask what the test answered."""


def unknown(what: str, name: object, allowed: Iterable[object]) -> BadScene:
    """Few names are told whole, of many those that look alike."""
    names = [str(each) for each in allowed]
    alike = names if len(names) <= FEW else difflib.get_close_matches(str(name), names, 5, 0.5)
    told = f"there are {', '.join(names)}" if alike is names else f"alike: {', '.join(alike) or 'none'}"
    return BadScene(f"{name!r} is no {what}; {told}")
