"""What a choice is said to do, before it is made."""

from __future__ import annotations

import pytest

from tharsis import mars
from tharsis.ares.rules import asks as ares_asks
from tharsis.mars.rules.asks import Happened
from tharsis.web import foresight
from tharsis.web.foresight import Foresight, asked
from tharsis.web.live import event_rows


@pytest.mark.parametrize("happened", [Happened, ares_asks.Happened])
def test_kinds_of_rows_are_the_same_in_both_games(happened: type[Happened]) -> None:
    assert (happened.PHASE, happened.PAID) == (foresight.PHASE, foresight.PAID)


def test_what_the_next_phase_brings_is_not_told_of_the_choice_that_ends_this_one() -> None:
    game = mars.new_game(players=1, seed="alone")
    while asked(game, 0) != "turn":
        game.choose(0, game.options(0)[0])
    told = Foresight(game, 0, hides_points=False).after("pass").rows
    game.choose(0, "pass")
    kinds = [row[0] for row in event_rows(game)]
    assert Happened.GAINED in kinds, "production came at once"
    assert [row[0] for row in told] == kinds[: kinds.index(Happened.PHASE)] == [Happened.PASSED]
