"""Games written by earlier versions are found, shown and played on. `old` holds a database of each game as it was dumped."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tharsis.core.game import BaseGame
from tharsis.games import GAMES, game_module
from tharsis.store import PERSON, Database, SeatRow, positions
from tharsis.store.migrations import HEAD, version
from tharsis.store.positions import packed, unpacked
from tharsis.web.hub import Hub
from tharsis.web.live import LiveGame
from tharsis.web.lobby import Lobby, SeatPlan

OLD = Path(__file__).parent / "old"


def restored(name: str, folder: Path) -> Database:
    place = folder / "games.sqlite"
    with sqlite3.connect(place) as db:
        db.executescript((OLD / f"{name}.sql").read_text())
    db.close()
    return Database(place)


def play(live: LiveGame, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if not live.game.over:
            seat = rng.choice(live.game.to_move)
            live.choose(seat, [str(rng.choice(live.game.options(seat)))], live.number)


@pytest.mark.parametrize("name", GAMES)
def test_a_database_of_the_last_release_is_brought_up_to_date(name: str, tmp_path: Path) -> None:
    store = restored(name, tmp_path)
    assert version(store._engine) == HEAD
    (running,) = store.unfinished()
    lobby = Lobby(store, Hub())
    live = lobby.find(running)
    assert live.number == len(store.moves(running)) > 0
    play(live, 5)
    again = Lobby(store, Hub()).find(running)
    assert again.number == live.number and again.game.state.tobytes() == live.game.state.tobytes()
    for (id,) in sqlite3.connect(tmp_path / "games.sqlite").execute("SELECT id FROM games WHERE finished IS NOT NULL"):
        past = lobby.find(id)
        assert all(past.at(move) for move in (0, len(past.game.moves)))


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
    store = restored("mars", tmp_path)
    (running,) = store.unfinished()
    assert store.seats(running)[0].name == "Ann" and isinstance(store.seats(running)[0], SeatRow)
