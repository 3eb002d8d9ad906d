"""Nobody is ever told what their seat cannot know: not by a page, a fragment, a stream, a file or the API, in whole games.

Two nets. Every answer is searched for names and keys of cards the reader cannot know, for the seed and for secrets of seats.
And the position is dealt anew in everything the reader cannot know, secret choices and the order of the deck included: the
reader must get the same answer, byte for byte.
"""

from __future__ import annotations

import asyncio
import html
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import beginning, lone, open_game
from tharsis.ares.tables import TABLES as ARES
from tharsis.core.game import BaseGame
from tharsis.core.piles import CHOSEN, EVENTS, HAND, PACK, SEEN, TABLEAU
from tharsis.core.rng import new_rng
from tharsis.mars.maps import NAMES
from tharsis.mars.tables import STANDARD_PROJECTS
from tharsis.mars.tables import TABLES as MARS
from tharsis.web import reports
from tharsis.web.live import LiveGame
from tharsis.web.texts import texts

pytestmark = pytest.mark.compiled

SEED = "q7Z-secret-seed"
SPECTATOR = -1
OWN_ZONES, OPEN_ZONES = (HAND, SEEN, PACK, CHOSEN), (TABLEAU, EVENTS)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("mars", 2, {"draft": True, "colonies": True, "prelude": True, "venus": True}),
    ("mars", 1, {}),
    ("ares", 2, {}),
    ("ares", 2, {"coop": True}),
]
T = texts("en")
VIEW = BaseGame.view


NAMED = "|".join(STANDARD_PROJECTS)
PROJECTS = re.compile(
    rf"""["'](?:standard_projects|beside)["']:\s*\[[^]]*\]|["'](?:project|cause)["']:\s*["'](?:{NAMED})["']"""
)
"""Where a view names standard projects and spots beside the map; some are named like cards."""


