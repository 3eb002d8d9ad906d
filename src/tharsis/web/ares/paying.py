"""Before something is done in Ares Expedition: what it costs, which cards are sold for it, and what it will do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tharsis.text.icons import resource
from tharsis.web.ares.asks import change_of, name_of, price_bits, question, short_of
from tharsis.web.ares.cards import drawn, with_price
from tharsis.web.ares.money import Standing, least_loss, sales_for
from tharsis.web.ares.phases import plan
from tharsis.web.changes import Forecast, beyond, changes, unchanged
from tharsis.web.foresight import SALE, Outcome
from tharsis.web.reasons import reason_text
from tharsis.web.records import Ask, Bit, CardBox, Pay, PayRow, Sale
from tharsis.web.scene import Look, Scene


def look_panel(scene: Scene, look: Look, hand: Sequence[Standing], points: int | None) -> Ask:
    if look.option.startswith("phase "):
        return plan_panel(scene, look.option, hand)
    return pay_panel(scene, look, hand, points)


def plan_panel(scene: Scene, option: str, hand: Sequence[Standing]) -> Ask:
    t, chosen = scene.reader.t, plan(scene, hand, option)
    return Ask(
        css="ask pay plan-panel", turn=t.name("ares-phase", "planning"), steps=0, step=0,
        title=t("tbl-choose-sure", phase=option.split()[1]),
        hint=t("tbl-plan-hint"), plan=chosen, sale=None,
    )  # fmt: skip


def sold_for(scene: Scene, option: str, wanted: Sequence[str] | None, hand: Sequence[Standing]) -> tuple[list[str], int]:
    """The cards to be sold: those that were ticked, else as many as are needed, those missed least first.
    And what is missing."""
    assert scene.foresight is not None
    short = short_of(scene, scene.foresight.after(option))
    offered = [card.key for card in hand if option != f"play {card.key}"] if SALE in scene.options else []
    if wanted is not None:
        return [key for key in wanted if key in offered], short
    ranked = [key for key in least_loss(hand) if key in offered]
    return ranked[: sales_for(scene.seen, scene.seat, short)], short


def pay_panel(scene: Scene, look: Look, hand: Sequence[Standing], points: int | None) -> Ask:
    assert scene.foresight is not None
    t, option = scene.reader.t, look.option
    sold, short = sold_for(scene, option, look.sold, hand)
    outcome = scene.foresight.after(option, look.wanted, sold)
    card = with_price(drawn(option.split()[-1], t.code), scene.game, scene.seat, t) if option.startswith("play ") else None
    missing = short_of(scene, outcome)
    title = t("ui-pay-title", card=option.split()[-1], n=card.price) if card else name_of(scene, option)
    pay = Pay(
        title=title, card=card, rows=pay_rows(scene, outcome), mc=outcome.paid().get("mc", 0), mc_left="", total="", waste="",
        **effects(scene, outcome, points), note="" if missing else next_question(scene, outcome),
        line=() if missing else outcome.line, base=option, go=button(scene, bool(card), sold),
        pays=price_tag(scene, option, card, outcome),
        sales=sales(scene, sold, hand, option) if short else (), sale_title=t("tbl-sell-to-pay", n=worth(scene)),
        worth=worth(scene), later=t.name("ares-phase", "production"),
        balance=balance(scene, outcome, missing), is_short=missing > 0,
    )  # fmt: skip
    return Ask(css="ask pay", turn=t("ui-your-turn"), steps=0, step=0, title=title, hint=why(scene, card), pay=pay)


def worth(scene: Scene) -> int:
    return int(scene.seen.sell_value[scene.seat])


def button(scene: Scene, is_card: bool, sold: Sequence[str]) -> str:
    t = scene.reader.t
    if sold:
        return t("tbl-sell-and-do", n=len(sold))
    return t("ui-play-it") if is_card else t("ui-confirm")


def price_tag(scene: Scene, option: str, card: CardBox | None, outcome: Outcome) -> tuple[Bit, ...]:
    t, paid = scene.reader.t, outcome.paid()
    if paid:
        return tuple(
            Bit("" if key == "mc" else resource(key), str(n), t.count(key, n), "mc" if key == "mc" else "")
            for key, n in paid.items()
        )
    return (Bit("", str(card.price), t.count("mc", card.price), "mc"),) if card else price_bits(scene, option)


def pay_rows(scene: Scene, outcome: Outcome) -> tuple[PayRow, ...]:
    t = scene.reader.t
    return tuple(
        PayRow(p.resource, p.resource, resource(p.resource), t.name("resource", p.resource), "", p.amount, p.fewest, p.most,
               f"= {p.amount}", t("ui-left", n=p.have - p.amount))
        for p in outcome.payments
    )  # fmt: skip


def effects(scene: Scene, outcome: Outcome, points: int | None) -> dict[str, Any]:
    assert scene.foresight is not None
    t, total = scene.reader.t, change_of(scene, outcome)
    two = Forecast(scene.view, scene.seat, total, outcome.paid())
    more = None if points is None else (points, scene.foresight.points(outcome))
    return {"changes": changes(two, more, t), "does": beyond(total, scene.seat, scene.reader), "same": unchanged(two, t)}


def balance(scene: Scene, outcome: Outcome, missing: int) -> str:
    """`18 + 6 − 22 = 2`, or what is still missing."""
    t, seat = scene.reader.t, scene.seat
    if missing:
        return t("reason-price", short=missing)
    have, paid = scene.view["players"][seat]["stock"]["mc"], outcome.paid().get("mc", 0)
    gained = outcome.line.count(SALE) * worth(scene)
    parts = f"{have} + {gained} − {paid}" if gained else f"{have} − {paid}"
    return t("tbl-balance", sum=parts, n=have + gained - paid)


def why(scene: Scene, card: CardBox | None) -> str:
    """The printed price, what makes it less, and what there is."""
    t, have = scene.reader.t, scene.game.money(scene.seat)
    if card is None or not card.saved:
        return t("tbl-you-have", n=have)
    return t("tbl-price-why", n=card.cost, why=", ".join(card.cheaper), have=have)


def sales(scene: Scene, sold: Sequence[str], hand: Sequence[Standing], option: str) -> tuple[Sale, ...]:
    """Cards that may be sold, those ticked first."""
    t = scene.reader.t
    by_key = {card.key: card for card in hand}
    offered = [key for key in least_loss(hand) if option != f"play {key}"]
    ordered = [*(key for key in offered if key in sold), *(key for key in offered if key not in sold)]
    return tuple(Sale(key, t.name("card", key), remark(by_key[key], scene), key in sold) for key in ordered)


def remark(card: Standing, scene: Scene) -> str:
    t = scene.reader.t
    if card.needs:
        return reason_text(card.needs, t)
    return t("reason-price", short=card.short) if card.short else t.count("mc", card.price)


def next_question(scene: Scene, outcome: Outcome) -> str:
    owed = outcome.game.question(scene.seat)
    return question(scene, owed, outcome.game) if owed and owed.card and owed.kind not in ("pay", "short") else ""
