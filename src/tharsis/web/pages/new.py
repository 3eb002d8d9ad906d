"""Setting up a game, and sitting down by link."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from tharsis.core.errors import BadSetup, TharsisError
from tharsis.store import BOT, FRIEND, PERSON
from tharsis.web.bots import bot_levels
from tharsis.web.context import Context, Shared
from tharsis.web.identity import Forbidden, check_csrf, keep_visitor, visitor_of
from tharsis.web.lobby import KINDS, Opened, SeatPlan
from tharsis.web.render import Form, form_of, html, texts_of
from tharsis.web.texts import Texts

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
SWITCHES = {
    "mars": ("corporate_era", "draft", "colonies", "mixed_corporations", "beginners"),
    "ares": ("first_game", "exchange", "coop"),
}  # fmt: skip
OF_TABLE = ("hidden_points",)
"""What the table chooses beside the rules."""
AT_FIRST = {"corporate_era": "1", "kind0": PERSON, "kind1": BOT}
SEATS = {"mars": 5, "ares": 4}
COOP_PLAYERS = 2
SOLO_LEVELS = {"mars": (), "ares": ("novice", "experienced", "expert")}


@dataclass(frozen=True, slots=True)
class Switch:
    name: str
    title: str
    hint: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class Link:
    seat: int
    name: str
    url: str


def switch(name: str, is_on: bool, t: Texts) -> Switch:
    key = f"web-switch-{name.replace('_', '-')}"
    return Switch(name, t(key), t(f"{key}-hint"), is_on)


def new_page(request: Request, game: str, form: Form, error: str = "") -> Response:
    """With all that was chosen before something was refused."""
    t = texts_of(request)
    switches = [switch(name, bool(form.get(name)), t) for name in (*SWITCHES[game], *OF_TABLE)]
    levels = [(level, t(f"web-level-{level}")) for level in bot_levels()]
    seats = range(SEATS[game])
    context = {
        "game": game,
        "switches": switches,
        "levels": levels,
        "seats": seats,
        "error": error,
        "form": form,
        "solo_levels": SOLO_LEVELS[game],
    }
    return html(request, "new.html", context, 422 if error else 200)


@router.get("/new")
def new(request: Request, game: str = "mars", seed: str = "") -> Response:
    at_first = Form(urlencode({**AT_FIRST, "seed": seed[:80]}).encode())
    return new_page(request, game if game in SWITCHES else "mars", at_first)


def plans_of(form: Form, game: str) -> list[SeatPlan]:
    """The seats that are not left empty."""
    plans = []
    for seat in range(SEATS[game]):
        kind = form.get(f"kind{seat}")
        if kind in KINDS:
            plans.append(SeatPlan(kind, form.get(f"name{seat}"), form.get(f"level{seat}")[:40] if kind == BOT else ""))
    return plans


def first_of(form: Form, t: Texts) -> int | None:
    """Who is first player, counted among those who play; None when the deal shall draw one."""
    taken = [str(seat) for seat in range(SEATS["mars"]) if form.get(f"kind{seat}") in KINDS]
    if not form.get("first"):
        return None
    if form.get("first") not in taken:
        raise BadSetup(t("web-first-is-nobody"))
    return taken.index(form.get("first"))


def check_form(form: Form, game: str, players: int, t: Texts) -> None:
    """What a person may have combined and the rules do not know, said in the person's language."""
    refused = {
        "web-setup-nobody": players == 0,
        "web-setup-solo-era": game == "mars" and players == 1 and not form.get("corporate_era"),
        "web-setup-mixed": bool(form.get("mixed_corporations")) and not form.get("colonies"),
        "web-setup-coop": bool(form.get("coop")) and players != COOP_PLAYERS,
    }
    for key, is_refused in refused.items():
        if is_refused:
            raise BadSetup(t(key))


def setup_of(form: Form, game: str, players: int, t: Texts) -> dict[str, Any]:
    check_form(form, game, players, t)
    setup: dict[str, Any] = {name: bool(form.get(name)) for name in SWITCHES[game] if name != "beginners"}
    if form.get("beginners"):
        setup["beginners"] = list(range(players))
    if form.get("level") and game == "ares":
        setup["level"] = form.get("level")[:20]
    if game == "mars":
        setup["first_player"] = first_of(form, t)
    return setup


@router.post("/new")
def create(request: Request, context: Shared, form: Posted) -> Response:
    check_csrf(request, form.get("csrf"))
    game = form.get("game") if form.get("game") in SWITCHES else "mars"
    plans = plans_of(form, game)
    try:
        setup, chosen = setup_of(form, game, len(plans), texts_of(request)), {name: bool(form.get(name)) for name in OF_TABLE}
        opened = context.lobby.create(game, setup, plans, form.get("seed")[:80] or None, **chosen)
    except TharsisError as error:
        return new_page(request, game, form, str(error))
    return after_opening(request, context, opened)


def after_opening(request: Request, context: Context, opened: Opened) -> Response:
    """Sit down on one's own seats; then to the table, or first to the links for friends."""
    visitor = visitor_of(request)
    live = opened.live
    for row in live.seats:
        if row.kind == PERSON:
            context.store.sit(visitor.hash, live.id, row.seat, time.time())
    context.moved(live)
    friends = [row for row in live.seats if row.kind == FRIEND]
    if not friends:
        response = RedirectResponse(f"/table/{live.id}", 303)
        keep_visitor(request, response)
        return response
    base = str(request.base_url).rstrip("/")
    links = [Link(row.seat + 1, row.name, f"{base}/seat/{opened.tokens[row.seat]}") for row in friends]
    return html(request, "opened.html", {"id": live.id, "links": links, "watch": f"{base}/table/{live.id}"})


@router.get("/seat/{token}")
def seat(request: Request, context: Shared, token: str) -> Response:
    """A private link: the secret is changed for a cookie at once."""
    found = context.lobby.seat_of(token)
    if found is None:
        raise Forbidden(texts_of(request)("web-no-such-seat"))
    context.store.sit(visitor_of(request).hash, found[0], found[1], time.time())
    response = RedirectResponse(f"/table/{found[0]}?seat={found[1]}", 303)
    keep_visitor(request, response)
    return response
