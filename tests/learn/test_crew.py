"""Lessons on all cores and on a Ray cluster: by one that stands in for Ray, and by Ray itself where it is installed."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.bots.test_net import random_weights
from tests.learn.stand_in_ray import StandIn
from tharsis.bots.brains import brain_of
from tharsis.bots.champions import net_called, write_net
from tharsis.cli import app
from tharsis.core.errors import TharsisError
from tharsis.learn import gate, play, room
from tharsis.learn.crew import EVERY, Nets, OnRay, Processes, crew_of
from tharsis.learn.data import read_samples, sample_files
from tharsis.learn.train import Course


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.fixture(params=["stand-in", "ray"])
def ray(request: pytest.FixtureRequest) -> Iterator[ModuleType]:
    """Both are to do the same."""
    if request.param == "stand-in":
        yield request.getfixturevalue("stand_in")
        return
    ray: Any = pytest.importorskip("ray", reason="the extra tharsis[ray] is not installed")
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield ray
    ray.shutdown()


class Afar(OnRay):
    """A file that lies here is out of its workers' reach."""

    def __init__(self, size: int, file: Path) -> None:
        super().__init__(size)
        self.file = file

    def carry_out(self, game: str, work: Any, tasks: Iterator[Any], *rest: Any) -> Iterator[Any]:
        def without() -> Iterator[Any]:
            self.file.unlink()
            yield from tasks

        return super().carry_out(game, work, without(), *rest)


def net_file(folder: Path, seed: int = 1) -> Path:
    path = folder / "ares-own.npz"
    write_net(path, "ares", random_weights(brain_of("ares").layout, seed), {})
    return path


def weigh(task: str, nets: Nets) -> tuple[bool, float]:
    """Whether the file of the task's net is there, and what the net says."""
    net = net_called("ares", nets[task])
    assert net is not None
    return Path(task).exists(), float(net.weights["last"].sum())


def double(task: int, nets: Nets) -> int:
    if task < 0:
        raise TharsisError("nothing is doubled below nought")
    if task == 0:
        raise ZeroDivisionError("nought")
    return 2 * task


# --- workers ---------------------------------------------------------------------------------------------------------


def test_processes_and_a_cluster_do_the_same_tasks(ray: ModuleType) -> None:
    for crew in (OnRay(2), Processes(2)):
        assert sorted(crew.carry_out("ares", double, iter(range(1, 8)))) == list(range(2, 16, 2))


def test_no_more_is_begun_or_waits_to_be_fetched_than_there_are_workers(stand_in: StandIn) -> None:
    """So memory stays bounded however many shifts there are, by one more that is just being fetched."""
    taken: list[int] = []
    found = OnRay().carry_out("ares", double, (taken.append(number) or number for number in range(1, 99)))
    next(found)
    assert len(taken) <= 3
    assert len(list(found)) == 97 and stand_in.most == 3


def test_a_crew_is_all_there_is_or_as_many_as_asked(stand_in: StandIn) -> None:
    assert [crew_of(size, True).size for size in (0, 5)] == [2, 5]
    assert crew_of(5, False).size == 5 and crew_of(0, False).size >= 1
    assert not crew_of(0, True).shares_disk and crew_of(1, False).shares_disk


