"""What a choice is said to do, before it is made."""

from __future__ import annotations

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
