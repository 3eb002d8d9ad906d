"""Compile a whole tree of rules with one round of optimisation.

Numba links and optimises every function together with all it calls, and makes machine code for each, so a deep tree of small
rules is optimised again at every level. Rules are only ever entered through a few doors, so an inner function stays plain LLVM
code, and only the door is linked with everything below it, optimised and assembled. All of Mars is compiled in seconds this
way; without it in many minutes, for the same machine code.

It is done with compilers and libraries of our own, derived from Numba's and used for our functions alone: nothing of Numba is
changed for others. But the parts we derive from are private to Numba, so `missing` looks for every one of them.
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import base, codegen, compiler, compiler_machinery, dispatcher, options, types
from numba.np import arrayobj

PRIVATE_NAMES: tuple[tuple[Any, str, str], ...] = (
    (codegen, "JITCodeLibrary", "codegen, name"),
    (getattr(codegen, "JITCodeLibrary", None), "finalize", "self"),
    (getattr(codegen, "JITCodeLibrary", None), "_get_module_for_linking", "self"),
    (getattr(codegen, "JITCodeLibrary", None), "enable_object_caching", "self"),
    (getattr(codegen, "JITCodeLibrary", None), "_linking_libraries", ""),
    (getattr(codegen, "JITCodeLibrary", None), "_finalized", ""),
    (getattr(codegen, "JITCodeLibrary", None), "_shared_module", ""),
    (getattr(base, "BaseContext", None), "insert_user_function", "self, func, fndesc, libs"),
    *((getattr(compiler, "CompileResult", None), name, "") for name in ("entry_point", "fndesc", "library", "target_context")),
    (compiler, "Compiler", "typingctx, targetctx, library, args, return_type, flags, locals"),
    (getattr(compiler, "Compiler", None), "define_pipelines", "self"),
    (getattr(compiler, "Compiler", None), "compile_extra", "self, func"),
    (getattr(compiler, "Flags", None), "no_compile", ""),
    (getattr(compiler, "Flags", None), "_values", ""),
    (getattr(compiler, "Flags", None), "no_cpython_wrapper", ""),
    (getattr(compiler, "Flags", None), "no_cfunc_wrapper", ""),
    (compiler_machinery, "PassManager", "pipeline_name"),
    (getattr(compiler_machinery, "PassManager", None), "finalize", "self"),
    (getattr(compiler_machinery, "PassManager", None), "_finalized", ""),
    (getattr(compiler_machinery, "PassManager", None), "passes", ""),
    (getattr(dispatcher, "Dispatcher", None), "add_overload", "self, cres"),
    (getattr(dispatcher, "Dispatcher", None), "get_call_template", "self, args, kws"),
    (getattr(options, "DefaultOptions", None), "_nrt", ""),
    (arrayobj, "make_array", "array_type"),
    (types, "IntEnumMember", ""),
    (types, "Omitted", ""),
)
"""Where we look, what for, and the arguments it takes: all that this file, `jit.py` and `bits.py` use of Numba beyond its
manual."""


def missing() -> str:
    """The first private name of Numba that is not there or takes other arguments; nothing when all is well."""
    for place, name, arguments in PRIVATE_NAMES:
        part = getattr(place, name, None)
        if arguments and (part is None or ", ".join(inspect.signature(part).parameters) != arguments):
            return name
        if part is None and not is_set_at_the_start(place, name):
            return name
    return ""


def is_set_at_the_start(place: Any, name: str) -> bool:
    """Whether things of this class get the attribute when they are made."""
    makers = [vars(each).get("__init__") for each in getattr(place, "__mro__", ())]
    return any(name in maker.__code__.co_names for maker in makers if hasattr(maker, "__code__"))


_Library: Any = getattr(codegen, "JITCodeLibrary", object)
_Compiler: Any = getattr(compiler, "Compiler", object)
_Flags: Any = getattr(compiler, "Flags", object)


class InnerLibrary(_Library):  # type: ignore[misc]
    """What an inner function is compiled to: LLVM code that waits for a door to link it."""

    def finalize(self) -> None:
        self._finalized = True


class DoorLibrary(_Library):  # type: ignore[misc]
    """What a door is compiled to: machine code of itself and everything below it."""

    def finalize(self) -> None:
        self._linking_libraries = _closure(self)
        super().finalize()


def _closure(library: Any) -> list[Any]:
    """The library's dependencies, and those of every dependency that was left unlinked: callers before what they call,
    because LLVM only links in what something already linked asks for."""
    finished: list[Any] = []
    seen: set[Any] = set()

    def visit(caller: Any) -> None:
        for other in caller._linking_libraries:
            if other not in seen:
                seen.add(other)
                if isinstance(other, InnerLibrary):
                    visit(other)
                finished.append(other)

    visit(library)
    return finished[::-1]


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """Garbage looked for among all that a tree of rules is compiled from is a fifth of the time, and little is found: neither
    while it is compiled, nor when that is done."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()
            gc.enable()


