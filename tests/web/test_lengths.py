"""About how long a table plays, wherever one is listed or made."""

from __future__ import annotations

import re

import pytest

from tests.web.meeting import Guest
from tharsis.games import GAMES, plan_of
from tharsis.web.lengths import minutes
from tharsis.web.seating import Times


def length(game: str, people: int, times: Times | None = None, **chosen: bool) -> int:
    return minutes(game, plan_of(game).complete({"players": max(2, people), **chosen}), people, times or Times())


def test_a_game_takes_longer_with_more_people_and_more_to_play_with() -> None:
    assert length("mars", 3, prelude=True) == 90
    assert [length("mars", people) for people in (2, 3, 4, 5)] == [70, 95, 125, 150]
    assert [length("ares", people) for people in (2, 3, 4)] == [45, 55, 60]
    assert length("mars", 4, corporate_era=False) < length("mars", 4) < length("mars", 4, colonies=True)
    assert length("mars", 4, venus=True) < length("mars", 4, venus=True, draft=True)
    assert length("mars", 1) < length("mars", 2), "bots take no time"


def test_clocks_end_a_game_sooner_and_days_are_not_told_in_minutes() -> None:
    assert length("mars", 2, Times("clock", 1200, 30)) == length("mars", 2), "there is time enough"
    assert length("mars", 2, Times("clock", 300, 15)) == 40
    assert length("ares", 2, Times("clock", 300, 15)) == 20, "all play at once"
    assert length("ares", 2, Times("clock", 0, 0)) == 5
    assert length("mars", 2, Times("days", 0, 86_400)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_long_it_takes(game: str) -> None:
    declared = plan_of(game).length
    assert min(declared.opening, declared.player, declared.turns) > 0


def test_a_table_tells_its_length_in_the_list_and_while_it_waits() -> None:
    host = Guest("Ann")
    id = host.open(players="3")
    host.open(players="2", pace="days")
    page = host.http.get("/lobby").text
    assert re.findall(r"<dd>(about .*?)</dd>", page) == ["about 95 min"]
    assert "about 95 min" in host.http.get(f"/table/{id}").text


SHOWN = "shown=corporate_era&shown=prelude"
OUTPUT = re.compile(r'<output class="length" hx-get="/new/length".*?>(.*?)</output>', re.DOTALL)


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("players=2", "about 70 min"), ("players=3&game=mars&pace=none", "about 95 min"),
        ("players=4&game=ares", "about 60 min"),
        (f"players=3&{SHOWN}&corporate_era=1&prelude=1", "about 90 min"), ("players=2&pace=days", ""),
        ("players=2&pace=clock&bank=5&step=15", "about 40 min"), ("game=mars&kind0=person&kind1=bot&kind2=bot", "about 35 min"),
        ("game=mars&kind0=person&kind1=open&corporate_era=1&first=1", "about 70 min"),
        ("game=chess&players=2", "about 70 min"), ("players=2&pace=clock&step=1", ""), ("players=2&nonsense=1", ""),
        ("game=mars", ""), ("game=mars&kind0=person&kind1=bot&mixed_corporations=1", ""),
    ],
)  # fmt: skip
def test_a_form_is_told_the_length_of_its_game_and_nothing_for_one_that_is_refused(query: str, told: str) -> None:
    answer = Guest("").http.get(f"/new/length?{query}")
    assert (answer.status_code, answer.text) == (200, told)


def test_both_forms_tell_the_length_of_what_they_begin_with() -> None:
    guest = Guest("")
    for path, told in (("/lobby", "about 70 min"), ("/new?access=public", "about 70 min"), ("/new?game=ares", "about 40 min")):
        assert OUTPUT.findall(guest.http.get(path).text) == [told], path