class Secrets:
    """What each reader has had a chance to know of the cards, kept along the game."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.keys = ARES.keys if live.row.game == "ares" else MARS.keys
        self.titles = {key: T.name("card", key) for key in self.keys}
        spaces = [T.name("space", space) for space in NAMES[0]]
        projects = [T.name("standard-project", project) for project in STANDARD_PROJECTS]
        self.board = [*spaces, *projects, *(f"standard {project}" for project in STANDARD_PROJECTS)]
        """Names of other things that are also names of cards."""
        self.known: dict[int, set[int]] = defaultdict(set)
        self.readers = (SPECTATOR, *range(live.game.players))
        self.note()

    def note(self) -> None:
        """After every move: cards in sight, and cards that were shown to all on their way."""
        zones = self.live.game.state.zone.tolist()
        rows = self.live.game.happened()
        shown = {self.keys.index(event["card"]) for event in rows if event.kind == "revealed" and event["card"]}
        for reader in self.readers:
            mine = {zone + reader for zone in OWN_ZONES} if reader != SPECTATOR else set()
            seen = mine | {zone + seat for zone in OPEN_ZONES for seat in range(self.live.game.players)}
            self.known[reader] |= shown | {card for card, zone in enumerate(zones) if zone in seen}

    def hidden(self, reader: int) -> list[str]:
        """Cards that the reader has never had in sight, wherever they lie."""
        return [key for card, key in enumerate(self.keys) if card not in self.known[reader]]

    def leaks(self, body: str, reader: int) -> list[str]:
        words = PROJECTS.sub("", html.unescape(body))
        said = [key for key in self.hidden(reader) if self.titles[key] in words or key in words]
        return [key for key in said if self.is_said(key, words)]

    def is_said(self, key: str, words: str) -> bool:
        """Its key as a word of its own, or its title where it is not part of a longer name. Titles of one word are words."""
        title = self.titles[key]
        longer = [name for name in self.titles.values() if title in name and name != title]
        for name in (*self.board, *longer):
            words = words.replace(name, "")
        is_key_there = "_" in key and re.search(rf"\b{key}\b", words)
        return bool(is_key_there) or (" " in title and title in words)


class Spy:
    """Reads everything there is to read from one chair."""

    def __init__(self, http: TestClient, opened: Any, seat: int) -> None:
        self.id, self.seat = opened["id"], seat
        self.tokens = [row["token"] for row in opened["seats"]]
        self.http = TestClient(http.app)
        self.http.cookies.set("language", "en")
        if seat != SPECTATOR:
            self.http.get(f"/seat/{self.tokens[seat]}")

    def of_position(self, live: LiveGame) -> list[str]:
        """Answers that follow from the position alone."""
        table, api, seat = f"/table/{self.id}", f"/api/games/{self.id}", f"seat={self.seat}"
        paths = [
            "/",
            "/lobby/live",
            "/push/waiting",
            f"{table}?{seat}",
            f"{table}/score",
            f"{api}/view?{seat}",
            f"{api}/options?{seat}",
            api,
        ]
        if self.seat in live.game.to_move:
            plays = [str(option) for option in live.game.options(self.seat) if option.verb in ("play", "trade", "standard")]
            paths += [f"{table}/look?{seat}&option={option}" for option in plays[-1:]]
        return paths

    def of_past(self, rng: random.Random) -> list[str]:
        """Answers that tell what has happened."""
        table, api, seat = f"/table/{self.id}", f"/api/games/{self.id}", f"seat={self.seat}"
        move = rng.randrange(600)
        files = [f"{table}/log.txt", f"{table}/report.txt?{seat}"]
        return [*files, *(f"{room}/replay?{seat}&move={move}" for room in (table, api))]

    def read(self, path: str, secrets: Secrets) -> str:
        answer = self.http.get(path, headers={"hx-request": "true"} if path.startswith("/table") else {})
        assert answer.status_code == 200, (path, answer.text[:300])
        told = answer.text + str(answer.headers)
        assert secrets.leaks(answer.text, self.seat) == [], path
        assert SEED not in told, path
        assert not any(token in told for token in self.tokens), path
        assert not any(row.token_hash in told for row in secrets.live.seats), path
        return answer.text


@contextmanager
def dealt_anew(live: LiveGame, reader: int, salt: int) -> Iterator[None]:
    """The game as it might as well be, for all that the reader knows."""
    real = live.game
    live.game = real.copy()
    live.game.state = real.redeal(reader, new_rng(f"again {salt}"))
    try:
        yield
    finally:
        live.game = real


def compare(spy: Spy, secrets: Secrets, rng: random.Random) -> None:
    """The same answer, whatever the reader cannot know."""
    path = rng.choice(spy.of_position(secrets.live))
    told = spy.read(path, secrets)
    with dealt_anew(secrets.live, spy.seat, rng.randrange(10**6)):
        assert spy.read(path, secrets) == told, path


def spy_on_a_game(http: TestClient, opened: Any, moves: int = 5_000) -> int:
    """Play at random; every few moves one reader reads one thing, and now and then everybody reads of the past."""
    live: LiveGame = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    live.row = replace(live.row, is_seed_chosen=False)  # as if the server had drawn it
    secrets, rng = Secrets(live), random.Random(11)
    spies = [Spy(http, opened, reader) for reader in secrets.readers]
    made = 0
    while not live.game.over and made < moves:
        if made % 60 == 0:
            for spy in spies:
                for path in spy.of_past(rng):
                    spy.read(path, secrets)
        if made % 3 == 0:
            compare(rng.choice(spies), secrets, rng)
        seat = rng.choice(live.game.to_move)
        options = [str(option) for option in live.game.options(seat)]
        live.choose(seat, [rng.choice(options)], live.number)
        secrets.note()
        made += 1
    return made


@pytest.mark.parametrize(("game", "players", "setup"), GAMES)
def test_nothing_hidden_is_ever_told(game: str, players: int, setup: dict[str, Any]) -> None:
    http = lone()
    opened = open_game(http, players=players, game=game, seed=SEED, **setup)
    made = spy_on_a_game(http, opened)
    assert made > 60
    assert http.get(f"/table/{opened['id']}/save").status_code == 200, "the game is over: now its file may tell all"


PLANTS: dict[str, Callable[[BaseGame], Any]] = {
    "the hand of the first player": lambda game: VIEW(game, 0),
    "the next card of the deck": lambda game: int(game.state.deck[int(game.state.deck_count) - 1]),
    "the seed": lambda game: game.seed,
}


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    http = lone()
    opened = open_game(http, players=2, seed=SEED, draft=True)
    monkeypatch.setattr(BaseGame, "view", lambda game, seat=-1: VIEW(game, seat) | {"more": PLANTS[plant](game)})
    with pytest.raises(AssertionError):
        spy_on_a_game(http, opened, 150)


def test_a_planted_leak_of_the_past_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    http = lone()
    opened = open_game(http, players=2, seed=SEED, draft=True)
    report_text = reports.report_text
    everything = lambda live, seat: report_text(live, seat) + "\n".join(entry.option for entry in live.entries)  # noqa: E731
    monkeypatch.setattr(reports, "report_text", everything)
    with pytest.raises(AssertionError, match=r"report\.txt"):
        spy_on_a_game(http, opened, 150)


def test_the_stream_tells_numbers_only() -> None:
    http = lone()
    opened = open_game(http, seed=SEED)
    for path in (f"/table/{opened['id']}/stream", f"/api/games/{opened['id']}/stream"):
        status, told = asyncio.run(beginning(http.app, path))
        assert status == 200 and re.fullmatch(r"retry: \d+\n\nid: 0\nevent: changed\ndata: 0\n\n", told)
