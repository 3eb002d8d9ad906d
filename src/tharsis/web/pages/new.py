"""Setting up a game, and sitting down by link."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from tharsis.core.errors import BadSetup, TharsisError
from tharsis.core.setup import PLAYERS, Kind, Setting
from tharsis.games import GAMES, plan_of
from tharsis.store import BOT, FRIEND, GROUP, OPEN, PERSON, PUBLIC, PlayerRow
from tharsis.web import lengths
from tharsis.web.bots import bot_levels
from tharsis.web.context import Context, Shared
from tharsis.web.identity import SPECTATOR, Forbidden, check_csrf, keep_visitor, pick_seat, seats_of, visitor_of
from tharsis.web.limits import owner_of
from tharsis.web.lobby import KINDS, Opened, SeatPlan
from tharsis.web.names import BadName, call
from tharsis.web.render import Form, form_of, html, texts_of
from tharsis.web.seating import ACCESSES, BANKS_MIN, DAYS_LONG, ENDS, PACES, STEPS_S, needs_table, table_of, times_of
from tharsis.web.seating import AT_FIRST as TIMES
from tharsis.web.texts import Texts

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
OF_TABLE = ("hidden_points",)
"""What the table chooses beside the rules."""
AT_FIRST = {"kind0": PERSON, "kind1": BOT}
FOR_TABLES = {"accesses": ACCESSES, "table_paces": PACES, "ends": ENDS, "banks": BANKS_MIN, "steps": STEPS_S, "days": DAYS_LONG,
              "times": TIMES}  # fmt: skip
FIRST, DRAWN = "first", "drawn"
"""Which seat of the form is first player, and what is said in place of a value that is drawn by lot."""
SHOWN = "shown"
"""A switch that a short form shows, once for each: those it does not show stay as they are."""
BESIDE_RULES = frozenset((
    "csrf", "game", "my_name", "guided", "access", "word", "title", "rated", "pace", "at_end", "seed", FIRST, SHOWN,
    *OF_TABLE, *TIMES,
))  # fmt: skip
OF_SEATS = re.compile(r"(kind|name|level)\d")
ON_OR_OFF = {"1": True, "": False}


@dataclass(frozen=True, slots=True)
class Switch:
    name: str
    title: str
    hint: str
    is_on: bool
    follows: str = ""
    """The switch that this one is set with, until it is set itself."""


@dataclass(frozen=True, slots=True)
class Link:
    seat: int
    name: str
    url: str


@dataclass(frozen=True, slots=True)
class Choice:
    name: str
    title: str
    values: tuple[tuple[str, str], ...]
    chosen: str


def text_key(name: str) -> str:
    return name.replace("_", "-")


def switch(name: str, is_on: bool, t: Texts, follows: str = "") -> Switch:
    key = f"web-switch-{text_key(name)}"
    return Switch(name, t(key), t(f"{key}-hint"), is_on, follows)


def choice(setting: Setting, form: Form, t: Texts) -> Choice:
    key = f"web-choice-{text_key(setting.key)}"
    values = [(value, t(f"{key}-{text_key(value)}")) for value in setting.allowed]
    if setting.may_be_drawn:
        values.append((DRAWN, t("web-choice-drawn")))
    return Choice(setting.key, t(key), tuple(values), form.get(setting.key, setting.default))


def settings_of(game: str, *kinds: Kind) -> list[Setting]:
    """The settings of these kinds; the number of players follows from the seats."""
    return [setting for setting in plan_of(game).settings[1:] if setting.kind in kinds]


def spelled_out(form: Form, game: str) -> Form:
    """A short form as the long one sends it: every seat, and every switch that is on."""
    if not form.get("players"):
        return form
    kept = [field for field in form.fields if field[0] not in ("players", SHOWN)]
    seats = [(f"kind{seat}", plan.kind) for seat, plan in enumerate(plans_of(form, game))]
    unsaid = [one for one in settings_of(game, Kind.SWITCH) if one.key not in form.all(SHOWN)]
    on = [(one.key, "1") for one in unsaid if (form.get(one.follows) if one.follows else one.default)]
    return Form(urlencode([*kept, *seats, *on]).encode())


def new_page(request: Request, context: Context, game: str, form: Form, error: str = "") -> Response:
    """With all that was chosen before something was refused."""
    t, form = texts_of(request), spelled_out(form, game)
    own = settings_of(game, Kind.SWITCH, Kind.SEATS)
    shown = {
        "me": context.store.people.player_of(visitor_of(request).hash),
        **FOR_TABLES,
        "games": GAMES,
        "game": game,
        "switches": [
            *(switch(one.key, bool(form.get(one.key)), t, one.follows) for one in own),
            *(switch(name, bool(form.get(name)), t) for name in OF_TABLE),
        ],
        "choices": [choice(setting, form, t) for setting in settings_of(game, Kind.CHOICE)],
        "levels": [(level, t(f"web-level-{level}")) for level in bot_levels()],
        "seats": range(plan_of(game).most_players),
        "has_first": bool(settings_of(game, Kind.SEAT)),
        "length": length_of(form, game, t),
        "error": error,
        "form": form,
    }
    return html(request, "new.html", shown, 422 if error else 200)


@router.get("/new")
def new(request: Request, context: Shared, game: str = "mars", seed: str = "", access: str = "") -> Response:
    game = game if game in GAMES else GAMES[0]
    on = {setting.key: "1" for setting in settings_of(game, Kind.SWITCH) if setting.default}
    first = AT_FIRST if access not in (PUBLIC, GROUP) else {**AT_FIRST, "kind1": OPEN, "access": access}
    return new_page(request, context, game, Form(urlencode({**first, **on, "seed": seed[:80]}).encode()))


def plans_of(form: Form, game: str) -> list[SeatPlan]:
    """The seats that are not left empty."""
    if form.get("players"):  # the short form: oneself, and seats for others
        others = OPEN if form.get("access") in (PUBLIC, GROUP) else FRIEND
        return [SeatPlan(PERSON), *[SeatPlan(others)] * min(form.number("players") - 1, plan_of(game).most_players - 1)]
    plans = []
    for seat in range(plan_of(game).most_players):
        kind = form.get(f"kind{seat}")
        if kind in KINDS:
            plans.append(SeatPlan(kind, form.get(f"name{seat}"), form.get(f"level{seat}")[:40] if kind == BOT else ""))
    return plans


def first_of(form: Form, game: str, t: Texts) -> int | None:
    """Who is first player, counted among those who play; None when the deal shall draw one."""
    taken = [str(seat) for seat in range(plan_of(game).most_players) if form.get(f"kind{seat}") in KINDS]
    if not form.get(FIRST):
        return None
    if form.get(FIRST) not in taken:
        raise BadSetup(t("web-first-is-nobody"))
    return taken.index(form.get(FIRST))


def chosen_of(setting: Setting, form: Form) -> str:
    """The value chosen, or one of them by lot."""
    chosen = form.get(setting.key)[:20]
    return str(secrets.choice(setting.allowed)) if setting.may_be_drawn and chosen == DRAWN else chosen


def switched(form: Form, setting: Setting) -> bool | str:
    """On, off, or what is neither, for the plan to refuse."""
    text = form.get(setting.key)
    return ON_OR_OFF.get(text, text[:20])


def unknown_of(form: Form, game: str) -> dict[str, Any]:
    """Fields that the form does not have, for the plan to refuse."""
    games = GAMES if form.get("players") else (game,)  # the short form shows choices of one game and sends those of all
    known = BESIDE_RULES | {setting.key for name in games for setting in plan_of(name).settings}
    return {name[:40]: value[:20] for name, value in form.fields if name not in known and not OF_SEATS.fullmatch(name)}


def setup_of(form: Form, game: str, players: int, t: Texts) -> dict[str, Any]:
    """What was chosen; a switch that is for some seats is for all of them here. A short form names those it shows."""
    shown = form.all(SHOWN)
    switches = [one for one in settings_of(game, Kind.SWITCH) if not form.get("players") or one.key in shown]
    setup: dict[str, Any] = unknown_of(form, game) | {one.key: switched(form, one) for one in switches}
    setup |= {setting.key: list(range(players)) for setting in settings_of(game, Kind.SEATS) if form.get(setting.key)}
    setup |= {setting.key: chosen_of(setting, form) for setting in settings_of(game, Kind.CHOICE) if form.get(setting.key)}
    return setup | {setting.key: first_of(form, game, t) for setting in settings_of(game, Kind.SEAT)}


def refusal_of(error: TharsisError, t: Texts) -> str:
    """What a person may have combined and the rules do not know, said in the person's language."""
    refusal = error.refusal if isinstance(error, BadSetup) else ""
    return t(f"web-setup-{refusal}") if refusal else str(error)


