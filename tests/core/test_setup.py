"""Settings are declared once: the same list serves the facade, the command line, the API and the new-game form."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.languages import LANGUAGES
from tharsis.core.errors import BadSetup
from tharsis.core.setup import Kind, Length, Refusal, Setting, SetupPlan, players_setting
from tharsis.games import GAMES, new_game, plan_of
from tharsis.web.pages.new import text_key
from tharsis.web.schemas import NewGame
from tharsis.web.texts import texts

PLAN = SetupPlan(
    (
        players_setting(3),
        Setting("storm"),
        Setting("moon", Kind.CHOICE, "io", ("io", "europa")),
        Setting("guests", Kind.SEATS, ()),
        Setting("leader", Kind.SEAT, 0),
    ),
    Length(opening=10, player=5, turns=20),
    (Refusal("calm", "storm is True; it needs two", lambda setup: setup["storm"] and setup["players"] == 1),),
)


def test_a_set_up_is_completed_with_every_default() -> None:
    assert PLAN.complete({"guests": (1, 0)}) == {"players": 2, "storm": False, "moon": "io", "guests": [0, 1], "leader": 0}


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"sun": 1}, "'sun' is no option of set-up; known: players, storm, moon, guests, leader"),
        ({"moon": "pluto"}, "moon is 'pluto'; allowed: io, europa"),
        ({"storm": "yes"}, "storm is 'yes'; allowed: True, False"),
        ({"players": 4}, "players is 4; allowed: 1, 2, 3"),
        ({"leader": 2}, "leader is 2; allowed: 0, 1"),
        ({"guests": [2]}, "guests is [2]; allowed: a list of seats from 0 to 1"),
        ({"storm": True, "players": 1}, "storm is True; it needs two"),
    ],
)
def test_a_wrong_setting_gets_one_line_that_names_what_is_allowed(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        PLAN.complete(setup)
    assert str(refusal.value) == told


def test_values_that_do_not_go_together_name_the_sentence_of_the_form() -> None:
    with pytest.raises(BadSetup) as refusal:
        PLAN.complete({"storm": True, "players": 1})
    assert refusal.value.refusal == "calm"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_setting_and_every_refusal_has_its_words(game: str, code: str) -> None:
    t, keys = texts(code), [f"web-setup-{refusal.key}" for refusal in plan_of(game).refusals]
    for setting in plan_of(game).settings[1:]:
        key = text_key(setting.key)
        if setting.kind in (Kind.SWITCH, Kind.SEATS):
            keys += [f"web-switch-{key}", f"web-switch-{key}-hint"]
        elif setting.kind is Kind.CHOICE:
            keys += [f"web-choice-{key}", *(f"web-choice-{key}-{text_key(value)}" for value in setting.allowed)]
    assert all(t(key) and t(key) != key for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_tells_every_setting_and_what_is_allowed(game: str) -> None:
    told = str(NewGame.model_json_schema()["properties"]["setup"]["description"])
    assert all(str(setting) in told for setting in plan_of(game).settings[1:])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_holds_what_was_chosen(game: str) -> None:
    for setting in plan_of(game).settings[1:]:
        if setting.kind is Kind.CHOICE:
            for number, value in enumerate(setting.allowed):
                assert new_game(game, {"players": 1, setting.key: value}, 1).state[setting.field or setting.key] == number
