"""Whole play-throughs and the order of legal options, kept as files.

Run `python -m tests.goldens.golden` to write them anew: only in a commit of their own that says why.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.contract.playing import new_game, random_moves

FOLDER = Path(__file__).parent
GOLDENS: dict[str, tuple[str, dict[str, Any]]] = {
    "mars_2_corporate_era": ("mars", {"players": 2}),
    "mars_3_standard": ("mars", {"players": 3, "corporate_era": False}),
    "mars_4_draft": ("mars", {"players": 4, "draft": True}),
    "mars_5": ("mars", {"players": 5}),
    "mars_solo": ("mars", {"players": 1}),
    "mars_3_colonies": ("mars", {"players": 3, "colonies": True}),
    "mars_2_hellas": ("mars", {"players": 2, "map": "hellas"}),
    "mars_solo_hellas": ("mars", {"players": 1, "map": "hellas"}),
    "mars_3_elysium": ("mars", {"players": 3, "map": "elysium", "draft": True}),
    "mars_3_prelude": ("mars", {"players": 3, "prelude": True, "colonies": True, "draft": True}),
    "mars_3_venus": ("mars", {"players": 3, "venus": True, "map": "hellas"}),
    "mars_4_everything": ("mars", {"players": 4, "venus": True, "colonies": True, "prelude": True, "map": "elysium"}),
    "ares_2": ("ares", {"players": 2}),
    "ares_4": ("ares", {"players": 4}),
    "ares_coop": ("ares", {"players": 2, "coop": True}),
    "ares_solo": ("ares", {"players": 1, "level": "expert"}),
    "mars_beginners": ("mars", {"players": 2, "corporate_era": False, "beginners": [0, 1]}),
}
SEED = 2026


def playthrough(name: str, setup: dict[str, Any]) -> dict[str, Any]:
    """Every move with the number of options it was chosen from, and a digest of all options in their order."""
    game = new_game(name, setup, SEED)
    options_seen = hashlib.sha256()
    counts = []
    for _, options in random_moves(game, SEED):
        options_seen.update(";".join(map(str, options)).encode())
        counts.append(len(options))
    moves = [
        f"{move.seat} {game.rules.notation.text(move.option)} ({count})" for move, count in zip(game.moves, counts, strict=True)
    ]
    return {
        "rules": game.rules.version,
        "setup": game.setup,
        "options": options_seen.hexdigest(),
        "scores": game.scores(),
        "moves": moves,
    }


def path(golden: str) -> Path:
    return FOLDER / f"{golden}.json"


if __name__ == "__main__":
    for golden, (name, setup) in GOLDENS.items():
        path(golden).write_text(json.dumps(playthrough(name, setup), indent=0) + "\n")
