"""Ratings in the store, and the games that made them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tharsis.store.asking import LOBBY, Asking, made
from tharsis.store.people_rows import RatedRow, RatingRow
from tharsis.store.people_tables import PLAYERS, RATED, RATINGS, TABLES
from tharsis.store.tables import GAMES

MU, SIGMA = 25.0, 25.0 / 3
Rate = Callable[[Sequence[tuple[float, float]]], Sequence[tuple[float, float]]]


class Ratings(Asking):
    def unrated(self, most: int, but: Collection[str] = ()) -> list[str]:
        """Rated games that are over and have not been counted yet, in the order in which they ended; without some of them."""
        query = sa.select(TABLES.c.game).join(GAMES, GAMES.c.id == TABLES.c.game)
        counted = sa.exists().where(RATED.c.game == TABLES.c.game)
        query = query.where(TABLES.c.is_rated, GAMES.c.finished.is_not(None), ~counted, TABLES.c.game.not_in(sorted(but)))
        return [str(row.game) for row in self._all(query.order_by(GAMES.c.finished).limit(most))]

    def count_game(self, rows: Sequence[RatedRow], rate: Rate) -> bool:
        """Rate a game once: `rate` makes new ratings of the old ones. False if another server has done so."""
        try:
            with self._writing() as db:
                db.execute(RATED.insert(), [asdict(row) for row in rows])
                for row in sorted(rows, key=lambda row: row.player):
                    self._begin_rating(db, row)
                old = [self._rating(db, row) for row in rows]
                new = rate([(found.mu, found.sigma) for found in old])
                for row, found, (mu, sigma) in zip(rows, old, new, strict=True):
                    self._store(db, replace(row, mu=mu, sigma=sigma, before=found.mu), found)
                self._tell(db, LOBBY, -1)
        except IntegrityError:
            return False
        return True

    @staticmethod
    def _of(row: RatedRow) -> Any:
        return sa.and_(RATINGS.c.player == row.player, RATINGS.c.edition == row.edition, RATINGS.c.players == row.players)

    def _begin_rating(self, db: sa.Connection, row: RatedRow) -> None:
        """Where there is none yet; and nobody else changes it until this is done."""
        if db.execute(RATINGS.update().where(self._of(row)).values(games=RATINGS.c.games)).rowcount == 0:
            first = {"player": row.player, "edition": row.edition, "players": row.players}
            db.execute(RATINGS.insert().values(**first, mu=MU, sigma=SIGMA, games=0, wins=0))

    def _rating(self, db: sa.Connection, row: RatedRow) -> Any:
        return db.execute(RATINGS.select().where(self._of(row))).one()

    def _store(self, db: sa.Connection, row: RatedRow, old: Any) -> None:
        changed = {"mu": row.mu, "sigma": row.sigma, "games": old.games + 1, "wins": old.wins + (row.rank == 1)}
        db.execute(RATINGS.update().where(self._of(row)).values(**changed))
        of_row = sa.and_(RATED.c.game == row.game, RATED.c.seat == row.seat)
        db.execute(RATED.update().where(of_row).values(mu=row.mu, sigma=row.sigma, before=row.before))

    def ratings(self, edition: str = "", players: int = 0, names: Sequence[str] = (), most: int = 500) -> list[RatingRow]:
        """Best first; of one edition, one number of players, or of these players alone."""
        query = sa.select(RATINGS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
        if edition:
            query = query.where(RATINGS.c.edition == edition)
        if players:
            query = query.where(RATINGS.c.players == players)
        if names:
            query = query.where(RATINGS.c.player.in_(names))
        return [made(RatingRow, row) for row in self._all(query.order_by(RATINGS.c.mu.desc(), PLAYERS.c.name).limit(most))]

    def lately(self, edition: str, each: int, players: Sequence[str] = ()) -> list[RatedRow]:
        """The last games of each player of an edition, for each number of players, in order of time."""
        ago = sa.func.row_number().over(partition_by=(RATED.c.player, RATED.c.players), order_by=RATED.c.time.desc())
        numbered = RATED.select().add_columns(ago.label("ago")).where(RATED.c.edition == edition)
        if players:
            numbered = numbered.where(RATED.c.player.in_(players))
        last = numbered.subquery()
        return [made(RatedRow, row) for row in self._all(sa.select(last).where(last.c.ago <= each).order_by(last.c.time))]

    def rated_game(self, game: str) -> list[RatedRow]:
        return [made(RatedRow, row) for row in self._all(RATED.select().where(RATED.c.game == game).order_by(RATED.c.seat))]
