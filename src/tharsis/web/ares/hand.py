"""The hand in Ares Expedition: every card with its real price, what is missing, and when it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tharsis.cards.names import PHASES, RESOURCES
from tharsis.web.ares.asks import PICK_VERBS, gains_of, name_of
from tharsis.web.ares.cards import card_of, drawn, with_price
from tharsis.web.ares.money import Standing, chosen_price
from tharsis.web.reasons import reason_text
from tharsis.web.records import CardBox
from tharsis.web.scene import Scene

RANKS = {"is-playable": 0, "is-near": 1, "is-never": 3}
PHASE_OF = {"automated": "development", "active": "construction", "event": "construction"}


def hand(scene: Scene, standings: Sequence[Standing], sold: Sequence[str] = ()) -> tuple[CardBox, ...]:
    """`sold`: cards ticked to pay for what is looked at."""
    view, lang = scene.view, scene.reader.t.code
    asked_now = {option.split()[1] for option in scene.options if option.split()[0] in PICK_VERBS}
    seen = (*view["seen"], *view["offered"])
    looked_at = [key for key in seen if card_of(key).kind != "corporation" and key not in asked_now]
    cards = [for_sale(scene, card.key) if card.key in sold else in_hand(scene, card) for card in standings]
    cards.sort(key=lambda card: (min((rank for css, rank in RANKS.items() if css in card.css.split()), default=2), card.when))
    return (*(replace(drawn(key, lang), css="mini is-seen") for key in looked_at), *cards)


def in_hand(scene: Scene, card: Standing) -> CardBox:
    t = scene.reader.t
    box = with_price(drawn(card.key, t.code), scene.game, scene.seat, t)
    if not scene.view["players"][scene.seat]["corporation"]:
        return replace(box, css="mini")
    when = f"phase-{PHASES.index(PHASE_OF[box.kind]) + 1}"
    if card.needs:
        css = "is-unplayable is-never" if card.is_never else "is-unplayable"
        return replace(box, css=f"mini {css}", reason=reason_text(card.needs, t))
    if card.is_beyond:
        return replace(box, css="mini is-unplayable", reason=t("reason-price", short=card.short))
    if f"play {card.key}" in scene.options:
        return playable(scene, replace(box, when=when), card)
    return later(scene, replace(box, when=when), card)


def for_sale(scene: Scene, key: str) -> CardBox:
    t = scene.reader.t
    box = with_price(drawn(key, t.code), scene.game, scene.seat, t)
    return replace(box, css="mini is-sold", pays=f"✓ {t.change('mc', int(scene.seen.sell_value[scene.seat]))}")


def playable(scene: Scene, box: CardBox, card: Standing) -> CardBox:
    """Can be played now, with cards sold if money is short."""
    t, option = scene.reader.t, f"play {card.key}"
    outcome = scene.foresight.after(option) if scene.foresight else None
    if card.short:
        pays, note = t("reason-price", short=card.short), t("tbl-sell", n=card.sales)
        return replace(box, css="mini is-playable is-near", option=option, pays=pays, note=note, verb=name_of(scene, option))
    paid = outcome.paid() if outcome else {}
    words = ", ".join(t.count(name, paid[name]) for name in RESOURCES if paid.get(name))
    pays = words or (t.count("mc", card.price) if card.price else t("ui-free"))
    return replace(
        box, css="mini is-playable", option=option, pays=pays, gains=gains_of(scene, outcome)[:4], verb=name_of(scene, option)
    )


def later(scene: Scene, box: CardBox, card: Standing) -> CardBox:
    """In another phase: what it would cost then."""
    t, planning = scene.reader.t, scene.view["phase"] == "planning"
    phase = PHASE_OF[box.kind]
    cheaper = chosen_price(card.price)
    short = card.short - (card.price - cheaper) if phase == "development" else card.short
    if card.short:
        note = t("tbl-sell", n=card.sales)
        if planning and phase == "development" and short <= 0:
            note = t("tbl-sell-or-choose", n=card.sales)
        return replace(box, css="mini is-later is-near", pays=t("reason-price", short=card.short), note=note)
    note = "" if planning else t("tbl-another-phase")
    if planning and phase == "development" and cheaper < card.price:
        note = t("tbl-if-chosen", n=cheaper)
    css = "mini is-playable is-planned" if planning else "mini is-later"
    return replace(box, css=css, pays=t.count("mc", card.price) if card.price else t("ui-free"), note=note)
