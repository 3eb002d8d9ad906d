"""The switch between compiled and uncompiled rules.

Rules are plain functions over a NumPy record. `compiled` turns one into machine code; `entry` does the same for the few
functions that Python calls, and keeps the result on disk. With NUMBA_DISABLE_JIT=1 both return the function unchanged, and so
they do, with one line that says why, where this Numba cannot compile a small tree of rules.

Numba's own cache does not notice a change in a called file, nor in a table frozen into the code, so the cache folder is named
after a hash of every engine source. A game with modules of other packages has a folder of its own in there.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

ENGINE_ROOMS = ("core", "cards", "mars", "ares")
PACKAGE = Path(__file__).resolve().parent.parent

F = TypeVar("F", bound=Callable[..., Any])


def engine_sources() -> list[Path]:
    return sorted(path for room in ENGINE_ROOMS for path in (PACKAGE / room).rglob("*.py"))


def engine_hash() -> str:
    digest = hashlib.sha256()
    for path in engine_sources():
        digest.update(str(path.relative_to(PACKAGE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    base = os.environ.get("THARSIS_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "tharsis" / engine_hash()


os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402  (the cache folder must be named before numba reads it)

from tharsis.core import lean, outside, small_tree  # noqa: E402

numba.config.CACHE_DIR = os.environ["NUMBA_CACHE_DIR"]  # type: ignore[attr-defined]
"""Said again for programs that imported numba before the rules."""

_SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""Rules only look into memory that their caller holds, so no reference is counted: a tenth of their time, were it done."""


def _widen(kind: Any) -> Any:
    """Every whole number reaches a rule as int64, whether it comes from a record, a table or an enum."""
    if isinstance(kind, numba.types.Omitted | numba.types.Boolean):
        return kind
    return numba.types.int64 if isinstance(kind, numba.types.Integer | numba.types.IntEnumMember) else kind


def _one_signature(dispatcher: Any) -> Any:
    """Compile a rule once, not once for each width of its arguments: the budget for compiling is lines, not variants."""
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(tuple(_widen(a) for a in args), kws)
    return dispatcher


def _inner(function: Any) -> Any:
    return _one_signature(lean.lean_inner(partial(numba.njit, **_SETTINGS), function))


def _door(function: Any, is_kept: bool = False) -> Any:
    return lean.lean_door(partial(numba.njit, cache=is_kept, **_SETTINGS), function)


def why_uncompiled() -> str:
    """Why this Numba cannot compile the rules; nothing when it can, which is tried once and remembered beside the cache."""
    mark = cache_folder() / f"tried-numba-{numba.__version__}-python-{sys.version_info.major}.{sys.version_info.minor}"
    if mark.exists():
        return ""
    name = lean.missing()
    why = f"it has no {name} that we could use" if name else small_tree.why_not(_inner, _door)
    if not why:
        with contextlib.suppress(OSError):
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
    return why


def _can_compile() -> bool:
    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        return False
    why = why_uncompiled()
    if why:
        slow = f"rules run uncompiled, a hundred times slower, because Numba {numba.__version__} cannot compile them"
        print(f"tharsis: {slow} ({why}); see `tharsis doctor`", file=sys.stderr)
    return not why


COMPILED = _can_compile()


def compiled(function: F) -> F:
    """A rule called by other rules."""
    return cast(F, _inner(function)) if COMPILED else function


def entry(function: F) -> F:
    """A rule called from Python; its machine code is kept on disk."""
    if not COMPILED:
        return function
    config: Any = numba.config
    folder, mark = config.CACHE_DIR, outside.mark_for(function.__module__)
    if mark:
        config.CACHE_DIR = str(Path(folder) / f"with-{mark}")
    try:
        return cast(F, _door(function, is_kept=True))
    finally:
        config.CACHE_DIR = folder


def is_cached() -> bool:
    """Whether an earlier run left compiled rules for exactly these sources."""
    folder = Path(os.environ["NUMBA_CACHE_DIR"])
    return folder.is_dir() and any(folder.rglob("*.nbi"))


if not COMPILED:
    # Uncompiled rules use NumPy scalars, which warn where machine integers silently convert.
    warnings.filterwarnings("ignore", category=RuntimeWarning, module=r"tharsis\..*")
