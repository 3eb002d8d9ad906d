"""The store on a database: an SQLite file, or PostgreSQL by its URL."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from tharsis.store.migrations import migrate
from tharsis.store.notes import OF_NOTES, Notes
from tharsis.store.records import (
    GameRow,
    MoveRow,
    NewMove,
    NumberTaken,
    Position,
    ReportRow,
    SeatRow,
    Unavailable,
    UnknownGame,
    Watcher,
)
from tharsis.store.sharing import Sharing
from tharsis.store.tables import GAMES, LAYOUTS, MOVES, OF_GAMES, POSITIONS, REPORTS, SEATS, SITTINGS
from tharsis.store.watching import watcher

CONNECT_S = 5
CONNECTIONS = 20


def _set_pragmas(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _engine(place: str) -> sa.Engine:
    """A database URL, the path of an SQLite file, or `:memory:`."""
    if "://" in place:
        options = {"connect_timeout": CONNECT_S} if place.startswith("postgresql") else {}
        return sa.create_engine(place, pool_pre_ping=True, pool_size=CONNECTIONS, connect_args=options)
    if place == ":memory:":
        return sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{place}", pool_size=CONNECTIONS)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _hidden(place: str) -> str:
    """The place without a password."""
    try:
        return sa.make_url(place).render_as_string() if "://" in place else place
    except ArgumentError:
        return "this URL"


class Database:
    """Implements `Store`."""

    def __init__(self, place: str | Path) -> None:
        self.is_shared = str(place) != ":memory:"
        try:
            self._engine = _engine(str(place))
            migrate(self._engine)
        except (SQLAlchemyError, OSError, ImportError, NoSuchModuleError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise Unavailable(f"cannot keep games in {_hidden(str(place))}: {reason}") from error
        self._sharing = Sharing(self._engine, self.is_shared)
        self.notes = Notes(self._reading, self._writing, self._sharing.tell)
        self._layouts: set[str] = set()

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.connect() as db:
                yield db
        except SQLAlchemyError as error:
            raise Unavailable(f"the games cannot be read just now: {type(error).__name__}") from error

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as db:
                yield db
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise Unavailable(f"the games cannot be written just now: {type(error).__name__}") from error

    # --- games and seats ---------------------------------------------------------------------------------------------

    def add_game(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        row = asdict(game) | {"setup": json.dumps(game.setup), "seed": json.dumps(game.seed)}
        with self._writing() as db:
            db.execute(GAMES.insert().values(**row))
            db.execute(SEATS.insert(), [{"game": game.id, **asdict(seat)} for seat in seats])

    def game(self, id: str) -> GameRow:
        with self._reading() as db:
            row = db.execute(GAMES.select().where(GAMES.c.id == id)).one_or_none()
        if row is None:
            raise UnknownGame(f"no game {id!r}")
        setup, seed = json.loads(row.setup), json.loads(row.seed)
        return GameRow(
            row.id,
            row.game,
            row.rules,
            setup,
            seed,
            row.created,
            row.finished,
            row.hidden_points,
            row.owner,
            row.is_seed_chosen,
        )

    def unfinished(self, kind: str = "", owner: str = "") -> list[str]:
        """Games that go on; with a kind, only those where such a player sits; with an owner, only theirs."""
        query = sa.select(GAMES.c.id).where(GAMES.c.finished.is_(None)).order_by(GAMES.c.created)
        if kind:
            query = query.where(GAMES.c.id.in_(sa.select(SEATS.c.game).where(SEATS.c.kind == kind)))
        if owner:
            query = query.where(GAMES.c.owner == owner)
        with self._reading() as db:
            return list(db.execute(query).scalars())

    def forget(self, before: float) -> list[str]:
        """Delete games that nobody has finished, and nobody has made or moved since then. Returns which."""
        later = sa.select(MOVES.c.game).where(MOVES.c.time >= before)
        old = sa.select(GAMES.c.id).where(GAMES.c.finished.is_(None), GAMES.c.created < before, GAMES.c.id.not_in(later))
        with self._writing() as db:
            ids = list(db.execute(old).scalars())
            for table in (*OF_NOTES, *OF_GAMES):
                db.execute(table.delete().where(table.c.game.in_(ids)))
            db.execute(GAMES.delete().where(GAMES.c.id.in_(ids)))
        return ids

    def seats(self, id: str) -> list[SeatRow]:
        query = SEATS.select().where(SEATS.c.game == id).order_by(SEATS.c.seat)
        with self._reading() as db:
            return [SeatRow(row.seat, row.kind, row.name, row.token_hash, row.level) for row in db.execute(query)]

    def rename_seat(self, id: str, seat: int, name: str) -> None:
        with self._writing() as db:
            db.execute(SEATS.update().where(SEATS.c.game == id, SEATS.c.seat == seat).values(name=name))
            self._sharing.tell(db, id, -1)

    def renew_token(self, id: str, seat: int, token_hash: str, before: str = "") -> bool:
        """The seat has another secret; the old one opens nothing. With the one before, only if it still is."""
        query = SEATS.update().where(SEATS.c.game == id, SEATS.c.seat == seat)
        if before:
            query = query.where(SEATS.c.token_hash == before)
        with self._writing() as db:
            return db.execute(query.values(token_hash=token_hash)).rowcount == 1

    def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        query = sa.select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.token_hash == token_hash)
        with self._reading() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else (row.game, row.seat)

    # --- moves and positions -----------------------------------------------------------------------------------------

    def moves(self, id: str, since: int = 0) -> list[MoveRow]:
        query = MOVES.select().where(MOVES.c.game == id, MOVES.c.number >= since).order_by(MOVES.c.number)
        with self._reading() as db:
            return [MoveRow(row.number, row.seat, row.option, row.time, row.rules) for row in db.execute(query)]

    def count(self, id: str) -> int:
        """How many rows the game's log has."""
        query = sa.select(sa.func.max(MOVES.c.number)).where(MOVES.c.game == id)
        with self._reading() as db:
            last = db.execute(query).scalar()
        return 0 if last is None else int(last) + 1

    def append(
        self, id: str, number: int, moves: Sequence[NewMove], time: float, rules: str = "", position: Position | None = None
    ) -> None:
        """Store moves from this number on, and where they lead, all or none."""
        rows = [
            {"game": id, "number": number + at, "seat": move.seat, "option": move.option, "time": time, "rules": rules}
            for at, move in enumerate(moves)
        ]
        try:
            with self._writing() as db:
                db.execute(MOVES.insert(), rows)
                if position:
                    self._put(db, id, position)
                self._sharing.tell(db, id, number + len(rows))
        except IntegrityError:
            raise NumberTaken(f"game {id}: move {number} is already stored") from None

    def _put(self, db: sa.Connection, id: str, position: Position) -> None:
        layout = hashlib.sha256(position.layout.encode()).hexdigest()[:16]
        if layout not in self._layouts:
            if db.execute(sa.select(LAYOUTS.c.id).where(LAYOUTS.c.id == layout)).scalar() is None:
                db.execute(LAYOUTS.insert().values(id=layout, told=position.layout))
            self._layouts.add(layout)
        row = asdict(position) | {"game": id, "layout": layout}
        of_game = POSITIONS.c.game == id
        db.execute(POSITIONS.delete().where(of_game, sa.or_(~POSITIONS.c.is_kept, POSITIONS.c.number >= position.number)))
        db.execute(POSITIONS.insert().values(**row))

    def positions(self, id: str) -> list[Position]:
        """Those that are kept, and the last one."""
        query = sa.select(POSITIONS, LAYOUTS.c.told).join(LAYOUTS, LAYOUTS.c.id == POSITIONS.c.layout)
        with self._reading() as db:
            rows = db.execute(query.where(POSITIONS.c.game == id).order_by(POSITIONS.c.number)).all()
        return [Position(row.number, row.moves, row.told, row.data, row.is_kept) for row in rows]

    def finish(self, id: str, time: float | None) -> None:
        with self._writing() as db:
            db.execute(GAMES.update().where(GAMES.c.id == id).values(finished=time))

    # --- who sits where in which browser -----------------------------------------------------------------------------

    def sit(self, browser_hash: str, id: str, seat: int, time: float) -> None:
        row = {"browser_hash": browser_hash, "game": id, "seat": seat, "time": time}
        try:
            with self._writing() as db:
                db.execute(SITTINGS.insert(), [row])
        except IntegrityError:
            return  # sits there already

    def sittings(self, browser_hash: str) -> list[tuple[str, int]]:
        """Newest first."""
        query = (
            SITTINGS.select().where(SITTINGS.c.browser_hash == browser_hash).order_by(SITTINGS.c.time.desc(), SITTINGS.c.seat)
        )
        with self._reading() as db:
            return [(row.game, row.seat) for row in db.execute(query)]

    def sitters(self, id: str) -> list[tuple[str, int]]:
        """Which browsers sit at a game, and where."""
        query = SITTINGS.select().where(SITTINGS.c.game == id).order_by(SITTINGS.c.seat, SITTINGS.c.time)
        with self._reading() as db:
            return [(row.browser_hash, row.seat) for row in db.execute(query)]

    # --- reports -----------------------------------------------------------------------------------------------------

    def add_report(self, report: ReportRow) -> None:
        with self._writing() as db:
            db.execute(REPORTS.insert().values(**asdict(report)))

    def reports(self, id: str) -> list[ReportRow]:
        query = REPORTS.select().where(REPORTS.c.game == id).order_by(REPORTS.c.id)
        with self._reading() as db:
            return [ReportRow(row.game, row.number, row.time, row.note, row.text, row.save) for row in db.execute(query)]

    # --- servers that share the games --------------------------------------------------------------------------------

    def beat(self, server: str, seconds: float) -> None:
        """This server is alive for so long."""
        with self._writing() as db:
            self._sharing.beat(db, server, seconds)

    def leave(self, server: str) -> None:
        """This server is no more; its games are anybody's."""
        with self._writing() as db:
            self._sharing.leave(db, server)

    def claim(self, id: str, server: str) -> bool:
        """Whether this server runs the game's bots: nobody else alive does."""
        with self._writing() as db:
            return self._sharing.claim(db, id, server)

    def orphans(self, since: float, most: int) -> list[str]:
        """Games with bots that no living server runs, and that were made or moved since then; the newest first."""
        with self._reading() as db:
            return self._sharing.orphans(db, since, most)

    def watch(self, on_change: Callable[[str, int], None], on_gap: Callable[[], None]) -> Watcher | None:
        """Be told of what other processes write; None where there are none. `on_gap`: something may have been missed."""
        return watcher(self._engine, on_change, on_gap) if self.is_shared else None
