"""Statistics of the games of this browser."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from tharsis.web import statistics
from tharsis.web.context import Shared
from tharsis.web.identity import visitor_of
from tharsis.web.render import html

router = APIRouter()


@router.get("/statistics")
def page(request: Request, context: Shared) -> Response:
    games = statistics.played(context.store, context.lobby, visitor_of(request).hash)
    told = {
        "rows": statistics.rows(games), "latest": games[: statistics.LATEST], "totals": statistics.totals(games),
    }  # fmt: skip
    return html(request, "statistics.html", told)
