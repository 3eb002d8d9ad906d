"""Reports of faults. The reporter gets a file with all that helps and nothing they may not know; the whole game stays here."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import PlainTextResponse, Response

from tharsis.store import ReportRow
from tharsis.web.context import Context, Shared
from tharsis.web.identity import SPECTATOR, check_csrf, looking_seat
from tharsis.web.limits import owner_of
from tharsis.web.live import LiveGame
from tharsis.web.render import Form, form_of

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
Seat = Annotated[int | None, Query(ge=-1, le=4)]
MAX_NOTE = 2000


def report_text(live: LiveGame, seat: int) -> str:
    """The position and the moves as the seat knows them."""
    with live.lock:
        head = f"game {live.id}\nrules {live.row.rules}\nset-up {live.row.setup}\nnumber {live.number}\nseat {seat}\n"
        moves = [f"{entry.number} {entry.seat} {entry.option if entry.seat == seat else '…'}" for entry in live.entries]
        view = live.game.view(seat)
        options = [str(option) for option in live.game.options(seat)] if seat != SPECTATOR else []
    return f"{head}options {options}\n\nview {view}\n\nmoves\n" + "\n".join(moves) + "\n"


def as_file(live: LiveGame, text: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="tharsis-report-{live.id}.txt"'})


@router.get("/table/{id}/report.txt")
def look(request: Request, context: Shared, id: str, seat: Seat = None) -> Response:
    """What a report of this moment would tell."""
    live = context.lobby.find(id)
    return as_file(live, report_text(live, looking_seat(request, context.lobby, live, seat)))


@router.post("/table/{id}/report")
def send(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """Keep a report with the whole game, and give the reporter theirs."""
    check_csrf(request, form.get("csrf"))
    live = context.lobby.find(id)
    owner = owner_of(request)
    context.limits.report(owner, id)
    wanted = form.number("seat") if form.get("seat") else None
    text = report_text(live, looking_seat(request, context.lobby, live, wanted))
    keep(context, live, text, clean_note(form.get("note")), owner)
    return as_file(live, text)


def clean_note(note: str) -> str:
    return "".join(letter for letter in note[:MAX_NOTE] if letter.isprintable() or letter == "\n")


def keep(context: Context, live: LiveGame, text: str, note: str, owner: str) -> None:
    with live.lock:
        save, number = live.save().decode(), live.number
    context.store.add_report(ReportRow(live.id, number, time.time(), note, text, save, owner))
