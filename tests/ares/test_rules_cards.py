"""Project cards, selling and discarding (A036 to A051)."""

from __future__ import annotations

import random

import pytest

from tests.ares.rounds import opened, options
from tests.ares.scenes import changes, played, scene
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.ares.state import Phase
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.core.piles import DECK, TABLEAU
from tharsis.testing.ares import PRODUCTION, Table

BLUE, RED, GREEN = (tuple(card for card in PROJECTS if card.kind == kind) for kind in (n.ACTIVE, n.EVENT, n.AUTOMATED))
ALL_TAGS = {"building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event"}


def produces(card: Card) -> bool:
    lasting = any(isinstance(word, w.Produces) for word in card.effects)
    return lasting or any(isinstance(word, w.GainProduction | w.GainStore) for word in card.on_play)


# --- what is printed -------------------------------------------------------------------------------------------------


@rule("A036", "A037")
def test_up_to_three_tags_of_ten_kinds() -> None:
    assert max(len(card.tags) for card in PROJECTS) == 3
    assert {tag for card in CARDS for tag in card.tags} == ALL_TAGS
    assert all((n.EVENT in card.tags) == (card.kind == n.EVENT) for card in PROJECTS)


@rule("A036")
def test_tags_do_nothing_by_themselves() -> None:
    table = scene("interstellar_colony_ship", mc=20).lay(0, "research", "research_outpost", "interns").have(0, mc=19)
    assert played(table, "interstellar_colony_ship") == {"mc": -19, "space tag": 1, "earth tag": 1, "event tag": 1, "vp": 4}


@rule("A038", "A039", "A044")
def test_what_each_colour_has() -> None:
    assert all(card.action or card.effects for card in BLUE)
    assert not any(card.action for card in GREEN + RED)
    assert not any(card.effects for card in RED)
    assert all(isinstance(word, w.Produces) for card in GREEN for word in card.effects)
    assert all(produces(card) for card in GREEN)
    assert not any(produces(card) for card in BLUE + RED)


@rule("A038")
def test_an_effect_of_a_blue_card_fires_on_its_condition() -> None:
    """Optimal Aerobraking: 2 heat and 2 plants for an event, nothing for another card."""
    table = scene("lava_flows", mc=17).lay(0, "optimal_aerobraking")
    assert played(table, "lava_flows")["plant"] == 2
    assert "plant" not in played(scene("assembly_lines", mc=13).lay(0, "optimal_aerobraking"), "assembly_lines")


@rule("A040", "A043")
def test_a_red_card_works_at_once_and_never_again() -> None:
    table = Table().have(0, mc=30).hand(0, "deimos_down").begin_alone("construction")
    assert changes(table, lambda: table.do(0, "play deimos_down"))["mc"] == -30 + 7
    table.begin_alone("action")
    assert table.state.phase == Phase.PLANNING
    table.begin_alone("production")
    assert (table.state.temperature, table.mc()) == (-24, 7 + 8)
    assert [int(table.state.tags[0, n.TAGS.index(tag)]) for tag in (n.SPACE, n.EVENT)] == [1, 1]


@rule("A041")
def test_an_effect_happens_as_often_as_its_condition_is_fulfilled() -> None:
    """Research draws 2, and Olympus Conference 1 for each of its 2 science tags."""
    table = scene("research", mc=5).lay(0, "olympus_conference")
    assert played(table, "research")["hand"] == 4


@rule("A042")
def test_a_card_works_in_the_phases_it_names() -> None:
    """Lichen IV, Circuit Board Factory III, Interns V."""
    table = Table().lay(0, "lichen", "circuit_board_factory", "interns").have(0, mc=20).hand(0, "sponsors")
    table.begin_alone("development")
    assert table.options() == ["done", "play sponsors", "sale"]
    table.begin_alone("action")
    assert "use circuit_board_factory" in table.options()
    table.do(0, "done")
    assert table.stock() == {"mc": 20, "heat": 0, "plant": 0}
    table.begin_alone("production")
    assert table.stock()["plant"] == 1
    table.begin_alone("research")
    assert len(table.options()) == 4
    assert len(table.options(1)) == 2


@rule("A043")
def test_instant_effects_happen_when_a_card_is_played() -> None:
    """Heather: 1 plant now, 1 plant in production."""
    gained = played(scene("heather", mc=14), "heather")
    assert (gained["plant"], gained["plant production"]) == (1, 1)


@rule("A045")
def test_a_corporations_tags_count_and_its_effect_lasts() -> None:
    table = Table().lay(0, "thorgate", "power_grid")
    assert table.production()["mc"] == 2
    for rounds in (1, 14, 40):
        table = Table().set(rounds=rounds).lay(0, "teractor").have(0, mc=2).hand(0, "sponsors", "fish")
        table.begin_alone("development").do(0, "play sponsors")
        assert (table.mc(), table.in_hand()) == (0, ["fish"])


