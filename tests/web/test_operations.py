"""Settings, logs, figures, and taking over: what those who run a server rely on."""

from __future__ import annotations

import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from anyio.to_thread import current_default_thread_limiter

import tharsis.bots
from tests.web.kit import CALM, client, lone, open_game
from tests.web.test_restart import Server, play, post
from tharsis.core.errors import BadSetup
from tharsis.games import GAMES
from tharsis.store import Database
from tharsis.web.app import ANSWERERS
from tharsis.web.lobby import Lobby
from tharsis.web.logs import start_logging
from tharsis.web.options import Options, gather
from tharsis.web.server import HANDED, Role, command, doors_hash, listen, settings_of


def test_an_option_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tharsis.toml"
    file.write_text('port = 1\nworkers = 2\nlog_level = "info"\ntrusted_proxies = ["10.0.0.1"]\nforgotten_after_days = 7')
    environment = {
        "THARSIS_WORKERS": "3",
        "THARSIS_LOG_LEVEL": "debug",
        "THARSIS_TRUSTED_PROXIES": "::1, 10.0.0.0/8",
        "THARSIS_METRICS": "on",
    }
    options = gather({"log_level": "error", "host": None}, {**environment, "THARSIS_CONFIG": str(file)})
    assert (options.port, options.workers, options.log_level, options.trusted_proxies) == (1, 3, "error", ("::1", "10.0.0.0/8"))
    assert options.metrics and options.host == "127.0.0.1"
    assert settings_of(options).rest.forgotten_after_s == 7 * 24 * 3600 and settings_of(options).metrics
    assert Options.of(json.loads(options.told())) == options, "handed on from process to process"


def test_every_limit_that_is_set_is_kept() -> None:
    names = ("games", "games_of_all", "open_games", "streams", "streams_of_all", "connections", "reports", "reports_of_all")
    options = Options.of({name: 100 + at for at, name in enumerate(names)})
    allowance = settings_of(options).allowance
    assert [getattr(allowance, name) for name in names] == [*range(100, 100 + len(names))]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("prot = 1", ("no setting 'prot'", "port")),
        ("port = 70000", ("port is 70000", "0 to 65535")),
        ("port = 1.5", ("port is 1.5", "whole numbers")),
        ("port = inf", ("port is inf", "whole numbers")),
        ("port = nan", ("port is nan", "whole numbers")),
        (f"bot_pause = 1{'0' * 400}", ("bot_pause is 1", "0 to 3600")),
        ("bot_pause = nan", ("bot_pause is nan", "0 to 3600")),
        ('workers = "many"', ("workers is 'many'", "1 to 64")),
        ('log_level = "loud"', ("log_level is 'loud'", "debug, info, warning, error")),
        ("metrics = 3", ("metrics is 3", "true, false")),
        ("trusted_proxies = [1]", ("trusted_proxies is [1]", "a list of addresses")),
        ('trusted_proxies = "caddy"', ("trusted_proxies is 'caddy'", "a list of addresses")),
        ('public_url = "example.org"', ("public_url is 'example.org'", "https://")),
        ('public_url = "https://"', ("public_url is 'https://'", "and a name")),
        ('public_url = "https://[x"', ("public_url is 'https://[x'", "and a name")),
        ("database = 1", ("database is 1", "text")),
        ("port", ("no TOML",)),
    ],
)
def test_a_wrong_setting_is_refused_by_name_with_what_is_allowed(told: str, words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "tharsis.toml").write_text(told)
    with pytest.raises(BadSetup) as refused:
        gather({}, {}, tmp_path / "tharsis.toml")
    assert all(word in str(refused.value) for word in words), refused.value
    assert "\n" not in str(refused.value)


def test_a_settings_file_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tharsis", "serve", "--config", str(tmp_path / "none.toml")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2 and ended.stderr.startswith("tharsis: the settings in") and ended.stderr.count("\n") == 1


def test_logs_are_json_where_they_are_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    ours = logging.getLogger("tharsis")
    before = ours.handlers[:], ours.propagate, ours.level
    try:
        start_logging("info", "json")
        logging.getLogger("tharsis.web").debug("silent")
        try:
            raise ValueError("broken\nin two lines")
        except ValueError:
            logging.getLogger("tharsis.web").exception("game %s", "x")
        (line,) = capsys.readouterr().err.splitlines()
        told = json.loads(line)
        assert (told["level"], told["message"]) == ("error", "game x") and "broken" in told["fault"]
        start_logging("warning", "text")
        logging.getLogger("tharsis.web").warning("aha")
        assert capsys.readouterr().err.endswith("tharsis.web: aha\n")
    finally:
        ours.handlers[:], ours.propagate = before[:2]
        ours.setLevel(before[2])


