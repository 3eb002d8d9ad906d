"""Programs play through the API, and nobody can spoil a game with it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import Program, beginning, lone, open_game


@pytest.fixture
def http() -> Iterator[TestClient]:
    yield lone()


@pytest.fixture
def opened(http: TestClient) -> Any:
    return open_game(http)


def test_a_game_is_opened_with_a_secret_for_each_person(http: TestClient) -> None:
    opened = open_game(http, players=3, kinds=("person", "friend", "bot"))
    tokens = [seat["token"] for seat in opened["seats"]]
    assert tokens[2] is None
    assert len({*tokens}) == 3
    assert all(len(token) >= 30 for token in tokens[:2])


def test_wrong_set_ups_are_refused_with_the_reason(http: TestClient) -> None:
    answer = http.post("/api/games", json={"seats": [{}, {}], "setup": {"moons": True}})
    assert answer.status_code == 422
    assert "moons" in answer.json()["detail"]
    assert http.post("/api/games", json={"seats": []}).status_code == 422
    assert http.post("/api/games", content=b"{", headers={"content-type": "application/json"}).status_code == 422


def test_a_seat_sees_its_own_cards_and_a_spectator_none(http: TestClient, opened: Any) -> None:
    first, second = Program(http, opened, 0).view(), Program(http, opened, 1).view()
    assert first["seat"] == 0
    assert first["view"]["seen"] and first["view"]["seen"] != second["view"]["seen"]
    watching = http.get(f"/api/games/{opened['id']}/view").json()
    assert watching["seat"] is None
    assert watching["options"] == [] and watching["view"]["seen"] == []


def test_a_wrong_token_opens_nothing(http: TestClient, opened: Any) -> None:
    headers = {"authorization": "Bearer nothing"}
    assert http.get(f"/api/games/{opened['id']}/view", headers=headers).status_code == 403
    body = {"options": ["pass"], "number": 0}
    assert http.post(f"/api/games/{opened['id']}/choose", json=body, headers=headers).status_code == 403
    assert http.post(f"/api/games/{opened['id']}/choose", json=body).status_code == 403


def test_a_token_of_one_game_does_not_open_another(http: TestClient, opened: Any) -> None:
    other = open_game(http, seed="8")
    headers = {"authorization": f"Bearer {other['seats'][0]['token']}"}
    assert http.get(f"/api/games/{opened['id']}/view", headers=headers).status_code == 403


def test_unknown_games_are_not_found(http: TestClient) -> None:
    for path in ("", "/view", "/options", "/stream", "/replay"):
        assert http.get(f"/api/games/nothing{path}").status_code == 404


def test_an_option_not_in_the_list_is_refused_and_changes_nothing(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    before = program.view()
    for option in ("play birds", "nonsense", "", "corporation"):
        answer = program.choose([option], before["number"])
        assert answer.status_code == 422 and answer.json()["detail"]
    assert program.view() == before


def test_a_line_is_taken_whole_or_not_at_all(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    table = program.view()
    assert program.choose([table["options"][0], "play birds"], table["number"]).status_code == 422
    assert program.view()["number"] == table["number"]


def test_a_stale_move_gets_the_fresh_table(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    table = program.view()
    assert program.choose([table["options"][0]], table["number"]).status_code == 200
    again = program.choose([table["options"][0]], table["number"])
    assert again.status_code == 409
    assert again.json()["table"]["number"] == table["number"] + 1
    assert program.choose(["done"], 10_000).status_code == 409


def test_simultaneous_choices_do_not_make_each_other_stale(http: TestClient, opened: Any) -> None:
    first, second = Program(http, opened, 0), Program(http, opened, 1)
    one, two = first.view(), second.view()
    assert first.choose([one["options"][0]], one["number"]).status_code == 200
    assert second.choose([two["options"][0]], two["number"]).status_code == 200


def test_undo_takes_back_what_was_sent_at_once(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    table = program.view()
    program.choose([table["options"][0]], table["number"])
    kept = program.view()
    cards = [option for option in kept["options"] if option.startswith("keep ")][:2]
    after = program.choose(cards, kept["number"]).json()
    assert after["undoable"] == 2
    back = program.undo(after["number"])
    assert back.status_code == 200
    assert back.json()["view"]["seen"] == kept["view"]["seen"]
    assert back.json()["number"] == after["number"] + 1


def test_nobody_undoes_after_another_has_acted(http: TestClient, opened: Any) -> None:
    first, second = Program(http, opened, 0), Program(http, opened, 1)
    first.choose([first.view()["options"][0]], 0)
    second.choose([second.view()["options"][0]], second.view()["number"])
    answer = first.undo(first.view()["number"])
    assert answer.status_code == 422


def test_nobody_undoes_past_a_revealed_card(http: TestClient) -> None:
    opened = open_game(http, seed="1", corporate_era=False, beginners=[0, 1], first_player=0)
    program = Program(http, opened, 0)
    placing = program.choose(["standard aquifer"], 0).json()
    assert placing["undoable"] == 1
    drawn = program.choose(["place ocean 4"], placing["number"]).json()  # a card is printed there
    assert drawn["undoable"] == 0
    answer = program.undo(drawn["number"])
    assert answer.status_code == 422 and "revealed" in answer.json()["detail"]
    assert program.view() == drawn


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_who_is_last_to_choose_takes_nothing_back_once_all_choices_lie_open(http: TestClient, game: str) -> None:
    opened = open_game(http, game=game, seed="s0")
    live = http.app.state.context.lobby.find(opened["id"])  # type: ignore[attr-defined]
    while not any(event.kind == "corporation" for event in live.game.happened()):
        last = live.game.to_move[-1]
        live.choose(last, [str(live.game.options(last)[0])], live.number)
    assert live.game.undoable(last) > 0, "the rules alone would allow it"
    program = Program(http, opened, last)
    table = program.view()
    assert table["undoable"] == 0
    answer = program.undo(table["number"])
    assert answer.status_code == 422 and "revealed" in answer.json()["detail"] and program.view() == table


def test_nothing_is_taken_back_when_the_game_is_over(http: TestClient, opened: Any) -> None:
    """The deck and all hands are open then, and the game is counted."""
    live, rng = http.app.state.context.lobby.find(opened["id"]), random.Random(2)  # type: ignore[attr-defined]
    last, moves = Program(http, opened, 0), live.game.copy()
    while not moves.over:
        seat = rng.choice(moves.to_move)
        moves.choose(seat, str(rng.choice(moves.options(seat))))
    for seat, option in moves.moves:
        live.choose(seat, [str(live.game.rules.notation.text(option))], live.number)
        last = Program(http, opened, seat)
    assert live.game.over and live.game.undoable(last.seat) > 0, "the rules alone would allow it"
    assert live.store.game(live.id).finished, "stored with the last move"
    table = last.view()
    assert table["undoable"] == 0 and last.undo(table["number"]).status_code == 422
    assert last.view() == table


def test_a_whole_solo_game_is_played_through_the_api(http: TestClient) -> None:
    opened = open_game(http, players=1, seed="31")
    program, rng = Program(http, opened, 0), random.Random(5)
    table = program.view()
    while table["options"]:
        closing = [option for option in table["options"] if option in ("pass", "done")]
        option = closing[0] if closing and rng.random() < 0.7 else rng.choice(table["options"])
        table = program.choose([option], table["number"]).json()
    seen = http.get(f"/api/games/{opened['id']}").json()
    assert seen["over"] and seen["to_move"] == []
    end = http.get(f"/api/games/{opened['id']}/replay?move=99999&seat=0").json()
    assert end["view"]["over"] and end["move"] == end["of"]


def test_a_running_game_is_replayed_only_from_ones_own_seat(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    program.choose([program.view()["options"][0]], 0)
    path = f"/api/games/{opened['id']}/replay?move=0"
    assert http.get(f"{path}&seat=1", headers=program.headers).status_code == 403
    assert http.get(f"{path}&seat=0", headers=program.headers).json()["view"]["seen"]
    assert http.get(f"{path}&seat=-1").json()["view"]["seen"] == []


def test_a_token_tells_its_seat_and_takes_a_name(http: TestClient, opened: Any) -> None:
    joined = http.post("/api/join", json={"token": opened["seats"][1]["token"], "name": "  <b>Bob</b>\n"}).json()
    assert joined == {"id": opened["id"], "seat": 1, "token": opened["seats"][1]["token"]}
    assert http.get(f"/api/games/{opened['id']}").json()["seats"][1]["name"] == "<b>Bob</b>"
    assert http.post("/api/join", json={"token": "nothing"}).status_code == 403


def test_the_api_describes_itself(http: TestClient) -> None:
    paths = http.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/games/{id}/choose", "/api/games/{id}/stream", "/api/games/{id}/replay"} <= set(paths)
    page = http.get("/api").text
    assert all(path in page for path in paths)
    assert "http://" not in page and "https://" not in page, "it needs no other host"


def test_refusals_are_one_clear_line(http: TestClient, opened: Any) -> None:
    game, headers = f"/api/games/{opened['id']}", Program(http, opened, 0).headers
    answers = [
        http.post("/api/games", json={"game": "chess", "seats": [{}]}),
        http.post("/api/games", json={"seats": [{}] * 6}),
        http.post("/api/games", json={"seats": [{}, {}], "setup": {"draft": "maybe"}}),
        http.get("/api/games/nothing/view"),
        http.get(f"{game}/view?seat=9", headers=headers),
        http.get(f"{game}/view?seat=1", headers=headers),
        http.post(f"{game}/choose", json={"options": ["play birds"], "number": 0}, headers=headers),
        http.post(f"{game}/choose", json={"options": [], "number": 0}, headers=headers),
        http.post(f"{game}/undo", json={"number": 0}, headers=headers),
        http.put(game),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500, answer.text
        detail = answer.json()["detail"]
        assert detail and "\n" not in detail and "Traceback" not in detail


@pytest.mark.parametrize(("query", "headers", "status"), [
    ("", {"authorization": "Bearer nothing"}, 403),
    ("since=-2", {}, 422),
    ("since=soon", {}, 422),
    ("since=" + "9" * 5000, {}, 422),
    ("", {"last-event-id": "soon"}, 422),
    ("", {"last-event-id": "-2"}, 422),
    ("", {"last-event-id": "9" * 5000}, 422),
])  # fmt: skip
def test_a_stream_refuses_what_it_cannot_follow(
    http: TestClient, opened: Any, query: str, headers: dict[str, str], status: int
) -> None:
    told, body = asyncio.run(beginning(http.app, f"/api/games/{opened['id']}/stream", query, headers))
    assert told == status
    detail = json.loads(body)["detail"]
    assert detail and "\n" not in detail and len(detail) < 200
    assert asyncio.run(beginning(http.app, f"/table/{opened['id']}/stream", query, headers))[0] == status


def test_a_listener_that_comes_back_is_told_only_what_it_missed(http: TestClient, opened: Any) -> None:
    program = Program(http, opened, 0)
    program.choose([program.view()["options"][0]], 0)
    path = f"/api/games/{opened['id']}/stream"
    for query, headers in (("since=1", {}), ("since=0", {"last-event-id": "1"})):
        assert asyncio.run(beginning(http.app, path, query, headers))[1].endswith("\n\n: here\n\n")
    for query, headers in (("since=0", {}), ("since=1", {"last-event-id": "0"}), ("", {})):
        assert "data: 1" in asyncio.run(beginning(http.app, path, query, headers))[1]


def test_bots_move_by_themselves() -> None:
    from tests.web.kit import client

    with client() as http:
        opened = open_game(http, kinds=("person", "bot"))
        program, rng = Program(http, opened, 0), random.Random(3)
        while program.view()["view"]["generation"] == 1:
            program.move(rng) or program.wait_for_others()
