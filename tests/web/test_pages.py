"""Pages work as plain pages, without any script."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import CALM, Person, Program, field, lone, open_game
from tharsis.games import load_save

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
    assert 'id="table"' in page and "Choose your corporation" in page
    home = http.get("/").text
    assert "/table/" in home and "Player 1 · Bot 2" in home


def test_pages_say_that_the_engine_is_being_prepared_until_it_is() -> None:
    http = lone(replace(CALM, is_preparing=True))
    notice = "The engine is being prepared"
    assert all(notice in http.get(path).text for path in ("/", "/new", "/how", "/preparing"))
    http.app.state.is_preparing = False  # type: ignore[attr-defined]
    assert notice not in http.get("/").text and http.get("/preparing").text.strip() == ""


def test_a_wrong_set_up_says_why_and_keeps_the_form() -> None:
    http = lone()
    person = Person(http)
    answer = http.post("/new", data={"csrf": person.csrf, "game": "mars", "kind0": "person", "mixed_corporations": "1"})
    assert answer.status_code == 422 and "mixed_corporations" in answer.text


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
    assert after.status_code == 200 and "Choose the cards to start with" in after.text


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
    assert (report.note, report.number, report.text) == ("stuck", 1, answer.text)
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
    icon = re.search(r'"(/static/[^"]+site.css)"', http.get("/").text)[1]  # type: ignore[index]
    assert "immutable" in http.get(icon).headers["cache-control"]
    assert http.get(icon.replace("site.css", "../app.py")).status_code == 404


def test_the_first_table_is_light() -> None:
    http = lone()
    page = Person(http).start(kind0="person", kind1="bot")
    assets = set(re.findall(r'(/static/[^"#]+)', page.text))
    sizes = [len(http.get(path).content) for path in assets]
    assert len(assets) < 20
    assert len(page.content) + sum(sizes) < 400_000
