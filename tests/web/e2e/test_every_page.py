"""What holds on every page, in every language, at every size."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

import pytest

from tests.web.e2e.browsing import DESKTOP, PATIENCE_MS, PHONE
from tests.web.e2e.checks import FITS_ACROSS, cut_words, scrolls, shut_out
from tests.web.e2e.positions import ME, Placed, metal_card, place
from tests.web.e2e.serving import Serving
from tharsis.bots.review import review_game
from tharsis.store import Database
from tharsis.text.bundle import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SMALL_DESKTOP = (1280, 800)
MOST_BYTES, MOST_REQUESTS = 300_000, 40
STREAM = "EventSource"
TABLES = ("mars-table", "mars-research", "mars-payment", "mars-placement", "ares-table", "ares-phases",
          "mars analysis", "ares analysis")  # fmt: skip


@pytest.fixture(scope="session")
def placed(serving: Serving) -> dict[str, Placed]:
    """Finished games are looked at already, with very few deals."""
    placed, store = place(serving.database), Database(serving.database)
    for position in placed.values():
        if position.game.over:
            store.reviews.keep(position.id, review_game(position.game, quick=2, deep=2).to_json())
    store.close()
    return placed


def paths_of(placed: Mapping[str, Placed]) -> dict[str, str]:
    tables = {name: f"/table/{position.id}" for name, position in placed.items()}
    option = quote(metal_card(placed["mars-payment"].game) or "")
    return {
        "home": "/", "lobby": "/lobby", "me": "/me", "players": "/players", "statistics": "/statistics",
        "new": "/new", "new ares": "/new?game=ares", "cards": "/cards?q=space",
        "cards ares": "/cards?game=ares&q=s", "how": "/how", "worth": "/worth", "worth ares": "/worth?game=ares",
        "worth card": "/worth?card=birds",
        "how mars": "/how/mars", "how ares": "/how/ares", "api": "/api", "nowhere": "/nowhere", **tables,
        "mars-payment": f"{tables['mars-payment']}/look?option={option}&seat={ME}",
        "mars-curtain": f"{tables['mars-curtain']}?seat=1",
        "mars score": f"{tables['mars-end']}/score", "ares score": f"{tables['ares-end']}/score",
        "mars analysis": f"{tables['mars-end']}/analysis?move=200&show=best",
        "ares analysis": f"{tables['ares-end']}/analysis?move=100",
        "mars replay": f"{tables['mars-end']}/replay?move=90&seat={ME}", "ares replay": f"{tables['ares-end']}/replay?move=50",
    }  # fmt: skip


class Tour:
    """A visitor who sits at every table and looks at every page."""

    def __init__(self, visit: Any, placed: Mapping[str, Placed], **settings: Any) -> None:
        visit.expected = ("404 (Not Found)",)
        self.page = visit("/how", **settings)
        self.url, self.paths = visit.url, paths_of(placed)
        for position in placed.values():
            for token in position.tokens:
                self.page.context.request.get(f"{self.url}/seat/{token}", max_redirects=0)

    def go(self, name: str) -> Any:
        answer = self.page.goto(f"{self.url}{self.paths[name]}")
        assert answer.status == (404 if name == "nowhere" else 200), name
        return self.page

    def faults(self, check: Any, names: Any = None) -> dict[str, Any]:
        """What the check finds, page by page."""
        found = {name: check(self.go(name)) for name in names or self.paths}
        return {name: fault for name, fault in found.items() if fault}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_opens_without_complaint_and_asks_no_other_host(visit: Any, placed: Mapping[str, Placed], lang: str) -> None:
    tour = Tour(visit, placed, lang=lang)
    assert tour.faults(lambda page: page.get_attribute("html", "lang") != lang) == {}


@pytest.mark.parametrize(("theme", "lang"), [("dark", "en"), ("light", "uk")])
def test_no_page_shuts_anybody_out(visit: Any, placed: Mapping[str, Placed], theme: str, lang: str) -> None:
    assert Tour(visit, placed, lang=lang, color_scheme=theme).faults(shut_out) == {}


@pytest.mark.parametrize("lang", ["uk", "pl"])
def test_no_page_scrolls_sideways_on_a_phone_and_words_fit(visit: Any, placed: Mapping[str, Placed], lang: str) -> None:
    tour = Tour(visit, placed, size=PHONE, lang=lang)
    assert tour.faults(lambda page: ([] if page.evaluate(FITS_ACROSS) else ["scrolls sideways"]) + cut_words(page)) == {}


@pytest.mark.parametrize("lang", ["uk", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP])
def test_the_table_fits_one_screen_and_words_fit(
    visit: Any, placed: Mapping[str, Placed], size: tuple[int, int], lang: str
) -> None:
    tour = Tour(visit, placed, size=size, lang=lang)
    assert tour.faults(lambda page: scrolls(page) + cut_words(page), TABLES) == {}


def test_the_first_table_is_light(visit: Any, placed: Mapping[str, Placed]) -> None:
    visit.expected = ("404 (Not Found)",)  # a bare text has no icon
    page = visit("/health")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sent: dict[str, str] = {}
    sizes: dict[str, int] = {}
    network.on("Network.requestWillBeSent", lambda event: sent.update({event["requestId"]: event["type"]}))
    network.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(f"{visit.url}/seat/{placed['mars-table'].tokens[ME]}")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    until = time.monotonic() + PATIENCE_MS / 1000
    while [id for id, kind in sent.items() if id not in sizes and kind != STREAM]:
        assert time.monotonic() < until, "something is still on its way"
        page.wait_for_timeout(20)
    print(f"first table: {sum(sizes.values()):,} bytes, {len(sent)} requests")
    assert {"Document", "Stylesheet", "Script", "Font", STREAM} <= set(sent.values())
    assert sum(sizes.values()) < MOST_BYTES
    assert len(sent) < MOST_REQUESTS
