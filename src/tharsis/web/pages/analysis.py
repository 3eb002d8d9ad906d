"""A finished game looked at again, and what would have come of another move."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from tharsis.core.jit import COMPILED
from tharsis.store import BOT, PERSON, NewMove
from tharsis.web.analysis import SHOWS, analysis
from tharsis.web.context import Context, Shared
from tharsis.web.identity import check_csrf, pick_seat, seats_of
from tharsis.web.limits import owner_of
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Opened, SeatPlan
from tharsis.web.pages.new import after_opening
from tharsis.web.render import Form, form_of, html, is_htmx, texts_of
from tharsis.web.reviewing import CannotReview

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]
LEVEL = "expert"
"""Who answers in a line that is tried out."""


def reviewable(live: LiveGame) -> LiveGame:
    if not live.game.over:
        raise CannotReview("coach-not-over")
    if live.row.rules != live.game.rules.version:
        raise CannotReview("coach-other-rules")
    if not COMPILED:
        raise CannotReview("coach-not-compiled")
    return live


@router.get("/table/{id}/analysis")
def page(
    request: Request, context: Shared, id: str, move: Annotated[int, Query(ge=0, le=100_000)] = 0, show: str = SHOWS[0]
) -> Response:
    live = reviewable(context.lobby.find(id))
    seat = pick_seat(seats_of(request, context.lobby, id), None)
    looked = context.reviewing.look(live, owner_of(request))
    record = analysis(live, looked, seat, move, show if show in SHOWS else SHOWS[0], texts_of(request))
    template = "table/_analysis.html" if is_htmx(request) else "table/analysis.html"
    return html(request, template, {"analysis": record, "table": record.table})


@router.post("/table/{id}/whatif")
def what_if(request: Request, context: Shared, id: str, form: Posted) -> Response:
    """A game of its own that begins as this one did, up to another move; programs answer."""
    check_csrf(request, form.get("csrf"))
    live = reviewable(context.lobby.find(id))
    move = form.number("move")
    if not 0 <= move < len(live.game.moves):
        raise CannotReview("coach-no-move")
    opened = line_of(live, move, form.get("option")[:80], context, context.make_room(request))
    return after_opening(request, context, opened)


def line_of(live: LiveGame, move: int, option: str, context: Context, owner: str) -> Opened:
    moves, notation = live.game.moves, live.game.rules.notation
    seat = moves[move].seat
    made = [NewMove(each.seat, notation.text(each.option)) for each in moves[:move]]
    plans = [SeatPlan(PERSON if row.seat == seat else BOT, "", LEVEL) for row in live.seats]
    setup = {key: value for key, value in live.row.setup.items() if key != "players"}
    opened = context.lobby.create(
        live.row.game, setup, plans, str(live.row.seed), owner=owner, moves=[*made, NewMove(seat, option)]
    )
    context.store.reviews.begin_line(opened.live.id, live.id, move)
    opened.live.line = (live.id, move)
    return opened
