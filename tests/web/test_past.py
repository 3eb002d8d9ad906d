"""Earlier positions of a game, which are kept in few bytes."""

from __future__ import annotations

from tharsis import mars
from tharsis.core.game import BaseGame
from tharsis.web.past import MOST, Past, Standing


def played(moves: int, first: int = 0) -> BaseGame:
    game = mars.new_game(players=2, seed=1)
    for at in range(moves):
        seat = game.to_move[0]
        game.choose(seat, game.options(seat)[first if at == 0 else 0])
    return game


def test_a_game_that_stood_goes_on_as_it_would_have() -> None:
    game = played(6)
    again = Standing(game).game()
    for each in (game, again):
        each.choose(each.to_move[0], each.options(each.to_move[0])[-1])
    assert again.save() == game.save() and again.undoable(0) == game.undoable(0)


def test_the_last_positions_are_found_and_no_others() -> None:
    past = Past()
    for moves in range(5):
        past.append(played(moves))
    assert past.before(played(5), MOST + 1) is None
    past.append(played(4))
    found = past.before(played(6), 2)
    assert found is not None and found.save() == played(4).save()


def test_a_position_of_moves_that_were_taken_back_is_not_found() -> None:
    past = Past()
    past.append(played(2, first=1))
    assert past.before(played(3), 1) is None
