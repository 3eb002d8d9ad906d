"""Pages work as plain pages, without any script."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from markupsafe import escape

from tests.web.kit import CALM, Person, Program, field, lone, open_game
from tharsis.games import load_save
from tharsis.web import loading
from tharsis.web.pages.new import setup_of
from tharsis.web.render import Form, env
from tharsis.web.server import greet
from tharsis.web.texts import texts

LANGUAGES = ("en", "uk", "ru", "pl", "it")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/", "/new", "/cards", "/cards?game=ares&kind=active", "/cards?q=a&tag=space&most=12&sort=cost", "/how"]
)
def test_every_page_is_there_in_every_language(path: str, lang: str) -> None:
    http = lone()
    http.cookies.set("language", lang)
    answer = http.get(path)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text


def test_no_string_is_missing_in_english() -> None:
    http = lone()
    opened = open_game(http, players=2, colonies=True)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    id = opened["id"]
    for path in ("/", "/new", "/how", "/cards", f"/table/{id}", f"/table/{id}/score", f"/table/{id}/replay", "/nothing"):
        words = re.sub(r"<[^>]*>", " ", http.get(path).text)
        assert not re.findall(r"\b(?:web|ui|ask|do|reason|icon)-[a-z-]+\b", words), path


def test_one_click_starts_a_first_game() -> None:
    http = lone()
    page = Person(http).start(kind0="person", kind1="bot").text
    assert 'id="table"' in page and "Choose what you begin with" in page
    home = http.get("/").text
    assert "/table/" in home and "Player 1, Bot 2" in home


def test_pages_say_that_the_engine_is_being_prepared_until_it_is() -> None:
    http = lone(replace(CALM, is_preparing=True))
    notice = "The engine is being prepared"
    assert all(notice in http.get(path).text for path in ("/", "/new", "/how", "/preparing"))
    http.app.state.is_preparing = False  # type: ignore[attr-defined]
    assert notice not in http.get("/").text and http.get("/preparing").text.strip() == ""


ALONE = {"kind0": "person"}
WRONG = [
    ("mars", {"corporate_era": "1"}, "web-setup-nobody"),
    ("mars", ALONE, "web-setup-solo-era"),
    ("mars", {**ALONE, "corporate_era": "1", "mixed_corporations": "1"}, "web-setup-mixed"),
    ("ares", {**ALONE, "coop": "1"}, "web-setup-coop"),
]


@pytest.mark.parametrize(("game", "fields", "refusal"), WRONG)
@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_wrong_set_up_says_why_in_the_language_of_the_page(
    game: str, fields: dict[str, str], refusal: str, code: str
) -> None:
    http = lone()
    http.cookies.set("language", code)
    answer = http.post("/new", data={"csrf": Person(http).csrf, "game": game, **fields})
    assert answer.status_code == 422
    assert escape(texts(code)(refusal)) in answer.text


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"map": "atlantis"}, "map is 'atlantis'; allowed: tharsis, hellas, elysium"),
        ({"atlantis": "1"}, "'atlantis' is no option of set-up; known: "),
        ({"draft": "maybe"}, "draft is 'maybe'; allowed: True, False"),
        ({"game": "chess"}, "'chess' is no game; there are mars and ares"),
    ],
)
def test_a_form_that_asks_for_what_there_is_not_is_told_what_is_allowed(fields: dict[str, str], told: str) -> None:
    http = lone()
    fields = {"csrf": Person(http).csrf, "game": "mars", "kind0": "person", "kind1": "bot", **fields}
    answer = http.post("/new", data=fields)
    assert answer.status_code == 422 and str(escape(told)) in answer.text
    assert http.app.state.context.store.unfinished() == []  # type: ignore[attr-defined]


TWO_WITH_A_GAP = {"kind0": "person", "kind1": "none", "kind2": "bot"}


def first_player(http: TestClient, page: Any) -> int:
    id = page.url.path.split("/")[2]
    return int(http.app.state.context.lobby.find(id).game.setup["first_player"])  # type: ignore[attr-defined]


def test_the_first_player_is_chosen_or_drawn_by_the_deal() -> None:
    http = lone()
    person = Person(http)
    for chosen, first in (("0", {0}), ("2", {1}), ("", {0, 1})):
        pages = [person.start(**TWO_WITH_A_GAP, first=chosen, seed=str(seed)) for seed in range(5)]
        assert {first_player(http, page) for page in pages} == first


def test_the_first_player_must_sit_somewhere_and_the_form_is_kept() -> None:
    http = lone()
    person = Person(http)
    fields = {"csrf": person.csrf, "game": "mars", **TWO_WITH_A_GAP, "first": "1", "draft": "1", "name0": "Ann", "seed": "s"}
    answer = http.post("/new", data=fields)
    assert answer.status_code == 422 and "Nobody sits where the first player should" in answer.text
    assert 'name="draft" value="1" checked' in answer.text
    assert 'name="corporate_era" value="1" checked' not in answer.text
    assert 'value="Ann"' in answer.text and 'value="s"' in answer.text
    selected = re.findall(r'<option value="(\w+)" selected', answer.text)
    assert [kind for kind in selected if kind in ("person", "friend", "bot", "none")] == [
        "person",
        "none",
        "bot",
        "none",
        "none",
    ]
    assert "1" in selected


def test_the_same_deal_again_has_the_same_first_player() -> None:
    http = lone()
    person = Person(http)
    for first in ("0", "1"):
        id = person.start(kind0="person", kind1="person", first=first, seed="5").url.path.split("/")[2]
        http.app.state.context.lobby.find(id).game.state.over = True  # type: ignore[attr-defined]
        again = http.post(f"/table/{id}/rematch", data={"csrf": person.csrf, "same": "1"})
        assert again.url.path != f"/table/{id}" and first_player(http, again) == int(first)


def test_friends_get_links_that_open_their_seats() -> None:
    http = lone()
    page = Person(http).start(kind0="person", kind1="friend").text
    link = re.search(r'value="http://testserver(/seat/[^"]+)"', page)
    assert link
    friend = TestClient(http.app)
    table = friend.get(link[1]).text
    assert field(table, "seat") == "1"


def test_a_choice_is_a_plain_form() -> None:
    http = lone()
    person = Person(http)
    page = person.start(kind0="person", kind1="person")
    id = re.search(r"/table/([\w-]+)", str(page.url))[1]  # type: ignore[index]
    table = http.get(f"/table/{id}?seat=0").text
    option = re.search(r'name="pick" value="([^"]+)"', table)
    assert option
    after = person.send(id, table, pick=option[1], picking="1")
    assert after.status_code == 200 and 'id="picks"' not in after.text, "corporation and cards are chosen together"


def test_ticked_cards_are_sent_at_once() -> None:
    http = lone()
    opened = open_game(http)
    program = Program(http, opened, 0)
    program.choose([program.view()["options"][0]], 0)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    person = Person(http)
    table = http.get(f"/table/{opened['id']}").text
    cards = re.findall(r'name="pick" value="([^"]+)"', table)[:3]
    person.send(opened["id"], table, pick=cards, picking="1")
    assert "done" not in program.view()["options"]
    assert http.get(f"/api/games/{opened['id']}").json()["number"] == 5


def test_a_stale_form_gets_the_fresh_table() -> None:
    http = lone()
    opened = open_game(http)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    person = Person(http)
    table = http.get(f"/table/{opened['id']}").text
    option = re.search(r'name="pick" value="([^"]+)"', table)[1]  # type: ignore[index]
    person.send(opened["id"], table, pick=option, picking="1")
    for stale in ({"option": "done"}, {"pick": option, "picking": "1"}):
        again = person.send(opened["id"], table, **stale)
        assert again.status_code == 409 and "moved on" in again.text


def test_spectators_see_the_table_and_can_do_nothing() -> None:
    http = lone()
    opened = open_game(http)
    page = http.get(f"/table/{opened['id']}").text
    assert "You are watching" in page and 'name="pick"' not in page
    assert http.get(f"/table/{opened['id']}?seat=0").status_code == 403


def test_several_people_on_one_screen_have_a_curtain_between_them() -> None:
    http = lone()
    person = Person(http)
    page = person.start(kind0="person", name0="Ann", kind1="person", name1="Bob")
    assert "Ann, it is your turn" in page.text and 'name="pick"' not in page.text
    id = re.search(r"/table/([\w-]+)", str(page.url))[1]  # type: ignore[index]
    assert 'name="pick"' in http.get(f"/table/{id}?seat=0").text
    assert "data-card=" not in page.text


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_a_replay_calls_nobody_to_act(game: str) -> None:
    http = lone()
    opened = open_game(http, game=game)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    live, past = http.get(f"/table/{opened['id']}").text, http.get(f"/table/{opened['id']}/replay").text
    assert 'class="state">your turn' in live and "is-thinking" in live
    assert 'class="state' not in past and "is-active" not in past and "Waiting for" not in past


@pytest.mark.compiled
def test_cards_to_keep_of_those_looked_at_are_ticked_together() -> None:
    http, rng = lone(), random.Random(1)
    opened = open_game(http, game="ares")
    http.get(f"/seat/{opened['seats'][0]['token']}")
    programs = [Program(http, opened, seat) for seat in range(2)]
    while "Choose 2 cards to keep" not in (page := http.get(f"/table/{opened['id']}").text.replace("\u00a0", " ")):
        for program in programs:
            table = program.view()
            if "phase research" in table["options"]:
                program.choose(["phase research"], table["number"])
            else:
                program.move(rng)
    assert 'data-least="2" data-most="2"' in page
    hand = len(programs[0].view()["view"]["hand"])
    cards = re.findall(r'type="checkbox" name="pick" value="([^"]*)"', page)
    assert len(cards) == 5
    person = Person(http)
    assert person.send(opened["id"], page, picking="1", pick=cards[:2]).status_code == 200
    assert len(programs[0].view()["view"]["hand"]) == hand + 2


def test_the_log_and_the_report_are_files() -> None:
    http = lone()
    opened = open_game(http)
    assert http.get(f"/table/{opened['id']}/log.txt").status_code == 200
    report = http.get(f"/table/{opened['id']}/report.txt").text
    assert "rules mars/" in report and "seed" not in report
    assert http.get(f"/table/{opened['id']}/save").status_code == 403


def test_one_click_reports_a_fault_with_the_whole_game() -> None:
    http = lone()
    person = Person(http)
    id = re.search(r"/table/([\w-]+)", str(person.start(kind0="person", kind1="bot").url))[1]  # type: ignore[index]
    page = http.get(f"/table/{id}").text
    option = re.search(r'name="pick" value="([^"]+)"', page)[1]  # type: ignore[index]
    person.send(id, page, pick=option, picking="1")
    answer = http.post(f"/table/{id}/report", data={"csrf": person.csrf, "seat": "0", "note": "stuck"})
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    context = http.app.state.context  # type: ignore[attr-defined]
    live, (report,) = context.lobby.find(id), context.store.reports(id)
    assert option in answer.text and str(live.row.seed) not in answer.text
    assert (report.note, report.number, report.text) == ("stuck", 2, answer.text)
    assert load_save(report.save.encode()).state.tobytes() == live.game.state.tobytes()


def test_a_finished_game_is_a_file_that_plays_again() -> None:
    http = lone()
    opened = open_game(http, players=1, game="ares", seed="4")
    live = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    rng = random.Random(2)
    while not live.game.over:
        live.choose(0, [str(rng.choice(live.game.options(0)))], live.number)
    file = http.get(f"/table/{opened['id']}/save")
    assert "attachment" in file.headers["content-disposition"]
    assert load_save(file.content).scores() == live.game.scores()
    log = http.get(f"/table/{opened['id']}/log.txt").text.splitlines()
    assert len(log) > 20


def test_static_files_are_kept_for_ever_and_nothing_else_is_served() -> None:
    http = lone()
    icon = re.search(r'"(/static/[^"]+all.css)"', http.get("/").text)[1]  # type: ignore[index]
    assert "immutable" in http.get(icon).headers["cache-control"]
    assert http.get(icon.replace("all.css", "../app.py")).status_code == 404
    for name in ("all.css", "icons.svg"):
        asked = http.get(f"/static/0123456789/{name}")
        assert asked.status_code == 200 and asked.headers["cache-control"] == "no-store", "another version's page asks"


def test_pages_are_those_of_the_version_that_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another one is put in its place while it still answers."""
    assert env.cache is not None and env.loader is not None
    env.cache.clear()
    monkeypatch.setattr(loading, "try_out", lambda *names: None)
    loading.load()
    monkeypatch.setattr(env.loader, "load", lambda *_: pytest.fail("a template was read again"))
    http = lone()
    for path in ("/", "/new", "/lobby", "/how", "/me", "/players", "/cards", "/table/unknown"):
        assert http.get(path).status_code in (200, 404), path


