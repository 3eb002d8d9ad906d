"""Champions: the nets that come with Tharsis, each kept by its number, and nets in files of one's own.

A net is one zip file: an array for each weight, and `facts.json`, a card of facts that says what it was made of. It fits only
the cards and the record it was made for; any other is refused.
"""

from __future__ import annotations

import hashlib
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
from tharsis.bots.net import shapes, take_weights
from tharsis.core.errors import TharsisError
from tharsis.core.types import Ints
from tharsis.games import game_module

FOLDER = Path(__file__).resolve().parent / "nets"
FACTS = "facts.json"
FORMAT = 1
OF_A_FILE = 1_000_000
"""The number on the desk of a net that is no champion."""
BY_HAND = 0

log = logging.getLogger("tharsis")


class BadNet(TharsisError):
    """A net that is damaged, or made for other cards or another record."""


@dataclass(frozen=True)
class Net:
    number: int
    weights: dict[str, Ints]
    facts: dict[str, Any]


def fingerprint(game: str) -> str:
    """Changes with the list of cards, the record and the inputs."""
    layout = brain_of(game).layout
    rules = game_module(game).Game.rules
    record = [(name, *map(str, rules.dtype.fields[name])) for name in rules.dtype.names]
    return hashlib.sha256(json.dumps([layout, record]).encode()).hexdigest()[:16]


# --- files -----------------------------------------------------------------------------------------------------------


def write_net(path: Path, game: str, weights: dict[str, Ints], facts: dict[str, Any]) -> None:
    """Weights at half precision, and the facts about them."""
    card = {"format": FORMAT, "game": game, "fingerprint": fingerprint(game), **facts}
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
    if facts.get("fingerprint") != fingerprint(game):
        raise BadNet(f"{path} was made for other cards or another record of {game}; train it anew with `tharsis learn {game}`")
    try:
        with np.load(path) as file:
            weights = {name: file[name].astype(np.float32) for name in shapes(brain_of(game).layout)}
    except (OSError, KeyError, ValueError, zipfile.BadZipFile, zlib.error, EOFError):
        raise BadNet(f"{path} is damaged: a weight is missing or cannot be read") from None
    for name, shape in shapes(brain_of(game).layout).items():
        if weights[name].shape != shape or not np.isfinite(weights[name]).all():
            raise BadNet(f"{path} is damaged: {name!r} is not what it should be")
    return Net(number, weights, facts)


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


def text_of(net: float | str) -> str:
    """How a setting `net=3` or `net=file` is meant."""
    if isinstance(net, str):
        return net
    if net < 0 or net != int(net):
        raise UnknownBot(f"net={net:g}: a champion has a whole number, or give a file")
    return str(int(net))
