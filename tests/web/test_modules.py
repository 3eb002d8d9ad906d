"""Modules on the pages: trades, cubes that pay, the phase of the preludes, the World Government's question and line."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from tests.mars.colony_scenes import colony_table
from tests.mars.prelude_scenes import prelude_table
from tests.mars.venus_scenes import scene, to_solar_phase, venus_table
from tests.web.kit import Person, lone, open_game
from tharsis.testing.mars import Table
from tharsis.text.bundle import LANGUAGES
from tharsis.web.bits import Reader
from tharsis.web.live import LiveGame
from tharsis.web.mars.answers import name_of
from tharsis.web.mars.table import phases
from tharsis.web.texts import texts

EN = texts("en")
ID = re.compile(r"\b(?:web|ui|tbl|ask|do|reason|icon|event|outcome)-[a-z-]{3,}\b")


def seated(table: Table) -> tuple[TestClient, LiveGame]:
    """A browser at seat 0 of a game that stands as this table does."""
    http = lone()
    opened = open_game(http, players=table.game.players, venus=True)
    live: LiveGame = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    http.get(f"/seat/{opened['seats'][0]['token']}")
    live.game = table.game
    return http, live


def text_of(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page)).replace("\u00a0", " ")


def floaters_and_titanium() -> Table:
    table = scene("venus_waystation", 9, tableau=["dirigibles"], cubes={"dirigibles": 9}, titanium=1)
    table.turn(0)
    return table


def test_floaters_on_dirigibles_pay_by_the_slider_of_the_payment() -> None:
    http, live = seated(floaters_and_titanium())
    path = f"/table/{live.id}/look?option=play venus_waystation&seat=0"
    page = http.get(path).text
    assert re.search(r'name="dirigibles" min="0" max="2" value="2"', page)
    assert 'value="pay titanium 1"' in page and 'value="pay dirigibles 2"' in page
    moved = http.get(f"{path}&titanium=0&dirigibles=1").text
    assert 'value="pay titanium 0"' in moved and 'value="pay dirigibles 1"' in moved
    assert "Keep Floaters" in moved and "fewer floaters" in moved
    lines = re.findall(r'name="line" value="([^"]+)"', moved)
    answer = Person(http).send(live.id, moved, line=lines)
    assert answer.status_code == 200
    player = live.game.view(0)["players"][0]
    assert player["stock"]["mc"] == 3 and {"card": "dirigibles", "cubes": 8} in [
        {key: card.get(key) for key in ("card", "cubes")} for card in player["tableau"]
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_payment_with_cubes_is_said_in_every_language(code: str) -> None:
    http, live = seated(floaters_and_titanium())
    http.cookies.set("language", code)
    page = http.get(f"/table/{live.id}/look?option=play venus_waystation&seat=0").text
    asked = page[page.index('id="paying"') : page.index("pay__does")]
    assert texts(code).name("resource", "floater") in asked
    assert not ID.findall(re.sub(r'(?:class|id|name|href|data-[a-z]+)="[^"]*"', "", asked))


def test_while_preludes_are_played_the_bar_of_phases_says_so() -> None:
    table = prelude_table()
    view = dict(table.game.view(0))
    assert ("now", "Action") in phases(view, EN)
    named = phases(view | {"phase": "preludes"}, EN)
    assert ("now", "Preludes") in named and all(name != "Research" for _, name in named)


def test_the_world_government_is_asked_by_parameter_and_its_line_names_it() -> None:
    http, live = seated(to_solar_phase(venus_table()))
    page = http.get(f"/table/{live.id}?seat=0").text
    asked = text_of(page[page.index('class="panel ask') :])
    assert "World Government: choose the parameter to raise" in asked
    offered = re.findall(r'value="(govern [a-z]+)"', page)
    assert offered == ["govern temperature", "govern oxygen", "govern oceans", "govern venus"]
    assert ("now", "Solar") in phases(live.game.view(0), EN)
    assert "Choose the cards to buy" not in asked, "that is the next phase"
    Person(http).send(live.id, page, option="govern venus")
    told = http.get(f"/table/{live.id}/log.txt").text.replace("\u00a0", " ").splitlines()
    assert "World Government: Venus 2%" in told
    assert not any("TR" in line for line in told), "nobody gets anything for it"


def test_trades_and_conversions_are_called_by_what_they_cost_this_player() -> None:
    """Cryo-Sleep makes trades cheaper, Ecoline greenery."""
    table = colony_table("luna").player(0, mc=20, energy=4, titanium=4, plant=9, corporation="ecoline", tableau=["cryo_sleep"])
    plain = colony_table("luna").player(0, mc=20, energy=4, titanium=4, plant=9)
    options = ("trade luna mc", "trade luna energy", "trade luna titanium", "convert plants")
    reader = Reader(0, EN, ("Ann", "Bob"))
    for each, prices in ((plain, (9, 3, 3, 8)), (table, (8, 2, 2, 7))):
        named = [name_of(option, each.turn(0).game, 0, reader) for option in options]
        assert [int(re.findall(r"\d+", name)[0]) for name in named] == list(prices)
