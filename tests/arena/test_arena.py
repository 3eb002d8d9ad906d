"""Matches are fair, resumable and say how sure they are."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tharsis import mars
from tharsis.arena import card_statistics, match, ratings, report_html, tournament, wilson
from tharsis.arena.goals import goals_of
from tharsis.arena.jobs import Job, named, open_rows, plan, play_here, play_job, read_rows, seatings
from tharsis.arena.matches import play_all
from tharsis.arena.results import histogram, mean_cards, mean_goals, of_the_first, summarise, wins_of
from tharsis.core.errors import TharsisError


def row(key: str, seats: list[str], scores: list[int], winners: list[int]) -> dict[str, Any]:
    return {
        "key": key, "seed": key, "seats": seats, "scores": scores, "winners": winners, "rounds": 10, "moves": 100,
        "seconds": 0.1, "cards": [["birds"] for _ in seats],
    }  # fmt: skip


def test_wilsons_interval_of_a_known_case() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_half() -> None:
    assert wins_of([row("1", ["a", "b"], [50, 50], [0, 1])], ["a", "b"]) == {"a": 0.5, "b": 0.5}


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    assert seatings(["a", "b"], 2) == [["a", "b"], ["b", "a"]]
    tables = seatings(["a", "b"], 4)
    assert [table.index("a") for table in tables] == [0, 1, 2, 3]
    assert all(table.count("b") == 3 for table in tables)


def test_a_bot_alone_plays_every_deal_once() -> None:
    assert [job.seed for job in plan("mars", named(["greedy"]), 3, {"players": 2}, "7")] == ["7/0", "7/1", "7/2"]


def test_games_come_in_groups_with_the_same_cards() -> None:
    jobs = plan("mars", named(["greedy", "random"]), 6, {"players": 2}, "7")
    assert [job.seed for job in jobs] == ["7/0", "7/0", "7/1", "7/1", "7/2", "7/2"]
    assert jobs[0].names == ("greedy", "random")
    assert jobs[1].names == ("random", "greedy")


def test_a_bot_against_itself_has_two_names() -> None:
    assert list(named(["greedy", "greedy"])) == ["greedy", "greedy#2"]


def test_too_many_bots_need_a_tournament() -> None:
    with pytest.raises(TharsisError, match="tournament"):
        seatings(["a", "b", "c"], 2)


def test_the_better_bot_is_rated_higher() -> None:
    rows = [row(f"{i:03}", ["a", "b"], [60, 50], [0]) for i in range(20)]
    rated = ratings(rows)
    assert rated["a"]["mu"] > rated["b"]["mu"]
    assert list(rated) == ["a", "b"]


def test_a_summary_has_the_keys_that_programs_rely_on() -> None:
    rows = [row("1", ["a", "b"], [60, 50], [0])]
    summary = summarise("mars", 2, ["a", "b"], rows) | of_the_first(["a", "b"], rows)
    assert {"game", "players", "games", "wins", "win_rate", "interval", "mean_scores", "mean_rounds"} <= set(summary)
    assert summary["wins"] == {"a": 1, "b": 0}
    assert summary["win_rate"] == 1.0


def test_histogram_counts_everything_once() -> None:
    assert histogram([1, 2, 2, 3, 9], most=4) == [(1, 3, 4), (4, 6, 0), (7, 9, 1)]
    assert histogram([13, 14, 14]) == [(13, 13, 1), (14, 14, 2)]


def test_goals_are_counted_by_seat() -> None:
    game = mars.new_game(players=3, seed="goals")
    game.state.milestone[:5] = [2, -1, 2, -1, -1]
    game.state.award[:5] = [0, 0, -1, -1, 1]
    game.state.tiles[:3] = [4, 4, 1]
    game.state.production[1, 0] = 3
    game.state.stock[2, 1] = 2
    assert goals_of(game) == [
        {"milestones": 0, "awards": 2, "awards_won": 1},
        {"milestones": 0, "awards": 1, "awards_won": 0},
        {"milestones": 2, "awards": 0, "awards_won": 0},
    ]


def test_goals_and_cards_are_means_of_each_bot() -> None:
    goals = [{"milestones": 2, "awards": 1, "awards_won": 1}, {"milestones": 1, "awards": 0, "awards_won": 0}]
    rows = [row("1", ["a", "b"], [60, 50], [0]) | {"goals": goals}, row("2", ["b", "a"], [60, 50], [0]) | {"goals": goals}]
    assert mean_goals(rows) == {name: {"milestones": 1.5, "awards": 0.5, "awards_won": 0.5} for name in "ab"}
    assert mean_goals([row("1", ["a", "b"], [60, 50], [0])]) == {}
    assert mean_cards([row("1", ["a"], [60], [0]) | {"cards": [["credicor", "birds", "fish"]]}]) == {"a": 2}


@pytest.fixture
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are over at once; the seed says who won."""

    def over_at_once(job: Job) -> dict[str, Any]:
        scores = [50 + (len(job.key) + ord(job.seed[-1]) + seat) % 3 for seat in range(len(job.names))]
        return row(job.key, list(job.names), scores, [scores.index(max(scores))]) | {"seed": job.seed}

    monkeypatch.setattr("tharsis.arena.jobs.play_job", over_at_once)


