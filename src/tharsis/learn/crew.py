"""Who does the work of a lesson: processes on this machine's cores, or workers of a Ray cluster, who share no disk with it."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from tharsis.arena.jobs import play_on_ray
from tharsis.bots.champions import OF_A_FILE, net_called
from tharsis.core.errors import TharsisError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Nets = Mapping[str, str]
"""What the nets in files that a task names are called where it is done; a net that is not among them is called as it is."""
NO_NETS: Nets = MappingProxyType({})
Work = Callable[[Task, Nets], Outcome]
Notice = Callable[[], None]
EVERY = 5.0
"""Seconds between two notices."""


def no_notice() -> None:
    pass


class Crew(Protocol):
    """`carry_out` yields outcomes as they come. A task is taken from the others when a worker is free, so that no more of them
    are begun or wait to be fetched than there are workers."""

    size: int
    shares_disk: bool
    """Whether workers write to the same folders."""

    def everywhere(self, work: Callable[[str], None], argument: str) -> None:
        """Do something once on each machine."""

    def carry_out(
        self, game: str, work: Work[Task, Outcome], tasks: Iterator[Task], nets: Iterable[str] = (), notice: Notice = no_notice
    ) -> Iterator[Outcome]: ...


def crew_of(size: int, ray: bool) -> Crew:
    """So many workers, or all there are for 0."""
    return OnRay(size) if ray else Processes(size)


def _in_turn(
    tasks: Iterator[Any],
    size: int,
    begin: Callable[[Any], Any],
    ready: Callable[[Any], tuple[Iterable[Any], Iterable[Any]]],
    fetch: Callable[[Any], Any],
    notice: Notice,
) -> Iterator[Any]:
    """Whoever is ready begins anew before what it did is looked at."""
    done: list[Any] = []
    running: list[Any] = []
    said = time.monotonic()
    while True:
        while len(running) < size and (task := next(tasks, None)) is not None:
            running.append(begin(task))
        yield from map(fetch, done)
        if not running:
            return
        done, running = map(list, ready(running))
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            notice()


# --- this machine ----------------------------------------------------------------------------------------------------


class Processes:
    shares_disk = True

    def __init__(self, size: int = 0) -> None:
        self.size = size or os.cpu_count() or 1

    def everywhere(self, work: Callable[[str], None], argument: str) -> None:
        work(argument)

    def carry_out(
        self, game: str, work: Work[Task, Outcome], tasks: Iterator[Task], nets: Iterable[str] = (), notice: Notice = no_notice
    ) -> Iterator[Outcome]:
        with ProcessPoolExecutor(self.size, mp_context=get_context("spawn")) as pool:
            yield from _in_turn(tasks, self.size, lambda task: pool.submit(work, task, {}), _ready_here, Future.result, notice)


def _ready_here(running: list[Future[Any]]) -> tuple[Iterable[Any], Iterable[Any]]:
    return wait(running, timeout=EVERY, return_when=FIRST_COMPLETED)


# --- a Ray cluster ---------------------------------------------------------------------------------------------------


def _joined() -> Any:
    """Ray, joined as for a match: one of no games, which also says in its line where Ray is not installed."""
    list(play_on_ray([]))
    import ray  # type: ignore[import-not-found, unused-ignore]

    return ray


class OnRay:
    """Files of nets go to the workers by Ray's store of objects, once each."""

    shares_disk = False

    def __init__(self, size: int = 0) -> None:
        self._ray = _joined()
        self.size = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def everywhere(self, work: Callable[[str], None], argument: str) -> None:
        """Ray spreads as many tasks as there are machines over all of them."""
        task = self._ray.remote(work).options(scheduling_strategy="SPREAD")
        for each in [task.remote(argument) for node in self._ray.nodes() if node["Alive"]]:
            self._fetch(each)

    def carry_out(
        self, game: str, work: Work[Task, Outcome], tasks: Iterator[Task], nets: Iterable[str] = (), notice: Notice = no_notice
    ) -> Iterator[Outcome]:
        sent = {name: self._send(Path(name)) for name in nets if _is_file(game, name)}
        task = self._ray.remote(_work_there)
        yield from _in_turn(
            tasks, self.size, lambda each: task.remote(game, work, each, sent), self._ready, self._fetch, notice
        )

    def _send(self, path: Path) -> tuple[str, Any]:
        """A file's bytes, called by what they are: a file may be written anew between two parts of a lesson."""
        data = path.read_bytes()
        return hashlib.sha256(data).hexdigest(), self._ray.put(data)

    def _ready(self, running: list[Any]) -> tuple[Iterable[Any], Iterable[Any]]:
        done, rest = self._ray.wait(running, timeout=EVERY)
        return done, rest

    def _fetch(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, TharsisError):
                raise cause from None
            if cause is not None:
                raise
            why = str(error).strip().partition("\n")[0]
            raise TharsisError(f"the Ray cluster failed ({why}); run it again to go on") from None


def _is_file(game: str, name: str) -> bool:
    net = net_called(game, name)
    return net is not None and net.number == OF_A_FILE


def _work_there(game: str, work: Work[Task, Outcome], task: Task, sent: Mapping[str, tuple[str, Any]]) -> Outcome:
    return work(task, {name: _taken_in(game, *each) for name, each in sent.items()})


_NAMES: dict[str, str] = {}
"""What nets that came to this worker are called, by their bytes' hash."""


def _taken_in(game: str, digest: str, reference: Any) -> str:
    """The name by which `net_called` knows a net from now on; it is read at once, so that no file stays on a worker."""
    if digest not in _NAMES:
        import ray

        with TemporaryDirectory(prefix="tharsis-") as folder:
            path = Path(folder) / "net.npz"
            path.write_bytes(ray.get(reference))
            net_called(game, str(path))
        _NAMES[digest] = str(path)
    return _NAMES[digest]
