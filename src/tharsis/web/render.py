"""Templates, and what every page needs: language, theme, the secret for forms."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVarTuple, Unpack
from urllib.parse import parse_qsl

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tharsis.store import PlayerRow, Unavailable
from tharsis.text.bundle import LANGUAGES, tied
from tharsis.text.drawing import text_class
from tharsis.text.hyphens import SHORTER, soft_hyphens
from tharsis.web.ares.records import Engine, Planet
from tharsis.web.assets import asset
from tharsis.web.identity import keep_visitor, visitor_of
from tharsis.web.layout import Joined
from tharsis.web.mars.parts import folders
from tharsis.web.records import CardBox, Goal, Hex, PlayerBox, Table, Track
from tharsis.web.texts import NAMES, Texts, best_language, texts

LANGUAGE_COOKIE, THEME_COOKIE, HOLD_COOKIE, PACE_COOKIE = "language", "theme", "hold", "pace"
THEMES = ("system", "dark", "light")
HOLDS = {"moment": 4.0, "never": 0.0, "always": math.inf}
"""For how long a turn that has ended by itself can be taken back while programs wait."""
PACES = {"normal": None, "slow": 2.0, "fast": 0.25, "once": 0.0}
"""How long programs wait before each move; None as the server does."""
HTMX = json.dumps({
    "allowEval": False, "includeIndicatorStyles": False, "historyEnabled": False, "scrollIntoViewOnBoost": False,
    "defaultSettleDelay": 0,
    "responseHandling": [
        {"code": "204", "swap": False}, {"code": "[23]..", "swap": True}, {"code": "4(09|22)", "swap": True},
        {"code": "[45]..", "swap": False, "error": True},
    ],
})  # fmt: skip


def loader() -> BaseLoader:
    """Our own templates, and those of modules by the module's key."""
    own = FileSystemLoader(Path(__file__).parent / "templates")
    return ChoiceLoader([own, PrefixLoader({key: FileSystemLoader(folder / "templates") for key, folder in folders().items()})])


env = Environment(
    loader=loader(), autoescape=True, undefined=StrictUndefined,
    auto_reload=False, extensions=[Joined],
)  # fmt: skip


Drawn = TypeVarTuple("Drawn")


def drawn_once(
    most: int, is_packed: bool = False
) -> Callable[[Callable[[Unpack[Drawn]], str]], Callable[[Unpack[Drawn]], Markup]]:
    """Keeps so many of the pieces of pages that a function has drawn. Kept as bytes: one letter beyond Latin makes a text
    twice as large. Large ones are packed, to a quarter or less."""

    def keeping(draw: Callable[[Unpack[Drawn]], str]) -> Callable[[Unpack[Drawn]], Markup]:
        if is_packed:
            packed = lru_cache(maxsize=most)(lambda *what: zlib.compress(draw(*what).encode(), 1))
            return lambda *what: Markup(zlib.decompress(packed(*what)).decode())
        kept = lru_cache(maxsize=most)(lambda *what: draw(*what).encode())
        return lambda *what: Markup(kept(*what).decode())

    return keeping


@drawn_once(4_000)
def card_html(card: CardBox, t: Texts) -> str:
    """A card is drawn once for as long as it looks the same."""
    return env.get_template("_card.html").render(card=card, t=t)


@drawn_once(10_000)
def hex_html(h: Hex) -> str:
    return env.get_template("table/_hex.html").render(h=h)


@drawn_once(500)
def track_html(track: Track) -> str:
    return env.get_template("table/_track.html").render(track=track)


def hexes_html(hexes: tuple[Hex, ...]) -> Markup:
    return Markup("".join(map(hex_html, hexes)))


@drawn_once(4_000, is_packed=True)
def player_html(player: PlayerBox, t: Texts, has_rivals: bool) -> str:
    return env.get_template("table/_player.html").render(p=player, t=t, has_rivals=has_rivals)


@drawn_once(2_000, is_packed=True)
def goals_html(milestones: tuple[Goal, ...], awards: tuple[Goal, ...], milestones_note: str, awards_note: str, t: Texts) -> str:
    return env.get_template("table/_goals.html").render(
        milestones=milestones, awards=awards, milestones_note=milestones_note, awards_note=awards_note, t=t
    )


@drawn_once(2_000, is_packed=True)
def planet_html(planet: Planet, t: Texts) -> str:
    return env.get_template("table/ares/_planet.html").render(p=planet, t=t)


