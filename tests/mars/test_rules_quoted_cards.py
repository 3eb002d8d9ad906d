"""Cards that the rulebooks quote (M233 to M243)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import choose_start, table, with_corporations
from tests.mars.statements import rule
from tharsis import mars
from tharsis.mars.cards import CARDS
from tharsis.mars.game import Game

PRINTED = {card.key: card for card in CARDS}


def started(corporation: str) -> Game:
    """A two-player game in which seat 0 has just revealed this corporation, without any card kept."""
    game = mars.new_game(players=2, seed=1, beginners=[1], first_player=0)
    with_corporations(game, {0: [corporation, "helion" if corporation != "helion" else "credicor"]})
    choose_start(game, 0, corporation, 0)
    return game


@rule("M233")
def test_phobolog() -> None:
    assert started("phobolog").state.stock[0].tolist() == [23, 0, 10, 0, 0, 0]
    scene = table().player(0, titanium=3, corporation="phobolog", hand=["comet", "colonizer_training_camp"])
    assert not scene.can_play(0, "comet"), "3 titanium are 12 of 21 M€"
    scene.player(0, titanium=6, mc=0).play(0, "comet", ["place ocean 5"])
    assert (scene.player(0).stock["titanium"], scene.player(0).stock["mc"]) == (0, 0)


@rule("M234")
def test_thorgate() -> None:
    game = started("thorgate")
    assert game.state.stock[0].tolist() == [48, 0, 0, 0, 0, 0]
    assert game.state.production[0].tolist() == [0, 0, 0, 0, 1, 0]
    scene = table().player(0, mc=8, corporation="thorgate", hand=["geothermal_power", "sponsors"]).play(0, "geothermal_power")
    assert scene.player(0).stock["mc"] == 0
    assert not scene.player(0, mc=5).can_play(0, "sponsors")


@rule("M235")
def test_tharsis_republic() -> None:
    game = started("tharsis_republic")
    assert game.state.stock[0].tolist() == [40, 0, 0, 0, 0, 0]
    game.choose(0, "first_action")
    game.choose(0, "place city 15")
    assert (game.state.stock[0, 0], game.state.production[0, 0], game.state.cities[0]) == (43, 1, 1)


@rule("M235")
def test_tharsis_republic_profits_from_any_city_on_mars() -> None:
    scene = table().player(0, mc=25, corporation="tharsis_republic").player(1, mc=50)
    scene.do(1, "standard city", ["place city 15"])
    assert (scene.player(0).production["mc"], scene.player(0).stock["mc"]) == (1, 25)
    scene.do(0, "standard city", ["place city 45"])
    assert (scene.player(0).production["mc"], scene.player(0).stock["mc"]) == (1 + 2, 3)
    scene.player(1, hand=["ganymede_colony"]).play(1, "ganymede_colony")
    assert scene.player(0).production["mc"] == 3, "Ganymede is not on Mars"


@rule("M236")
def test_asteroid_mining() -> None:
    card = PRINTED["asteroid_mining"]
    assert (card.cost, "space" in card.tags) == (30, True)
    scene = table().player(0, mc=30, hand=["asteroid_mining"]).play(0, "asteroid_mining")
    assert (scene.player(0).stock["mc"], scene.player(0).production["titanium"]) == (0, 2)


@rule("M237")
def test_geothermal_power() -> None:
    card = PRINTED["geothermal_power"]
    assert (card.cost, "power" in card.tags) == (11, True)


@rule("M238")
def test_asteroid_mining_consortium() -> None:
    scene = table().player(0, mc=40, hand=["asteroid_mining_consortium"]).player(1, titanium_production=3)
    assert not scene.can_play(0, "asteroid_mining_consortium")
    scene.player(0, titanium_production=1).play(0, "asteroid_mining_consortium", ["target 1"])
    assert (scene.player(0).production["titanium"], scene.player(1).production["titanium"]) == (2, 2)
    assert scene.vp(0) > 0


@rule("M239")
def test_cupola_city() -> None:
    scene = table().set(oxygen=9).player(0, mc=16, energy_production=1, hand=["cupola_city"])
    scene.play(0, "cupola_city", ["place city 15"])
    player = scene.player(0)
    assert (player.production["energy"], player.production["mc"], scene.state.cities[0]) == (0, 3, 1)
    assert not table().set(oxygen=10).player(0, mc=16, energy_production=1, hand=["cupola_city"]).can_play(0, "cupola_city")


@rule("M240")
def test_asteroid() -> None:
    card = PRINTED["asteroid"]
    assert (card.kind, card.tags) == ("event", ("space",))
    scene = table().player(0, mc=14, hand=["asteroid"]).player(1, plant=4).play(0, "asteroid", ["remove 1 3"])
    assert (scene.level("temperature"), scene.player(0).rating, scene.player(0).stock["titanium"]) == (-28, 21, 2)
    assert scene.player(1).stock["plant"] == 1


@rule("M241")
def test_livestock() -> None:
    scene = table().set(oxygen=9).player(0, mc=13, plant_production=1, hand=["livestock"]).play(0, "livestock")
    assert (scene.player(0).production["plant"], scene.player(0).production["mc"]) == (0, 2)
    scene.use(0, "livestock")
    assert (scene.cubes("livestock"), scene.vp(0)) == (1, 1)
    scene.player(0, cubes={"livestock": 7})
    assert scene.vp(0) == 7
    assert not table().set(oxygen=8).player(0, mc=13, plant_production=1, hand=["livestock"]).can_play(0, "livestock")


@rule("M242")
def test_shuttles() -> None:
    scene = table().set(oxygen=5).player(0, mc=40, energy_production=1, hand=["shuttles", "asteroid", "sponsors"])
    scene.play(0, "shuttles")
    assert (scene.player(0).production["energy"], scene.player(0).production["mc"]) == (0, 2)
    assert scene.vp(0) > 0
    scene.player(0, mc=12).play(0, "asteroid")
    assert scene.player(0).stock["mc"] == 0
    assert not scene.player(0, mc=5).can_play(0, "sponsors")
    assert not table().set(oxygen=4).player(0, mc=40, energy_production=1, hand=["shuttles"]).can_play(0, "shuttles")


@rule("M243")
@pytest.mark.parametrize(("choice", "spent"), [("choose 1", "plant"), ("choose 2", "steel")])
def test_electro_catapult(choice: str, spent: str) -> None:
    scene = table().set(oxygen=8).player(0, mc=17, energy_production=1, hand=["electro_catapult"]).play(0, "electro_catapult")
    assert scene.player(0).production["energy"] == 0
    assert "use electro_catapult" not in scene.turn_options(0)
    scene.player(0, mc=0, plant=1, steel=1).use(0, "electro_catapult", [choice])
    left = {"plant": 1, "steel": 1} | {spent: 0}
    assert {name: scene.player(0).stock[name] for name in left} == left
    assert scene.player(0).stock["mc"] == 7


@rule("M243")
def test_electro_catapult_needs_at_most_eight_percent_oxygen() -> None:
    scene = table().set(oxygen=9).player(0, mc=17, energy_production=1, hand=["electro_catapult"])
    assert not scene.can_play(0, "electro_catapult")
