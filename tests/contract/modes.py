"""Digests of whole games in this process's mode, as JSON: run by the test that compares the two modes."""

from __future__ import annotations

import json

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.playing import digest, new_game, play_out

SEED = 31
PLAYED = [c for at, c in enumerate(CONFIGURATIONS) if at % 3 == 0 or c[0] == "ares"]
"""Every map, table size and module among them: without compiling, each game takes a second."""

if __name__ == "__main__":
    print(json.dumps({label(c): digest(play_out(new_game(*c, SEED), SEED)) for c in PLAYED}))
