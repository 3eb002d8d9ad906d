"""What every answer carries, and what is turned away at the door."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
import time
from dataclasses import replace
from types import ModuleType

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from markupsafe import escape
from starlette.types import Message

from tests.web.kit import CALM, Person, beginning, lone, open_game
from tests.web.meeting import QUICK, Guest
from tharsis.text.bundle import LANGUAGES
from tharsis.web import hints, pages, reports
from tharsis.web.app import Settings
from tharsis.web.guard import _limited
from tharsis.web.limits import MANY_STREAMS, Allowance, Buckets, Connections, TooMany, owner_hash
from tharsis.web.lobby import Lobby, SeatPlan
from tharsis.web.server import Host, listen
from tharsis.web.texts import texts


def test_every_answer_has_a_strict_policy() -> None:
    http = lone()
    paths = ("/", "/new", "/cards?q=birds", "/api/openapi.json", "/nothing", "/how")
    refused = [
        http.post("/new", headers={"origin": "https://evil.example"}),
        http.post("/new", content=b"x" * 100_000),
        http.post("/new", content=iter([b"x" * 40_000] * 3)),
        lone(Settings(burst=0)).get("/"),
    ]
    assert [answer.status_code for answer in refused] == [403, 413, 413, 429]
    for answer in (*map(http.get, paths), *refused):
        policy = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert policy.pop("img-src") == "'self' data:"
        assert set(policy.values()) == {"'none'", "'self'"}
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="only where both kinds of addresses are")
def test_visitors_of_the_older_addresses_are_told_apart_where_a_server_listens_to_both_kinds() -> None:
    listener = listen("::", 0)
    host = Host(listener, replace(CALM, allowance=replace(CALM.allowance, connections=1), trusted_proxies=("127.0.0.2",)))
    threading.Thread(target=host.host, daemon=True).start()
    try:
        with (
            joined(listener, "127.0.0.1") as first,
            joined(listener, "127.0.0.3") as second,
            joined(listener, "127.0.0.1") as third,
        ):
            assert [answers(one) for one in (first, second, third)] == [True, True, False]
        with joined(listener, "127.0.0.2") as proxy, joined(listener, "127.0.0.2") as other:
            assert answers(proxy) and answers(other), "proxies speak for many"
            proxy.sendall(b"POST /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n"
                          b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n" + b'{"seats":[{}]}')  # fmt: skip
            assert b" 201 " in told_until(proxy, b"}")
        store = host._app.state.context.store
        assert [store.game(id).owner for id in store.unfinished()] == [owner_hash("192.0.2.1")]
    finally:
        host.stop()


def joined(listener: socket.socket, address: str) -> socket.socket:
    """A connection from this address of our own."""
    return socket.create_connection(("127.0.0.1", listener.getsockname()[1]), 30, (address, 0))


def told_until(connection: socket.socket, end: bytes) -> bytes:
    told = b""
    while end not in told and (piece := connection.recv(1000)):
        told += piece
    return told


def answers(connection: socket.socket) -> bool:
    try:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return told_until(connection, b"\r\n\r\nok").startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_pages_have_no_inline_script_or_style() -> None:
    http = lone()
    opened = open_game(http)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    for path in ("/", "/new", "/cards?q=birds", "/how", f"/table/{opened['id']}", f"/table/{opened['id']}/score"):
        page = http.get(path).text
        assert "<script>" not in page and " style=" not in page and " onclick=" not in page
        assert "http://" not in page.replace("http://www.w3.org", "") and "https://" not in page


def test_requests_of_other_sites_are_refused() -> None:
    http = lone()
    body = {"seats": [{}, {}]}
    assert http.post("/api/games", json=body, headers={"origin": "https://evil.example"}).status_code == 403
    assert http.post("/api/games", json=body, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert http.post("/api/games", json=body, headers={"origin": "http://testserver"}).status_code == 201
    for origin in ("http://[", "http://testserver]", "null", ""):
        assert http.post("/api/games", json=body, headers={"origin": origin}).status_code == 403, origin


@pytest.mark.parametrize("csrf", ["guess", ""])
def test_forms_need_the_secret_of_the_page(csrf: str) -> None:
    http = lone()
    Person(http)
    opened = open_game(http)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    fields = {"csrf": csrf, "game": "mars", "kind0": "person", "seat": "0", "seen": "0", "option": "done", "name": "x"}
    for path in ("/new", *(f"/table/{opened['id']}/{what}" for what in ("choose", "undo", "name", "report", "rematch"))):
        assert http.post(path, data=fields).status_code == 403, path


def test_every_form_needs_the_secret_of_the_page() -> None:
    http = lone()
    person = Person(http)
    id = open_game(http)["id"]
    rooms = [room for room in (*vars(pages).values(), reports) if isinstance(room, ModuleType) and hasattr(room, "router")]
    routes = [route for room in rooms for route in room.router.routes if isinstance(route, APIRoute)]
    posts = sorted({route.path for route in routes if "POST" in route.methods})
    assert len(posts) > 25 and person.csrf
    for path in posts:
        answer = http.post(path.replace("{id}", id), data={"seat": "0", "seen": "0", "name": "Ann", "word": "olympus"})
        assert answer.status_code == 403, path


def test_whoever_asks_the_coach_often_does_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, goes_on = threading.Semaphore(0), threading.Event()

    def slow(coach: object, live: object, game: object, seat: int) -> str:
        thinks.release()
        goes_on.wait(30)
        return "advice"

    monkeypatch.setattr(hints, "advised", slow)
    context = lone().app.state.context  # type: ignore[attr-defined]
    lives = [context.lobby.create("mars", {}, [SeatPlan("person"), SeatPlan("bot")]).live for _ in range(4)]
    asked = [threading.Thread(target=context.hints.hint, args=(live, 0, "one")) for live in lives[:2]]
    for thread in asked:
        thread.start()
    assert thinks.acquire(timeout=30)
    while len(context.hints._asking) < 2:
        time.sleep(0.001)
    with pytest.raises(TooMany):
        context.hints.hint(lives[2], 0, "one")
    goes_on.set()
    for thread in asked:
        thread.join(30)
    assert context.hints.hint(lives[2], 0, "one") == "advice" and not context.hints._asking
    assert context.hints.hint(lives[0], 0, "two") == "advice", "what is known costs nothing"


def test_cookies_alone_do_not_move_through_the_api() -> None:
    http = lone()
    opened = open_game(http)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    table = http.get(f"/api/games/{opened['id']}/view?seat=0").json()
    body = {"options": table["options"][:1], "number": table["number"]}
    assert http.post(f"/api/games/{opened['id']}/choose", json=body).status_code == 403


def test_large_requests_are_refused() -> None:
    http = lone()
    assert http.post("/api/games", content=b"x" * 100_000).status_code == 413
    assert http.post("/api/games", content=iter([b"x" * 40_000] * 3)).status_code == 413, "without a length beforehand"


def test_games_that_are_closed_again_count_as_well() -> None:
    host = Guest("Ann", lone(replace(CALM, allowance=replace(CALM.allowance, games=3))).app)
    for _ in range(3):
        host.post(f"/table/{host.open()}/leave")
    answer = host.post("/new", **QUICK)
    assert answer.status_code == 429 and not host.lobby.store.unfinished()


NEW = {"csrf": "", "game": "mars", "corporate_era": "1", "kind0": "person"}


@pytest.mark.parametrize("allowance", [Allowance(games=2), Allowance(games_of_all=2), Allowance(open_games=2)])
def test_too_many_new_games_are_refused_however_they_are_made(allowance: Allowance) -> None:
    http = lone(Settings(allowance=allowance))
    person = Person(http)
    id = person.start(kind0="person").url.path.rpartition("/")[2]
    answers = [http.post("/api/games", json={"seats": [{}]}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429] and "retry-after" in answers[1].headers
    for path in ("/new", f"/table/{id}/rematch"):
        answer = http.post(path, data={**NEW, "csrf": person.csrf})
        assert answer.status_code == 429, path


def test_one_address_opens_so_many_streams_and_no_more() -> None:
    http = lone(Settings(allowance=Allowance(streams=2)))
    id, streams = open_game(http)["id"], http.app.state.context.limits.streams  # type: ignore[attr-defined]
    me = owner_hash("testclient")
    streams.open(me)
    streams.open(me)
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 429
    streams.close(me)
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 200
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 200, "one that was closed is not counted"


def test_streams_at_other_servers_count_too() -> None:
    http = lone(Settings(allowance=Allowance(streams=MANY_STREAMS + 1)))
    me, (here, there) = owner_hash("testclient"), (app.state.context.limits.streams for app in (http.app, lone().app))  # type: ignore[attr-defined]
    id, store = open_game(http)["id"], http.app.state.context.store  # type: ignore[attr-defined]
    for _ in range(MANY_STREAMS):
        there.open(me)
    store.beat("there:1:b", 60.0, there.many)
    here.elsewhere = store.beat("here:1:a", 60.0, here.many)
    assert here.elsewhere == {me: MANY_STREAMS}
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 200
    here.open(me)
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 429


def test_reports_are_not_taken_for_ever() -> None:
    http = lone(Settings(allowance=Allowance(reports=2)))
    person, id = Person(http), open_game(http)["id"]
    sent = [http.post(f"/table/{id}/report", data={"csrf": person.csrf, "note": "x\0y"}).status_code for _ in range(3)]
    assert sent == [200, 200, 429]
    assert [row.note for row in http.app.state.context.store.reports(id)] == ["xy", "xy"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("allowance", [Allowance(reports_of_all=2), Allowance(reports_of_game=2)])
def test_reports_of_many_visitors_are_not_taken_for_ever_either(allowance: Allowance) -> None:
    app = lone(Settings(allowance=allowance)).app
    visitors = [Person(TestClient(app, client=(f"10.0.0.{at}", 1))) for at in range(3)]
    id = open_game(visitors[0].http)["id"]
    sent = [person.http.post(f"/table/{id}/report", data={"csrf": person.csrf, "note": "x"}).status_code for person in visitors]
    assert sent == [200, 200, 429]


def test_all_together_open_so_many_streams_and_no_more() -> None:
    http = lone(Settings(allowance=Allowance(streams_of_all=2)))
    id, streams = open_game(http)["id"], http.app.state.context.limits.streams  # type: ignore[attr-defined]
    streams.open("one")
    streams.open("another")
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 429
    streams.close("one")
    assert asyncio.run(beginning(http.app, f"/table/{id}/stream"))[0] == 200


def test_unknown_games_leave_nothing_behind() -> None:
    http = lone()
    lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    for id in ("nothing", "x" * 5000, "%00", "a%00b", "ö"):
        assert http.get(f"/table/{id}").status_code == 404
    assert not lobby._loading and not lobby._live


def test_too_many_fields_are_refused() -> None:
    http = lone()
    person = Person(http)
    answer = http.post("/new", content="&".join(["csrf=" + person.csrf, *["x=1"] * 300]))
    assert answer.status_code == 422 and "200" in answer.text


def test_links_begin_with_the_public_address() -> None:
    http = lone(Settings(public_url="https://mars.example/"))
    page = Person(http).start(kind0="person", kind1="friend").text
    assert 'value="https://mars.example/seat/' in page and "testserver" not in page


def test_only_a_trusted_proxy_tells_where_a_request_comes_from() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert not Host(listener, Settings()).config.proxy_headers
        config = Host(listener, Settings(trusted_proxies=("10.0.0.1",))).config
        assert config.proxy_headers and config.forwarded_allow_ips == ["10.0.0.1"]


def test_small_answers_are_sent_without_delay() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_slow_body_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.web.guard.BODY_S", 0.05)
    status, told = asyncio.run(beginning(lone().app, "/new", method="POST"))
    assert status == 408 and "too long" in told


def test_a_server_that_was_slow_itself_still_takes_what_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream looks for what has come only when it is under way."""
    monkeypatch.setattr("tharsis.web.guard.BODY_S", 0.01)

    async def whole() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def ask_late() -> Message:
        receive = _limited(whole)
        await asyncio.sleep(0.05)
        return await receive()

    assert asyncio.run(ask_late())["type"] == "http.request"


