"""Corporation, preludes and cards are chosen on one screen, which posts a line of options."""

from __future__ import annotations

from tharsis import mars
from tharsis.mars.game import Game
from tharsis.mars.modules.prelude.numbers import KIND
from tharsis.web.foresight import line_of_picks
from tharsis.web.mars.cards import card_of


def dealt(game: Game, deck: str) -> list[str]:
    return [key for key in game.view(0)["seen"] if card_of(key).deck == deck]


def test_what_is_ticked_becomes_one_line_that_ends_the_choice() -> None:
    game = mars.new_game(2, seed=5, prelude=True)
    corporation, preludes, cards = dealt(game, "corporation")[0], dealt(game, KIND)[:2], dealt(game, "project")[:3]
    picks = [f"corporation {corporation}", *(f"keep {key}" for key in [*preludes, *cards])]
    line = line_of_picks(game, 0, picks)
    assert line == [*picks, "done"]
    for option in line:
        game.choose(0, option)
    assert game.to_move == (1,) and game.undoable(0) == len(line)
    game.undo(0, len(line))
    assert game.question(0).kind == "corporation"


def test_without_the_module_the_line_is_corporation_and_cards() -> None:
    game = mars.new_game(2, seed=5)
    assert line_of_picks(game, 0, [f"corporation {dealt(game, 'corporation')[1]}"])[-1] == "done"
