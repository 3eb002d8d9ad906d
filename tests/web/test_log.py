"""The log: cards that were sold are one line, and nobody is told which they were; who pays is the one who buys."""

from __future__ import annotations

import random
from enum import IntEnum

import pytest

from tests.web.kit import Person, lone, open_game
from tests.web.test_points import live_of
from tharsis.ares.rules.asks import Happened
from tharsis.ares.tables import TABLES
from tharsis.cards.compiler import STANDARD_PROJECTS
from tharsis.cards.names import TILES
from tharsis.mars.rules.asks import Happened as OnMars
from tharsis.mars.state import Phase
from tharsis.mars.tables import TABLES as MARS_TABLES
from tharsis.text.bundle import LANGUAGES
from tharsis.web import news
from tharsis.web.ares.happenings import STYLE
from tharsis.web.bits import NO_CARD, Reader
from tharsis.web.live import Entry, EventRow
from tharsis.web.mars.news import STYLE as MARS
from tharsis.web.texts import texts

EN = texts("en")
BIRDS, FISH = TABLES.keys.index("birds"), TABLES.keys.index("fish")
ME, OTHER, SPECTATOR = 0, 1, -1
BROUGHT = "cards: \u22123 cards, +9\u00a0M€"
THREE_SOLD = f"Bob sells {BROUGHT}"


def sold(seat: int, card: int = BIRDS) -> EventRow:
    return (Happened.SOLD, seat, card, 3, NO_CARD)


def log(*moves: tuple[int, EventRow], reader: int = ME) -> list[news.Line]:
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(moves)]
    return news.lines(entries, STYLE, Reader(reader, EN, ("Ann", "Bob")))


def said(lines: list[news.Line]) -> list[str]:
    return [news.told(line) for line in lines]


def test_cards_sold_in_a_row_are_one_line_with_what_they_brought() -> None:
    sales = [(OTHER, sold(OTHER)), (OTHER, sold(OTHER, FISH)), (OTHER, sold(OTHER))]
    for reader in (ME, OTHER, SPECTATOR):
        (line,) = log(*sales, reader=reader)
        assert news.told(line) == (f"You sell {BROUGHT}" if reader == OTHER else THREE_SOLD)
        assert line.number == 2, "it is as new as the last sale"


def test_sales_of_two_seats_are_two_lines() -> None:
    assert [line.seat for line in log((ME, sold(ME)), (OTHER, sold(OTHER)), (OTHER, sold(OTHER)))] == [1, 2]


def test_sales_of_two_phases_are_two_lines() -> None:
    phase = (Happened.PHASE, NO_CARD, 3, 0, NO_CARD)
    assert len(log((OTHER, sold(OTHER)), (ME, phase), (OTHER, sold(OTHER)), reader=SPECTATOR)) == 2


def test_something_else_between_sales_parts_them() -> None:
    used = (Happened.USED, OTHER, BIRDS, 0, NO_CARD)
    assert len(log((OTHER, sold(OTHER)), (OTHER, used), (OTHER, sold(OTHER)))) == 3


def test_the_digest_tells_only_of_sales_after_the_readers_move() -> None:
    """Choosing in secret leaves no line, yet it is a move."""
    planned = (Happened.PLANNED, ME, 1, 0, NO_CARD)
    moves = [(OTHER, sold(OTHER)), (ME, planned), (OTHER, sold(OTHER)), (OTHER, sold(OTHER)), (OTHER, sold(OTHER))]
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(moves)]
    assert said(news.digest(entries, log(*moves), ME)) == [THREE_SOLD]
    assert len(log(*moves, reader=SPECTATOR)) == 1


def test_three_ticked_cards_are_one_sale_on_the_table() -> None:
    http, rng = lone(), random.Random(1)
    opened = open_game(http, game="ares")
    live = live_of(http, opened["id"])
    while not any(str(option) == "sale" for option in live.game.options(ME)) or len(live.game.view(ME)["hand"]) < 4:
        seat = live.game.to_move[-1]
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)
    http.get(f"/seat/{opened['seats'][ME]['token']}")
    page = http.get(f"/table/{opened['id']}").text
    cards = live.game.view(ME)["hand"][:3]
    Person(http).send(opened["id"], page, pick=[f"sell {card}" for card in cards], picking="1")
    told = [line for line in http.get(f"/table/{opened['id']}/log.txt").text.splitlines() if "You sell" in line]
    assert told == [f"You sell {BROUGHT}"]


