"""The map: spaces, tiles, owners."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tharsis.cards.names import CARD, OCEAN
from tharsis.mars.board import BESIDE, FIRST, LAST, NEIGHBOURS, NO_SPACE, RESERVED
from tharsis.mars.board import OCEAN as FOR_OCEAN
from tharsis.mars.maps import BONUS, IS_VOLCANIC, KEYS, KIND, PRICE
from tharsis.mars.maps.model import BONUSES
from tharsis.text.icons import resource
from tharsis.text.icons import tile as tile_icon
from tharsis.web.bits import Reader, caption
from tharsis.web.mars.geometry import place_of
from tharsis.web.places import SPACE_NAMES, coordinates
from tharsis.web.records import Bit, Bonus, Hex
from tharsis.web.texts import Texts

BONUS_ICONS = tuple({CARD: "card", OCEAN: tile_icon(OCEAN)}.get(name) or resource(name) for name in BONUSES)
LARGE, SMALL = 17.5, 15.4
PRICE_WIDTH = 28
"""Room for the price of a space beside its icon."""
CITIES, GREENERIES = ("city", "capital"), ("greenery",)
POINTS_FROM = {"greenery": CITIES, "city": GREENERIES, "capital": GREENERIES}
"""A city is worth a point for each greenery beside it."""
AROUND = tuple(tuple(other for other in row if other != NO_SPACE) for row in NEIGHBOURS.tolist())
Tiles = Mapping[int, tuple[str, int | str | None]]

NOBODY = -1
Options = Mapping[int, tuple[str, tuple[Bit, ...]]]
"""Space → what a click there does, and what that brings."""


def printed(place: int, space: int) -> list[int]:
    """The columns of the bonus, one for each icon."""
    return [column for column, count in enumerate(BONUS[place, space].tolist()) for _ in range(count)]


@lru_cache(maxsize=1024)
def bonuses(place: int, space: int, is_named: bool) -> tuple[Bonus, ...]:
    columns = printed(place, space)
    size, y = (SMALL, 6.7) if is_named else (LARGE, -LARGE / 2)
    width = len(columns) * size + (len(columns) - 1) * 1.2 + (PRICE_WIDTH if PRICE[place, space] else 0)
    return tuple(
        Bonus(BONUS_ICONS[column], round(-width / 2 + at * (size + 1.2), 1), y, size) for at, column in enumerate(columns)
    )


def label_of(place: int, space: int, tile: str, owner: int | str | None, reader: Reader) -> str:
    if not isinstance(owner, int):
        return space_label(place, space, tile, "", "", reader.t)
    return space_label(place, space, tile, "me" if owner == reader.seat else "other", reader.name(owner), reader.t)


@lru_cache(maxsize=10_000)
def space_label(place: int, space: int, tile: str, person: str, player: str, t: Texts) -> str:
    parts = [t.name("space", SPACE_NAMES[place][space])] if space in SPACE_NAMES[place] else []
    if tile:
        parts.append(t.name("tile", tile))
        if person:
            parts.append(t("ui-space-owner", person=person, player=player))
    else:
        parts.append(t("ui-space-ocean") if KIND[place, space] == FOR_OCEAN else t("ui-space-land"))
    counts = {name: count for name, count in zip(BONUSES, BONUS[place, space].tolist(), strict=True) if count}
    parts += [t("ui-space-bonus", what=t.count(name, count)) for name, count in counts.items()]
    if PRICE[place, space]:
        parts.append(t("ui-space-price", n=int(PRICE[place, space])))
    at = coordinates(space)
    return f"{at}: {', '.join(parts)}" if at else ", ".join(parts)


def css_of(place: int, space: int, tile: str, is_legal: bool) -> str:
    parts = ["hex"]
    if space > LAST:
        parts.append("offmap")
    if tile:
        parts.append(f"has-tile is-{tile if tile in ('ocean', 'greenery', 'city') else 'special'}")
    elif KIND[place, space] == FOR_OCEAN:
        parts.append("for-ocean")
    elif KIND[place, space] == RESERVED or space > LAST:
        parts.append("for-city")
    return " ".join([*parts, "is-legal"] if is_legal else parts)


def hexes(view: Mapping[str, Any], options: Options, reader: Reader) -> tuple[Hex, ...]:
    tiles = {row["space"]: (row["tile"], row["owner"]) for row in view["board"]}
    claims = {row["space"]: row["owner"] for row in view["claims"]}
    place = KEYS.index(view["map"])
    spaces = [*range(FIRST, LAST + 1), *(BESIDE[name] for name in view["beside"])]
    return tuple(one_hex(place, space, tiles, claims, options, reader) for space in spaces)


def two_lines(name: str) -> tuple[str, ...]:
    """A name parted at its first space, or after its first hyphen."""
    return tuple(re.split(r" |(?<=-)", name, maxsplit=1))


def beside(space: int, kinds: tuple[str, ...], tiles: Tiles) -> tuple[int, ...]:
    """The spaces around it that hold such a tile."""
    return tuple(other for other in AROUND[space] if other in tiles and tiles[other][0] in kinds)


def one_hex(place: int, space: int, tiles: Tiles, claims: Mapping[int, int], options: Options, reader: Reader) -> Hex:
    """A space of the map with this number, and what lies on it."""
    tile, owner = tiles.get(space, ("", None))
    if space not in options:
        named = reader if isinstance(owner, int) else Reader(NOBODY, reader.t, (), reader.place)
        return resting_hex(place, space, tile, owner, claims.get(space), named)
    return drawn_hex(place, space, tile, owner, claims.get(space), options[space], tiles, reader)


@lru_cache(maxsize=20_000)
def resting_hex(place: int, space: int, tile: str, owner: Any, claim: int | None, reader: Reader) -> Hex:
    """A space on which nothing can be placed just now is drawn once for as long as it looks the same."""
    return drawn_hex(place, space, tile, owner, claim, ("", ()), {}, reader)


def drawn_hex(
    place: int,
    space: int,
    tile: str,
    owner: Any,
    claim: int | None,
    offered: tuple[str, tuple[Bit, ...]],
    tiles: Tiles,
    reader: Reader,
) -> Hex:
    option, tip = offered
    x, y = place_of(space)
    name = SPACE_NAMES[place].get(space, "")
    named = bool(name) and not tile
    words, label = option.split(), label_of(place, space, tile, owner, reader)
    placed = words[1] if words[:1] == ["place"] else ""
    return Hex(
        space=space, at=coordinates(space), x=x, y=y, css=css_of(place, space, tile, bool(option)), label=label,
        bonuses=bonuses(place, space, named), tile=tile_icon(tile) if tile else "",
        owner=owner + 1 if isinstance(owner, int) else 0, claim=0 if claim is None else claim + 1,
        volcano=bool(IS_VOLCANIC[place, space]) and not tile,
        price=f"\u2212{PRICE[place, space]}" if PRICE[place, space] and not tile else "",
        place=two_lines(reader.t.name("space", name)) if named or space > LAST else (),
        reserved=(KIND[place, space] == RESERVED or space > LAST) and not tile,
        option=option, ghost=tile_icon(placed) if placed else "marker" if option else "",
        title=reader.t("ui-tile-here", tile=placed) if placed else label,
        money=beside(space, ("ocean",), tiles) if placed else (),
        points=beside(space, POINTS_FROM[placed], tiles) if placed in POINTS_FROM else (),
        tip=tip, cells=tuple((bit, caption(bit, reader)) for bit in tip),
    )  # fmt: skip
