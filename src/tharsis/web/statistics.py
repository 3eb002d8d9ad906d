"""What a browser’s games came to: how many, how many won, the points. Games at one screen count for the first seat there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from tharsis.core.errors import TharsisError
from tharsis.store import Store, UnknownGame
from tharsis.store.notes import ResultRow
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby

MOST_GAMES = 500
READ_AT_ONCE = 25
"""So many games that ended without a note are played again for one page; the next page reads more."""
LATEST = 12


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game as one seat saw it."""

    result: ResultRow
    seat: int

    @property
    def points(self) -> int:
        return self.result.points[self.seat]

    @property
    def is_won(self) -> bool:
        return self.seat in self.result.winners

    @property
    def place(self) -> int:
        return 1 + sum(points > self.points for points in self.result.points)


@dataclass(frozen=True, slots=True)
class Row:
    """Games of one kind: of one game with so many players."""

    game: str
    players: int
    games: int
    won: int
    mean: int
    best: int
    rounds: int

    @property
    def share(self) -> int:
        return round(100 * self.won / self.games)


def result_of(live: LiveGame) -> ResultRow:
    points = tuple(int(score["total"]) for score in live.game.scores())
    winners = live.game.winners if live.game.won is None else tuple(range(len(points))) if live.game.won else ()
    ended = live.row.finished or (live.entries[-1].time if live.entries else live.row.created)
    return ResultRow(live.id, live.row.game, live.game.rounds, points, tuple(winners), ended)


def played(store: Store, lobby: Lobby, browser: str) -> list[Played]:
    """The browser's finished games, newest first."""
    seats: dict[str, int] = {}
    for id, seat in store.sittings(browser)[: 2 * MOST_GAMES]:
        seats[id] = min(seat, seats.get(id, seat))
    known = store.notes.results(list(seats)[:MOST_GAMES])
    missing = [id for id, result in known.items() if result is None][:READ_AT_ONCE]
    known |= {id: noted(store, lobby, id) for id in missing}
    games = [Played(result, seats[id]) for id, result in known.items() if result is not None]
    return sorted(games, key=lambda game: -game.result.finished)


def noted(store: Store, lobby: Lobby, id: str) -> ResultRow | None:
    try:
        live = lobby.find(id)
    except (UnknownGame, TharsisError):
        return None
    if not live.game.over:
        return None
    result = result_of(live)
    store.notes.keep_result(result)
    return result


def rows(games: Sequence[Played]) -> list[Row]:
    kinds: dict[tuple[str, int], list[Played]] = {}
    for game in games:
        kinds.setdefault((game.result.game, len(game.result.points)), []).append(game)
    return [row(*kind, of_kind) for kind, of_kind in sorted(kinds.items(), key=lambda item: (item[0][0] != "mars", item[0]))]


def row(game: str, players: int, games: Sequence[Played]) -> Row:
    return Row(
        game, players, len(games), sum(one.is_won for one in games), round(mean(one.points for one in games)),
        max(one.points for one in games), round(mean(one.result.rounds for one in games)),
    )  # fmt: skip


def streak(games: Sequence[Played]) -> int:
    """Games won in a row, up to the newest."""
    return next((at for at, game in enumerate(games) if not game.is_won), len(games))


def totals(games: Sequence[Played]) -> Mapping[str, int]:
    return {"games": len(games), "won": sum(game.is_won for game in games), "streak": streak(games)}
