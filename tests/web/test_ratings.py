"""Ratings: one for each edition and number of players, each game counted once, and pages that tell them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.web.meeting import Guest, two
from tharsis.cli import app as command
from tharsis.store import NewMove, PlayerRow, RatedRow
from tharsis.web import ratings
from tharsis.web.chart import chart, spark
from tharsis.web.lobby import hashed


def finish(host: Guest, id: str) -> Any:
    """Play on at random until it is over."""
    live, rng = host.lobby.find(id), random.Random(5)
    while not live.game.over:
        seat = live.game.to_move[0]
        options = [str(option) for option in live.game.options(seat)]
        live.game.choose(seat, rng.choice(options))
    moves = [NewMove(move.seat, str(live.game.rules.notation.text(move.option))) for move in live.game.moves]
    host.lobby.store.append(id, 0, moves, 100.0)
    host.lobby.store.finish(id, 100.0)
    host.lobby.forget([id])
    return host.lobby.find(id)


def test_a_rated_game_is_counted_once_and_told_on_the_pages(tmp_path: Path) -> None:
    host, _, id = two(rated="1", game="ares")
    assert "No rated game has been finished" in host.http.get("/players?game=ares").text
    live = finish(host, id)
    assert live.game.over and live.is_rated
    ratings.count_all(host.lobby)
    ratings.count_all(host.lobby)
    assert not ratings.count(live), "not twice"
    people = host.lobby.store.people
    first, second = people.ratings("ares", 2)
    assert (first.games, second.games) == (1, 1) and first.mu > 25 > second.mu and first.sigma < 25 / 3
    won = live.game.winners
    assert len(won) == 2 or {first.name} == {("Ann", "Bea")[won[0]]}
    assert people.ratings("mars") == [] and people.ratings("ares", 3) == []
    page = host.http.get("/players?game=ares&count=2").text
    assert "Ann" in page and "Bea" in page and f"{ratings.number(first.mu)}?" in page, "a question mark after one game"
    mine = host.http.get(f"/players/{first.player}").text
    assert 'class="rchart"' in mine and f"/table/{id}/score" in mine
    assert host.http.get("/players/nobody").status_code == 404
    score = host.http.get(f"/table/{id}/score").text
    assert 'class="score__rated"' in score and all(str(ratings.number(row.mu)) in score for row in (first, second))
    assert 'href="/me">Ann<' in score, "every page says who reads it"
    assert "?" in host.http.get("/lobby").text
    check_fairness(host, live, tmp_path)


def check_fairness(host: Guest, live: Any, folder: Path) -> None:
    """Anybody can check the deal afterwards."""
    page = host.http.get(f"/table/{live.id}/score").text
    told = hashed(str(live.row.seed))
    assert (
        str(live.row.seed) in page
        and f"--hash {told}" in page
        and f'href="/table/{live.id}/save" download>tharsis-{live.id}.json<' in page
    )
    file = folder / "game.json"
    file.write_bytes(host.http.get(f"/table/{live.id}/save").content)
    answer = CliRunner().invoke(command, ["verify", str(file), "--hash", told])
    assert answer.exit_code == 0 and "as promised" in answer.output
    wrong = CliRunner().invoke(command, ["verify", str(file), "--hash", "0" * 64])
    assert wrong.exit_code == 1
    file.write_text(re.sub(str(live.row.seed), "another", file.read_text()))
    assert CliRunner().invoke(command, ["verify", str(file)]).exit_code != 0, "another deal does not lead there"
    assert CliRunner().invoke(command, ["verify", str(folder / "none")]).exit_code == 1


def test_who_resigns_comes_last_whatever_the_points() -> None:
    host, _, id = two(rated="1", game="ares")
    assert host.post(f"/table/{id}/resign", seat="0").status_code == 200
    live = finish(host, id)
    assert ratings.ranks_of(live) == [2, 1]


def test_the_last_one_left_leaves_the_rest_to_bots_and_keeps_the_win() -> None:
    host, guest, id = two(rated="1", game="ares")
    assert "Leave the rest to bots" not in guest.http.get(f"/table/{id}/people?seat=1").text
    host.post(f"/table/{id}/resign", seat="0")
    assert "Leave the rest to bots" in guest.http.get(f"/table/{id}/people?seat=1").text
    guest.post(f"/table/{id}/resign", seat="1")
    live = finish(host, id)
    assert ratings.ranks_of(live) == [2, 1], "whoever resigned first is last"


def test_a_rematch_of_a_rated_game_is_rated_and_the_same_deal_is_not() -> None:
    host, guest, id = two(rated="1", game="ares")
    finish(host, id)
    again = host.lobby.find(guest.post(f"/table/{id}/rematch").url.path.rpartition("/")[2])
    assert again.is_rated and again.is_started and not again.row.is_seed_chosen
    assert [place.player for place in again.places] == [place.player for place in host.lobby.find(id).places]
    assert not any(place.invite for place in again.places)
    same = host.lobby.find(guest.post(f"/table/{id}/rematch", same="1").url.path.rpartition("/")[2])
    assert not same.is_rated and same.table.access == "link" and same.row.is_seed_chosen


def test_a_game_that_cannot_be_rated_is_said_once_and_keeps_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, guest, broken = two(rated="1", game="ares")
    good = host.open(rated="1", game="ares")
    guest.join(good)
    finish(host, good)
    store = host.lobby.store
    store.append(broken, 0, [NewMove(0, "what no rules know")], 1.0)
    store.finish(broken, 1.0)
    host.lobby.forget([broken])
    monkeypatch.setattr(ratings, "AT_ONCE", 1)
    for _ in range(3):
        ratings.count_all(host.lobby)
    assert [row.games for row in store.people.ratings("ares")] == [1, 1]
    assert [row.message for row in caplog.records if "rated" in row.message] == [
        f"game {broken} cannot be rated: under these rules it is not over"
    ]


def test_everybody_has_a_curve_however_many_games_others_have_played() -> None:
    host = Guest("Ann")
    people, ids = host.lobby.store.people, ["ann", "bea", "eva"]
    for id in ids[1:]:
        people.add_player(PlayerRow(id, id.title()), id, id)
    ann = people.by_key("ann")
    assert ann

    def play(number: int, *players: str) -> None:
        rows = [
            RatedRow(f"g{number}", seat, id, "mars", 2, seat + 1, 50, 25, 8, 25, float(number))
            for seat, id in enumerate(players)
        ]
        people.count_game(rows, lambda old: [(25.0 + number / 100, 8.0)] * 2)

    for number in range(3):
        play(number, ann.id, "bea")
    for number in range(3, 250):
        play(number, "bea", "eva")
    page = host.http.get("/players").text
    assert page.count('class="spark"') == 3
    assert 'class="rchart"' in host.http.get(f"/players/{ann.id}").text


def test_the_chart_holds_the_whole_career() -> None:
    drawn = chart([(0.0, 1500, 300), (86400.0, 1540, 200), (2 * 86400.0, 1490, 150)], "label")
    assert drawn.line.count("L") == 2 and drawn.band.endswith("Z") and drawn.end == "1490"
    ys = [float(point.split()[1]) for point in drawn.line[1:].split("L")]
    assert min(ys) == ys[1] and max(ys) == ys[2] and all(0 < y < drawn.height for y in ys)
    assert drawn.across[0].text == "01.01.70" and [tick.text for tick in drawn.up] == ["1200", "1400", "1600", "1800"]
    assert [tick.text for tick in chart([(0.0, 1500, 300), (60.0, 1540, 200)], "label").across] == ["01.01.70"], "a day once"
    assert chart([(0.0, 1500, 300)], "label").line and spark([1500]) == "" and spark([1500, 1510]).startswith("M")
