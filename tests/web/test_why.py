"""Why a move is worth something: in words and icons, by what its player may know."""

from __future__ import annotations

import pytest

from tharsis.core.game import BaseGame
from tharsis.core.rng import new_rng
from tharsis.games import new_game
from tharsis.testing import Table
from tharsis.text.bundle import LANGUAGES
from tharsis.web.bits import Reader
from tharsis.web.foresight import asked
from tharsis.web.texts import texts
from tharsis.web.why import Promise, whys

NAMES = ("Ann", "Bob", "Cid")


def reader(code: str = "en", seat: int = 0) -> Reader:
    return Reader(seat, texts(code), NAMES)


def promises(game: BaseGame, seat: int) -> list[Promise]:
    return [Promise(str(option), [60.0 + at, 60.0, 60.0]) for at, option in enumerate(game.options(seat))][:12]


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_reasons_know_no_more_than_their_seat(name: str) -> None:
    """A position dealt anew in all that the seat cannot know has the same reasons, in every language."""
    game, asked = new_game(name, {"players": 3}, "why"), set[str]()
    for at in range(40):
        game.play_random(f"why {at}", 7, eager=True)
        if game.over:
            break
        seat = game.to_move[0]
        question = game.question(seat)
        if question is None or question.kind in asked:
            continue
        asked.add(question.kind)
        twin = game.copy()
        twin.state = game.redeal(seat, new_rng(at))
        for code in LANGUAGES:
            told = [whys(each, seat, promises(each, seat), (), reader(code, seat), False) for each in (game, twin)]
            assert told[0] == told[1], question.kind
    assert len(asked) > 4


def test_points_at_once_and_later_add_up_against_doing_nothing() -> None:
    table = Table("mars", players=2).player(0, mc=40, plant=8, hand=["birds"]).turn(0)
    idle = (50.0, 60.0)
    told = whys(table.game, 0, [Promise("convert plants", (55.5, 58.5)), Promise("pass", idle)], idle, reader(), False)
    assert (told[0].now, told[0].later) == ("+2", "+3.5"), "a greenery and a step of rating, then what they bring"
    assert told[0].rivals == ((2, "Bob", "−1.5"),)
    assert (told[1].now, told[1].later, told[1].rivals) == ("", "", ())


def test_that_nothing_else_is_worth_more_is_said_of_the_best_alone() -> None:
    """Not of a pass that has lost a game, nor where something else is as good."""
    table = Table("mars", players=2).player(0, mc=40, plant=8, hand=["birds"]).turn(0)
    pair = [Promise("pass", (50.0, 60.0)), Promise("convert plants", (50.0, 58.5))]
    first, last, even = (
        whys(table.game, 0, some, (50.0, 60.0), reader(), False, is_even)
        for some, is_even in ((pair, False), (pair[::-1], False), (pair, True))
    )
    assert "Everything else brings less" in first[0].words[0]
    assert last[1].words == even[0].words == ()


def test_what_a_card_brings_is_told_in_icons_and_in_its_own_words() -> None:
    table = Table("mars", players=2).player(0, mc=60, hand=["io_mining_industries"]).turn(0)
    promise = [Promise("play io_mining_industries", (60.0, 60.0))]
    told = {code: whys(table.game, 0, promise, (), reader(code), False)[0] for code in ("en", "uk")}
    assert {bit.icon for bit in told["en"].each} == {"res-titanium", "res-mc"}, "production comes again and again"
    assert told["en"].words == ("1\xa0VP for each Jovian tag you have (including this).",)
    assert told["uk"].words != told["en"].words and "ПО" in told["uk"].words[0]


def test_points_are_written_as_each_language_writes_them() -> None:
    assert [texts(code).points(6.4) for code in ("en", "uk")] == ["+6.5", "+6,5"]
    assert [texts("en").points(value) for value in (-1.5, 2.1, 0.1, -3)] == ["−1.5", "+2", "", "−3"]


@pytest.mark.parametrize(("ask", "words"), [("buy", "less than they cost"), ("turn", "saved for later")])
def test_to_take_no_more_cards_has_reasons_of_its_own(ask: str, words: str) -> None:
    """What is left in the pack is not worth its price; on a turn, what could still be done is."""
    game = new_game("mars", {"players": 2}, "no more")
    while not any(asked(game, seat) == ask and "done" in map(str, game.options(seat)) for seat in game.to_move):
        game.play_random(len(game.moves), 1)
    seat = next(seat for seat in game.to_move if asked(game, seat) == ask)
    told = whys(game, seat, [Promise("done", (60.0, 60.0))], (), reader("en", seat), False)[0]
    assert words in told.words[0]
