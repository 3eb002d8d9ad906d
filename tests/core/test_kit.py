"""One kit sets scenes of both games, in one dialect, with nothing private."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tharsis import ares, mars
from tharsis.testing import BadScene, Table, UnscriptedQuestion


def test_a_question_without_an_answer_fails_and_names_the_options() -> None:
    table = Table(mars, players=3).set(oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=2).player(2, plant_production=2)
    with pytest.raises(UnscriptedQuestion, match="birds asks: cut, resource plant, amount 2: target 1, target 2"):
        table.play(0, "birds")
    assert table.asked(1) is None
    table.answer(0, "target 2")
    assert table.asked() is None and table.player(2).production["plant"] == 0


def test_an_answer_that_nobody_asked_for_fails() -> None:
    table = Table(mars).set(oxygen=13)
    table.player(0, mc=10, hand=["birds"]).player(1, plant_production=2)
    with pytest.raises(UnscriptedQuestion, match="'target 1' is no option"):
        table.play(0, "birds", answers=["target 1"])


@pytest.mark.parametrize("game", [mars, ares], ids=["mars", "ares"])
def test_a_fresh_table_of_either_game_has_a_full_deck_and_empty_hands(game: ModuleType) -> None:
    table = Table(game, players=2)
    assert isinstance(table, Table)
    assert table.discarded() == [] and table.player(0).hand == [] == table.player(1).hand
    assert len(table.drawn_next()) == int(table.state.deck_count)
    assert sum(table.player(0).stock.values()) == 0 and table.asked() is None


@pytest.mark.parametrize("game", [mars, ares], ids=["mars", "ares"])
def test_both_games_understand_the_same_words(game: ModuleType) -> None:
    table = Table(game, players=2).set(temperature=-10, oxygen=6).wait()
    table.player(0, mc=50, plant=20, heat=20, rating=25, tags={"earth": 2}, tableau=["tardigrades"], cubes={"tardigrades": 3})
    table.player(0, mc_production=3).player(1, hand=["comet", "mine"])
    assert (table.player(0).mc, table.player(0).production["mc"], table.player(0).tags["earth"]) == (50, 3, 2)
    assert (table.level("oxygen"), table.cubes("tardigrades")) == (6, 3)
    assert table.changes(lambda: table.convert(0, "heat")) == {"heat": -8, "temperature": 2, "rating": 1}
    assert table.changes(lambda: table.use(0, "tardigrades"))["tardigrades cubes"] == 1
    assert not table.can_use(0, "tardigrades") or game is ares
    table.passes(0)
    assert table.deck("comet", "mine").drawn_next()[:2] == ["comet", "mine"]
    assert table.player(1).hand == [] and int(table.state.hand_count[1]) == 0
    assert table.discard("comet").discarded() == ["comet"]


@pytest.mark.parametrize("game", [mars, ares], ids=["mars", "ares"])
def test_a_corporation_comes_with_its_start_or_without(game: ModuleType) -> None:
    started = Table(game).start(0, "ecoline").player(0)
    assert started.corporation == "ecoline" and started.tags["plant"] == 1
    assert (started.mc, started.stock["plant"], started.production["plant"]) == {mars: (36, 3, 2), ares: (27, 0, 1)}[game]
    laid = Table(game).player(0, corporation="ecoline").player(0)
    assert laid.corporation == "ecoline" and laid.mc == 0 and laid.tags == started.tags


def test_a_first_action_comes_with_a_start() -> None:
    table = Table(mars).start(0, "inventrix")
    assert table.turn_options(0) == ["first_action", "pass"]
    assert table.changes(lambda: table.do(0, "first_action")) == {"hand": 3, "deck": -3}


def test_oceans_of_ares_are_flipped_tokens() -> None:
    table = Table(ares).set(oceans=8)
    assert table.state.ocean_flipped.sum() == 8
    table.set(oceans=2).rewards({"mc": 4}, {"plant": 2}, {"card": 1}).player(0, mc=15, steel=2, titanium=1, forests=3)
    assert (table.state.ocean_flipped.sum(), table.player(0).stores) == (2, {"steel": 2, "titanium": 1})
    assert table.changes(lambda: table.standard(0, "ocean", "flip 2"))["hand"] == 1


def test_oceans_of_mars_are_tiles_beside_the_counter() -> None:
    table = Table(mars).oceans(3).tile(35, "city", 1).mark(34, 1)
    assert (table.level("oceans"), table.tile_on(35)) == (3, "city 1")
    table.player(0, mc=23).turn(0).choose(0, "standard greenery")
    assert 34 not in table.places(0) and table.beside(35) == {26, 34, 43}


def test_colonies_are_laid_out_built_on_and_traded_with() -> None:
    table = Table(mars, colonies=True).colonies("luna", "io", "titan").colony("luna", owners=[1], step=4).wait()
    assert (table.step_of("luna"), table.owners_of("luna"), table.step_of("titan")) == (4, [1], -1)
    table.player(0, mc=26)
    changed = table.changes(lambda: table.trade(0, "luna"))
    assert changed == {"mc": 10 - 9, "1 mc": 2, "luna step": 1 - 4, "luna fleet": "0"}
    assert table.fleet_on("luna") == 0
    assert table.changes(lambda: table.build(0, "io"))["heat production"] == 1
    assert table.owners_of("io") == [0]


def test_options_are_told_with_their_meaning() -> None:
    table = Table(mars).wait().player(0, tableau=["regolith_eaters"], cubes={"regolith_eaters": 2})
    table.turn(0).choose(0, "use regolith_eaters")
    assert table.meanings(0) == {
        "choose 1": "Remove 2 microbes from this card to raise the oxygen level by 1 step",
        "choose 2": "Add 1 microbe to this card",
    }
    table = Table(mars).player(0, mc=10, hand=["mine"])
    assert table.turn(0).meanings(0)["play mine"].startswith("Mine: ")
    table = Table(mars, venus=True).player(0, mc=18)
    told = table.turn(0).meanings(0)
    assert told["standard asteroid"] == "Asteroid: Raise the temperature by 1 step"
    assert told["standard air_scrapping"] == "Air Scrapping: Raise Venus by 1 step"


def test_a_phase_ends_when_everybody_has_declined() -> None:
    table = Table(mars).wait().player(0, plant_production=2).turn(0).end_phase()
    assert (table.phase, table.player(0).stock["plant"]) == ("research", 2)
    table = Table(ares).wait().begin("action", {0: "production"}).end_phase()
    assert table.phase == "research"


def test_a_twin_leaves_the_table_as_it_is() -> None:
    table = Table(mars).player(0, mc=10, hand=["mine"]).wait()
    assert table.copy().play(0, "mine").player(0).mc == 6
    assert table.player(0).mc == 10


REFUSED: list[tuple[Callable[[Any], object], str]] = [
    (lambda t: t.player(0, hand=["brids"]), r"'brids' is no card; alike: birds"),
    (lambda t: t.player(0, oxigen=3), r"'oxigen' is no thing of a player"),
    (lambda t: t.player(5, mc=3), r"seat 5: this table has seats 0 to 1"),
    (lambda t: t.player(0, tags={"erth": 1}), r"'erth' is no tag; there are building"),
    (lambda t: t.player(0, rating=10**9), r"rating=1000000000"),
    (lambda t: t.set(temprature=3), r"'temprature' is no number of the table"),
    (lambda t: t.set(temperature=-13), r"temperature is -13; allowed: -30 to 8 by 2"),
    (lambda t: t.start(0, "birds"), r"'birds' is no corporation"),
    (lambda t: t.deck("brids"), r"'brids' is no card"),
    (lambda t: t.cubes("mine", 2), r"mine holds no cubes"),
    (lambda t: t.level("venusian"), r"'venusian' is no parameter"),
    (lambda t: t.play(0, "brids"), r"'brids' is no card"),
    (lambda t: t.can_play(0, "brids"), r"'brids' is no card"),
    (lambda t: t.player(0, mc="many"), r"mc='many'"),
    (lambda t: t.player(0, wealth=3), r"'wealth' is no thing of a player; there are hand"),
]  # fmt: skip


@pytest.mark.parametrize("game", [mars, ares], ids=["mars", "ares"])
def test_what_a_game_does_not_know_is_refused_in_one_line(game: ModuleType) -> None:
    table = Table(game)
    for wrong, line in REFUSED:
        before = table.state.tobytes()
        with pytest.raises(BadScene, match=line) as refusal:
            wrong(table)
        assert "\n" not in str(refusal.value)
        assert table.state.tobytes() == before, line


def test_a_question_left_open_says_what_each_branch_does() -> None:
    table = Table(mars).player(0, mc=30, hand=["artificial_photosynthesis"])
    with pytest.raises(
        UnscriptedQuestion, match=r"choose 1 \(Raise your energy production by 2\), choose 2 \(Raise your plant"
    ):
        table.play(0, "artificial_photosynthesis")


def test_words_of_one_game_are_refused_in_the_other() -> None:
    with pytest.raises(BadScene, match=r"'chess' is no game; there are mars, ares"):
        Table("chess")
    with pytest.raises(BadScene, match="this table has no colonies"):
        Table(mars).colonies("io")
    with pytest.raises(BadScene, match=r"'venus' is no colony tile; there are callisto"):
        Table(mars, colonies=True).colonies("venus")
    with pytest.raises(BadScene, match="'lunch' is no phase"):
        Table("ares").begin("lunch")
    with pytest.raises(BadScene, match="'grass' is no tile"):
        Table(mars).tile(30, "grass")
