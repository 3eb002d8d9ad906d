"""Money in Ares Expedition: real prices, what is missing, and cards sold for it in one go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.web.kit import lone, open_game
from tharsis.web.live import LiveGame
from tharsis.web.records import Table
from tharsis.web.scene import Look
from tharsis.web.tables import table
from tharsis.web.texts import texts

ME = 0
PRICED = ("play", "standard")


def moments(seed: str) -> Iterator[LiveGame]:
    """Every moment of a random game when I am asked."""
    http = lone()
    context: Any = http.app.state.context  # type: ignore[attr-defined]
    live: LiveGame = context.lobby.find(open_game(http, game="ares", seed=seed)["id"])
    rng = random.Random(3)
    while not live.game.over:
        seat = live.game.to_move[0]
        if seat == ME:
            yield live
        live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)


def looks(live: LiveGame, sold: tuple[str, ...] | None = None) -> Iterator[tuple[str, Table]]:
    for option in live.game.options(ME):
        if option.verb in PRICED:
            yield str(option), table(live, ME, texts("en"), Look(str(option), {}, sold))


def test_cards_to_sell_are_ticked_until_the_price_is_paid_and_no_longer() -> None:
    offered = 0
    for live in moments("a"):
        for option, record in looks(live):
            pay = record.ask.pay
            assert pay is not None and not pay.is_short, option
            trial = live.game.copy()
            for step in pay.line:
                trial.choose(ME, step)
            ticked = sum(sale.is_ticked for sale in pay.sales)
            offered += ticked > 0
            assert ticked == pay.line.count("sale")
            if ticked:
                left = live.game.view(ME)["players"][ME]["stock"]["mc"] + ticked * pay.worth - pay.mc
                assert left < pay.worth or live.game.state.heat_as_mc[ME]
        if offered > 8:
            return
    raise AssertionError("nothing was ever sold")


def test_nothing_is_sent_while_money_is_short() -> None:
    for live in moments("a"):
        for _, record in looks(live, ()):
            pay = record.ask.pay
            if pay is not None and pay.is_short:
                assert pay.line == () and "short" in pay.balance
                return
    raise AssertionError("money was never short")


def test_no_card_is_called_free_that_is_not() -> None:
    said = 0
    for at, live in enumerate(moments("b")):
        for card in table(live, ME, texts("en")).hand:
            said += bool(card.pays)
            assert (card.pays == "free") == (card.price == 0 and bool(card.pays)), card
        if at > 60:
            break
    assert said > 50
