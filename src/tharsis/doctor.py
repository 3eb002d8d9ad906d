"""Whether this machine can play: what `tharsis doctor` looks at.

Nothing of the rules is imported before the versions have been looked at: a wrong one is named instead of a traceback.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, metadata

from tharsis import __version__

PLAY_ONE = (
    "import tharsis.{0} as game; g = game.new_game(2, seed=1); print(g.play_random(1), *(s['total'] for s in g.scores()))"
)

Finding = tuple[str, bool, str]


def examine() -> Iterator[Finding]:
    yield "version", True, f"tharsis {__version__}"
    yield from versions()
    rules = compiled_rules()
    yield rules
    if not rules[2].startswith("cannot be loaded"):
        from tharsis.games import GAMES

        for name in GAMES:
            yield play_in_both_modes(name)


def versions() -> Iterator[Finding]:
    """Python and every package we need, against the bounds we were installed with."""
    try:
        ours = metadata.metadata("tharsis")
    except metadata.PackageNotFoundError:
        yield "packages", False, "tharsis is not installed; `pip install .` in its folder installs it with what it needs"
        return
    yield judge("Python", platform.python_version(), ours["Requires-Python"])
    for line in ours.get_all("Requires-Dist") or []:
        name, bounds = requirement(line)
        if name:
            yield judge(name, installed(name), bounds)


def requirement(line: str) -> tuple[str, str]:
    """`numba<0.69,>=0.68` in two parts; nothing for what only an extra needs."""
    wanted, _, marker = line.partition(";")
    found = re.match(r"\s*([\w.-]+)(?:\[[^]]*\])?\s*\(?([^)]*)\)?", wanted)
    return ("", "") if found is None or "extra" in marker else (found[1], found[2].strip())


def installed(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def judge(name: str, version: str, bounds: str) -> Finding:
    if not version:
        return name, False, f"is not installed; needs {bounds}"
    fine = all(is_within(version, bound.strip()) for bound in bounds.split(","))
    return name, fine, version if fine else f"{version} is installed; needs {bounds}"


def is_within(version: str, bound: str) -> bool:
    """Whether a version keeps a bound such as `>=0.68` or `<0.69`."""
    limit = numbers(bound.lstrip("<>="))
    return numbers(version) >= limit if bound.startswith(">=") else numbers(version) < limit


def numbers(version: str) -> tuple[int, ...]:
    """1.10rc1 as (1, 10), without zeros at the end."""
    release = re.match(r"\d+(?:\.\d+)*", version)
    parts = [int(part) for part in release[0].split(".")] if release else []
    while parts and not parts[-1]:
        parts.pop()
    return tuple(parts)


def compiled_rules() -> Finding:
    try:
        jit = import_module("tharsis.core.jit")
    except Exception as error:
        return "compiled rules", False, f"cannot be loaded: {str(error).strip().splitlines()[0]}"
    if not jit.COMPILED:
        return "compiled rules", False, jit.why_uncompiled() or "switched off by NUMBA_DISABLE_JIT"
    return "compiled rules", True, f"{'ready' if jit.is_cached() else 'compiled on first use'}, kept in {jit.cache_folder()}"


def play_in_both_modes(name: str) -> Finding:
    from tharsis.games import game_module

    game = game_module(name).new_game(2, seed=1)
    here = f"{game.play_random(1)} {' '.join(str(score['total']) for score in game.scores())}"
    plain = subprocess.run(
        [sys.executable, "-c", PLAY_ONE.format(name)],
        capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=False,
    )  # fmt: skip
    same = plain.stdout.strip() == here
    return (
        f"a game of {name}",
        same,
        "the same in both modes" if same else f"compiled {here!r}, uncompiled {plain.stdout.strip()!r}",
    )
