"""Figures of one process for Prometheus, as text. Off unless the server is told to show them."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator

from tharsis import __version__
from tharsis.web.context import Context

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
"""Seconds: how many requests took no longer."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Anybody can invent others; each would be a line of its own for ever."""
TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Figures:
    """What requests did. Counted in the event loop and read from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._within: Counter[tuple[str, float]] = Counter()
        self._seconds: dict[str, float] = {}
        self._began = time.time()

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        with self._lock:
            self._requests[method if method in METHODS else "other", route, status] += 1
            self._seconds[route] = self._seconds.get(route, 0.0) + seconds
            for bound in BOUNDS:
                self._within[route, bound] += seconds <= bound

    def text(self, context: Context) -> str:
        with self._lock:
            lines = list(self._told())
        return "\n".join([*lines, *of_process(self._began), *of_games(context)]) + "\n"

    def _told(self) -> Iterator[str]:
        yield from head("tharsis_requests_total", "counter", "Requests by route and status.")
        for (method, route, status), count in sorted(self._requests.items()):
            yield f'tharsis_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}'
        yield from head("tharsis_request_seconds", "histogram", "How long answers took.")
        counts: Counter[str] = Counter()
        for (_, route, _), count in self._requests.items():
            counts[route] += count
        for route in sorted(counts):
            for bound in BOUNDS:
                yield f'tharsis_request_seconds_bucket{{route="{route}",le="{bound}"}} {self._within[route, bound]}'
            yield f'tharsis_request_seconds_bucket{{route="{route}",le="+Inf"}} {counts[route]}'
            yield f'tharsis_request_seconds_sum{{route="{route}"}} {self._seconds[route]:.6f}'
            yield f'tharsis_request_seconds_count{{route="{route}"}} {counts[route]}'


def head(name: str, kind: str, told: str) -> tuple[str, str]:
    return f"# HELP {name} {told}", f"# TYPE {name} {kind}"


def of_process(began: float) -> Iterator[str]:
    yield from head("tharsis_info", "gauge", "The version, and which process tells.")
    yield f'tharsis_info{{version="{__version__}",process="{os.getpid()}"}} 1'
    yield from head("process_start_time_seconds", "gauge", "When this process began.")
    yield f"process_start_time_seconds {began:.3f}"
    yield from head("process_cpu_seconds_total", "counter", "Processor time of this process.")
    yield f"process_cpu_seconds_total {time.process_time():.3f}"
    with contextlib.suppress(ImportError):  # only where the system tells
        import resource

        yield from head("tharsis_memory_most_bytes", "gauge", "The most memory this process ever held.")
        unit = 1 if sys.platform == "darwin" else 1024
        yield f"tharsis_memory_most_bytes {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit}"


def of_games(context: Context) -> Iterator[str]:
    figures = (
        ("tharsis_streams", "gauge", "Pages that are kept up to date.", context.limits.streams.total),
        ("tharsis_games_in_memory", "gauge", "Games this process holds.", context.lobby.count),
        ("tharsis_moves_total", "counter", "Moves made by this process, of people and bots.", context.lobby.moves),
        ("tharsis_bots_waiting", "gauge", "Games in which this process has a bot to move.", context.bots.waiting),
        ("tharsis_bot_failures", "gauge", "Games whose bots try again after a fault.", context.bots.failing),
    )
    for name, kind, told, value in figures:
        yield from head(name, kind, told)
        yield f"{name} {value}"
