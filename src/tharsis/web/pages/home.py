"""Home, settings, and what is said when something is refused."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tharsis.core.errors import TharsisError
from tharsis.store import UnknownGame
from tharsis.text.bundle import LANGUAGES
from tharsis.web.context import Context, Shared
from tharsis.web.identity import A_YEAR, SPECTATOR, seats_of, visitor_of
from tharsis.web.render import HOLD_COOKIE, HOLDS, LANGUAGE_COOKIE, PACE_COOKIE, PACES, THEME_COOKIE, THEMES, html, texts_of
from tharsis.web.scene import reader_of
from tharsis.web.texts import Texts

router = APIRouter()
SHOWN_GAMES = 30
NOT_FOUND = 404
FEATURES = (
    ("bots", "tag-science"), ("undo", "undo"), ("why", "help"), ("replay", "log"), ("friends", "marker"), ("everyone", "sound"),
)  # fmt: skip
"""What there is to say of the app, each with its icon."""


@dataclass(frozen=True, slots=True)
class MyGame:
    id: str
    title: str
    players: str
    state: str
    css: str


def my_games(request: Request, context: Context, t: Texts) -> list[MyGame]:
    seats: dict[str, list[int]] = {}
    for id, seat in context.store.sittings(visitor_of(request).hash):
        seats.setdefault(id, []).append(seat)
    games = [my_game(context, id, mine, t) for id, mine in list(seats.items())[:SHOWN_GAMES]]
    return [game for game in games if game is not None]


def my_game(context: Context, id: str, mine: list[int], t: Texts) -> MyGame | None:
    try:
        live = context.lobby.find(id)
    except (UnknownGame, TharsisError):
        return None
    names = ", ".join(reader_of(live, SPECTATOR, t).names)
    over = live.game.over
    round_number = int(getattr(live.game, "rounds", 0))
    round_key = "ui-generation" if live.row.game == "mars" else "event-round"
    asked = not over and any(seat in live.game.to_move for seat in mine)
    state = t("event-end") if over else t(round_key, n=round_number)
    told = f"{t('ui-your-turn')} · {state}" if asked else state
    return MyGame(id, t(f"web-game-{live.row.game}"), names, told, "is-over" if over else "is-asked" if asked else "is-running")


@router.get("/")
def home(request: Request, context: Shared) -> Response:
    t = texts_of(request)
    return html(request, "home.html", {"games": my_games(request, context, t), "features": FEATURES})


@router.get("/preparing")
def preparing(request: Request) -> Response:
    """The notice that the compiled rules are not there yet; nothing, once they are."""
    return html(request, "_preparing.html", {})


@router.get("/api")
def api_page(request: Request) -> Response:
    paths = request.app.openapi()["paths"]
    rows = [
        (verb.upper(), path, told.get("description") or told["summary"])
        for path, verbs in paths.items()
        for verb, told in verbs.items()
    ]
    return html(request, "api.html", {"rows": rows})


def back_to(path: str) -> str:
    """Only to our own pages."""
    return path if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


def kept(back: str, name: str, value: str) -> Response:
    response = RedirectResponse(back_to(back), 303)
    response.set_cookie(name, value, max_age=A_YEAR, samesite="strict", httponly=True)
    return response


@router.get("/language/{code}")
def language(code: str, back: str = "/") -> Response:
    return kept(back, LANGUAGE_COOKIE, code if code in LANGUAGES else LANGUAGES[0])


@router.get("/theme/{name}")
def theme(name: str, back: str = "/") -> Response:
    return kept(back, THEME_COOKIE, name if name in THEMES else THEMES[0])


@router.get("/hold/{name}")
def hold(name: str, back: str = "/") -> Response:
    return kept(back, HOLD_COOKIE, name if name in HOLDS else next(iter(HOLDS)))


@router.get("/pace/{name}")
def pace(request: Request, context: Shared, name: str, back: str = "/", table: str = "") -> Response:
    """How quickly bots move: from now on, and at the table one plays at already in this turn."""
    chosen = name if name in PACES else next(iter(PACES))
    if table and seats_of(request, context.lobby, table):
        context.lobby.find(table).set_pause(PACES[chosen])
    return kept(back, PACE_COOKIE, chosen)


def error_page(request: Request, status: int, detail: str) -> Response:
    id = request.path_params.get("id", "") if request.url.path.startswith("/table/") and status != NOT_FOUND else ""
    return html(request, "error.html", {"status": status, "detail": detail, "id": id}, status)
