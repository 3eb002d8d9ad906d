"""What Prelude adds to the pages: its options and its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tharsis.cards.names import WILD
from tharsis.core.game import BaseGame, Event, Question
from tharsis.mars.modules.prelude.numbers import FORGONE, KEPT, KIND
from tharsis.text.icons import resource
from tharsis.web.bits import Reader
from tharsis.web.mars.start import seen, shelf_of
from tharsis.web.records import Counted, StartShelf
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

PROJECT_ICONS = {"buffer_gas": "rating"}
SHOWN_AS = {"preludes": "research"}
"""Where its phase stands among those of a generation."""
STARTS = ("keep_preludes",)
CARD_QUESTIONS = ("play_prelude", "new_prelude", "play_now")
HEADLINES: dict[str, Callable[[Event, Reader], str]] = {
    "gave_up": lambda row, reader: reader.told("event-gave-up", row.seat, card=row["card"]),
}
OF_CARD = ("gave_up",)


def start(scene: Scene) -> tuple[StartShelf, ...]:
    """The preludes dealt, on the one screen of the start."""
    t, options = scene.reader.t, [f"keep {key}" for key in seen(scene, KIND)]
    return (shelf_of(scene, t("start-preludes"), options, KEPT, [t("start-more-preludes", n=n + 1) for n in range(KEPT)]),)


def counts(player: Mapping[str, Any], view: Mapping[str, Any], t: Texts) -> tuple[Counted, ...]:
    """Wild tags of a player."""
    return (Counted("tag-wild", t.name("tag", WILD), player["wild"]),) if player["wild"] else ()


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
