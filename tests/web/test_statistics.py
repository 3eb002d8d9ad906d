"""Statistics of the games of a browser."""

from __future__ import annotations

import random
import time

from tests.web.kit import Person, lone, open_game
from tharsis.store.notes import ResultRow
from tharsis.web import statistics
from tharsis.web.lobby import hashed
from tharsis.web.statistics import Played


def game(points: tuple[int, ...], seat: int = 0, kind: str = "mars", at: float = 1.0) -> Played:
    best = max(points)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == best)
    return Played(ResultRow("g", kind, 9, points, winners, at), seat)


def test_games_are_counted_by_kind_and_number_of_players() -> None:
    games = [game((50, 40)), game((30, 60)), game((80, 70, 60)), game((20, 25), 1, "ares")]
    rows = statistics.rows(games)
    assert [(row.game, row.players, row.games, row.won, row.mean, row.best, row.share) for row in rows] == [
        ("mars", 2, 2, 1, 40, 50, 50),
        ("mars", 3, 1, 1, 80, 80, 100),
        ("ares", 2, 1, 1, 25, 25, 100),
    ]
    assert statistics.totals(games) == {"games": 4, "won": 3, "streak": 1}
    assert (game((50, 40, 60)).place, game((50, 40, 60), 1).place) == (2, 3)


def test_a_finished_game_is_told_from_a_note_and_an_unfinished_one_is_not() -> None:
    http = lone()
    person = Person(http)
    opened = open_game(http, players=1, game="ares", seed="4")
    running = open_game(http)
    context = http.app.state.context  # type: ignore[attr-defined]
    mine = hashed(http.cookies["tharsis"])
    for one in (opened, running):
        context.store.sit(mine, one["id"], 0, time.time())
    assert person.csrf and "No finished game" in http.get("/statistics").text
    live, rng = context.lobby.find(opened["id"]), random.Random(2)
    while not live.game.over:
        live.choose(0, [str(rng.choice(live.game.options(0)))], live.number)
    page = http.get("/statistics").text
    noted = context.store.notes.results([opened["id"], running["id"]])
    assert list(noted) == [opened["id"]] and noted[opened["id"]].points == (live.game.scores()[0]["total"],)
    assert f"/table/{opened['id']}/score" in page and "1 finished game" in page
    assert "No finished game" in lone().get("/statistics").text, "others are told nothing"
