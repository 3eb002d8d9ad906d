"""The lobby: tables anybody may join, tables of a group, one's own games; and the table that waits until all have come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response, StreamingResponse

from tharsis.core.errors import BadSetup
from tharsis.games import GAMES, plan_of
from tharsis.store import BOT, LOBBY, OPEN, PlayerRow
from tharsis.web import meeting, quick
from tharsis.web.bots import bot_levels
from tharsis.web.context import Context, Shared
from tharsis.web.identity import SPECTATOR, Forbidden, check_csrf, keep_visitor, pick_seat, seats_of, visitor_of
from tharsis.web.limits import owner_of
from tharsis.web.live import LiveGame
from tharsis.web.names import BadName, call
from tharsis.web.pages.new import length_of
from tharsis.web.pages.players import Board, best, board
from tharsis.web.ratings import shown as rating
from tharsis.web.render import Form, form_of, html, is_htmx, texts_of
from tharsis.web.seating import (
    DAY_S,
    ENDS,
    FEWEST,
    PACES,
    NoSeat,
    clean_word,
    is_host,
    join,
    leave,
    start_now,
    start_with_fewer,
    times_of,
)
from tharsis.web.sieve import COUNTS, EVERYTHING, is_asked, keep, sieve_of
from tharsis.web.stream import RETRY_MS, player_of
from tharsis.web.texts import NAMES, Texts

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
CALM_S = 0.4
"""Pages of the lobby are told of changes at most so often."""
MOST_FINISHED = 500


def me_of(request: Request, context: Context) -> PlayerRow | None:
    visitor = visitor_of(request)
    return None if visitor.is_new else context.store.people.player_of(visitor.hash)


def shown(request: Request, context: Context) -> dict[str, object]:
    """What changes while one looks."""
    t, me, sieve = texts_of(request), me_of(request, context), sieve_of(request)
    groups = meeting.groups(context.lobby, me, t)
    tables = meeting.tables(context.lobby, me, [group.word for group in groups], t)
    fit = [one for one in tables if sieve.lets(one, is_named=me is not None)]
    mine = meeting.mine(context.lobby, visitor_of(request).hash, t)
    return {
        "me": me, "groups": groups, "tables": fit, "more": len(tables) - len(fit), "free": sum(one.is_open for one in tables),
        "mine": mine, "asked": sum(one.css == "is-mine" for one in mine), "finished": finished(request, context),
        "running": running(context), "here": here(context), "clear": f"/lobby?game={EVERYTHING}",
    }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Picks:
    """A filter of which several can be chosen."""

    name: str
    title: str
    values: tuple[tuple[str, str], ...]


def running(context: Context) -> int:
    return context.lobby.kept.get("running", lambda: context.store.people.running(time.time() - DAY_S))


def here(context: Context) -> int:
    """How many are here, the reader among them."""
    return max(1, context.lobby.kept.get("here", lambda: context.store.people.online(time.time())))


def sat_at(request: Request, context: Context) -> list[str]:
    """The visitor's games, the newest first."""
    return list(dict.fromkeys(id for id, _ in context.store.sittings(visitor_of(request).hash)))


def finished(request: Request, context: Context) -> list[str]:
    games = sat_at(request, context)
    return context.store.people.finished(games[:MOST_FINISHED]) if games else []


def boards(context: Context, me: PlayerRow | None, t: Texts) -> list[Board]:
    kept, store = context.lobby.kept, context.store
    ranks = {game: kept.get(("best", game, t.code), partial(best, store, game, 0, t)) for game in GAMES}
    return [board(store, game, rows, me, t) for game, rows in ranks.items()]


def rating_of(told: Sequence[Board]) -> str:
    """The rating of the reader in what they have played most."""
    mine = max((board.mine for board in told if board.mine), key=lambda row: row.games, default=None)
    return rating(mine.mu) if mine else ""


