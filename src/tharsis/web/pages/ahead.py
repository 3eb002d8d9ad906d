"""Passing ahead, and thinking better of it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from tharsis.core.errors import TharsisError
from tharsis.web.context import Shared
from tharsis.web.pages.table import Posted, answer, mover
from tharsis.web.render import texts_of

router = APIRouter()


@router.post("/table/{id}/ahead")
def pass_ahead(request: Request, context: Shared, id: str, form: Posted) -> Response:
    live = context.lobby.find(id)
    seat = mover(request, context, id, form)
    try:
        live.pass_ahead(seat, None if form.get("revoke") else form.all("wake"))
    except TharsisError:
        return answer(request, context, live, seat, 422, texts_of(request)("ahead-too-late"))
    context.changed(live)
    return answer(request, context, live, seat)
