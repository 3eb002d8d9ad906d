"""People at a table: presence and clocks, chat, resigning, programs that stand in, and showing one's hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import RedirectResponse, Response

from tharsis.store import UnknownGame
from tharsis.web.company import LINES_A_MINUTE, MAX_TEXT, PHRASES, Company, company
from tharsis.web.context import Context, Shared
from tharsis.web.identity import SPECTATOR, Forbidden, check_csrf, keep_visitor, pick_seat, seats_of, visitor_of
from tharsis.web.limits import TooMany, owner_of
from tharsis.web.live import LiveGame
from tharsis.web.lobby import hashed, new_token
from tharsis.web.render import Form, form_of, html, is_htmx, texts_of
from tharsis.web.seating import NoSeat, clean_line, come_back, is_host, replace_absent, resign, vote

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
Seat = Annotated[int | None, Query(ge=-1, le=4)]
A_MINUTE = 60.0


def table_of(context: Context, id: str) -> LiveGame:
    """A game at which people meet."""
    live = context.lobby.find(id)
    if live.table is None:
        raise UnknownGame(f"nobody else sits at game {id!r}")
    return live


def looker_or_seat(request: Request, context: Context, live: LiveGame, wanted: int | None) -> int:
    """The seat the reader plays; a spectator's for who is shown a hand. Raises Forbidden for anybody else's."""
    held = seats_of(request, context.lobby, live.id)
    if wanted is not None and wanted not in held and wanted in context.store.people.looks(live.id, visitor_of(request).hash):
        return SPECTATOR
    return pick_seat(held, wanted)


def shown(request: Request, context: Context, live: LiveGame, seat: int, status: int = 200, notice: str = "") -> Response:
    template = "people/_people.html" if is_htmx(request) else "people/people.html"
    return html(request, template, {"people": company_of(request, context, live, seat), "refused": notice}, status)


def company_of(request: Request, context: Context, live: LiveGame, seat: int) -> Company:
    is_mine = is_host(context.store, live.table, visitor_of(request).hash)
    return company(context.lobby, live, seat, is_mine, context.base_of(request), texts_of(request))


@router.get("/table/{id}/people")
def look(request: Request, context: Shared, id: str, seat: Seat = None) -> Response:
    live = table_of(context, id)
    return shown(request, context, live, looker_or_seat(request, context, live, seat))


def act(
    request: Request, context: Context, id: str, form: Form, do: Callable[[LiveGame, int], None], is_line: bool = False
) -> Response:
    """Something a person at the table does; the panel as it is then."""
    check_csrf(request, form.get("csrf"))
    live = table_of(context, id)
    seat = pick_seat(seats_of(request, context.lobby, id), form.number("seat"))
    t = texts_of(request)
    if seat == SPECTATOR:
        raise Forbidden(t("error-wrong-seat"))
    (context.limits.line if is_line else context.limits.door)(owner_of(request))
    try:
        do(live, seat)
    except NoSeat as refused:
        return shown(request, context, live, seat, 422, t(refused.key))
    context.bots.wake(id)
    context.hub.publish(id)
    if is_htmx(request):
        return shown(request, context, live, seat)
    return RedirectResponse(f"/table/{id}/people?seat={seat}", 303)


# --- chat ------------------------------------------------------------------------------------------------------------


@router.post("/table/{id}/say")
def say(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """One of the ready phrases, or a line of one's own."""

    def do(live: LiveGame, seat: int) -> None:
        phrase, text = form.get("phrase"), clean_line(form.get("text"), MAX_TEXT)
        if phrase not in PHRASES and not text:
            raise NoSeat("people-empty-line")
        since = time.time() - A_MINUTE
        lines = context.store.people.said(id)
        if sum(line.seat == seat and line.time > since for line in lines) >= LINES_A_MINUTE:
            raise TooMany("people-too-many-lines")
        is_phrase = phrase in PHRASES
        context.store.people.say(id, seat, phrase if is_phrase else "", "" if is_phrase else text, time.time())

    return act(request, context, id, form, do, is_line=True)


@router.post("/table/{id}/mute")
def mute(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """Hear somebody no longer, or again."""

    def do(live: LiveGame, seat: int) -> None:
        about = form.number("about")
        if not 0 <= about < len(live.seats) or about == seat:
            raise NoSeat("people-nobody")
        place = next(place for place in live.places if place.seat == seat)
        mutes = " ".join(map(str, sorted(place.muted ^ {about})))
        context.store.people.set_place(id, seat, mutes=mutes)
        context.lobby.changed(id)

    return act(request, context, id, form, do)


# --- who plays -------------------------------------------------------------------------------------------------------


@router.post("/table/{id}/resign")
def give_up(request: Request, context: Shared, id: str, form: Posted) -> Response:
    return act(request, context, id, form, lambda live, seat: resign(context.lobby, id, seat))


@router.post("/table/{id}/back")
def back(request: Request, context: Shared, id: str, form: Posted) -> Response:
    return act(request, context, id, form, lambda live, seat: come_back(context.lobby, id, seat))


@router.post("/table/{id}/replace")
def stand_in(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """Vote for a program in somebody's place; the host decides alone after a time."""

    def do(live: LiveGame, seat: int) -> None:
        about = form.number("about")
        if form.get("alone"):
            if not is_host(context.store, live.table, visitor_of(request).hash):
                raise NoSeat("people-host-only")
            replace_absent(context.lobby, id, about)
        else:
            vote(context.lobby, id, about, seat)

    return act(request, context, id, form, do)


# --- showing one's hand ----------------------------------------------------------------------------------------------


@router.post("/table/{id}/teach")
def teach(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """A link that shows one's hand to whoever opens it. The one before opens nothing any more."""
    token = new_token()

    def do(live: LiveGame, seat: int) -> None:
        if live.is_rated:
            raise NoSeat("people-no-teaching")
        context.store.people.set_place(id, seat, teach_hash=hashed(token))
        context.lobby.changed(id)

    answer = act(request, context, id, form, do)
    if answer.status_code >= 400:
        return answer
    links = [(form.number("seat") + 1, f"{context.base_of(request)}/teach/{token}")]
    return html(request, "people/teach.html", {"id": id, "links": links, "seat_of": form.number("seat")})


@router.post("/table/{id}/teach/stop")
def stop_teaching(request: Request, context: Shared, id: str, form: Posted) -> Response:
    def do(live: LiveGame, seat: int) -> None:
        context.store.people.stop_teaching(id, seat)
        context.lobby.changed(id)

    return act(request, context, id, form, do)


@router.get("/teach/{token}")
def learn(request: Request, context: Shared, token: str, again: bool = False) -> Response:
    """Look into a hand, by the consent of its player; not for those who play at the same table."""
    context.limits.door(owner_of(request))
    found, visitor, t = context.store.people.taught(hashed(token)), visitor_of(request), texts_of(request)
    if found is None:
        raise Forbidden(t("people-teach-unknown"))
    id, seat = found
    if context.lobby.find(id).is_rated or seats_of(request, context.lobby, id):
        raise Forbidden(t("people-no-teaching"))
    if visitor.is_new:
        if again:
            raise Forbidden(t("server-cookies-needed"))
        response: Response = RedirectResponse(f"/teach/{token}?again=1", 303)
        keep_visitor(request, response)
        return response
    context.store.people.let_look(id, seat, visitor.hash)
    context.lobby.changed(id)
    return RedirectResponse(f"/table/{id}?seat={seat}", 303)
