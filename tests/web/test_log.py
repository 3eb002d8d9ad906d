"""The log: cards that were sold are one line, and nobody is told which they were; who pays is the one who buys."""

from __future__ import annotations

import random

from tests.web.kit import Person, lone, open_game
from tests.web.test_points import live_of
from tharsis.core.game import Event
from tharsis.web import news
from tharsis.web.ares.happenings import STYLE
from tharsis.web.bits import Reader
from tharsis.web.live import Entry
from tharsis.web.mars.news import STYLE as MARS
from tharsis.web.texts import texts

EN = texts("en")
ME, OTHER, SPECTATOR = 0, 1, -1
THREE_SOLD = "Sell cards; \u22123 cards; +9\u00a0M€"


def did(kind: str, seat: int, **facts: str | int) -> Event:
    return Event(kind, seat, None, facts)


def sold(seat: int, card: str = "birds") -> Event:
    return did("sold", seat, card=card, price=3)


def log(*moves: tuple[int, Event], reader: int = ME) -> list[news.Line]:
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(moves)]
    return news.lines(entries, STYLE, Reader(reader, EN, ("Ann", "Bob")))


def said(lines: list[news.Line]) -> list[str]:
    return [news.told(line) for line in lines]


def test_cards_sold_in_a_row_are_one_line_with_what_they_brought() -> None:
    sales = [(OTHER, sold(OTHER)), (OTHER, sold(OTHER, "fish")), (OTHER, sold(OTHER))]
    for reader in (ME, OTHER, SPECTATOR):
        (line,) = log(*sales, reader=reader)
        assert news.told(line) == THREE_SOLD
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
    told = [line for line in http.get(f"/table/{opened['id']}/log.txt").text.splitlines() if "Sell" in line]
    assert told == [f"Player 1: {THREE_SOLD}"]


def test_a_payment_belongs_to_the_purchase_of_the_one_who_pays() -> None:
    """Two buy at the same time; one of them may pay with heat, and answers after the other has bought."""
    rows = [
        (OTHER, did("bought", OTHER, cards=2, price=6)),
        (ME, did("bought", ME, cards=1, price=3)),
        (ME, did("paid", ME, resource="mc", amount=3)),
        (OTHER, did("paid", OTHER, resource="heat", amount=4)),
        (OTHER, did("paid", OTHER, resource="mc", amount=2)),
        (OTHER, did("paid", OTHER, resource="steel", amount=2)),
        (OTHER, did("played", OTHER, card="birds")),
    ]
    entries = [Entry(number, seat, "", 0.0, (row,)) for number, (seat, row) in enumerate(rows)]
    bought, mine, played = news.lines(entries, MARS, Reader(ME, EN, ("Ann", "Bob")))
    assert [bit.icon for bit in bought.bits] == ["res-heat", "res-mc"] and bought.seat == OTHER + 1
    assert [bit.icon for bit in mine.bits] == ["res-mc"]
    assert [bit.icon for bit in played.bits] == ["res-steel"]
