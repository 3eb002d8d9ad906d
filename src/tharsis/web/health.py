"""For those who watch over a server: whether it lives, whether it can play, and figures."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from tharsis.store import Unavailable
from tharsis.web.context import Shared
from tharsis.web.metrics import TYPE, Figures

router = APIRouter()


@router.get("/health")
async def health() -> Response:
    """The process answers."""
    return PlainTextResponse("ok")


@router.get("/ready")
def ready(context: Shared) -> Response:
    """It can read and keep games."""
    try:
        context.store.try_out()
    except Unavailable as error:
        return PlainTextResponse(str(error), 503, {"retry-after": "5"})
    return PlainTextResponse("ready")


@router.get("/metrics")
def metrics(request: Request, context: Shared) -> Response:
    figures: Figures | None = request.app.state.figures
    if figures is None:
        raise HTTPException(404, "figures are not shown; the setting `metrics` shows them")
    return PlainTextResponse(figures.text(context), media_type=TYPE)
