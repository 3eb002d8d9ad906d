"""Ratings: everybody who has played for one, and a player with games and chart."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tharsis.games import GAMES, plan_of
from tharsis.store import PlayerRow, RatedRow, RatingRow, Store
from tharsis.store.rated import SIGMA
from tharsis.web.chart import SPARKS, Chart, chart, day, spark
from tharsis.web.context import Shared
from tharsis.web.identity import visitor_of
from tharsis.web.lobby import ID
from tharsis.web.ratings import SETTLED, number, shown, spread
from tharsis.web.render import html, texts_of
from tharsis.web.texts import Texts

router = APIRouter()
Number = Annotated[int, Query(ge=0, le=5)]
SHOWN_GAMES = 40
CHARTED = 400
SHOWN_BEST = 6


@dataclass(frozen=True, slots=True)
class Rank:
    """One line of the list. `place` is empty for who has played too little."""

    place: str
    player: str
    name: str
    games: int
    wins: int
    rating: str
    gain: str
    gain_css: str
    spark: str
    players: int


@dataclass(frozen=True, slots=True)
class Played:
    """A rated game of a player."""

    id: str
    day: str
    game: str
    rank: str
    points: int
    rating: str
    gain: str
    gain_css: str
    opponents: str


def gain_of(row: RatedRow, t: Texts) -> tuple[str, str]:
    more = number(row.mu) - number(row.before)
    return (t.signed(more), "good" if more > 0 else "bad") if more else ("=", "")


@dataclass(frozen=True, slots=True)
class Changed:
    """What a game did to the rating of somebody who sat there; `number` is the seat's from 1."""

    number: int
    player: str
    name: str
    rating: str
    gain: str
    gain_css: str


def changed(row: RatedRow, name: str, t: Texts) -> Changed:
    return Changed(row.seat + 1, row.player, name, shown(row.mu), *gain_of(row, t))


def best(store: Store, edition: str, players: int, t: Texts) -> list[Rank]:
    """Those whose rating is trusted, best first; then the others."""
    rows = store.people.ratings(edition, players)
    rows.sort(key=lambda row: row.games < SETTLED)
    games: dict[tuple[str, int], list[RatedRow]] = defaultdict(list)
    for game in store.people.lately(edition, SPARKS):
        games[game.player, game.players].append(game)
    place, ranks = 0, []
    for row in rows:
        place += row.games >= SETTLED
        ranks.append(_rank(row, str(place) if row.games >= SETTLED else "", games[row.player, row.players], t))
    return ranks


def _rank(row: RatingRow, place: str, own: list[RatedRow], t: Texts) -> Rank:
    gain, css = gain_of(own[-1], t) if own else ("", "")
    told = shown(row.mu) + ("" if row.games >= SETTLED else "?")
    return Rank(
        place, row.player, row.name, row.games, row.wins, told, gain, css, spark([number(game.mu) for game in own]), row.players
    )


@router.get("/players")
def players(request: Request, context: Shared, game: str = "mars", count: Number = 0) -> Response:
    t, game = texts_of(request), game if game in GAMES else GAMES[0]
    me = context.store.people.player_of(visitor_of(request).hash)
    counts = range(2, plan_of(game).most_players + 1)
    rows = best(context.store, game, count if count in counts else 0, t)
    told = {"rows": rows, "game": game, "count": count, "counts": counts, "games": GAMES, "me": me, "settled": SETTLED}
    return html(request, "lobby/players.html", told)


@dataclass(frozen=True, slots=True)
class Career:
    """A player's games of one edition with one number of players."""

    title: str
    rating: str
    games: int
    wins: int
    chart: Chart
    played: tuple[Played, ...]


@router.get("/players/{id}")
def player(request: Request, context: Shared, id: str) -> Response:
    t, people = texts_of(request), context.store.people
    found = people.player(id) if ID.fullmatch(id) else None
    if found is None:
        raise HTTPException(404, t("people-nobody"))
    careers = [career(context.store, row, games_of(context.store, row), t) for row in people.ratings(names=[id])]
    me = people.player_of(visitor_of(request).hash)
    return html(request, "lobby/player.html", {"player": found, "careers": careers, "me": me})


def games_of(store: Store, row: RatingRow) -> list[RatedRow]:
    """The games that made a rating, in order of time."""
    return [game for game in store.people.lately(row.edition, CHARTED, [row.player]) if game.players == row.players]


def drawn(row: RatingRow, games: list[RatedRow], t: Texts) -> Chart:
    begun = (games[0].time, number(games[0].before), spread(SIGMA))
    points = [begun, *((game.time, number(game.mu), spread(game.sigma)) for game in games)]
    return chart(points, t("people-chart", n=row.games, rating=shown(row.mu)))


def career(store: Store, row: RatingRow, games: list[RatedRow], t: Texts) -> Career:
    title = t("people-edition", game=t(f"web-game-{row.edition}"), n=row.players)
    return Career(
        title, shown(row.mu) + ("" if row.games >= SETTLED else "?"), row.games, row.wins, drawn(row, games, t),
        tuple(played(store, game, t) for game in reversed(games[-SHOWN_GAMES:])),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Board:
    """What the lobby tells of one edition: the best, the reader among them, and the reader's curve."""

    game: str
    rows: tuple[Rank, ...]
    players: int
    mine: RatingRow | None
    chart: Chart | None


def board(store: Store, game: str, rows: list[Rank], me: PlayerRow | None, t: Texts) -> Board:
    own = [row for row in store.people.ratings(game, names=[me.id]) if row.games] if me else []
    mine = max(own, key=lambda row: row.games, default=None)
    curve = drawn(mine, games_of(store, mine), t) if mine else None
    return Board(game, around(rows, mine), len({row.player for row in rows}), mine, curve)


def around(rows: list[Rank], mine: RatingRow | None) -> tuple[Rank, ...]:
    """The best; of a reader who is not among them the place, too, with whoever is just before."""
    at = next((at for at, row in enumerate(rows) if mine and (row.player, row.players) == (mine.player, mine.players)), 0)
    return tuple(rows[:SHOWN_BEST] if at < SHOWN_BEST else [*rows[: SHOWN_BEST - 2], *rows[at - 1 : at + 1]])


def played(store: Store, game: RatedRow, t: Texts) -> Played:
    others = [row for row in store.people.rated_game(game.game) if row.player != game.player]
    names = [store.people.player(row.player) for row in sorted(others, key=lambda row: row.rank)]
    gain, css = gain_of(game, t)
    return Played(
        game.game, day(game.time), t(f"web-game-{game.edition}"), t("people-rank", n=game.rank, of=game.players), game.points,
        shown(game.mu), gain, css, ", ".join(found.name for found in names if found),
    )  # fmt: skip
