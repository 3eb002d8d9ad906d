"""Games written by earlier versions are found, shown and played on. `old` holds databases as they were dumped:
one of each game from before versions were told, and one with tables and positions."""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sa

from tests.store.test_database import differences
from tharsis.core.game import BaseGame
from tharsis.games import GAMES, game_module
from tharsis.store import PERSON, Database, NewMove, SeatRow, migrations, positions
from tharsis.store.admin import Admin
from tharsis.store.migrations import HEAD, version
from tharsis.store.positions import packed, unpacked
from tharsis.web.hub import Hub
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, SeatPlan

OLD = Path(__file__).parent / "old"


VERSIONS = sorted(path.stem[1:5] for path in (Path(migrations.__file__).parent / "versions").glob("v*.py"))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which there is nothing."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    url: str = request.getfixturevalue("cluster").url
    name = f"test_{secrets.token_hex(6)}"
    with sa.create_engine(url, isolation_level="AUTOCOMMIT").connect() as db:
        db.execute(sa.text(f"CREATE DATABASE {name}"))
    return url.rpartition("/")[0] + f"/{name}"


def engine_of(place: str) -> sa.Engine:
    return sa.create_engine(place if "://" in place else f"sqlite:///{place}")


def restored(name: str, place: str) -> Database:
    """A database as it was dumped; for PostgreSQL its rows are copied into tables of the same version."""
    if "://" not in place:
        with closing(sqlite3.connect(place)) as db:
            db.executescript((OLD / f"{name}.sql").read_text())
        return Database(place)
    engine, source = engine_of(place), sa.create_engine("sqlite://")
    with source.connect() as dump, engine.begin() as db:
        dump.connection.driver_connection.executescript((OLD / f"{name}.sql").read_text())  # type: ignore[union-attr]
        migrations.upgrade(db, name if name in VERSIONS else migrations.FIRST)
        told, tables = sa.MetaData(), sa.MetaData()
        told.reflect(dump)
        tables.reflect(db)
        for table in tables.sorted_tables:
            if table.name in told.tables and table.name != "alembic_version":
                rows = [dict(row) for row in dump.execute(told.tables[table.name].select()).mappings()]
                db.execute(table.insert(), rows) if rows else None
    engine.dispose()
    return Database(place)


def play(live: LiveGame, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if not live.game.over:
            seat = rng.choice(live.game.to_move)
            live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)


@pytest.mark.parametrize("name", GAMES)
def test_a_database_of_the_last_release_is_brought_up_to_date(name: str, place: str) -> None:
    store = restored(name, place)
    assert version(store._engine) == HEAD
    (running,) = store.unfinished()
    lobby = Lobby(store, Hub())
    live = lobby.find(running)
    assert live.number == len(store.moves(running)) > 0
    play(live, 5)
    again = Lobby(store, Hub()).find(running)
    assert again.number == live.number and again.game.state.tobytes() == live.game.state.tobytes()
    for line in Admin(store).games("finished"):
        past = lobby.find(line.id)
        assert past.game.over and all(past.at(move) for move in (0, len(past.game.moves)))
    store.close()


def test_tables_people_and_positions_of_an_earlier_database_are_kept(place: str) -> None:
    store = restored("0007", place)
    assert version(store._engine) == HEAD
    lobby = Lobby(store, Hub())
    for id in store.unfinished():
        live = lobby.find(id)
        assert [row.name for row in live.seats] == [f"Ann {live.row.game}", f"Bea {live.row.game}"]
        assert live.table and live.table.started and len(live.places) == 2 and len(store.people.said(id)) == 1
        assert live.number == 45 == store.positions(id)[-1].number and not live.game.over
        play(live, 5)
        assert Lobby(store, Hub()).find(id).game.state.tobytes() == live.game.state.tobytes()
    assert {store.game(id).game for id in store.unfinished()} == set(GAMES)
    assert store.forget(3600.0) == [], "games of before are as young as the others"
    store.close()


