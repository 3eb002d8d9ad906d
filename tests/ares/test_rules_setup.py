"""The box and the set-up (A001 to A021)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares.rounds import dealt, opened, options
from tests.ares.scenes import stored
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.ares.state import N_OCEANS, OCEAN_REWARDS, SEATS
from tharsis.ares.tables import INDEX
from tharsis.cards import names as n
from tharsis.core.errors import BadSetup
from tharsis.core.piles import BOX, DECK, DISCARD, HAND, SEEN, TABLEAU
from tharsis.testing.ares import Table

PHASE_OPTIONS = [f"phase {phase}" for phase in ("development", "construction", "action", "production", "research")]


def lying(game: ares.Game, zone: int) -> set[int]:
    return {card for card in range(len(CARDS)) if game.state.zone[card] == zone}


# --- components ------------------------------------------------------------------------------------------------------


@rule("A001")
@pytest.mark.parametrize(
    "setup", [{"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "coop": True}]
)
def test_one_to_four_play(setup: dict[str, Any]) -> None:
    assert ares.new_game(seed=1, **setup).players == setup["players"]


@rule("A001")
@pytest.mark.parametrize("setup", [{"players": 0}, {"players": 5}, {"players": 1, "coop": True}, {"players": 4, "coop": True}])
def test_no_other_number_plays(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        ares.new_game(seed=1, **setup)


@rule("A002", "A003")
def test_208_projects_of_three_colours_and_12_corporations() -> None:
    """64 blue cards, then 38 red ones, then 106 green ones; all of them are dealt or in the deck."""
    assert [card.number for card in PROJECTS] == [f"{number:03d}" for number in range(1, 209)]
    assert [card.kind for card in PROJECTS] == [n.ACTIVE] * 64 + [n.EVENT] * 38 + [n.AUTOMATED] * 106
    assert len(CORPORATIONS) == 12
    assert len({card.key for card in CARDS}) == 220
    game = ares.new_game(players=3, seed=1)
    assert lying(game, DECK) | lying(game, HAND) | lying(game, HAND + 1) | lying(game, HAND + 2) == set(range(208))


@rule("A004", "A019", "A057")
def test_everybody_has_the_same_five_phase_cards_in_round_1() -> None:
    game = opened(4)
    assert (SEATS, game.rounds) == (4, 1)
    assert all(options(game, seat) == [*PHASE_OPTIONS, "sale"] for seat in range(4))


@rule("A005")
def test_nine_ocean_tokens_have_a_reward_each() -> None:
    assert len(OCEAN_REWARDS) == N_OCEANS == 9
    assert all(sum(reward) > 0 for reward in OCEAN_REWARDS)


@rule("A006", "A107")
@pytest.mark.parametrize("forests", [0, 1, 4, 5, 6, 16, 17, 56])
def test_a_forest_is_worth_1_vp_however_many_there_are(forests: int) -> None:
    assert Table().player(0, forests=forests).game.scores()[0]["forests"] == forests


@rule("A007")
@pytest.mark.parametrize("mc", [5, 6, 9, 10, 11, 14, 15, 23])
def test_cubes_of_1_5_and_10_are_changed_freely(mc: int) -> None:
    """Whatever cubes make up the sum, Lichen takes 5 M€, a forest 8 plants, a step 8 heat, and the rest is left."""
    table = Table().player(0, mc=mc, hand=["lichen"]).begin_alone("development").choose(0, "play lichen")
    assert table.player(0).mc == mc - 5
    amount = mc + 3
    table = Table().player(0, plant=amount, heat=amount).begin_alone("action").choose(0, "convert plants", "convert heat")
    assert table.player(0).stock == {"mc": 0, "heat": amount - 8, "plant": amount - 8}


@rule("A008")
def test_ten_is_no_maximum_of_production_and_stores() -> None:
    table = Table().player(0, tableau=["soletta", "biomass_combustors", "smelting"])
    assert table.player(0).production["heat"] == 15
    table.begin_alone("production")
    assert table.player(0).stock["heat"] == 15
    table = stored(Table(), steel=11).player(0, mc=15, hand=["io_mining_industries"]).begin_alone("development")
    table.choose(0, "play io_mining_industries")
    assert table.player(0).mc == 0


@rule("A009", "A011")
def test_resources_tracks_and_stores() -> None:
    player = ares.new_game(players=2, seed=1).view(0)["players"][0]
    assert set(player["stock"]) == {"mc", "heat", "plant"}
    assert set(player["production"]) == {"mc", "card", "heat", "plant"}
    assert set(player["stores"]) == {"steel", "titanium"}
    assert {card.holds for card in PROJECTS} - {""} == {"animal", "microbe", "science"}


@rule("A010")
def test_special_resources_lie_on_cards() -> None:
    """Tardigrades: 1 VP for every 3 microbes here, and they are no stock."""
    table = (
        Table()
        .player(0, tableau=["tardigrades", "fish"])
        .cubes("tardigrades", 2)
        .player(0, hand=["lichen"])
        .begin_alone("action")
    )
    table.choose(0, "use tardigrades")
    assert (table.cubes("tardigrades"), table.cubes("fish")) == (3, 0)
    assert table.player(0).stock == {"mc": 0, "heat": 0, "plant": 0}
    assert table.game.scores()[0]["cards"] == 1


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("A012", "A013")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_start_of_the_tracks(players: int) -> None:
    view = ares.new_game(players=players, seed=1).view(0)
    assert (view["temperature"], view["oxygen"], view["oceans"]) == (-30, 0, 0)
    assert len(view["players"]) == players
    for player in view["players"]:
        assert player["rating"] == 5
        assert not any([*player["production"].values(), *player["stores"].values(), *player["stock"].values()])


@rule("A014")
def test_ocean_tokens_are_shuffled_and_unknown() -> None:
    games = [ares.new_game(players=2, seed=seed) for seed in range(6)]
    orders = [game.state.ocean_reward.tolist() for game in games]
    assert all(sorted(order) == list(range(9)) for order in orders)
    assert len({tuple(order) for order in orders}) > 1
    assert all(game.view(seat)["ocean_tokens"] == [None] * 9 for game in games for seat in (-1, 0, 1))


@rule("A015")
def test_8_cards_are_dealt_from_a_shuffled_deck_and_cost_nothing() -> None:
    game = dealt(["credicor"], ["helion"], ["teractor"])
    assert [len(lying(game, HAND + seat)) for seat in range(3)] == [8, 8, 8]
    assert len(lying(game, DECK)) == game.view(0)["deck"] == 208 - 24
    game = dealt(["credicor", "ecoline"], ["helion", "inventrix"])
    game.choose(0, "corporation credicor")
    game.choose(1, "corporation helion")
    assert [int(game.state.stock[seat, 0]) for seat in (0, 1)] == [48, 28]
    assert [int(count) for count in game.state.hand_count[:2]] == [8, 8]
    other = ares.new_game(players=2, seed=99)
    assert other.state.deck.tolist() != ares.new_game(players=2, seed=98).state.deck.tolist()


@rule("A016")
def test_two_corporations_are_dealt_face_down_and_one_is_kept() -> None:
    game = ares.new_game(players=3, seed=7)
    shown = [lying(game, SEEN + seat) for seat in range(3)]
    assert [len(cards) for cards in shown] == [2, 2, 2]
    assert len(lying(game, BOX)) == 6
    assert set(game.view(0)["seen"]) == {CARDS[card].key for card in shown[0]}
    assert not any(CARDS[card].key in str(game.view(1)) for card in shown[0])
    for seat in range(3):
        game.choose(seat, game.options(seat)[1])
    corporations = {card for card in range(len(CARDS)) if CARDS[card].is_corporation}
    kept = [lying(game, TABLEAU + seat) for seat in range(3)]
    assert all(len(kept[seat]) == 1 and kept[seat] < shown[seat] for seat in range(3))
    assert corporations - set().union(*kept) == lying(game, BOX)


@rule("A017")
def test_starting_cards_are_exchanged_once_while_looking_at_both_corporations() -> None:
    game = ares.new_game(players=2, seed=1, exchange=True)
    assert len(game.view(0)["seen"]) == 2
    before = lying(game, HAND)
    for _ in range(8):
        game.choose(0, game.options(0)[0])
    assert len(lying(game, HAND)) == 8
    assert not lying(game, HAND) & before
    assert before <= lying(game, DISCARD)
    assert game.state.stock[0, 0] == 0
    assert {option.split()[0] for option in options(game)} == {"corporation"}


@rule("A017")
def test_nothing_need_be_exchanged() -> None:
    game = ares.new_game(players=2, seed=1, exchange=True)
    before = lying(game, HAND)
    game.choose(0, "done")
    assert lying(game, HAND) == before


@rule("A018", "A132", "A133", "A134")
@pytest.mark.parametrize(
    ("key", "mc", "track", "amount"),
    [("helion", 28, "heat", 3), ("ecoline", 27, "plant", 1), ("interplanetary_cinematics", 46, "steel", 1)],
)
def test_a_corporation_gives_its_start(key: str, mc: int, track: str, amount: int) -> None:
    game = dealt([key, "credicor"], ["teractor", "thorgate"])
    game.choose(0, f"corporation {key}")
    assert game.view(0)["players"][0]["stock"]["mc"] == 0
    game.choose(1, "corporation teractor")
    player = game.view(0)["players"][0]
    given = {**player["production"], **player["stores"]}
    assert player["stock"]["mc"] == mc
    assert {name: value for name, value in given.items() if value} == {track: amount}


@rule("A020")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game_deals_4_marked_cards_and_4_others(players: int) -> None:
    marked = {INDEX[card.key] for card in PROJECTS if card.starred}
    assert len(marked) == 16
    assert {CARDS[card].kind for card in marked} == {n.AUTOMATED}
    game = ares.new_game(players=players, seed=3, first_game=True)
    for seat in range(players):
        hand = lying(game, HAND + seat)
        assert (len(hand), len(hand & marked)) == (8, 4)
    assert lying(game, DISCARD) <= marked
    assert len(lying(game, DISCARD)) == game.state.discard_count == 16 - 4 * players
    assert not lying(game, DECK) & marked


@rule("A021")
def test_first_game_deals_one_marked_corporation_without_choice() -> None:
    marked = {INDEX[card.key] for card in CORPORATIONS if card.starred}
    for seed in range(5):
        game = ares.new_game(players=4, seed=seed, first_game=True)
        assert game.state.rounds == 1
        assert {int(card) for card in game.state.corporation} <= marked
        assert len({int(card) for card in game.state.corporation}) == 4
