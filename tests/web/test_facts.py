"""What is told when a game is over, and the words under icons."""

from __future__ import annotations

from tests.mars.scenes import table
from tharsis.testing import Table
from tharsis.web.bits import Reader, caption
from tharsis.web.facts import Fact, card_points, facts, told
from tharsis.web.mars.goals import awards
from tharsis.web.records import Bit
from tharsis.web.texts import texts

EN = texts("en")
READER = Reader(0, EN, ("Ann", "Bob"))


def scored() -> Table:
    """Seat 0 has a city with one greenery, seat 1 a finer one, more rating and better cards."""
    scene = (
        table().player(0, mc=99, rating=25, tableau=["breathing_filters", "mine"]).player(1, rating=31, tableau=["tardigrades"])
    )
    scene.tile(15, "city", 0).tile(16, "greenery", 0).tile(52, "city", 1).tile(51, "greenery", 1).tile(53, "greenery", 1)
    return scene


def test_cards_are_told_with_the_points_they_bring() -> None:
    scene = scored()
    cards = card_points(scene.game, 0)
    assert cards == [("breathing_filters", 2)]
    assert sum(points for _, points in cards) == scene.score(0)["cards"]
    assert told(cards, READER) == "Cards: Breathing Filters\u00a02" and told([], READER) == ""


def test_the_best_of_the_game_are_named() -> None:
    scene = scored()
    scene.do(0, "fund landlord")
    game = scene.game
    goals = awards(game, (), EN)
    cards = [card_points(game, seat) for seat in range(2)]
    assert facts(game, cards, goals, READER) == (
        Fact("rating", "Most terraforming", 2, "+11\u00a0TR"),
        Fact("tile-city", "Best city", 2, "2 VP"),
        Fact("vp", "Closest award", 0, "Landlord 3\u00a0:\u00a02"),
        Fact("card", "Best card", 1, "Breathing Filters, 2 VP"),
    )


def test_an_icon_of_a_preview_has_its_word() -> None:
    words = {
        "res-plant": "Plants",
        "param-oxygen": "Oxygen",
        "rating": "Rating",
        "vp": "VP",
        "tile-ocean": "Oceans",
        "fleet": "!",
    }
    assert {icon: caption(Bit(icon, "+1", "!"), READER) for icon in words} == words
    assert caption(Bit("vp", "+1", "", seat=2), READER) == "Bob"
