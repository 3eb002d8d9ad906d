"""People in the store, on SQLite and on PostgreSQL: seats are taken once, games counted once, names looked up by their look."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tharsis.store import (
    BOT,
    CLOCK,
    FRIEND,
    OPEN,
    PERSON,
    PUBLIC,
    Database,
    GameRow,
    NameTaken,
    PlaceRow,
    PlayerRow,
    RatedRow,
    SeatRow,
    TableRow,
)
from tharsis.store.notes import AHEAD, PUSHES, RESULTS, AheadRow, ResultRow
from tharsis.store.people_tables import BROWSERS, LOOKERS, MEMBERS, PRESENCE, VISITS, VOTES
from tharsis.store.reviews import REVIEWS
from tharsis.store.tables import LIFE, meta


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    place = str(tmp_path / "games.sqlite") if request.param == "sqlite" else request.getfixturevalue("cluster").url
    store = Database(place)
    yield store
    with store._engine.begin() as db:
        for table in reversed(meta.sorted_tables):
            if table is not LIFE:
                db.execute(table.delete())
    store.close()


ANN, BEA, EVA = (PlayerRow(name, name, 1.0) for name in ("Ann", "Bea", "Eva"))


def open_table(store: Database, id: str, seats: int = 3) -> None:
    rows = [SeatRow(seat, OPEN if seat else PERSON, str(seat + 1), f"{id} {seat}") for seat in range(seats)]
    table = TableRow(id, PUBLIC, title="Friday", pace=CLOCK, bank=60.0, step=5.0, host="browser", created=10.0, is_rated=True)
    places = [PlaceRow(seat, None if seat else ANN.id) for seat in range(seats)]
    store.add_game(GameRow(id, "mars", "mars/1", {"players": seats}, "seed", 10.0), rows, (), table, places)


def add_players(store: Database) -> None:
    for player in (ANN, BEA, EVA):
        store.people.add_player(player, player.name.lower(), f"browser of {player.name}")


def test_everything_about_people_is_kept(store: Database) -> None:
    people = store.people
    add_players(store)
    with pytest.raises(NameTaken):
        people.add_player(PlayerRow("x", "ANN", 1.0), "ann", "other")
    people.know("phone", ANN.id)
    assert people.is_same("phone", "browser of Ann") and not people.is_same("phone", "browser of Bea")
    open_table(store, "g")
    store.sit("browser of Ann", "g", 0, 1.0)
    assert store.sittings("phone") == [("g", 0)], "a player's browsers sit together"
    seats: list[int] = []

    def join_as(who: PlayerRow) -> None:
        seats.append(people.take_seat("g", who, FRIEND, 20.0))

    joins = [threading.Thread(target=join_as, args=(who,)) for who in (BEA, EVA, BEA)]
    for join in joins:
        join.start()
    for join in joins:
        join.join()
    assert sorted(seats) in ([1, 1, 2], [1, 2, 2]), "nobody sits on a taken seat, nor on two"
    assert people.take_seat("g", PlayerRow("late", "Ira", 1.0), FRIEND, 21.0) == -1
    found = people.table("g")
    assert found and found.started == 20.0 and [row.game for row in people.tables([], 0.0, 10)] == ["g"]
    assert not people.leave_seat("g", 1, "other") and not people.close_table("g"), "it has begun"
    assert store.clocked(10) == ["g"]
    check_talk(store)
    check_ratings(store)
    open_table(store, "h")
    assert people.unstarted(0.0, 5) == [], "no time has passed"
    with store._engine.begin() as db:
        db.execute(LIFE.update().values(seconds=LIFE.c.seconds + 60.0))
    assert people.unstarted(61.0, 5) == [] and people.unstarted(59.0, 5) == ["h"]
    assert people.close_table("h") and people.table("h") is None
    store.delete(["g"])
    assert people.table("g") is None and people.said("g") == [] and len(people.lately("mars", 9, [ANN.id])) == 1


def test_nobody_fills_the_list_of_tables_alone(store: Database) -> None:
    began = 1e12
    for at, owner in enumerate(["Bea", "Ann", "Ann", "Ann", "Ann"]):
        table = TableRow(f"{owner} {at}", PUBLIC, created=began + at, started=began if at == 4 else None)
        game = GameRow(table.game, "mars", "mars/1", {"players": 1}, "seed", table.created, owner=owner)
        store.add_game(game, [SeatRow(0, OPEN, "1", table.game)], (), table, [PlaceRow(0)])
    listed = [[row.game for row in store.people.tables([], began - 1, most)] for most in (2, 3, 9)]
    assert listed == [["Ann 3", "Bea 0"], ["Ann 3", "Ann 2", "Bea 0"], ["Ann 3", "Ann 2", "Ann 1", "Bea 0", "Ann 4"]]
    store.delete(listed[-1])


def check_talk(store: Database) -> None:
    people = store.people
    people.say("g", 0, "hello", "", 1.0)
    people.say("g", 1, "", "привіт", 2.0)
    assert [(line.seat, line.phrase, line.text) for line in people.said("g")] == [(0, "hello", ""), (1, "", "привіт")]
    people.vote("g", 2, 0, True)
    people.vote("g", 2, 0, True)
    assert people.votes("g") == [(2, 0)]
    people.stand_in("g", 2, "medium")
    assert people.votes("g") == [] and store.seats("g")[2].level == "medium" and people.places("g")[2].stood_in
    people.let_look("g", 1, "pupil")
    assert people.looks("g", "pupil") == (1,) and people.looks("g", "other") == ()
    people.set_place("g", 1, teach_hash="hash", mutes="0 2")
    assert people.taught("hash") == ("g", 1) and people.places("g")[1].muted == {0, 2}
    people.stop_teaching("g", 1)
    assert people.taught("hash") is None and people.looks("g", "pupil") == ()
    people.join_group("olympus", ANN.id, 1.0)
    people.join_group("olympus", BEA.id, 2.0)
    assert people.groups(ANN.id) == ["olympus"] and [one.name for one in people.members("olympus", 1.0)] == ["Ann", "Bea"]
    store.finish("g", 99.0)
    assert people.unrated(5) == ["g"]


def check_ratings(store: Database) -> None:
    """Two servers at once count a game once."""
    rows = [
        RatedRow("g", seat, who.id, "mars", 3, seat + 1, 50 - seat, 25.0, 8.0, 25.0, 99.0)
        for seat, who in enumerate((ANN, BEA, EVA))
    ]
    done: list[bool] = []
    rate = threading.Barrier(2)

    def count() -> None:
        rate.wait()
        done.append(store.people.count_game(rows, lambda old: [(mu + 1 - at, sigma - 1) for at, (mu, sigma) in enumerate(old)]))

    threads = [threading.Thread(target=count) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, True]
    best = store.people.ratings("mars", 3)
    told = [(row.name, row.mu, row.games, row.wins) for row in best]
    assert told == [("Ann", 26.0, 1, 1), ("Bea", 25.0, 1, 0), ("Eva", 24.0, 1, 0)]
    assert store.people.unrated(5) == [] and [row.mu for row in store.people.rated_game("g")] == [26.0, 25.0, 24.0]


Twice = tuple[sa.Table, dict[str, Any], Callable[[Database], None]]
TWICE: tuple[Twice, ...] = (
    (BROWSERS, {"hash": "phone", "player": "Ann"}, lambda store: store.people.know("phone", "Ann")),
    (MEMBERS, {"word": "club", "player": "Ann", "since": 1.0}, lambda store: store.people.join_group("club", "Ann", 2.0)),
    (VOTES, {"game": "g", "seat": 1, "voter": 0}, lambda store: store.people.vote("g", 1, 0, True)),
    (LOOKERS, {"game": "g", "seat": 0, "browser_hash": "phone"}, lambda store: store.people.let_look("g", 0, "phone")),
    (PRESENCE, {"game": "g", "seat": 0, "server": "one"}, lambda store: store.people.come("g", 0, "one", 1.0)),
    (VISITS, {"player": "Ann", "server": "one"}, lambda store: store.people.enter("Ann", "one")),
    (PUSHES, {"browser_hash": "phone", "endpoint": "old", "time": 1.0},
     lambda store: store.notes.subscribe("phone", "new", 2.0)),
    (AHEAD, {"game": "g", "seat": 0, "since": 1, "round": 1, "told": "[[], []]"},
     lambda store: store.notes.pass_ahead("g", 0, AheadRow(2, 1, ()))),
    (RESULTS, {"game": "g", "told": "[]"}, lambda store: store.notes.keep_result(ResultRow("g", "mars", 9, (1,), (0,), 2.0))),
    (REVIEWS, {"game": "g", "told": "{}"}, lambda store: store.reviews.keep("g", {"new": 1})),
)  # fmt: skip


@pytest.mark.parametrize(("table", "row", "again"), TWICE, ids=[str(table) for table, _, _ in TWICE])
def test_what_is_sent_twice_at_once_is_kept_once(
    store: Database, table: sa.Table, row: dict[str, Any], again: Callable[[Database], None]
) -> None:
    add_players(store)
    open_table(store, "g")
    with ThreadPoolExecutor(1) as elsewhere, store._engine.connect() as db:
        db.execute(table.insert().values(**row))
        second = elsewhere.submit(again, store)
        threading.Event().wait(0.1)
        db.commit()
        second.result(30)
    key = sa.and_(*(column == row[column.name] for column in table.primary_key))
    with store._reading() as db:
        kept = dict(db.execute(table.select().where(key)).mappings().one())
    assert (kept != row) == (table in (MEMBERS, PUSHES, AHEAD, RESULTS, REVIEWS)), "the last word counts"


def test_who_sits_down_or_gets_up_while_bots_are_called_is_taken_as_they_are(store: Database) -> None:
    people = store.people
    add_players(store)
    open_table(store, "g")
    assert people.take_seat("g", BEA, FRIEND, 20.0) == 1 and people.start("g", "easy", BOT, 21.0)
    assert [(row.kind, row.level) for row in store.seats("g")] == [(PERSON, ""), (FRIEND, ""), (BOT, "easy")]


def test_a_table_at_which_somebody_has_just_sat_down_is_not_closed(store: Database) -> None:
    people = store.people
    add_players(store)
    open_table(store, "g")
    assert people.take_seat("g", BEA, FRIEND, 20.0) == 1
    assert not people.close_table("g", 0) and people.table("g"), "Bea is there by name"
    assert people.leave_seat("g", 1, "other")
    store.sit("browser of Eva", "g", 2, 1.0)
    assert not people.close_table("g", 0) and people.close_table("g", 2) is False
    assert people.leave_seat("g", 2, "third") and people.close_table("g", 0) and people.table("g") is None
