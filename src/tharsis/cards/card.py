"""A card is declared once. It is never a class of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.cards.names import ACTIVE, ARES, AUTOMATED, BASE, CORPORATION, EVENT
from tharsis.cards.words import Effect, Effects, Gain, Need, Ongoing, VictoryPoints

PROJECT = "project"


@dataclass(frozen=True, slots=True)
class Card:
    key: str
    number: str
    cost: int
    tags: tuple[str, ...]
    needs: tuple[Need, ...]
    on_play: Effects
    action: Effects
    first_action: Effects
    effects: tuple[Ongoing, ...]
    holds: str
    vp: VictoryPoints
    kind: str
    module: str
    starred: bool = False
    """Dealt in the first game of Ares Expedition."""
    for_beginners: bool = False
    """Keeps its whole first hand for nothing; everybody may have a copy."""

    @property
    def is_event(self) -> bool:
        return self.kind == EVENT

    @property
    def deck(self) -> str:
        """The kind of card it is dealt as: a project, a corporation, or what a module adds."""
        return PROJECT if self.kind in (AUTOMATED, ACTIVE, EVENT) else self.kind

    @property
    def is_corporation(self) -> bool:
        return self.kind == CORPORATION


def project(
    key: str,
    number: int | str,
    *,
    cost: int,
    tags: Sequence[str] = (),
    needs: Sequence[Need] = (),
    on_play: Sequence[Effect] = (),
    action: Sequence[Effect] = (),
    effects: Sequence[Ongoing] = (),
    holds: str = "",
    vp: VictoryPoints = 0,
    event: bool = False,
    module: str = BASE,
) -> Card:
    """A project card. It is active when it has an action or a lasting effect, else automated, unless it is an event."""
    kind = EVENT if event else ACTIVE if action or effects else AUTOMATED
    printed = number if isinstance(number, str) else f"{number:03d}"
    return Card(key, printed, cost, tuple(tags), tuple(needs), tuple(on_play), tuple(action), (), tuple(effects), holds, vp,
                kind, module)  # fmt: skip


def corporation(
    key: str,
    number: str,
    *,
    mc: int,
    tags: Sequence[str] = (),
    start: Sequence[Effect] = (),
    first_action: Sequence[Effect] = (),
    action: Sequence[Effect] = (),
    effects: Sequence[Ongoing] = (),
    holds: str = "",
    vp: VictoryPoints = 0,
    module: str = BASE,
    starred: bool = False,
    for_beginners: bool = False,
) -> Card:
    return Card(key, number, 0, tuple(tags), (), (Gain("mc", mc), *start), tuple(action), tuple(first_action), tuple(effects),
                holds, vp, CORPORATION, module, starred, for_beginners)  # fmt: skip


# --- project cards of Ares Expedition, by colour ------------------------------------------------------------------------


def green(
    key: str,
    number: int,
    *,
    cost: int,
    tags: Sequence[str] = (),
    needs: Sequence[Need] = (),
    on_play: Sequence[Effect] = (),
    effects: Sequence[Ongoing] = (),
    vp: VictoryPoints = 0,
    starred: bool = False,
) -> Card:
    """A technology: production and stores."""
    return Card(key, f"{number:03d}", cost, tuple(tags), tuple(needs), tuple(on_play), (), (), tuple(effects), "", vp,
                AUTOMATED, ARES, starred)  # fmt: skip


def blue(
    key: str,
    number: int,
    *,
    cost: int,
    tags: Sequence[str] = (),
    needs: Sequence[Need] = (),
    on_play: Sequence[Effect] = (),
    action: Sequence[Effect] = (),
    effects: Sequence[Ongoing] = (),
    holds: str = "",
    vp: VictoryPoints = 0,
) -> Card:
    """An active card: effects and actions."""
    return Card(key, f"{number:03d}", cost, tuple(tags), tuple(needs), tuple(on_play), tuple(action), (), tuple(effects),
                holds, vp, ACTIVE, ARES)  # fmt: skip


def red(
    key: str,
    number: int,
    *,
    cost: int,
    tags: Sequence[str] = (),
    needs: Sequence[Need] = (),
    on_play: Sequence[Effect] = (),
    vp: VictoryPoints = 0,
) -> Card:
    """An event: instant effects only. It carries the event tag, and its tags keep counting."""
    return Card(key, f"{number:03d}", cost, (*tags, EVENT), tuple(needs), tuple(on_play), (), (), (), "", vp, EVENT, ARES)


def starting_mc(card: Card) -> int:
    first = card.on_play[0]
    return first.amount if isinstance(first, Gain) and isinstance(first.amount, int) else 0
