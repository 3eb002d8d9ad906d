"""Nets in files: what is kept, and what is refused."""

from __future__ import annotations

import json
import logging
import zipfile
from pathlib import Path

import numpy as np
import pytest

from tests.bots.test_net import random_weights
from tharsis.bots import champions as nets
from tharsis.bots.brains import brain_of
from tharsis.core.errors import TharsisError
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
    assert net.facts["fingerprint"] == nets.fingerprint("ares")


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_net_has_at_most_three_megabytes(game: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    nets.write_net(path, game, random_weights(brain_of(game).layout), {})
    assert path.stat().st_size <= 3_000_000


def test_other_cards_or_another_record_refuse_a_net(tmp_path: Path) -> None:
    path = with_facts(written(tmp_path), fingerprint="0123456789abcdef")
    with pytest.raises(nets.BadNet, match="made for other cards or another record of ares; train it anew"):
        nets.read_net(path, "ares")


def test_a_net_of_the_other_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(nets.BadNet, match="is a net for 'ares', not for 'mars'"):
        nets.read_net(written(tmp_path), "mars")


def test_a_net_of_a_format_to_come_is_refused(tmp_path: Path) -> None:
    with pytest.raises(nets.BadNet, match="no net of format 1"):
        nets.read_net(with_facts(written(tmp_path), format=2), "ares")


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
    with_facts(written(tmp_path, "ares-2.npz"), fingerprint="0").replace(tmp_path / "ares-2.npz")
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