@pytest.mark.usefixtures("quick_games")
def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    first = match("mars", ["random", "random"], games=2, seed="r", results=file, processes=1)
    lines = file.read_text().splitlines()
    assert len(lines) == 2
    file.write_text(lines[0] + "\n" + lines[1][:20])
    jobs = plan("mars", named(["random", "random"]), 2, {"players": 2}, "r")
    played: list[int] = []
    rows = play_all(jobs, results=file, processes=1, watch=lambda rows: played.append(len(rows)))
    assert played == [2]
    assert [r["scores"] for r in rows] == [r["scores"] for r in first["rows"]]


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(json.dumps(row("000000", ["x", "y"], [1, 2], [1])) + "\n")
    with pytest.raises(TharsisError, match="another match"):
        match("mars", ["random", "random"], games=2, results=file, processes=1)


def test_results_of_another_game_or_set_up_are_refused(tmp_path: Path) -> None:
    """Names, seeds and keys are the same there."""
    file, bots = tmp_path / "rows.jsonl", named(["random", "random"])
    job = plan("mars", bots, 1, {"players": 2, "beginners": [0]}, "r")[0]
    told = row(job.key, list(job.names), [1, 2], [1]) | {"seed": job.seed}
    file.write_text(json.dumps(told | {"game": "mars", "setup": dict(job.setup)}) + "\n")
    assert set(read_rows(file, [job])) == {job.key}
    for other in (plan("ares", bots, 1, {"players": 2}, "r"), plan("mars", bots, 1, {"players": 2, "draft": True}, "r")):
        with pytest.raises(TharsisError, match="another match"):
            read_rows(file, other)
    file.write_text(json.dumps(told) + "\n")
    assert set(read_rows(file, [job])) == {job.key}, "earlier versions did not say it"


def test_a_game_that_was_played_says_which_it_is() -> None:
    job = plan("ares", named(["random", "random"]), 1, {"players": 2, "first_game": True}, "r")[0]
    told = play_job(job)
    assert told["game"] == "ares" and told["setup"] == dict(job.setup)


