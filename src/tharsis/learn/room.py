"""One lesson from beginning to end: play, train, hold the gate. Each part leaves its work in a folder and is not done twice."""

from __future__ import annotations

import json
import re
import shutil
import sys
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tharsis import __version__
from tharsis.bots import make_bot
from tharsis.bots.brains import brain_of
from tharsis.bots.champions import BY_HAND, FOLDER, champions, net_called, read_net, write_net
from tharsis.core.errors import TharsisError
from tharsis.games import GAMES
from tharsis.learn.crew import Crew, crew_of
from tharsis.learn.data import gather, read_samples, sample_files
from tharsis.learn.gate import gate_jobs, hold_gate, player
from tharsis.learn.play import Style, play_shifts, warm_up
from tharsis.learn.train import Course, check_trainer, first_weights, make_trainer, mixed, report, run_course
from tharsis.learn.tune import tune

PLAY_SHARE, TRAIN_SHARE, TUNE_SHARE = 0.35, 0.2, 0.15
"""Parts of the time; the gate has the rest."""
PLAY, TRAIN, GATE = PARTS = ("play", "train", "gate")
DONE = "played.json"


@dataclass(frozen=True)
class Lesson:
    game: str
    folder: Path
    minutes: float
    cores: int = 0
    style: Style = field(default_factory=Style)
    course: Course = field(default_factory=Course)
    trainer: str = "auto"
    more_data: tuple[Path, ...] = ()
    start: str = ""
    """A net to begin with: a champion's number or a file; empty begins anew."""
    mix: float = 0.0
    """How much of the net begun with stays in the new one: a new lesson then takes less of the old ones away."""
    champion: str = ""
    gate_games: int = 400
    gate_search: str = "60n"
    seed: str = "1"
    trust_judged: float = 0.0
    until: str = GATE
    """The part after which to stop: play, train or gate."""
    ray: bool = False
    """Whether a Ray cluster plays instead of this machine's cores."""


