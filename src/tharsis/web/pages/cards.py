"""The card browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import Card
from tharsis.cards.module import all_tags, modules_of
from tharsis.cards.names import ARES as ARES_MODULE
from tharsis.cards.names import RESOURCES
from tharsis.cards.words import GainProduction
from tharsis.mars.cards import CARDS as MARS
from tharsis.web import worth
from tharsis.web.ares.cards import drawn as drawn_for_ares
from tharsis.web.mars.cards import drawn as drawn_for_mars
from tharsis.web.records import CardBox
from tharsis.web.render import html, is_htmx, texts_of

router = APIRouter()
KINDS = tuple(dict.fromkeys(("automated", "active", "event", *(card.kind for card in MARS))))
MODULES = tuple(module.key for module in modules_of("mars") if module.cards)
SORTS = ("number", "cost", "title")
ROOMS = {"mars": (MARS, drawn_for_mars), "ares": (ARES, drawn_for_ares)}
Word = Annotated[str, Query(max_length=60)]


@dataclass(frozen=True, slots=True)
class Wanted:
    game: str
    text: str
    tag: str
    kind: str
    module: str
    makes: str
    most: int | None
    sort: str


def makes(card: Card, resource: str) -> bool:
    return any(isinstance(effect, GainProduction) and effect.resource == resource for effect in card.on_play)


def fits(card: Card, box: CardBox, wanted: Wanted) -> bool:
    return (
        (not wanted.text or wanted.text in f"{box.title} {box.text}".lower())
        and (not wanted.tag or wanted.tag in box.tags)
        and (not wanted.kind or card.kind == wanted.kind)
        and (not wanted.module or card.module in (wanted.module, ARES_MODULE))
        and (not wanted.makes or makes(card, wanted.makes))
        and (wanted.most is None or card.cost <= wanted.most)
    )


def found(wanted: Wanted, lang: str) -> list[CardBox]:
    cards, drawn = ROOMS[wanted.game]
    boxes = [box for card in cards if fits(card, box := drawn(card.key, lang), wanted)]
    keys = {"cost": lambda box: (box.cost, box.title), "title": lambda box: box.title, "number": lambda box: box.number}
    return sorted(boxes, key=keys.get(wanted.sort, keys["number"]))


@router.get("/cards")
def browser(
    request: Request, q: Word = "", tag: Word = "", kind: Word = "", module: Word = "", makes: Word = "", most: Word = "",
    sort: Word = "number", game: Word = "mars",
) -> Response:  # fmt: skip
    t = texts_of(request)
    limit = int(most) if most.isdecimal() and len(most) < 4 else None
    wanted = Wanted(game if game in ROOMS else "mars", q.lower().strip(), tag, kind, module, makes, limit, sort)
    boxes = found(wanted, t.code)
    template = "_cards.html" if is_htmx(request) else "cards.html"
    choices = {
        "tags": all_tags(),
        "kinds": KINDS,
        "modules": MODULES,
        "resources": RESOURCES,
        "sorts": SORTS,
        "games": tuple(ROOMS),
    }
    lines = worth.lines(wanted.game, t)
    return html(
        request,
        template,
        {"cards": boxes, "lines": lines, "count": t("web-cards-found", n=len(boxes)), "wanted": wanted, **choices},
    )
