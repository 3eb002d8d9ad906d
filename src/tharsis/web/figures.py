"""The figures of how to play, made from what the table shows too. The template prints these records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE
from tharsis.ares.tables import OXYGEN_ZONE, TEMPERATURE_ZONE
from tharsis.cards.names import PHASES, TAGS, ZONES
from tharsis.cards.track import Track
from tharsis.mars.maps import KEYS, MAPS, NAMES
from tharsis.mars.maps.model import Map
from tharsis.mars.tracks import BASE_TRACKS, BY_KEY
from tharsis.text.bundle import digits
from tharsis.text.guide import Block
from tharsis.text.icons import parameter_symbol
from tharsis.web.ares.cards import drawn as drawn_for_ares
from tharsis.web.bits import Reader
from tharsis.web.mars.board import one_hex
from tharsis.web.mars.cards import drawn as drawn_for_mars
from tharsis.web.mars.goals import AWARD_ICONS, MILESTONE_ICONS
from tharsis.web.mars.parts import first
from tharsis.web.mars.tracks import bonus_of
from tharsis.web.records import CardBox, Hex
from tharsis.web.score import PART_KEYS
from tharsis.web.texts import Texts

DRAWN: dict[str, Callable[[str, str], CardBox]] = {"mars": drawn_for_mars, "ares": drawn_for_ares}
CALLOUTS = ("cost", "needs", "tags", "icons", "text", "points")

THARSIS = KEYS.index("tharsis")
PATCH = (21, 22, 23, 24, NAMES[THARSIS]["noctis_city"], 30, 31, 32, 33, 38, 39, 40, 41)
"""Spaces in the middle of the map."""
Tiles = dict[int, tuple[str, int | str | None]]
PATCH_TILES: Tiles = {31: ("ocean", None), 39: ("city", 0), 40: ("greenery", 0)}
COAST_TILES: Tiles = {31: ("ocean", None), 32: ("ocean", None), 40: ("city", 0)}

SCORES = {
    "mars": (("rating", 38), ("awards", 5), ("milestones", 5), ("greenery", 3), ("cities", 5), ("cards", 8)),
    "ares": (("rating", 25), ("forests", 6), ("cards", 12)),
}
"""Worked examples E25 and E38."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One step of a track: a number where there is room, and the bonus printed there."""

    text: str = ""
    icon: str = ""
    production: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class ZoneStep:
    text: str
    css: str


@dataclass(frozen=True, slots=True)
class ZoneTrack:
    icon: str
    name: str
    now: str
    steps: tuple[ZoneStep, ...]


@dataclass(frozen=True, slots=True)
class PhaseFigure:
    icon: str
    name: str
    hint: str