@pytest.mark.parametrize("first", VERSIONS)
def test_a_database_of_every_version_is_brought_up_to_date(first: str, place: str) -> None:
    engine = engine_of(place)
    game = {"id": "old", "game": "mars", "rules": "mars/1", "setup": '{"players": 1}', "seed": '"x"', "created": 5.0}
    seat = {"game": "old", "seat": 0, "kind": PERSON, "name": "Ann", "token_hash": "hash", "level": ""}
    with engine.begin() as db:
        migrations.upgrade(db, first)
        for table, row in (("games", game), ("seats", seat)):
            names = ", ".join(row)
            db.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES (:{names.replace(', ', ', :')})"), row)
    engine.dispose()
    store = Database(place)
    assert version(store._engine) == HEAD and differences(store) == []
    play(Lobby(store, Hub()).find("old"), 3)
    assert len(store.moves("old")) == 3 and store.seats("old")[0].name == "Ann"
    store.close()


def other_rules(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The same rules under another version, in which the deal is another: no game can be played again from its seed."""
    game = game_module(name).Game
    monkeypatch.setattr(game, "rules", replace(game.rules, version=f"{name}/next"))
    begin = BaseGame.__init__
    monkeypatch.setattr(BaseGame, "__init__", lambda self, setup, seed: begin(self, setup, f"other {seed}"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_under_later_rules_from_where_it_stood(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Database(":memory:")
    live = Lobby(store, Hub()).create(name, {}, [SeatPlan(PERSON), SeatPlan(PERSON)], "old").live
    play(live, 60)
    before, told = live.game.state.tobytes(), [entry.option for entry in live.entries]
    other_rules(monkeypatch, name)
    later = Lobby(store, Hub()).find(live.id)
    assert later.game.state.tobytes() == before and [entry.option for entry in later.entries] == told
    play(later, 20, seed=2)
    again = Lobby(store, Hub()).find(live.id)
    assert again.game.state.tobytes() == later.game.state.tobytes()
    assert {move.rules for move in store.moves(live.id)} == {f"{name}/next", live.row.rules}
    rounds = [position for position in store.positions(live.id) if position.is_kept]
    assert all(len(again.at(position.moves).moves) == position.moves for position in rounds)
    assert again.save()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 3])
def test_a_game_that_has_just_begun_keeps_its_deal_under_later_rules(
    name: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People have seen their cards before anybody moves. One that tries another line begins after some moves."""
    store = Database(":memory:")
    game: Any = game_module(name).new_game(players=2, seed="old")
    made: list[NewMove] = []
    for _ in range(moves):
        made.append(NewMove(game.to_move[0], str(game.options(game.to_move[0])[0])))
        game.choose(made[-1].seat, made[-1].option)
    live = Lobby(store, Hub()).create(name, {}, [SeatPlan(PERSON), SeatPlan(PERSON)], "old", moves=made).live
    before = live.game.state.tobytes()
    other_rules(monkeypatch, name)
    later = Lobby(store, Hub()).find(live.id)
    assert later.game.state.tobytes() == before and len(later.game.moves) == len(made)
    assert "layout" in json.loads(later.save()), "its seed would deal it otherwise"
    play(later, 20)
    assert Lobby(store, Hub()).find(live.id).game.state.tobytes() == later.game.state.tobytes()


def test_moves_that_later_rules_refuse_are_taken_back_where_no_position_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Database(":memory:")
    live = Lobby(store, Hub()).create("mars", {}, [SeatPlan(PERSON), SeatPlan(PERSON)], "old").live
    play(live, 30)
    with store._engine.begin() as db:
        db.exec_driver_sql("DELETE FROM positions")
    other_rules(monkeypatch, "mars")
    later = Lobby(store, Hub()).find(live.id)
    assert len(later.game.moves) < 30 and later.game.to_move, "it is dealt otherwise, and still can be played"
    play(later, 10, seed=2)
    again = Lobby(store, Hub()).find(live.id)
    assert again.game.state.tobytes() == later.game.state.tobytes() and again.number == later.number


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_read_by_the_names_of_fields_and_cards(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = game_module(name).new_game(players=2, seed="names")
    game.play_random(1, 40)
    stored = packed(game, 40, True)
    assert unpacked(stored, game.rules).tobytes() == game.state.tobytes()
    keys = positions.card_keys(name)
    turned = (*keys[1:], keys[0])
    monkeypatch.setattr(positions, "card_keys", lambda _: turned)
    moved = unpacked(stored, game.rules)
    zones = dict(zip(keys, game.state.zone.tolist(), strict=True))
    assert dict(zip(turned, moved.zone.tolist(), strict=True)) == zones
    count = int(game.state.deck_count)
    assert [turned[card] for card in moved.deck[:count]] == [keys[card] for card in game.state.deck[:count]]


def test_a_field_that_was_renamed_is_found_by_its_change(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = game_module("mars").new_game(players=2, seed="names")
    stored = packed(game, 0, True)
    earlier = replace(stored, layout=stored.layout.replace('["rating"', '["terraforming"'))
    assert not unpacked(earlier, game.rules).rating.any()
    renamed = lambda fields: fields.update(rating=fields.pop("terraforming"))  # noqa: E731
    monkeypatch.setitem(positions.CHANGES, "mars", (renamed,))
    assert unpacked(earlier, game.rules).tobytes() == game.state.tobytes()


def test_seats_are_kept_beside_games(tmp_path: Path) -> None:
    store = restored("mars", str(tmp_path / "games.sqlite"))
    (running,) = store.unfinished()
    assert store.seats(running)[0].name == "Ann" and isinstance(store.seats(running)[0], SeatRow)


def test_tags_tracks_and_goals_keep_their_places_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a module had brought a tag and a milestone in the middle of the others, and more cards."""
    game: Any = game_module("mars").new_game(players=2, seed="names")
    game.play_random(1, 80)
    game.state.discount[1] = range(1, game.state.discount.shape[1] + 1)
    stored, fresh = packed(game, 80, True), game_module("mars").new_game(players=2, seed="names").state
    now = positions.axes("mars")
    older = {
        "tags": [tag for tag in now["tags"] if tag != "jovian"],
        "milestones": [*reversed(now["milestones"])],
        "awards": list(now["awards"]),
    }
    told = json.loads(stored.layout) | {"axes": older}
    data = zlib.decompress(stored.data)
    at, parts = 0, []
    jovian = now["tags"].index("jovian")
    for field in told["fields"]:
        name, kind, shape = field
        size = int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize
        value = np.frombuffer(data[at : at + size], kind).reshape(shape)
        at += size
        if name in ("tags", "discount"):
            value = np.delete(value, jovian, -1)
            field[2] = list(value.shape)
        if name == "milestone":
            value = value[::-1]
        parts.append(np.ascontiguousarray(value).tobytes())
    earlier = replace(stored, layout=json.dumps(told), data=zlib.compress(b"".join(parts)))
    read = unpacked(earlier, game.rules, fresh)
    others = [at for at in range(len(now["tags"])) if at != jovian]
    assert (read.tags[:, others] == game.state.tags[:, others]).all() and (read.tags[:, jovian] == fresh.tags[:, jovian]).all()
    assert (read.discount[1, -1], read.discount[1, jovian]) == (game.state.discount[1, -1], fresh.discount[1, jovian])
    assert (read.milestone == game.state.milestone).all() and (read.award == game.state.award).all()


def is_in_program(live: LiveGame) -> bool:
    """Whether somebody owes a choice of a card that is only half carried out."""
    state, frames = live.game.state, live.game.rules.describe.frames
    owed = [row for seat in range(2) for row in state.frames[seat, : int(state.depth[seat])].tolist()]
    return any(fact.startswith("_") and value for row in owed for fact, value in zip(frames[row[0]], row[2:7], strict=False))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_in_the_middle_of_a_card_is_left_for_an_earlier_one_when_cards_are_told_otherwise(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Database(":memory:")
    live = Lobby(store, Hub()).create(name, {}, [SeatPlan(PERSON), SeatPlan(PERSON)], "middle").live
    for step in range(400):
        play(live, 1, seed=step)
        if is_in_program(live) and len([position for position in store.positions(live.id) if position.is_kept]) > 1:
            break
    assert is_in_program(live), "somebody owes a choice of a card"
    before, count = live.game.state.tobytes(), len(live.game.moves)
    monkeypatch.setattr(positions, "programs", lambda _: "other")
    monkeypatch.setattr(positions, "_check_calm", checked := Checked(positions._check_calm))
    game = game_module(name).Game
    monkeypatch.setattr(game, "rules", replace(game.rules, version=f"{name}/next"))
    later = Lobby(store, Hub()).find(live.id)
    assert checked.refused and len(later.game.moves) == count, "its moves are played again from the beginning of the round"
    assert later.game.state.tobytes() == before


class Checked:
    def __init__(self, check: Any) -> None:
        self.check, self.refused = check, 0

    def __call__(self, *arguments: Any) -> None:
        try:
            self.check(*arguments)
        except Exception:
            self.refused += 1
            raise
