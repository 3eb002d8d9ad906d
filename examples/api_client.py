"""Play a whole game through the JSON API of a running server, with nothing but httpx.

    tharsis serve --no-browser &
    python examples/api_client.py http://127.0.0.1:8000 mars

The client opens a game for itself and a bot, plays its own seat with a little plan, waits for the bot by listening to the
stream of changes, and prints the score. Everything it needs to know it reads from the API:

* `POST /api/games` opens a game and tells the secret of each seat, once.
* `GET /api/games/{id}/view` is the table as the seat may see it: `view`, and the `options` it may choose from.
* `POST /api/games/{id}/choose` takes an option and answers with the table after it. It names the `number` of the table that was
  looked at; when somebody else has changed the question meanwhile, the answer is 409 with the table as it stands.
* `GET /api/games/{id}/stream` sends an event whenever the table moves on.
* `GET /api/games/{id}/replay` shows any earlier moment.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import httpx

LIKES = ("play", "claim", "convert", "trade", "use", "keep", "standard", "place", "phase")
"""What is tried first, in this order. Everything else is taken at random."""


class Seat:
    """One seat of one game, held by its token."""

    def __init__(self, server: httpx.Client, id: str, token: str) -> None:
        self.server = server
        self.path = f"/api/games/{id}"
        self.headers = {"authorization": f"Bearer {token}"}

    def table(self) -> Any:
        return self.server.get(f"{self.path}/view", headers=self.headers).raise_for_status().json()

    def choose(self, option: str, number: int) -> Any:
        """The table after the option, or the fresh one if it had moved on."""
        body = {"options": [option], "number": number}
        answer = self.server.post(f"{self.path}/choose", json=body, headers=self.headers)
        if answer.status_code == httpx.codes.CONFLICT:
            return answer.json()["table"]
        return answer.raise_for_status().json()

    def wait(self, number: int) -> Any:
        """The table as soon as it has moved on from this number."""
        with self.server.stream("GET", f"{self.path}/stream", params={"since": number}, headers=self.headers) as events:
            for line in events.iter_lines():
                if line.startswith("data: ") and int(line[6:]) != number:
                    break
        return self.table()


def pick(options: Sequence[str], rng: random.Random) -> str:
    for verb in LIKES:
        liked = [option for option in options if option.split()[0] == verb]
        if liked:
            return rng.choice(liked)
    return rng.choice(list(options))


def play(server: httpx.Client, game: str = "mars", seed: str | None = None, bots: int = 1) -> Any:
    """A whole game; what everybody may know of it at the end."""
    seats = [{"kind": "person", "name": "client"}, *[{"kind": "bot", "level": "easy"}] * bots]
    opened = server.post("/api/games", json={"game": game, "seats": seats, "seed": seed}).raise_for_status().json()
    seat, rng = Seat(server, opened["id"], opened["seats"][0]["token"]), random.Random(seed)
    table = seat.table()
    while not table["view"]["over"]:
        if table["options"]:
            table = seat.choose(pick(table["options"], rng), table["number"])
        else:
            table = seat.wait(table["number"])
    return server.get(seat.path).raise_for_status().json()


def main(address: str = "http://127.0.0.1:8000", game: str = "mars") -> None:
    with httpx.Client(base_url=address, timeout=60) as server:
        ended = play(server, game)
    print(f"over after {ended['number']} moves")
    for seat, score in zip(ended["seats"], ended["scores"], strict=True):
        print(f"{seat['name']}: {score['total']} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
