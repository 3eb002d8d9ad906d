"""The table: looking, choosing, undoing, and being told of changes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import RedirectResponse, Response

from tharsis.core.errors import BadSetup, TharsisError
from tharsis.store import PERSON
from tharsis.web import ahead
from tharsis.web.context import Context, Shared, context_of
from tharsis.web.foresight import line_of_picks, with_forced
from tharsis.web.hints import can_hint, hint_box
from tharsis.web.identity import SPECTATOR, Forbidden, check_csrf, looking_seat, pick_seat, seats_of, visitor_of
from tharsis.web.limits import owner_of
from tharsis.web.live import LiveGame, NotNow, Stale
from tharsis.web.pages.lobby import waiting_page
from tharsis.web.pages.people import company_of
from tharsis.web.records import AheadBox, HoldBar, Table
from tharsis.web.render import HOLDS, PACES, BadForm, Form, form_of, hold_of, html, is_htmx, pace_of, texts_of
from tharsis.web.scene import Look, reader_of
from tharsis.web.stream import Known, changes
from tharsis.web.tables import past_table, table
from tharsis.web.texts import Texts

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
Seat = Annotated[int | None, Query(ge=-1, le=4)]
MAX_LINE = 40
ENDINGS = ("pass", "done")


# --- looking ---------------------------------------------------------------------------------------------------------


def curtain_for(live: LiveGame, held: tuple[int, ...], seat: int | None) -> int:
    """Several seats on one screen: whose turn it is to look, SPECTATOR when the curtain may stay open."""
    waiting = [other for other in held if other in live.game.to_move]
    if len(held) < 2 or not waiting or seat in waiting or live.game.over:
        return SPECTATOR
    return waiting[0]


def record_of(request: Request, context: Context, live: LiveGame, seat: int | None, look: Look | None = None) -> Table:
    """The table at one moment: nobody moves while it is drawn."""
    held, t = seats_of(request, context.lobby, live.id), texts_of(request)
    if not live.is_started:
        return replace(table(live, looking_seat(request, context.lobby, live, seat), t), has_people=True)
    is_shown = is_shown_hand(request, context, live, held, seat)
    with live.lock:
        mine = pick_seat(held, seat) if not is_shown else SPECTATOR
        if is_shown and seat is not None:
            record = shown_hand(live, seat, t("people-teach-looking", name=live_name(live, seat, t)), t)
        elif mine != SPECTATOR and live.seats[mine].level and not live.game.over:
            record = replace(shown_hand(live, mine, t("people-bot-plays-for-you"), t), held=held)
        else:
            record = seen_from(live, held, seat, t, look)
    return replace(record, has_people=live.table is not None)


def seen_from(live: LiveGame, held: tuple[int, ...], seat: int | None, t: Texts, look: Look | None) -> Table:
    hot = tuple(other for other in held if live.seats[other].kind == PERSON)
    behind = curtain_for(live, hot, seat)
    if behind != SPECTATOR:
        record = table(live, SPECTATOR, t)
        last = live.entries[-1].seat if live.entries else SPECTATOR
        return replace(
            record, curtain=live_name(live, behind, t), curtain_seat=behind, curtain_number=behind + 1, held=held,
            curtain_undo=last if last in hot and last != behind and live.undoable(last) else SPECTATOR,
            curtain_last=live_name(live, last, t) if last in hot else "",
        )  # fmt: skip
    record = table(live, pick_seat(held, seat), t, look)
    record = replace(record, can_hint=record.is_asked and can_hint(live), line=live.line)
    return replace(with_ahead(live, with_hold(live, record, t), t), held=held)


def is_shown_hand(request: Request, context: Context, live: LiveGame, held: tuple[int, ...], seat: int | None) -> bool:
    """Whether the asker is shown this seat's hand, by consent of its player."""
    if seat is None or seat < 0 or held or live.table is None:
        return False
    return seat in context.store.people.looks(live.id, visitor_of(request).hash)


