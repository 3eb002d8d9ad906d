"""Places in the rules where modules take part.

A hook is declared once, with its parameters and with what becomes of the modules' answers. From the registered modules one
plain function is written for each hook, which asks every module that is in the game, one after another; compiled rules call it
like any other rule, and without modules it does nothing.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar, cast

from tharsis.core.jit import compiled

NOT_MINE = -(2**30)
"""What a module answers to a question about somebody else's things."""

F = TypeVar("F", bound=Callable[..., Any])


class Way(Enum):
    """What is made of the answers."""

    EACH = "every module does it"
    ANY = "whether one says yes; the others are then not asked"
    SUM = "all numbers together"
    FIRST = "the first answer that is not NOT_MINE"
    CHAIN = "a list goes from module to module; its length `n` is handed on"
    STEP = "the module whose turn it is, by the number `step`"


@dataclass(frozen=True)
class User:
    """A module as the dispatch sees it."""

    key: str
    is_optional: bool
    path: str
    """The Python module that has HOOKS."""


class BadHook(ValueError):
    """A module that asks for a place that is not there."""


class Hooks:
    """The hooks of one room. `bind` puts the written functions where the stubs were declared."""

    def __init__(self, namespace: dict[str, Any], users: Callable[[], Sequence[User]]) -> None:
        self.namespace, self.users = namespace, users
        self.stubs: dict[str, tuple[Way, Callable[..., Any]]] = {}
        self.always: set[str] = set()
        self.steps: dict[str, int] = {}

    def hook(self, way: Way, *, always: bool = False) -> Callable[[F], F]:
        """`always`: modules that are not in the game are asked, too."""

        def declare(stub: F) -> F:
            self.stubs[stub.__name__] = (way, stub)
            self.always |= {stub.__name__} if always else set()

            def late(*arguments: Any) -> Any:
                """A rule was called before anybody bound the hooks."""
                self.bind()
                return self.namespace[stub.__name__](*arguments)

            return cast(F, late)

        return declare

    def bind(self) -> None:
        """Write the functions; a second time does nothing."""
        if self.steps:
            return
        parts = [(user, self._hooks_of(user)) for user in self.users() if user.path]
        for name, (way, stub) in self.stubs.items():
            takers = [
                (replace(user, is_optional=False) if name in self.always else user, hooks[name])
                for user, hooks in parts
                if name in hooks
            ]
            self.steps[name] = len(takers)
            self.namespace[name] = compiled(write(name, way, stub, takers))

    def _hooks_of(self, user: User) -> Mapping[str, Callable[..., Any]]:
        hooks: Mapping[str, Callable[..., Any]] = importlib.import_module(user.path).HOOKS
        for name, function in hooks.items():
            if name not in self.stubs:
                raise BadHook(f"{user.key}: {name!r} is no hook; there are {', '.join(sorted(self.stubs))}")
            wanted = list(inspect.signature(self.stubs[name][1]).parameters)
            taken = list(inspect.signature(getattr(function, "py_func", function)).parameters)
            if len(taken) != len([each for each in wanted if each != "step"]):
                raise BadHook(f"{user.key}: {name} takes {', '.join(wanted)}")
        return hooks


def write(
    name: str, way: Way, stub: Callable[..., Any], takers: Sequence[tuple[User, Callable[..., Any]]]
) -> Callable[..., Any]:
    """The plain function that asks these modules."""
    parameters = list(inspect.signature(stub).parameters)
    lines = [f"def {name}({', '.join(parameters)}):", *(["    total = 0"] if way is Way.SUM else [])]
    namespace: dict[str, Any] = {"NOT_MINE": NOT_MINE}
    for step, (user, function) in enumerate(takers):
        namespace[f"{user.key}_{name}"] = function
        call = f"{user.key}_{name}({', '.join(each for each in parameters if each != 'step')})"
        conditions = [f"step == {step}"] * (way is Way.STEP) + [f"game.{user.key}"] * user.is_optional
        lines += [f"    if {' and '.join(conditions) or 'True'}:", *(f"        {line}" for line in _asked(way, call))]
    lines += [f"    return {_rest(way)}"]
    exec("\n".join(lines), namespace)
    return cast(Callable[..., Any], namespace[name])


def by_setting(name: str, keys: Sequence[str]) -> Callable[[Any, int], bool]:
    """The function that tells by number whether a thing is in the game: by the setting it hangs on, or always."""
    lines = [f"    if number == {number}:\n        return game.{key} != 0" for number, key in enumerate(keys) if key]
    namespace: dict[str, Any] = {}
    exec("\n".join([f"def {name}(game, number):", *lines, "    return True"]), namespace)
    return compiled(cast(Callable[[Any, int], bool], namespace[name]))


def _asked(way: Way, call: str) -> list[str]:
    match way:
        case Way.ANY:
            return [f"if {call}:", "    return True"]
        case Way.SUM:
            return [f"total += {call}"]
        case Way.FIRST:
            return [f"answer = {call}", "if answer != NOT_MINE:", "    return answer"]
        case Way.CHAIN:
            return [f"n = {call}"]
    return [call]


def _rest(way: Way) -> str:
    return {Way.ANY: "False", Way.SUM: "total", Way.FIRST: "NOT_MINE", Way.CHAIN: "n"}.get(way, "None")
