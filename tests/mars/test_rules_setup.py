"""The box, the board at the start, and dealing (M001 to M010, M034 to M052)."""

from __future__ import annotations

import pytest

from tests.mars.scenes import (
    LAND_SPACES,
    OCEAN_SPACES,
    choose_start,
    in_zone,
    oceans,
    play_out,
    seen_corporations,
    seen_projects,
    table,
    with_corporations,
)
from tests.mars.statements import rule
from tharsis import mars
from tharsis.cards import names
from tharsis.core.errors import BadSetup, IllegalMove
from tharsis.core.piles import BOX, CHOSEN, DECK, DISCARD, HAND, UNKNOWN
from tharsis.mars.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.mars.state import N_PROJECTS, Phase
from tharsis.mars.tables import INDEX

STANDARD_CORPORATIONS = {card.key for card in CORPORATIONS if card.module == names.BASE} - {"beginner_corporation"}
STANDARD_PROJECTS = {card.key for card in PROJECTS if card.module == names.BASE}


@rule("M001")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_play(players: int) -> None:
    assert mars.new_game(players=players, seed=1).players == players


@rule("M001")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_six_players_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup):
        mars.new_game(players=players, seed=1)


@rule("M001")
def test_one_player_plays_the_solo_variant() -> None:
    game = mars.new_game(players=1, seed=1)
    assert game.state.rating[0] == 14
    assert [tile["owner"] for tile in game.view()["board"]] == ["neutral"] * 4


@rule("M002")
def test_there_are_208_projects_with_corporate_era() -> None:
    assert len([card for card in PROJECTS if card.module in (names.BASE, names.CORPORATE_ERA)]) == 208


@rule("M003")
def test_there_are_ten_standard_and_two_corporate_era_corporations() -> None:
    assert len(STANDARD_CORPORATIONS) == 10
    assert len([card for card in CORPORATIONS if card.module == names.CORPORATE_ERA]) == 2


@rule("M003")
def test_all_five_players_may_be_beginners() -> None:
    game = mars.new_game(players=5, seed=1, beginners=range(5))
    assert [player["corporation"] for player in game.view()["players"]] == ["beginner_corporation"] * 5


@rule("M004")
def test_the_supply_of_nine_oceans_is_common_to_all() -> None:
    scene = oceans(table(), 8).player(0, mc=18).player(1, mc=18)
    scene.do(0, "standard aquifer", ["place ocean 61"])
    assert scene.level("oceans") == 9
    assert len(OCEAN_SPACES) > 9
    assert "standard aquifer" not in scene.turn_options(1)


@rule("M005")
def test_there_are_eleven_special_tiles_and_more_greeneries_and_cities_than_spaces() -> None:
    assert len((names.CAPITAL, *names.SPECIAL_TILES)) == 11
    noctis, beside_the_map, oceans_left_free = 1, 2, 3
    assert len(LAND_SPACES) + noctis + beside_the_map + oceans_left_free <= 60


@rule("M006")
def test_cubes_and_markers_never_run_out() -> None:
    scene = table().turn(0)
    for resource in names.RESOURCES:
        scene.player(0, **{resource: 3000, f"{resource}_production": 500})
    play_out(scene)
    assert scene.player(0).stock["steel"] == 3500
    assert scene.player(0).stock["heat"] == 3000 + 3000 + 500


@rule("M007")
def test_only_the_amount_of_cubes_matters() -> None:
    scene = table().player(0, heat=10).do(0, "convert heat")
    assert scene.player(0).stock["heat"] == 2


@rule("M008")
def test_six_resources_have_a_stock_and_a_production() -> None:
    player = table().player(0)
    six = ["mc", "steel", "titanium", "plant", "energy", "heat"]
    assert list(player.stock) == six
    assert list(player.production) == six


@rule("M009")
def test_other_resources_lie_only_on_cards() -> None:
    scene = table().player(0, mc=11, hand=["nitrite_reducing_bacteria"]).play(0, "nitrite_reducing_bacteria")
    assert scene.cubes("nitrite_reducing_bacteria") == 3
    assert sum(scene.player(0).stock.values()) == 0


@rule("M010")
def test_every_project_is_active_automated_or_an_event() -> None:
    kinds = {card.key: card.kind for card in PROJECTS}
    assert set(kinds.values()) == {"active", "automated", "event"}
    assert (kinds["birds"], kinds["sponsors"], kinds["asteroid"]) == ("active", "automated", "event")


@rule("M034")
def test_the_generation_marker_starts_at_one() -> None:
    assert mars.new_game(players=2, seed=1).generation == 1
    assert mars.new_game(players=1, seed=1).generation == 1


