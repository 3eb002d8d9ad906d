"""What a choice is said to do, before it is made."""

from __future__ import annotations

import pytest

from tharsis import mars
from tharsis.web.foresight import Foresight, asked


def test_what_the_next_phase_brings_is_not_told_of_the_choice_that_ends_this_one() -> None:
    game = mars.new_game(players=1, seed="alone")
    while asked(game, 0) != "turn":
        game.choose(0, game.options(0)[0])
    told = Foresight(game, 0, hides_points=False).after("pass").rows
    game.choose(0, "pass")
    kinds = [event.kind for event in game.happened()]
    assert "gained" in kinds, "production came at once"
    assert [event.kind for event in told] == kinds[: kinds.index("phase")] == ["passed"]


def test_nobody_can_work_out_how_the_copy_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is dealt from the real cards: who knew the order they were shuffled in could shuffle back what the page shows."""
    game = mars.new_game(players=2, seed="told to all")
    twins = []
    for salt in ("one", "one", "another"):
        monkeypatch.setattr("tharsis.web.foresight.SALT", salt)
        twins.append(Foresight(game, 0, hides_points=False).twin.state.tobytes())
    assert twins[0] == twins[1] != twins[2], "a page that is loaded again says the same"