def say(line: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {line}", file=sys.stderr, flush=True)


def _check(lesson: Lesson) -> None:
    if lesson.game not in GAMES:
        raise TharsisError(f"{lesson.game!r} is no game; there are {' and '.join(GAMES)}")
    if lesson.until not in PARTS:
        raise TharsisError(f"--until is {lesson.until!r}; allowed: {', '.join(PARTS)}")
    for folder in lesson.more_data:
        if not sample_files([folder]):
            raise TharsisError(f"{folder} holds no positions to learn from")
    if lesson.mix and not lesson.start:
        raise TharsisError("--mix keeps a part of the net begun with; name one with --from")
    if not re.fullmatch(r"[\w.+-]+", lesson.seed):
        raise TharsisError(f"--seed is {lesson.seed!r}; files are named after it: allowed are letters, digits, dots and dashes")
    _check_folder(lesson.folder, lesson.game)
    check_trainer(lesson.trainer)
    make_bot(player(lesson.gate_search, BY_HAND))
    for which in filter(None, (lesson.start, lesson.champion, lesson.style.net)):
        net_called(lesson.game, which)


def _check_folder(folder: Path, game: str) -> None:
    """A lesson of another game is left as it is."""
    other = [name for name in GAMES if name != game and (folder / f"{name}-candidate.npz").exists()]
    if (folder / DONE).exists():
        _read_played(folder / DONE, game)
    if other:
        raise TharsisError(f"{folder} holds a lesson of {other[0]}; give another folder")
    for path in sample_files([folder])[:1]:
        read_samples(path, game)


def learn(lesson: Lesson) -> dict[str, Any]:
    """Play, train and hold the gate; the facts about the new net. What an earlier run has left is used."""
    _check(lesson)
    crew = crew_of(lesson.cores, lesson.ray)
    lesson.folder.mkdir(parents=True, exist_ok=True)
    say("compiling or loading the bots")
    crew.everywhere(warm_up, lesson.game)
    played = _play(lesson, crew)
    candidate = lesson.folder / f"{lesson.game}-candidate.npz"
    if lesson.until == PLAY:
        return played
    if not candidate.exists():
        _train(lesson, candidate, played)
    if lesson.until == TRAIN:
        return read_net(candidate, lesson.game).facts
    tune(lesson.game, candidate, lesson.folder, lesson.gate_search, crew, TUNE_SHARE * 60 * lesson.minutes, say)
    return _gate(lesson, candidate, read_net(candidate, lesson.game).facts, crew)


def _play(lesson: Lesson, crew: Crew) -> dict[str, Any]:
    done = lesson.folder / DONE
    if done.exists():
        played = _read_played(done, lesson.game)
        say(f"{played['games']} games are there already")
        return played
    seconds = PLAY_SHARE * 60 * lesson.minutes
    games = play_shifts(lesson.game, lesson.folder, f"{lesson.seed}", seconds, crew, lesson.style, say)
    style = lesson.style
    played = {"game": lesson.game, "games": games, "search": style.games_each, "width": style.width, "net": style.net,
              "wild": style.wild}  # fmt: skip
    done.write_text(json.dumps(played))
    return played


def _read_played(done: Path, game: str) -> dict[str, Any]:
    try:
        played = json.loads(done.read_text())
    except ValueError:
        played = None
    if not isinstance(played, dict) or "games" not in played:
        raise TharsisError(f"{done} is damaged; delete it and go on")
    if played.get("game", game) != game:
        raise TharsisError(f"{done.parent} holds a lesson of {played['game']}; give another folder")
    return played


def _train(lesson: Lesson, candidate: Path, played: dict[str, Any]) -> None:
    layout = brain_of(lesson.game).layout
    paths = sample_files([lesson.folder, *lesson.more_data])
    say(f"reading {len(paths)} files of positions")
    positions = gather(paths, lesson.game, lesson.trust_judged)
    training = (~positions.is_held_out).nonzero()[0]
    if len(training) < lesson.course.batch:
        raise TharsisError(f"{len(training)} positions are too few for a batch of {lesson.course.batch}; play for longer")
    course = lesson.course if lesson.course.seconds < 1e9 else _timed(lesson)
    start = _start(lesson)
    begin = time.monotonic()
    trainer, made_by = make_trainer(lesson.trainer, positions, layout, start, course)
    say(f"training on {len(training)} positions by {made_by}")
    weights = mixed(start, run_course(trainer, training, course, say), lesson.mix)
    seconds = time.monotonic() - begin
    foretold = report(weights, positions)
    say(f"held-out games: { ({key: foretold.get(key) for key in ('accuracy', 'log_loss', 'points_error')}) }")
    facts = {
        "made": f"{datetime.now(UTC):%Y-%m-%d}",
        "tharsis": __version__,
        "data": {**played, "positions": len(positions), "files": len(paths)},
        "training": {"by": made_by, "seconds": round(seconds), "passes": course.passes, "batch": course.batch,
                     "rate": course.rate, "start": lesson.start, "mix": lesson.mix, "trust_judged": lesson.trust_judged},
        "held_out": foretold,
    }  # fmt: skip
    write_net(candidate, lesson.game, weights, facts)


def _timed(lesson: Lesson) -> Course:
    return Course(**{**lesson.course.__dict__, "seconds": TRAIN_SHARE * 60 * lesson.minutes})


def _start(lesson: Lesson) -> dict[str, Any]:
    net = net_called(lesson.game, lesson.start) if lesson.start else None
    return net.weights if net is not None else first_weights(brain_of(lesson.game).layout, lesson.course.seed)


def _gate(lesson: Lesson, candidate: Path, facts: dict[str, Any], crew: Crew) -> dict[str, Any]:
    champion = lesson.champion or str(max(champions(lesson.game), default=0))
    seconds = (1 - PLAY_SHARE - TRAIN_SHARE - TUNE_SHARE) * 60 * lesson.minutes
    one, other = (player(lesson.gate_search, which) for which in (candidate, champion))
    jobs = gate_jobs(lesson.game, one, other, lesson.gate_games, f"gate {lesson.seed}")
    found = hold_gate(jobs, lesson.folder / "gate.jsonl", crew, seconds, say)
    say(f"the gate against {champion}: {found}")
    strength = {"champion": champion, "search": lesson.gate_search, **found.facts}
    facts = {**facts, "strength": strength}
    write_net(candidate, lesson.game, read_net(candidate, lesson.game).weights, facts)
    (lesson.folder / "facts.json").write_text(json.dumps(facts, indent=1))
    return facts


def crown(game: str, candidate: Path, folder: Path = FOLDER) -> Path:
    """Keep a net that passed the gate as the next champion."""
    facts = read_net(candidate, game).facts
    if not facts.get("strength", {}).get("passed"):
        raise TharsisError(f"{candidate} has not passed the gate, so it becomes no champion")
    path = folder / f"{game}-{max(champions(game, folder), default=0) + 1}.npz"
    folder.mkdir(exist_ok=True)
    shutil.copyfile(candidate, path)
    return path
