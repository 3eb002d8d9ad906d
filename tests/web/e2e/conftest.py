"""A real server and a real browser. Without Chromium these tests are skipped."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from tests.web.test_restart import free_port
from tharsis.web.app import Settings, create_app

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE_MS = 30_000

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("games") / "games.sqlite"
    app = create_app(Settings(database=database, bot_pause=0.05, requests_per_second=10_000, burst=10_000))
    port = free_port()
    running = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(f"{url}/health")
            break
        except httpx.TransportError:
            time.sleep(0.05)
    yield url
    running.should_exit = True
    thread.join(5)


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright_api.Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium here: install the package `chromium`")
    with playwright_api.sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(server: str, browser: playwright_api.Browser) -> Iterator[Callable[..., playwright_api.Page]]:
    """Opens a page of a fresh visitor; fails afterwards on console errors and on requests to other hosts."""
    troubles: list[str] = []
    contexts: list[playwright_api.BrowserContext] = []

    def open_page(path: str = "/", width: int = 1440, height: int = 900, lang: str = "en") -> playwright_api.Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, has_touch=width < 700)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith((server, "data:")) else troubles.append(request.url))
        page.goto(f"{server}{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("409 (Conflict)", "422 (Unprocessable", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK", "htmx:")
    assert [trouble for trouble in troubles if not any(word in trouble for word in expected)] == []


AXE = Path(__file__).parent / "axe.min.js"
