"""What modules of other packages are written in: compiled rules of a game with them are kept apart from those without."""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path

_marks: dict[str, str] = {}


def note(game: str, declared: str, files: Iterable[Path]) -> None:
    """From now on the game has these modules; what they declare and the files of their rules make its mark."""
    digest = hashlib.sha256(declared.encode())
    for path in sorted(set(files)):
        digest.update(path.read_bytes())
    _marks[game] = digest.hexdigest()[:16]


def mark_for(python_module: str) -> str:
    """The mark of the game that a Python module such as `tharsis.mars.engine` belongs to; nothing without such modules."""
    return next((_marks[part] for part in python_module.split(".") if part in _marks), "")


def files_of(python_module: str) -> list[Path]:
    """All sources of the package that a Python module is in."""
    spec = importlib.util.find_spec(python_module.split(".")[0]) if python_module else None
    if spec is None:
        return []
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    if folders:
        return [path for folder in folders for path in folder.rglob("*.py")]
    return [Path(spec.origin)] if spec.origin else []
