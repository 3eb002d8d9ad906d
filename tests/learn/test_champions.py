"""Nets in files: what is kept, and what is refused."""

from __future__ import annotations

import json
import logging
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.bots.test_net import random_weights
from tharsis.bots import champions as nets
from tharsis.bots.brains import brain_of
from tharsis.bots.net import names_of
from tharsis.core.errors import TharsisError
from tharsis.games import new_game
from tharsis.learn.room import crown

LAYOUT = brain_of("ares").layout
PASSED = {"strength": {"passed": True}}


def written(folder: Path, name: str = "ares-1.npz", facts: dict[str, object] | None = None) -> Path:
    path = folder / name
    nets.write_net(path, "ares", random_weights(LAYOUT), facts or {"made": "2026-01-01"})
    return path


def with_facts(path: Path, **changed: object) -> Path:
    """The same file with other facts."""
    other = path.with_name(f"other-{path.name}")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(other, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, json.dumps(json.loads(data) | changed) if name == nets.FACTS else data)
    return other


def test_a_net_comes_back_as_it_was_written(tmp_path: Path) -> None:
    net = nets.read_net(written(tmp_path), "ares")
    for name, values in random_weights(LAYOUT).items():
        assert np.allclose(net.weights[name], values, rtol=1e-3, atol=1e-4)
    assert net.facts["made"] == "2026-01-01"


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_net_has_at_most_three_megabytes(game: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    nets.write_net(path, game, random_weights(brain_of(game).layout), {})
    assert path.stat().st_size <= 3_000_000


def test_a_net_that_wants_an_input_that_is_gone_is_refused(tmp_path: Path) -> None:
    path = with_facts(written(tmp_path), inputs=[*names_of(LAYOUT)[:-1], "own hand: lost_card"])
    with pytest.raises(nets.BadNet, match="other cards or rules of ares: 'own hand: lost_card' is gone; train it anew"):
        nets.read_net(path, "ares")


def test_a_net_whose_inputs_meant_another_thing_is_refused(tmp_path: Path) -> None:
    path = with_facts(written(tmp_path), version=LAYOUT.version - 1)
    with pytest.raises(nets.BadNet, match=r"made for other inputs of ares \(1, not 2\); train it anew"):
        nets.read_net(path, "ares")


def test_cards_that_came_later_and_another_order_leave_a_net_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows follow their names; new ones count for nothing."""
    cards = LAYOUT.cards
    grown = LAYOUT._replace(cards=(cards[1], cards[0], *cards[2:], "new_card"))
    path = written(tmp_path)
    before = nets.read_net(path, "ares").weights["first"]
    monkeypatch.setattr(nets, "brain_of", lambda game: replace(brain_of(game), layout=grown))
    after = nets.read_net(path, "ares").weights["first"]
    old, new = ({name: row for row, name in enumerate(names_of(layout))} for layout in (LAYOUT, grown))
    assert all((after[new[name]] == before[old[name]]).all() for name in old)
    assert not after[new["own hand: new_card"]].any() and len(after) == grown.rows


def test_a_net_judges_no_game_by_rules_it_never_saw(tmp_path: Path) -> None:
    path = written(tmp_path)
    blind = with_facts(path, switches=["first_game", "exchange"])
    alone, together = (new_game("ares", {"players": 2, "coop": coop}, 1).state for coop in (False, True))
    assert nets.net_for("ares", str(path), together) is not None
    assert nets.net_for("ares", str(blind), alone) is not None
    assert nets.net_for("ares", str(blind), together) is None


def test_a_net_judges_no_game_in_which_the_judgement_by_hand_is_stronger(tmp_path: Path) -> None:
    path = written(tmp_path, facts={"weaker": ["coop"]})
    alone, together = (new_game("ares", {"players": 2, "coop": coop}, 1).state for coop in (False, True))
    assert nets.net_for("ares", str(path), alone) is not None
    assert nets.net_for("ares", str(path), together) is None


def test_a_net_of_the_other_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(nets.BadNet, match="is a net for 'ares', not for 'mars'"):
        nets.read_net(written(tmp_path), "mars")


def test_a_net_of_a_format_to_come_is_refused(tmp_path: Path) -> None:
    with pytest.raises(nets.BadNet, match="no net of format 2"):
        nets.read_net(with_facts(written(tmp_path), format=3), "ares")


def test_damaged_files_are_refused_in_one_line(tmp_path: Path) -> None:
    path = written(tmp_path)
    data = path.read_bytes()
    for number, bad in enumerate((b"", b"no zip at all", data[: len(data) // 2], data[:200] + b"x" * 400 + data[600:])):
        broken = tmp_path / f"broken-{number}.npz"
        broken.write_bytes(bad)
        with pytest.raises(nets.BadNet) as error:
            nets.read_net(broken, "ares")
        assert "\n" not in str(error.value) and broken.name in str(error.value)
    with pytest.raises(nets.BadNet, match="No such file"):
        nets.read_net(tmp_path / "nowhere.npz", "ares")


def test_the_newest_champion_that_does_not_fit_leaves_the_judgement_made_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with_facts(written(tmp_path, "ares-2.npz"), version=0).replace(tmp_path / "ares-2.npz")
    monkeypatch.setattr(nets, "champions", lambda game: {2: tmp_path / "ares-2.npz"})
    nets.newest.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert nets.newest("ares") is None
    assert len(caplog.records) == 1 and "search judges by hand" in caplog.text
    nets.newest.cache_clear()


def test_champions_are_numbered_in_order(tmp_path: Path) -> None:
    for name in ("ares-2.npz", "ares-10.npz", "ares-1.npz", "mars-3.npz", "ares-x.npz", "ares-candidate.npz"):
        (tmp_path / name).write_bytes(b"")
    assert list(nets.champions("ares", tmp_path)) == [1, 2, 10]


def test_only_a_net_that_passed_the_gate_is_crowned_and_none_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "nets"
    with pytest.raises(TharsisError, match="has not passed the gate"):
        crown("ares", written(tmp_path, "a.npz"), folder)
    passed = written(tmp_path, "b.npz", PASSED)
    assert [crown("ares", passed, folder).name for _ in range(2)] == ["ares-1.npz", "ares-2.npz"]


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_numbers_of_search_come_with_a_net(game: str, tmp_path: Path) -> None:
    path, brain = tmp_path / "net.npz", brain_of(game)
    nets.write_net(path, game, random_weights(brain.layout), {"search": {"horizon": 2.0, "blend": 0.5}})
    desk, usual = brain.new_desk(), brain.new_desk()
    nets.seat_net(desk, nets.read_net(path, game))
    kept = desk.weights if game == "mars" else desk.aims[0]
    assert kept["horizon"] == 2 and desk.net["blend"] == 0.5
    if game == "ares":
        assert (desk.aims[1:] == usual.aims[1:]).all()


def test_a_net_sets_nothing_else(tmp_path: Path) -> None:
    path = written(tmp_path, facts={"search": {"end_money": 9.0}})
    with pytest.raises(nets.BadNet, match="sets 'end_money' of search; allowed: blend, horizon"):
        nets.read_net(path, "ares")
