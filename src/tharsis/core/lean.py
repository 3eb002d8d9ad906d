"""Compile a whole tree of rules with one round of optimisation.

Numba links and optimises every function together with all it calls, and makes machine code for each, so a deep tree of small
rules is optimised again at every level. Rules are only ever entered through a few doors, so inside `lean_compilation` the inner
functions stay plain LLVM code, and only the door itself is linked with everything below it, optimised and assembled.
Compiling all of Mars takes a quarter of the time this way, for the same machine code.

This reaches into Numba; where a version of Numba has no such parts, compiling is slower and nothing else changes.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_depth = 0
_assembling = False


def _closure(library: Any) -> list[Any]:
    """The library's dependencies, and those of every dependency that was left unlinked: callers before what they call,
    because LLVM only links in what something already linked asks for."""
    finished: list[Any] = []
    seen: set[Any] = set()

    def visit(caller: Any) -> None:
        for other in caller._linking_libraries:
            if other not in seen:
                seen.add(other)
                if getattr(other, "_is_lean", False):
                    visit(other)
                finished.append(other)

    visit(library)
    return finished[::-1]


def _install() -> bool:
    try:
        library: Any = importlib.import_module("numba.core.codegen").CPUCodeLibrary
        context: Any = importlib.import_module("numba.core.cpu").CPUContext
        finalize, get_executable = library.finalize, context.get_executable
    except (ImportError, AttributeError):
        return False

    def lean_finalize(self: Any) -> None:
        if _depth and not _assembling:
            self._is_lean = True
            self._finalized = True
            return
        self._linking_libraries = _closure(self)
        finalize(self)

    def assembling_executable(self: Any, *args: Any, **kwargs: Any) -> Any:
        global _assembling
        before, _assembling = _assembling, True
        try:
            return get_executable(self, *args, **kwargs)
        finally:
            _assembling = before

    library.finalize = lean_finalize
    context.get_executable = assembling_executable
    return True


IS_AVAILABLE = _install()


@contextmanager
def lean_compilation() -> Iterator[None]:
    global _depth
    _depth += 1
    try:
        yield
    finally:
        _depth -= 1


def make_inner(dispatcher: Any) -> Any:
    """A function that is only called by other compiled functions: no machine code of its own."""
    if not IS_AVAILABLE:
        return dispatcher

    def without_code(flags: Any) -> Any:
        flags.no_compile = True
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        return flags

    def add_overload(result: Any) -> None:
        key = object()  # stands for the entry point that an inner function does not have
        result.target_context.insert_user_function(key, result.fndesc, [result.library])
        dispatcher.overloads[tuple(result.signature.args)] = result._replace(entry_point=key)

    dispatcher._compiler._customize_flags = without_code
    dispatcher.add_overload = add_overload
    return dispatcher


def make_door(dispatcher: Any) -> Any:
    """A function called from Python: it compiles everything below it in one go."""
    compile_all = dispatcher.compile

    def compile_lean(signature: Any) -> Any:
        with lean_compilation():
            return compile_all(signature)

    dispatcher.compile = compile_lean
    return dispatcher
