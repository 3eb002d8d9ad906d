"""Type checkers know the fields of each game's record."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api
from scripts.records import DTYPES, path_of, protocol_of

RULE = """
from tharsis.{game}.record import Game

def first_seat_rating(game: Game) -> int:
    return int(game.{field}[0])
"""


@pytest.mark.parametrize("game", DTYPES)
def test_the_declared_fields_are_those_of_the_record(game: str) -> None:
    assert path_of(game).read_text() == protocol_of(game), "python -m scripts.records"


def test_a_misspelt_field_is_an_error_of_types(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(RULE.format(game="mars", field="rating"))
    wrong.write_text(RULE.format(game="mars", field="ratting"))
    said, _, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(right), str(wrong)])
    errors = [line.partition("error: ")[2] for line in said.splitlines() if "error: " in line]
    assert errors == ['"Game" has no attribute "ratting"; maybe "rating"?  [attr-defined]']
