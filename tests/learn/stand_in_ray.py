"""As much of Ray as a lesson asks for, in one process: what goes to a worker and what comes back is pickled, as in Ray."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType, SimpleNamespace
from typing import Any


@dataclass(frozen=True)
class Reference:
    number: int


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(f"a long\ntrace of {cause}")
        self.cause = cause


class StandIn(ModuleType):
    """`is_at_work` while a task runs; `most` is how many were begun and not yet fetched at one time."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.kept: dict[int, bytes | Callable[[], Any]] = {}
        self.numbers = self.tasks = self.most = 0
        self.is_up = self.is_at_work = False

    def is_initialized(self) -> bool:
        return self.is_up

    def init(self, **settings: Any) -> None:
        self.is_up = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def nodes(self) -> list[dict[str, Any]]:
        return [{"Alive": True}, {"Alive": False}, {"Alive": True}]

    def _keep(self, what: bytes | Callable[[], Any]) -> Reference:
        self.numbers += 1
        self.kept[self.numbers] = what
        return Reference(self.numbers)

    def put(self, value: Any) -> Reference:
        return self._keep(pickle.dumps(value))

    def remote(self, function: Callable[..., Any]) -> Any:
        task = SimpleNamespace(remote=lambda *arguments: self._begin(pickle.dumps((function, arguments))))
        task.options = lambda **settings: task
        return task

    def _begin(self, packed: bytes) -> Reference:
        def run() -> Any:
            function, arguments = pickle.loads(packed)
            return function(*arguments)

        self.tasks += 1
        self.most = max(self.most, self.tasks)
        return self._keep(run)

    def wait(self, references: list[Reference], timeout: float) -> tuple[list[Reference], list[Reference]]:
        return references[:1], references[1:]

    def get(self, reference: Reference) -> Any:
        what = self.kept[reference.number]
        if isinstance(what, bytes):
            return pickle.loads(what)
        self.tasks -= 1
        self.is_at_work = True
        try:
            return pickle.loads(pickle.dumps(what()))
        except Exception as error:
            raise RayTaskError(error) from None
        finally:
            self.is_at_work = False
