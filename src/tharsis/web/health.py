"""For those who watch over a server: whether it lives, whether it can play, and figures."""

from __future__ import annotations

import asyncio

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
async def ready(context: Shared) -> Response:
    """It can read and keep games. Asked in a thread of its own: all others may be waiting for the database."""
    try:
        await asyncio.to_thread(context.store.try_out)
    except Unavailable as error:
        return PlainTextResponse(str(error), 503, {"retry-after": "5"})
    return PlainTextResponse("ready")


@router.get("/metrics")
async def metrics(request: Request, context: Shared) -> Response:
    figures: Figures | None = request.app.state.figures
    if figures is None:
        raise HTTPException(404, "figures are not shown; the setting `metrics` shows them")
    return PlainTextResponse(figures.text(context), media_type=TYPE)
