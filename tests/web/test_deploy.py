"""The files for those who run a server do what the handbook says."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from dataclasses import fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.web.test_restart import Server, free_port, post
from tharsis.web.options import Options, gather, variable

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {variable(one.name) for one in fields(Options)} | {"THARSIS_CACHE", "THARSIS_CONFIG"}


def test_the_handbook_tells_every_setting_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", (ROOT / "docs" / "hosting.md").read_text(), re.M))
    assert list(told) == [one.name for one in fields(Options)]
    for one in fields(Options):
        shown = f"{one.default:g}" if isinstance(one.default, float) else str(one.default).lower()
        assert one.name == "database" or told[one.name] == ("none" if one.default in ("", ()) else f"`{shown}`"), one.name


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "tharsis.service"])
def test_files_set_only_what_is_known(name: str) -> None:
    assert set(re.findall(r"THARSIS_[A-Z_]+", (DEPLOY / name).read_text())) <= KNOWN


def test_the_container_copies_what_is_there_and_asks_a_page_that_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = [word for line in re.findall(r"^COPY (?!--)(.+)$", text, re.M) for word in line.split()[:-1]]
    assert copied and all((ROOT / word).exists() for word in copied)
    assert "/ready" in text and "pip install" in text


def test_compose_starts_the_database_first_and_trusts_the_proxy_it_starts() -> None:
    told: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = told["services"]
    assert services["tharsis"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert (DEPLOY / services["tharsis"]["build"]["context"] / services["tharsis"]["build"]["dockerfile"]).is_file()
    address = services["caddy"]["networks"]["front"]["ipv4_address"]
    (pool,) = told["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(pool["subnet"]), "it lies in its network,"
    assert ip_address(address) not in ip_network(pool["ip_range"]), "and nobody who starts before is given it"
    environment = services["tharsis"]["environment"]
    options = gather({}, {name: value for name, value in environment.items() if "${" not in value})
    assert options.trusted_proxies == (address,) and options.workers == 2 and options.metrics
    used = {name.partition(":")[0] for service in services.values() for name in service.get("volumes", ())} - {"./Caddyfile"}
    assert used == set(told["volumes"])


def test_the_settings_file_is_read() -> None:
    options = gather({}, {}, DEPLOY / "tharsis.toml")
    assert options.trusted_proxies == ("127.0.0.1",) and options.log_format == "json"
    assert tomllib.loads((DEPLOY / "tharsis.toml").read_text()).keys() <= {one.name for one in fields(Options)}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "tharsis.service"
    unit.write_text((DEPLOY / "tharsis.service").read_text().replace("/opt/tharsis/bin/tharsis", sys.executable))
    ended = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert "tharsis.service" not in ended.stderr, ended.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_takes_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server behind nginx with TLS, as the file says, on other ports."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(nginx).exists():
        pytest.skip("nginx is not installed")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2",
                    "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")],
                   check=True, capture_output=True)  # fmt: skip
    server, ports = Server(tmp_path / "games.sqlite", trusted_proxies="127.0.0.1"), (free_port(), free_port())
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/letsencrypt/live/mars.example.org", str(tmp_path))
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}").replace("listen 443", f"listen 127.0.0.1:{ports[0]}")
    site = site.replace("listen 80", f"listen 127.0.0.1:{ports[1]}")
    paths = "".join(f"{kind}_temp_path {tmp_path};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ {paths} {site} }}"
    )
    command = [nginx, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield server, f"https://127.0.0.1:{ports[0]}"
    finally:
        process.terminate()
        process.wait()
        server.kill()


def test_nginx_passes_pages_events_and_who_asks(proxied: tuple[Server, str]) -> None:
    server, site = proxied
    trusting = ssl._create_unverified_context()
    waiting = httpx.HTTPTransport(verify=False, retries=20)
    with httpx.Client(base_url=site, transport=waiting, timeout=30) as http:
        page = http.get("/")
        assert page.status_code == 200 and "secure" in page.headers["set-cookie"].lower(), "the server knows it is TLS"
        assert http.get("/metrics").status_code == 404
        opened = post(f"{server.url}/api/games", json={"seats": [{}, {}], "seed": "3"}).json()
        path, headers = f"/api/games/{opened['id']}", {"authorization": f"Bearer {opened['seats'][0]['token']}"}
        stream = urllib.request.urlopen(f"{site}{path}/stream", context=trusting, timeout=30)
        table = http.get(f"{path}/view", headers=headers).json()
        answer = http.post(f"{path}/choose", json={"options": table["options"][:1], "number": 0}, headers=headers)
        assert answer.status_code == 200, answer.text
        assert any(line == b"data: 1\n" for line in stream), "told at once, not when a buffer is full"
