"""A table at which somebody is still missing: nobody sees cards, and whoever gets up takes no key along."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.meeting import Guest

OWN = re.compile(r'[0-9a-f]{64}|(?<=href="/me">)[^<]*')


def seen(person: Guest, path: str) -> str:
    """What is shown there; secrets of the page itself are the asker's own, and so is the name."""
    answer = person.http.get(path, headers={"hx-request": "true"})
    assert answer.status_code == 200, path
    return OWN.sub("", answer.text)


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_nobody_sees_cards_before_all_have_come(game: str) -> None:
    host = Guest("Ann")
    guest, watcher = Guest("Bea", host.app), Guest("", host.app)
    id = host.open(players="3", game=game)
    guest.join(id)
    live = host.lobby.find(id)
    options = [str(option) for option in live.game.options(1)]
    assert options and not live.is_started
    for path in ("look?option=pass", "replay?move=0", "report.txt", "log.txt", "score"):
        apart = "&" if "?" in path else "?"
        for wanted in ("", f"{apart}seat=1"):
            assert seen(guest, f"/table/{id}/{path}{wanted}") == seen(watcher, f"/table/{id}/{path}"), path
    for path in ("view", "options", "replay?move=0"):
        apart = "&" if "?" in path else "?"
        assert seen(guest, f"/api/games/{id}/{path}{apart}seat=1") == seen(watcher, f"/api/games/{id}/{path}"), path
    for path, fields in (("choose", {"option": options[0]}), ("hint", {"step": "3"}), ("undo", {}), ("ahead", {})):
        answer = guest.post(f"/table/{id}/{path}", seen="0", seat="1", **fields)
        assert not any(f'"{option}"' in answer.text for option in options), path
    guest.join(id)
    Guest("Eva", host.app).join(id)
    assert any(option.split()[-1] in seen(guest, f"/api/games/{id}/view?seat=1") for option in options), "now they do"


def secret_of(answer: Any, kind: str) -> str:
    found = re.search(rf"/{kind}/([A-Za-z0-9_-]+)", answer.text)
    assert found, answer.text
    return found[1]


def test_who_gets_up_takes_no_key_along() -> None:
    host = Guest("Ann")
    guest, friend, late = Guest("Bea", host.app), Guest("", host.app), Guest("Eva", host.app)
    id = host.open(players="3")
    guest.join(id)
    key = secret_of(guest.post(f"/table/{id}/link", seat="1"), "seat")
    lesson = secret_of(guest.post(f"/table/{id}/teach", seat="1"), "teach")
    guest.post(f"/table/{id}/say", seat="1", text="I am Bea")
    friend.http.get(f"/teach/{lesson}")
    guest.post(f"/table/{id}/leave")
    late.join(id)
    Guest("Ira", host.app).join(id)
    assert host.lobby.find(id).is_started and late.http.get(f"/table/{id}?seat=1").status_code == 200
    bearer = {"authorization": f"Bearer {key}"}
    assert guest.http.get(f"/api/games/{id}/view", headers=bearer).status_code == 403
    assert guest.http.get(f"/seat/{key}").status_code == 403 and guest.http.get(f"/teach/{lesson}").status_code == 403
    for person in (guest, friend):
        assert person.http.get(f"/table/{id}?seat=1").status_code == 403
    assert "I am Bea" not in late.http.get(f"/table/{id}/people?seat=1").text, "nobody else is made to have said so"
