"""Who may sit where: a friend's seat is the friend's alone, and a rematch gives everybody their own."""

from __future__ import annotations

import re
from typing import Any

from fastapi.testclient import TestClient

from tests.web.kit import Person, lone, open_game
from tests.web.meeting import Guest
from tharsis.web.lobby import hashed


def opened_for_a_friend() -> tuple[Person, str, str]:
    """A host, the game's id and the path of the friend's link."""
    host = Person(lone())
    page = host.start(kind0="person", kind1="friend").text
    link = re.search(r'value="http://testserver(/seat/[^"]+)"', page)
    id = re.search(r'href="/table/([^"]+)"', page)
    assert link and id
    return host, id[1], link[1]


def browser(like: Person) -> TestClient:
    """Another one, at the same server."""
    return TestClient(like.http.app)


def is_allowed(http: TestClient, id: str, seat: int) -> bool:
    return http.get(f"/table/{id}?seat={seat}").status_code == 200


def test_a_host_cannot_open_the_seat_of_a_friend_who_sits_there() -> None:
    host, id, link = opened_for_a_friend()
    friend = browser(host)
    assert friend.get(link).status_code == 200 and is_allowed(friend, id, 1)
    for somebody in (host.http, browser(host)):
        assert somebody.get(link).status_code == 403 and not is_allowed(somebody, id, 1)
    token = link.rpartition("/")[2]
    answer = host.http.get(f"/api/games/{id}/view", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 403, "nor by the API"


def test_nobody_looks_at_a_friends_cards_before_the_friend_comes() -> None:
    host, id, link = opened_for_a_friend()
    headers = {"authorization": f"Bearer {link.rpartition('/')[2]}"}
    for path in ("view?seat=1", "options?seat=1", "replay?seat=1", "stream"):
        assert host.http.get(f"/api/games/{id}/{path}", headers=headers).status_code == 403, path
    answer = host.http.get(link)
    assert answer.status_code == 403 and "somebody else" in answer.text and not is_allowed(host.http, id, 1)
    friend = browser(host)
    assert friend.get(link).status_code == 200 and is_allowed(friend, id, 1), "the link still waits for the friend"


def test_a_friend_who_comes_by_the_api_has_the_seat_alone() -> None:
    host, id, link = opened_for_a_friend()
    token = link.rpartition("/")[2]
    joined = browser(host).post("/api/join", json={"token": token, "name": "Bea"}).json()
    assert joined["seat"] == 1 and joined["token"] != token
    path = f"/api/games/{id}/view"
    seen = [browser(host).get(path, headers={"authorization": f"Bearer {each}"}) for each in (token, joined["token"])]
    assert [answer.status_code for answer in seen] == [403, 200] and seen[1].json()["seat"] == 1
    assert (
        browser(host).get(link).status_code == 403 and browser(host).post("/api/join", json={"token": token}).status_code == 403
    )
    assert link not in host.http.get(f"/table/{id}/people?seat=0").text, "nothing is left to be copied"


def test_a_friend_of_a_program_has_the_seat_alone_as_well() -> None:
    http = lone()
    opened = open_game(http, kinds=("person", "friend"))
    path, mine, token = f"/api/games/{opened['id']}/view", *(seat["token"] for seat in opened["seats"])
    assert http.get(path, headers={"authorization": f"Bearer {token}"}).status_code == 403, "nobody has taken the seat"
    assert http.get(path, headers={"authorization": f"Bearer {mine}"}).status_code == 200
    joined = http.post("/api/join", json={"token": token}).json()
    seen = [http.get(path, headers={"authorization": f"Bearer {each}"}).status_code for each in (token, joined["token"])]
    assert seen == [403, 200]
    other = open_game(http, kinds=("person", "friend"))
    friend = TestClient(http.app)
    assert friend.get(f"/seat/{other['seats'][1]['token']}").status_code == 200 and is_allowed(friend, other["id"], 1)


def test_a_preview_of_the_link_takes_nobodys_seat() -> None:
    host, id, link = opened_for_a_friend()
    for _ in range(3):
        preview = browser(host)
        assert preview.get(link, follow_redirects=False).status_code == 303
        preview.cookies.clear()
        assert preview.get(f"{link}?again=1").status_code == 403
    friend = browser(host)
    assert friend.get(link).status_code == 200 and is_allowed(friend, id, 1)


def test_a_player_makes_a_new_link_for_another_device() -> None:
    host, id, link = opened_for_a_friend()
    friend: Any = Person(browser(host))
    friend.http.get(link)
    page = friend.http.post(f"/table/{id}/link", data={"csrf": friend.csrf, "seat": "1"}).text
    other = re.search(r'value="http://testserver(/seat/[^"]+)"', page)
    assert other
    phone = browser(host)
    assert phone.get(other[1]).status_code == 200 and is_allowed(phone, id, 1) and is_allowed(friend.http, id, 1)
    assert host.http.post(f"/table/{id}/link", data={"csrf": host.csrf, "seat": "1"}).status_code == 403


def test_who_opened_a_friends_link_first_and_passed_another_one_on_sees_nothing_when_the_friend_has_come() -> None:
    host, id, link = opened_for_a_friend()
    first, friend = Person(browser(host)), Guest("Bea", host.http.app)
    first.http.get(link)
    page = first.http.post(f"/table/{id}/link", data={"csrf": first.csrf, "seat": "1"}).text
    pupil = browser(host)
    shown = first.http.post(f"/table/{id}/teach", data={"csrf": first.csrf, "seat": "1"}).text
    looked = re.search(r'value="http://testserver(/teach/[^"]+)"', shown)
    other = re.search(r'value="http://testserver(/seat/[^"]+)"', page)
    assert looked and other and pupil.get(looked[1]).status_code == 200
    assert is_allowed(first.http, id, 1) and is_allowed(pupil, id, 1)
    assert friend.http.get(other[1]).status_code == 200 and is_allowed(friend.http, id, 1)
    assert not is_allowed(first.http, id, 1) and not is_allowed(pupil, id, 1)
    assert browser(host).get(looked[1]).status_code == 403
    page = friend.http.post(f"/table/{id}/link", data={"csrf": friend.csrf, "seat": "1"}).text
    other = re.search(r'value="http://testserver(/seat/[^"]+)"', page)
    phone = browser(host)
    assert other and phone.get(other[1]).status_code == 200 and is_allowed(phone, id, 1) and is_allowed(friend.http, id, 1)


def test_a_rematch_gives_everybody_their_own_seat() -> None:
    host, id, link = opened_for_a_friend()
    friend = Person(browser(host))
    friend.http.get(link)
    answer = friend.http.post(f"/table/{id}/rematch", data={"csrf": friend.csrf})
    assert answer.status_code == 200
    again = answer.url.path.rpartition("/")[2]
    assert again != id
    assert is_allowed(host.http, again, 0) and not is_allowed(host.http, again, 1)
    assert is_allowed(friend.http, again, 1) and not is_allowed(friend.http, again, 0)


def test_the_seed_is_told_to_all_when_the_host_has_chosen_it_and_else_when_the_game_is_over() -> None:
    http = lone()
    seen = [
        http.get(f"/api/games/{http.post('/api/games', json={'seats': [{}], **seed}).json()['id']}").json()
        for seed in ({"seed": "mine"}, {})
    ]
    assert seen[0]["is_seed_chosen"] and seen[0]["seed"] == "mine" and seen[0]["seed_hash"] == hashed("mine")
    assert not seen[1]["is_seed_chosen"] and seen[1]["seed"] is None and len(seen[1]["seed_hash"]) == 64
    live = http.app.state.context.lobby.find(seen[1]["id"])  # type: ignore[attr-defined]
    live.game.state.over = 1
    after = http.get(f"/api/games/{live.id}").json()
    assert hashed(after["seed"]) == seen[1]["seed_hash"]