def test_the_first_table_is_light() -> None:
    http = lone()
    page = Person(http).start(kind0="person", kind1="bot")
    assets = set(re.findall(r'(/static/[^"#]+)', page.text))
    sizes = [len(http.get(path).content) for path in assets]
    assert len(assets) < 12
    assert len(page.content) + sum(sizes) < 400_000


def test_the_terminal_says_where_the_game_is_and_how_to_stop(capsys: pytest.CaptureFixture[str]) -> None:
    greet("127.0.0.1", 8000, "games.sqlite", False)
    assert capsys.readouterr().out.splitlines() == [
        "Tharsis is at http://127.0.0.1:8000/",
        "Games are kept in games.sqlite. Ctrl+C stops the server.",
    ]
    greet("0.0.0.0", 8000, "games.sqlite", False)
    assert "On your network: http://" in capsys.readouterr().out
    assert "$(BIN)/tharsis" in (Path(__file__).parents[2] / "Makefile").read_text(), "make play runs the same command"


@pytest.mark.parametrize(("bought", "said"), [(2, "choice: 2 cards"), (0, "the last choice")])
def test_cards_bought_together_are_taken_back_together(bought: int, said: str) -> None:
    http = lone()
    opened = open_game(http, players=1, seed="3")
    live = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    live.choose(0, [str(live.game.options(0)[0])], live.number)
    keeps = [str(option) for option in live.game.options(0) if str(option).startswith("keep ")]
    live.choose(0, keeps[:bought] or ["done"], live.number)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    assert said in http.get(f"/table/{opened['id']}").text.replace("\u00a0", " ")


def test_the_form_sets_a_switch_with_the_one_it_follows() -> None:
    """World Government comes with Venus Next; a short form says nothing of either."""
    with lone() as http:
        page = http.get("/new?game=mars").text
        box = re.search(r'<input type="checkbox" name="world_government"[^>]*>', page)
        assert box and 'data-follows="venus"' in box[0] and "checked" not in box[0]
        assert setup_of(Form(b"players=2"), "mars", 2, texts("en")).keys() == {"first_player"}
