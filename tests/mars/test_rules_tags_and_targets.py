"""Tags and red-bordered symbols (M107 to M119)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import table
from tests.mars.statements import rule
from tharsis.cards import names
from tharsis.mars.cards import CARDS, PROJECTS


@rule("M107")
def test_a_card_has_at_most_three_tags() -> None:
    assert {len(card.tags) for card in PROJECTS if card.module in (names.BASE, names.CORPORATE_ERA)} == {0, 1, 2, 3}


@rule("M108")
def test_there_are_eleven_tags() -> None:
    eleven = {"building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city", "event"}
    assert set(names.TAGS) == eleven
    assert len(names.TAGS) == 11
    box = [card for card in CARDS if card.module in (names.BASE, names.CORPORATE_ERA)]
    assert {tag for card in box for tag in card.tags} == eleven - {"event"}, "being an event is a card's kind"


@rule("M109")
def test_a_tag_printed_twice_counts_twice() -> None:
    scene = table().player(0, mc=99, hand=["research", "gene_repair"], tableau=["olympus_conference"])
    scene.play(0, "research", ["choose 1"])
    assert scene.player(0).tags["science"] == 3
    assert scene.cubes("olympus_conference") == 2, "Research triggered it twice"
    scene.turn(0)
    assert "play gene_repair" in scene.options(0), "it needs 3 science tags"


@rule("M110")
@pytest.mark.parametrize(
    ("card", "tag"),
    [("acquired_company", "earth"), ("adapted_lichen", "plant"), ("power_grid", "power"), ("tardigrades", "microbe"),
     ("pets", "animal"), ("advanced_alloys", "science"), ("asteroid_mining_consortium", "jovian")],
)  # fmt: skip
def test_only_building_and_space_tags_have_a_rule_of_their_own(card: str, tag: str) -> None:
    scene = table().player(0, mc=0, steel=99, titanium=99, plant=99, energy=99, heat=99, titanium_production=1, hand=[card])
    assert not scene.can_play(0, card), "no resource but M€ pays for it"
    rating, stock = scene.player(0).rating, scene.player(0).stock
    scene.lay_down(0, card)
    assert scene.player(0).tags[tag] == 1
    assert (scene.player(0).rating, scene.player(0).stock) == (rating, stock)


@rule("M111")
def test_all_events_and_only_events_carry_the_event_tag() -> None:
    scene = table().player(0, mc=99, hand=["mineral_deposit", "sponsors", "investment_loan"], tableau=["media_group"])
    gains = []
    for card, cost, brings in (("mineral_deposit", 5, 0), ("sponsors", 6, 0), ("investment_loan", 3, 10)):
        before = scene.player(0).stock["mc"]
        scene.play(0, card)
        gains.append(scene.player(0).stock["mc"] - before + cost - brings)
    assert gains == [3, 0, 3], "Media Group pays for events alone, whatever tags they print"
    assert {card.kind for card in PROJECTS if card.is_event} == {"event"}


@rule("M112")
def test_a_red_border_means_any_player_yourself_included() -> None:
    scene = table(players=3).player(0, mc=14, plant=1, hand=["asteroid"]).player(1, plant=1).player(2, plant=1).turn(0)
    scene.choose(0, "play asteroid")
    assert set(scene.options(0)) == {"remove 0 1", "remove 1 1", "remove 2 1", "decline"}
    scene = table(players=3).player(0, mc=6, plant_production=1, hand=["small_animals"]).player(1, plant_production=1)
    scene.player(2, plant_production=1).set(oxygen=6).turn(0)
    scene.choose(0, "play small_animals")
    assert scene.options(0) == ["target 0", "target 1", "target 2"]


@rule("M113")
@pytest.mark.parametrize(("answer", "left"), [("remove 1 3", 2), ("remove 1 2", 3), ("remove 1 1", 4), ("decline", 5)])
def test_removing_resources_is_optional_in_whole_or_part(answer: str, left: int) -> None:
    scene = table().player(0, mc=14, hand=["asteroid"]).player(1, plant=5).turn(0).choose(0, "play asteroid")
    assert set(scene.options(0)) == {"remove 1 1", "remove 1 2", "remove 1 3", "decline"}
    scene.choose(0, answer)
    assert scene.player(1).stock["plant"] == left


@rule("M114")
def test_what_is_removed_comes_from_one_player_only() -> None:
    scene = table(players=3).player(0, mc=14, hand=["asteroid"]).player(1, plant=1).player(2, plant=9)
    scene.play(0, "asteroid", ["remove 1 1"])
    assert (scene.player(1).stock["plant"], scene.player(2).stock["plant"]) == (0, 9)


@rule("M115")
def test_you_need_never_remove_your_own_resources() -> None:
    scene = table().player(0, mc=14, plant=4, hand=["asteroid"]).play(0, "asteroid", ["decline"])
    assert scene.player(0).stock["plant"] == 4


@rule("M116")
def test_production_loss_is_compulsory() -> None:
    scene = table().set(oxygen=6).player(0, mc=6, hand=["small_animals"])
    assert not scene.can_play(0, "small_animals"), "nobody has plant production"
    scene.player(1, plant_production=1).play(0, "small_animals")
    assert scene.player(1).production["plant"] == 0


@rule("M116")
def test_your_own_production_falls_when_no_opponent_has_any() -> None:
    scene = table().set(oxygen=6).player(0, mc=6, plant_production=2, hand=["small_animals"]).play(0, "small_animals")
    assert scene.player(0).production["plant"] == 1


@rule("M117")
def test_the_whole_production_loss_comes_from_one_player() -> None:
    scene = table(players=3).set(oxygen=13).player(0, mc=10, plant_production=1, hand=["birds"])
    scene.player(1, plant_production=1).player(2, plant_production=1)
    assert not scene.can_play(0, "birds"), "it takes 2 plant production from one player"
    scene.player(2, plant_production=3).play(0, "birds")
    assert [scene.player(seat).production["plant"] for seat in range(3)] == [1, 1, 1]


@rule("M118")
def test_red_bordered_tiles_are_those_of_all_players() -> None:
    scene = (
        table(players=3)
        .tile(8, "city", 1)
        .tile(22, "city", 2)
        .player(0, mc=40, hand=["greenhouses", "rad_suits", "energy_saving"])
    )
    scene.play(0, "greenhouses").play(0, "rad_suits").play(0, "energy_saving")
    assert (scene.player(0).stock["plant"], scene.player(0).production["energy"]) == (2, 2)


@rule("M119")
def test_red_bordered_tags_are_those_of_all_players() -> None:
    scene = table().player(1, corporation="saturn_systems").player(0, mc=40, hand=["colonizer_training_camp", "toll_station"])
    scene.play(0, "colonizer_training_camp")
    assert scene.player(1).production["mc"] == 1
    scene.player(1, tableau=["satellites", "asteroid_mining"]).play(0, "toll_station")
    assert scene.player(0).production["mc"] == 2
