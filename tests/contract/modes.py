"""Digests of whole games in this process's mode, as JSON: run by the test that compares the two modes."""

from __future__ import annotations

import json

from tests.contract.configurations import CONFIGURATIONS, label
from tests.contract.playing import digest, new_game, play_out

SEED = 31

if __name__ == "__main__":
    print(json.dumps({label(c): digest(play_out(new_game(*c, SEED), SEED)) for c in CONFIGURATIONS}))
