"""The map: spaces, tiles, owners, tracks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tharsis.mars import board
from tharsis.mars.board import BONUS, FIRST, GANYMEDE, KIND, NAMES, NEIGHBOURS, NO_SPACE, OCEAN, PHOBOS, RESERVED, VOLCANIC
from tharsis.mars.state import MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE
from tharsis.text.icons import tile as tile_icon
from tharsis.web.bits import Reader, caption
from tharsis.web.mars.geometry import middle_of, numbers_at, on_circle, place_of, segment, tick
from tharsis.web.records import Bit, Bonus, BonusStep, Hex, Step, Track
from tharsis.web.texts import Texts

BONUS_ICONS = ("res-steel", "res-titanium", "res-plant", "card")
BONUS_NAMES = ("steel", "titanium", "plant", "card")
SPACE_NAMES = {space: name for name, space in NAMES.items()}
LARGE, SMALL = 17.5, 15.4
OXYGEN_STEPS, TEMPERATURE_STEPS = 15, 20
LEFT, RIGHT = -1, 1
CITIES, GREENERIES = ("city", "capital"), ("greenery",)
POINTS_FROM = {"greenery": CITIES, "city": GREENERIES, "capital": GREENERIES}
"""A city is worth a point for each greenery beside it."""
AROUND = tuple(tuple(other for other in row if other != NO_SPACE) for row in NEIGHBOURS.tolist())
Tiles = Mapping[int, tuple[str, int | str | None]]

Options = Mapping[int, tuple[str, tuple[Bit, ...]]]
"""Space → what a click there does, and what that brings."""


def printed(space: int) -> list[int]:
    """The columns of the bonus, one for each icon."""
    return [
        column for column in (board.STEEL, board.TITANIUM, board.PLANT, board.CARD) for _ in range(int(BONUS[space, column]))
    ]


@lru_cache(maxsize=256)
def bonuses(space: int, is_named: bool) -> tuple[Bonus, ...]:
    columns = printed(space)
    size, y = (SMALL, 6.7) if is_named else (LARGE, -LARGE / 2)
    width = len(columns) * size + (len(columns) - 1) * 1.2
    return tuple(
        Bonus(BONUS_ICONS[column], round(-width / 2 + at * (size + 1.2), 1), y, size) for at, column in enumerate(columns)
    )


def label_of(space: int, tile: str, owner: int | str | None, reader: Reader) -> str:
    if not isinstance(owner, int):
        return space_label(space, tile, "", "", reader.t)
    return space_label(space, tile, "me" if owner == reader.seat else "other", reader.name(owner), reader.t)


@lru_cache(maxsize=10_000)
def space_label(space: int, tile: str, person: str, player: str, t: Texts) -> str:
    parts = [t.name("space", SPACE_NAMES[space])] if space in SPACE_NAMES else []
    if tile:
        parts.append(t.name("tile", tile))
        if person:
            parts.append(t("ui-space-owner", person=person, player=player))
    else:
        parts.append(t("ui-space-ocean") if KIND[space] == OCEAN else t("ui-space-land"))
    counts = {BONUS_NAMES[column]: int(BONUS[space, column]) for column in range(4) if BONUS[space, column]}
    parts += [t("ui-space-bonus", what=t.count(name, count)) for name, count in counts.items()]
    return f"{space}: " + ", ".join(parts)


def css_of(space: int, tile: str, is_legal: bool) -> str:
    parts = ["hex"]
    if space in (PHOBOS, GANYMEDE):
        parts.append("offmap")
    if tile:
        parts.append(f"has-tile is-{tile if tile in ('ocean', 'greenery', 'city') else 'special'}")
    elif KIND[space] == OCEAN:
        parts.append("for-ocean")
    elif KIND[space] == RESERVED or space in (PHOBOS, GANYMEDE):
        parts.append("for-city")
    return " ".join([*parts, "is-legal"] if is_legal else parts)


def hexes(view: Mapping[str, Any], options: Options, reader: Reader) -> tuple[Hex, ...]:
    tiles = {row["space"]: (row["tile"], row["owner"]) for row in view["board"]}
    claims = {row["space"]: row["owner"] for row in view["claims"]}
    return tuple(one_hex(space, tiles, claims, options, reader) for space in range(FIRST, GANYMEDE + 1))


def beside(space: int, kinds: tuple[str, ...], tiles: Tiles) -> tuple[int, ...]:
    """The spaces around it that hold such a tile."""
    return tuple(other for other in AROUND[space] if other in tiles and tiles[other][0] in kinds)


def one_hex(space: int, tiles: Tiles, claims: Mapping[int, int], options: Options, reader: Reader) -> Hex:
    tile, owner = tiles.get(space, ("", None))
    option, tip = options.get(space, ("", ()))
    x, y = place_of(space)
    named = space in SPACE_NAMES and not tile
    words, label = option.split(), label_of(space, tile, owner, reader)
    placed = words[1] if words[:1] == ["place"] else ""
    return Hex(
        space=space, x=x, y=y, css=css_of(space, tile, bool(option)), label=label,
        bonuses=bonuses(space, named), tile=tile_icon(tile) if tile else "",
        owner=owner + 1 if isinstance(owner, int) else 0, claim=claims[space] + 1 if space in claims else 0,
        volcano=bool(VOLCANIC[space]) and not tile,
        place=tuple(reader.t.name("space", SPACE_NAMES[space]).split(" ", 1)) if named or space >= PHOBOS else (),
        reserved=(KIND[space] == RESERVED or space >= PHOBOS) and not tile,
        option=option, ghost=tile_icon(placed) if placed else "marker" if option else "",
        title=reader.t("ui-tile-here", tile=placed) if placed else label,
        money=beside(space, ("ocean",), tiles) if placed else (),
        points=beside(space, POINTS_FROM[placed], tiles) if placed in POINTS_FROM else (),
        tip=tip, cells=tuple((bit, caption(bit, reader)) for bit in tip),
    )  # fmt: skip


def oxygen_track(now: int, t: Texts) -> Track:
    steps = tuple(step_of(at, OXYGEN_STEPS, LEFT, str(at), at <= now, at == now) for at in range(OXYGEN_STEPS))
    warmer = t.name("parameter", "temperature")
    bonus = bonus_step(8, OXYGEN_STEPS, LEFT, "param-temperature", now >= 8, False, warmer, t.value("oxygen", 8))
    x, y = on_circle(260, middle_of(now, OXYGEN_STEPS), LEFT)
    return Track("track-oxygen", steps, (bonus,), x, y, f"{now}%")


def temperature_track(now: int, t: Texts) -> Track:
    values = range(MIN_TEMPERATURE, MAX_TEMPERATURE + 1, 2)
    steps = tuple(
        step_of(at, TEMPERATURE_STEPS, RIGHT, t.signed(value), value <= now, value == now) for at, value in enumerate(values)
    )
    heat, ocean = t.noun("production-heat"), t.name("tile", "ocean")
    marks = tuple(
        bonus_step((value - MIN_TEMPERATURE) // 2, TEMPERATURE_STEPS, RIGHT, icon, now >= value, production, label,
                   f"{t.signed(value)}°")
        for value, icon, production, label in (
            (-24, "res-heat", True, heat), (-20, "res-heat", True, heat), (0, "tile-ocean", False, ocean),
        )
    )  # fmt: skip
    x, y = on_circle(260, middle_of((now - MIN_TEMPERATURE) // 2, TEMPERATURE_STEPS), RIGHT)
    return Track("track-temperature", steps, marks, x, y, f"{t.signed(now)}°")


def step_of(at: int, steps: int, side: int, text: str, is_on: bool, is_now: bool) -> Step:
    x, y = numbers_at(at, steps, side)
    return Step(segment(at, steps, side), "on" if is_on else "off", x, y, "" if is_now else text)


def bonus_step(at: int, steps: int, side: int, icon: str, is_done: bool, production: bool, label: str, value: str) -> BonusStep:
    path, x, y = tick(at, steps, side)
    return BonusStep(path, x, y, icon, "bonus-step done" if is_done else "bonus-step", production, label, value)


def progress(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str, str, float], ...]:
    """Icon, value, goal and share for the narrow strip of phones."""
    warm = (view["temperature"] - MIN_TEMPERATURE) / (MAX_TEMPERATURE - MIN_TEMPERATURE)
    return (
        ("param-oxygen", f"{view['oxygen']}\u00a0%", "14", round(100 * view["oxygen"] / MAX_OXYGEN)),
        ("param-temperature", f"{t.signed(view['temperature'])}°", "+8", round(100 * warm)),
        ("param-ocean", str(view["oceans"]), "9", round(100 * view["oceans"] / 9)),
    )