def test_figures_are_shown_only_where_they_are_told_to_and_name_no_paths() -> None:
    assert lone().get("/metrics").status_code == 404
    http = lone(replace(CALM, metrics=True))
    opened = open_game(http)
    http.get(f"/seat/{opened['seats'][0]['token']}")
    http.get(f"/table/{opened['id']}")
    http.request("INVENTED", "/health")
    told = http.get("/metrics").text
    assert "INVENTED" not in told and 'method="other"' in told
    assert 'tharsis_requests_total{method="GET",route="/table/{id}",status="200"}' in told
    assert 'tharsis_request_seconds_bucket{route="/table/{id}",le="+Inf"}' in told and "tharsis_games_in_memory 1" in told
    assert opened["id"] not in told and opened["seats"][0]["token"] not in told
    lobby: Lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    live = lobby.find(opened["id"])
    live.choose(0, [str(live.game.options(0)[0])], 0)
    for gone in ([], [live.id]):
        lobby.forget(gone)
        assert "\ntharsis_moves_total 1\n" in http.get("/metrics").text, "what was counted once stays counted"
    for line in told.splitlines():
        assert line.startswith("# ") or float(line.rpartition(" ")[2]) >= 0


def test_every_request_is_logged_by_its_route(caplog: pytest.LogCaptureFixture) -> None:
    http = lone()
    token = open_game(http)["seats"][0]["token"]
    caplog.set_level(logging.DEBUG, "tharsis")
    http.get(f"/seat/{token}")
    assert "GET /seat/{token} 303" in caplog.text and token not in caplog.text


def full(store: Database) -> None:
    """As if the disk had no room left."""
    pages = store._engine.connect().exec_driver_sql("PRAGMA page_count").scalar()
    sa.event.listen(store._engine, "checkout", lambda connection, *_: connection.execute(f"PRAGMA max_page_count={pages}"))


def test_a_full_disk_loses_nothing_and_says_to_try_again(tmp_path: Path) -> None:
    http: Any = lone(replace(CALM, database=str(tmp_path / "games.sqlite")))
    assert http.get("/ready").status_code == 200
    opened = open_game(http)
    store = http.app.state.context.store
    full(store)
    headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    answers = []
    for _ in range(40):
        table = http.get(f"/api/games/{opened['id']}/view", headers=headers).json()
        body = {"options": table["options"][:1], "number": table["number"]}
        answers.append(http.post(f"/api/games/{opened['id']}/choose", json=body, headers=headers).status_code)
        if answers[-1] != 200 or not table["options"]:
            break
    while (made := http.post("/api/games", json={"seats": [{}]})).status_code == 201:
        answers.append(201)
    assert made.status_code == 503 and "retry-after" in made.headers
    assert len(store.moves(opened["id"])) == answers.count(200)
    assert http.get(f"/table/{opened['id']}").status_code == 200, "what is there can be looked at"


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    http: Any = lone(replace(CALM, database=str(tmp_path / "games.sqlite")))
    engine = http.app.state.context.store._engine
    sa.event.listen(engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only=ON"))
    answer = http.get("/ready")
    assert (
        answer.status_code == 503
        and "readonly" in answer.text.replace("read-only", "readonly")
        and answer.text.count("\n") == 0
    )
    assert http.get("/health").status_code == 200


def test_a_clock_that_goes_back_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    http: Any = lone(replace(CALM, database=str(tmp_path / "games.sqlite")))
    id = open_game(http, kinds=("person", "bot"))["id"]
    store, live = http.app.state.context.store, http.app.state.context.lobby.find(id)
    store.beat("dead:1:a", 6.0)
    assert store.claim(id, "dead:1:a")
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 3600)
    store.beat("here:1:b", 6.0)
    assert store.claim(id, "here:1:b"), "the other's time is not an hour longer"
    for _ in range(3):
        live.choose(0, [str(live.game.options(0)[0])], live.number, 4.0)
    assert live.undoable(0) and store.forget(1.0) == []
    assert http.post("/api/games", json={"seats": [{}]}).status_code == 201
    monkeypatch.setattr(time, "time", lambda: real() - 7200)
    live.catch_up()
    assert live.waits <= 4.0