@pytest.mark.parametrize(("told", "said"), [
    (b"\x94\xff", "holds no results"), (b"[1]\n", "holds no results"), (b"7\n", "holds no results"),
    (b"Dear diary\n", "holds no results"),
    (b'{"key": "000000"}\n', "another match"),
    (b'{"key": "000000", "seats": ["random", "random#2"], "seed": "r/0"}\n', "000000 is not what it should be"),
])  # fmt: skip
def test_a_file_that_holds_no_results_is_refused_and_left_as_it_was(told: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_bytes(told)
    with pytest.raises(TharsisError, match=said) as refused:
        match("mars", ["random", "random"], games=1, seed="r", results=file, processes=1)
    assert "\n" not in str(refused.value) and file.read_bytes() == told


def test_a_game_that_fails_ends_a_match_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As does whoever stops it: games that have not begun are not waited for."""
    played: list[str] = []

    class Threads(ThreadPoolExecutor):
        def __init__(self, size: int, mp_context: object) -> None:
            super().__init__(size)

    def play_one(job: Job) -> dict[str, Any]:
        if job.key == "000000":
            raise TharsisError("no champion 99")
        time.sleep(0.02)
        played.append(job.key)
        return {}

    monkeypatch.setattr("tharsis.arena.jobs.ProcessPoolExecutor", Threads)
    monkeypatch.setattr("tharsis.arena.jobs.play_job", play_one)
    with pytest.raises(TharsisError, match="no champion 99"):
        list(play_here(plan("mars", named(["random", "random"]), 100, {"players": 2}, "r"), 2))
    assert len(played) < 50


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tharsis.arena.jobs.play_job", lambda job: pytest.fail("played"))
    for file, said in ((tmp_path / "no" / "rows.jsonl", "No such file"), (tmp_path, "Is a directory")):
        with pytest.raises(TharsisError, match=said):
            match("mars", ["random", "random"], games=1, results=file, processes=1)


def test_what_follows_a_line_that_was_cut_short_is_not_lost(tmp_path: Path) -> None:
    file, jobs = tmp_path / "rows.jsonl", plan("mars", named(["random", "random"]), 2, {"players": 2}, "r")
    told = [row(job.key, list(job.names), [1, 2], [1]) | {"seed": job.seed} for job in jobs]
    file.write_text(json.dumps(told[0])[:30])
    with open_rows(file) as more:
        more.write(json.dumps(told[1]) + "\n")
    assert set(read_rows(file, jobs)) == {jobs[1].key}


@pytest.mark.compiled
def test_one_seed_gives_one_match() -> None:
    one, two = (match("mars", ["random", "random"], games=2, seed="same", processes=1) for _ in range(2))
    assert [r["scores"] for r in one["rows"]] == [r["scores"] for r in two["rows"]]


@pytest.mark.usefixtures("quick_games")
def test_a_tournament_and_card_statistics_make_a_page() -> None:
    result = tournament("mars", ["random", "random"], games=2, seed="t", processes=1)
    assert set(result["wins"]) == {"random", "random#2"}
    page = report_html(result)
    assert page.count("<svg") == 4
    assert "<script" not in page
    cards = card_statistics("mars", "random", games=1, seed="t", processes=1)
    assert all(0 <= card["win_rate"] <= 1 for card in cards["cards"])
    assert cards["cards"][0]["card"] in report_html(cards)


@pytest.mark.usefixtures("quick_games")
def test_bots_of_one_kind_are_told_apart_at_every_table() -> None:
    result = tournament("mars", ["greedy", "random", "random"], games=2, seed="t", processes=1)
    tables = {tuple(sorted(set(r["seats"]))) for r in result["rows"]}
    assert tables == {("greedy", "random"), ("greedy", "random#2"), ("random", "random#2")}
    assert set(result["against"]["greedy"]) == {"random", "random#2"}


@pytest.mark.compiled
def test_all_cores_give_the_same_match_as_one() -> None:
    one = match("mars", ["greedy", "random"], games=4, seed="cores", processes=1)
    two = match("mars", ["greedy", "random"], games=4, seed="cores", processes=2)
    assert [r["scores"] for r in one["rows"]] == [r["scores"] for r in two["rows"]]


@pytest.mark.compiled
def test_a_local_ray_cluster_gives_the_same_match_as_one_core() -> None:
    pytest.importorskip("ray", reason="the extra tharsis[ray] is not installed")
    one, two = (match("mars", ["random", "random"], games=4, seed="ray", processes=1, ray=ray) for ray in (False, True))
    assert [r["scores"] for r in one["rows"]] == [r["scores"] for r in two["rows"]]