def shown_hand(live: LiveGame, seat: int, title: str, t: Texts) -> Table:
    """The table as the seat sees it, to be looked at only."""
    record = past_table(live, live.game.copy(), seat, t)
    return replace(record, number=live.number, is_past=True, ask=replace(record.ask, title=title, hint=""), digest=(), alert="")


def with_hold(live: LiveGame, record: Table, t: Texts) -> Table:
    """The player whose turn has just ended may take it back."""
    hold, left = live.hold, live.waits
    only_bots = all(live.is_program(other) for other in live.game.to_move)
    if hold is None or not left or hold.row.seat != record.seat:
        return replace(record, can_hurry=record.seat >= 0 and record.state == "wait" and only_bots and live.pause != 0)
    seconds = 0 if left == math.inf else left
    ask = replace(record.ask, title=t("tbl-turn-over-title"), hint=record.ask.title)
    return replace(record, hold=HoldBar(round(seconds, 1), round(100 * seconds / hold.row.seconds) if seconds else 0), ask=ask)


def with_ahead(live: LiveGame, record: Table, t: Texts) -> Table:
    """Who waits may pass ahead; who has, and was woken, is told why."""
    row = live.ahead.get(record.seat)
    is_on = row is not None and ahead.stands(live.game, row)
    if row and is_on and record.is_asked:
        word = live.woken(record.seat)
        return replace(record, alert=record.alert or t(f"ahead-woken-{word}")) if word else record
    if not is_on and not ahead.can_pass_ahead(live.game, record.seat):
        return record
    chosen = row.wakes if row and is_on else (ahead.GOAL,)
    return replace(
        record, ahead=AheadBox(is_on, tuple((word, t(f"ahead-wake-{word}"), word in chosen) for word in ahead.CHOSEN))
    )


def live_name(live: LiveGame, seat: int, t: Texts) -> str:
    name = live.seats[seat].name
    return str(t("ui-player-number", n=seat + 1)) if name == str(seat + 1) else name


def show(request: Request, record: Table, status: int = 200, notice: str = "") -> Response:
    if is_htmx(request):
        return html(request, "table/_table.html", {"table": record, "notice": notice}, status)
    told = {"table": record, "notice": notice, "refused": ""}
    if record.has_people:
        context = context_of(request)
        told["people"] = company_of(request, context, context.lobby.find(record.id), record.seat if record.held else SPECTATOR)
    return html(request, "table/table.html", told, status)


@router.get("/table/{id}")
def page(request: Request, context: Shared, id: str, seat: Seat = None) -> Response:
    live = context.lobby.find(id)
    if not live.is_started:
        return waiting_page(request, context, live)
    return show(request, record_of(request, context, live, seat))


@router.get("/table/{id}/look")
def look(request: Request, context: Shared, id: str, option: str, seat: Seat = None) -> Response:
    """What an option would do, and how it would be paid."""
    live = context.lobby.find(id)
    asked = {name: value for name, value in request.query_params.items() if name != "seat"}
    wanted = {name: int(value) for name, value in asked.items() if value.isdecimal() and len(value) < 5}
    sold = tuple(request.query_params.getlist("sell")[:MAX_LINE]) if "sells" in request.query_params else None
    return show(request, record_of(request, context, live, seat, Look(option[:80], wanted, sold)))


