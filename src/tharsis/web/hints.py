"""Hints during a game: what the coach would do, by what the player can see, told in three steps.

Never in rated games. At a table with other people they are told of it, so nobody is wronged in secret.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from tharsis.bots.base import View
from tharsis.bots.coach import Advice, Coach, Judged, is_goal_shared, moment_of
from tharsis.core.game import BaseGame
from tharsis.core.jit import COMPILED
from tharsis.store import BOT, FRIEND
from tharsis.web.bits import Reader
from tharsis.web.chances import chance_text, is_measured, rivals_of, shares
from tharsis.web.foresight import asked
from tharsis.web.limits import TooMany
from tharsis.web.live import LiveGame
from tharsis.web.records import HintBox, HintStep, Why
from tharsis.web.tables import option_name
from tharsis.web.why import ENOUGH, Promise, whys

STEPS = 3
KEPT = 200
MOST_WAITING, MOST_OF_ONE = 4, 2
"""The coach thinks about one table at a time; whoever waits for it keeps a thread from answering others."""
NEAR = 0.01
"""Chances that differ less than this are told as equal."""
LOOKS = {
    "play": "hand", "use": "action", "standard": "project", "convert": "convert", "claim": "goal", "fund": "goal",
    "place": "map", "mark": "map", "keep": "cards", "draft": "cards", "corporation": "cards",
    "phase": "phase", "pass": "pass", "done": "pass",
}  # fmt: skip
TOGETHER = ("start_hand", "buy")
"""Where cards are ticked and taken at once."""
DONE = "done"
FEWER_DEALS = 48
EVEN = 1.0
"""Points that differ less than this are told as equal, where the game is decided."""
TOOK_HINT = "took-hint"
"""What others are told, as a phrase in the talk of the table."""


def can_hint(live: LiveGame) -> bool:
    """People at one screen see it anyway; those elsewhere can be told where the table has a talk."""
    return COMPILED and not live.is_rated and (live.table is not None or all(row.kind != FRIEND for row in live.seats))


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice, the game it was given for, and how well the others play there."""

    advice: Advice
    game: BaseGame
    rivals: str
    others: tuple[str, ...] = ()
    """Cards to take as well, where several are taken at once."""


def advised(coach: Coach, live: LiveGame, game: BaseGame, seat: int) -> Hint:
    rivals = rivals_of(live, seat)
    advice = coach.advise(View.of(game, seat), game.options(seat), rivals=rivals)
    return Hint(advice, game, rivals, taken_with(coach, advice.best.option, game, seat))


def taken_with(coach: Coach, option: str, game: BaseGame, seat: int) -> tuple[str, ...]:
    """What else to take where cards are ticked together: by the same player, who learns nothing new between two of them."""
    kind, found, trial = asked(game, seat), list[str](), game.copy()
    if kind not in TOGETHER:
        return ()
    while option != DONE:
        trial.choose(seat, option)
        if asked(trial, seat) != kind:
            break
        option = coach.advise(View.of(trial, seat), trial.options(seat), deals=FEWER_DEALS).best.option
        found.append(option)
    return tuple(option for option in found if option != DONE)


