"""Server-sent events: a page is told that its game has moved on, and asks for what it may see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Header, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import StreamingResponse

from tharsis.web.context import Context
from tharsis.web.identity import seats_of
from tharsis.web.live import LiveGame

RETRY_MS = 1000
MOST = 10**9


def known(
    since: Annotated[int, Query(ge=-1, le=MOST)] = -1, last_event_id: Annotated[int | None, Header(ge=-1, le=MOST)] = None
) -> int:
    """The number the listener knows. A browser that comes back names the last event it was told."""
    return since if last_event_id is None else last_event_id


Known = Annotated[int, Depends(known)]


def event(number: int) -> str:
    return f"id: {number}\nevent: changed\ndata: {number}\n\n"


async def numbers(request: Request, context: Context, live: LiveGame, since: int) -> AsyncIterator[str]:
    yield f"retry: {RETRY_MS}\n\n"
    async for moved in context.hub.listen(live.id):
        if await request.is_disconnected():
            return
        yield event(live.number) if moved or live.number != since else ": here\n\n"
        since = live.number


async def changes(request: Request, context: Context, id: str, since: int) -> StreamingResponse:
    live = await run_in_threadpool(context.lobby.find, id)
    await run_in_threadpool(seats_of, request, context.lobby, id)  # refuses a wrong token
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(numbers(request, context, live, since), media_type="text/event-stream", headers=headers)
