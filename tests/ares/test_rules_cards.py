"""Project cards, selling and discarding (A036 to A051)."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from tests.ares.rounds import opened, options
from tests.ares.scenes import ALL_4_MC, TWO_PLANTS, changes, played, scene, tagged
from tests.mars.statements import rule
from tharsis import ares
from tharsis.ares.cards import CARDS, CORPORATIONS, PROJECTS
from tharsis.ares.state import Phase
from tharsis.ares.tables import INDEX
from tharsis.ares.view import PRODUCTION, STORES
from tharsis.cards import names as n
from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.core.piles import DECK, DISCARD, TABLEAU, UNKNOWN
from tharsis.testing.ares import Table

BLUE, RED, GREEN = (tuple(card for card in PROJECTS if card.kind == kind) for kind in (n.ACTIVE, n.EVENT, n.AUTOMATED))
EAGER = ("phase development", "phase construction")
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


def turnover(tags: dict[str, int]) -> list[object]:
    """A round of every phase for an owner of so many tags: what is offered, and all that changes."""
    table = tagged(Table().player(0, mc=60, heat=9, plant=9, hand=["power_plant", "lava_flows", "research"]), **tags)
    table.rewards(*ALL_4_MC).deck("comet", "fish", "mine", "birds")
    table.state.tags[1] = 0
    seen: list[object] = []
    for phase, answers in (
        ("development", ["play power_plant"]),
        ("construction", ["play lava_flows"]),
        ("action", ["standard ocean", "flip 3", "convert heat", "done"]),
        ("production", []),
        ("research", ["keep comet"]),
    ):
        table.begin_alone(phase)
        for answer in answers:
            seen += [table.options(), changes(table, lambda answer=answer: table.choose(0, answer))]  # type: ignore[misc]
    return [*seen, table.player(0).stock, table.player(0).production, table.player(0).rating, table.player(0).hand]


@rule("A036")
@pytest.mark.parametrize("tag", sorted(ALL_TAGS))
def test_however_many_tags_change_nothing_without_a_card_that_refers_to_them(tag: str) -> None:
    assert turnover({tag: 7}) == turnover({})


@rule("A036")
def test_tags_do_nothing_by_themselves() -> None:
    table = scene("interstellar_colony_ship", mc=20).player(0, tableau=["research", "research_outpost", "interns"], mc=19)
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
    table = scene("lava_flows", mc=17).player(0, tableau=["optimal_aerobraking"])
    assert played(table, "lava_flows")["plant"] == 2
    assert "plant" not in played(scene("assembly_lines", mc=13).player(0, tableau=["optimal_aerobraking"]), "assembly_lines")


@rule("A040", "A043")
def test_a_red_card_works_at_once_and_never_again() -> None:
    table = Table().player(0, mc=30, hand=["deimos_down"]).begin_alone("construction")
    assert changes(table, lambda: table.choose(0, "play deimos_down"))["mc"] == -30 + 7
    table.begin_alone("action")
    assert table.state.phase == Phase.PLANNING
    table.begin_alone("production")
    assert (table.state.temperature, table.player(0).mc) == (-24, 7 + 8)
    assert [int(table.state.tags[0, n.TAGS.index(tag)]) for tag in (n.SPACE, n.EVENT)] == [1, 1]


@rule("A041")
def test_an_effect_happens_as_often_as_its_condition_is_fulfilled() -> None:
    """Research draws 2, and Olympus Conference 1 for each of its 2 science tags."""
    table = scene("research", mc=5).player(0, tableau=["olympus_conference"])
    assert played(table, "research")["hand"] == 4


@rule("A042")
def test_a_card_works_in_the_phases_it_names() -> None:
    """Lichen IV, Circuit Board Factory III, Interns V: each of them there, and in no other phase."""
    works: dict[str, tuple[int, bool, int]] = {}
    for phase in n.PHASES:
        table = Table().player(0, tableau=["lichen", "circuit_board_factory", "interns"], mc=20, hand=["sponsors", "comet"])
        deck = int(table.state.deck_count)
        table.begin_alone(phase)
        uses = any(option == "use circuit_board_factory" for option in table.options())
        while table.state.phase == n.PHASES.index(phase) + 1:
            seat = table.game.to_move[0]
            table.choose(seat, table.choices(seat)[-1])
        works[phase] = table.player(0).stock["plant"], uses, deck - int(table.state.deck_count)
    looked = 2 + 2 + 2
    assert works == {
        "development": (0, False, 0),
        "construction": (0, False, 0),
        "action": (0, True, 0),
        "production": (1, False, 0),
        "research": (0, False, looked),
    }


@rule("A043")
def test_instant_effects_happen_when_a_card_is_played() -> None:
    """Heather: 1 plant now, 1 plant in production."""
    gained = played(scene("heather", mc=14), "heather")
    assert (gained["plant"], gained["plant production"]) == (1, 1)


@rule("A045")
def test_a_corporations_tags_count_and_its_effect_lasts() -> None:
    table = Table().player(0, tableau=["thorgate", "power_grid"])
    assert table.player(0).production["mc"] == 2
    for rounds in (1, 14, 40):
        table = Table().set(rounds=rounds).player(0, tableau=["teractor"], mc=2, hand=["sponsors", "fish"])
        table.begin_alone("development").choose(0, "play sponsors")
        assert (table.player(0).mc, table.player(0).hand) == (0, ["fish"])


CUBES, FORESTS, BLUE_CARDS, ALL_CARDS, JOVIAN_TAGS, EARTH_TAGS = "cubes", "forests", "blue", "all", "jovian", "earth"
STARRED_POINTS = {
    "birds": (CUBES, 1),
    "fish": (CUBES, 1),
    "livestock": (CUBES, 1),
    "ecological_zone": (CUBES, 2),
    "herbivores": (CUBES, 2),
    "physics_complex": (CUBES, 2),
    "small_animals": (CUBES, 2),
    "tardigrades": (CUBES, 3),
    "conserved_biome": (FORESTS, 2),
    "think_tank": (BLUE_CARDS, 3),
    "interplanetary_relations": (ALL_CARDS, 4),
    "water_import_from_europa": (JOVIAN_TAGS, 1),
    "io_mining_industries": (JOVIAN_TAGS, 1),
    "immigration_shuttles": (EARTH_TAGS, 2),
}
"""Cards whose points are printed as *: what they count, and how many make 1 VP."""


@rule("A046", "A108")
@pytest.mark.parametrize("count", [0, 1, 5, 7])
@pytest.mark.parametrize("key", STARRED_POINTS)
def test_an_asterisk_stands_for_a_number_that_varies(key: str, count: int) -> None:
    counts, each = STARRED_POINTS[key]
    table = Table().player(0, tableau=[key]).cubes(key, count if counts == CUBES else 0)
    fields = {FORESTS: "forests", BLUE_CARDS: "active_cards", ALL_CARDS: "cards_played"}
    if counts in fields:
        table.player(0, **{fields[counts]: count})
    elif counts != CUBES:
        tagged(table, **{counts: count})
    assert table.game.scores()[0]["cards"] == count // each


@rule("A046")
def test_no_other_points_vary() -> None:
    assert {card.key for card in PROJECTS if not isinstance(card.vp, int)} == set(STARRED_POINTS)


@rule("A047")
def test_only_own_tags_change_production_and_at_once() -> None:
    table = Table().player(0, tableau=["power_grid"]).player(1, tableau=["power_plant", "solar_power"])
    assert table.player(0).production["mc"] == 1
    table = (
        Table()
        .player(0, tableau=["satellites"])
        .player(1, tableau=["asteroid_mining"])
        .player(0, mc=25, hand=["comet"])
        .rewards(*[TWO_PLANTS] * 9)
    )
    table.begin_alone("construction").choose(0, "play comet")
    assert table.player(0).production["mc"] == 2


def counted(game: ares.Game, seat: int, per: w.Per) -> int:
    match per.count:
        case w.Tags(tag):
            return per.amount * (int(game.state.tags[seat, n.TAGS.index(tag)]) // per.each)
        case w.Forests():
            return per.amount * (int(game.state.forests[seat]) // per.each)
    raise AssertionError(per)


COLUMNS = PRODUCTION | STORES


def summed(game: ares.Game, seat: int) -> dict[str, int]:
    """Production and stores as the cards in play add up to."""
    total = dict.fromkeys(COLUMNS, 0)
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
    """Rich players who mostly plan to play cards: every track moves, and far."""
    game, chance = opened(3, seed=seed), random.Random(seed)
    reached = Counter[str]()
    for _ in range(250):
        game.state.stock[:3, 0] = 300
        seat = chance.choice(game.to_move)
        wanted = [option for option in game.options(seat) if option.verb == "play" or option.text in EAGER]
        others = [option for option in game.options(seat) if option.verb != "sale"]
        game.choose(seat, chance.choice(wanted or others))
        for seat in range(3):
            have = {name: int(game.state.production[seat, column]) for name, column in COLUMNS.items()}
            assert have == summed(game, seat)
            reached |= Counter(have)
    assert all(reached[name] > 0 for name in COLUMNS)
    assert sum(reached.values()) > 30


# --- selling and discarding ------------------------------------------------------------------------------------------


@rule("A049")
@pytest.mark.parametrize("phase", ["development", "construction", "action"])
def test_cards_are_sold_for_3_in_every_phase_with_choices(phase: str) -> None:
    table = Table().player(0, mc=40, hand=["lichen", "lava_flows", "fish", "comet", "birds"]).begin_alone(phase)
    for sold, card in enumerate(("fish", "comet", "birds")):
        table.choose(0, "sale", f"sell {card}")
        assert table.player(0).mc == 43 + 3 * sold
    assert table.player(0).hand == ["lava_flows", "lichen"]
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
    """Sold or thrown away: the others never learn which card, and the pile tells nobody, not even its owner."""
    table = Table().player(0, tableau=["farming_co_ops"], mc=60, hand=["lichen", "fish", "comet"]).begin_alone("action")
    before = int(table.state.discard_count)
    for ways in (("sale", "sell fish"), ("use farming_co_ops", "discard comet")):
        table.choose(0, *ways)
        for seat in (-1, 1):
            assert not {"fish", "comet"} & set(re.findall(r"\w+", str(table.game.view(seat))))
    table.choose(0, "standard temperature")
    assert table.game.view(1)["discard"] == before + 2
    for seat in (-1, 0, 1):
        seen = table.game.observe(seat)
        assert not (seen.zone == DISCARD).any()
        assert {int(seen.zone[INDEX[key]]) for key in ("fish", "comet")} == {UNKNOWN}


@rule("A051")
def test_drawing_goes_on_with_the_shuffled_discards() -> None:
    """One card is left in the deck; two are drawn."""
    table = Table().player(0, tableau=["ai_central"])
    deck = [int(card) for card in table.state.deck[: int(table.state.deck_count)]]
    for card in deck[1:]:
        table.state.zone[card] = 1
    table.state.discard_count += len(deck) - 1
    table.state.deck_count = 1
    last, pile = CARDS[deck[0]].key, set(table.discarded())
    table.begin_alone("action").choose(0, "use ai_central")
    drawn = set(table.player(0).hand)
    assert last in drawn
    assert drawn - {last} < pile
    assert (table.state.discard_count, table.state.deck_count) == (0, len(pile) - 1)
    assert all(table.state.zone[card] == DECK for card in table.state.deck[: int(table.state.deck_count)])


@rule("A003", "A045")
def test_every_corporation_has_an_effect() -> None:
    assert all(card.effects or card.action for card in CORPORATIONS)
