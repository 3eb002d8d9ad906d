"""The coach: what each option of a choice does to the chance to win, by what its seat may know and nothing else.

Options are played through the same deals by the search of `bots/race.py`, and what each promises to every seat is compared deal
by deal. An option that is clearly behind is left out early; one that a player has taken is weighed to the end. Where a game is
as good as decided, chances hardly tell options apart: there points at the end rank them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tharsis.bots.base import Clock, View
from tharsis.bots.brains import LEADER, PREPARE, QUICK, RACE, WEIGH, Brain
from tharsis.bots.calibration import EQUALS, calibrated
from tharsis.bots.desk import MAX_CANDIDATES, MAX_LOOKS
from tharsis.bots.players import Thinker
from tharsis.core.game import Option
from tharsis.core.rng import new_rng
from tharsis.core.types import Ints

FIRST_DEALS = 16
DEALS = 128
FEW = 5
"""Options that are weighed to the end."""
RACED = 60
"""Games in which a bot of the level Hard, in a hurry, finds its own choice."""
CLEARLY = 2.0
"""Standard errors."""
DECIDED = 0.05
"""A chance so near to none or to certainty hardly tells options apart."""
A_POINT = 0.01
"""What a point more counts there, where otherwise a chance does."""
IDLE = ("done", "pass")
"""Doing nothing more: what an option is worth is reckoned against it."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An option, and what it promises to each seat: chances to win, and points at the end."""

    option: str
    chances: tuple[float, ...]
    points: tuple[float, ...]
    loss: float
    """How much of the seat's chance it loses against the best one."""
    doubt: float
    """The standard error of that."""


@dataclass(frozen=True, slots=True)
class Advice:
    seat: int
    moves: tuple[Judged, ...]
    """The best first; each was weighed on all deals."""
    usual: str
    """What a strong bot would take."""
    deals: int
    idle: tuple[float, ...] = ()
    """Everybody's points at the end if nothing more is done now; empty where something must be."""
    is_decided: bool = False
    """Whether the options are ranked by points: the chance is nearly the same with all of them."""

    @property
    def best(self) -> Judged:
        return self.moves[0]

    def of(self, option: str) -> Judged | None:
        return next((move for move in self.moves if move.option == option), None)


def is_goal_shared(view: View) -> bool:
    """Alone or together: everybody wins or nobody."""
    record = view.record
    return int(record.players) == 1 or bool("coop" in (record.dtype.names or ()) and record["coop"])


def moment_of(view: View) -> int:
    """The generation or round; what is chosen before the first belongs to it."""
    record = view.record
    return max(1, int(record["generation"] if "generation" in (record.dtype.names or ()) else record["rounds"]))


