"""Names without accounts: unique by what they look like, kept by a secret in the browser, taken along by a link."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import pytest

from tests.web.meeting import Guest, alert, two
from tharsis.web.lobby import hashed, new_id, new_token
from tharsis.web.names import BadName, call, checked, look_of


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A", "length"), ("x" * 25, "length"), ("a\u202eb", "letters"), ("<b>Ann</b>", "letters"), ("Ann!", "letters"),
        ("-Ann-", "letters"), ("4711", "letters"), ("A\u0000nn", "letters"), ("Аnn", "mixed"), ("Admin", "reserved"),
        ("Player 3", "reserved"), ("Гравець 2", "reserved"), ("bot 7", "reserved"), ("Бот", "reserved"), ("Th4rsis", ""),
    ],
)  # fmt: skip
def test_bad_names_are_refused_with_a_reason(name: str, why: str) -> None:
    if not why:
        assert checked(name) == name
        return
    with pytest.raises(BadName) as refused:
        checked(name)
    assert refused.value.key == f"people-name-{why}"


@pytest.mark.parametrize("name", ["Ann", "Оксана", "Żółw", "D’Artagnan", "hex_fan", "Anna Maria", "tomasz-k", "Bo", "Hostel"])
def test_names_of_every_language_are_welcome(name: str) -> None:
    assert checked(f"  {name} ") == name


def test_no_two_names_look_alike() -> None:
    assert look_of("Ann") == look_of("ANN") == look_of("a.n n") == look_of("Ánn")
    assert look_of("Сара") == look_of("Capa"), "letters of two alphabets"
    host = Guest("Capa")
    other = Guest("", host.app)
    for name in ("capa", "Сара", "C apa"):
        answer = other.post("/me/name", name=name)
        assert answer.status_code == 422 and "is taken" in alert(answer.text)
    assert other.post("/me/name", name="Dora").status_code == 200


def test_a_name_is_changed_everywhere_its_player_sits() -> None:
    host, guest, id = two()
    assert guest.post("/me/name", name="Beatrix").status_code == 200
    assert "Beatrix" in host.http.get(f"/table/{id}").text
    assert guest.post("/me/name", name="ann").status_code == 422, "somebody else has it"
    assert guest.post(f"/table/{id}/name", seat="1", name="Ann").status_code == 422, "nor at one table alone"


def test_the_link_of_a_name_takes_it_to_another_browser_with_all_games() -> None:
    host, _, id = two()
    page = host.post("/me/recovery").text
    link = re.search(r'value="http://testserver(/me/recover/[^"]+)"', page)
    assert link
    phone = Guest("", host.app)
    assert phone.http.get(f"/table/{id}?seat=0").status_code == 403
    assert "Ann" in phone.http.get(link[1]).text
    assert "My name" in phone.http.get("/me").text and phone.http.get(f"/table/{id}?seat=0").status_code == 403, "not yet"
    assert phone.post("/me/recover", token=link[1].rpartition("/")[2]).status_code == 200
    assert phone.http.get(f"/table/{id}?seat=0").status_code == 200, "the seat is there, too"
    host.post("/me/recovery")
    assert phone.http.get(link[1]).status_code == 403, "a newer link takes its place"
    host.post("/me/others")
    assert phone.http.get(f"/table/{id}?seat=0").status_code == 403, "and the other browser is forgotten"
    assert host.http.get(f"/table/{id}?seat=0").status_code == 200


def test_only_hashes_of_secrets_are_stored() -> None:
    host = Guest("Ann")
    link = re.search(r"/me/recover/([^\"]+)", host.post("/me/recovery").text)
    assert link
    store = host.app.state.context.store  # type: ignore[attr-defined]
    with store._engine.connect() as db:
        kept = "\n".join(db.connection.dbapi_connection.iterdump())
    assert "Ann" in kept and link[1] not in kept and host.http.cookies["tharsis"] not in kept


def test_forms_without_the_secret_of_the_page_change_nothing() -> None:
    host = Guest("Ann")
    for path in ("/me/name", "/me/recovery", "/me/others", "/me/forget", "/me/recover", "/lobby/group", "/lobby/join/x"):
        assert host.http.post(path, data={"csrf": "wrong", "name": "Eva"}).status_code == 403, path
    assert "Ann" in host.http.get("/me").text


def test_a_name_that_is_sent_twice_at_once_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Guest("Capa")
    people = host.lobby.store.people
    me = people.by_key(look_of("Capa"))
    browser, known, asked = hashed(host.http.cookies["tharsis"]), people.player_of, iter([None])
    monkeypatch.setattr(people, "player_of", lambda browser: next(asked, known(browser)))
    assert call(host.lobby, browser, "Capa") == me
    asked = iter([None])
    with pytest.raises(BadName):
        call(host.lobby, "somebody else", "Capa")


def draw_first(monkeypatch: pytest.MonkeyPatch, *words: str) -> Iterator[str]:
    """These are drawn before what comes by chance."""
    by_chance, waiting = secrets.token_urlsafe, iter(words)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(waiting, None) or by_chance(size))
    return waiting


def test_no_id_and_no_secret_can_be_taken_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_first(monkeypatch, "-2aVN", "--yes", "a-b_-")
    assert new_id(9) == "a-b_-"
    draw_first(monkeypatch, "-2aVN", "b")
    assert new_token() == "b"
    host = Guest("")
    waiting = draw_first(monkeypatch, *["-2aVN"] * 20, *["a-b" + str(at) * 20 for at in range(9)])
    host.post("/me/name", name="Capa")
    host.post("/new", game="mars", kind0="person", kind1="bot")
    store = host.lobby.store
    assert next(waiting, ""), "nothing more is drawn here"
    assert [id for id in store.unfinished() if not id.startswith("a-b")] == []
    assert store.people.by_key(look_of("Capa")).id.startswith("a-b")
