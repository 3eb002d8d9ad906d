"""A module of a game: everything that an expansion adds, declared in one place and found through its registration.

`register` makes a module known to a game. It must be called before the game is first imported, because its tables are made
then; packages from outside name a function that returns their module in the entry point group `tharsis.modules`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from tharsis.cards import names as n
from tharsis.cards.card import Card
from tharsis.cards.goals import Goal
from tharsis.cards.track import Track
from tharsis.cards.words import Effects, Word
from tharsis.core import outside
from tharsis.core.setup import Refusal, Setting

ENTRY_POINTS = "tharsis.modules"
Row = Sequence[int]


class BadModule(ValueError):
    """A module that does not fit: what is wrong, and what is allowed."""


@dataclass(frozen=True)
class StandardProject:
    key: str
    cost: int
    effects: Effects
    setting: str = ""
    """Offered when this setting is on; without one, whenever its module is in the game."""


@dataclass(frozen=True)
class NewWord:
    """A word that a module adds: how it becomes numbers, and what it says when it stands in the way."""

    kind: type[Word]
    lower: Callable[[Any], Row]
    """An effect gives its row from the op on; a need kind, what and value, the kind negative for *at most*; a trigger its kind,
    whose and more; a lasting effect kind, what and amount; a count kind and argument; points kind, what, each and points."""
    reason: str = ""
    """The kind of reason why it cannot be carried out or does not hold."""
    english: str = ""
    """That reason in plain English, with {have} and {need}."""
    facts: Callable[[Any], Mapping[str, Any]] | None = None
    """What the card list for other programs says of it."""


@dataclass(frozen=True)
class Module:
    key: str
    cards: Sequence[Card] = ()
    is_optional: bool = True
    """Whether a setting with the module's key decides if it is in the game."""
    settings: tuple[Setting, ...] = ()
    """What it adds to set-up; an optional module's own switch comes first."""
    refusals: tuple[Refusal, ...] = ()
    fields: tuple[tuple[Any, ...], ...] = ()
    """What it adds to the record."""
    tags: tuple[str, ...] = ()
    """Kinds of tag and of cubes on cards that it adds."""
    cubes: tuple[str, ...] = ()
    tracks: tuple[Track, ...] = ()
    """Further global parameters."""
    spots: tuple[str, ...] = ()
    """City spaces beside the map, each for the card of that name."""
    milestones: tuple[Goal, ...] = ()
    """Goals on every map, beside the map's own."""
    awards: tuple[Goal, ...] = ()
    words: tuple[NewWord, ...] = ()
    projects: tuple[StandardProject, ...] = ()
    programs: tuple[Effects, ...] = ()
    """Programs of other things than cards and projects, by their numbers in `MODULE_PROGRAMS`."""
    asks: type[IntEnum] | None = None
    """Its own questions, options, events and phases, each with numbers that nobody else has."""
    verbs: type[IntEnum] | None = None
    events: type[IntEnum] | None = None
    phases: type[IntEnum] | None = None
    frames: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What each of its questions holds, in the order of its columns."""
    tells: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What each of its events tells."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the numbers of such facts stand for, where they are not amounts."""
    causes: tuple[str, ...] = ()
    """Things that are no cards and that events come of; `first_cause` tells their numbers."""
    ordered: tuple[int, ...] = ()
    """Those of its questions of which the order may matter."""
    private: tuple[int, ...] = ()
    """Those of its events whose card only the seat itself may know."""
    rules: str = ""
    """The Python module whose HOOKS carry out its rules."""
    face: str = ""
    """The Python module with VERBS for the notation and PARTS for agents; `view` and `player` add to a view, `won` judges
    a solo game by another goal."""
    texts: str = ""
    """The Python module with ICONS for its words and HINTS for its questions."""
    bots: str = ""
    """The Python module whose HOOKS tell bots what things are worth."""
    pages: str = ""
    """The Python module with what it adds to the pages of the table."""
    messages: str = ""
    """A folder with Fluent files for each language, `en/moons.ftl`; Tharsis' own modules have theirs in its text room."""
    sources: tuple[str, ...] = field(default=(), compare=False)
    """Files outside its own package that its rules are written in; compiled rules are kept until one of them changes."""


_registered: dict[str, list[Module]] = {}
_known: dict[str, tuple[Module, ...]] = {}
_messages: list[str] = []


def register(game: str, module: Module) -> None:
    """Add a module to a game that was not imported yet."""
    if game in _known:
        raise BadModule(f"{module.key}: the tables of {game} are made already; register modules before the game is imported")
    _registered.setdefault(game, []).append(module)


def games() -> tuple[str, ...]:
    """The games whose modules are known."""
    return tuple(_known)


