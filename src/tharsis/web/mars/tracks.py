"""The tracks of the global parameters, drawn from their declarations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tharsis.cards import words as w
from tharsis.cards.module import unit_of
from tharsis.cards.names import DEGREES, OCEANS, OXYGEN, PERCENT, TEMPERATURE
from tharsis.cards.track import Bonus
from tharsis.cards.track import Track as Declared
from tharsis.mars.tracks import BY_KEY, TRACKS
from tharsis.text.icons import parameter_symbol, tokens_of
from tharsis.web.mars.geometry import (
    LADDER,
    middle_of,
    numbers_at,
    on_circle,
    rung,
    rung_middle,
    rung_tick,
    segment,
    tick,
)
from tharsis.web.records import BonusStep, Reading, Step, Track
from tharsis.web.texts import Texts

LEFT, RIGHT = -1, 1
ARCS = {OXYGEN: LEFT, TEMPERATURE: RIGHT}
"""Tracks that run around the disc, and on which side."""
SHOWN = (OXYGEN, TEMPERATURE, OCEANS)
"""The order in which a reader meets the tracks; others follow."""
ORDER = sorted(TRACKS, key=lambda track: SHOWN.index(track.key) if track.key in SHOWN else len(SHOWN))
DROPS = 10
"""As many levels at most are drawn as drops."""
SIGNS = {DEGREES: "°", PERCENT: "%"}


def number(key: str, level: int, t: Texts) -> str:
    """The level alone."""
    return t.signed(level) if unit_of(key) == DEGREES else str(level)


def short(key: str, level: int, t: Texts) -> str:
    """The level with the sign of its unit."""
    return number(key, level, t) + SIGNS.get(unit_of(key), "")


def told(key: str, level: int, t: Texts) -> str:
    """As people write it in their language, the temperature without its scale."""
    return short(key, level, t) if unit_of(key) == DEGREES else t.value(key, level)


def bonus_of(effects: Bonus, t: Texts) -> tuple[str, bool, str]:
    """Icon, whether it stands on brown, and words for what a bonus step brings."""
    token = next(token for token in tokens_of(effects[0]) if token.symbol)
    match effects[0]:
        case w.GainProduction(resource, _):
            return token.symbol, True, t.noun(f"production-{resource}")
        case w.PlaceOcean():
            return token.symbol, False, t.name("tile", "ocean")
        case w.Raise(parameter, _):
            return parameter_symbol(parameter), False, t.name("parameter", parameter)
        case w.GainRating(_):
            return token.symbol, False, t("ui-rating")
    return token.symbol, False, t.name("resource", "card")


@lru_cache(maxsize=500)
def arc(key: str, side: int, now: int, t: Texts) -> Track:
    track = BY_KEY[key]
    count = len(track.levels)
    steps = tuple(
        step_of(at, count, side, number(track.key, level, t), level <= now, level == now)
        for at, level in enumerate(track.levels)
    )
    marks = tuple(bonus_step(track, side, level, now, t) for level in track.bonuses)
    x, y = on_circle(260, middle_of(track.levels.index(now), count), side)
    return Track(f"track-{track.key}", steps, marks, x, y, short(track.key, now, t))


def step_of(at: int, steps: int, side: int, text: str, is_on: bool, is_now: bool) -> Step:
    x, y = numbers_at(at, steps, side)
    return Step(segment(at, steps, side), "on" if is_on else "off", x, y, "" if is_now else text)


def bonus_step(track: Declared, side: int, level: int, now: int, t: Texts) -> BonusStep:
    path, x, y = tick(track.levels.index(level), len(track.levels), side)
    icon, production, label = bonus_of(track.bonuses[level], t)
    css = "bonus-step done" if now >= level else "bonus-step"
    return BonusStep(path, x, y, icon, css, production, label, told(track.key, level, t))


@lru_cache(maxsize=500)
def ladder(key: str, now: int, t: Texts) -> Track:
    """A track that stands upright beside the disc."""
    track = BY_KEY[key]
    count, x = len(track.levels), sum(LADDER) / 2
    steps = tuple(
        Step(
            rung(at, count),
            "on" if level <= now else "off",
            x,
            round(rung_middle(at, count) + 4, 1),
            "" if level == now else number(track.key, level, t),
        )
        for at, level in enumerate(track.levels)
    )
    marks = []
    for level in track.bonuses:
        path, mark_x, mark_y = rung_tick(track.levels.index(level), count)
        icon, production, label = bonus_of(track.bonuses[level], t)
        css = "bonus-step done" if now >= level else "bonus-step"
        marks.append(BonusStep(path, mark_x, mark_y, icon, css, production, label, t.value(track.key, level)))
    y = round(rung_middle(track.levels.index(now), count), 1)
    return Track(f"track-{track.key} is-ladder", steps, tuple(marks), x, y, short(track.key, now, t))


def arcs(view: Mapping[str, Any], t: Texts) -> tuple[Track, ...]:
    """Two tracks around the disc, and those of modules beside it."""
    upright = [track for track in TRACKS if track.key not in SHOWN and track.key in view]
    around = tuple(arc(key, side, view[key], t) for key, side in ARCS.items())
    return (*around, *(ladder(track.key, view[track.key], t) for track in upright))


def reading(track: Declared, now: int, t: Texts) -> Reading:
    """The level in words beside the map; short tracks without an arc are drawn as drops, too."""
    drops = track.key not in ARCS and len(track.levels) <= DROPS
    return Reading(
        key=track.key, icon=parameter_symbol(track.key), name=t.name("parameter", track.key),
        value=number(track.key, now, t), goal=t(f"ui-{track.key}-of", n=track.high),
        drops=tuple(level <= now for level in track.levels[1:]) if drops else (),
    )  # fmt: skip


def readings(view: Mapping[str, Any], t: Texts) -> tuple[Reading, ...]:
    return tuple(reading(track, view[track.key], t) for track in ORDER if track.key in view)


def progress(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str, str, float], ...]:
    """Icon, value, goal and share for the narrow strip of phones."""
    return tuple(
        (
            parameter_symbol(track.key),
            told(track.key, view[track.key], t),
            number(track.key, track.high, t),
            round(100 * (view[track.key] - track.low) / (track.high - track.low)),
        )
        for track in ORDER
        if track.key in view
    )