@router.get("/lobby")
def lobby(request: Request, context: Shared) -> Response:
    """Which tables are asked for here is kept; a page that is open is sent no more than those."""
    response = live(request, context) if is_htmx(request) else page(request, context)
    if is_asked(request):
        keep(sieve_of(request), response)
    return response


def page(request: Request, context: Context, error: str = "") -> Response:
    t, now = texts_of(request), shown(request, context)
    told = boards(context, me_of(request, context), t)
    games, over = sat_at(request, context), finished(request, context)
    still = {
        **sifted(request, t), "games": GAMES, "table_paces": PACES, "pace_icons": meeting.PACE_ICONS,
        "length": length_of(Form(b"players=2"), GAMES[0], t),
        "pace_texts": {pace: meeting.times_text(times_of(Form(f"pace={pace}".encode())), t) for pace in PACES},
        "boards": told, "my_rating": rating_of(told), "error": error, "ends": ENDS, "modules": quick.modules_of(t),
        "maps": quick.maps_of(t), "again": quick.against_bots(context.store, games, t),
        "last": quick.last_finished(context.store, over, t), "counts": {game: plan_of(game).most_players for game in GAMES},
    }  # fmt: skip
    return html(request, "lobby/lobby.html", {**now, **still}, 422 if error else 200)


def sifted(request: Request, t: Texts) -> dict[str, object]:
    """What can be chosen of the list of tables, and what is."""
    modules = [(one.name, one.title) for one in quick.modules_of(t)]
    picks = (
        Picks("language", t("ui-language"), tuple(NAMES.items())), Picks("module", t("lobby-modules"), tuple(modules)),
        Picks("players", t("people-players-number"), tuple((n, n) for n in COUNTS)),
    )  # fmt: skip
    return {"sieve": sieve_of(request), "all": EVERYTHING, "picks": picks, "near": meeting.NEAR}


@router.get("/lobby/live")
def live(request: Request, context: Shared) -> Response:
    return html(request, "lobby/_fresh.html", shown(request, context))


@router.get("/lobby/stream")
async def stream(request: Request, context: Shared) -> Response:
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    told = context.presence.during("", (), _changes(request, context), await player_of(request, context))
    body = StreamingResponse(told, media_type="text/event-stream", headers=headers)
    return context.limits.streams.held(owner_of(request), body)


async def _changes(request: Request, context: Context) -> AsyncIterator[str]:
    yield f"retry: {RETRY_MS}\n\n"
    async for is_changed, _ in context.hub.listen(LOBBY):
        if await request.is_disconnected():
            return
        yield "event: changed\ndata: \n\n" if is_changed else ": here\n\n"
        await asyncio.sleep(CALM_S)


# --- sitting down ----------------------------------------------------------------------------------------------------


def door(request: Request, context: Context, form: Form) -> None:
    check_csrf(request, form.get("csrf"))
    context.limits.door(owner_of(request))