def test_a_notice_is_given_every_few_seconds(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(np.arange(0, 1000, EVERY / 2))
    monkeypatch.setattr(time, "monotonic", lambda: next(now))
    noticed: list[int] = []
    list(OnRay().carry_out("ares", double, iter(range(1, 11)), notice=lambda: noticed.append(1)))
    assert 2 <= len(noticed) <= 5


def test_every_machine_gets_ready(stand_in: StandIn) -> None:
    ready: list[str] = []
    stand_in.remote = lambda work: _Plain(work)  # type: ignore[method-assign]
    stand_in.get = lambda reference: reference  # type: ignore[method-assign]
    OnRay().everywhere(ready.append, "ares")
    assert ready == ["ares"] * 2


class _Plain:
    """A task that is done at once."""

    def __init__(self, work: Any) -> None:
        self.remote = work

    def options(self, scheduling_strategy: str) -> _Plain:
        assert scheduling_strategy == "SPREAD"
        return self


def test_what_a_worker_refuses_is_told_in_one_line(ray: ModuleType) -> None:
    with pytest.raises(TharsisError) as error:
        list(OnRay(1).carry_out("ares", double, iter([-1])))
    assert str(error.value) == "nothing is doubled below nought"
    with pytest.raises(Exception, match="nought"):
        list(OnRay(1).carry_out("ares", double, iter([0])))


def test_a_cluster_that_fails_is_told_in_one_line(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(reference: Any) -> Any:
        raise stand_in.exceptions.RayError("the worker died\nat night")

    monkeypatch.setattr(stand_in, "get", lose)
    with pytest.raises(TharsisError, match=r"^the Ray cluster failed \(the worker died\); run it again to go on$"):
        list(OnRay(1).carry_out("ares", double, iter([1])))


@pytest.mark.compiled
def test_workers_are_sent_the_files_of_nets_as_they_are_now(ray: ModuleType, tmp_path: Path) -> None:
    """The file is away before the first task is done; the next time it is another net of the same name."""
    told: list[tuple[bool, float]] = []
    for seed in (1, 2):
        path = net_file(tmp_path, seed)
        told += Afar(1, path).carry_out("ares", weigh, iter([str(path)]), [str(path), "0", ""])
        last = random_weights(brain_of("ares").layout, seed)["last"]
        assert told[-1] == (False, pytest.approx(float(last.astype(np.float16).astype(np.float32).sum())))
    assert told[0] != told[1]


# --- play and the gate -----------------------------------------------------------------------------------------------


def positions_of(folder: Path) -> dict[str, Any]:
    return {path.name: read_samples(path, "ares") for path in sample_files([folder])}


@pytest.mark.compiled
def test_shifts_on_a_cluster_hand_back_what_processes_write(
    ray: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same games, in many short files; on a cluster all of them are written here."""
    monkeypatch.setattr(play, "SHIFT_SECONDS", 0.25)
    written: list[str] = []
    write = play.write_samples

    def watched(path: Path, samples: Any) -> None:
        assert not getattr(ray, "is_at_work", False), "a worker wrote a file"
        written.append(path.name)
        write(path, samples)

    monkeypatch.setattr(play, "write_samples", watched)
    found = {}
    for crew in (OnRay(1), Processes(1)):
        folder, said = tmp_path / type(crew).__name__, list[str]()
        crew.everywhere(play.warm_up, "ares")
        games = play.play_shifts("ares", folder, "s", 1.0, crew, play.Style(), said.append)
        kept = found[type(crew)] = positions_of(folder)
        count = sum(map(len, kept.values()))
        assert said[-1] == f"played {games} games, {count} positions" and count > games > 0
    assert written == list(found[OnRay]) and len(written) >= 3
    same = [name for name in found[OnRay] if name in found[Processes]]
    assert same[0] == "positions-s-000000.npy"
    for one, other in ((found[OnRay][name], found[Processes][name]) for name in same):
        shared = min(len(one), len(other), 5)
        assert (one[:shared] == other[:shared]).all()


@pytest.mark.compiled
def test_a_shift_ends_when_its_file_is_full_and_numbers_games_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "FILE_POSITIONS", 60)
    play.warm_up("ares")
    done = [
        play.play_shift(play.Shift("ares", tmp_path, "s", number, 60.0, play.Style()), {})
        for number in (0, 1, play.SHIFTS - 1)
    ]  # fmt: skip
    for number, each in zip((0, 1, play.SHIFTS - 1), done, strict=True):
        assert each.samples is not None and 60 <= each.positions == len(each.samples) < 60 + play.MAX_SAMPLES
        assert (each.samples["game"] // play.SHIFT_GAMES == number).all()
    monkeypatch.setattr(play, "SHIFT_GAMES", 1)
    assert play.play_shift(play.Shift("ares", tmp_path, "s", 0, 60.0, play.Style()), {}).games == 1
    assert not sample_files([tmp_path])


@pytest.mark.compiled
def test_the_gate_on_a_cluster_plays_what_it_plays_here(ray: ModuleType, tmp_path: Path) -> None:
    net = net_file(tmp_path)
    jobs = gate.gate_jobs("ares", gate.player("1n", net), gate.player("1n", 0), 2, "s")
    here = list(gate.play_until(jobs, Processes(1), time.monotonic() + 60))
    assert list(gate.play_until(jobs, OnRay(1), time.monotonic() - 1)) == []
    there = list(gate.play_until(jobs, Afar(1, net), time.monotonic() + 60))
    assert len(here) == 2 and [(row["key"], row["scores"]) for row in here] == [(row["key"], row["scores"]) for row in there]


@pytest.mark.compiled
def test_shifts_on_a_cluster_search_by_the_net_in_a_file(ray: ModuleType, tmp_path: Path) -> None:
    net = net_file(tmp_path)
    style = play.Style(games_each=1, net=str(net), width=2)
    assert play.play_shifts("ares", tmp_path, "s", 0.2, Afar(1, net), style, lambda line: None) > 0
    assert all(kept["is_searched"].any() for kept in positions_of(tmp_path).values())


# --- the room --------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_whole_lesson_on_a_cluster(ray: ModuleType, tmp_path: Path) -> None:
    course = Course(passes=1, batch=16)
    lesson = room.Lesson("ares", tmp_path, 0.05, cores=1, course=course, trainer="numpy", gate_search="1n", ray=True)
    facts = room.learn(lesson)
    assert facts["strength"]["games"] > 0 and len(facts["tuning"]) == 3
    assert facts["data"]["files"] == len(sample_files([tmp_path])) > 0
    before = (tmp_path / "gate.jsonl").read_text()
    room.learn(lesson)
    assert (tmp_path / "gate.jsonl").read_text().startswith(before)


def test_without_ray_a_lesson_says_so_before_anything_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(TharsisError, match=r"^Ray is not installed; install tharsis\[ray\]$"):
        room.learn(room.Lesson("ares", tmp_path / "a", 0.1, ray=True))
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("words", [[], ["--ray"]])
def test_the_command_asks_for_ray_as_matches_do(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[room.Lesson] = []
    monkeypatch.setattr(room, "learn", lambda lesson: asked.append(lesson) or {})
    done = CliRunner().invoke(app, ["learn", "ares", "--out", str(tmp_path), "--json", *words])
    assert done.exit_code == 0 and [lesson.ray for lesson in asked] == [bool(words)]
