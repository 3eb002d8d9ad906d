"""The log: cards that were sold are one line, and nobody is told which they were; who pays is the one who buys."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.kit import Person, lone, open_game
from tests.web.test_points import live_of
from tharsis.core.game import Event
from tharsis.story import log_of
from tharsis.text.bundle import LANGUAGES
from tharsis.web import news
from tharsis.web.ares.happenings import STYLE
from tharsis.web.bits import Reader
from tharsis.web.live import Entry
from tharsis.web.mars.news import STYLE as MARS
from tharsis.web.records import Line
from tharsis.web.scene import reader_of
from tharsis.web.tables import style_of, table
from tharsis.web.texts import texts

EN = texts("en")
ME, OTHER, SPECTATOR = 0, 1, -1
BROUGHT = "3\u00a0cards for 9\u00a0M€"
THREE_SOLD = f"Bob sells {BROUGHT}"


def did(kind: str, seat: int, **facts: str | int) -> Event:
    return Event(kind, seat, None, facts)


def sold(seat: int, card: str = "birds") -> Event:
    return did("sold", seat, card=card, price=3)


def log(*moves: tuple[int, Event], reader: int = ME) -> list[Line]:
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(moves)]
    return news.lines(entries, STYLE, Reader(reader, EN, ("Ann", "Bob")))


def said(lines: list[Line]) -> list[str]:
    return [news.told(line) for line in lines]


def test_cards_sold_in_a_row_are_one_line_with_what_they_brought() -> None:
    sales = [(OTHER, sold(OTHER)), (OTHER, sold(OTHER, "fish")), (OTHER, sold(OTHER))]
    for reader in (ME, OTHER, SPECTATOR):
        (line,) = log(*sales, reader=reader)
        assert news.told(line) == (f"You sell {BROUGHT}" if reader == OTHER else THREE_SOLD)
        assert line.number == 2, "it is as new as the last sale"


def test_sales_of_two_seats_are_two_lines() -> None:
    assert [line.seat for line in log((ME, sold(ME)), (OTHER, sold(OTHER)), (OTHER, sold(OTHER)))] == [1, 2]


def test_sales_of_two_phases_are_two_lines() -> None:
    phase = did("phase", SPECTATOR, phase="action")
    assert len(log((OTHER, sold(OTHER)), (ME, phase), (OTHER, sold(OTHER)), reader=SPECTATOR)) == 2


def test_something_else_between_sales_parts_them() -> None:
    used = did("used", OTHER, card="birds")
    assert len(log((OTHER, sold(OTHER)), (OTHER, used), (OTHER, sold(OTHER)))) == 3


def test_the_digest_tells_only_of_sales_after_the_readers_move() -> None:
    """Choosing in secret leaves no line, yet it is a move."""
    planned = did("planned", ME)
    moves = [(OTHER, sold(OTHER)), (ME, planned), (OTHER, sold(OTHER)), (OTHER, sold(OTHER)), (OTHER, sold(OTHER))]
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(moves)]
    assert said(news.digest(entries, log(*moves), ME)) == [THREE_SOLD]
    assert len(log(*moves, reader=SPECTATOR)) == 1


@pytest.mark.parametrize("is_opened", [True, False])
def test_three_ticked_cards_are_one_sale_on_the_table(is_opened: bool) -> None:
    """Whether the sale was opened before, as the page does it, or with the cards."""
    http, rng = lone(), random.Random(1)
    opened = open_game(http, game="ares")
    live = live_of(http, opened["id"])
    while not any(str(option) == "sale" for option in live.game.options(ME)) or len(live.game.view(ME)["hand"]) < 4:
        seat = live.game.to_move[-1]
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
    http.get(f"/seat/{opened['seats'][ME]['token']}")
    page = http.get(f"/table/{opened['id']}").text
    cards = live.game.view(ME)["hand"][:3]
    page = Person(http).send(opened["id"], page, option="sale").text if is_opened else page
    Person(http).send(opened["id"], page, pick=[f"sell {card}" for card in cards], picking="1")
    told = [line for line in http.get(f"/table/{opened['id']}/log.txt").text.splitlines() if "You sell" in line]
    assert told == [f"You sell {BROUGHT}"]


def test_a_payment_belongs_to_the_purchase_of_the_one_who_pays() -> None:
    """Two buy at the same time; one of them may pay with heat, and answers after the other has bought."""
    rows = [
        (OTHER, did("bought", OTHER, cards=2, price=6)),
        (ME, did("bought", ME, cards=1, price=3)),
        (ME, did("paid", ME, resource="mc", amount=3)),
        (OTHER, did("paid", OTHER, resource="heat", amount=4)),
        (OTHER, did("paid", OTHER, resource="mc", amount=2)),
        (OTHER, caused("mine", "paid", OTHER, resource="steel", amount=2)),
        (OTHER, caused("mine", "played", OTHER, card="mine")),
    ]
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(rows)]
    told = plain(news.lines(entries, MARS, Reader(ME, EN, ("Ann", "Bob"))))
    assert told[:2] == ["Bob buys 2 cards for 4 heat and 2 M€", "You buy 1 card for 3 M€"] and told[2].endswith(" for 2 steel")


# --- sentences about Mars ----------------------------------------------------------------------------------------------


def on_mars(*moves: tuple[int, tuple[Event, ...]], reader: int = ME) -> list[Line]:
    entries = [Entry(number, seat, "", 0.0, rows) for number, (seat, rows) in enumerate(moves)]
    return news.lines(entries, MARS, Reader(reader, EN, ("Ann", "Bob", "Eva")))


def plain(lines: list[Line]) -> list[str]:
    return [text.replace("\u00a0", " ") for text in said(lines)]


def caused(by: str, kind: str, seat: int, **facts: str | int) -> Event:
    return Event(kind, seat, by, facts)


def asteroid(seat: int, victim: int) -> tuple[Event, ...]:
    return (
        caused("asteroid", "paid", seat, resource="mc", amount=14), caused("asteroid", "played", seat, card="asteroid"),
        caused("asteroid", "gained", seat, resource="titanium", amount=2),
        caused("asteroid", "lost", victim, resource="plant", amount=3),
    )  # fmt: skip


def test_a_card_and_a_standard_project_of_one_name_are_told_apart() -> None:
    project = (did("paid", 1, resource="mc", amount=14), did("project", 1, project="asteroid"))
    assert plain(on_mars((1, asteroid(1, 2)), (1, project))) == [
        "Bob plays Asteroid for 14 M€: +2 titanium; −3 plants (Eva)", "Bob uses the standard project Asteroid for 14 M€"
    ]  # fmt: skip


def test_what_another_card_does_because_of_it_is_told_with_its_name_and_space() -> None:
    gained = caused("rover_construction", "gained", ME, resource="mc", amount=2)
    (line,) = on_mars((1, (did("project", 1, project="city"), did("tile", 1, tile="city", space=34), gained)))
    assert plain([line]) == ["Bob uses the standard project City: city (E8); +2 M€ (you, Rover Construction)"]
    assert line.spaces == (34,), "so that the page can light it"


def test_a_marked_space_is_named() -> None:
    (line,) = on_mars((1, (did("claimed_space", 1, space=34),)))
    assert (news.told(line), line.spaces) == ("Bob claims the space E8", (34,))


def test_production_is_told_once_a_generation_the_reader_first() -> None:
    income = (did("gained", seat, resource="mc", amount=20) for seat in (2, 0, 1))
    (line,) = on_mars((1, (did("phase", 0, phase="production"), *income)))
    assert plain([line]) == ["Production phase. You: +20 M€; Bob: +20 M€; Eva: +20 M€"]


def test_production_tells_what_comes_in_not_the_energy_that_became_heat() -> None:
    turned = (did("lost", 1, resource="energy", amount=2), did("gained", 1, resource="heat", amount=2))
    (line,) = on_mars((1, (did("phase", 0, phase="production"), *turned, did("gained", 1, resource="heat", amount=3))))
    assert plain([line]) == ["Production phase. Bob: +5 heat"]


def test_two_oceans_are_counted() -> None:
    placed = (did("tile", 1, tile="ocean", space=34), did("tile", 1, tile="ocean", space=35))
    (line,) = on_mars((1, (did("played", 1, card="ice_asteroid"), *placed)))
    assert plain([line]) == ["Bob plays Ice Asteroid: 2 oceans (E8; E9)"]


def test_fleets_that_come_home_belong_to_the_solar_phase() -> None:
    home = (did("fleet", 0, fleets=1, colony="luna"), did("fleet", 1, fleets=2, colony="ceres"))
    assert plain(on_mars((1, (did("phase", 0, phase="production"), *home)))) == [
        "Solar phase: trade fleets come home and colony markers move up"
    ]


def test_an_attack_comes_first_and_names_the_culprit_however_much_follows() -> None:
    passed = [(seat, (did("passed", seat),)) for seat in (1, 2) * 5]
    moves = [(ME, (did("passed", ME),)), passed[0], (2, asteroid(2, ME)), *passed]
    entries = [Entry(number, seat, "", 0.0, rows) for number, (seat, rows) in enumerate(moves)]
    told = news.digest(entries, on_mars(*moves), ME)
    assert len(told) == len(moves) - 1 and plain(told)[0].startswith("Eva plays Asteroid")
    assert news.alert(told).replace("\u00a0", " ") == "Eva (Asteroid): you lose 3 plants"


def test_the_page_goes_back_to_the_readers_last_move() -> None:
    entries = [Entry(0, ME, "", 0.0, ()), *(Entry(number, 1, "", 0.0, ()) for number in range(1, 300))]
    assert len(news.recent(entries, ME)) == len(entries)
    assert len(news.recent(entries, SPECTATOR)) == news.SHOWN_ENTRIES


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reader", [ME, OTHER])
def test_every_language_tells_a_whole_move(code: str, reader: int) -> None:
    entries = [Entry(0, 1, "", 0.0, asteroid(1, ME))]
    (line,) = news.lines(entries, MARS, Reader(reader, texts(code), ("Ann", "Bob")))
    told = news.told(line)
    assert texts(code).name("card", "asteroid") in told and "14\u00a0M€" in told
    assert ("Bob" in told) == (reader == ME)


# --- prices, places and phases -----------------------------------------------------------------------------------------


def test_what_is_spent_belongs_to_the_sentence() -> None:
    heat = (did("converted", 1, converted="heat"), did("lost", 1, resource="heat", amount=8), did("rating", 1, amount=1))
    used = (caused("caretaker_contract", "used", 1, card="caretaker_contract"),
            caused("caretaker_contract", "lost", 1, resource="heat", amount=8))  # fmt: skip
    assert plain(on_mars((1, heat), (1, used))) == [
        "Bob converts 8 heat: TR +1", "Bob uses the action of Caretaker Contract for 8 heat"
    ]  # fmt: skip


def test_a_colony_is_told_with_what_built_it() -> None:
    project = (did("paid", 1, resource="mc", amount=17), did("project", 1, project="build_colony"))
    built = (did("colony", 1, colony="luna", slot=0), caused("luna", "production", 1, resource="mc", amount=2))
    assert plain(on_mars((1, project), (1, built))) == [
        "Bob uses the standard project Build Colony for 17 M€: colony on Luna, M€ production +2"
    ]


def test_a_corporation_without_an_action_takes_its_first_action() -> None:
    (line,) = on_mars((1, (caused("tharsis_republic", "used", 1, card="tharsis_republic"),)))
    assert news.told(line) == "Bob takes the first action of Tharsis Republic"


def test_spaces_are_told_by_name_or_by_coordinates() -> None:
    noctis, beside, far = 29, 30, 61
    tiles = tuple(did("tile", 1, tile="city", space=space) for space in (noctis, beside, far))
    (line,) = on_mars((1, (did("project", 1, project="city"), *tiles)))
    assert news.told(line).endswith("city (Noctis City; E4, next to Noctis City; I5)")


def test_each_map_names_its_own_spaces() -> None:
    row = did("tile", 1, tile="city", space=61)
    entries = [Entry(0, 1, "", 0.0, (did("project", 1, project="city"), row))]
    said_on = {place: news.told(news.lines(entries, MARS, Reader(ME, EN, ("Ann", "Bob"), place))[0]) for place in (0, 1)}
    assert said_on[0].endswith("city (I5)") and said_on[1].endswith("city (I5, next to South Pole)") != said_on[0]


def test_a_payment_raised_by_selling_belongs_to_the_action() -> None:
    use = caused("aquifer_pumping", "used", OTHER, card="aquifer_pumping")
    paid, flipped = caused("aquifer_pumping", "paid", OTHER, resource="mc", amount=10), did("ocean", OTHER, token=4)
    entries = [Entry(0, OTHER, "", 0.0, (use,)), Entry(1, OTHER, "", 0.0, (sold(OTHER), paid)),
               Entry(2, OTHER, "", 0.0, (flipped, caused("fish", "cubes", OTHER, card="fish", amount=1)))]  # fmt: skip
    assert plain(news.lines(entries, STYLE, Reader(ME, EN, ("Ann", "Bob")))) == [
        "Bob uses the action of Aquifer Pumping for 10 M€: ocean; +1 animal (Fish)", "Bob sells 1 card for 3 M€"
    ]  # fmt: skip


def test_research_is_one_line_for_all() -> None:
    drew = [(seat, did("drew", seat, card="birds")) for seat in (OTHER, ME)]
    told = log((ME, did("phase", ME, phase="research")), *drew)
    assert [text.replace("\u00a0", " ") for text in said(told)] == ["Research phase. You: +1 card; Bob: +1 card"]


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_log_that_is_written_on_tells_what_a_new_one_would(game: str) -> None:
    """Move by move, with moves taken back, until it is begun anew: what is settled is what would be told again."""
    http = lone()
    live: Any = http.app.state.context.lobby.find(open_game(http, game=game)["id"])  # type: ignore[attr-defined]
    rng, style, logs = random.Random(3), style_of(live), dict[Any, Any]()
    for step in range(320):
        if live.game.over:
            break
        seat = rng.choice(live.game.to_move)
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
        if step % 11 == 0 and live.undoable(seat):
            live.undo(seat, live.number)
        reader = reader_of(live, 0, texts("en"))
        entries = news.recent(live.entries, 0)
        told = news.live_lines(logs, entries, style, reader)
        log = logs[reader]
        anew = [line for line in news.lines(log._entries, style, reader) if line.number >= entries[0].number] if entries else []
        assert told == anew
    assert len(live.entries) > news.SHOWN_ENTRIES and len(log._entries) < len(live.entries)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_every_server_tells_the_same_whichever_pages_it_has_shown(game: str) -> None:
    http = lone()
    live: Any = http.app.state.context.lobby.find(open_game(http, game=game)["id"])  # type: ignore[attr-defined]
    rng, told = random.Random(5), 0
    while not live.game.over and live.number < 230:
        seat = rng.choice(live.game.to_move)
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
        if live.number > news.SHOWN_ENTRIES and live.number % 4 == 0:
            kept = table(live, 0, EN).log
            live.logs.clear()
            assert table(live, 0, EN).log == kept
            told += 1
    assert told > 10


def test_a_prelude_that_is_given_up_is_named_once() -> None:
    rows = (caused("loan", "gave_up", 1, card="loan"), caused("loan", "gained", 1, resource="mc", amount=15))
    assert plain(on_mars((1, rows))) == ["Bob discards the prelude Loan: +15 M€"]


# --- whose a payment is ------------------------------------------------------------------------------------------------


def test_what_an_action_costs_is_not_told_with_the_pass_after_it() -> None:
    """Where passing is all that is left, it happens in the same move."""
    rows = (
        caused("restricted_area", "used", 1, card="restricted_area"),
        caused("restricted_area", "paid", 1, resource="mc", amount=2),
        caused("restricted_area", "drew", 1, card="birds"), did("passed", 1),
    )  # fmt: skip
    assert plain(on_mars((1, rows))) == [
        "Bob uses the action of Restricted Area for 2 M€: +1 card", "Bob passes for this generation"
    ]  # fmt: skip


def test_what_a_card_makes_its_player_pay_is_no_price_of_the_next_one() -> None:
    rows = [
        caused("business_empire", "played", 1, card="business_empire"),
        caused("business_empire", "paid", 1, resource="mc", amount=6),
        caused("business_empire", "production", 1, resource="mc", amount=6),
        caused("asteroid", "paid", 1, resource="mc", amount=14),
        caused("asteroid", "played", 1, card="asteroid"),
    ]
    assert plain(on_mars(*((1, (row,)) for row in rows))) == [
        "Bob plays Business Empire: −6 M€, M€ production +6", "Bob plays Asteroid for 14 M€"
    ]  # fmt: skip


def test_a_payment_for_an_effect_is_told_with_what_set_it_off() -> None:
    by = "united_nations_mars_initiative"
    rows = (
        did("converted", OTHER, converted="heat", times=1), did("lost", OTHER, resource="heat", amount=8),
        did("parameter", OTHER, parameter="temperature", level=-28), caused(by, "paid", OTHER, resource="mc", amount=6),
        caused(by, "rating", OTHER, amount=1),
    )  # fmt: skip
    entries = [Entry(0, OTHER, "", 0.0, rows), Entry(1, OTHER, "", 0.0, (did("chose", OTHER, phase="production"),))]
    assert plain(news.lines(entries, STYLE, Reader(ME, EN, ("Ann", "Bob")))) == [
        "Bob converts 8 heat: temperature −28 °C; −6 M€, TR +1 (United Nations Mars Initiative)",
        "Bob chooses the production phase",
    ]


def test_what_is_given_up_for_a_discount_is_part_of_the_price() -> None:
    by = "restructured_resources"
    rows = (
        caused("fish", "played", OTHER, card="fish"), caused(by, "lost", OTHER, resource="plant", amount=1),
        caused("mine", "paid", OTHER, resource="mc", amount=5), caused("mine", "played", OTHER, card="mine"),
    )  # fmt: skip
    told = plain(news.lines([Entry(0, OTHER, "", 0.0, rows)], STYLE, Reader(ME, EN, ("Ann", "Bob"))))
    assert told[1].endswith("for 1 plant and 5 M€") and not told[0].endswith("plant")


def test_what_others_owe_to_a_trade_is_told_with_the_trade() -> None:
    """Whoever has a colony on Pluto draws a card and discards one when anybody trades there."""
    mine = (did("project", ME, project="power_plant"),)
    trade = [caused("pluto", "paid", 1, resource="mc", amount=9), did("traded", 1, colony="pluto", track=2)]
    drawn = [caused("pluto", "drew", seat, card=card) for seat, card in ((1, "birds"), (1, "fish"), (ME, "mine"))]
    later = (caused("pluto", "discarded", ME, card="mine"),)
    assert plain(on_mars((ME, mine), (1, (*trade, *drawn)), (ME, later))) == [
        "You use the standard project Power Plant", "Bob trades with Pluto for 9 M€: +2 cards"
    ]  # fmt: skip


def test_the_price_of_a_space_is_told_with_its_tile() -> None:
    project = (did("paid", 1, resource="mc", amount=25), did("project", 1, project="city"))
    placed = (did("tile", 1, tile="city", space=61), did("paid", 1, resource="mc", amount=6))
    assert plain(on_mars((1, project), (1, placed), (1, (did("passed", 1),)))) == [
        "Bob uses the standard project City for 25 M€: −6 M€, city (I5)", "Bob passes for this generation"
    ]  # fmt: skip


def test_a_bonus_of_the_phase_is_nobodys_move() -> None:
    phase = did("phase", SPECTATOR, phase="construction")
    bonus = [(ME, did("drew", seat, card="mine")) for seat in (OTHER, ME)]
    told = log((ME, phase), (ME, caused("fish", "played", ME, card="fish")), *bonus)
    bonus_of = "the bonus of the construction phase: +1 card"
    assert plain(told) == ["You play Fish", f"Bob gets {bonus_of}", f"You get {bonus_of}"]
    row = did("drew", OTHER, card="mine")
    (line,) = news.lines([Entry(0, ME, "", 0.0, (phase, row))], STYLE, Reader(ME, texts("uk"), ("Ann", "Bob")))
    assert plain([line]) == ["Bob отримує бонус фази будівництва: +1 карта"]


def test_of_many_cards_that_are_revealed_the_number_is_told() -> None:
    shown = [caused("search_for_life", "revealed", 1, card=card) for card in ("birds", "fish", "mine", "ants")]
    used = caused("search_for_life", "used", 1, card="search_for_life")
    assert plain(on_mars((1, (used, *shown)))) == ["Bob uses the action of Search for Life: 4 cards revealed"]
    assert plain(on_mars((1, (used, *shown[:1])))) == ["Bob uses the action of Search for Life: Birds is revealed"]


def test_cubes_are_told_with_their_card_where_the_line_does_not_name_it() -> None:
    rows = (
        caused("astrofarm", "played", OTHER, card="astrofarm"),
        caused("astrofarm", "cubes", OTHER, card="tardigrades", amount=2),
        caused("decomposers", "cubes", OTHER, card="decomposers", amount=1),
    )  # fmt: skip
    (line,) = news.lines([Entry(0, OTHER, "", 0.0, rows)], STYLE, Reader(ME, EN, ("Ann", "Bob")))
    assert plain([line]) == ["Bob plays Astrofarm: +2 microbes on Tardigrades; +1 microbe (Decomposers)"]
    assert [bit.where for bit in line.bits] == ["on Tardigrades"], "the page shows it after the icon"


def test_cubes_that_are_stolen_are_told_with_the_card_they_lay_on() -> None:
    by = "predators"
    rows = (
        caused(by, "used", 1, card=by), caused(by, "removed_cubes", ME, card="fish", amount=1),
        caused(by, "cubes", 1, card=by, amount=1),
    )  # fmt: skip
    (line,) = on_mars((1, rows))
    assert plain([line]) == ["Bob uses the action of Predators: +1 animal; −1 animal from Fish (you)"]
    assert [hurt.replace("\u00a0", " ") for hurt in line.hurts] == ["Bob (Predators): you lose 1 animal from Fish"]


def test_the_help_that_mars_gets_is_no_part_of_the_phase_before() -> None:
    drew, raised = did("drew", ME, card="birds"), [did("parameter", ME, parameter="oxygen", level=level) for level in (1, 2)]
    entries = [Entry(0, ME, "", 0.0, (did("phase", ME, phase="research"), drew)), Entry(1, ME, "", 0.0, tuple(raised))]
    told = plain(news.lines(entries, STYLE, Reader(ME, EN, ("Ann",))))
    assert told == ["Research phase. You: +1 card", "Mars gets help: oxygen 2%"]


@pytest.mark.parametrize(
    ("code", "metal"), [("en", "titanium"), ("uk", "титан"), ("ru", "титан"), ("pl", "tytan"), ("it", "Titanio")]
)
def test_metal_of_ares_expedition_is_no_cube_in_the_log(code: str, metal: str) -> None:
    rows = (caused("mine", "played", 1, card="mine"), caused("mine", "production", 1, resource="titanium", amount=2))
    (line,) = news.lines([Entry(0, 1, "", 0.0, rows)], STYLE, Reader(ME, texts(code), ("Ann", "Bob")))
    assert news.told(line).endswith(f": {metal} +2")


# --- one log everywhere ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_the_file_and_a_replay_tell_a_whole_game_alike_and_end_with_the_points(game: str) -> None:
    http, rng = lone(), random.Random(2)
    opened = open_game(http, game=game)
    live = live_of(http, opened["id"])
    while not live.game.over:
        seat = live.game.to_move[-1]
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
    told = log_of(live.game, len(live.game.moves), "en")
    t, names = texts("en"), reader_of(live, SPECTATOR, texts("en")).names
    for number, name in enumerate(names, 1):
        told = [line.replace(t("ui-player-number", n=number), name) for line in told]
    page = http.get(f"/table/{opened['id']}/log.txt").text
    assert page.splitlines() == told
    points = sorted((score["total"] for score in live.game.scores()), reverse=True)
    assert [f": {total} VP (TR " in line for total, line in zip(points, told[-len(points) :], strict=True)] == [True, True]