class Hints:
    """Advice is kept for as long as the table stands as it does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._coaches: dict[str, Coach] = {}
        self._kept: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
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

    def hint(self, live: LiveGame, seat: int, owner: str) -> Hint:
        """The first at a table is told to others who sit there."""
        with live.lock:
            key, game = (live.id, live.number, seat), live.game.copy()
        known = self._kept.get(key)
        if known is not None:
            return known
        with self._turn(owner):
            if key in self._kept:
                return self._kept[key]
            coach = self._coaches.setdefault(live.row.game, Coach())
            hint = self._kept[key] = advised(coach, live, game, seat)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        if live.table is not None and any(row.kind != BOT for row in live.seats if row.seat != seat):
            live.store.people.say(live.id, seat, TOOK_HINT, "", time.time())
        return hint


def is_near(move: Judged, advice: Advice) -> bool:
    """Whether a move is as good as the best one."""
    behind = advice.best.points[advice.seat] - move.points[advice.seat]
    return move.loss < NEAR and not (advice.is_decided and behind >= EVEN)


def equals(hint: Hint) -> list[Judged]:
    """Three moves among which nothing decides, or all there are. Cards that are taken together are told together."""
    advice = hint.advice
    near = [move for move in advice.moves[:STEPS] if is_near(move, advice)]
    is_all = 1 < len(near) == len(advice.moves) == len(hint.game.options(advice.seat))
    return near if (len(near) == STEPS or is_all) and not hint.others else []


def hint_box(live: LiveGame, hint: Hint, step: int, reader: Reader) -> HintBox:
    advice, game = hint.advice, hint.game
    view = View.of(game, advice.seat)
    moment, t, best, near = moment_of(view), reader.t, advice.best, equals(hint)
    is_shared, is_equal = is_goal_shared(view), bool(near)
    steps = equal_steps(near, hint, live, reader) if is_equal else best_steps(hint, live, moment, reader)[:step]
    is_last = is_equal or step == STEPS
    return HintBox(
        step, tuple(steps), shares(live.row.game, best.chances, moment, is_shared, t, () if live.hides_points else best.points),
        look_of(best.option, hint) if step == 1 and not is_equal else "",
        (best.option, *hint.others) if step > 1 and not is_equal else (), is_last,
        best.option.startswith("play ") and not is_equal, is_measured(game, is_shared, hint.rivals), is_equal,
    )  # fmt: skip


def reasons(moves: Sequence[Judged], hint: Hint, live: LiveGame, reader: Reader) -> list[Why]:
    promises = [Promise(move.option, move.points) for move in moves]
    return whys(hint.game, hint.advice.seat, promises, hint.advice.idle, reader, live.hides_points, bool(equals(hint)))


def equal_steps(near: Sequence[Judged], hint: Hint, live: LiveGame, reader: Reader) -> list[HintStep]:
    """Moves that are equally good, each with its reasons and none before the others."""
    named = [option_name(live, move.option, hint.game, hint.advice.seat, reader) for move in near]
    told = reasons(near, hint, live, reader)
    head = HintStep(reader.t("coach-hint-equal"))
    return [head, *(HintStep(name, why=why) for name, why in zip(named, told, strict=True))]


def look_of(option: str, hint: Hint) -> str:
    """Where the player should look: at the cards as well where the best is to take no more of them."""
    if option == "done" and asked(hint.game, hint.advice.seat) in ENOUGH:
        return "cards"
    return LOOKS.get(option.split()[0], "other")


def with_others(hint: Hint, reader: Reader) -> str:
    """Which cards to take as well."""
    if asked(hint.game, hint.advice.seat) not in TOGETHER or hint.advice.best.option == DONE:
        return ""
    cards = ", ".join(reader.card(option.split()[1]) for option in hint.others)
    return reader.t("coach-hint-with", cards=cards) if cards else reader.t("coach-hint-alone")


def best_steps(hint: Hint, live: LiveGame, moment: int, reader: Reader) -> list[HintStep]:
    """Where to look, what to do, and what it is worth."""
    advice, t = hint.advice, reader.t
    best = advice.best
    look = look_of(best.option, hint)
    is_alone = look == "phase" and hint.game.players == 1
    why = reasons(advice.moves[:STEPS], hint, live, reader)[0]

    def told(move: Judged) -> str:
        name = option_name(live, move.option, hint.game, advice.seat, reader)
        return t("coach-hint-one", name=name, chance=chance_text(live.row.game, move.chances[advice.seat], moment, t))

    others = [move for move in advice.moves[1:] if move.option not in hint.others]
    rest = "; ".join(map(told, others[: STEPS - 1]))
    return [
        HintStep(t(f"coach-look-{look}"), t("coach-look-phase-alone" if is_alone else f"coach-look-{look}-why")),
        HintStep(
            option_name(live, best.option, hint.game, advice.seat, reader), " ".join(why.words),
            note=with_others(hint, reader),
        ),
        HintStep(
            t("coach-hint-worth"), chance=chance_text(live.row.game, best.chances[advice.seat], moment, t),
            why=replace(why, words=()), note=t("coach-hint-next", moves=rest) if rest else "",
        ),
    ]  # fmt: skip
