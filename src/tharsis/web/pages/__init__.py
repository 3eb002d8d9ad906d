"""Pages for people."""

from fastapi import APIRouter

from tharsis.web.pages import (
    after,
    ahead,
    analysis,
    cards,
    home,
    how,
    lobby,
    me,
    new,
    people,
    players,
    push,
    statistics,
    table,
    worth,
)
from tharsis.web.pages.home import error_page

router = APIRouter()
# Most is asked of the table, and routes are tried one after another.
for room in (table, home, lobby, me, players, people, new, ahead, after, analysis, cards, how, statistics, worth, push):
    router.include_router(room.router)

__all__ = ["error_page", "router"]