class QuickFlags(_Flags):  # type: ignore[misc]
    """Numba looks templates up by the flags of what it compiles, a hundred thousand times for a tree of rules, and its own way
    to compare them asks for each of two dozen options."""

    __slots__ = ()

    def __hash__(self) -> int:
        return HASH_OF_FLAGS

    def __eq__(self, other: object) -> bool:
        if isinstance(other, QuickFlags):
            return bool(self._values == other._values)
        return bool(super().__eq__(other))


HASH_OF_FLAGS = hash(_Flags())
"""That of all flags: it tells which options there are, not what they say."""


class DoorCompiler(_Compiler):  # type: ignore[misc]
    library_class = DoorLibrary

    def __init__(
        self, typingctx: Any, targetctx: Any, library: Any, args: Any, return_type: Any, flags: Any, locals: Any
    ) -> None:
        super().__init__(typingctx, targetctx, library, args, return_type, QuickFlags(flags), locals)

    def compile_extra(self, func: Any) -> Any:
        with no_garbage_collected():
            return super().compile_extra(func)

    def define_pipelines(self) -> Any:
        self.state.library = self.library_class(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


NOT_FOR_US = {
    "with_lifting", "inline_closure_likes", "make_function_op_code_to_jit_function", "inline_inlinables", "find_literally",
    "literal_unroll", "inline_overloads", "nopython_rewrites", "nopython_supported_feature_validation", "annotate_types",
    "dump_parfor_diagnostics",
}  # fmt: skip
"""Passes of Numba for closures, contexts, array expressions, parallel loops and reports, none of which rules have: a fifth of
the time to compile them."""


class InnerCompiler(DoorCompiler):
    library_class = InnerLibrary

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        self.state.flags.no_cpython_wrapper = True
        self.state.flags.no_cfunc_wrapper = True
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [each for each in pipeline.passes if each[0].name() not in NOT_FOR_US]
            pipeline._finalized = False
            pipeline.finalize()
        return pipelines


def lean_inner(njit: Callable[..., Any], function: Any) -> Any:
    """A function that is only called by other compiled functions: no machine code of its own."""
    inner = njit(pipeline_class=InnerCompiler)(function)

    def add_overload(result: Any) -> None:
        key = object()  # stands for the entry point that an inner function does not have
        result.target_context.insert_user_function(key, result.fndesc, [result.library])
        inner.overloads[tuple(result.signature.args)] = result._replace(entry_point=key)

    inner.add_overload = add_overload
    return inner


def lean_door(njit: Callable[..., Any], function: Any) -> Any:
    """A function called from Python: it compiles everything below it in one go. Nothing is compiled on top of it, so what that
    would take, many times as large as the machine code, is let go of when it has come from the cache."""
    door = njit(pipeline_class=DoorCompiler)(function)
    add = door.add_overload

    def add_overload(result: Any) -> None:
        add(result)
        result.library._shared_module = None

    door.add_overload = add_overload
    return door