def test_a_restart_turns_nobody_away_and_no_stream_misses_a_move(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    opened = post(f"{server.url}/api/games", json={"seats": [{}, {}], "seed": "3"}).json()
    path, headers = f"{server.url}/api/games/{opened['id']}", {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    heard: list[int] = []
    refused: list[str] = []
    ears = threading.Thread(target=listen_on, args=(f"{path}/stream", heard, refused), daemon=True)
    ears.start()
    before = play(path, headers, 2, random.Random(1))["number"]
    server.process.send_signal(signal.SIGHUP)
    after = play(path, headers, 2, random.Random(2))["number"]
    assert after > before and server.process.poll() is None, "the same process goes on"
    until = time.monotonic() + 60
    while after not in heard:
        assert time.monotonic() < until, (after, heard)
        time.sleep(0.05)
    assert refused == []
    server.kill()


def test_workers_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    """However it ends: the port is free for the next."""
    server = Server(tmp_path / "games.sqlite", workers="2")
    id = post(f"{server.url}/api/games", json={"seats": [{}]}).json()["id"]
    server.kill()
    until = time.monotonic() + 60
    while is_taken(server.port):
        assert time.monotonic() < until, "somebody still listens"
        time.sleep(0.1)
    again = Server(tmp_path / "games.sqlite", server.port, workers="2")
    assert httpx.get(f"{again.url}/api/games/{id}", timeout=30).status_code == 200
    again.process.send_signal(signal.SIGHUP)
    children = workers_of(again.process.pid)
    lines = [Path(f"/proc/{process}/cmdline").read_bytes() for process in (str(again.process.pid), *children)]
    assert len(children) == 2 and not any(b"games.sqlite" in line for line in lines), "where games are may be a secret"
    while set(children) & set(workers_of(again.process.pid)):
        assert time.monotonic() < until + 60, "all are replaced"
        time.sleep(0.1)
    assert httpx.get(f"{again.url}/api/games/{id}", timeout=30).status_code == 200
    again.process.terminate()
    assert again.process.wait(30) == 0 and not is_taken(again.port)


def is_taken(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            return True
    except OSError:
        return False


def workers_of(process: int) -> list[str]:
    """Those that answer; other children do not last."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [child for child in children if b"work" in Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")]


def test_a_worker_that_cannot_reach_the_games_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 200)
    with listen("127.0.0.1", 0) as listener:
        listener.set_inheritable(True)
        options = Options(database=str(tmp_path / "letter.txt"))
        ended = subprocess.run(
            command(listener, Role.WORK), pass_fds=[listener.fileno()], capture_output=True, text=True, timeout=120,
            env={**os.environ, HANDED: options.told()},
        )  # fmt: skip
    assert ended.returncode == 1 and ended.stderr.startswith("tharsis: cannot keep games") and ended.stderr.count("\n") == 1


def listen_on(url: str, heard: list[int], refused: list[str]) -> None:
    """As a browser: comes back with the last event it was told."""
    while True:
        headers = {"last-event-id": str(heard[-1])} if heard else {}
        try:
            with httpx.stream("GET", url, headers=headers, timeout=60) as events:
                for line in events.iter_lines():
                    if line.startswith("data: "):
                        heard.append(int(line[6:]))
        except httpx.ConnectError as error:
            refused.append(str(error))
            return
        except httpx.TransportError:
            pass
        time.sleep(0.1)


def test_compiled_code_of_a_copy_is_not_taken_for_ones_own(tmp_path: Path) -> None:
    """Numba looks where a door lies and how old its file is."""
    doors = [tmp_path / "bots" / game / "engine.py" for game in GAMES] + [tmp_path / game / "engine.py" for game in GAMES]
    for door in doors:
        door.parent.mkdir(parents=True)
        door.write_text("")
    marks = {doors_hash(tmp_path / "bots"), doors_hash(Path(tharsis.bots.__file__).parent)}
    os.utime(doors[0], (1, 1))
    assert len(marks | {doors_hash(tmp_path / "bots")}) == 3


def test_few_threads_answer() -> None:
    """Many would keep each other from answering: with forty, two workers on two cores left a sixth of both idle."""
    with client(CALM) as http:
        assert http.portal
        assert http.portal.call(lambda: current_default_thread_limiter().total_tokens) == ANSWERERS
