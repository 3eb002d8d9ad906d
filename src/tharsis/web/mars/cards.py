"""Cards as records: from their declaration, and from where they lie."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.core.game import BaseGame
from tharsis.mars.cards import CARDS
from tharsis.mars.tables import INDEX
from tharsis.text.icons import card_rows, cube, medal, need_rows, point_tokens
from tharsis.text.sentences import tags_of
from tharsis.web.records import CardBox
from tharsis.web.texts import Texts, texts, title_class
from tharsis.web.wording import discount_reasons

KIND_ORDER = tuple(dict.fromkeys(("event", "automated", "active", *(card.kind for card in CARDS))))


def card_of(key: str) -> Card:
    return CARDS[INDEX[key]]


@lru_cache(maxsize=4096)
def drawn(key: str, lang: str) -> CardBox:
    """The card as printed."""
    card, t = card_of(key), texts(lang)
    said, title = t.card(card), t.name("card", key)
    cost = starting_mc(card) if card.is_corporation else card.cost
    at_most = any(need.is_limit or isinstance(need, w.AtMost) for need in card.needs)
    return CardBox(
        key=key, kind=card.kind, title=title, title_css=title_class(title), cost=cost, price=cost, saved="",
        needs=need_rows(card, t.code), needs_css="max" if at_most else "min", tags=tags_of(card), rows=card_rows(card),
        text=said.full,
        medal=medal(card), points=point_tokens(card), number=card.number,
        cube_icon=cube(card.holds) if card.holds else "", order=sort_keys(card),
    )  # fmt: skip


def sort_keys(card: Card) -> str:
    """For sorting in the browser: cost, kind, tag."""
    return f"{card.cost:03d} {KIND_ORDER.index(card.kind)} {card.tags[0] if card.tags else '~'}"


def price_of(game: BaseGame, seat: int, key: str) -> int:
    price = game.price(seat, f"play {key}")
    return price.amount if price else 0


def with_price(box: CardBox, game: BaseGame, seat: int, t: Texts) -> CardBox:
    """A card in hand, with its price after discounts."""
    now = price_of(game, seat, box.key)
    if now == box.cost:
        return box
    played = [card for card in CARDS if game.owner(card.key) == seat]
    why = discount_reasons(card_of(box.key), played, box.cost - now, t)
    return replace(box, price=now, saved=t("ui-was", n=box.cost), cheaper=why)


def in_play(key: str, lang: str, cubes: int | None, used: bool) -> CardBox:
    return replace(drawn(key, lang), cubes=cubes, used=used, css="is-played")