@rule("M035")
def test_mars_starts_cold_airless_dry_and_empty() -> None:
    state = mars.new_game(players=4, seed=1).state
    assert (state.level.tolist()[:3], state.generation) == ([-30, 0, 0], 1)
    assert not state.tile.any()


@rule("M036")
def test_the_standard_game_leaves_out_cards_with_the_corporate_era_mark() -> None:
    for seed in range(5):
        game = mars.new_game(players=5, seed=seed, corporate_era=False)
        in_play = {card.key for index, card in enumerate(CARDS[:N_PROJECTS]) if game.state.zone[index] != BOX}
        assert in_play == STANDARD_PROJECTS
        assert {key for seat in range(5) for key in seen_corporations(game, seat)} == STANDARD_CORPORATIONS


@rule("M037")
def test_the_deck_is_shuffled_face_down_and_the_discard_pile_is_empty() -> None:
    one, other = mars.new_game(players=2, seed=1), mars.new_game(players=2, seed=2)
    assert one.state.deck.tolist() != other.state.deck.tolist()
    assert one.state.deck_count == 208 - 20
    assert one.state.discard_count == 0
    seen = one.observe(0)
    assert not seen.deck.any()
    assert DECK not in seen.zone
    assert (seen.zone == UNKNOWN).sum() > 188


@rule("M038")
def test_set_up_names_the_first_player_or_draws_one() -> None:
    assert mars.new_game(players=3, seed=1, first_player=2).state.first == 2
    drawn = [int(mars.new_game(players=3, seed=seed).state.first) for seed in range(20)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [int(mars.new_game(players=3, seed=seed).state.first) for seed in range(20)]


@rule("M039")
def test_markers_show_rating_tiles_production_and_used_actions() -> None:
    scene = table().player(0, rating=27, plant_production=3, tableau=["livestock"]).tile(8, "city", 0).tile(15, "greenery", 1)
    view = scene.use(0, "livestock").game.view()
    player = view["players"][0]
    assert (player["rating"], player["production"]["plant"]) == (27, 3)
    assert player["tableau"] == [{"card": "livestock", "cubes": 1, "used": True}]
    assert [(tile["space"], tile["owner"]) for tile in view["board"]] == [(8, 0), (15, 1)]


@rule("M040")
def test_the_standard_game_starts_with_production_one_everywhere() -> None:
    state = mars.new_game(players=3, seed=1, corporate_era=False).state
    assert state.production[:3].tolist() == [[1] * 6] * 3


@rule("M041")
def test_a_beginner_gets_42_money_and_ten_free_cards() -> None:
    game = mars.new_game(players=2, seed=1, beginners=[0, 1], corporate_era=False)
    player = game.view(0)["players"][0]
    assert player["stock"] == {"mc": 42, "steel": 0, "titanium": 0, "plant": 0, "energy": 0, "heat": 0}
    assert len(game.view(0)["hand"]) == player["hand"] == 10
    assert game.state.phase == Phase.ACTION


@rule("M042")
def test_beginners_and_others_sit_at_one_table() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1, beginners=[1], first_player=0), {0: ["helion", "credicor"]})
    assert game.to_move == (0,)
    choose_start(game, 0, "helion", 2)
    assert game.state.stock[:2, 0].tolist() == [42 - 6, 42]
    assert game.state.hand_count[:2].tolist() == [2, 10]
    assert [player["corporation"] for player in game.view()["players"]] == ["helion", "beginner_corporation"]


@rule("M043")
def test_two_different_corporations_are_dealt_to_each() -> None:
    game = mars.new_game(players=5, seed=3, corporate_era=False)
    dealt = [seen_corporations(game, seat) for seat in range(5)]
    assert [len(pair) for pair in dealt] == [2] * 5
    assert len({key for pair in dealt for key in pair}) == 10
    other = mars.new_game(players=5, seed=4, corporate_era=False)
    assert dealt != [seen_corporations(other, seat) for seat in range(5)]


@rule("M044")
def test_ten_projects_are_dealt_to_each() -> None:
    game = mars.new_game(players=5, seed=3)
    dealt = [seen_projects(game, seat) for seat in range(5)]
    assert [len(cards) for cards in dealt] == [10] * 5
    assert len({key for cards in dealt for key in cards}) == 50


@rule("M045")
@pytest.mark.parametrize("keep", [0, 1, 10])
def test_one_corporation_and_any_number_of_projects_are_chosen_after_seeing_all(keep: int) -> None:
    game = with_corporations(mars.new_game(players=2, seed=1), {0: ["credicor", "helion"], 1: ["thorgate", "ecoline"]})
    assert len(game.view(0)["seen"]) == 12
    assert {option.text for option in game.options(0)} == {"corporation credicor", "corporation helion"}
    kept = choose_start(game, 0, "credicor", keep)
    choose_start(game, 1, "thorgate", 0)
    assert sorted(game.view(0)["hand"]) == sorted(kept)
    assert game.view(0)["players"][0]["corporation"] == "credicor"


