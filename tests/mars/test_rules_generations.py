"""Generations, player order and research (M053 to M061), and Corporate Era (M205 to M208)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import (
    box_discards,
    buy_nothing,
    choose_start,
    in_deck,
    in_zone,
    move_deck,
    play_out,
    seen_corporations,
    seen_projects,
    table,
    with_corporations,
)
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards import names
from tharsis.core.piles import BOX, DISCARD
from tharsis.mars.cards import CORPORATIONS, PROJECTS
from tharsis.mars.state import Phase


@rule("M053")
def test_a_generation_is_order_research_action_production() -> None:
    scene = table().turn(0)
    play_out(scene)
    log = [(kind, event[kind]) for event in scene.events if (kind := event["kind"]) in ("phase", "generation")]
    assert log == [("phase", "production"), ("generation", 2), ("phase", "research")]
    buy_nothing(scene)
    assert [event["phase"] for event in scene.events if event["kind"] == "phase"] == ["action"]
    assert scene.state.generation == 2


@rule("M054")
def test_the_first_player_marker_goes_clockwise_and_the_generation_marker_one_on() -> None:
    scene = table(players=3)
    for generation, first in [(1, 0), (2, 1), (3, 2), (4, 0)]:
        assert (scene.state.generation, scene.state.first) == (generation, first)
        buy_nothing(play_out(scene.turn(first)))


@rule("M055")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    scene = table(players=3).player(0, mc=99).player(1, mc=99).player(2, mc=99)
    buy_nothing(play_out(scene.turn(0)))
    order = []
    for _ in range(6):
        seat = scene.game.to_move[0]
        order.append(seat)
        scene.choose(seat, "standard power_plant").choose(seat, "done")
    assert order == [1, 2, 0, 1, 2, 0]


@rule("M056")
def test_generations_go_on_for_as_long_as_mars_is_unfinished() -> None:
    scene = table().set(generation=100, temperature=8, oxygen=14).turn(0)
    play_out(scene)
    assert not scene.game.over
    assert (scene.state.generation, scene.state.phase) == (101, Phase.RESEARCH)


@rule("M057")
@pytest.mark.parametrize("bought", [0, 2, 4])
def test_each_draws_four_cards_and_buys_any_number(bought: int) -> None:
    scene = table().player(0, hand=["birds"]).turn(0)
    play_out(scene)
    drawn = scene.game.view(0)["seen"]
    assert len(drawn) == len(scene.game.view(1)["seen"]) == 4
    for key in drawn[:bought]:
        scene.choose(0, f"keep {key}")
    if bought < 4:
        scene.choose(0, "done")
    scene.choose(1, "done")
    assert sorted(scene.player(0).hand) == sorted(["birds", *drawn[:bought]])


@rule("M058")
def test_each_card_bought_costs_three() -> None:
    scene = table().player(0, mc=2, rating=8).turn(0)
    play_out(scene)
    assert scene.player(0).stock["mc"] == 10
    drawn = scene.game.view(0)["seen"]
    for key in drawn[:3]:
        scene.choose(0, f"keep {key}")
    assert f"keep {drawn[3]}" not in scene.options(0), "four cards would cost 12 of 10 M€"
    buy_nothing(scene)
    assert scene.player(0).stock["mc"] == 1


@rule("M059")
def test_cards_not_bought_are_discarded_face_down() -> None:
    scene = table().turn(0)
    play_out(scene)
    before = set(in_zone(scene, DISCARD))
    drawn = scene.game.view(0)["seen"]
    scene.choose(0, f"keep {drawn[0]}").choose(0, "done")
    assert set(in_zone(scene, DISCARD)) - before == set(drawn[1:])
    assert DISCARD not in scene.game.observe(1).zone
    assert scene.game.view(1)["discard"] == len(before) + 3


@rule("M060")
def test_there_is_no_hand_limit() -> None:
    hand = [card.key for card in PROJECTS if card.module == names.BASE][:90]
    scene = table().player(0, mc=99, hand=hand).turn(0)
    buy_nothing(play_out(scene))
    assert len(scene.player(0).hand) == 90
    scene.do(0, "standard city", ["place city 53"])
    assert len(scene.player(0).hand) == 91


@rule("M061")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    scene = move_deck(table().player(0, mc=20, hand=["research"]), DISCARD, leave=1)
    last, discards = in_deck(scene)[0], int(scene.state.discard_count)
    scene.play(0, "research")
    assert last in scene.player(0).hand
    assert len(scene.player(0).hand) == 2
    assert (scene.state.deck_count, scene.state.discard_count) == (discards - 1, 0)


@rule("M061")
def test_the_discard_pile_stays_while_the_deck_lasts() -> None:
    scene = move_deck(table().player(0, mc=20, hand=["research"]), DISCARD, leave=2)
    discards = int(scene.state.discard_count)
    scene.play(0, "research")
    assert (scene.state.deck_count, scene.state.discard_count) == (0, discards)


@rule("M061")
def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    scene = box_discards(move_deck(table().turn(0), BOX, leave=5))
    play_out(scene)
    assert [len(scene.game.view(seat)["seen"]) for seat in range(2)] == [4, 1]
    buy_nothing(box_discards(scene)).player(0, mc=20, hand=["research"])
    box_discards(scene).play(0, "research")
    assert scene.player(0).hand == []


@rule("M205")
def test_corporate_era_adds_its_projects_and_two_corporations() -> None:
    dealt: set[str] = set()
    for seed in range(8):
        game = mars.new_game(players=5, seed=seed)
        dealt |= {key for seat in range(5) for key in seen_corporations(game, seat)}
    modules = (names.BASE, names.CORPORATE_ERA)
    assert dealt == {card.key for card in CORPORATIONS if card.module in modules} - {"beginner_corporation"}
    assert len(dealt) == 12
    in_play = [card for index, card in enumerate(PROJECTS) if game.state.zone[index] != BOX]
    assert len(in_play) == 208


@rule("M206")
def test_corporate_era_starts_without_production() -> None:
    assert not mars.new_game(players=3, seed=1, corporate_era=True).state.production.any()


@rule("M207")
@pytest.mark.parametrize("variant", [{"draft": True}, {"players": 1}, {"colonies": True}, {"beginners": [0, 1]}])
def test_corporate_era_combines_with_every_variant(variant: dict[str, object]) -> None:
    game = mars.new_game(**{"players": 2, "seed": 1, "corporate_era": True} | variant)  # type: ignore[arg-type]
    assert game.setup["corporate_era"]
    assert game.to_move


@rule("M208")
def test_corporate_era_changes_nothing_else() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1, beginners=[1]), {0: ["teractor", "saturn_systems"]})
    assert (len(seen_corporations(game, 0)), len(seen_projects(game, 0))) == (2, 10)
    choose_start(game, 0, "teractor", 4)
    assert game.state.rating[:2].tolist() == [20, 20]
    assert game.state.stock[:2, 0].tolist() == [60 - 12, 42]
