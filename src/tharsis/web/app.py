"""The app factory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from tharsis import __version__
from tharsis.core.errors import BadSetup, TharsisError
from tharsis.store import Database, Store, Unavailable, UnknownGame
from tharsis.web import api, assets, health, reports
from tharsis.web.context import Context
from tharsis.web.duty import Duty, Rest
from tharsis.web.guard import Guard, Notebook
from tharsis.web.hints import Hints
from tharsis.web.hub import Hub
from tharsis.web.identity import Forbidden
from tharsis.web.limits import Allowance, Limits, TooMany
from tharsis.web.lobby import Lobby
from tharsis.web.metrics import Figures
from tharsis.web.pages import error_page
from tharsis.web.pages import router as pages
from tharsis.web.presence import Presence
from tharsis.web.render import BadForm, texts_of
from tharsis.web.reviewing import CannotReview, Reviewing

if TYPE_CHECKING:
    from tharsis.web.push import Pusher

log = logging.getLogger("tharsis.web")
ANSWERERS = 8
"""Threads that draw pages and make moves. However many there are, one draws at a time, and many only take turns more often."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str | Path = ":memory:"
    bot_pause: float = 0.8
    """Seconds a bot waits before each move, so that people can follow and undo."""
    requests_per_second: float = 40
    burst: float = 200
    is_preparing: bool = False
    """Compiled rules are on their way; pages say so."""
    allowance: Allowance = field(default_factory=Allowance)
    rest: Rest = field(default_factory=Rest)
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies that tell where a request comes from; nobody else is believed."""
    public_url: str = ""
    """What links to this site begin with; without it, what the browser asked for."""
    metrics: bool = False
    """Figures are shown at /metrics."""
    push: bool = False
    """Browsers are called when no table is open in them."""
    push_services: tuple[str, ...] = ()
    """Hosts at which browsers let themselves be called, beside those of all browsers."""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    store = Database(settings.database, is_prompt=True)
    hub = Hub()
    lobby = Lobby(store, hub)
    limits = Limits(store, settings.allowance)
    duty = Duty(store, lobby, settings.bot_pause, settings.rest, limits.streams)
    presence = Presence(store, duty.name, lobby.changed)
    reviewing = Reviewing(store, lobby)
    context = Context(store, hub, lobby, duty.bots, limits, presence, reviewing, Hints(), settings.public_url)

    pusher = pusher_for(store, settings) if settings.push else None
    if pusher:
        lobby.on_asked = pusher.asked

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        current_default_thread_limiter().total_tokens = ANSWERERS
        hub.start(asyncio.get_running_loop())
        duty.start()
        reviewing.start()
        if pusher:
            pusher.start()
        yield
        if pusher:
            pusher.stop()
        presence.stop()
        reviewing.stop()
        duty.stop()
        store.close()

    app = FastAPI(
        title="Tharsis", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
        description="Play Terraforming Mars and Ares Expedition from a program.",
    )  # fmt: skip
    app.state.context, app.state.duty, app.state.pusher = context, duty, pusher
    app.state.is_preparing = settings.is_preparing
    app.state.figures = Figures() if settings.metrics else None
    app.include_router(api.router)
    app.include_router(health.router, include_in_schema=False)
    app.include_router(assets.router, include_in_schema=False)
    app.include_router(pages, include_in_schema=False)
    app.include_router(reports.router, include_in_schema=False)
    app.add_middleware(GZipMiddleware, minimum_size=600, compresslevel=1)
    app.add_middleware(Notebook, figures=app.state.figures)
    app.add_middleware(Guard, requests_per_second=settings.requests_per_second, burst=settings.burst)
    _add_refusals(app)
    return app


def pusher_for(store: Store, settings: Settings) -> Pusher:
    """Its library is only needed where it is switched on."""
    try:
        from tharsis.web.push import SERVICES, Pusher
    except ImportError as error:
        raise BadSetup(f"push is on; it needs the extra tharsis[push] ({error})") from None
    return Pusher(store, settings.public_url, (*SERVICES, *settings.push_services))


def _add_refusals(app: FastAPI) -> None:
    statuses: dict[type[Exception], int] = {Forbidden: 403, TharsisError: 422, BadForm: 422}
    for kind, status in statuses.items():
        app.add_exception_handler(kind, _refuser(status))
    app.add_exception_handler(UnknownGame, _refuser(404, "server-no-game"))
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(TooMany, _refuse_too_many)
    app.add_exception_handler(CannotReview, _refuse_review)
    app.add_exception_handler(Unavailable, _refuse_for_now)
    app.add_exception_handler(Exception, _refuse_fault)


def _refuser(status: int, key: str = ""):  # type: ignore[no-untyped-def]
    """With a key, or one of the fault's own, pages tell it in the visitor's language."""

    def refuse(request: Request, error: Exception) -> Response:
        told = error.key if isinstance(error, Forbidden) else key
        return refusal(request, status, texts_of(request)(told) if told and not is_api(request) else str(error))

    return refuse


def _refuse_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return refusal(request, 422, f"{place}: {first['msg']}")


def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    is_no_page = error.detail == HTTPStatus.NOT_FOUND.phrase and not is_api(request)
    return refusal(request, error.status_code, texts_of(request)("server-no-page") if is_no_page else str(error.detail))


def _refuse_too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return _later(refusal(request, 429, texts_of(request)(error.key)))


def _refuse_for_now(request: Request, error: Exception) -> Response:
    """The database is away: nothing is lost, and it will be back."""
    log.warning("%s %s: %s", request.method, request.scope.get("route") and request.scope["route"].path, error)
    return _later(refusal(request, 503, texts_of(request)("server-unavailable")))


def _refuse_review(request: Request, error: Exception) -> Response:
    return refusal(request, 422, texts_of(request)(str(error)))


def _later(response: Response) -> Response:
    response.headers["retry-after"] = "5"
    return response


def _refuse_fault(request: Request, error: Exception) -> Response:
    log.error("fault at %s %s", request.method, request.scope.get("route") and request.scope["route"].path, exc_info=error)
    told = "something went wrong here; the game is safe" if is_api(request) else texts_of(request)("server-fault")
    return refusal(request, 500, told)


def is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def refusal(request: Request, status: int, detail: str) -> Response:
    if is_api(request):
        return JSONResponse({"detail": detail}, status)
    return error_page(request, status, detail)