def test_a_payment_belongs_to_the_purchase_of_the_one_who_pays() -> None:
    """Two buy at the same time; one of them may pay with heat, and answers after the other has bought."""
    heat, mc, steel = 5, 0, 1
    rows = [
        (OTHER, (OnMars.BOUGHT, OTHER, 2, 6, NO_CARD)),
        (ME, (OnMars.BOUGHT, ME, 1, 3, NO_CARD)),
        (ME, (OnMars.PAID, ME, mc, 3, NO_CARD)),
        (OTHER, (OnMars.PAID, OTHER, heat, 4, NO_CARD)),
        (OTHER, (OnMars.PAID, OTHER, mc, 2, NO_CARD)),
        (OTHER, (OnMars.PAID, OTHER, steel, 2, NO_CARD)),
        (OTHER, (OnMars.PLAYED, OTHER, 5, 0, NO_CARD)),
    ]
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(rows)]
    told = said(news.lines(entries, MARS, Reader(ME, EN, ("Ann", "Bob"))))
    assert [text.replace("\u00a0", " ") for text in told] == [
        "Bob buys 2 cards for 4 heat and 2 M€", "You buy 1 card for 3 M€", "Bob plays Inventors’ Guild for 2 steel"
    ]  # fmt: skip


# --- sentences about Mars ----------------------------------------------------------------------------------------------

KEYS = MARS_TABLES.keys
ASTEROID, ROVERS = KEYS.index("asteroid"), KEYS.index("rover_construction")
MC, TITANIUM, PLANT = 0, 2, 3


def on_mars(*moves: tuple[int, tuple[EventRow, ...]], reader: int = ME) -> list[news.Line]:
    entries = [Entry(number, seat, "", 0.0, rows) for number, (seat, rows) in enumerate(moves)]
    return news.lines(entries, MARS, Reader(reader, EN, ("Ann", "Bob", "Eva")))


def plain(lines: list[news.Line]) -> list[str]:
    return [text.replace("\u00a0", " ") for text in said(lines)]


def asteroid(seat: int, victim: int) -> tuple[EventRow, ...]:
    return (
        (OnMars.PAID, seat, MC, 14, NO_CARD), (OnMars.PLAYED, seat, ASTEROID, 0, NO_CARD),
        (OnMars.GAINED, seat, TITANIUM, 2, ASTEROID), (OnMars.LOST, victim, PLANT, 3, ASTEROID),
    )  # fmt: skip


def test_a_card_and_a_standard_project_of_one_name_are_told_apart() -> None:
    project = ((OnMars.PAID, 1, MC, 14, NO_CARD), (OnMars.PROJECT, 1, STANDARD_PROJECTS.index("asteroid"), 0, NO_CARD))
    assert plain(on_mars((1, asteroid(1, 2)), (1, project))) == [
        "Bob plays Asteroid for 14 M€: +2 titanium, Eva: −3 plants", "Bob uses the standard project Asteroid for 14 M€"
    ]  # fmt: skip


def test_what_another_card_does_because_of_it_is_told_with_its_name_and_space() -> None:
    project, tile = STANDARD_PROJECTS.index("city"), TILES.index("city") + 1
    city = ((OnMars.PROJECT, 1, project, 0, NO_CARD), (OnMars.TILE, 1, tile, 29, NO_CARD), (OnMars.GAINED, ME, MC, 2, ROVERS))
    (line,) = on_mars((1, city))
    assert plain([line]) == ["Bob uses the standard project City: City (Noctis City); Rover Construction: You: +2 M€"]
    assert line.spaces == (29,), "so that the page can light it"


def test_a_marked_space_is_named() -> None:
    (line,) = on_mars((1, ((OnMars.CLAIMED_SPACE, 1, 34, 0, NO_CARD),)))
    assert (news.told(line), line.spaces) == ("Bob claims space 34", (34,))


def test_production_is_told_once_a_generation_the_reader_first() -> None:
    rows = ((OnMars.PHASE, 0, Phase.PRODUCTION, 0, NO_CARD), *((OnMars.GAINED, seat, MC, 20, NO_CARD) for seat in (2, 0, 1)))
    (line,) = on_mars((1, rows))
    assert plain([line]) == ["Production phase: You: +20 M€; Bob: +20 M€; Eva: +20 M€"]


def test_fleets_that_come_home_belong_to_the_solar_phase() -> None:
    rows = ((OnMars.PHASE, 0, Phase.PRODUCTION, 0, NO_CARD), (OnMars.FLEET, 0, 1, 4, NO_CARD), (OnMars.FLEET, 1, 2, 5, NO_CARD))
    assert plain(on_mars((1, rows))) == ["Solar phase: trade fleets come home and colony markers move up"]


def test_an_attack_comes_first_and_names_the_culprit_however_much_follows() -> None:
    passed = [(seat, ((OnMars.PASSED, seat, 0, 0, NO_CARD),)) for seat in (1, 2) * 5]
    moves = [(ME, ((OnMars.PASSED, ME, 0, 0, NO_CARD),)), passed[0], (2, asteroid(2, ME)), *passed]
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


@pytest.mark.parametrize(("style", "kinds"), [(MARS, OnMars), (STYLE, Happened)], ids=["mars", "ares"])
def test_no_event_goes_untold(style: news.Style, kinds: type[IntEnum]) -> None:
    known = {*style.headlines, *style.silent, style.phase, style.paid}
    untold = [kind for kind in kinds if kind not in known and not style.add_up([(kind, ME, 1, -1, NO_CARD)], ME, True).amounts]
    assert untold == [OnMars.SEEN] if style is MARS else untold == []