@drawn_once(4_000, is_packed=True)
def engine_html(engine: Engine, title: str, css: str, t: Texts) -> str:
    return env.get_template("table/ares/_engine.html").render(engine=engine, title=title, css=css, t=t)


@drawn_once(16, is_packed=True)
def dialogs_html(t: Texts) -> str:
    return env.get_template("_dialogs.html").render(t=t)


class Menu(NamedTuple):
    """What the menu of a table depends on."""

    id: str
    seat: int
    is_ares: bool
    hides_points: bool
    has_people: bool
    is_past: bool
    is_over: bool
    csrf: str
    hold: str
    pace: str
    theme: str
    push_key: str


def menu_of(table: Table, csrf: str, hold: str, pace: str, theme: str, push_key: str) -> Menu:
    kinds = (table.ares is not None, table.hides_points, table.has_people, table.is_past, table.is_over)
    return Menu(table.id, table.seat, *kinds, csrf, hold, pace, theme, push_key)


@drawn_once(2_000, is_packed=True)
def menu_html(m: Menu, t: Texts) -> str:
    return env.get_template("table/_menu.html").render(m=m, t=t)


env.globals.update(
    asset=asset,
    languages=NAMES,
    themes=THEMES,
    holds=tuple(HOLDS),
    paces=tuple(PACES),
    htmx_config=HTMX,
    soft_hyphens=soft_hyphens,
    SHORTER=SHORTER,
    text_class=text_class,
    tied=tied,
    card_html=card_html,
    hexes_html=hexes_html,
    player_html=player_html,
    goals_html=goals_html,
    planet_html=planet_html,
    engine_html=engine_html,
    dialogs_html=dialogs_html,
    menu_of=menu_of,
    menu_html=menu_html,
    track_html=track_html,
    kept=drawn_once(2_000),
)


MAX_FIELDS = 200


class BadForm(Exception):
    """No form of ours was ever like this."""


class Form:
    """A posted form, its fields in order."""

    def __init__(self, body: bytes) -> None:
        try:
            self.fields = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MAX_FIELDS)
        except ValueError:
            raise BadForm(f"a form has at most {MAX_FIELDS} fields") from None

    def get(self, name: str, default: str = "") -> str:
        return next((value for key, value in self.fields if key == name), default)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.fields if key == name and value]

    def number(self, name: str, default: int = -1) -> int:
        text = self.get(name).removeprefix("-")
        return int(self.get(name)) if text.isdecimal() and len(text) < 10 else default


async def form_of(request: Request) -> Form:
    return Form(await request.body())


def language_of(request: Request) -> str:
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else best_language(request.headers.get("accept-language", ""))


def texts_of(request: Request) -> Texts:
    return texts(language_of(request))


def theme_of(request: Request) -> str:
    theme = request.cookies.get(THEME_COOKIE, "")
    return theme if theme in THEMES else THEMES[0]


def hold_of(request: Request) -> str:
    name = request.cookies.get(HOLD_COOKIE, "")
    return name if name in HOLDS else next(iter(HOLDS))


def pace_of(request: Request) -> str:
    name = request.cookies.get(PACE_COOKIE, "")
    return name if name in PACES else next(iter(PACES))


def is_htmx(request: Request) -> bool:
    return request.headers.get("hx-request") == "true"


def way_back(request: Request) -> str:
    """Where a change of language leads back to. The link to a seat is a secret and is never printed."""
    return "/" if request.url.path.startswith("/seat/") else request.url.path


def whoami(request: Request) -> PlayerRow | None:
    """Who reads, where the browser has a name and the store can be asked."""
    visitor = visitor_of(request)
    try:
        return None if visitor.is_new else request.app.state.context.store.people.player_of(visitor.hash)
    except Unavailable:
        return None


def html(request: Request, template: str, context: Mapping[str, Any], status: int = 200) -> Response:
    page = env.get_template(template).render(
        t=texts_of(request), lang=language_of(request), theme=theme_of(request), hold=hold_of(request), pace=pace_of(request),
        csrf=visitor_of(request).csrf, path=way_back(request), is_preparing=request.app.state.is_preparing,
        push_key=request.app.state.pusher.public_key if request.app.state.pusher else "", whoami=partial(whoami, request),
        **context,
    )  # fmt: skip
    response = HTMLResponse(page, status, headers={"vary": "Cookie, Accept-Language, HX-Request"})
    keep_visitor(request, response)
    return response