def modules_of(game: str) -> tuple[Module, ...]:
    """All modules of a game whose tables are made."""
    return _known.get(game, ())


def gather(game: str, own: Sequence[Module]) -> tuple[Module, ...]:
    """The game's own modules, those registered, and those of other packages; from now on the list is closed."""
    points = [point for point in sorted(entry_points(group=ENTRY_POINTS)) if point.name.split(".")[0] == game]
    added = (*_registered.get(game, ()), *(point.load()() for point in points))
    modules = (*own, *added)
    for module in modules:
        check(module, modules)
    if added:
        outside.note(game, _declared(added), _sources(added, [point.module for point in points]))
    _messages.extend(module.messages for module in added if module.messages)
    _known[game] = modules
    return modules


def message_folders() -> tuple[str, ...]:
    """Where the messages of modules from outside lie."""
    return tuple(_messages)


def _declared(modules: Sequence[Module]) -> str:
    """What tables are made of; the functions of a module are in its sources."""
    return repr([(each.key, each.cards, each.fields, each.projects, each.programs) for each in modules])


def _sources(modules: Sequence[Module], found_in: Sequence[str]) -> list[Path]:
    python = {*found_in, *(path for each in modules for path in (each.rules, each.face, each.bots))}
    more = [Path(path) for each in modules for path in each.sources]
    return [path for name in python for path in outside.files_of(name)] + more


def outside_packages() -> list[str]:
    """The names and versions of packages that bring modules, without loading them."""
    return sorted(f"{point.name}-{point.dist.version if point.dist else ''}" for point in entry_points(group=ENTRY_POINTS))


def check(module: Module, modules: Sequence[Module]) -> None:
    if [other.key for other in modules].count(module.key) > 1:
        raise BadModule(f"{module.key}: two modules have this key")
    if module.is_optional and (not module.settings or module.settings[0].key != module.key):
        raise BadModule(f"{module.key}: an optional module's first setting is its own switch, {module.key!r}")
    strangers = [card.key for card in module.cards if card.module != module.key]
    if strangers:
        raise BadModule(f"{module.key}: {strangers[0]} says that it belongs to another module")


def first_cause(key: str, modules: Sequence[Module]) -> int:
    """How many causes the modules before this one have: its own are counted on from there, below `NO_CARD`."""
    at = [module.key for module in modules].index(key)
    return sum(len(module.causes) for module in modules[:at])


def part(path: str) -> Any:
    """A part of a module, loaded when it is asked for; None where it has none."""
    return importlib.import_module(path) if path else None


def numbers_of(family: str, base: type[IntEnum], modules: Sequence[Module], free: range) -> dict[int, str]:
    """Names by number of the game's own kinds and those that modules add; no number may mean two things."""
    names = {int(member): member.name.lower() for member in base}
    for module in modules:
        for member in getattr(module, family) or ():
            if int(member) not in free:
                raise BadModule(
                    f"{module.key}: {member.name} has the number {int(member)}; allowed: {free.start} to {free.stop - 1}"
                )
            if int(member) in names:
                raise BadModule(f"{module.key}: {member.name} has the number {int(member)} of {names[int(member)]}")
            names[int(member)] = member.name.lower()
    return names


def _added(family: str, game: str) -> tuple[Any, ...]:
    """What the modules of one game, or of all, add of a kind."""
    names = [game] if game else list(_known)
    return tuple(each for name in names for module in _known.get(name, ()) for each in getattr(module, family))


def all_tags(game: str = "") -> tuple[str, ...]:
    """The kinds of tag by number; those of modules come after those that all games have."""
    return (*n.TAGS, *_added("tags", game))


def all_cubes(game: str = "") -> tuple[str, ...]:
    """The kinds of cube that lie on cards."""
    return (*n.CUBES, *_added("cubes", game))


def cube_kinds() -> tuple[str, ...]:
    """What an effect may say of cubes, by number."""
    return (*n.CUBES, n.LIFE, n.ANY_CUBE, *_added("cubes", ""))


def all_parameters(game: str = "") -> tuple[str, ...]:
    return (*n.PARAMETERS, *(track.key for track in _added("tracks", game)))


def all_placements() -> tuple[str, ...]:
    return (*n.PLACEMENTS, *_added("spots", ""))


def unit_of(parameter: str) -> str:
    """What a global parameter is counted in; empty for pieces."""
    units = {track.key: track.unit for track in _added("tracks", "")}
    return n.UNITS.get(parameter) or units.get(parameter, "")


def module_words(game: str = "") -> dict[type[Word], NewWord]:
    """The words that modules add, to one game or to all."""
    games = [game] if game else list(_known)
    return {word.kind: word for name in games for module in _known.get(name, ()) for word in module.words}
