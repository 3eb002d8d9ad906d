"""The draft (M228 to M232)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import in_zone, play_out, table
from tests.mars.statements import rule
from tharsis import mars
from tharsis.core.piles import CHOSEN, DISCARD, PACK, UNKNOWN
from tharsis.mars.state import Phase
from tharsis.mars.tables import INDEX
from tharsis.testing import Table

CARDS = (
    ["birds", "fish", "grass", "mine"],
    ["ants", "moss", "algae", "trees"],
    ["pets", "worms", "heather", "comet"],
)


def drafting(generation: int = 1, players: int = 3) -> Table:
    """The draft that follows this generation; each seat is dealt its row of CARDS."""
    scene = table(players=players, draft=True).set(generation=generation)
    scene.deck([card for cards in CARDS[:players] for card in cards]).turn(0)
    return play_out(scene)


def packs(scene: Table) -> list[set[str]]:
    return [set(scene.game.view(seat)["pack"]) for seat in range(scene.game.players)]


def draft(scene: Table, *picks: str) -> Table:
    for seat, key in enumerate(picks):
        scene.choose(seat, f"draft {key}")
    return scene


@rule("M228")
def test_the_draft_replaces_drawing_but_not_in_generation_one() -> None:
    game = mars.new_game(players=3, seed=1, draft=True, beginners=range(3))
    assert (game.generation, game.state.phase) == (1, Phase.ACTION)
    scene = drafting()
    assert (scene.state.generation, scene.state.phase) == (2, Phase.DRAFT)
    assert packs(scene) == [set(cards) for cards in CARDS]
    assert [scene.game.view(seat)["seen"] for seat in range(3)] == [[], [], []]


@rule("M229")
def test_one_of_four_is_kept_then_of_three_then_of_two_and_the_last_one() -> None:
    scene = drafting()
    draft(scene, "birds", "ants", "pets")
    assert packs(scene) == [{"worms", "heather", "comet"}, {"fish", "grass", "mine"}, {"moss", "algae", "trees"}]
    draft(scene, "worms", "fish", "moss")
    assert packs(scene) == [{"algae", "trees"}, {"heather", "comet"}, {"grass", "mine"}]
    draft(scene, "algae", "heather", "grass")
    assert scene.state.phase == Phase.RESEARCH
    kept = [set(scene.game.view(seat)["seen"]) for seat in range(3)]
    assert kept == [
        {"birds", "worms", "algae", "mine"},
        {"ants", "fish", "heather", "trees"},
        {"pets", "moss", "grass", "comet"},
    ]


@rule("M230")
def test_kept_cards_are_set_aside_and_all_pick_at_the_same_time_unseen() -> None:
    scene = drafting()
    assert scene.game.to_move == (0, 1, 2)
    scene.choose(0, "draft birds")
    assert scene.game.to_move == (1, 2)
    assert packs(scene)[0] == {"fish", "grass", "mine"}, "it goes on only when all have picked"
    assert (scene.player(0).hand, scene.player(0).stock["mc"]) == ([], 20)
    for seat in (1, -1):
        seen = scene.game.observe(seat)
        assert {int(seen.zone[INDEX[key]]) for key in CARDS[0]} == {UNKNOWN}
        assert CHOSEN not in seen.zone
        assert PACK not in seen.zone


@rule("M231")
def test_then_each_buys_any_of_the_four_kept() -> None:
    scene = drafting()
    draft(scene, "birds", "ants", "pets")
    draft(scene, "worms", "fish", "moss")
    draft(scene, "algae", "heather", "grass")
    before = set(in_zone(scene, DISCARD))
    scene.choose(0, "keep birds").choose(0, "keep mine").choose(0, "done").choose(1, "done")
    for key in ("pets", "moss", "grass", "comet"):
        scene.choose(2, f"keep {key}")
    assert [scene.player(seat).stock["mc"] for seat in range(3)] == [14, 20, 8]
    assert scene.player(0).hand == ["mine", "birds"]
    assert set(in_zone(scene, DISCARD)) - before == {"worms", "algae", "ants", "fish", "heather", "trees"}
    assert scene.state.phase == Phase.ACTION


@rule("M232")
@pytest.mark.parametrize(("generation", "from_right"), [(2, True), (3, False), (4, True), (5, False)])
def test_cards_go_clockwise_in_even_generations_and_back_in_odd_ones(generation: int, from_right: bool) -> None:
    scene = drafting(generation - 1)
    assert scene.state.generation == generation
    draft(scene, "birds", "ants", "pets")
    giver = 0 if from_right else 2
    assert packs(scene)[1] == set(CARDS[giver]) - {"birds", "pets"}
