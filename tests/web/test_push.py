"""Web push, with a push service on this machine."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.web.kit import CALM, Person, lone, open_game

PUSHING = replace(CALM, push=True, push_services=("127.0.0.1",))


class Service(ThreadingHTTPServer):
    """Notes what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.sent: list[dict[str, str]] = []
        self.answer = 201

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/push/abc"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: Any = self.server
        service.sent.append({name.lower(): value for name, value in self.headers.items()})
        self.send_response(service.answer)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Silent."""


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield service
    service.shutdown()
    service.server_close()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscribed(service: Service) -> tuple[Any, Any, Any]:
    """A player on seat 1 of a game whose browser wants to be called."""
    http = lone(PUSHING)
    person, opened = Person(http), open_game(http, kinds=("person", "person"))
    http.get(f"/seat/{opened['seats'][1]['token']}")
    assert http.post("/push", data={"csrf": person.csrf, "endpoint": service.url}).status_code == 204
    app: Any = http.app
    return http, app.state, app.state.context.lobby.find(opened["id"])


def test_a_player_is_called_when_asked_and_told_what_waits(service: Service) -> None:
    http, state, live = subscribed(service)
    calls: list[tuple[str, list[int]]] = []
    live._on_asked = lambda id, seats: calls.append((id, list(seats)))
    live.choose(0, [str(live.game.options(0)[0])], live.number)
    assert calls and all(id == live.id for id, _ in calls)
    state.pusher.call(live.id, [0])
    assert service.sent == [], "another seat is asked"
    state.pusher.call(live.id, [1])
    state.pusher.call(live.id, [1])
    assert len(service.sent) == 1, "once for what is asked at once"
    told = http.get("/push/waiting").json()
    assert [game["url"] for game in told] == [f"/table/{live.id}"]


def test_a_call_carries_nothing_and_is_signed_by_the_key_the_page_tells(service: Service) -> None:
    http, state, live = subscribed(service)
    state.pusher.call(live.id, [1])
    sent = service.sent[0]
    assert sent["content-length"] == "0" and int(sent["ttl"]) > 0
    words = dict(part.split("=", 1) for part in sent["authorization"].removeprefix("vapid ").split(", "))
    head, claims, signature = words["t"].split(".")
    assert f'data-push="{words["k"]}"' in http.get(f"/table/{live.id}").text
    assert json.loads(decoded(claims))["aud"] == f"http://127.0.0.1:{service.server_port}"
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(words["k"]))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_nobody_is_called_who_is_gone_or_has_said_no(service: Service) -> None:
    http, state, live = subscribed(service)
    service.answer = 410
    state.pusher.call(live.id, [1])
    assert state.context.store.notes.endpoints(live.id, [1]) == []
    csrf = Person(http).csrf
    http.post("/push", data={"csrf": csrf, "endpoint": service.url})
    assert state.context.store.notes.endpoints(live.id, [1]) == [service.url]
    http.post("/push", data={"csrf": csrf, "endpoint": ""})
    assert state.context.store.notes.endpoints(live.id, [1]) == []


@pytest.mark.parametrize("endpoint", [
    "http://fcm.googleapis.com/x", "https://example.org/x", "https://fcm.googleapis.com.example.org/x", "https://[::1/x",
    "https://fcm.googleapis.com/\0", "https://fcm.googleapis.com/ x", "https://fcm.googleapis.com:99999/", "https://fcm.googleapis.com/ö",
    "https://u:p@fcm.googleapis.com/x", "file:///etc/passwd", "https://169.254.169.254/x",
])  # fmt: skip
def test_a_server_sends_nothing_to_strangers(endpoint: str) -> None:
    http = lone(PUSHING)
    answer = http.post("/push", data={"csrf": Person(http).csrf, "endpoint": endpoint})
    assert answer.status_code == 422 and "push service is not known" in answer.text


def test_push_is_off_unless_it_is_switched_on() -> None:
    http = lone()
    assert "data-push" not in Person(http).start(kind0="person", kind1="bot").text
    assert http.post("/push", data={"csrf": Person(http).csrf, "endpoint": "https://fcm.googleapis.com/x"}).status_code == 404


def test_one_who_cannot_be_called_keeps_no_other_from_it(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    _, state, live = subscribed(service)
    for at, endpoint in enumerate(("http://127.0.0.1:1/\x7f x", "http://127.0.0.1:99999/", "http://127.0.0.1:1/")):
        state.context.store.notes.subscribe(f"browser {at}", endpoint, 0.0)
        state.context.store.sit(f"browser {at}", live.id, 1, 0.0)
    monkeypatch.setattr(type(state.pusher), "is_allowed", lambda self, endpoint: True)
    state.pusher.call(live.id, [1])
    assert len(service.sent) == 1


def test_a_visitor_cannot_fill_the_list_of_who_is_called(service: Service) -> None:
    http = lone(replace(PUSHING, allowance=replace(PUSHING.allowance, doors=3, door_s=1000)))
    answers = []
    for _ in range(5):
        http.cookies.clear()
        csrf = Person(http).csrf
        answers.append(http.post("/push", data={"csrf": csrf, "endpoint": service.url}).status_code)
    assert answers == [204, 204, 204, 429, 429]
