"""The look before a card is played: how it is paid, and what it will do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tharsis.cards.names import RESOURCES
from tharsis.text.icons import resource
from tharsis.web.bits import with_points
from tharsis.web.foresight import Outcome, Payment
from tharsis.web.mars.answers import name_of, question
from tharsis.web.mars.asks import doubted, gains_of
from tharsis.web.mars.cards import drawn, with_price
from tharsis.web.records import Ask, Bit, CardBox, Pay, PayRow
from tharsis.web.scene import Scene


def pay_row(payment: Payment, scene: Scene) -> PayRow:
    t = scene.reader.t
    return PayRow(
        resource=payment.resource, icon=resource(payment.resource), name=t.name("resource", payment.resource),
        worth=t("ui-metal-worth", n=payment.worth) if payment.worth > 1 else "", amount=payment.amount,
        fewest=payment.fewest, most=payment.most, value=f"= {payment.amount * payment.worth}",
        left=t("ui-left", n=payment.have - payment.amount),
    )  # fmt: skip


def paid_words(outcome: Outcome, scene: Scene) -> str:
    """`3 steel, 20 M€`."""
    paid = outcome.paid()
    order = [key for key in (*RESOURCES[1:], RESOURCES[0]) if paid.get(key)]
    return ", ".join(scene.reader.t.count(key, paid[key]) for key in order) or scene.reader.t("ui-free")


def does(outcome: Outcome, scene: Scene) -> tuple[Bit, ...]:
    points = scene.foresight.points(outcome) if scene.foresight else 0
    return with_points(gains_of(scene, outcome), points, scene.reader.t)


def next_question(outcome: Outcome, scene: Scene) -> str:
    owed = outcome.game.question(scene.seat)
    if owed is None or owed.kind in ("turn", "pay"):
        return ""
    return question(owed, outcome.game, scene.seat, scene.reader)


def pay_panel(scene: Scene, option: str, wanted: Mapping[str, int]) -> Ask:
    """Asks whether to do it, with the payment that would be sent."""
    assert scene.foresight is not None
    t = scene.reader.t
    outcome = scene.foresight.after(option, wanted)
    verb, key = option.split()[0], option.split()[-1]
    is_play = verb == "play"
    card = with_price(drawn(key, t.code), scene.game, scene.seat, t) if is_play else None
    paid = sum(outcome.paid().get(p.resource, 0) * p.worth for p in outcome.payments) + outcome.paid().get("mc", 0)
    price = card.price if card else paid
    title = t("ui-pay-title", card=key, n=price) if is_play else name_of(option, scene.game, scene.seat, scene.reader)
    have = scene.view["players"][scene.seat]["stock"][RESOURCES[0]]
    waste = max(0, paid - price)
    pay = Pay(
        title=title, card=card, rows=tuple(pay_row(p, scene) for p in outcome.payments),
        mc=outcome.paid().get("mc", 0), mc_left=t("ui-left", n=have - outcome.paid().get("mc", 0)),
        total=t("ui-paid-of", n=paid, of=price), waste=t("ui-wasted", n=waste) if waste else t("ui-nothing-wasted"),
        does=does(outcome, scene), note=next_question(outcome, scene), line=outcome.line, base=option,
        guard=doubted(scene, outcome) if card and card.kind == "event" else "",
        go=t("ui-play-it") if is_play else t("ui-confirm"),
    )  # fmt: skip
    return Ask(
        css="ask pay",
        turn=t("ui-your-turn"),
        steps=0,
        step=0,
        title=title,
        hint=paid_words(outcome, scene) if outcome.payments else "",
        pay=pay,
    )


def hand_card(scene: Scene, key: str) -> CardBox:
    """A playable card in hand, with how it will be paid and what it gives."""
    box = with_price(drawn(key, scene.reader.t.code), scene.game, scene.seat, scene.reader.t)
    option = f"play {key}"
    if scene.foresight is None:
        return replace(box, css="mini is-playable", option=option)
    outcome = scene.foresight.after(option)
    return replace(
        box, css="mini is-playable", option=option, pays=paid_words(outcome, scene), gains=gains_of(scene, outcome)[:4],
        verb=name_of(option, scene.game, scene.seat, scene.reader),
    )  # fmt: skip
