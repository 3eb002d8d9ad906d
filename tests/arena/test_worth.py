"""What cards are worth: counted games, their file, and what is told of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tharsis.arena import counts as kept
from tharsis.arena import worth
from tharsis.arena.counts import BYS, CHAMPION, COLUMNS, SCORES, BadCounts, Counts, read_counts, write_counts
from tharsis.core.errors import BadSetup
from tharsis.learn.count import KINDS, add_games

MOST_BYTES = 1_000_000


@pytest.fixture(scope="module")
def some() -> Counts:
    """A few games of Ares by scores."""
    counts = Counts("ares")
    add_games(counts, SCORES, 2, {}, 3, lambda: None)
    return counts


def test_every_seat_is_dealt_eight_projects_and_two_corporations_of_which_it_keeps_one(some: Counts) -> None:
    group = some.group(SCORES, 2, {})
    kinds = worth.kinds_of("ares")
    by_kind = {"corporation": [0.0, 0.0], "project": [0.0, 0.0]}
    for key, row in group.cards.items():
        sums = by_kind["corporation" if kinds[key] == "corporation" else "project"]
        sums[0] += row[kept.DEALT]
        sums[1] += row[kept.KEPT]
    assert by_kind == {"corporation": [12, 6], "project": [48, 48]}


def test_each_game_is_won_once_and_points_above_the_table_add_up_to_nothing(some: Counts) -> None:
    group = some.group(SCORES, 2, {})
    assert sum(group.seats) == group.games == 3
    corporations = [row for key, row in group.cards.items() if worth.kinds_of("ares")[key] == "corporation"]
    assert sum(row[kept.PLAYED] for row in corporations) == 6
    assert sum(row[kept.WINS] for row in corporations) == pytest.approx(3)
    assert sum(row[kept.POINTS] for row in corporations) == pytest.approx(0)


def test_a_second_run_goes_on_with_other_deals(some: Counts, tmp_path: Path) -> None:
    write_counts(tmp_path / "ares.json", some)
    again = read_counts(tmp_path / "ares.json", "ares")
    assert again == some
    before = again.group(SCORES, 2, {}).rounds
    group = add_games(again, SCORES, 2, {}, 1, lambda: None)
    assert group.games == 4
    assert group.rounds > before


def test_a_card_that_wins_more_than_its_share_stands_before_one_that_wins_less() -> None:
    row = dict.fromkeys(COLUMNS, 0)
    good = [*{**row, "played": 100, "wins": 70, "points": 300, "squares": 2000}.values()]
    bad = [*{**row, "played": 100, "wins": 30, "points": -300, "squares": 2000}.values()]
    group = kept.Group(SCORES, 2, {}, 100, seats=[50, 50], cards={"comet": bad, "birds": good})
    best, worst = worth.cards(group, "mars")
    assert (best.card, worst.card) == ("birds", "comet")
    assert best.won.low > 0.5 > worst.won.high
    assert best.points == 3 and best.points_low > 0 > worst.points_high


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_the_package_brings_counts_of_every_kind_of_game(game: str) -> None:
    counts = kept.counted(game)
    assert (kept.FOLDER / f"{game}.json").stat().st_size <= MOST_BYTES
    assert counts.facts["rules"].startswith(f"{game}/")
    for numbers, setup in KINDS[game]:
        for players in numbers:
            told = worth.told_statistics(game, SCORES, players, setup)
            assert told["games"] > 0
            assert told["corporations"] and told["cards"]
            assert bool(told["milestones"]) is (game == "mars")
    assert all(group.by in BYS for group in counts.groups)


def test_one_card_is_told_for_all_tables_or_for_one() -> None:
    told = worth.told_statistics("mars", SCORES, None, {}, "birds")
    assert {kind["players"] for kind in told["kinds"]} == {2, 3, 4, 5}
    one = worth.told_statistics("mars", SCORES, 3, {"draft": True, "players": 3}, "birds")
    assert [(kind["players"], kind["setup"]) for kind in one["kinds"]] == [(3, {"draft": True})]
    assert any("birds" in line for line in worth.statistics_lines(told))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("chess", SCORES, 2, {}, ""), "no game; there are mars and ares"),
        (("mars", "me", 2, {}, ""), "--by is 'me'; allowed: scores and champion"),
        (("mars", SCORES, 9, {}, ""), "no games of mars with 9 players were counted; there are 2, 3, 4, 5 players"),
        (("ares", SCORES, 2, {"draft": True}, ""), "2 players and draft were counted"),
        (("mars", SCORES, 2, {}, "brids"), "mars has no card 'brids'"),
        (("ares", CHAMPION, 2, {}, ""), "no games of ares by champion were counted yet"),
    ],
)
def test_what_was_not_counted_is_refused_in_one_line(given: tuple[str, str, int, dict[str, bool], str], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        worth.told_statistics(*given)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "holds no counts, or is damaged"),
        ("[]", "holds no counts of format"),
        (json.dumps({"format": 1, "columns": COLUMNS, "game": "mars", "facts": {}, "groups": []}), "counts of 'mars'"),
        (json.dumps({"format": 1, "columns": COLUMNS, "game": "ares", "facts": {}, "groups": [{"by": 1}]}), "is damaged"),
        ("", "No such file"),
    ],
)
def test_a_file_that_holds_no_counts_is_refused_in_one_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "ares.json"
    if text:
        path.write_text(text)
    with pytest.raises(BadCounts, match=said):
        read_counts(path, "ares")


def test_a_switch_that_follows_another_need_not_be_said() -> None:
    """The World Government comes with Venus Next, as in a game."""
    short = worth.told_statistics("mars", "scores", 2, {"venus": True})
    assert short == worth.told_statistics("mars", "scores", 2, {"venus": True, "world_government": True})
    assert short["games"] > 0 and short["setup"]["world_government"]
    with pytest.raises(BadSetup, match="no games of mars with 2 players and venus were counted"):
        worth.told_statistics("mars", "scores", 2, {"venus": True, "world_government": False})
