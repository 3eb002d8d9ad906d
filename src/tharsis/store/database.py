"""The store on a database: an SQLite file, or PostgreSQL by its URL."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from tharsis.store.records import GameRow, MoveRow, NewMove, NumberTaken, ReportRow, SeatRow, UnknownGame

_meta = sa.MetaData()

GAMES = sa.Table(
    "games", _meta,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.String, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("hidden_points", sa.Boolean, nullable=False, server_default=sa.false()),
)  # fmt: skip

SEATS = sa.Table(
    "seats", _meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("token_hash", sa.String, nullable=False, unique=True),
    sa.Column("level", sa.String, nullable=False),
)  # fmt: skip

MOVES = sa.Table(
    "moves", _meta,
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.String, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)  # fmt: skip

SITTINGS = sa.Table(
    "sittings", _meta,
    sa.Column("browser_hash", sa.String, primary_key=True),
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("time", sa.Float, nullable=False),
)  # fmt: skip

REPORTS = sa.Table(
    "reports", _meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.String, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("save", sa.Text, nullable=False),
)  # fmt: skip


def _set_pragmas(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _open(place: str) -> sa.Engine:
    """A database URL, the path of an SQLite file, or `:memory:`."""
    if "://" in place:
        return sa.create_engine(place)
    if place == ":memory:":
        return sa.create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{place}")
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _add_missing_columns(engine: sa.Engine) -> None:
    """A database of an earlier version learns what games have kept since."""
    known = {column["name"] for column in sa.inspect(engine).get_columns(GAMES.name)}
    with engine.begin() as db:
        for column in GAMES.columns:
            if column.name not in known:
                told = sa.schema.CreateColumn(column).compile(dialect=engine.dialect)
                db.execute(sa.text(f"ALTER TABLE {GAMES.name} ADD COLUMN {told}"))


class Database:
    """Implements `Store`."""

    def __init__(self, place: str | Path) -> None:
        self._engine = _open(str(place))
        _meta.create_all(self._engine)
        _add_missing_columns(self._engine)

    def close(self) -> None:
        self._engine.dispose()

    # --- games and seats ---------------------------------------------------------------------------------------------

    def add_game(self, game: GameRow, seats: Sequence[SeatRow]) -> None:
        with self._engine.begin() as db:
            db.execute(GAMES.insert().values(
                id=game.id, game=game.game, rules=game.rules, setup=json.dumps(game.setup), seed=json.dumps(game.seed),
                created=game.created, finished=game.finished, hidden_points=game.hidden_points,
            ))  # fmt: skip
            db.execute(SEATS.insert(), [
                {"game": game.id, "seat": s.seat, "kind": s.kind, "name": s.name, "token_hash": s.token_hash, "level": s.level}
                for s in seats
            ])  # fmt: skip

    def game(self, id: str) -> GameRow:
        with self._engine.connect() as db:
            row = db.execute(GAMES.select().where(GAMES.c.id == id)).one_or_none()
        if row is None:
            raise UnknownGame(f"no game {id!r}")
        setup, seed = json.loads(row.setup), json.loads(row.seed)
        return GameRow(row.id, row.game, row.rules, setup, seed, row.created, row.finished, row.hidden_points)

    def unfinished(self, kind: str = "") -> list[str]:
        """Games that go on; with a kind, only those where such a player sits."""
        query = sa.select(GAMES.c.id).where(GAMES.c.finished.is_(None)).order_by(GAMES.c.created)
        if kind:
            query = query.where(GAMES.c.id.in_(sa.select(SEATS.c.game).where(SEATS.c.kind == kind)))
        with self._engine.connect() as db:
            return list(db.execute(query).scalars())

    def seats(self, id: str) -> list[SeatRow]:
        query = SEATS.select().where(SEATS.c.game == id).order_by(SEATS.c.seat)
        with self._engine.connect() as db:
            return [SeatRow(row.seat, row.kind, row.name, row.token_hash, row.level) for row in db.execute(query)]

    def rename_seat(self, id: str, seat: int, name: str) -> None:
        with self._engine.begin() as db:
            db.execute(SEATS.update().where(SEATS.c.game == id, SEATS.c.seat == seat).values(name=name))

    def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        query = sa.select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.token_hash == token_hash)
        with self._engine.connect() as db:
            row = db.execute(query).one_or_none()
        return None if row is None else (row.game, row.seat)

    # --- moves -------------------------------------------------------------------------------------------------------

    def moves(self, id: str) -> list[MoveRow]:
        query = MOVES.select().where(MOVES.c.game == id).order_by(MOVES.c.number)
        with self._engine.connect() as db:
            return [MoveRow(row.number, row.seat, row.option, row.time) for row in db.execute(query)]

    def append(self, id: str, number: int, moves: Sequence[NewMove], time: float) -> None:
        """Store moves from this number on, all or none."""
        rows = [
            {"game": id, "number": number + at, "seat": move.seat, "option": move.option, "time": time}
            for at, move in enumerate(moves)
        ]
        try:
            with self._engine.begin() as db:
                db.execute(MOVES.insert(), rows)
        except IntegrityError:
            raise NumberTaken(f"game {id}: move {number} is already stored") from None

    def finish(self, id: str, time: float | None) -> None:
        with self._engine.begin() as db:
            db.execute(GAMES.update().where(GAMES.c.id == id).values(finished=time))

    # --- who sits where in which browser -----------------------------------------------------------------------------

    def sit(self, browser_hash: str, id: str, seat: int, time: float) -> None:
        row = {"browser_hash": browser_hash, "game": id, "seat": seat, "time": time}
        try:
            with self._engine.begin() as db:
                db.execute(SITTINGS.insert(), [row])
        except IntegrityError:
            return  # sits there already

    def sittings(self, browser_hash: str) -> list[tuple[str, int]]:
        """Newest first."""
        query = (
            SITTINGS.select().where(SITTINGS.c.browser_hash == browser_hash).order_by(SITTINGS.c.time.desc(), SITTINGS.c.seat)
        )
        with self._engine.connect() as db:
            return [(row.game, row.seat) for row in db.execute(query)]

    # --- reports -----------------------------------------------------------------------------------------------------

    def add_report(self, report: ReportRow) -> None:
        with self._engine.begin() as db:
            db.execute(REPORTS.insert().values(**asdict(report)))

    def reports(self, id: str) -> list[ReportRow]:
        query = REPORTS.select().where(REPORTS.c.game == id).order_by(REPORTS.c.id)
        with self._engine.connect() as db:
            return [ReportRow(row.game, row.number, row.time, row.note, row.text, row.save) for row in db.execute(query)]
