"""What a panel is made from: one reader's view of one moment, whichever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tharsis.core.game import BaseGame, Price, Question
from tharsis.core.types import Record
from tharsis.store import BOT
from tharsis.text.guide import hint_for
from tharsis.web.bits import Reader
from tharsis.web.foresight import Foresight
from tharsis.web.live import Entry, LiveGame
from tharsis.web.records import Ask, Tip
from tharsis.web.texts import Texts

PICKED = ("keep", "sell", "discard")
"""What is ticked, several at a time."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the panel is made from. `seen` is the reader's observation."""

    game: BaseGame
    seen: Record
    view: Mapping[str, Any]
    seat: int
    reader: Reader
    options: tuple[str, ...]
    foresight: Foresight | None
    undo: str = ""
    question: Question | None = field(init=False)
    """What the reader is asked."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "question", self.game.question(self.seat) if self.seat >= 0 else None)

    @property
    def kind(self) -> str:
        """The kind of that question, empty for none."""
        return self.question.kind if self.question else ""

    @property
    def private(self) -> frozenset[str]:
        """Kinds of event whose card only their own seat may know."""
        return self.game.rules.describe.private

    def price(self, option: str) -> Price | None:
        return self.game.price(self.seat, option)


def reader_of(live: LiveGame, seat: int, t: Texts) -> Reader:
    names = tuple(player_name(row.kind, row.level, row.name, row.seat, t) for row in live.seats)
    return Reader(seat, t, names, int(getattr(live.game.state, "map", 0)))


def player_name(kind: str, level: str, name: str, seat: int, t: Texts) -> str:
    if kind == BOT:
        return f"{t('ui-bot')} {seat + 1} · {t('web-level-' + (level or 'medium'))}"
    own = t("ui-player-number", n=seat + 1) if name == str(seat + 1) else name
    return f"{own} ({t('ui-bot')})" if level else own


def undo_of_cards(last: Sequence[Entry], t: Texts) -> str:
    """Cards that were ticked and sent at once are taken back together; empty where it is something else."""
    picked = sum(entry.option.split()[0] in PICKED for entry in last)
    return t("undo-cards", n=picked) if picked > 1 else ""


def at_rest(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """An earlier moment, to be looked at: nobody is called to act."""
    return {**view, "to_move": []}


@dataclass(frozen=True, slots=True)
class Look:
    """A question about one option, before it is taken."""

    option: str
    wanted: Mapping[str, int]
    sold: tuple[str, ...] | None = None
    """Cards ticked to be sold for it; None where that was not asked yet."""


def waiting(scene: Scene) -> Ask:
    t, reader = scene.reader.t, scene.reader
    movers = [reader.name(seat) for seat in scene.view["to_move"]]
    title = t("event-end") if scene.view["over"] else t("web-waiting-for", who=", ".join(movers))
    hint = t("web-watching") if scene.seat < 0 else t("web-wait-hint")
    return Ask(css="ask wait", turn="", steps=0, step=0, title=title, hint="" if scene.view["over"] else hint, undo=scene.undo)


def with_tip(ask: Ask, game: str, kind: str, t: Texts) -> Ask:
    """A hint for a first game, where a choice does not explain itself; the reader can put hints away."""
    hint = hint_for(game, "PAY" if ask.pay else kind)
    if hint is None:
        return ask
    return replace(ask, tip=Tip(hint.message_id, t(hint.message_id), f"/how/{game}#{hint.section_anchor}"))
