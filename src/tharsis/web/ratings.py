"""Ratings by OpenSkill, one for each edition and number of players. A game is counted once, by whichever server comes first."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence

from openskill.models import PlackettLuce

from tharsis.core.errors import TharsisError
from tharsis.store import PlaceRow, RatedRow, UnknownGame
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby

log = logging.getLogger("tharsis.web")
MODEL = PlackettLuce()
MIDDLE, SCALE = 1500, 40
"""How a rating is shown: who has played nothing has 1500."""
SETTLED = 5
"""Games after which a rating is trusted."""
AT_ONCE = 20
AWAY, STAYED = 1e12, math.inf


def number(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


def shown(mu: float) -> str:
    return str(number(mu))


def spread(sigma: float) -> int:
    """How far off the shown rating may well be."""
    return round(SCALE * sigma)


def ranks_of(live: LiveGame) -> list[int]:
    """1 for the winners. Whoever has left the table comes after all who played to the end, and who has resigned after those:
    the earlier, the lower, so that the last one left need not play on alone."""
    points, winners = [score["total"] for score in live.game.scores()], live.game.winners
    worth = [(endurance(live, place), place.seat in winners, points[place.seat]) for place in live.places]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def endurance(live: LiveGame, place: PlaceRow) -> float:
    """How long somebody has played, to be compared."""
    if place.resigned:
        return place.resigned
    return AWAY if live.seats[place.seat].level else STAYED


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
    """Rated games that have ended since. One that cannot be rated is said once, and keeps no other waiting."""
    for id in lobby.store.people.unrated(AT_ONCE, lobby.unrateable):
        why = reason_against(lobby, id)
        if why:
            lobby.unrateable.add(id)
            log.warning("game %s cannot be rated: %s", id, why)
        else:
            count(lobby.find(id))


def reason_against(lobby: Lobby, id: str) -> str:
    """Why a game cannot be rated; empty when it can."""
    try:
        live = lobby.find(id)
    except (TharsisError, UnknownGame) as error:
        return str(error)
    if not live.game.over:
        return "under these rules it is not over"
    return "" if all(place.player for place in live.places) else "somebody there has no name"
