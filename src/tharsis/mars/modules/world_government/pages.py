"""What the World Government adds to the pages: the names of its answers, and the solar phase among the phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.core.game import BaseGame
from tharsis.mars.modules.world_government.numbers import KEY
from tharsis.text.icons import parameter_symbol
from tharsis.web.bits import Reader


def icon(verb: str, parts: Sequence[str]) -> str | None:
    return parameter_symbol(parts[0]) if verb == "govern" else None


def name(option: str, game: BaseGame, seat: int, reader: Reader) -> str | None:
    verb, *parts = option.split()
    return reader.t("do-govern", parameter=parts[0]) if verb == "govern" else None


def has_solar_phase(view: Mapping[str, Any]) -> bool:
    return bool(view[KEY])
