"""Cards of Ares Expedition as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from tharsis.ares.cards import CARDS
from tharsis.ares.reasons import Reason
from tharsis.ares.rules.play import price
from tharsis.ares.tables import INDEX
from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.core.types import Game
from tharsis.text.icons import card_rows, cube, medal, need_rows, point_tokens
from tharsis.text.sentences import tags_of
from tharsis.web.mars.cards import sort_keys
from tharsis.web.plain import plain
from tharsis.web.records import CardBox
from tharsis.web.texts import Texts, texts, title_class

NEVER = ("at_most", "zone_at_most")


def card_of(key: str) -> Card:
    return CARDS[INDEX[key]]


@lru_cache(maxsize=4096)
def drawn(key: str, lang: str) -> CardBox:
    card, t = card_of(key), texts(lang)
    said, title = t.card(card), t.name("card", key)
    cost = starting_mc(card) if card.is_corporation else card.cost
    at_most = any(isinstance(need, w.AtMost | w.AtMostZone) for need in card.needs)
    return CardBox(
        key=key, kind=card.kind, title=title, title_css=title_class(title), cost=cost, price=cost, saved="",
        needs=need_rows(card, t.code), needs_css="max" if at_most else "min", tags=tags_of(card), rows=card_rows(card),
        text=said.full,
        medal=medal(card), points=point_tokens(card), number=card.number, cube_icon=cube(card.holds) if card.holds else "",
        order=sort_keys(card),
    )  # fmt: skip


def with_price(box: CardBox, seen: Game, seat: int, t: Texts) -> CardBox:
    now = int(plain(price)(seen, seat, INDEX[box.key]))
    return replace(box, price=now, saved=t("ui-was", n=box.cost) if now != box.cost else "")


def in_play(key: str, lang: str, cubes: int | None, used: bool) -> CardBox:
    return replace(drawn(key, lang), cubes=cubes, used=used, css="mini is-played")


def is_never(reasons: Sequence[Reason]) -> bool:
    return any(reason.kind in NEVER for reason in reasons)


def reason_text(reasons: Sequence[Reason], t: Texts) -> str:
    """The first thing in the way; that it is another phase is said only when nothing else is."""
    real = [reason for reason in reasons if reason.kind != "phase"] or list(reasons)
    return said(real[0], t) if real else ""


def said(reason: Reason, t: Texts) -> str:
    match reason.kind:
        case "at_least" | "at_most":
            return t(f"reason-{reason.kind.replace('_', '-')}", parameter=reason.what, need=reason.need, have=reason.have)
        case "zone_at_least" | "zone_at_most":
            key = "reason-at-least-zone" if reason.kind == "zone_at_least" else "reason-at-most-zone"
            return t(key, parameter=reason.what, need=reason.need, have=reason.have)
        case "tags":
            return t("reason-need-tags", tag=reason.what, need=reason.need, have=reason.have)
        case "rating":
            return t("reason-need-rating", need=reason.need, have=reason.have)
        case "price":
            return t("reason-price", short=int(reason.need) - int(reason.have))
        case "stock":
            return t("reason-stock", resource=reason.what, need=reason.need, have=reason.have)
        case "phase":
            return t("reason-phase-of", phase=str(reason.need))
    return t("reason-not-in-hand")
