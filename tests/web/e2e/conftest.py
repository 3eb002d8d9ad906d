"""A real server and a real browser. Without Chromium these tests are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.e2e.browsing import CHROMIUM, DESKTOP, PATIENCE_MS, launch, visitor
from tests.web.e2e.serving import Serving

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    running = Serving(tmp_path_factory.mktemp("games") / "games.sqlite")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright_api.Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium here: install the package `chromium`")
    with playwright_api.sync_playwright() as play:
        chromium = launch(play)
        yield chromium
        chromium.close()


class Visits:
    """Opens pages of fresh visitors and notes what their browsers complain of."""

    def __init__(self, browser: playwright_api.Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.troubles: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Words of complaints that belong to what a test does."""
        self._contexts: list[playwright_api.BrowserContext] = []

    def __call__(self, path: str = "/", size: tuple[int, int] = DESKTOP, lang: str = "en", **settings: Any) -> Any:
        context = visitor(self.browser, size, lang, **settings)
        self._contexts.append(context)
        return self.tab(context, path)

    def tab(self, context: Any, path: str) -> Any:
        """One more page of the same visitor."""
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: self._note(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("request", lambda request: None if request.url.startswith((self.url, "data:")) else self._note(request.url))
        page.goto(f"{self.url}{path}")
        return page

    def _note(self, trouble: str) -> None:
        if not any(word in trouble for word in self.expected):
            self.troubles.append(trouble)

    def close(self) -> None:
        """What a test holds back on its way may be on its way still."""
        for context in self._contexts:
            for page in context.pages:
                page.unroute_all(behavior="ignoreErrors")
            context.close()


@pytest.fixture
def visit(serving: Serving, browser: playwright_api.Browser) -> Iterator[Visits]:
    """Fails afterwards on console errors and on requests to other hosts."""
    visits = Visits(browser, serving.url)
    yield visits
    visits.close()
    assert visits.troubles == []