def test_a_slow_header_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tharsis.web.server.IDLE_S", 0.3)
    with listen("127.0.0.1", 0) as listener:
        address = listener.getsockname()
        host = Host(listener, CALM)
        thread = threading.Thread(target=host.host, daemon=True)
        thread.start()
        with socket.create_connection(address, timeout=30) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-A: ")
            assert slow.recv(1) == b"", "the connection is closed"
        host.stop()
        thread.join(30)


def test_one_address_holds_so_many_connections_and_no_more() -> None:
    allowance = Allowance(connections=2)
    with listen("127.0.0.1", 0) as listener:
        host = Host(listener, Settings(allowance=allowance))
        thread = threading.Thread(target=host.host, daemon=True)
        thread.start()

        def answer(line: socket.socket) -> bytes:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                return line.recv(12)
            return b""

        first, second, third = (socket.create_connection(listener.getsockname(), timeout=30) for _ in range(3))
        assert answer(first) == answer(second) == b"HTTP/1.1 200" and answer(third) == b""
        first.close()
        while not answer(fourth := socket.create_connection(listener.getsockname(), timeout=30)):
            fourth.close()  # the one before is not gone yet
        for line in (second, third, fourth):
            line.close()
        host.stop()
        thread.join(30)


def test_proxies_speak_for_many_and_a_home_is_one() -> None:
    connections = Connections(2, ["10.0.0.0/8", "fd00::1", "unix"])
    assert all(connections.open("10.1.2.3") and connections.open("fd00::1") for _ in range(5))
    homes = [f"2001:db8:0:1::{number}" for number in range(3)]
    assert [connections.open(host) for host in (*homes, "2001:db8:0:2::1")] == [True, True, False, True]
    connections.close(homes[0])
    assert connections.open(homes[2])


