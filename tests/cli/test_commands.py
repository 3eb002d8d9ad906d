"""The command line: values on stdout, one clear line on stderr, exit codes 0, 1, 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tharsis import mars
from tharsis.mars.cards import CARDS


def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "COLUMNS": "200"}
    command = [sys.executable, "-m", "tharsis.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, input=stdin, check=False)


def test_simulate_prints_one_json_value_with_the_keys_others_rely_on() -> None:
    result = run("simulate", "mars", "--players", "2", "--games", "2", "--seed", "1", "--json")
    assert result.returncode == 0, result.stderr
    value = json.loads(result.stdout)
    assert set(value) == {
        "game",
        "players",
        "games",
        "finished",
        "moves",
        "seconds",
        "mean_moves",
        "mean_rounds",
        "mean_scores",
    }
    assert value["finished"] == 2 and value["mean_moves"] * 2 == value["moves"] and len(value["mean_scores"]) == 2


def test_one_seed_simulates_the_same_games() -> None:
    first, second = (json.loads(run("simulate", "mars", "--games", "1", "--seed", "5", "--json").stdout) for _ in range(2))
    assert first | {"seconds": 0} == second | {"seconds": 0}


def test_cards_prints_every_card() -> None:
    value = json.loads(run("cards", "mars", "--json").stdout)
    assert len(value) == len(CARDS)
    birds = next(card for card in value if card["id"] == "birds")
    assert birds == {
        "id": "birds", "number": "072", "name": "Birds", "module": "base", "kind": "active", "cost": 10, "tags": ["animal"],
        "requirements": [{"oxygen": {"min": 13}}], "holds": "animal", "vp": {"per": "animal", "each": 1, "points": 1},
    }  # fmt: skip


def test_cards_are_drawn_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    assert run("cards", "ares", "--lang", "it", "--html", str(page)).returncode == 0
    assert page.read_text().count("<article") == 220


def test_modules_are_switches_of_the_commands() -> None:
    words = ("simulate", "mars", "--players", "3", "--games", "1", "--json")
    switches = ((), ("--set", "colonies"), ("--set", "prelude=true", "--set", "venus=true"))
    told = [json.loads(run(*words, *more).stdout) for more in switches]
    assert [result["finished"] for result in told] == [1, 1, 1]
    assert len({tuple(result["mean_scores"]) for result in told}) == len(switches)


def test_card_draws_a_card() -> None:
    drawn = run("card", "birds").stdout
    assert all(part in drawn for part in ("Birds", "072", "10", "13", "2", "1 ")), drawn
    assert "Птах" in run("card", "birds", "--lang", "uk").stdout


def test_play_plays_in_the_terminal_and_saves(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    result = run("play", "mars", "--seed", "7", "--save", str(save), stdin="1\nnonsense\nundo\nquit\n")
    assert result.returncode == 0, result.stderr
    assert "'nonsense'" in result.stdout
    assert mars.load(save.read_bytes()).seed == "7"
    told = run("play", "mars", "--seed", "7", "--lang", "pl", stdin="1\ndone\nquit\n").stdout
    assert "Grasz jako" in told and "Gracz 2 gra jako" in told


def test_replay_runs_a_saved_game_again(tmp_path: Path) -> None:
    game = mars.new_game(2, seed=9)
    for _ in range(10):
        seat = game.to_move[0]
        game.choose(seat, game.options(seat)[-1])
    save = tmp_path / "game.json"
    save.write_bytes(game.save())
    result = run("replay", str(save), "--json")
    assert json.loads(result.stdout)["moves"] == 10
    assert str(game.rules.notation.text(game.moves[3].option)) in run("replay", str(save), "--moves").stdout
    told = run("replay", str(save), "--lang", "uk").stdout
    assert "Гравець 1 грає за корпорацію" in told and "Покоління 2" in told
    *_, standing, first, second = told.splitlines()
    assert standing == "Очки на цей момент" and all(
        line.startswith("Гравець") and " ПО (РТ " in line for line in (first, second)
    )


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("simulate", "mars", "--players", "0", "--games", "1"), 2),
        (("simulate", "mars", "--players", "6", "--games", "1"), 2),
        (("simulate", "chess"), 2),
        (("simulate", "mars", "--wings", "2"), 2),
        (("simulate", "mars", "--bot", "deep_thought", "--games", "1"), 1),
        (("simulate", "mars", "--set", "draft=maybe"), 2),
        (("simulate", "mars", "--set", "atlantis"), 2),
        (("simulate", "mars", "--set", "moon=1", "--games", "1"), 2),
        (("card", "unicorn"), 1),
        (("card", "birds", "--lang", "tlh"), 2),
        (("cards", "mars", "--html", "no-such-folder/cards.html", "--lang", "uk", "--beside", "en"), 1),
        (("cards", "mars", "--beside", "en"), 2),
        (("replay", "no-such-file"), 1),
        (("replay", "no-such-file", "--lang", "tlh"), 2),
        (("fly",), 2),
        (("match", "mars", "random", "random", "--games", "1", "--html", "no-such-folder/report.html"), 1),
        (("match", "mars", "random", "random", "--games", "1", "--results", "no-such-folder/rows.jsonl"), 1),
        (("match", "mars", "random", "random", "--games", "1", "--set", "players=3"), 2),
        (("match", "mars", "greedy:noise=abc", "random", "--games", "1"), 1),
        (("stats", "mars", "--players", "0"), 2),
        (("stats", "mars", "--html", "stats.html"), 2),
        (("stats", "mars", "--bot", "random", "--card", "birds"), 2),
    ],
)
def test_wrong_words_get_one_clear_line(words: tuple[str, ...], code: int) -> None:
    result = run(*words)
    assert result.returncode == code, result.stderr
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1 and "Traceback" not in result.stderr


def test_a_damaged_save_gets_one_clear_line(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"game": "mars"')
    result = run("replay", str(save))
    assert result.returncode == 1 and len(result.stderr.strip().splitlines()) == 1


def test_a_file_that_cannot_be_written_gets_one_clear_line() -> None:
    done = run("play", "mars", "--seed", "7", "--save", "no-such-folder/game.json", stdin="quit\n")
    assert done.returncode == 1 and done.stderr == "tharsis: no-such-folder/game.json: No such file or directory\n"


def test_a_lesson_that_cannot_be_written_gets_one_clear_line(tmp_path: Path) -> None:
    """Where a file lies instead of a folder, and inside one."""
    file = tmp_path / "lesson"
    file.write_text("")
    for out in (file, file / "deeper"):
        done = run("learn", "mars", "--out", str(out), "--minutes", "0.1")
        assert done.returncode == 1 and done.stderr.startswith(f"tharsis: {file}") and len(done.stderr.splitlines()) == 1
