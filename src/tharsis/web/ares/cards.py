"""Cards of Ares Expedition as records."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tharsis.ares.cards import CARDS
from tharsis.ares.state import DEVELOPMENT_BONUS, Phase, Res
from tharsis.ares.tables import INDEX
from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.core.game import BaseGame
from tharsis.text.icons import card_rows, cube, medal, need_rows, point_tokens
from tharsis.text.sentences import tags_of
from tharsis.web.mars.cards import price_of as price_now
from tharsis.web.mars.cards import sort_keys
from tharsis.web.records import CardBox
from tharsis.web.texts import Texts, texts, title_class
from tharsis.web.wording import discount_reasons


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


def price_of(game: BaseGame, seat: int, key: str) -> int:
    """The price in the phase where the card is played: the bonus of development is for green cards alone."""
    if game.state.phase != Phase.DEVELOPMENT or card_of(key).kind == "automated":
        return price_now(game, seat, key)
    twin = game.copy()
    twin.state.phase = Phase.CONSTRUCTION
    return price_now(twin, seat, key)


def with_price(box: CardBox, game: BaseGame, seat: int, t: Texts) -> CardBox:
    now = price_of(game, seat, box.key)
    if now == box.cost:
        return box
    played = [card for card in CARDS if game.owner(card.key) == seat]
    why = (*metal_reasons(box, game, seat, t), *discount_reasons(card_of(box.key), played, 0, t))
    return replace(box, price=now, saved=t("ui-was", n=box.cost), cheaper=why)


def metal_reasons(box: CardBox, game: BaseGame, seat: int, t: Texts) -> tuple[str, ...]:
    """Steel makes building cards cheaper, titanium space cards; the phase bonus makes all of them cheaper."""
    said, seen = [], game.state
    for tag, metal in (("building", Res.STEEL), ("space", Res.TITANIUM)):
        less = int(seen.production[seat, metal]) * int(seen.metal_value[seat, metal])
        if tag in box.tags and less:
            said.append(f"−{less}: {t.name('resource', metal.name.lower())}")
    if box.kind == "automated" and seen.phase == Phase.DEVELOPMENT and seen.chosen[seat] == Phase.DEVELOPMENT:
        said.append(f"−{DEVELOPMENT_BONUS}: {t.name('ares-phase', 'development')}")
    return tuple(said)


def in_play(key: str, lang: str, cubes: int | None, used: bool) -> CardBox:
    return replace(drawn(key, lang), cubes=cubes, used=used, css="mini is-played")
