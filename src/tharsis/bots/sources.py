"""Compiled code of the bots is kept on disk until their own sources or the rules change."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba

from tharsis.core.jit import entry

F = TypeVar("F", bound=Callable[..., Any])
SHARED = [
    Path(__file__).resolve().parent / name for name in ("race.py", "tree.py", "facts.py", "dealing.py", "net.py", "sampling.py")
]


def sources_hash(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in [*SHARED, *sorted(folder.glob("*.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def bot_entry(function: F) -> F:
    """A door whose code is kept in a folder named after the sources beside it: Numba watches only the door's own file."""
    config: Any = numba.config
    rules = config.CACHE_DIR
    folder = Path(function.__code__.co_filename).resolve().parent
    config.CACHE_DIR = str(Path(os.environ["NUMBA_CACHE_DIR"]) / f"bots-{sources_hash(folder)}")
    try:
        return entry(function)
    finally:
        config.CACHE_DIR = rules