@dataclass(frozen=True, slots=True)
class MapGoals:
    """A map's milestones and awards, each with its icon, name and what it asks for."""

    name: str
    milestones: tuple[tuple[str, str, str], ...]
    awards: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Parameter:
    icon: str
    name: str
    steps: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """One record for all kinds; `drawing` says which of its parts is filled."""

    drawing: str
    cards: tuple[CardBox, ...] = ()
    callouts: tuple[tuple[str, str], ...] = ()
    parameters: tuple[Parameter, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    maps: tuple[MapGoals, ...] = ()
    hexes: tuple[Hex, ...] = ()
    steps: tuple[str, ...] = ()
    item: Any = None
    """What a module draws."""
    template: str = ""
    zones: tuple[ZoneTrack, ...] = ()
    phases: tuple[PhaseFigure, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()
    total: int = 0


def cards(block: Block, game: str, t: Texts) -> Figure:
    return Figure(block.drawing, cards=tuple(DRAWN[game](key, t.code) for key in block.cards))


def card(block: Block, game: str, t: Texts) -> Figure:
    callouts = tuple((part, t(f"how-callout-{part}")) for part in CALLOUTS)
    return Figure(block.drawing, cards=(DRAWN[game](block.cards[0], t.code),), callouts=callouts)


def tracks(block: Block, _game: str, t: Texts) -> Figure:
    """Those that are named, or those of the base game. The ends of a track and its bonus steps say their number."""
    named = tuple(BY_KEY[key] for key in block.cards) or BASE_TRACKS
    return Figure(block.drawing, parameters=tuple(parameter(track, t) for track in named))


def parameter(track: Track, t: Texts) -> Parameter:
    ends = {end: t.value(track.key, end) for end in (track.low, track.high)}
    texts = {level: digits(level) for level in track.bonuses} | ends
    steps = tuple(mark(track, level, texts.get(level, ""), t) for level in track.levels)
    return Parameter(parameter_symbol(track.key), t.name("parameter", track.key), steps)


def mark(track: Track, level: int, text: str, t: Texts) -> Mark:
    if level not in track.bonuses:
        return Mark(text)
    icon, production, label = bonus_of(track.bonuses[level], t)
    return Mark(text, icon, production, label)


def maps(block: Block, _game: str, t: Texts) -> Figure:
    return Figure(block.drawing, maps=tuple(map_goals(each, t) for each in MAPS))


def map_goals(each: Map, t: Texts) -> MapGoals:
    """What can be claimed and funded on a map."""
    milestones = tuple((MILESTONE_ICONS[goal.key], *named_goal("milestone", goal.key, t)) for goal in each.milestones)
    awards = tuple((AWARD_ICONS[goal.key], *named_goal("award", goal.key, t)) for goal in each.awards)
    return MapGoals(t.name("map", each.key), milestones, awards)


def named_goal(kind: str, key: str, t: Texts) -> tuple[str, str]:
    return t.name(kind, key), t.name(f"web-{kind}", key)


def box(block: Block, _game: str, _t: Texts) -> Figure:
    return Figure(block.drawing)


def tags(block: Block, game: str, t: Texts) -> Figure:
    shown = [tag for tag in TAGS if game == "mars" or tag != "city"]
    return Figure(block.drawing, tags=tuple((f"tag-{tag}", t.name("tag", tag)) for tag in shown))


def patch(block: Block, _game: str, t: Texts) -> Figure:
    return patch_with(PATCH_TILES, block, t)


def coast(block: Block, _game: str, t: Texts) -> Figure:
    return patch_with(COAST_TILES, block, t)


def patch_with(tiles: Tiles, block: Block, t: Texts) -> Figure:
    reader = Reader(-1, t, (t("ui-player-number", n=1),))
    return Figure(block.drawing, hexes=tuple(one_hex(THARSIS, space, tiles, {}, {}, reader) for space in PATCH))


def generation(block: Block, _game: str, t: Texts) -> Figure:
    names = tuple(t.name("phase", key) for key in ("player-order", "research", "action", "production"))
    return Figure(block.drawing, steps=names)


def zones_of(key: str, now: int, t: Texts) -> ZoneTrack:
    """The track of a parameter in its colours, risen so far."""
    is_air = key == "oxygen"
    values, zones = (
        (range(MAX_OXYGEN + 1), OXYGEN_ZONE) if is_air else (range(MIN_TEMPERATURE, MAX_TEMPERATURE + 1, 2), TEMPERATURE_ZONE)
    )
    steps = tuple(
        ZoneStep(
            str(value) if is_air else t.signed(value),
            f"zone-{ZONES[int(zones[at])]} {'on' if value <= now else 'off'}{' now' if value == now else ''}",
        )
        for at, value in enumerate(values)
    )
    return ZoneTrack(parameter_symbol(key), t.name("parameter", key), t.value(key, now), steps)


def zones(block: Block, _game: str, t: Texts) -> Figure:
    return Figure(block.drawing, zones=(zones_of("temperature", -14, t), zones_of("oxygen", 4, t)))


def oceans(block: Block, _game: str, _t: Texts) -> Figure:
    return Figure(block.drawing, steps=tuple(map(str, range(1, MAX_OCEANS + 1))))


def phases(block: Block, _game: str, t: Texts) -> Figure:
    return Figure(block.drawing, phases=tuple(
        PhaseFigure(f"phase-{at}", t.name("ares-phase", key), t(f"web-phase-{key}"))
        for at, key in enumerate(PHASES, 1)
    ))  # fmt: skip


def score(block: Block, game: str, t: Texts) -> Figure:
    rows = tuple((t(PART_KEYS[part]), points) for part, points in SCORES[game])
    return Figure(block.drawing, scores=rows, total=sum(points for _, points in rows))


DRAWINGS: dict[str, Callable[[Block, str, Texts], Figure]] = {
    "cards": cards, "card": card, "tracks": tracks, "box": box, "tags": tags, "map": patch, "maps": maps, "placing": coast,
    "generation": generation, "zones": zones, "oceans": oceans, "phases": phases, "score": score,
}  # fmt: skip


def figure_of(block: Block, game: str, t: Texts) -> Figure:
    added = None if block.drawing in DRAWINGS else first("figure", block.drawing, block.cards, t)
    if added is not None:
        return Figure(block.drawing, item=added[0], template=added[1])
    return DRAWINGS[block.drawing](block, game, t)
