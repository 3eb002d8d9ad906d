"""What the routes of one app share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from tharsis.store import Store
from tharsis.web.bots import BotRunner
from tharsis.web.hints import Hints
from tharsis.web.hub import Hub
from tharsis.web.limits import Limits, owner_of
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby
from tharsis.web.presence import Presence
from tharsis.web.reviewing import Reviewing


@dataclass(frozen=True, slots=True)
class Context:
    store: Store
    hub: Hub
    lobby: Lobby
    bots: BotRunner
    limits: Limits
    presence: Presence
    reviewing: Reviewing
    hints: Hints
    public_url: str = ""

    def moved(self, live: LiveGame) -> None:
        """Tell everybody that a game has moved on."""
        self.hub.publish(live.id, live.number)
        self.bots.wake(live.id)

    def changed(self, live: LiveGame) -> None:
        """Tell everybody that something else at its table is otherwise."""
        self.hub.publish(live.id)
        self.bots.wake(live.id)

    def make_room(self, request: Request) -> str:
        """Whether the asker may make one more game, and who owns it."""
        owner = owner_of(request)
        self.limits.new_game(owner)
        return owner

    def base_of(self, request: Request) -> str:
        """What links to this site begin with."""
        return (self.public_url or str(request.base_url)).rstrip("/")


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


async def shared(request: Request) -> Context:
    """In the event loop: what is not async waits for a thread, and all of them may be busy."""
    return context_of(request)


Shared = Annotated[Context, Depends(shared)]
