"""What every answer carries and every request must pass: headers, size, rate, origin."""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tharsis.web.limits import Buckets, home_of
from tharsis.web.metrics import Figures

log = logging.getLogger("tharsis.requests")

MAX_BODY = 64 * 1024
BODY_S = 10.0
"""A body that takes longer to come is not waited for."""
TOO_SLOW = "the request takes too long"
TOO_LARGE = "the request is too large"

CSP = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = {
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BOUNCE = '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0"><title>Tharsis</title>'


def is_same_origin(headers: Headers, host: str) -> bool:
    """Whether a writing request comes from our own pages, or from no browser at all."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return origin != "null" and urlsplit(origin).netloc == host
    except ValueError:
        return False


class Guard:
    """Outermost middleware."""

    def __init__(self, app: ASGIApp, requests_per_second: float = 40, burst: float = 200) -> None:
        self.app = app
        self.buckets = Buckets(requests_per_second, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refusal(scope, headers)
        if refused is not None:
            await refused(scope, receive, _with_headers(send))
            return
        await self.app(scope, _limited(receive), _with_headers(send))

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        client = home_of(scope["client"][0]) if scope.get("client") else "?"
        if not scope["path"].startswith("/static/") and not self.buckets.take(client):
            return PlainTextResponse("too many requests, try again in a moment", 429, {"retry-after": "2"})
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return PlainTextResponse(TOO_LARGE, 413)
        if scope["method"] in ("POST", "PUT", "PATCH", "DELETE") and not is_same_origin(headers, headers.get("host", "")):
            return PlainTextResponse("this request comes from another site", 403)
        if headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-mode") == "navigate":
            # Strict cookies do not come along from other sites: let the browser ask once more, from here.
            return Response(BOUNCE, media_type="text/html")
        return None


class Notebook:
    """Notes each answer: its route, never its path, for links are secrets."""

    def __init__(self, app: ASGIApp, figures: Figures | None) -> None:
        self.app, self.figures = app, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or (self.figures is None and not log.isEnabledFor(logging.DEBUG)):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        log.debug("%s %s %s %.1f ms", scope["method"], route, status, seconds * 1e3)
        if self.figures:
            self.figures.note(scope["method"], route, status, seconds)


def _limited(receive: Receive) -> Receive:
    """Bodies without a length are counted as they come, and must come in time from when they are first asked for."""
    size, until, is_whole = 0, 0.0, False

    async def counted() -> Message:
        nonlocal size, until, is_whole
        if is_whole:
            return await receive()
        until = until or time.monotonic() + BODY_S
        try:
            message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        except TimeoutError:
            raise HTTPException(408, TOO_SLOW, {"connection": "close"}) from None
        size += len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if size > MAX_BODY:
            raise HTTPException(413, TOO_LARGE)
        return message

    return counted


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers
