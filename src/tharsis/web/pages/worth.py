"""What cards, corporations, milestones and awards are worth."""

from __future__ import annotations

import logging
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from starlette.responses import Response

from tharsis.arena.counts import BadCounts
from tharsis.games import GAMES
from tharsis.web import worth
from tharsis.web.pages.cards import ROOMS
from tharsis.web.render import html, texts_of

log = logging.getLogger("tharsis.web")
router = APIRouter()
Word = Annotated[str, Query(max_length=60)]


@router.get("/worth")
def page(
    request: Request, game: Word = "mars", players: Word = "2", setup: Word = "", by: Word = "scores", sort: Word = "won",
    card: Word = "", whole: Word = "",
) -> Response:  # fmt: skip
    """What was not counted leads to the nearest that was; a card that is not there is refused."""
    t, game = texts_of(request), game if game in GAMES else GAMES[0]

    def title(key: str) -> str:
        return ROOMS[game][1](key, t.code).title

    number = int(players) if players.isdecimal() and len(players) < 3 else 2
    order = sort if sort in worth.SORTS else worth.SORTS[0]
    try:
        if card:
            return html(request, "worth_card.html", {"page": worth.card_page(game, card, title, t)})
        return html(request, "worth.html", {"page": worth.page(game, by, number, setup, order, bool(whole), title, t)})
    except BadCounts as error:
        log.warning("what cards are worth cannot be told: %s", error)
        raise HTTPException(503, t("worth-unreadable")) from None
