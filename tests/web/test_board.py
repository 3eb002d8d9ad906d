"""The drawn map: what lies beside a space."""

from __future__ import annotations

import re

from tharsis.mars.board import NEIGHBOURS, NO_SPACE
from tharsis.mars.tracks import BY_KEY
from tharsis.web.bits import Reader
from tharsis.web.mars.board import beside, one_hex
from tharsis.web.mars.tracks import arcs, reading
from tharsis.web.texts import texts

SPACE = 31
AROUND = [int(space) for space in NEIGHBOURS[SPACE] if int(space) != NO_SPACE]
TILES = {AROUND[0]: ("ocean", None), AROUND[1]: ("capital", 1), AROUND[2]: ("greenery", 0), 3: ("ocean", None)}
READER = Reader(0, texts("en"), ("Ann", "Bob"))


def test_only_neighbours_count() -> None:
    assert beside(SPACE, ("ocean",), TILES) == (AROUND[0],)
    assert set(beside(SPACE, ("city", "capital", "greenery"), TILES)) == {AROUND[1], AROUND[2]}


def test_a_space_to_place_on_knows_what_pays_beside_it() -> None:
    greenery = one_hex(0, SPACE, TILES, {}, {SPACE: (f"place greenery {SPACE}", ())}, READER)
    assert (greenery.money, greenery.points) == ((AROUND[0],), (AROUND[1],))
    city = one_hex(0, SPACE, TILES, {}, {SPACE: (f"place city {SPACE}", ())}, READER)
    assert (city.money, city.points) == ((AROUND[0],), (AROUND[2],))
    mine = one_hex(0, SPACE, TILES, {}, {SPACE: (f"place mining_area {SPACE}", ())}, READER)
    assert (mine.money, mine.points) == ((AROUND[0],), ())
    assert one_hex(0, SPACE, TILES, {}, {}, READER).money == ()


def test_bonus_steps_say_what_brings_them_and_which_are_over() -> None:
    steps = [step for track in arcs({"oxygen": 8, "temperature": -22}, READER.t) for step in track.bonuses]
    assert [(step.at.replace("\u00a0", " "), "done" in step.css) for step in steps] == [
        (READER.t.value("oxygen", 8).replace("\u00a0", " "), True), ("−24°", True), ("−20°", False), ("0°", False),
    ]  # fmt: skip


def test_beside_the_map_each_track_says_where_it_stands_and_where_it_ends() -> None:
    told = {key: reading(BY_KEY[key], now, READER.t) for key, now in (("oxygen", 3), ("temperature", -18), ("oceans", 4))}
    assert [(one.value, re.findall(r"\d+", one.goal)) for one in told.values()] == [("3", ["14"]), ("−18", ["8"]), ("4", ["9"])]
    assert told["oceans"].drops == (True,) * 4 + (False,) * 5


def test_each_track_is_drawn_from_its_first_level_to_its_last() -> None:
    now = {"oxygen": 3, "temperature": -18, "venus": 8}
    for track in arcs(now, READER.t):
        key = next(key for key in now if f"track-{key}" in track.css)
        levels = BY_KEY[key].levels
        assert [step.css for step in track.steps] == ["on" if level <= now[key] else "off" for level in levels]
        printed = [step.text for step in track.steps]
        assert [place for place, text in enumerate(printed) if not text] == [levels.index(now[key])]
        assert re.findall(r"\d+", printed[0] + " " + printed[-1]) == [str(abs(levels[0])), str(levels[-1])]
