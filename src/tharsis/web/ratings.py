"""Ratings by OpenSkill, one for each edition and number of players. A game is counted once, by whichever server comes first."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from openskill.models import PlackettLuce

from tharsis.store import RatedRow
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby

log = logging.getLogger("tharsis.web")
MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 40
"""How a rating is shown: who has played nothing has 1500."""
SETTLED = 5
"""Games after which a rating is trusted."""
AT_ONCE = 20


def number(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


def shown(mu: float) -> str:
    return str(number(mu))


def spread(sigma: float) -> int:
    """How far off the shown rating may well be."""
    return round(SCALE * sigma)


def ranks_of(live: LiveGame) -> list[int]:
    """1 for the winners. Whoever has left the table or resigned comes after all who played to the end."""
    points, winners = [score["total"] for score in live.game.scores()], live.game.winners
    stayed = {place.seat: not (place.resigned or live.seats[place.seat].level) for place in live.places}
    worth = [(stayed[seat], seat in winners, points[seat]) for seat in range(live.game.players)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def rated_rows(live: LiveGame, now: float) -> list[RatedRow]:
    points = [score["total"] for score in live.game.scores()]
    ranks = ranks_of(live)
    return [
        RatedRow(
            live.id, place.seat, str(place.player), live.row.game, live.game.players, ranks[place.seat], points[place.seat],
            MODEL.mu, MODEL.sigma, MODEL.mu, now,
        )
        for place in live.places
    ]  # fmt: skip


def count(live: LiveGame) -> bool:
    """Count a rated game that is over."""
    rows = rated_rows(live, live.row.finished or time.time())

    def rate(old: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in old]
        new = MODEL.rate(teams, ranks=[row.rank for row in rows])
        return [(float(team[0].mu), float(team[0].sigma)) for team in new]

    return live.store.people.count_game(rows, rate)


def count_all(lobby: Lobby) -> None:
    """Rated games that have ended since."""
    for id in lobby.store.people.unrated(AT_ONCE):
        live = lobby.find(id)
        if live.game.over and all(place.player for place in live.places):
            count(live)
        else:
            log.warning("game %s cannot be rated", id)
