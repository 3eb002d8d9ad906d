"""What Prelude adds to the pages: its options and its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tharsis.core.game import BaseGame, Event, Question
from tharsis.mars.modules.prelude.numbers import FORGONE
from tharsis.text.icons import resource
from tharsis.web.bits import Reader

PROJECT_ICONS = {"buffer_gas": "rating"}
HEADLINES: dict[str, Callable[[Event, Reader], str]] = {
    "gave_up": lambda row, reader: reader.told("event-gave-up", row.seat, card=row["card"]),
}


def icon(verb: str, parts: Sequence[str]) -> str | None:
    if verb == "raise":
        return resource(parts[0])
    return "prelude" if verb == "give_up" else None


def name(option: str, game: BaseGame, seat: int, reader: Reader) -> str | None:
    verb, *parts = option.split()
    if verb == "give_up":
        return reader.t("do-give-up", card=parts[0], n=FORGONE)
    return reader.t("do-raise-production", resource=parts[0]) if verb == "raise" else None


def arguments(asked: Question) -> Mapping[str, Any] | None:
    return {"n": asked["discount"]} if asked.kind == "play_now" else None
