"""Champions: the nets that come with Tharsis, each kept by its number, and nets in files of one's own.

A net is one zip file: an array for each weight, and `facts.json`, a card of facts that says what it was made of and names its
inputs. Its rows are found by these names: inputs that came later count for nothing, and a net that wants one that is gone, or
that meant another thing, is refused. Where a game is played by a rule it never saw, search judges by hand.
"""

from __future__ import annotations

import io
import json
import logging
import re
import zipfile
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tharsis.bots.base import UnknownBot
from tharsis.bots.brains import brain_of
from tharsis.bots.net import BLEND, WEIGHTS, Layout, names_of, shapes, take_numbers, take_weights
from tharsis.bots.weights import WITH_NET
from tharsis.core.errors import TharsisError
from tharsis.core.setup import Kind
from tharsis.core.types import Ints, Record
from tharsis.games import game_module

FOLDER = Path(__file__).resolve().parent / "nets"
FACTS = "facts.json"
FORMAT = 2
TUNED = (
    BLEND, "horizon", "early", "noise", "trust", "patience", "doubt", "curiosity", "whims", "narrowing", "rivals", "choosy",
)  # fmt: skip
"""Numbers of search that may come with a net."""
OF_A_FILE = 1_000_000
"""The number on the desk of a net that is no champion."""
BY_HAND = 0
FIRST = "first"
WEAKER = "weaker"
"""The fact that names switches of set-up with which the judgement by hand is stronger."""
SEARCH = "search"
"""The fact that holds numbers of search which suit the net."""

log = logging.getLogger("tharsis")


class BadNet(TharsisError):
    """A net that is damaged, or made for other cards or other inputs."""


@dataclass(frozen=True)
class Net:
    number: int
    weights: dict[str, Ints]
    facts: dict[str, Any]

    def knows(self, game: str, record: Record) -> bool:
        """Whether every switch of set-up that is on was there when it learned, and none makes it weaker than by hand."""
        plan = game_module(game).Game.rules.plan
        on = (each for each in plan.settings if each.kind is Kind.SWITCH and record[each.field or each.key])
        return all(each.key in self.facts["switches"] and each.key not in self.facts.get(WEAKER, ()) for each in on)


# --- files -----------------------------------------------------------------------------------------------------------


def write_net(path: Path, game: str, weights: dict[str, Ints], facts: dict[str, Any]) -> None:
    """Weights at half precision, and the facts about them."""
    layout = brain_of(game).layout
    card = {"format": FORMAT, "game": game, **facts, "version": layout.version, "switches": layout.switches,
            "inputs": names_of(layout)}  # fmt: skip
    part = path.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(FACTS, json.dumps(card, indent=1, ensure_ascii=False))
        for name, values in weights.items():
            buffer = io.BytesIO()
            np.save(buffer, values.astype(np.float16))
            file.writestr(f"{name}.npy", buffer.getvalue())
    part.replace(path)


def read_facts(path: Path) -> dict[str, Any]:
    try:
        with zipfile.ZipFile(path) as file:
            facts = json.loads(file.read(FACTS))
    except OSError as error:
        raise BadNet(f"{path}: {error.strerror or 'cannot be read'}") from None
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError):
        raise BadNet(f"{path} is no net, or is damaged") from None
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        raise BadNet(f"{path} is no net of format {FORMAT}")
    return facts


def read_net(path: Path, game: str, number: int = OF_A_FILE) -> Net:
    facts = read_facts(path)
    if facts.get("game") != game:
        raise BadNet(f"{path} is a net for {facts.get('game')!r}, not for {game!r}")
    layout = brain_of(game).layout
    rows = _rows(path, game, facts, layout)
    try:
        with np.load(path) as file:
            weights = {name: file[name].astype(np.float32) for name in WEIGHTS}
    except (OSError, KeyError, ValueError, zipfile.BadZipFile, zlib.error, EOFError):
        raise BadNet(f"{path} is damaged: a weight is missing or cannot be read") from None
    unfit = [name for name in facts.get(SEARCH, {}) if name not in TUNED]
    if unfit:
        raise BadNet(f"{path} sets {unfit[0]!r} of search; allowed: {', '.join(TUNED)}")
    for name, shape in shapes(layout).items():
        wanted = (len(rows), *shape[1:]) if name == FIRST else shape
        if weights[name].shape != wanted or not np.isfinite(weights[name]).all():
            raise BadNet(f"{path} is damaged: {name!r} is not what it should be")
    first = np.zeros(shapes(layout)[FIRST], np.float32)
    first[rows] = weights[FIRST]
    return Net(number, weights | {FIRST: first}, facts)


def _rows(path: Path, game: str, facts: dict[str, Any], layout: Layout) -> list[int]:
    """Where the net's inputs are among those of today."""
    again = f"train it anew with `tharsis learn {game}`"
    if facts.get("version") != layout.version:
        raise BadNet(f"{path} was made for other inputs of {game} ({facts.get('version')}, not {layout.version}); {again}")
    places = {name: row for row, name in enumerate(names_of(layout))}
    gone = [name for name in facts.get("inputs", ()) if name not in places]
    if gone:
        raise BadNet(f"{path} was made for other cards or rules of {game}: {gone[0]!r} is gone; {again}")
    return [places[name] for name in facts.get("inputs", ())]


# --- champions -------------------------------------------------------------------------------------------------------


def champions(game: str, folder: Path = FOLDER) -> dict[int, Path]:
    """Files by number, in order."""
    named = ((re.fullmatch(rf"{game}-([1-9]\d*)\.npz", path.name), path) for path in folder.glob("*.npz"))
    return dict(sorted((int(match[1]), path) for match, path in named if match))


def _numbered(game: str, number: int) -> Net:
    known = champions(game)
    if number not in known:
        numbers = ", ".join(map(str, [BY_HAND, *known]))
        raise UnknownBot(f"{game} has no champion {number}; there are {numbers} (0 is the judgement made by hand)")
    return read_net(known[number], game, number)


@cache
def newest(game: str) -> Net | None:
    """The newest champion; none, with a line in the log, where it does not fit."""
    known = champions(game)
    if not known:
        return None
    number = max(known)
    try:
        return read_net(known[number], game, number)
    except BadNet as error:
        log.warning("tharsis: %s; search judges by hand until then", error)
        return None


@cache
def net_called(game: str, which: str) -> Net | None:
    """By number, by file, or the newest for an empty name; none for number 0."""
    if not which:
        return newest(game)
    if re.fullmatch(r"\d+", which):
        return _numbered(game, int(which)) if int(which) != BY_HAND else None
    return read_net(Path(which), game)


def seat_net(desk: Any, net: Net | None) -> None:
    """Lay a net on a desk, which judges by hand without one."""
    if net is not None:
        take_weights(desk, net.weights, net.number)
        take_numbers(desk, WITH_NET.get(net.facts.get("game", ""), {}))
        take_numbers(desk, net.facts.get(SEARCH, {}))


def net_for(game: str, which: str, record: Record) -> Net | None:
    """The net to judge this game by: none where it has a switch on that the net never saw."""
    net = net_called(game, which)
    return net if net is None or net.knows(game, record) else None


def text_of(net: float | str) -> str:
    """How a setting `net=3` or `net=file` is meant."""
    if isinstance(net, str):
        return net
    if net < 0 or net != int(net):
        raise UnknownBot(f"net={net:g}: a champion has a whole number, or give a file")
    return str(int(net))
