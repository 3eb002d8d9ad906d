"""What is hidden and what is public (M202 to M204)."""

from __future__ import annotations

from tests.mars.scenes import buy_nothing, play_out, table
from tests.mars.statements import rule
from tharsis.core.piles import DISCARD, HAND, SEEN, UNKNOWN
from tharsis.mars.tables import INDEX
from tharsis.testing import Table


def cards_told(scene: Table, seat: int) -> list[str]:
    """Cards that the log of the last move names to a seat, drawn, discarded or looked at."""
    events = scene.game.view(seat)["events"]
    return [event["card"] for event in events if event["kind"] in ("drew", "discarded", "seen") and event["card"]]


@rule("M202")
def test_sold_patents_are_discarded_face_down() -> None:
    scene = table().player(0, mc=20, hand=["birds", "grass", "fish"]).turn(0)
    scene.choose(0, "standard sell_patents").choose(0, "sell birds")
    assert cards_told(scene, 0) == ["birds"]
    assert cards_told(scene, 1) == cards_told(scene, -1) == []
    assert scene.game.observe(1).zone[INDEX["birds"]] == UNKNOWN


@rule("M202")
def test_cards_not_bought_and_cards_not_kept_are_discarded_face_down() -> None:
    scene = table().deck(["birds", "grass", "fish", "mine"]).turn(0)
    play_out(scene)
    scene.choose(0, "keep birds").choose(0, "done")
    for seat in (1, -1):
        seen = scene.game.observe(seat)
        assert {int(seen.zone[INDEX[key]]) for key in ("birds", "grass", "fish", "mine")} == {UNKNOWN}
        assert DISCARD not in seen.zone
        assert cards_told(scene, seat) == []


@rule("M202")
def test_cards_rejected_by_a_card_are_discarded_face_down() -> None:
    scene = table().player(0, mc=20, hand=["invention_contest"]).deck(["birds", "grass", "fish"]).turn(0)
    scene.choose(0, "play invention_contest")
    assert sorted(scene.game.view(0)["seen"]) == ["birds", "fish", "grass"]
    assert scene.game.view(1)["seen"] == []
    scene.choose(0, "keep fish")
    assert scene.game.view(0)["hand"] == ["fish"]
    assert {int(scene.game.observe(1).zone[INDEX[key]]) for key in ("birds", "grass", "fish")} == {UNKNOWN}


@rule("M203")
def test_hands_are_known_only_to_their_player_but_their_size_to_all() -> None:
    scene = table().player(0, hand=["birds", "grass"]).player(1, hand=["fish"])
    assert scene.game.view(0)["hand"] == ["birds", "grass"]
    assert scene.game.view(1)["hand"] == ["fish"]
    assert scene.game.view()["hand"] == []
    for seat in (1, -1):
        assert [player["hand"] for player in scene.game.view(seat)["players"]] == [2, 1]
        assert HAND not in scene.game.observe(seat).zone


@rule("M203")
def test_cards_drawn_are_known_only_to_who_drew_them() -> None:
    scene = table().player(0, mc=11, hand=["research"]).deck(["birds", "grass"]).play(0, "research")
    assert cards_told(scene, 0) == ["birds", "grass"]
    assert cards_told(scene, 1) == []
    assert scene.game.view(1)["players"][0]["hand"] == 2


@rule("M203")
def test_which_cards_were_bought_is_secret_and_how_many_is_public() -> None:
    scene = table().deck(["birds", "grass", "fish", "mine"]).turn(0)
    play_out(scene)
    assert scene.game.view(1)["seen"] != ["birds", "grass", "fish", "mine"]
    assert SEEN not in scene.game.observe(1).zone
    scene.choose(0, "keep birds").choose(0, "keep fish").choose(0, "done")
    buy_nothing(scene)
    player = scene.game.view(1)["players"][0]
    assert (player["hand"], player["stock"]["mc"]) == (2, 20 - 6)
    assert scene.game.observe(1).zone[INDEX["birds"]] == UNKNOWN


@rule("M204")
def test_face_up_cards_stocks_production_and_tiles_are_public() -> None:
    scene = (
        table()
        .player(0, mc=9, steel=2, plant_production=3, corporation="helion", tableau=["sponsors", "birds"])
        .tile(15, "city", 0)
    )
    for seat in (0, 1, -1):
        view = scene.game.view(seat)
        player = view["players"][0]
        assert player["corporation"] == "helion"
        assert [card["card"] for card in player["tableau"]] == ["sponsors", "birds", "helion"]
        assert (player["stock"]["mc"], player["stock"]["steel"], player["production"]["plant"]) == (9, 2, 3)
        assert view["board"] == [{"space": 15, "tile": "city", "owner": 0}]


@rule("M204")
def test_played_events_lie_apart_from_the_face_up_cards() -> None:
    scene = table().player(0, mc=9, hand=["mineral_deposit"]).play(0, "mineral_deposit")
    player = scene.game.view(1)["players"][0]
    assert player["tableau"] == []
    assert player["events"] == ["mineral_deposit"], "it was played openly, so everybody may remember it"
    assert scene.player(0).tags == dict.fromkeys(scene.player(0).tags, 0)
