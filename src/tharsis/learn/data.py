"""Positions on disk and in memory. A file of positions is a NumPy array whose type must be that of the inputs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tharsis.bots.brains import brain_of
from tharsis.bots.net import HUNDRED, OUTPUTS
from tharsis.bots.sampling import NO_JUDGEMENT, UNIT, sample_dtype
from tharsis.core.errors import TharsisError
from tharsis.core.types import Ints
from tharsis.learn.sums import Inputs

HELD_OUT = 20
"""One game in so many is not trained on."""


class BadData(TharsisError):
    """A file of positions that is damaged, or was made for other inputs."""


def write_samples(path: Path, samples: Ints) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, samples)
    part.replace(path)


def read_samples(path: Path, game: str) -> Ints:
    try:
        samples = np.load(path, mmap_mode="r")
    except (OSError, ValueError, EOFError):
        raise BadData(f"{path} is no file of positions, or is damaged; delete it and go on") from None
    if samples.dtype != sample_dtype(brain_of(game).layout) or samples.ndim != 1:
        raise BadData(f"{path} holds positions of other cards or inputs than those of {game} now; delete it and go on")
    return np.asarray(samples)


def found_in(paths: Sequence[Path], game: str) -> tuple[int, int]:
    """How many games gave the positions of these files, and how many positions there are."""
    numbers = [read_samples(path, game)["game"] for path in paths]
    return sum(len(np.unique(some)) for some in numbers), sum(map(len, numbers))


def sample_files(folders: Sequence[Path]) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.glob("positions-*.npy"))]


@dataclass
class Positions:
    """Many positions, a column for each part. Whole numbers of `UNIT`, until a batch is asked for."""

    numbers: Ints
    rows: Ints
    values: Ints
    left: Ints
    targets: Ints
    players: Ints
    moment: Ints
    is_fresh: Ints
    is_searched: Ints
    is_held_out: Ints

    def __len__(self) -> int:
        return len(self.left)


def gather(paths: Sequence[Path], game: str, trust_judged: float = 0.0, most: int = 1 << 62) -> Positions:
    """The positions of files, up to so many. Where search judged a position, that counts for a part of its result."""
    kept: list[Ints] = []
    count = 0
    for path in paths:
        samples = read_samples(path, game)[: most - count]
        kept.append(samples)
        count += len(samples)
        if count >= most:
            break
    if count == 0:
        raise BadData(f"there are no positions of {game} to learn from")
    return Positions(
        numbers=_column(kept, "numbers"),
        rows=_column(kept, "rows").astype(np.int16),
        values=_column(kept, "values"),
        left=_column(kept, "left"),
        targets=_targets(kept, trust_judged),
        players=_column(kept, "players"),
        moment=_column(kept, "moment"),
        is_fresh=_column(kept, "is_fresh"),
        is_searched=_column(kept, "is_searched"),
        is_held_out=_column(kept, "game") % HELD_OUT == 0,
    )


def _column(parts: Sequence[Ints], name: str) -> Ints:
    return np.concatenate([part[name] for part in parts])


def _targets(parts: Sequence[Ints], trust_judged: float) -> Ints:
    result, judged = _column(parts, "result"), _column(parts, "judged")
    trust = np.where(judged > NO_JUDGEMENT, trust_judged, 0.0)
    targets = np.empty((len(result), OUTPUTS), np.float32)
    targets[:, 0] = (1 - trust) * result + trust * judged
    targets[:, 1] = _column(parts, "win")
    targets[:, 2] = _column(parts, "points") / HUNDRED
    return targets


def inputs_of(positions: Positions, which: Ints) -> Inputs:
    unit = np.float32(UNIT)
    return Inputs(positions.numbers[which] / unit, positions.rows[which], positions.values[which] / unit)