@router.post("/lobby/join/{id}")
def sit_down(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """Join an open table; who has no name yet is given one first."""
    door(request, context, form)
    browser, t = visitor_of(request).hash, texts_of(request)
    try:
        me = me_of(request, context) or call(context.lobby, browser, form.get("my_name"))
        seat = join(context.lobby, id, me, browser)
    except NoSeat as error:
        return page(request, context, t(error.key))
    except BadName as error:
        return named_badly(request, context, id, form.get("my_name"), t(error.key))
    context.hub.publish(LOBBY)
    context.moved(context.lobby.find(id))
    return kept(request, RedirectResponse(f"/table/{id}?seat={seat}", 303))


def named_badly(request: Request, context: Context, id: str, name: str, error: str) -> Response:
    """Another name can be tried where this one was, so that nobody has to look for the table again."""
    live = context.lobby.find(id)
    if live.is_started or live.table is None:
        return page(request, context, error)
    return waiting_page(request, context, live, error, name)


@router.post("/table/{id}/leave")
def get_up(request: Request, context: Shared, id: str, form: Posted) -> Response:
    door(request, context, form)
    try:
        leave(context.lobby, id, own_seat(request, context, id))
    except NoSeat as error:
        raise Forbidden(texts_of(request)(error.key)) from None
    context.hub.publish(LOBBY)
    return RedirectResponse("/lobby", 303)


@router.post("/table/{id}/start")
def start(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """The host waits no longer: bots take the open seats, or those who sit play without them."""
    door(request, context, form)
    t, live = texts_of(request), context.lobby.find(id)
    if not is_host(context.store, live.table, visitor_of(request).hash):
        raise Forbidden(t("people-host-only"))
    level = form.get("level") if form.get("level") in bot_levels() else "medium"
    try:
        if form.get("fewer"):
            start_with_fewer(context.lobby, id)
        else:
            start_now(context.lobby, id, level, BOT)
    except NoSeat as error:
        raise Forbidden(t(error.key)) from None
    context.hub.publish(LOBBY)
    context.moved(context.lobby.find(id))
    return RedirectResponse(f"/table/{id}", 303)


def own_seat(request: Request, context: Context, id: str) -> int:
    seat = pick_seat(seats_of(request, context.lobby, id), None)
    if seat == SPECTATOR:
        raise Forbidden(texts_of(request)("error-wrong-seat"))
    return seat


def kept(request: Request, response: Response) -> Response:
    keep_visitor(request, response)
    return response


def waiting_page(request: Request, context: Context, live: LiveGame, error: str = "", name: str = "") -> Response:
    """What stands in place of the table until all seats are taken."""
    assert live.table is not None
    t, me, browser = texts_of(request), me_of(request, context), visitor_of(request).hash
    players = [place.player for place in live.places if place.player]
    ratings = meeting.keyed(context.store.people.ratings(names=players) if players else ())
    base, is_mine = context.base_of(request), is_host(context.store, live.table, browser)
    invites = [(place.seat + 1, f"{base}/seat/{place.invite}") for place in live.places if place.invite and is_mine]
    one = meeting.listed(live, live.table, me, ratings, t)
    told = {
        "live": live, "one": one, "can_drop": is_mine and len(one.whos) >= FEWEST, "me": me, "is_host": is_mine,
        "invites": invites,
        "my_seat": pick_seat(seats_of(request, context.lobby, live.id), None), "seed_hash": meeting.seed_hash(live),
        "chosen_seed": live.chosen_seed,
        "levels": bot_levels(), "url": f"{base}/table/{live.id}", "open": OPEN, "end": t(f"people-end-{live.table.at_end}"),
        "error": error, "tried": name,
    }  # fmt: skip
    return html(request, "lobby/waiting.html", told, 422 if error else 200)


# --- groups ----------------------------------------------------------------------------------------------------------


@router.post("/lobby/group")
def enter_group(request: Request, context: Shared, form: Posted) -> Response:
    """Meet those who have typed the same word."""
    door(request, context, form)
    t, browser = texts_of(request), visitor_of(request).hash
    try:
        word = clean_word(form.get("word"))
        me = me_of(request, context) or call(context.lobby, browser, form.get("my_name"))
    except BadSetup:
        return page(request, context, t("web-setup-word"))
    except BadName as error:
        return page(request, context, t(error.key))
    context.store.people.join_group(word, me.id, time.time())
    context.hub.publish(LOBBY)
    return kept(request, RedirectResponse("/lobby", 303))


@router.post("/lobby/group/leave")
def leave_group(request: Request, context: Shared, form: Posted) -> Response:
    door(request, context, form)
    me = me_of(request, context)
    if me:
        with suppress(BadSetup):  # nobody can have joined by what is no word
            context.store.people.leave_group(clean_word(form.get("word")), me.id)
            context.hub.publish(LOBBY)
    return RedirectResponse("/lobby", 303)