class Coach(Thinker):
    """Weighs the options of a choice. The same view and seed give the same advice."""

    def __init__(self, net: str = "", seed: int | str = 0, is_raw: bool = False) -> None:
        super().__init__(seed, 1, net)
        self._is_raw = is_raw
        """Whether chances are told as they were reckoned, for measuring how far they hold."""

    def can_judge(self, view: View) -> bool:
        """Whether there is something to weigh: choices such as payments are left to the player."""
        return self._think_about(view, Clock()).is_worth_searching(view.record, view.seat)

    def advise(
        self, view: View, options: Sequence[Option], kept: Sequence[str] = (), deals: int = DEALS, rivals: str = EQUALS
    ) -> Advice:
        """`kept` are options that are weighed to the end whatever they are worth; `rivals` says how well the others play."""
        brain, named = self._think_about(view, Clock()), {str(option): int(option) for option in options}
        desk = self._desks[0]
        desk.rng[:] = new_rng(f"coach {self._seed} {view.seat}")
        brain.think(view.record, PREPARE, view.seat, 0, desk)
        usual, idle = self._usual(brain, view), [option for option in IDLE if option in named][:1]
        lanes = _lanes_of(desk, [named[option] for option in (*kept, usual, *idle) if option in named])
        brain.think(view.record, WEIGH, view.seat, min(FIRST_DEALS, deals), desk)
        _narrow(desk, view.seat, lanes, self._is_decided(view, rivals))
        brain.think(view.record, WEIGH, view.seat, min(deals, MAX_LOOKS) - int(desk.looks), desk)
        return self._advice(view, {number: text for text, number in named.items()}, usual, idle, rivals)

    def _usual(self, brain: Brain, view: View) -> str:
        """The choice of a strong bot. It races on the same desk, and the race is forgotten afterwards."""
        desk = self._desks[0]
        if brain.is_worth_searching(view.record, view.seat):
            brain.think(view.record, RACE, view.seat, RACED, desk)
            number = brain.think(view.record, LEADER, view.seat, 0, desk)
        else:
            number = brain.think(view.record, QUICK, view.seat, 0, desk)
        brain.think(view.record, PREPARE, view.seat, 0, desk)
        return view.rules.notation.text(number)

    def _told(self, view: View, lane: int, rivals: str) -> tuple[float, ...]:
        """Everybody's chances with an option."""
        desk = self._desks[0]
        mean = _mean(desk.chances_of[lane, : int(desk.looks), : int(view.record.players)])
        return mean if self._is_raw else calibrated(view.game, mean, view.seat, is_goal_shared(view), rivals)

    def _is_decided(self, view: View, rivals: str) -> bool:
        top = max(self._told(view, lane, rivals)[view.seat] for lane in _alive(self._desks[0]))
        return not DECIDED < top < 1 - DECIDED and not is_goal_shared(view)

    def _advice(self, view: View, names: dict[int, str], usual: str, idle: Sequence[str], rivals: str) -> Advice:
        desk, seat, is_decided = self._desks[0], view.seat, self._is_decided(view, rivals)
        count = int(desk.looks)
        chances, hopes = desk.chances_of[:, :count], desk.hopes_of[:, :count, : int(view.record.players)]
        worth = {lane: round(float(_worth(desk, lane, seat, is_decided).mean()), 4) for lane in _alive(desk)}
        best = max(worth, key=lambda lane: (worth[lane], float(hopes[lane, :, seat].mean())))
        top, moves = self._told(view, best, rivals), []
        for lane in worth:
            own = self._told(view, lane, rivals)
            moves.append(
                Judged(
                    names[int(desk.candidates["option"][lane])],
                    own,
                    _mean(hopes[lane]),
                    max(0.0, top[seat] - own[seat]),
                    _error(chances[best, :, seat] - chances[lane, :, seat]),
                )
            )
        order = dict(zip((move.option for move in moves), worth.values(), strict=True))
        first = names[int(desk.candidates["option"][best])]
        moves.sort(key=lambda move: (-order[move.option] if is_decided else move.loss, move.option != first))
        points = next((move.points for move in moves if move.option in idle), ())
        return Advice(seat, tuple(moves), usual, count, points, is_decided)


def _alive(desk: Any) -> list[int]:
    return [lane for lane in range(int(desk.lanes)) if not desk.candidates["is_out"][lane]]


def _worth(desk: Any, lane: int, seat: int, is_decided: bool) -> Ints:
    """An option's chance in every deal; where the game is decided, its points at the end."""
    values, unit = (desk.hopes_of, A_POINT) if is_decided else (desk.chances_of, 1.0)
    return unit * values[lane, : int(desk.looks), seat].astype(np.float64)


def _mean(values: Ints) -> tuple[float, ...]:
    return tuple(float(value) for value in values.astype(np.float64).mean(axis=0))


def _error(values: Ints) -> float:
    return float(values.std()) / max(1.0, float(len(values))) ** 0.5


def _lanes_of(desk: Any, options: Sequence[int]) -> set[int]:
    """The lanes of these options. One that nobody would take gets a lane of its own: a new one, or the last that none of these
    has."""
    held = {int(option): lane for lane, option in enumerate(desk.candidates["option"][: int(desk.lanes)]) if option in options}
    for option in options:
        if option in held:
            continue
        count = int(desk.lanes)
        lane = count if count < MAX_CANDIDATES else max(set(range(count)) - set(held.values()))
        desk.lanes = max(count, lane + 1)
        desk.candidates["option"][lane] = option
        held[option] = lane
    for lane in held.values():
        desk.candidates["is_out"][lane] = 0
    return set(held.values())


def _narrow(desk: Any, seat: int, kept: set[int], is_decided: bool) -> None:
    """The few that are worth most go on, without those that are clearly behind."""
    own = {lane: _worth(desk, lane, seat, is_decided) for lane in _alive(desk)}
    order = sorted(own, key=lambda lane: -float(own[lane].mean()))
    for place, lane in enumerate(order):
        gap = own[order[0]] - own[lane]
        is_behind = float(gap.mean()) > max(0.02, CLEARLY * _error(gap)) and place >= 3
        if lane not in kept and (place >= FEW or is_behind):
            desk.candidates["is_out"][lane] = 1
