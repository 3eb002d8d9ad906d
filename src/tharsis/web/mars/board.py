"""The map: spaces, tiles, owners."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tharsis.mars import board
from tharsis.mars.board import BONUS, FIRST, GANYMEDE, KIND, NAMES, NEIGHBOURS, NO_SPACE, OCEAN, PHOBOS, RESERVED, VOLCANIC
from tharsis.text.icons import tile as tile_icon
from tharsis.web.bits import Reader, caption
from tharsis.web.mars.geometry import place_of
from tharsis.web.records import Bit, Bonus, Hex
from tharsis.web.texts import Texts

BONUS_ICONS = ("res-steel", "res-titanium", "res-plant", "card")
BONUS_NAMES = ("steel", "titanium", "plant", "card")
SPACE_NAMES = {space: name for name, space in NAMES.items()}
LARGE, SMALL = 17.5, 15.4
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