@rule("M046")
def test_kept_projects_are_paid_from_the_corporations_money() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1), {0: ["phobolog", "helion"], 1: ["thorgate", "ecoline"]})
    projects = seen_projects(game, 0)
    game.choose(0, "corporation phobolog")
    for key in projects[:7]:
        game.choose(0, f"keep {key}")
    assert [option.text for option in game.options(0)] in ([], ["done"]), "an eighth card would cost 24 of 23 M€"
    with pytest.raises(IllegalMove):
        game.choose(0, f"keep {projects[7]}")
    choose_start(game, 1, "thorgate", 0)
    assert game.state.stock[0, 0] == 23 - 21


@rule("M047")
def test_choices_are_secret_until_all_have_decided() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1), {0: ["phobolog", "helion"], 1: ["thorgate", "ecoline"]})
    before = game.view(1)
    choose_start(game, 0, "phobolog", 4)
    for seat in (1, -1):
        seen = game.observe(seat)
        assert CHOSEN not in seen.zone
        assert HAND not in seen.zone
        view = game.view(seat)
        assert view["players"][0] == before["players"][0]
        assert view["players"][0]["corporation"] is None
        assert view["events"] == []


@rule("M048")
def test_in_turn_order_each_reveals_takes_and_pays() -> None:
    game = mars.new_game(players=3, seed=1, first_player=1)
    with_corporations(game, {0: ["ecoline", "helion"], 1: ["thorgate", "credicor"], 2: ["mining_guild", "inventrix"]})
    choose_start(game, 2, "mining_guild", 1)
    choose_start(game, 0, "ecoline", 2)
    choose_start(game, 1, "thorgate", 3)
    shown = [(event["seat"], event["cause"]) for event in game.view()["events"] if event["kind"] == "corporation"]
    assert shown == [(1, "thorgate"), (2, "mining_guild"), (0, "ecoline")]
    assert game.state.stock[:3].tolist() == [[36 - 6, 0, 0, 3, 0, 0], [48 - 9, 0, 0, 0, 0, 0], [30 - 3, 5, 0, 0, 0, 0]]
    assert game.state.production[:3].tolist() == [[0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0]]


@rule("M049")
@pytest.mark.parametrize(("corporate_era", "energy", "others"), [(False, 2, 1), (True, 1, 0)])
def test_a_corporations_production_is_added_to_the_games(corporate_era: bool, energy: int, others: int) -> None:
    game = mars.new_game(players=2, seed=1, corporate_era=corporate_era, beginners=[1])
    with_corporations(game, {0: ["thorgate", "credicor"]})
    choose_start(game, 0, "thorgate", 0)
    assert game.state.production[0].tolist() == [others, others, others, others, energy, others]


@rule("M050")
def test_what_is_not_kept_is_discarded_unseen_and_the_other_corporation_leaves_the_game() -> None:
    game = with_corporations(mars.new_game(players=2, seed=1, beginners=[1]), {0: ["phobolog", "helion"]})
    dealt = seen_projects(game, 0)
    kept = choose_start(game, 0, "phobolog", 5)
    assert sorted(in_zone(game, DISCARD)) == sorted(set(dealt) - set(kept))
    assert game.state.discard_count == 5
    assert game.state.zone[INDEX["helion"]] == BOX
    assert DISCARD not in game.observe(1).zone
    shown = [event for event in game.view(1)["events"] if event["kind"] in ("discarded", "seen", "revealed") and event["card"]]
    assert shown == []


@rule("M051")
def test_a_first_action_is_the_owners_compulsory_first_action() -> None:
    game = with_corporations(
        mars.new_game(players=2, seed=1, beginners=[1], first_player=0), {0: ["tharsis_republic", "helion"]}
    )
    choose_start(game, 0, "tharsis_republic", 0)
    assert {option.text for option in game.options(0)} == {"pass", "first_action"}
    game.choose(0, "first_action")
    game.choose(0, "place city 8")
    assert "standard power_plant" in [option.text for option in game.options(0)]
    assert "first_action" not in [option.text for option in game.options(0)]


@rule("M052")
def test_generation_one_begins_with_the_action_phase_and_the_first_player() -> None:
    game = with_corporations(
        mars.new_game(players=3, seed=1, first_player=2, beginners=[0, 1], draft=True), {2: ["helion", "credicor"]}
    )
    choose_start(game, 2, "helion", 0)
    assert (game.state.phase, game.generation, game.state.first) == (Phase.ACTION, 1, 2)
    assert game.to_move == (2,)
    assert "pass" in [option.text for option in game.options(2)]
