"""Being called by the browser when no table is open."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response

from tharsis.web.assets import STATIC
from tharsis.web.context import Shared
from tharsis.web.identity import keep_visitor, visitor_of
from tharsis.web.pages.home import my_games
from tharsis.web.pages.lobby import door
from tharsis.web.render import BadForm, Form, form_of, texts_of

if TYPE_CHECKING:
    from tharsis.web.push import Pusher

router = APIRouter()
Posted = Annotated[Form, Depends(form_of)]


def pusher_of(request: Request) -> Pusher:
    pusher: Pusher | None = request.app.state.pusher
    if pusher is None:
        raise HTTPException(404, "this server calls nobody")
    return pusher


@router.get("/worker.js")
def worker() -> Response:
    """What wakes up in the browser. It lies at the root, so that it may speak for the whole site."""
    return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.post("/push")
def subscribe(request: Request, context: Shared, form: Posted) -> Response:
    """Call this browser there, or, without an endpoint, no more."""
    door(request, context, form)
    pusher, endpoint, browser = pusher_of(request), form.get("endpoint"), visitor_of(request).hash
    if not endpoint:
        context.store.notes.unsubscribe(browser)
    elif not pusher.is_allowed(endpoint):
        raise BadForm(texts_of(request)("push-refused"))
    else:
        context.store.notes.subscribe(browser, endpoint, time.time())
    response = Response(status_code=204)
    keep_visitor(request, response)
    return response


@router.get("/push/waiting")
def waiting(request: Request, context: Shared) -> Response:
    """What the browser tells its player: the games that wait for them."""
    games = [game for game in my_games(request, context, texts_of(request)) if game.css == "is-asked"]
    told = [
        {"title": f"{game.title} · Tharsis", "body": f"{game.state} · {game.players}", "url": f"/table/{game.id}"}
        for game in games
    ]
    return JSONResponse(told, headers={"cache-control": "no-store"})
