"""Which cards do winners play? A folder of saves as a table of moves, with Polars.

pip install "tharsis" polars
python examples/analyse_saves.py FOLDER        (without a folder: forty games of bots are saved and read)
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import polars as pl

from tharsis import mars
from tharsis.bots import make_bot, play_game
from tharsis.games import load_save


def write_saves(folder: Path, games: int = 40, bots: tuple[str, str] = ("greedy", "random")) -> None:
    for seed in range(games):
        game = mars.new_game(players=2, seed=seed)
        play_game(game, [make_bot(bot, seed=f"{seed}/{seat}") for seat, bot in enumerate(bots)])
        (folder / f"{seed}.json").write_bytes(game.save())


def moves(folder: Path) -> pl.DataFrame:
    """One row for each move of every save in the folder."""
    rows = []
    for path in sorted(folder.glob("*.json")):
        game = load_save(path.read_bytes())
        totals = [score["total"] for score in game.scores()]
        for number, move in enumerate(game.moves):
            verb, _, what = game.rules.notation.text(move.option).partition(" ")
            won, points = move.seat in game.winners, totals[move.seat]
            rows.append(
                {"game": path.stem, "move": number, "seat": move.seat, "verb": verb, "what": what, "won": won, "points": points}
            )
    return pl.DataFrame(rows)


def cards(table: pl.DataFrame) -> pl.DataFrame:
    """How often each card was played, by whom, and with how many points at the end."""
    played = table.filter(pl.col("verb") == "play").group_by("what")
    return played.agg(pl.len().alias("played"), pl.col("won").mean(), pl.col("points").mean().round(1)).sort(
        "played", descending=True
    )


def main(folder: Path | None = None, games: int = 40) -> pl.DataFrame:
    with tempfile.TemporaryDirectory() as made:
        if folder is None:
            folder = Path(made)
            write_saves(folder, games)
        table = moves(folder)
    print(f"{table['game'].n_unique()} games, {len(table)} moves")
    print(cards(table).head(15))
    return table


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
