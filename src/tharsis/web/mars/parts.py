"""What modules add to the pages of a table of Mars, found through their registration.

A module's pages part may have any of these: `icon(verb, parts)` and `name(option, game, seat, reader)` of its options,
`arguments(question)` of its questions, `reason(project, t)` why a standard project is of no use, `add(total, row)` for sums of
events, `returns(row)` for what the log tells as the solar phase,
`groups(scene)` for the panel, `counts(player, view, t)` for a player's row, `dock(scene)` for a tab beside the hand,
`figure(drawing, keys, t)` for the guide, `has_solar_phase(view)`, `start(scene)` for cards chosen with the corporation, and
PROJECT_ICONS, RAISES, HEADLINES, PAID_BEFORE, SILENT, QUIET, PRICED, SHOWN_AS for its phases, STARTS for questions of the start
and CARD_QUESTIONS for those that are answered with a card. Beside it may lie `pages.css`, and a folder `templates`: what is in
there is named `key/file.html`, after the module's key.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tharsis.cards.module import part
from tharsis.mars.modules import MODULES


@lru_cache(maxsize=1)
def parts() -> tuple[Any, ...]:
    return tuple(part(module.pages) for module in MODULES if module.pages)


@lru_cache(maxsize=1)
def folders() -> dict[str, Path]:
    """Where each module's pages part lies."""
    found = {module.key: find_spec(module.pages) for module in MODULES if module.pages}
    return {key: Path(spec.origin).parent for key, spec in found.items() if spec and spec.origin}


def first(name: str, *arguments: Any) -> Any:
    """The answer of the first module that has one, or None."""
    answers = (getattr(each, name)(*arguments) for each in parts() if hasattr(each, name))
    return next((answer for answer in answers if answer is not None), None)


def every(name: str, *arguments: Any) -> list[Any]:
    """The answers of all modules that have one."""
    answers = [getattr(each, name)(*arguments) for each in parts() if hasattr(each, name)]
    return [answer for answer in answers if answer is not None]


def table(name: str) -> dict[Any, Any]:
    """A table that modules add to."""
    merged: dict[Any, Any] = {}
    for each in parts():
        rows: Mapping[Any, Any] = getattr(each, name, {})
        merged |= rows
    return merged


def listed(name: str) -> tuple[Any, ...]:
    """A list that modules add to."""
    return tuple(row for each in parts() for row in getattr(each, name, ()))
