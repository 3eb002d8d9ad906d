"""Type checkers know the fields of each game's record."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.records import DTYPES, SOURCE, owe_files, path_of, protocol_of

RULE = """
from tharsis.{game}.record import Game

def first_seat_rating(game: Game) -> int:
    return int(game.{field}[0])
"""


@pytest.mark.parametrize("game", DTYPES)
def test_the_declared_fields_are_those_of_the_record(game: str) -> None:
    assert path_of(game).read_text() == protocol_of(game), "python -m scripts.records"


def test_the_functions_that_owe_choices_follow_from_what_frames_hold() -> None:
    for path, text in owe_files().items():
        assert path.read_text() == text, f"{path.name}: python -m scripts.records"


def test_rules_owe_choices_by_the_names_of_their_facts() -> None:
    """None fills the columns of a frame by hand."""
    folders = [SOURCE / "mars" / "rules", SOURCE / "ares" / "rules", SOURCE / "mars" / "modules"]
    rules = [path for folder in folders for path in folder.rglob("*.py") if path.name != "owe.py"]
    assert rules and not [path.name for path in rules if " push(" in path.read_text()]


def test_a_misspelt_field_is_an_error_of_types(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(RULE.format(game="mars", field="rating"))
    wrong.write_text(RULE.format(game="mars", field="ratting"))
    said, _, _ = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(right), str(wrong)])
    errors = [line.partition("error: ")[2] for line in said.splitlines() if "error: " in line]
    assert errors == ['"Game" has no attribute "ratting"; maybe "rating"?  [attr-defined]']