@rule("A046", "A108")
def test_variable_points() -> None:
    """Fish 1 VP for an animal, Physics Complex 1 for 2 science, Think Tank 1 for 3 blue cards: all written as *."""
    table = Table().lay(0, "fish", "physics_complex", "think_tank").cubes("fish", 3).cubes("physics_complex", 5)
    assert table.game.scores()[0]["cards"] == 3 + 2 + 1
    assert {card.key for card in PROJECTS if not isinstance(card.vp, int)} >= {"fish", "physics_complex", "think_tank"}


@rule("A047")
def test_only_own_tags_change_production_and_at_once() -> None:
    table = Table().lay(0, "power_grid").lay(1, "power_plant", "solar_power").have(0, mc=3).hand(0, "power_plant")
    assert table.production()["mc"] == 1
    table = Table().lay(0, "satellites").lay(1, "asteroid_mining").have(0, mc=25).hand(0, "comet").rewards(*[0] * 9)
    table.begin_alone("construction").do(0, "play comet")
    assert table.production()["mc"] == 2


def counted(game: ares.Game, seat: int, per: w.Per) -> int:
    match per.count:
        case w.Tags(tag):
            return per.amount * (int(game.state.tags[seat, n.TAGS.index(tag)]) // per.each)
        case w.Forests():
            return per.amount * (int(game.state.forests[seat]) // per.each)
    raise AssertionError(per)


def summed(game: ares.Game, seat: int) -> dict[str, int]:
    """Production and stores as the cards in play add up to."""
    total = dict.fromkeys(PRODUCTION, 0)
    for card in (card for index, card in enumerate(CARDS) if game.state.zone[index] == TABLEAU + seat):
        for word in card.on_play:
            if isinstance(word, w.GainProduction | w.GainStore):
                assert isinstance(word.amount, int)
                total[word.resource] += word.amount
        for effect in card.effects:
            if isinstance(effect, w.Produces):
                total[effect.resource] += counted(game, seat, effect.amount)
    return total


@rule("A048", "A095")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_production_always_equals_what_the_cards_in_play_add_up_to(seed: int) -> None:
    game, chance, seen = opened(3, seed=seed), random.Random(seed), 0
    game.state.stock[:3, 0] = 300
    for _ in range(150):
        seat = chance.choice(game.to_move)
        plays = [option for option in game.options(seat) if option.verb == "play"]
        game.choose(seat, chance.choice(plays or game.options(seat)))
        for seat in range(3):
            have = {name: int(game.state.production[seat, column]) for name, column in PRODUCTION.items()}
            assert have == summed(game, seat)
            seen = max(seen, sum(have.values()))
    assert seen > 5


# --- selling and discarding ------------------------------------------------------------------------------------------


@rule("A049")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_cards_are_sold_for_3_in_every_phase_with_choices(phase: str) -> None:
    table = Table().have(0, mc=40).hand(0, "lichen", "lava_flows", "fish", "comet", "birds").begin_alone(phase)
    for sold, card in enumerate(("fish", "comet", "birds")):
        table.do(0, "sale", f"sell {card}")
        assert table.mc() == 43 + 3 * sold
    assert table.in_hand() == ["lava_flows", "lichen"]
    assert {"fish", "comet", "birds"} <= set(table.discarded())


@rule("A049")
def test_cards_are_sold_while_planning() -> None:
    game = opened()
    before, card = int(game.state.stock[0, 0]), game.view(0)["hand"][3]
    game.choose(0, "sale")
    game.choose(0, f"sell {card}")
    assert (game.state.stock[0, 0], game.state.hand_count[0]) == (before + 3, 7)
    assert "sale" in options(game)


@rule("A050")
def test_discards_lie_face_down() -> None:
    table = Table().have(0, mc=40).hand(0, "lichen", "fish").begin_alone("development").do(0, "sale", "sell fish")
    before = int(table.state.discard_count)
    for seat in (-1, 1):
        assert table.game.view(seat)["discard"] == before
        assert "fish" not in str(table.game.view(seat))


@rule("A051")
def test_drawing_goes_on_with_the_shuffled_discards() -> None:
    """One card is left in the deck; two are drawn."""
    table = Table().lay(0, "ai_central")
    deck = [int(card) for card in table.state.deck[: int(table.state.deck_count)]]
    for card in deck[1:]:
        table.state.zone[card] = 1
    table.state.discard_count += len(deck) - 1
    table.state.deck_count = 1
    last, pile = CARDS[deck[0]].key, set(table.discarded())
    table.begin_alone("action").do(0, "use ai_central")
    drawn = set(table.in_hand())
    assert last in drawn
    assert drawn - {last} < pile
    assert (table.state.discard_count, table.state.deck_count) == (0, len(pile) - 1)
    assert all(table.state.zone[card] == DECK for card in table.state.deck[: int(table.state.deck_count)])


@rule("A003", "A045")
def test_every_corporation_has_an_effect() -> None:
    assert all(card.effects or card.action for card in CORPORATIONS)
