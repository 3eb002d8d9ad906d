"""What the routes of one app share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from tharsis.store import Store
from tharsis.web.bots import BotRunner
from tharsis.web.hub import Hub
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby


@dataclass(frozen=True, slots=True)
class Context:
    store: Store
    hub: Hub
    lobby: Lobby
    bots: BotRunner

    def moved(self, live: LiveGame) -> None:
        """Tell everybody that a game has moved on."""
        self.hub.publish(live.id)
        self.bots.wake(live.id, live.pause)


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


Shared = Annotated[Context, Depends(context_of)]
