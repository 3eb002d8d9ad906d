"""The look before a card is played: how it is paid, and what it will do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tharsis.cards.names import MC, RESOURCES
from tharsis.web.changes import Forecast, beyond, changes, unchanged
from tharsis.web.foresight import Outcome, Payment
from tharsis.web.mars.answers import name_of, paid_icon, paid_with, question
from tharsis.web.mars.asks import change_of, doubted, gains_of
from tharsis.web.mars.cards import drawn, with_price
from tharsis.web.records import Ask, Bit, CardBox, Pay, PayRow, Preset
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts


def pay_row(payment: Payment, scene: Scene) -> PayRow:
    t, kind = scene.reader.t, paid_with(payment.resource)
    return PayRow(
        resource=payment.resource, kind=kind, icon=paid_icon(payment.resource), name=t.name("resource", kind),
        worth=t("ui-metal-worth", n=payment.worth) if payment.worth > 1 else "", amount=payment.amount,
        fewest=payment.fewest, most=payment.most, value=f"= {payment.amount * payment.worth}",
        left=t("ui-left", n=payment.have - payment.amount),
    )  # fmt: skip


def paid_words(outcome: Outcome, scene: Scene) -> str:
    """`3 steel, 20 M€`."""
    paid = outcome.paid()
    return ", ".join(scene.reader.t.count(paid_with(key), paid[key]) for key in in_order(paid)) or scene.reader.t("ui-free")


def in_order(paid: Mapping[str, int]) -> list[str]:
    """What was paid, M€ last."""
    return [key for key in (*RESOURCES[1:], *(key for key in paid if key not in RESOURCES), RESOURCES[0]) if paid.get(key)]


def next_question(outcome: Outcome, scene: Scene) -> str:
    owed = outcome.game.question(scene.seat)
    if owed is None or owed.kind in ("turn", "pay"):
        return ""
    return question(owed, outcome.game, scene.seat, scene.reader)


def pay_panel(scene: Scene, option: str, wanted: Mapping[str, int], points: int | None) -> Ask:
    """Asks whether to do it, with the payment that would be sent."""
    assert scene.foresight is not None
    t = scene.reader.t
    outcome = scene.foresight.after(option, wanted)
    is_play, key = option.startswith("play "), option.split()[-1]
    card = with_price(drawn(key, t.code), scene.game, scene.seat, t) if is_play else None
    paid = worth_of(outcome)
    price = card.price if card else paid
    title = t("ui-pay-title", card=key, n=price) if is_play else name_of(option, scene.game, scene.seat, scene.reader)
    waste, have = max(0, paid - price), scene.view["players"][scene.seat]["stock"][RESOURCES[0]]
    pay = Pay(
        title=title, card=card, rows=tuple(pay_row(p, scene) for p in outcome.payments),
        mc=outcome.paid().get("mc", 0), mc_left=t("ui-left", n=have - outcome.paid().get("mc", 0)),
        total=t("ui-paid-of", n=paid, of=price), waste=t("ui-wasted", n=waste) if waste else t("ui-nothing-wasted"),
        **effects(scene, outcome, points), note=next_question(outcome, scene), line=outcome.line, base=option,
        guard=doubted(scene, outcome) if card and card.kind == "event" else "",
        go=t("ui-play-it") if is_play else t("ui-confirm"), pays=paid_bits(outcome, t),
        presets=presets(scene, option, outcome, price), later=t("tbl-next-generation"),
    )  # fmt: skip
    return Ask(css="ask pay", turn=t("ui-your-turn"), steps=0, step=0, title=title, hint=why(card, scene), pay=pay)


def worth_of(outcome: Outcome) -> int:
    paid = outcome.paid()
    return sum(paid.get(p.resource, 0) * p.worth for p in outcome.payments) + paid.get("mc", 0)


def why(card: CardBox | None, scene: Scene) -> str:
    """The printed price and what makes it less."""
    if card is None or not card.saved:
        return ""
    return scene.reader.t("tbl-printed", n=card.cost, why=", ".join(card.cheaper))


def paid_bits(outcome: Outcome, t: Texts) -> tuple[Bit, ...]:
    paid = outcome.paid()
    icons = {key: "" if key == MC else paid_icon(key) for key in paid}
    return tuple(
        Bit(icons[key], str(paid[key]), t.count(paid_with(key), paid[key]), "mc" if key == MC else "") for key in in_order(paid)
    )


def effects(scene: Scene, outcome: Outcome, points: int | None) -> dict[str, Any]:
    assert scene.foresight is not None
    total = change_of(scene, outcome)
    two = Forecast(scene.view, scene.seat, total, outcome.paid())
    more = None if points is None else (points, scene.foresight.points(outcome))
    t = scene.reader.t
    return {"changes": changes(two, more, t), "does": beyond(total, scene.seat, scene.reader), "same": unchanged(two, t)}


def presets(scene: Scene, option: str, now: Outcome, price: int) -> tuple[Preset, ...]:
    """Ways to pay: the stores first, or one of them kept."""
    if not now.payments:
        return ()
    t, kinds = scene.reader.t, {p.resource: paid_with(p.resource) for p in now.payments}
    first = t("tbl-metals-first") if len(kinds) > 1 else t("tbl-use-first", resource=kinds[now.payments[0].resource])
    ways: list[tuple[str, Mapping[str, int]]] = [(first, {})]
    ways += [(t("tbl-keep", resource=kind), {key: 0}) for key, kind in kinds.items()]
    made = [preset(scene, option, name, wanted, now, price) for name, wanted in ways]
    return tuple(one for at, one in enumerate(made) if one.amounts not in [other.amounts for other in made[:at]])


def preset(scene: Scene, option: str, name: str, wanted: Mapping[str, int], now: Outcome, price: int) -> Preset:
    assert scene.foresight is not None
    t, outcome = scene.reader.t, scene.foresight.after(option, wanted)
    amounts = tuple((p.resource, p.amount) for p in outcome.payments)
    waste = worth_of(outcome) - price
    left = scene.view["players"][scene.seat]["stock"]["mc"] - outcome.paid().get("mc", 0)
    is_on = amounts == tuple((p.resource, p.amount) for p in now.payments)
    note = t("ui-wasted", n=waste) if waste > 0 else t("tbl-mc-left", n=left)
    return Preset(name, paid_bits(outcome, t), note, "is-on" if is_on else "", amounts)


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