def length_of(form: Form, game: str, t: Texts) -> str:
    """About how long the game takes; empty for one that the rules refuse."""
    try:
        plans = plans_of(form, game)
        chosen = {key: value for key, value in setup_of(form, game, len(plans), t).items() if value is not None}
        setup, times = plan_of(game).complete({**chosen, PLAYERS: len(plans)}), times_of(form)
    except BadSetup:
        return ""
    return lengths.told(game, setup, sum(plan.kind != BOT for plan in plans), times, t)


@router.get("/new/length")
def length(request: Request) -> Response:
    form = Form(request.url.query.encode())
    return HTMLResponse(length_of(form, form.get("game") if form.get("game") in GAMES else GAMES[0], texts_of(request)))


@router.post("/new")
def create(request: Request, context: Shared, form: Posted) -> Response:
    check_csrf(request, form.get("csrf"))
    game, t = form.get("game", GAMES[0]), texts_of(request)
    if game not in GAMES:
        return new_page(request, context, GAMES[0], form, f"{game[:20]!r} is no game; there are {' and '.join(GAMES)}")
    try:
        me = host_of(request, context, form)
        plans = named(plans_of(form, game), me)
        table = table_of(form, t.code, visitor_of(request).hash)
        kinds = {seat: plan.kind for seat, plan in enumerate(plans)}
        setup, is_hidden = setup_of(form, game, len(plans), t), bool(form.get("hidden_points"))
        owner = context.make_room(request)
        opened = context.lobby.create(
            game, setup, plans, form.get("seed")[:80] or None, is_hidden, owner,
            table=table if needs_table(table, kinds) else None, players=dict.fromkeys(own_seats(kinds), me) if me else {},
        )  # fmt: skip
        if me and table.word:
            context.store.people.join_group(table.word, me.id, time.time())
    except TharsisError as error:
        return new_page(request, context, game, form, refusal_of(error, t))
    except BadName as error:
        return new_page(request, context, game, form, t(error.key))
    return after_opening(request, context, opened, is_guided=bool(form.get("guided")))


