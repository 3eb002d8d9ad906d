"""Questions about a position: prices, funds, standings, income, and what is asked, in words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tharsis
from tharsis import ares, mars
from tharsis.ares.rules import asks as ares_asks
from tharsis.core.describe import Facts, column_of
from tharsis.core.errors import UnknownOption
from tharsis.core.frames import E
from tharsis.core.game import BaseGame
from tharsis.core.prices import Price
from tharsis.games import game_module
from tharsis.mars.rules import asks as mars_asks
from tharsis.testing import Table
from tharsis.web.bits import Reader
from tharsis.web.mars.asks import pick_price, price_bits, project_box
from tharsis.web.mars.cards import drawn as card_box
from tharsis.web.mars.cards import with_price
from tharsis.web.scene import Scene
from tharsis.web.texts import texts

EN = texts("en")
ROOMS = {"mars": mars_asks, "ares": ares_asks}


def scene_of(game: BaseGame, seat: int = 0) -> Scene:
    options = tuple(map(str, game.options(seat)))
    return Scene(game, game.observe(seat), game.view(seat), seat, Reader(seat, EN, ("Ann", "Bob")), options, None)


# --- prices and funds --------------------------------------------------------------------------------------------------


def test_heat_counts_for_helion_in_what_is_missing() -> None:
    table = Table(mars, players=2)
    table.player(0, corporation="helion", mc=5, heat=5, hand=["birds"]).turn(0)
    assert table.game.price(0, "standard power_plant") == Price("mc", 11, 10, 10)
    box = project_box(scene_of(table.game), "power_plant")
    assert (box.option, box.note) == ("", EN("reason-price", short=1))


def test_heat_counts_for_helion_in_the_money_for_cards() -> None:
    table = Table(mars, players=2)
    table.player(0, corporation="helion", mc=5, heat=5)
    table.deck(["birds", "fish"])
    table.player(0, tableau=["inventors_guild"])
    table.turn(0).choose(0, "use inventors_guild")
    assert table.game.price(0, "keep birds") == Price("mc", 3, 10, 10)
    assert pick_price(scene_of(table.game))[0] == -1, "one card is taken or not: nothing is added up"


def test_the_price_of_a_card_counts_discounts_and_its_funds_count_metals() -> None:
    table = Table(mars, players=2)
    table.player(0, mc=4, titanium=2, hand=["asteroid"], tableau=["shuttles"]).turn(0)
    assert table.game.price(0, "play asteroid") == Price("mc", 12, 10, 10)
    box = with_price(card_box("asteroid", "en"), table.game, 0, EN)
    assert (box.price, box.cheaper) == (12, ("−2: Shuttles",))


def test_conversions_projects_and_goals_have_prices() -> None:
    table = Table(mars, players=2)
    table.player(0, corporation="ecoline", mc=30, plant=3, heat=9).turn(0)
    assert table.game.price(0, "convert plants") == Price("plant", 7, 3, 3)
    assert table.game.price(0, "convert heat") == Price("heat", 8, 9, 9)
    assert table.game.price(0, "claim mayor") == Price("mc", 8, 30, 30)
    assert table.game.price(0, "fund banker") == Price("mc", 8, 30, 30)
    assert table.game.price(0, "standard sell_patents") is None
    table.choose(0, "fund banker")
    assert table.game.price(1, "fund miner") == Price("mc", 14, 0, 0)


def test_a_standard_project_is_cheaper_by_its_discount_on_the_page_too() -> None:
    table = Table(mars, players=2)
    table.player(0, corporation="thorgate", mc=30, hand=["birds"]).turn(0)
    assert table.game.price(0, "standard power_plant") == Price("mc", 8, 30, 30)
    assert [bit.text for bit in price_bits(scene_of(table.game), "standard power_plant")] == ["8"]


def test_trades_are_priced_in_their_resource_less_discounts() -> None:
    table = Table(mars, players=2, colonies=True)
    table.player(0, mc=20, energy=4, titanium=1, tableau=["rim_freighters"]).turn(0)
    colony = table.game.view(0)["colonies"][0]["colony"]
    assert table.game.price(0, f"trade {colony} mc") == Price("mc", 8, 20, 20)
    assert table.game.price(0, f"trade {colony} energy") == Price("energy", 2, 4, 4)
    assert table.game.price(0, f"trade {colony} titanium") == Price("titanium", 2, 1, 1)
    assert table.game.price(0, f"trade {colony} free") is None


def test_cards_kept_so_far_are_taken_off_the_money() -> None:
    game = mars.new_game(2, seed=3)
    game.choose(0, next(option for option in game.options(0) if option.verb == "corporation"))
    keeps = [str(option) for option in game.options(0) if option.verb == "keep"]
    before = game.price(0, keeps[0])
    game.choose(0, keeps[0])
    after = game.price(0, keeps[1])
    assert before and after and before.amount == after.amount == 3 and before.funds - after.funds == 3
    assert pick_price(scene_of(game)) == (3, after.funds)


@pytest.mark.parametrize(("heat_as_mc", "missing"), [(0, 8), (1, 3)])
def test_what_is_short_is_what_selling_must_bring(heat_as_mc: int, missing: int) -> None:
    """A forest for 20 M€ with 12 at hand; 5 heat help those who may pay with it."""
    table = Table(ares, players=2)
    table.player(0, mc=12, heat=5, heat_as_mc=heat_as_mc, hand=["lichen", "sponsors", "heather", "satellites"])
    table.begin("action").choose(0, "standard forest")
    price = table.game.price(0, "sell lichen")
    assert table.game.question(0).kind == "short" and price.short == missing


def test_cards_in_hand_count_in_the_funds_of_ares() -> None:
    table = Table(ares, players=2)
    table.player(0, mc=10, hand=["lichen", "sponsors"]).begin("action")
    assert table.game.price(0, "standard ocean") == Price("mc", 15, 16, 10)
    assert table.game.price(0, "convert heat") == Price("heat", 8, 0, 0)


def test_money_counts_heat_for_those_who_may_pay_with_it() -> None:
    table = Table(mars, players=2)
    table.player(0, corporation="helion", mc=5, heat=5).player(1, mc=5, heat=5)
    assert (table.game.money(0), table.game.money(1)) == (10, 5)


def test_points_of_a_card_are_those_of_the_score() -> None:
    table = Table(mars, players=2)
    table.player(0, tableau=["birds", "tardigrades"], cubes={"birds": 3, "tardigrades": 9})
    assert (table.game.points_of(0, "birds"), table.game.points_of(0, "tardigrades"), table.vp(0)) == (3, 2, 5)
    with pytest.raises(UnknownOption, match="no card of mars"):
        table.game.points_of(0, "bird")


# --- standings and income ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heats", "points"), [([5, 3, 1], (5, 2, 0)), ([5, 5, 4], (5, 5, 0)), ([5, 4], (5, 0)), ([5, 3, 3], (5, 2, 2))]
)
def test_awards_are_forecast_with_ties_and_without_a_second_place_for_two(heats: list[int], points: tuple[int, ...]) -> None:
    table = Table(mars, players=len(heats))
    for seat, heat in enumerate(heats):
        table.player(seat, heat=heat)
    thermalist = next(goal for goal in table.game.goals() if goal.key == "thermalist")
    assert (thermalist.values, thermalist.points, thermalist.owner) == (tuple(heats), points, None)


def test_a_milestone_tells_what_it_needs_and_who_has_it() -> None:
    table = Table(mars, players=2)
    table.player(0, mc=8, rating=35, hand=["birds"]).choose(0, "claim terraformer")
    goal = next(goal for goal in table.game.goals() if goal.key == "terraformer")
    assert (goal.kind, goal.owner, goal.need, goal.values, goal.points) == ("milestone", 0, 35, (35, 20), (5, 0))


def test_income_is_what_the_production_phase_then_brings() -> None:
    table = Table(mars, players=1)
    table.player(0, mc=1, energy=3, rating=20, mc_production=-2, heat_production=4, energy_production=1).turn(0)
    stock, income = table.player(0).stock, table.game.income(0)
    assert income == {"mc": 18, "energy": -2, "heat": 7}
    table.choose(0, "pass")
    assert table.player(0).stock == {name: amount + income.get(name, 0) for name, amount in stock.items()}


def test_income_of_ares_counts_the_bonus_of_the_phase() -> None:
    table = Table(ares, players=2)
    table.player(0, mc=20, rating=7, hand=["lichen"]).begin("action", {0: "production"})
    assert table.game.income(0) == {"mc": 11}


# --- what is asked, and what happened, in words --------------------------------------------------------------------------


def test_a_question_names_its_facts() -> None:
    table = Table(mars, players=2)
    table.player(0, mc=30, steel=3, hand=["mine", "birds"]).turn(0).choose(0, "play mine")
    asked = table.game.question(0)
    assert asked and asked.as_json() == {"kind": "pay", "card": "mine", "price": 4, "paying": "steel", "then": "play"}
    assert table.game.view(0)["ask"] == asked.as_json()
    assert table.game.view(1)["ask"] != asked.as_json()


def test_an_event_names_its_facts() -> None:
    table = Table(mars, players=2)
    table.player(0, mc=14, hand=["asteroid", "birds"]).player(1, plant=3).play(0, "asteroid", ["remove 1 3"])
    assert {"kind": "lost", "seat": 1, "cause": "asteroid", "resource": "plant", "amount": 3} in table.events


def test_a_drawn_card_is_named_to_its_own_seat_alone() -> None:
    table = Table(mars, players=2)
    table.deck(["birds", "fish"]).player(0, mc=20, hand=["invention_contest", "mine"]).turn(0)
    table.choose(0, "play invention_contest").choose(0, "keep birds")
    assert [event["card"] for event in table.game.events(0) if event.kind == "drew"] == ["birds"]
    assert [event["card"] for event in table.game.events(1) if event.kind == "drew"] == [None]


@pytest.mark.parametrize("room", ROOMS)
def test_every_kind_of_frame_and_event_is_declared(room: str) -> None:
    asks = ROOMS[room]
    known = game_module(room).Game.rules.describe
    assert set(asks.FRAMES) == set(known.asks) and set(asks.EVENTS) == set(known.happenings)


def calls(room: str, function: str, kind_at: int) -> list[tuple[str, str, list[ast.expr]]]:
    """Each call in the rules that names a kind: where it stands, the kind, and the arguments after it."""
    found = []
    for path in sorted((Path(tharsis.__file__).parent / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                kind = node.args[kind_at]
                if isinstance(kind, ast.Attribute):
                    found.append((f"{path.name}:{node.lineno}", kind.attr, node.args[kind_at + 1 :]))
    return found


def check_declared(where: str, facts: Facts, numbers: list[ast.expr]) -> None:
    for at, number in enumerate(numbers):
        is_zero = isinstance(number, ast.Constant) and number.value == 0
        assert is_zero or at < len(facts), f"{where} fills column {at} of a row that declares {facts}"


@pytest.mark.parametrize("room", ROOMS)
def test_rules_fill_only_declared_columns(room: str) -> None:
    asks, known = ROOMS[room], game_module(room).Game.rules.describe
    asked, happened = ({name.upper(): kind for kind, name in names.items()} for names in (known.asks, known.happenings))
    frames, events = calls(room, "push", 3), calls(room, "emit", 1)
    assert len(frames) > 20 and len(events) > 15
    for where, kind, after in frames:
        facts = asks.FRAMES[asked[kind]]
        assert len(facts) <= E - 1
        check_declared(where, facts, after[1:])
    for where, kind, after in events:
        check_declared(where, asks.EVENTS[happened[kind]], after[1:3])


def test_a_fact_of_a_question_has_a_place_and_an_unknown_one_is_told_which_there_are() -> None:
    """Facts for the rules alone, too."""
    frames, asks = mars_asks.FRAMES, mars_asks.Ask
    first = column_of(frames, asks.PAY, "price")
    assert (column_of(frames, asks.PAY, "paying"), column_of(frames, asks.CHOOSE, "first")) == (first + 1, first)
    with pytest.raises(ValueError, match="holds no 'cost'; there are price, paying, then, what, end"):
        column_of(frames, asks.PAY, "cost")


def test_games_share_the_events_that_have_happened_in_both() -> None:
    first, second = (Table(mars, players=2) for _ in range(2))
    for table in (first, second):
        table.player(0, mc=11).turn(0).choose(0, "standard power_plant")
    happened = zip(first.game.happened(), second.game.happened(), strict=True)
    assert first.game.happened() and all(one is other for one, other in happened)
