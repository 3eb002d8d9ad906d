"""Who asks: a browser known by its cookie, or a program that shows a seat's token."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, hashed, new_token

COOKIE = "tharsis"
CSRF_HEADER = "x-csrf-token"
A_YEAR = 365 * 24 * 3600
SPECTATOR = -1


class Forbidden(Exception):
    """The asker may not do this; `key` is what pages say, where they do not say the text."""

    def __init__(self, text: str, key: str = "") -> None:
        super().__init__(text)
        self.key = key


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser. `is_new` ones get their cookie with the answer."""

    token: str
    is_new: bool

    @property
    def hash(self) -> str:
        return hashed(self.token)

    @property
    def csrf(self) -> str:
        return hashed(f"csrf {self.token}")


def visitor_of(request: Request) -> Visitor:
    token = request.cookies.get(COOKIE, "")
    if 20 <= len(token) <= 64:
        return Visitor(token, False)
    made: Visitor | None = getattr(request.state, "visitor", None)
    if made is None:
        made = request.state.visitor = Visitor(new_token(), True)
    return made


def keep_visitor(request: Request, response: Response) -> None:
    visitor = visitor_of(request)
    if visitor.is_new:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, visitor.token, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)


def check_csrf(request: Request, sent: str) -> None:
    """A writing request of a browser names the secret that our pages carry."""
    if not hmac.compare_digest(sent.encode(), visitor_of(request).csrf.encode()):
        raise Forbidden("the page is too old; load it again", "server-old-page")


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def seats_of(request: Request, lobby: Lobby, game: str) -> tuple[int, ...]:
    """The seats of a game that the asker may play."""
    token = bearer(request)
    if token:
        found = lobby.seat_of(token)
        if found is None or found[0] != game:
            raise Forbidden("this token opens no seat of this game")
        if any(place.invite for place in lobby.find(game).places if place.seat == found[1]):
            raise Forbidden("this is a link for a friend; take the seat first (POST /api/join)")
        return (found[1],)
    if COOKIE not in request.cookies:
        return ()
    return tuple(sorted(seat for id, seat in lobby.store.sittings(visitor_of(request).hash) if id == game))


def pick_seat(seats: tuple[int, ...], wanted: int | None) -> int:
    """The seat to look from: the one asked for, or the first of one's own."""
    if wanted is None or wanted == SPECTATOR:
        return seats[0] if seats and wanted is None else SPECTATOR
    if wanted not in seats:
        raise Forbidden(f"seat {wanted} is not yours", "error-wrong-seat")
    return wanted


def looking_seat(request: Request, lobby: Lobby, live: LiveGame, wanted: int | None) -> int:
    """The seat whose cards the asker is shown. Nobody's until all have come: whoever gets up before then leaves the cards to
    another."""
    seat = pick_seat(seats_of(request, lobby, live.id), wanted)
    return seat if live.is_started else SPECTATOR