def host_of(request: Request, context: Context, form: Form) -> PlayerRow | None:
    """Who opens the table. Others can only join somebody who has a name. Raises BadName."""
    me = context.store.people.player_of(visitor_of(request).hash)
    if form.get("access") in (PUBLIC, GROUP) and me is None:
        context.limits.door(owner_of(request))
        return call(context.lobby, visitor_of(request).hash, form.get("my_name"))
    return me


def own_seats(kinds: Mapping[int, str]) -> list[int]:
    """The host's own seat: the first of those who play at this screen."""
    return [seat for seat, kind in kinds.items() if kind == PERSON][:1]


def named(plans: Sequence[SeatPlan], me: PlayerRow | None) -> list[SeatPlan]:
    """The host is called by their name, where none was written there."""
    mine = own_seats({seat: plan.kind for seat, plan in enumerate(plans)}) if me else []
    return [replace(plan, name=plan.name or me.name) if me and seat in mine else plan for seat, plan in enumerate(plans)]


def after_opening(
    request: Request, context: Context, opened: Opened, taken: Collection[int] = (), is_guided: bool = False
) -> Response:
    """Sit down on one's own seats; then to the table, or first to the links for friends who do not sit yet."""
    visitor = visitor_of(request)
    live = opened.live
    for row in live.seats:
        if row.kind == PERSON and row.seat not in taken:
            context.store.sit(visitor.hash, live.id, row.seat, time.time())
    context.moved(live)
    friends = [row for row in live.seats if row.kind == FRIEND and row.seat not in taken]
    if not friends:
        response = RedirectResponse(f"/table/{live.id}{'?guide=1' if is_guided else ''}", 303)
        keep_visitor(request, response)
        return response
    base = context.base_of(request)
    links = [Link(row.seat + 1, row.name, f"{base}/seat/{opened.tokens[row.seat]}") for row in friends]
    return links_page(request, live.id, links, base)


@router.get("/seat/{token}")
def seat(request: Request, context: Shared, token: str, again: bool = False) -> Response:
    """A private link: the secret is changed for a cookie. A friend's link works once, for a browser that keeps cookies, so
    neither the host nor a preview of the link can take the seat."""
    found, visitor, t = context.lobby.seat_of(token), visitor_of(request), texts_of(request)
    if found is None:
        raise Forbidden(t("server-seat-link-used"))
    id, seat = found
    if context.lobby.find(id).seats[seat].kind == FRIEND:
        if visitor.is_new and again:
            raise Forbidden(t("server-cookies-needed"))
        if visitor.is_new:
            return kept(request, RedirectResponse(f"/seat/{token}?again=1", 303))
        if set(seats_of(request, context.lobby, id)) - {seat}:
            raise Forbidden(t("server-seat-of-another"))
        if not context.lobby.renew_link(id, seat, token):
            raise Forbidden(t("server-seat-link-used"))
    context.store.sit(visitor.hash, id, seat, time.time())
    if context.lobby.find(id).table:
        context.store.people.open_place(id, seat, context.store.people.player_of(visitor.hash), time.time())
        context.lobby.changed(id)
    return kept(request, RedirectResponse(f"/table/{id}?seat={seat}", 303))


def kept(request: Request, response: Response) -> Response:
    keep_visitor(request, response)
    return response


@router.post("/table/{id}/link")
def link(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """A new link to one's own seat, for another device. The one before opens nothing any more."""
    check_csrf(request, form.get("csrf"))
    seat = pick_seat(seats_of(request, context.lobby, id), form.number("seat"))
    if seat == SPECTATOR:
        raise Forbidden(texts_of(request)("error-wrong-seat"))
    token = context.lobby.renew_link(id, seat)
    base = context.base_of(request)
    links = [Link(seat + 1, context.lobby.find(id).seats[seat].name, f"{base}/seat/{token}")]
    return links_page(request, id, links, base, is_mine=True)


def links_page(request: Request, id: str, links: Sequence[Link], base: str, is_mine: bool = False) -> Response:
    """Links to copy: to the seats of friends, or to one's own."""
    return html(request, "opened.html", {"id": id, "links": links, "watch": f"{base}/table/{id}", "is_mine": is_mine})