def test_requests_of_one_home_are_counted_together() -> None:
    http = lone(Settings(requests_per_second=0.1, burst=2))
    homes = [("2001:db8:0:1::1", 1), ("2001:db8:0:1::2", 2), ("2001:db8:0:1::3", 3), ("2001:db8:0:2::1", 4)]
    answers = [TestClient(http.app, client=home).get("/health").status_code for home in homes]
    assert answers == [200, 200, 429, 200]


def test_no_log_holds_the_secret_of_a_seat(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    http = TestClient(lone().app, raise_server_exceptions=False)
    token = open_game(http)["seats"][0]["token"]
    caplog.set_level(logging.DEBUG, "tharsis")
    assert http.get(f"/seat/{token}").status_code == 200
    monkeypatch.setattr(Lobby, "seat_of", lambda self, token: 1 / 0)
    answer = http.get(f"/seat/{token}")
    assert answer.status_code == 500 and "Traceback" not in answer.text and token not in answer.text
    assert "fault at GET /seat/{token}" in caplog.text and token not in caplog.text
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert not Host(listener, Settings()).config.access_log


def test_too_many_requests_are_slowed_down() -> None:
    http = lone(Settings(requests_per_second=1, burst=5))
    answers = [http.get("/health").status_code for _ in range(8)]
    assert answers[:5] == [200] * 5 and 429 in answers


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("tharsis.web.guard.time.monotonic", lambda: now)
    buckets = Buckets(per_second=1, burst=2)
    assert [buckets.take("me") for _ in range(3)] == [True, True, False] and buckets.take("another")
    now += 1
    assert [buckets.take("me") for _ in range(2)] == [True, False]
    now += 60
    assert [buckets.take("me") for _ in range(3)] == [True, True, False], "no more than the burst"


def test_the_secret_of_a_seat_is_changed_for_a_cookie() -> None:
    http = lone()
    opened = open_game(http)
    token = opened["seats"][1]["token"]
    answer = http.get(f"/seat/{token}", follow_redirects=False)
    assert answer.status_code == 303 and token not in answer.headers["location"]
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "samesite=strict" in cookie.lower() and token not in cookie
    assert token not in http.get(answer.headers["location"]).text
    assert http.get("/seat/nothing").status_code == 403


def test_a_link_from_another_site_is_asked_again_from_here() -> None:
    http = lone()
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    answer = http.get("/", headers=headers)
    assert "refresh" in answer.text and "set-cookie" not in answer.headers


def test_only_own_pages_are_led_back_to() -> None:
    http = TestClient(lone().app)
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = http.get("/language/uk", params={"back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"


def test_names_are_escaped() -> None:
    http = lone()
    person = Person(http)
    page = person.start(kind0="person", name0="<script>alert(1)</script>", kind1="person", name1="Bob").text
    assert "<script>alert" not in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_refuse_in_the_readers_language(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t, host = texts(code), Guest("Ann")
    http = TestClient(host.http.app, cookies={**host.http.cookies, "language": code}, raise_server_exceptions=False)
    id = host.open()
    Guest("Bea", host.app).join(id)
    fields = {"csrf": host.csrf, "seat": "0", "name": "x"}
    refused = {
        "server-no-game": http.get("/table/nothing"), "server-no-page": http.get("/nothing"),
        "server-old-page": http.post("/new", data={"csrf": "old"}), "server-file-later": http.get(f"/table/{id}/save"),
        "server-own-name": http.post(f"/table/{id}/name", data=fields),
    }  # fmt: skip
    monkeypatch.setattr(pages.home, "my_games", lambda *_: 1 // 0)
    refused["server-fault"] = http.get("/")
    for key, answer in refused.items():
        assert answer.status_code >= 400 and str(escape(t(key))) in answer.text, key
    assert http.get("/api/games/nothing").json() == {"detail": "no game 'nothing'"}
