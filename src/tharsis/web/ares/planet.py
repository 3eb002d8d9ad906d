"""The living planet: seas where oceans lie, trees for forests, and two arcs that rise."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import Any

from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE, OCEAN_REWARDS
from tharsis.ares.tables import OXYGEN_ZONE, TEMPERATURE_ZONE
from tharsis.cards.names import CARD, MC, PLANT, ZONES
from tharsis.text.icons import resource
from tharsis.web.ares.records import Arc, Cell, Grove, OceanToken, Planet, Reading
from tharsis.web.records import Bit
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

CENTRE_X, CENTRE_Y = 186.0, 225.0
INNER, OUTER = 153, 171
FIRST_ANGLE, LAST_ANGLE, GAP = 110.3, 249.7, 0.35
LEFT, RIGHT = 1, -1
SEAS = ((-42, -74), (16, -82), (-80, -28), (-22, -30), (38, -34), (-50, 22), (8, 20), (62, 16), (-14, 70))
"""Where the nine oceans lie, from the middle of the disc."""
LINKS = ((0, 1), (0, 2), (0, 3), (1, 3), (1, 4), (2, 3), (2, 5), (3, 4), (3, 5), (3, 6), (4, 6), (4, 7), (5, 6), (5, 8), (6, 7),
         (6, 8))  # fmt: skip
"""Oceans that run together."""
TREES = ((-100, -62), (88, -62), (-96, 60), (96, 50), (40, 96), (-56, 104), (118, -8), (-122, 6), (0, 122), (76, 82),
         (-56, -114), (58, -112))  # fmt: skip
TOKEN_WIDTH = 27
LAST_LABEL = 18
"""From here on the track has room for its end alone."""
REWARDS = tuple(dict(zip((MC, PLANT, CARD), reward, strict=True)) for reward in OCEAN_REWARDS)


def planet(scene: Scene, raised: Mapping[str, int]) -> Planet:
    """`raised`: steps that what is about to be done would take, by parameter."""
    view, t = scene.view, scene.reader.t
    oxygen, warmth, oceans = view["oxygen"], (view["temperature"] - MIN_TEMPERATURE) // 2, view["oceans"]
    flipped = [at for at, reward in enumerate(view["ocean_tokens"]) if reward is not None]
    steps = (MAX_OXYGEN, (MAX_TEMPERATURE - MIN_TEMPERATURE) // 2, MAX_OCEANS)
    label = ", ".join(
        (t.value("oxygen", oxygen), t.value("temperature", view["temperature"]), t.count("ocean", oceans, of="tile"))
    )
    return Planet(
        css=f"air-{oxygen} warm-{warmth} wet-{oceans}", label=label,
        links=tuple(link(a, b) for a, b in LINKS if a in flipped and b in flipped), seas=tuple(SEAS[at] for at in flipped),
        tokens=tuple(token(scene, at, reward) for at, reward in enumerate(view["ocean_tokens"])), groves=groves(view),
        arcs=(oxygen_arc(oxygen, raised.get("oxygen", 0), t), temperature_arc(warmth, raised.get("temperature", 0), t)),
        readings=(oxygen_reading(oxygen, t), temperature_reading(warmth, t)), oceans=oceans,
        oceans_of=t("ui-oceans-of", n=MAX_OCEANS),
        terraformed=100 * (oxygen + warmth + oceans) // sum(steps), hidden=hidden(view, t),
    )  # fmt: skip


def link(a: int, b: int) -> str:
    return f"M{SEAS[a][0]} {SEAS[a][1]}L{SEAS[b][0]} {SEAS[b][1]}"


def token(scene: Scene, at: int, reward: Mapping[str, int] | None) -> OceanToken:
    t, option = scene.reader.t, f"flip {at}"
    told = [Bit(resource(key), str(n), t.count(key, n)) for key, n in (reward or {}).items() if n]
    start = -len(told) * TOKEN_WIDTH / 2
    placed = tuple((bit, start + number * TOKEN_WIDTH) for number, bit in enumerate(told))
    x, y = SEAS[at]
    return OceanToken(
        at + 1, CENTRE_X + x, CENTRE_Y + y, reward is not None, placed, t("do-flip", n=at + 1),
        option if option in scene.options else "",
    )  # fmt: skip


def hidden(view: Mapping[str, Any], t: Texts) -> tuple[tuple[Bit, ...], ...]:
    """All nine rewards are known; those flipped are gone."""
    left = list(REWARDS)
    for reward in view["ocean_tokens"]:
        if reward is not None:
            left.remove({key: reward[key] for key in (MC, PLANT, CARD)})
    return tuple(tuple(Bit(resource(key), str(n), t.count(key, n)) for key, n in reward.items() if n) for reward in left)


def groves(view: Mapping[str, Any]) -> tuple[Grove, ...]:
    """A tree for each forest; one for each owner, with a number, when there are many."""
    owners = [(player["seat"] + 1, player["forests"]) for player in view["players"] if player["forests"]]
    if sum(count for _, count in owners) <= len(TREES):
        trees = [(seat, 1) for seat, count in owners for _ in range(count)]
    else:
        trees = owners
    return tuple(Grove(CENTRE_X + x, CENTRE_Y + y, seat, count) for (x, y), (seat, count) in zip(TREES, trees, strict=False))


# --- arcs ------------------------------------------------------------------------------------------------------------


def point(radius: float, angle: float, side: int) -> tuple[float, float]:
    x = cos(radians(angle)) * radius * side
    return round(CENTRE_X + x, 1), round(CENTRE_Y + sin(radians(angle)) * radius, 1)


@lru_cache(maxsize=64)
def shape(at: int, count: int, side: int) -> tuple[str, float, float]:
    """The outline of a cell, and its middle."""
    pitch = (LAST_ANGLE - FIRST_ANGLE) / count
    start, end = FIRST_ANGLE + at * pitch + GAP, FIRST_ANGLE + (at + 1) * pitch - GAP
    a, b, c, d = (point(r, angle, side) for r, angle in ((OUTER, start), (OUTER, end), (INNER, end), (INNER, start)))
    sweep = 1 if side == LEFT else 0
    path = (
        f"M{a[0]} {a[1]}A{OUTER} {OUTER} 0 0 {sweep} {b[0]} {b[1]}L{c[0]} {c[1]}A{INNER} {INNER} 0 0 {1 - sweep} {d[0]} {d[1]}Z"
    )
    x, y = point((INNER + OUTER) / 2, (start + end) / 2, side)
    return path, x, y


def arc(css: str, side: int, labels: tuple[str, ...], zones: tuple[str, ...], now: int, more: int, reads: str) -> Arc:
    cells = []
    for at, text in enumerate(labels):
        path, x, y = shape(at, len(labels), side)
        state = "on" if at <= now else "next" if at <= now + more else "off"
        cells.append(Cell(path, f"z-{zones[at]} {state}", x, y + 4, text))
    _, x, y = shape(now, len(labels), side)
    return Arc(css, tuple(cells), x, y, reads)


@lru_cache(maxsize=512)
def oxygen_arc(now: int, more: int, t: Texts) -> Arc:
    zones = tuple(ZONES[int(zone)] for zone in OXYGEN_ZONE)
    labels = tuple(str(value) for value in range(MAX_OXYGEN + 1))
    return arc("track-oxygen", LEFT, labels, zones, now, more, f"{now}%")


@lru_cache(maxsize=512)
def temperature_arc(now: int, more: int, t: Texts) -> Arc:
    zones = tuple(ZONES[int(zone)] for zone in TEMPERATURE_ZONE)
    values = range(MIN_TEMPERATURE, MAX_TEMPERATURE + 1, 2)
    labels = tuple(
        t.signed(value) if (at % 2 == 0 and at < LAST_LABEL) or value == MAX_TEMPERATURE else ""
        for at, value in enumerate(values)
    )
    return arc("track-temperature", RIGHT, labels, zones, now, more, f"{t.signed(values[now])}°")


def next_zone(zones: tuple[int, ...], now: int) -> int | None:
    """Where the next colour begins."""
    return next((at for at in range(now + 1, len(zones)) if zones[at] != zones[now]), None)


@lru_cache(maxsize=512)
def oxygen_reading(now: int, t: Texts) -> Reading:
    zones = tuple(int(zone) for zone in OXYGEN_ZONE)
    after = next_zone(zones, now)
    told = "" if after is None else t("tbl-zone-at", zone=t(f"icon-zone-{ZONES[zones[after]]}"), value=str(after))
    zone = ZONES[zones[now]]
    return Reading(
        "read__oxygen", "param-oxygen", t.name("parameter", "oxygen"), str(now), t("ui-oxygen-of", n=MAX_OXYGEN),
        t(f"icon-zone-{zone}"), f"z-{zone}", told,
    )  # fmt: skip


@lru_cache(maxsize=512)
def temperature_reading(now: int, t: Texts) -> Reading:
    zones = tuple(int(zone) for zone in TEMPERATURE_ZONE)
    after = next_zone(zones, now)
    degrees = t.signed(MIN_TEMPERATURE + 2 * after) if after is not None else ""
    told = "" if after is None else t("tbl-zone-at", zone=t(f"icon-zone-{ZONES[zones[after]]}"), value=degrees)
    zone = ZONES[zones[now]]
    return Reading(
        "read__temperature", "param-temperature", t.name("parameter", "temperature"), t.signed(MIN_TEMPERATURE + 2 * now),
        t("ui-temperature-of", n=MAX_TEMPERATURE), t(f"icon-zone-{zone}"), f"z-{zone}", told,
    )  # fmt: skip
