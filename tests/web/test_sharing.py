"""Several servers on one database: each hears of the others, bots run once, and nobody's death loses a move."""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from tests.store.cluster import Cluster
from tests.web.kit import CALM, Person, Program, lone, open_game
from tests.web.meeting import Guest
from tests.web.test_kills import Sent, is_kept
from tests.web.test_restart import Server, post
from tharsis.store import Database, UnknownGame
from tharsis.store.sharing import is_gone, server_name
from tharsis.store.tables import GAMES, SERVERS
from tharsis.web import bots, duty
from tharsis.web.app import Settings, create_app
from tharsis.web.hub import Hub
from tharsis.web.limits import Allowance, owner_hash
from tharsis.web.live import Stale
from tharsis.web.lobby import Lobby
from tharsis.web.render import PACES

KILLS = int(os.environ.get("THARSIS_KILLS", "3"))
WAIT_S = 60
TAKEN_OVER_S = 10.0
BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url


@pytest.fixture
def two(place: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers in this process that know nothing of each other but the database, as if on two machines."""
    monkeypatch.setattr(duty, "server_name", lambda word: f"machine-{word}:1:{word}")
    with ExitStack() as stack:
        first, second = (stack.enter_context(TestClient(create_app(replace(CALM, database=place)))) for _ in range(2))
        yield first, second


def comes_true(check: Callable[[], Any], seconds: float = WAIT_S) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if check():
            return True
        time.sleep(0.01)
    return False


def lobby_of(http: TestClient) -> Any:
    return http.app.state.context.lobby  # type: ignore[attr-defined]


def test_a_move_on_one_server_is_heard_at_the_other(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    opened = open_game(first)
    there = lobby_of(second).find(opened["id"])
    program = Program(first, opened, 0)
    for number in (1, 2, 3):
        assert program.move(random.Random(number)) or number > 1
    assert comes_true(lambda: there.number == lobby_of(first).find(opened["id"]).number > 0)
    assert there.game.state.tobytes() == lobby_of(first).find(opened["id"]).game.state.tobytes()


def test_a_page_at_the_other_server_is_never_older_than_an_acknowledged_move(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    opened = open_game(first)
    here, there = Program(first, opened, 0), Program(second, opened, 0)
    there.view()
    for turn in range(4):
        here.move(random.Random(turn))
        assert there.view() == here.view()
    undone = here.undo(here.view()["number"])
    assert undone.status_code == 422 or there.view() == here.view()


def test_a_page_at_another_server_is_told_within_200_ms(two: tuple[TestClient, TestClient]) -> None:
    opened, hub = open_game(two[0], players=1), lobby_of(two[1]).hub
    lobby_of(two[1]).find(opened["id"])
    publish, told, late = hub.publish, list[float](), list[float]()

    def noted(game: str, number: int = -1) -> None:
        if game == opened["id"] and number >= 0:
            told.append(time.monotonic())
        publish(game, number)

    hub.publish = noted
    for turn in range(9):
        told.clear()
        assert Program(two[0], opened, 0).move(random.Random(turn))
        acknowledged = time.monotonic()
        assert comes_true(lambda: told)
        late.append(told[0] - acknowledged)
    assert sorted(late)[len(late) // 2] < 0.2, late


def test_pages_are_told_of_a_move_that_their_server_knew_before_it_heard_of_it(place: str) -> None:
    """Whoever looks at the table in between brings it up to date."""
    first, second = (lone(replace(CALM, database=place)) for _ in range(2))
    opened, there = open_game(first), lobby_of(second)
    there.find(opened["id"])
    program, told = Program(first, opened, 0), list[tuple[bool, int]]()

    async def page() -> None:
        there.hub.start(asyncio.get_running_loop())
        async for news in there.hub.listen(opened["id"]):
            told.append(news)
            if len(told) == 4:
                return
            assert program.move(random.Random(len(told)))
            assert there.find(opened["id"]).number == len(told)
            for _ in range(2):
                there.heard(opened["id"], len(told))

    asyncio.run(asyncio.wait_for(page(), WAIT_S))
    assert told == [(False, -1), (True, 1), (True, 2), (True, 3)], "each is told, and once"


def test_a_game_that_is_deleted_is_gone_at_every_server(two: tuple[TestClient, TestClient], place: str) -> None:
    store = Database(place)
    for moves in (0, 1):
        opened = open_game(two[0])
        programs = [Program(http, opened, 0) for http in two]
        assert all(program.view()["options"] for program in programs)
        if moves:
            assert programs[0].move(random.Random(1))
        store.delete([opened["id"]])
        late = programs[0].choose(["pass"], moves)
        assert late.status_code in (403, 404), late.text
        for http in two:
            assert comes_true(lambda: http.get(f"/table/{opened['id']}").status_code == 404)  # noqa: B023
            assert http.get(f"/api/games/{opened['id']}").status_code == 404
    store.close()


def test_a_move_that_comes_after_its_game_was_deleted_finds_none() -> None:
    http = lone()
    opened = open_game(http)
    lobby_of(http).store.delete([opened["id"]])
    program = Program(http, opened, 0)
    live = lobby_of(http).in_memory(opened["id"])
    with pytest.raises(UnknownGame):
        live.choose(0, [str(live.game.options(0)[0])], 0)
    assert program.choose(["pass"], 0).status_code == 403, "its links open nothing"
    lobby_of(http).missed()
    assert program.view() == {"detail": f"game '{opened['id']}' is no more"}


def test_a_name_that_is_changed_on_one_server_is_seen_at_the_other(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    opened = open_game(first)
    live = lobby_of(second).find(opened["id"])
    first.post("/api/join", json={"token": opened["seats"][0]["token"], "name": "Ann"})
    assert comes_true(lambda: live.seats[0].name == "Ann")


def test_a_turn_that_can_be_taken_back_is_held_at_every_server(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    here = lobby_of(first).find(open_game(first, kinds=("person", "bot"))["id"])
    there = lobby_of(second).find(here.id)
    rng = random.Random(5)
    while not here.hold:
        assert comes_true(lambda: 0 in lobby_of(first).find(here.id).game.to_move), "bots run at one of them"
        with here.lock, suppress(Stale):  # the program may have moved meanwhile
            here.choose(0, [str(rng.choice(here.game.options(0)))], here.number, 600.0)
    number = here.number
    assert comes_true(lambda: 500 < there.waits <= 600) and there.number == number
    assert not comes_true(lambda: there.number > number, 0.3), "programs wait at both"
    there.end_turn(0)
    assert comes_true(lambda: here.number > number), "and ended at every server"


def test_the_pace_of_programs_is_known_at_every_server(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    here = lobby_of(first).find(open_game(first, kinds=("person", "bot"))["id"])
    there = lobby_of(second).find(here.id)
    here.set_pause(0.25)
    assert comes_true(lambda: there.pause == 0.25)
    with there.lock:
        there.set_pause(None)
    assert comes_true(lambda: here.pause is None)


def test_games_made_at_one_server_count_at_the_other(place: str) -> None:
    before = lone(replace(CALM, database=place)).app.state.context.store.made(owner_hash("testclient"), 0, time.time())[0]  # type: ignore[attr-defined]
    settings = replace(CALM, database=place, allowance=Allowance(games=before + 2, within_s=time.time()))
    answers = [lone(settings).post("/api/games", json={"seats": [{}]}).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


def test_a_zero_byte_harms_nothing(place: str) -> None:
    http = lone(replace(CALM, database=place))
    person, body = Person(http), {"seats": [{"kind": "bot", "level": "a\0b", "name": "c\0d"}, {}], "seed": "x\0y"}
    opened = http.post("/api/games", json=body)
    assert opened.status_code in (201, 422), opened.text
    id = open_game(http)["id"]
    answers = [
        http.get("/table/a%00b"), http.get("/seat/a%00b"), http.get(f"/table/{id}/look?option=a%00b"),
        http.post(f"/table/{id}/report", data={"csrf": person.csrf, "note": "x\0y"}),
        http.post("/api/join", json={"token": "a\0b", "name": "c\0d"}),
        person.start(kind0="person", name0="a\0b", seed="x\0y"),
    ]  # fmt: skip
    assert [answer.status_code for answer in answers] == [404, 403, 200, 200, 403, 200]
    http.post("/me/name", data={"csrf": person.csrf, "name": f"Ann {secrets.token_hex(8)}"})
    answers = [http.get("/players/a%00b"), http.post("/lobby/group/leave", data={"csrf": person.csrf, "word": "a\0b"})]
    assert [answer.status_code for answer in answers] == [404, 200]


def test_what_was_missed_while_a_server_was_cut_off_is_read_again(two: tuple[TestClient, TestClient]) -> None:
    first, second = two
    opened, watch = open_game(first), second.app.state.duty  # type: ignore[attr-defined]
    lobby_of(second).find(opened["id"])
    watch._watcher.stop()
    first.post("/api/join", json={"token": opened["seats"][0]["token"], "name": "Ann"})
    watch._gap()
    assert lobby_of(second).find(opened["id"]).seats[0].name == "Ann"


def test_a_server_that_said_too_late_that_it_lives_asks_again_whose_games_are_whose(two: tuple[TestClient, TestClient]) -> None:
    late, id = two[0].app.state.duty, open_game(two[0])["id"]  # type: ignore[attr-defined]
    late._last = time.monotonic()
    late._mine.add(id)
    late._beat()
    assert id in late._mine
    late._last -= duty.ALIVE_S + 1
    late._beat()
    assert id not in late._mine


def test_a_server_that_stood_still_asks_whose_games_are_whose(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duty, "server_name", lambda word: f"machine-{word}:1:{word}")
    http: Any = lone(replace(CALM, database=place))
    still, id, store = http.app.state.duty, open_game(http)["id"], http.app.state.context.store
    still._beat()
    assert still._runs(id)
    store.leave(still.name)
    store.beat("other:1:b", 60.0)
    assert store.claim(id, "other:1:b")
    assert still._runs(id), "it has just said that it lives"
    still._last -= duty.ALIVE_S
    assert not still._runs(id)
    store.leave("other:1:b")


def test_people_meet_and_talk_over_two_servers(two: tuple[TestClient, TestClient]) -> None:
    word = secrets.token_hex(4)  # one database serves several tests
    host, guest = Guest(f"Ann {word}", two[0].app), Guest(f"Bea {word}", two[1].app)
    assert guest.post("/me/name", name=f"ANN {word}").status_code == 422, "a name is one person's everywhere"
    before = guest.http.get("/lobby").text
    id = host.open(title=word)
    assert id not in before and comes_true(lambda: id in guest.http.get("/lobby").text), "lists are kept, but not for long"
    assert guest.join(id).status_code == 200
    assert comes_true(lambda: 'id="table"' in host.http.get(f"/table/{id}").text), "it has begun at both"
    guest.post(f"/table/{id}/say", seat="1", text="hello from afar")
    assert "hello from afar" in host.http.get(f"/table/{id}/people?seat=0").text
    guest.post("/me/name", name=f"Eva {word}")
    assert comes_true(lambda: f"Eva {word}" in host.http.get("/lobby").text)
    answers = [guest.post(f"/table/{id}/say", seat="1", text=f"line {n}").status_code for n in range(12)]
    other = Guest("", two[0].app)
    other.http.cookies, other.csrf = guest.http.cookies, guest.csrf
    answers += [other.post(f"/table/{id}/say", seat="1", text=f"more {n}").status_code for n in range(12)]
    assert answers[-1] == 429 and 12 < answers.count(200) < 22, "lines are counted over all servers"


def test_bots_of_a_game_run_at_one_server_and_are_taken_over(two: tuple[TestClient, TestClient], place: str) -> None:
    first, second = two
    store = Database(place)
    id = first.post("/api/games", json={"seats": BOTS, "seed": "3"}).json()["id"]
    assert comes_true(lambda: store.count(id) > 2)
    names = [http.app.state.duty.name for http in two]  # type: ignore[attr-defined]
    assert store.claim(id, names[0]) and not store.claim(id, names[1])
    second.post("/api/games", json={"seats": BOTS, "seed": "4"})
    first.app.state.duty.stop()  # type: ignore[attr-defined]
    before = store.count(id)
    assert comes_true(lambda: store.count(id) > before), "the other goes on with them"
    assert store.claim(id, names[1]) and not store.claim(id, names[0] + "x")
    store.close()


def test_a_server_that_was_not_heard_of_is_dead(tmp_path: Path) -> None:
    store = Database(tmp_path / "games.sqlite")
    with TestClient(create_app(replace(CALM, database=str(tmp_path / "games.sqlite")))) as http:
        id = open_game(http)["id"]
    store.beat("far:1:a", 60.0)
    store.beat("near:1:b", 60.0)
    assert store.claim(id, "far:1:a") and not store.claim(id, "near:1:b")
    store.beat("far:1:a", -1.0)
    assert store.claim(id, "near:1:b") and not store.claim(id, "far:1:a"), "its time was up"
    store.leave("near:1:b")
    assert store.claim(id, "far:1:a")
    store.close()


def test_two_servers_that_are_told_at_once_that_a_game_is_free_do_not_both_run_it(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, id, names = Database(place), open_game(lone(replace(CALM, database=place)))["id"], ("far:1:a", "near:1:b")
    for name in names:
        store.beat(name, 60.0)
    monkeypatch.setattr(store._sharing, "is_taken", lambda *_: False)
    assert [store.claim(id, name) for name in names] == [True, False]
    for name in names:
        store.leave(name)
    store.close()


def test_a_server_in_another_container_of_the_machine_is_not_taken_for_dead() -> None:
    me = server_name("b")
    name, _, _ = me.rsplit(":", 2)
    assert is_gone(f"{name}:{2**22 + 1}:a", me) and not is_gone(me, me) and not is_gone(f"{name}x:{2**22 + 1}:a", me)
    assert is_gone(f"{name}:{os.getpid()}:a", me), "who was this process before it began anew"
    assert not Path("/proc/self/ns/pid").exists() or name != socket.gethostname()


def plays_on(store: Database, id: str) -> bool:
    before = store.count(id)
    return comes_true(lambda: store.count(id) > before or store.game(id).finished)


def told(store: Database, query: sa.Select[Any]) -> Any:
    with store._reading() as db:
        return db.execute(query).scalar_one_or_none()


def runner_of(store: Database, id: str) -> str | None:
    """Which server runs the game's bots."""
    name: str | None = told(store, sa.select(GAMES.c.runner).where(GAMES.c.id == id))
    return name


def figure(server: Server, name: str) -> int:
    found = re.search(rf"^tharsis_{name} (\d+)", httpx.get(f"{server.url}/metrics", timeout=30).text, re.M)
    assert found
    return int(found[1])


def moves_made(server: Server) -> int:
    """By this server since it began."""
    return figure(server, "moves_total")


def warm_up(store: Database, servers: Iterable[Server]) -> None:
    """Bots of each have moved: what they think with is there, as it is in a compiled server two seconds after its start."""
    for server in servers:
        while not moves_made(server):  # another server may be quicker to take a game
            id = post(f"{server.url}/api/games", json={"seats": BOTS}).json()["id"]
            assert comes_true(lambda: store.count(id) > 0)  # noqa: B023
            store.delete([id])
            assert comes_true(lambda: figure(server, "games_in_memory") == 0)  # noqa: B023


def test_bots_are_taken_over_within_ten_seconds_at_worst() -> None:
    """Death right after a beat, another that has just looked, the longest pause players can choose, and thinking."""
    pause = max(Settings().bot_pause, *(pace or 0.0 for pace in PACES.values()))
    assert duty.ALIVE_S + duty.BEAT_S + pause + bots.THINKING_S <= TAKEN_OVER_S - 1, "a second is left for the work itself"
    assert duty.ALIVE_S >= 3 * duty.BEAT_S, "a beat may be lost"


@pytest.mark.skipif(KILLS < 100, reason="long: a part of make test-server")
def test_bots_of_a_server_that_is_killed_are_taken_over_within_ten_seconds(cluster: Cluster, tmp_path: Path) -> None:
    logs = [tmp_path / f"{at}.log" for at in range(2)]
    store = Database(cluster.url)
    store.delete(store.unfinished())  # games of other tests keep nobody busy
    servers = {server.process.pid: server for server in (Server(cluster.url, log=log, metrics="true") for log in logs)}
    warm_up(store, servers.values())
    earlier = {server.port: moves_made(server) for server in servers.values()}
    id = post(f"{next(iter(servers.values())).url}/api/games", json={"seats": BOTS, "seed": "3"}).json()["id"]
    assert comes_true(lambda: store.count(id) > 2)
    name = runner_of(store, id)
    assert name is not None
    holder = servers.pop(int(name.rsplit(":", 2)[1]))
    (other,) = servers.values()
    assert moves_made(holder) >= earlier[holder.port] + 3, "one server moves for them"
    assert moves_made(other) == earlier[other.port], "and no other does"
    beat = sa.select(SERVERS.c.until).where(SERVERS.c.id == name)
    until = told(store, beat)
    assert comes_true(lambda: told(store, beat) > until), "the worst moment to die is after a beat"
    holder.kill()
    died, before = time.monotonic(), store.count(id)
    assert comes_true(lambda: store.count(id) > before, TAKEN_OVER_S), "nobody took its bots over"
    assert time.monotonic() - died < TAKEN_OVER_S
    assert runner_of(store, id) != name
    assert plays_on(store, id)
    other.kill()
    rows = store.moves(id)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert Lobby(store, Hub()).find(id).number == len(rows), "a game that can be played"
    said = [line for log in logs for line in log.read_text().splitlines()]
    assert [line for line in said if "no game" not in line] == [], "only that games of the warming up are no more"
    store.close()


class Player(threading.Thread):
    """Plays against a bot, one game after another, at any of the servers, whatever happens to them, and notes what was
    acknowledged."""

    def __init__(self, urls: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.urls, self.rng = urls, random.Random(seed)
        self.acknowledged: list[tuple[str, int, str]] = []
        self.sent: dict[str, list[Sent]] = {}
        self.is_done = False
        self.slowest = 0.0
        """Seconds an answer took, since this was last set."""
        self._begin()

    def _begin(self) -> None:
        body = {"seats": [{}, {"kind": "bot"}], "seed": str(self.rng.random())}
        answer = post(f"{self.rng.choice(self.urls)}/api/games", json=body)
        if answer.status_code == 201:
            opened = answer.json()
            self.id, self.headers = opened["id"], {"authorization": f"Bearer {opened['seats'][0]['token']}"}

    def _ask(self, method: str, path: str, **told: Any) -> httpx.Response:
        began = time.monotonic()
        answer = httpx.request(method, path, headers=self.headers, timeout=30, **told)
        self.slowest = max(self.slowest, time.monotonic() - began)
        return answer

    def run(self) -> None:
        while not self.is_done:
            try:
                self._move()
            except httpx.TransportError:
                time.sleep(0.05)

    def _move(self) -> None:
        path = f"{self.rng.choice(self.urls)}/api/games/{self.id}"
        seen = self._ask("GET", f"{path}/view")
        assert seen.status_code in (200, 503), seen.text
        table = seen.json()
        if seen.status_code == 200 and table["view"]["over"]:
            self._begin()
            return
        if seen.status_code != 200 or not table["options"]:
            time.sleep(0.02)
            return
        option = self.rng.choice(table["options"])
        body = {"options": [option], "number": table["number"]}
        sent = Sent(option)
        self.sent.setdefault(self.id, []).append(sent)
        answer = self._ask("POST", f"{path}/choose", json=body)
        assert answer.status_code in (200, 409, 503), answer.text
        if answer.status_code == 200:
            sent.is_acknowledged = True
            self.acknowledged.append((self.id, table["number"], option))


def check(store: Database, players: list[Player], servers: list[Server]) -> None:
    """When all have ended: what is stored is what was sent, in order and once, lacking only moves that were never
    acknowledged; and it can be played."""
    for player in players:
        player.is_done = True
    for player in players:
        player.join(60)
        assert player.acknowledged and not player.is_alive()
    for server in servers:
        server.kill()
    lobby = Lobby(store, Hub())
    for player in players:
        for id, sent in player.sent.items():
            rows = store.moves(id)
            assert [row.number for row in rows] == list(range(len(rows)))
            assert is_kept([row.option for row in rows if row.seat == 0], sent), id
            assert len(rows) <= len(lobby.find(id).game.moves) <= len(store.moves(id)), "bots play on meanwhile"


def goes_on(players: list[Player]) -> None:
    for player in players:
        before = len(player.acknowledged)
        assert comes_true(lambda: len(player.acknowledged) > before), "nobody can move"  # noqa: B023


def test_nothing_is_lost_when_the_database_restarts(cluster: Cluster) -> None:
    servers = [Server(cluster.url) for _ in range(2)]
    store, players = Database(cluster.url), [Player([server.url for server in servers], seed) for seed in range(2)]
    bots = post(f"{servers[0].url}/api/games", json={"seats": BOTS, "seed": "3"}).json()["id"]
    for player in players:
        player.start()
    for _ in range(2):
        goes_on(players)
        cluster.stop()
        time.sleep(0.5)
        cluster.start()
    goes_on(players)
    assert plays_on(store, bots), "its bots go on by themselves"
    check(store, players, servers)
    store.close()


def test_nothing_is_lost_when_servers_are_killed(cluster: Cluster) -> None:
    servers = [Server(cluster.url) for _ in range(2)]
    urls = [server.url for server in servers]
    store, players = Database(cluster.url), [Player(urls, seed) for seed in range(2)]
    for player in players:
        player.start()
    for kill in range(KILLS):
        goes_on(players)
        at = kill % 2
        port = servers[at].port
        servers[at].kill()
        servers[at] = Server(cluster.url, port)
    goes_on(players)
    check(store, players, servers)
    store.close()
