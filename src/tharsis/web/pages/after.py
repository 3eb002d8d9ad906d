"""After the game: score, replay, files, rematch."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import PlainTextResponse, Response

from tharsis.store import LINK, PUBLIC, PlayerRow, TableRow
from tharsis.web import news
from tharsis.web.api import replayed
from tharsis.web.context import Context, Shared
from tharsis.web.identity import SPECTATOR, Forbidden, check_csrf, looking_seat, seats_of, visitor_of
from tharsis.web.live import LiveGame
from tharsis.web.lobby import SeatPlan
from tharsis.web.meeting import seed_hash
from tharsis.web.pages.new import after_opening
from tharsis.web.pages.players import changed
from tharsis.web.records import Table
from tharsis.web.render import Form, form_of, html, is_htmx, texts_of
from tharsis.web.scene import reader_of
from tharsis.web.score import score, told_points
from tharsis.web.tables import past_table, style_of
from tharsis.web.texts import Texts

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
Seat = Annotated[int | None, Query(ge=-1, le=4)]


def own_seat(request: Request, context: Context, live: LiveGame, seat: int | None = None) -> int:
    return looking_seat(request, context.lobby, live, seat)


@router.get("/table/{id}/score")
def score_page(request: Request, context: Shared, id: str) -> Response:
    live = context.lobby.find(id)
    t = texts_of(request)
    if live.hides_points:
        raise Forbidden(t("web-points-hidden"))
    rated = [changed(row, live.seats[row.seat].name, t) for row in context.store.people.rated_game(id)]
    told = {"score": score(live, own_seat(request, context, live), t), "seed_hash": seed_hash(live), "rated": rated}
    return html(request, "table/score.html", told)


@router.get("/table/{id}/replay")
def replay(
    request: Request, context: Shared, id: str, move: Annotated[int, Query(ge=0, le=100_000)] = 0, seat: Seat = None
) -> Response:
    live = context.lobby.find(id)
    earlier, chosen = replayed(request, context, live, move, seat)
    last, at, t = len(live.game.moves), len(earlier.moves), texts_of(request)
    before, after = [stop for stop in live.stops if stop < at], [stop for stop in live.stops if stop > at]
    record, names = past_table(live, earlier, chosen, t), reader_of(live, SPECTATOR, t).names
    told = replace(record.ask, title=f"{t('web-replay-move')} {at} / {last}", hint=last_move(record))
    record = replace(record, held=(), is_past=True, status="", ask=told, digest=(), alert="")
    own = seats_of(request, context.lobby, id) if live.is_started else ()
    seats = [SPECTATOR, *(range(live.game.players) if live.game.over else own)]
    context_of_page = {
        "table": record, "move": at, "last": last, "seats": seats, "names": names, "chosen": chosen,
        "notice": "", "earlier": max(before, default=at), "later": min(after, default=at), "rounds": rounds_of(live, at, t),
    }  # fmt: skip
    return html(request, "table/_replay.html" if is_htmx(request) else "table/replay.html", context_of_page)


def rounds_of(live: LiveGame, move: int, t: Texts) -> list[tuple[int, str, bool]]:
    """The move at which each generation or round began, what it is called, and whether `move` lies in it."""
    key = "ui-generation" if live.row.game == "mars" else "event-round"
    with live.lock:
        marks = live.history[:-1] if live.game.over and len(live.history) > 1 else live.history
    ends = [*(mark.moves for mark in marks[1:]), len(live.entries) + 1]
    return [(mark.moves, t(key, n=mark.round), mark.moves <= move < end) for mark, end in zip(marks, ends, strict=True)]


def last_move(table: Table) -> str:
    """Who has moved last, and what it did."""
    line = next((line for line in table.log if line.seat), None)
    return news.told(line) if line else ""


@router.get("/table/{id}/save")
def save(context: Shared, id: str) -> Response:
    """The replay file. It holds the seed, so it is only given when the game is over."""
    live = context.lobby.find(id)
    if not live.game.over:
        raise Forbidden("the file tells the order of the deck; it is given when the game is over", "server-file-later")
    headers = {"content-disposition": f'attachment; filename="tharsis-{id}.json"'}
    return Response(live.save(), media_type="application/json", headers=headers)


@router.get("/table/{id}/log.txt")
def log_file(request: Request, context: Shared, id: str) -> Response:
    live = context.lobby.find(id)
    reader = reader_of(live, own_seat(request, context, live), texts_of(request))
    with live.lock:
        entries = list(live.entries)
        points = told_points(live.game, reader) if live.game.over else []
    said = [*(news.told(line) for line in news.lines(entries, style_of(live), reader)), *points]
    return PlainTextResponse("\n".join(said) + "\n")


def table_again(
    request: Request, context: Context, live: LiveGame, is_same: bool
) -> tuple[TableRow | None, dict[int, PlayerRow]]:
    """How people meet at a rematch. The same deal again is known to all: it is nobody else's table and counts for nothing."""
    if live.table is None:
        return None, {}
    found = {place.seat: context.store.people.player(place.player) for place in live.places if place.player}
    players = {seat: player for seat, player in found.items() if player}
    is_rated = live.is_rated and not is_same
    table = replace(live.table, access=PUBLIC if is_rated else LINK, word="", is_rated=is_rated, host=visitor_of(request).hash)
    return table, players


@router.post("/table/{id}/rematch")
def rematch(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """The same players and set-up; a new deal and first player, unless all shall be the same."""
    check_csrf(request, form.get("csrf"))
    live = context.lobby.find(id)
    if own_seat(request, context, live) == SPECTATOR:
        raise Forbidden(texts_of(request)("error-wrong-seat"))
    is_same = bool(form.get("same")) and live.game.over
    drawn = ("players",) if is_same else ("players", "first_player")
    setup = {key: value for key, value in live.row.setup.items() if key not in drawn}
    plans = [SeatPlan(row.kind, "" if row.name.isdecimal() else row.name, row.level) for row in live.seats]
    seed = str(live.row.seed) if is_same else None
    owner = context.make_room(request)
    table, players = table_again(request, context, live, is_same)
    opened = context.lobby.create(
        live.row.game, setup, plans, seed, live.row.hidden_points, owner, table=table, players=players
    )
    sitters = context.store.sitters(id)
    for browser, seat in sitters:
        context.store.sit(browser, opened.live.id, seat, time.time())
        if table:
            context.store.people.set_place(opened.live.id, seat, invite="", opened=time.time())
    context.lobby.changed(opened.live.id)
    return after_opening(request, context, opened, {seat for _, seat in sitters})
