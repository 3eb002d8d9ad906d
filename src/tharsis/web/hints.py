"""Hints during a game: what the coach would do, by what the player can see, told in three steps.

Only at tables where no other person could be wronged by it: all other seats are played by programs.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from tharsis.bots.base import View
from tharsis.bots.coach import Advice, Coach, is_goal_shared, moment_of
from tharsis.core.jit import COMPILED
from tharsis.store import BOT
from tharsis.web.bits import Reader
from tharsis.web.chances import chance_text, is_measured, shares
from tharsis.web.limits import TooMany
from tharsis.web.live import LiveGame
from tharsis.web.records import HintBox, HintStep
from tharsis.web.tables import option_name

STEPS = 3
KEPT = 200
MOST_WAITING, MOST_OF_ONE = 6, 2
"""The coach thinks about one table at a time; whoever waits for it keeps a thread from answering others."""
NEAR = 0.01
"""Chances that differ less than this are told as equal."""
LOOKS = {
    "play": "hand", "use": "action", "standard": "project", "convert": "convert", "claim": "goal", "fund": "goal",
    "place": "map", "mark": "map", "keep": "cards", "draft": "cards", "corporation": "cards",
    "phase": "phase", "pass": "pass", "done": "pass",
}  # fmt: skip


def can_hint(live: LiveGame, seat: int) -> bool:
    return COMPILED and not live.is_rated and all(row.kind == BOT for row in live.seats if row.seat != seat)


class Hints:
    """Advice is kept for as long as the table stands as it does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._coaches: dict[str, Coach] = {}
        self._kept: OrderedDict[tuple[str, int, int], Advice] = OrderedDict()
        self._door = threading.Lock()
        self._asking: list[str] = []

    @contextmanager
    def _turn(self, owner: str) -> Iterator[None]:
        """Few questions of one visitor at a time, and not too many of all."""
        with self._door:
            if self._asking.count(owner) >= MOST_OF_ONE or len(self._asking) >= MOST_WAITING:
                raise TooMany("server-busy")
            self._asking.append(owner)
        try:
            with self._lock:
                yield
        finally:
            with self._door:
                self._asking.remove(owner)

    def advice(self, live: LiveGame, seat: int, owner: str) -> Advice:
        with live.lock:
            key, view, options = (live.id, live.number, seat), View.of(live.game, seat), live.game.options(seat)
        known = self._kept.get(key)
        if known is not None:
            return known
        with self._turn(owner):
            if key in self._kept:
                return self._kept[key]
            coach = self._coaches.setdefault(live.row.game, Coach())
            advice = self._kept[key] = coach.advise(view, options)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return advice


def hint_box(live: LiveGame, advice: Advice, step: int, reader: Reader) -> HintBox:
    view = View.of(live.game, advice.seat)
    moment, t, best = moment_of(view), reader.t, advice.best
    look = LOOKS.get(best.option.split()[0], "other")

    def named(option: str) -> str:
        return option_name(live, option, live.game, advice.seat, reader)

    def told(option: str, chance: float) -> str:
        return t("coach-hint-one", name=named(option), chance=chance_text(live.row.game, chance, moment, t))

    rest = [told(move.option, move.chances[advice.seat]) for move in advice.moves[1:STEPS]]
    near = [move for move in advice.moves[:STEPS] if move.loss < NEAR]
    if len(near) == STEPS:
        steps = [HintStep(t("coach-hint-equal"), "; ".join(named(move.option) for move in near))]
    else:
        steps = [
            HintStep(t(f"coach-look-{look}"), t(f"coach-look-{look}-why")),
            HintStep(named(best.option)),
            HintStep(named(best.option), t("coach-hint-next", moves="; ".join(rest)) if rest else "",
                     chance_text(live.row.game, best.chances[advice.seat], moment, t)),
        ]  # fmt: skip
    step = min(step, len(steps))
    shown = steps[:step] if step < STEPS else [steps[0], steps[2]]
    return HintBox(
        step, tuple(shown), shares(live.row.game, best.chances, moment, is_goal_shared(view), t), best.option,
        step == len(steps), best.option.startswith("play ") and len(steps) == STEPS,
        is_measured(live.game, is_goal_shared(view)),
    )  # fmt: skip
