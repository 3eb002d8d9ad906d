"""What cards are worth: counted games, their file, and what is told of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tharsis.arena import counts as kept
from tharsis.arena import worth
from tharsis.arena.counts import BYS, CHAMPION, COLUMNS, SCORES, BadCounts, Counts, read_counts, write_counts
from tharsis.bots.brains import brain_of
from tharsis.core.errors import BadSetup, TharsisError
from tharsis.learn import count as count_room
from tharsis.learn.count import KINDS, Part, add_file, count_part, counted_in_order, new_table, parts_of, run

MOST_BYTES = 1_000_000


@pytest.fixture(scope="module")
def some() -> Counts:
    """A few games of Ares by scores."""
    counts = Counts("ares")
    counts.groups.append(count_part(Part("ares", SCORES, 2, {}, first=0, games=3)))
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
    out = tmp_path / "ares.json"
    write_counts(out, some)
    assert read_counts(out, "ares") == some
    again = run("ares", SCORES, 1, out, players=2)
    assert again == read_counts(out, "ares")
    whole = count_part(Part("ares", SCORES, 2, {}, first=3, games=1))
    whole.add(some.group(SCORES, 2, {}))
    assert again.group(SCORES, 2, {}).to_json() == whole.to_json()


def test_counts_of_a_run_elsewhere_are_added(some: Counts, tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    write_counts(there, some)
    for _ in range(2):
        add_file("ares", there, here)
    group, once = read_counts(here, "ares").group(SCORES, 2, {}), some.group(SCORES, 2, {})
    assert (group.games, group.rounds, group.best_points) == (6, 2 * once.rounds, 2 * once.best_points)
    assert group.cards == {key: [2 * value for value in row] for key, row in once.cards.items()}


def test_parts_are_added_in_their_order_whoever_is_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(count_room.Processes, "carry_out", lambda *_: iter([(1, "b"), (2, "c"), (0, "a"), (3, "d")]))
    assert list(counted_in_order("ares", iter(()), cores=2)) == ["a", "b", "c", "d"]


def test_every_kind_of_game_gets_its_part_in_turn_from_where_the_file_ends(some: Counts) -> None:
    parts = list(parts_of(some, SCORES, 0, games=30, first=100))
    assert [(part.players, part.first, part.games) for part in parts] == [
        (2, 103, 20), (3, 100, 20), (4, 100, 20), (2, 123, 10), (3, 120, 10), (4, 120, 10),
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_only_the_champion_is_judged_by_a_net_and_weighs_as_suits_it(game: str) -> None:
    assert new_table(game, SCORES).desk.weights == brain_of(game).new_desk().weights
    assert new_table(game, SCORES).desk.net.number == 0
    assert new_table(game, CHAMPION).desk.net.number > 0


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
        (("mars", SCORES, 9, {}, ""), "players is 9; allowed: 1, 2, 3, 4, 5"),
        (("mars", SCORES, 1, {}, ""), "no games of mars by scores with 1 player were counted; there are 2, 3, 4, 5 players"),
        (("mars", SCORES, 0, {}, ""), "players is 0; allowed: 1, 2, 3, 4, 5"),
        (("mars", SCORES, None, {"draft": "banana"}, ""), "draft is 'banana'"),
        (("mars", SCORES, 2, {"corporate_era": False}, ""), "2 players and corporate_era false were counted"),
        (("mars", SCORES, None, {"map": "hellas"}, "birds"), "with map hellas and birds were counted"),
        (("mars", SCORES, None, {"atlantis": True}, "birds"), "'atlantis' is no option of set-up"),
        (("mars", CHAMPION, 5, {}, ""), "no games of mars by champion with 5 players were counted"),
        (("ares", SCORES, 2, {"draft": True}, ""), "'draft' is no option of set-up"),
        (("mars", SCORES, 2, {}, "brids"), "mars has no card 'brids'"),
        (("ares", CHAMPION, 2, {}, ""), "no games of ares by champion were counted yet"),
    ],
)
def test_what_was_not_counted_is_refused_in_one_line(
    given: tuple[str, str, int | None, dict[str, Any], str], said: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        worth.told_statistics(*given)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


WHOLE = {"by": "scores", "players": 2, "setup": {}, "games": 1, "rounds": 9, "best_points": 60, "seats": [1, 0]}
DAMAGED = [{"cards": {"birds": [1, 2]}}, {"cards": {"birds": ["x"] * len(COLUMNS)}}, {"goals": {"milestone planner": [1]}},
           {"seats": [1]}, {"games": "many"}, {"cards": []}]  # fmt: skip


def told_with(group: dict[str, Any]) -> str:
    """A file whose only group has these parts instead of whole ones."""
    return json.dumps({"format": 1, "columns": COLUMNS, "game": "ares", "facts": {}, "groups": [WHOLE | group]})


@pytest.mark.parametrize("how", [{"games": 0}, {"games": 1, "players": 9}])
def test_a_run_that_would_count_nothing_says_so(how: dict[str, int], tmp_path: Path) -> None:
    out = tmp_path / "ares.json"
    with pytest.raises(TharsisError, match="no games to count"):
        run("ares", SCORES, out=out, **how)
    assert not out.exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "holds no counts, or is damaged"),
        ("[]", "holds no counts of format"),
        (json.dumps({"format": 1, "columns": COLUMNS, "game": "mars", "facts": {}, "groups": []}), "counts of 'mars'"),
        (json.dumps({"format": 1, "columns": COLUMNS, "game": "ares", "facts": {}, "groups": [{"by": 1}]}), "is damaged"),
        *((told_with(group), "a group is not what it should be") for group in DAMAGED),
        ("", "No such file"),
    ],
)
def test_a_file_that_holds_no_counts_is_refused_in_one_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "ares.json"
    if text:
        path.write_text(text)
    with pytest.raises(BadCounts, match=said):
        read_counts(path, "ares")


def test_what_is_said_as_it_usually_is_changes_nothing() -> None:
    assert worth.told_statistics("mars", SCORES, 2, {"corporate_era": True}) == worth.told_statistics("mars", SCORES, 2, {})
    plain = worth.told_statistics("mars", SCORES, None, {"draft": False}, "birds")
    assert {tuple(kind["setup"]) for kind in plain["kinds"]} == {()}


def test_a_switch_that_follows_another_need_not_be_said() -> None:
    """The World Government comes with Venus Next, as in a game."""
    short = worth.told_statistics("mars", "scores", 2, {"venus": True})
    assert short == worth.told_statistics("mars", "scores", 2, {"venus": True, "world_government": True})
    assert short["games"] > 0 and short["setup"]["world_government"]
    with pytest.raises(BadSetup, match="2 players and venus were counted"):
        worth.told_statistics("mars", "scores", 2, {"venus": True, "world_government": False})
