"""Whether this machine can play: what `tharsis doctor` looks at."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterator

from tharsis import __version__
from tharsis.core.jit import COMPILED, cache_folder, is_cached
from tharsis.games import GAMES, game_module

PLAY_ONE = (
    "import tharsis.{0} as game; g = game.new_game(2, seed=1); print(g.play_random(1), *(s['total'] for s in g.scores()))"
)

Finding = tuple[str, bool, str]


def examine() -> Iterator[Finding]:
    yield "version", True, f"tharsis {__version__}, Python {platform.python_version()}"
    yield "compiled rules", COMPILED, f"{'ready' if is_cached() else 'compiled on first use'}, kept in {cache_folder()}"
    for name in GAMES:
        yield play_in_both_modes(name)


def play_in_both_modes(name: str) -> Finding:
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
