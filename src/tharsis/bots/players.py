"""The bots that come with Tharsis: random, greedy and search."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing import parent_process
from typing import Any

from tharsis.bots.base import Clock, UnknownBot, View, register
from tharsis.bots.brains import HUNDREDTHS, LEADER, PREPARE, QUICK, RACE, Brain, brain_of
from tharsis.bots.champions import BY_HAND, net_for, seat_net, text_of
from tharsis.core.game import Option
from tharsis.core.rng import new_rng, random32_plain

SLICE = 0.008
FIRST_GAMES = 4
MARGIN = 0.06
MOST_THREADS = 2
MOST = {"noise": 1e6, "seconds": 1e9, "games": 1e9, "threads": 256}
"""What a bot may be told at most."""


def number_of(name: str, value: object) -> float:
    if isinstance(value, int | float) and 0 <= value <= MOST[name]:
        return value
    raise UnknownBot(f"{name}={value}: allowed is a number from 0 to {MOST[name]:g}")


@register("random")
class RandomBot:
    """Any legal option, all alike."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = new_rng(f"random {seed}")

    def choose(self, view: View, options: Sequence[Option], clock: Clock) -> Option:
        return options[random32_plain(self._rng) * len(options) >> 32]


class Thinker:
    """A bot with a desk for each thread, made when it first sees a game that is judged so: by a net, or by hand."""

    def __init__(self, seed: int | str, threads: int = 1, net: str = str(BY_HAND)) -> None:
        self._seed = seed
        self._net = net
        self._threads = threads
        self._desks: list[Any] = []
        self._desks_by: dict[int, list[Any]] = {}
        self._brain: Brain | None = None

    def _think_about(self, view: View, clock: Clock) -> Brain:
        """The brain for the game that is played. Loading or compiling it, the first time, is not on the clock."""
        begin = clock.spent
        brain = self._brain
        if brain is None:
            brain = self._brain = brain_of(view.game)
            brain.think(view.record, QUICK, view.seat, 0, brain.new_desk())
        net = net_for(view.game, self._net, view.record)
        number = net.number if net else BY_HAND
        if number not in self._desks_by:
            self._desks_by[number] = [brain.new_desk(seed=f"{self._seed} {i}") for i in range(self._threads)]
            for desk in self._desks_by[number]:
                seat_net(desk, net)
            clock.started += clock.spent - begin
        self._desks = self._desks_by[number]
        return brain


@register("greedy")
class GreedyBot(Thinker):
    """The option with the best score, at once; with `noise` it misjudges options by so many points."""

    def __init__(self, noise: float = 0.0, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._misjudges = int(number_of("noise", noise) * HUNDREDTHS)

    def choose(self, view: View, options: Sequence[Option], clock: Clock) -> Option:
        brain = self._think_about(view, clock)
        return _named(options, brain.think(view.record, QUICK, view.seat, self._misjudges, self._desks[0]))


@register("search")
class SearchBot(Thinker):
    """Races the best options over games dealt from what the seat knows, for `seconds` or for so many `games`.

    Positions are judged by the newest champion, by champion number `net`, by the net in a file, or by hand with `net` 0.
    Without `threads` it takes two where there are two cores, and one in the many processes of an arena.
    """

    def __init__(
        self, seconds: float = 1.0, games: float = 0, threads: float = 0, net: float | str = "", seed: int | str = 0
    ) -> None:
        super().__init__(seed, int(number_of("threads", threads)) or _usual_threads(), text_of(net))
        self.seconds = number_of("seconds", seconds)
        self.games = int(number_of("games", games))
        self.played = 0
        """Games played in the last choice."""

    def choose(self, view: View, options: Sequence[Option], clock: Clock) -> Option:
        brain = self._think_about(view, clock)
        self.played = 0
        if not self._is_worth_searching(brain, view):
            return _named(options, brain.think(view.record, QUICK, view.seat, 0, self._desks[0]))
        for desk in self._desks:
            brain.think(view.record, PREPARE, view.seat, 0, desk)
        if self.games:
            self.played = brain.think(view.record, RACE, view.seat, self.games, self._desks[0])
        else:
            self._race(brain, view, clock)
        return _named(options, brain.think(view.record, LEADER, view.seat, 0, _gather(self._desks)))

    def _is_worth_searching(self, brain: Brain, view: View) -> bool:
        is_learned = self._desks[0].net.number != BY_HAND
        return brain.is_worth_searching(view.record, view.seat) or (
            is_learned and brain.is_worth_judging(view.record, view.seat)
        )

    def _race(self, brain: Brain, view: View, clock: Clock) -> None:
        """Every thread races on its own desk until the time is up or its race is decided."""
        until = clock.started + clock.spent + clock.left(self.seconds) - MARGIN * min(self.seconds, clock.limit)
        work = [(brain, view, desk, until) for desk in self._desks]
        if len(work) == 1:
            self.played = _race_until(*work[0])
        else:
            self.played = sum(_pool(len(work)).map(lambda job: _race_until(*job), work))


def _race_until(brain: Brain, view: View, desk: Any, until: float) -> int:
    """Short calls, so that the time is kept: each is as long as the last ones allow."""
    games, played, each, begin = FIRST_GAMES, 0, 0.0, time.perf_counter()
    while (now := time.perf_counter()) + each < until and not desk.is_settled:
        desk.spent = (now - begin) / (until - begin)
        made = brain.think(view.record, RACE, view.seat, games, desk)
        played += made
        each = (time.perf_counter() - now) / max(made, 1) * max(int(desk.lanes), games)
        games = max(1, int(games * min(2.0, SLICE / max(time.perf_counter() - now, 1e-6))))
    return played


def _gather(desks: Sequence[Any]) -> Any:
    """The races of all desks on the first one: they have the same candidates."""
    first = desks[0]
    for other in desks[1:]:
        for name in ("rounds", "total", "squares"):
            first.candidates[name] += other.candidates[name]
        first.candidates["is_out"] &= other.candidates["is_out"]
    return first


def _usual_threads() -> int:
    return 1 if parent_process() is not None else min(MOST_THREADS, os.cpu_count() or 1)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="tharsis-search")


def _named(options: Sequence[Option], number: int) -> Option:
    return next(option for option in options if option == number)