@router.post("/table/{id}/hint")
def hint(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """What the coach would do, one step further each time; step 0 puts it away."""
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    record, t = record_of(request, context, live, seat), texts_of(request)
    if not record.can_hint:
        return show(request, record, 422, t("coach-hint-off"))
    if record.number != form.number("seen"):
        return show(request, record, 409, t("error-stale"))
    step = max(0, min(form.number("step", 1), 3))
    if not step:
        return show(request, record)
    told = context.hints.hint(live, seat, owner_of(request))
    if len(told.game.moves) != len(live.game.moves):
        return show(request, record_of(request, context, live, seat), 409, t("error-stale"))
    return show(request, replace(record, hint=hint_box(live, told, step, reader_of(live, seat, t))))


@router.get("/table/{id}/stream")
async def stream(request: Request, context: Shared, id: str, since: Known) -> Response:
    return await changes(request, context, id, since)


# --- moving ----------------------------------------------------------------------------------------------------------


def mover(request: Request, context: Context, id: str, form: Form) -> int:
    check_csrf(request, form.get("csrf"))
    seat = pick_seat(seats_of(request, context.lobby, id), form.number("seat"))
    if seat == SPECTATOR:
        raise Forbidden(texts_of(request)("error-wrong-seat"))
    return seat


def answer(request: Request, context: Context, live: LiveGame, seat: int, status: int = 200, notice: str = "") -> Response:
    if is_htmx(request):
        return show(request, record_of(request, context, live, seat), status, notice)
    if status != 200:
        return show(request, record_of(request, context, live, seat), status, notice)
    return RedirectResponse(f"/table/{live.id}?seat={seat}", 303)


def line_of(form: Form, live: LiveGame, seat: int) -> list[str]:
    """What was sent: one option, a line of them, or ticked cards."""
    if form.get("picking"):
        with live.lock:
            live.check_seen(seat, form.number("seen"))
            return line_of_picks(live.twin(seat), seat, form.all("pick")[:MAX_LINE])
    return form.all("line")[:MAX_LINE] or form.all("option")[-1:]


@router.post("/table/{id}/choose")
def choose(request: Request, context: Shared, id: str, form: Posted) -> Response:
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    t = texts_of(request)
    try:
        live.check_person(seat)
        line = line_of(form, live, seat)
        if not line:
            return answer(request, context, live, seat, 422, t("web-choose-something"))
        line = forced(live, seat, line, form.number("seen"))
        live.set_pause(PACES[pace_of(request)])
        is_turn = ahead.is_turn(live.game, seat)
        live.choose(seat, line, form.number("seen"), hold_for(request, form, line))
        if is_turn:
            live.pass_ahead(seat, None)
    except Stale:
        return answer(request, context, live, seat, 409, t("error-stale"))
    except NotNow as error:
        return answer(request, context, live, seat, 422, t(error.key))
    except TharsisError as error:
        return answer(request, context, live, seat, 422, str(error))
    context.moved(live)
    return answer(request, context, live, seat)


def forced(live: LiveGame, seat: int, line: list[str], seen: int) -> list[str]:
    with live.lock:
        live.check_seen(seat, seen)
        return with_forced(live.twin(seat), seat, line)


def hold_for(request: Request, form: Form, line: list[str]) -> float:
    """A turn that ends by itself stays open for a moment; ticks and an explicit end were confirmed already."""
    return 0 if form.get("picking") or line[-1] in ENDINGS else HOLDS[hold_of(request)]


@router.post("/table/{id}/end")
def end(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """The turn is over: nothing will be taken back."""
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    live.end_turn(seat)
    context.changed(live)
    return answer(request, context, live, seat)


@router.post("/table/{id}/forward")
def forward(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """Programs wait no longer before their moves, until the player chooses again."""
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    live.set_pause(0)
    live.end_turn(seat)
    context.changed(live)
    return answer(request, context, live, seat)


@router.post("/table/{id}/undo")
def undo(request: Request, context: Shared, id: str, form: Posted) -> Response:
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    t = texts_of(request)
    try:
        live.check_person(seat)
        live.undo(seat, form.number("seen"))
    except Stale:
        return answer(request, context, live, seat, 409, t("error-stale"))
    except TharsisError:
        return answer(request, context, live, seat, 422, t("web-no-undo"))
    context.moved(live)
    return answer(request, context, live, seat)


@router.post("/table/{id}/name")
def rename(request: Request, context: Shared, id: str, form: Posted) -> Response:
    seat = mover(request, context, id, form)
    try:
        context.lobby.rename(id, seat, form.get("name"))
    except BadSetup:
        raise BadForm(texts_of(request)("server-own-name")) from None
    return RedirectResponse(f"/table/{id}?seat={seat}", 303)
