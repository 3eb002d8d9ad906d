"""Server-sent events: a page is told that its game has moved on, and asks for what it may see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Header, Query
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import StreamingResponse

from tharsis.web.context import Context
from tharsis.web.identity import seats_of, visitor_of
from tharsis.web.limits import owner_of

RETRY_MS = 1000
MOST = 10**9


async def known(
    since: Annotated[int, Query(ge=-1, le=MOST)] = -1, last_event_id: Annotated[int | None, Header(ge=-1, le=MOST)] = None
) -> int:
    """The number the listener knows. A browser that comes back names the last event it was told."""
    return since if last_event_id is None else last_event_id


Known = Annotated[int, Depends(known)]


def event(number: int) -> str:
    return f"id: {number}\nevent: changed\ndata: {number}\n\n"


async def numbers(request: Request, context: Context, id: str, since: int) -> AsyncIterator[str]:
    """The number of the table whenever it moves on; the same one again when something else has changed there."""
    yield f"retry: {RETRY_MS}\n\n"
    async for moved, number in context.hub.listen(id):
        if await request.is_disconnected():
            return
        if number <= since:  # at first, and when it is not told how far the game is
            number = (await run_in_threadpool(context.lobby.find, id)).number if moved or number < 0 else since
        yield event(number) if moved or number != since else ": here\n\n"
        since = number


async def player_of(request: Request, context: Context) -> str:
    """Who listens, where the browser has a name."""
    visitor = visitor_of(request)
    found = None if visitor.is_new else await run_in_threadpool(context.store.people.player_of, visitor.hash)
    return found.id if found else ""


async def changes(request: Request, context: Context, id: str, since: int) -> StreamingResponse:
    live = await run_in_threadpool(context.lobby.find, id)
    seats = await run_in_threadpool(seats_of, request, context.lobby, id)  # refuses a wrong token
    chairs = seats if live.table is not None else ()
    told = context.presence.during(id, chairs, numbers(request, context, id, since), await player_of(request, context))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return context.limits.streams.held(
        owner_of(request),
        StreamingResponse(told, media_type="text/event-stream", headers=headers),
    )
