"""The JSON API. Programs show the token of their seat as `Authorization: Bearer …`; without one they watch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import JSONResponse, StreamingResponse

from tharsis.core.game import BaseGame
from tharsis.store import FRIEND, TableRow
from tharsis.web import seating
from tharsis.web.context import Context, Shared
from tharsis.web.identity import (
    COOKIE,
    CSRF_HEADER,
    SPECTATOR,
    Forbidden,
    bearer,
    check_csrf,
    looking_seat,
    pick_seat,
    seats_of,
)
from tharsis.web.live import LiveGame, Stale
from tharsis.web.lobby import SeatPlan, hashed
from tharsis.web.render import Form, texts_of
from tharsis.web.schemas import (
    Choice,
    GameOpened,
    GameSeen,
    Join,
    Joined,
    NewGame,
    Refusal,
    Replayed,
    SeatOpened,
    SeatSeen,
    TableSeen,
    UndoWanted,
)
from tharsis.web.stream import Known, changes

router = APIRouter(prefix="/api", tags=["games"])
GameId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatWantedQuery = Annotated[int | None, Query(ge=-1, le=4, description="One of your seats; −1 watches.")]
ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "the body is no JSON"},
    403: {"model": Refusal},
    404: {"model": Refusal},
    409: {"model": Refusal},
    413: {"description": "the request is too large"},
    422: {"model": Refusal},
    429: {"description": "too many requests"},
    503: {"model": Refusal, "description": "the database is away; try again"},
}


def table_of(live: LiveGame, seat: int) -> TableSeen:
    with live.lock:
        game = live.game
        mine = seat != SPECTATOR
        return TableSeen(
            number=live.number,
            seat=seat if mine else None,
            view=game.view(seat),
            options=[str(option) for option in game.options(seat)] if mine else [],
            undoable=len(live.undoable(seat)) if mine else 0,
        )


def player_seat(request: Request, context: Context, id: str, wanted: int | None) -> int:
    """The seat a writing request speaks for. Cookies alone are not enough."""
    seat = pick_seat(seats_of(request, context.lobby, id), wanted)
    if seat == SPECTATOR:
        raise Forbidden("show the token of your seat")
    if not bearer(request) and COOKIE in request.cookies:
        check_csrf(request, request.headers.get(CSRF_HEADER, ""))
    return seat


def sit_down(context: Context, id: str, seat: int, token: str) -> str:
    """Whoever comes by link has the seat for themselves: its secret from now on."""
    renewed = context.lobby.renew_link(id, seat, token)
    if not renewed:
        raise Forbidden("this token opens no seat")
    if context.lobby.find(id).table:
        context.store.people.open_place(id, seat, None, time.time())
        context.lobby.changed(id)
    return renewed


def table_for(plans: Sequence[SeatPlan], language: str) -> TableRow | None:
    """A table where friends shall sit, who alone may look at their cards; programs need none."""
    return seating.table_of(Form(b""), language, "") if any(plan.kind == FRIEND for plan in plans) else None


@router.post("/games", status_code=201, responses=ERRORS)
def create(request: Request, wanted: NewGame, context: Shared) -> GameOpened:
    """Set up a game. The answer is the only place where the tokens of its seats are told."""
    owner = context.make_room(request)
    plans = [SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats]
    table = table_for(plans, texts_of(request).code)
    opened = context.lobby.create(wanted.game, wanted.setup, plans, wanted.seed, wanted.hidden_points, owner, table=table)
    context.moved(opened.live)
    seats = [
        SeatOpened(seat=row.seat, kind=row.kind, name=row.name, token=None if row.kind == "bot" else token)
        for row, token in zip(opened.live.seats, opened.tokens, strict=True)
    ]
    return GameOpened(id=opened.live.id, seats=seats)


@router.post("/join", responses=ERRORS)
def join(wanted: Join, context: Shared) -> Joined:
    """Which seat a token opens; a name is put on it. A friend's seat gets another token, which is told here alone: whoever made
    the game knows the one before."""
    found, token = context.lobby.seat_of(wanted.token), wanted.token
    if found is None:
        raise Forbidden("this token opens no seat")
    if context.lobby.find(found[0]).seats[found[1]].kind == FRIEND:
        token = sit_down(context, *found, token)
    if wanted.name:
        context.lobby.rename(found[0], found[1], wanted.name)
    return Joined(id=found[0], seat=found[1], token=token)


@router.get("/games/{id}", responses=ERRORS)
def game(id: GameId, context: Shared) -> GameSeen:
    """Who plays, who is to move, and how it ended."""
    live = context.lobby.find(id)
    with live.lock:
        game = live.game
        return GameSeen(
            id=id, game=live.row.game, number=live.number, over=game.over, to_move=list(game.to_move),
            hidden_points=live.row.hidden_points, is_seed_chosen=live.row.is_seed_chosen,
            seed_hash=hashed(str(live.row.seed)), seed=live.open_seed,
            seats=[SeatSeen(seat=row.seat, kind=row.kind, name=row.name, level=row.level) for row in live.seats],
            scores=game.scores() if game.over else None,
        )  # fmt: skip


@router.get("/games/{id}/view", responses=ERRORS)
def view(request: Request, id: GameId, context: Shared, seat: SeatWantedQuery = None) -> TableSeen:
    """The table as the asker may see it, and what the asker can do."""
    live = context.lobby.find(id)
    return table_of(live, looking_seat(request, context.lobby, live, seat))


@router.get("/games/{id}/options", responses=ERRORS)
def options(request: Request, id: GameId, context: Shared, seat: SeatWantedQuery = None) -> list[str]:
    """What the asker can do."""
    live = context.lobby.find(id)
    chosen = looking_seat(request, context.lobby, live, seat)
    with live.lock:
        return [str(option) for option in live.game.options(chosen)] if chosen != SPECTATOR else []


@router.post("/games/{id}/choose", response_model=TableSeen, responses=ERRORS)
def choose(
    request: Request, id: GameId, choice: Choice, context: Shared, seat: SeatWantedQuery = None
) -> TableSeen | JSONResponse:
    """Take options. 409 with the table as it stands when it has moved on since `number`."""
    live = context.lobby.find(id)
    chosen = player_seat(request, context, id, seat)
    live.check_person(chosen)
    try:
        live.choose(chosen, choice.options, choice.number)
    except Stale as stale:
        return refusal(stale, table_of(live, chosen))
    context.moved(live)
    return table_of(live, chosen)


@router.post("/games/{id}/undo", response_model=TableSeen, responses=ERRORS)
def undo(
    request: Request, id: GameId, wanted: UndoWanted, context: Shared, seat: SeatWantedQuery = None
) -> TableSeen | JSONResponse:
    """Take back what you sent last, if nothing hidden was revealed and nobody has acted since."""
    live = context.lobby.find(id)
    chosen = player_seat(request, context, id, seat)
    live.check_person(chosen)
    try:
        live.undo(chosen, wanted.number)
    except Stale as stale:
        return refusal(stale, table_of(live, chosen))
    context.moved(live)
    return table_of(live, chosen)


def refusal(reason: Exception, table: TableSeen) -> JSONResponse:
    return JSONResponse(Refusal(detail=str(reason), table=table).model_dump(), 409)


@router.get(
    "/games/{id}/stream",
    response_class=StreamingResponse,
    responses={**ERRORS, 200: {"content": {"text/event-stream": {}}, "description": "an event `changed` with the number"}},
)
async def stream(request: Request, id: GameId, context: Shared, since: Known) -> Any:
    """Server-sent events: `changed` with the number of the table, whenever it moves on."""
    return await changes(request, context, id, since)


@router.get("/games/{id}/replay", responses=ERRORS)
def replay(
    request: Request,
    id: GameId,
    context: Shared,
    move: Annotated[int, Query(ge=0, le=100_000)] = 0,
    seat: SeatWantedQuery = None,
) -> Replayed:
    """The table after so many moves: any seat's view of a finished game, one's own of a running one."""
    live = context.lobby.find(id)
    earlier, chosen = replayed(request, context, live, move, seat)
    return Replayed(move=len(earlier.moves), of=len(live.game.moves), view=earlier.view(chosen))


def replayed(request: Request, context: Context, live: LiveGame, move: int, seat: int | None) -> tuple[BaseGame, int]:
    everyone = tuple(range(live.game.players))
    chosen = pick_seat(everyone, seat) if live.game.over else looking_seat(request, context.lobby, live, seat)
    with live.lock:
        return live.at(min(move, len(live.game.moves))), chosen
