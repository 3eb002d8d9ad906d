"""Pictures of every page in every language at two sizes, under build/screenshots: `make screenshots`.

The few that README and docs show are in docs/screenshots as well.

python scripts/screenshots.py [part of a name …]
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright
from tests.web.e2e.browsing import DESKTOP, PHONE, launch, visitor
from tests.web.e2e.positions import ME, Placed, metal_card, place
from tests.web.e2e.serving import Serving

from tharsis.text.bundle import LANGUAGES

ROOT = Path(__file__).parents[1]
FOLDER, SHOWN = ROOT / "build" / "screenshots", ROOT / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
QUALITY = 82
SPACE = "[data-space][data-option]"

Prepare = Callable[[Any, str], None]


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    path: str
    prepare: Prepare | None = None
    sizes: tuple[str, ...] = tuple(SIZES)


# --- what is clicked before a picture is taken ------------------------------------------------------------------------


def point_at_space(page: Any, size: str) -> None:
    """The preview of the space in the middle of those that glow."""
    space = page.locator(SPACE).nth(page.locator(SPACE).count() // 2)
    if size == "phone":
        space.tap()
        page.wait_for_selector("#place:not([hidden])")
    else:
        space.hover()


def open_hand(page: Any, size: str) -> None:
    if size == "phone":
        page.click("[data-view=hand]")


def open_colonies(page: Any, size: str) -> None:
    open_hand(page, size)
    page.click("[data-tab=colonies]")


def open_players(page: Any, size: str) -> None:
    """Another player's tableau; on a phone the view of all players."""
    if size == "phone":
        page.click("[data-view=players]")
    else:
        page.locator("[data-opens^=tableau-of]").nth(1).click()


def begin_first_game(page: Any, size: str) -> None:
    page.click("form:has(input[name=guided]) button >> nth=0")
    page.wait_for_selector(".spot:not([hidden])")


# --- pictures ---------------------------------------------------------------------------------------------------------


def pictures(placed: Mapping[str, Placed]) -> list[Picture]:
    at = {name: f"/table/{position.id}" for name, position in placed.items()}
    paying = quote(metal_card(placed["mars-payment"].game) or "")
    middle = len(placed["mars-end"].game.moves) // 2
    return [
        Picture("home", "/"),
        Picture("first-game", "/", begin_first_game),
        Picture("statistics", "/statistics"),
        Picture("new", "/new"),
        Picture("new-ares", "/new?game=ares"),
        Picture("cards", "/cards"),
        Picture("how", "/how"),
        Picture("mars-table", at["mars-table"]),
        Picture("mars-hand", at["mars-table"], open_hand, ("phone",)),
        Picture("mars-colonies", at["mars-table"], open_colonies),
        Picture("mars-players", at["mars-table"], open_players),
        Picture("mars-research", at["mars-research"]),
        Picture("mars-payment", f"{at['mars-payment']}/look?option={paying}&seat={ME}"),
        Picture("mars-placement", at["mars-placement"], point_at_space),
        Picture("mars-score", f"{at['mars-end']}/score"),
        Picture("mars-replay", f"{at['mars-end']}/replay?move={middle}&seat={ME}"),
        Picture("ares-table", at["ares-table"]),
        Picture("ares-phases", at["ares-phases"]),
        Picture("ares-score", f"{at['ares-end']}/score"),
    ]


def take(context: Any, page: Any, target: Path) -> None:
    page.evaluate("() => document.fonts.ready")
    session = context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    target.write_bytes(base64.b64decode(shot["data"]))


def sit_down(page: Any, url: str, placed: Mapping[str, Placed]) -> None:
    for position in placed.values():
        page.goto(f"{url}/seat/{position.tokens[ME]}", wait_until="commit")


def take_all(browser: Any, url: str, placed: Mapping[str, Placed], wanted: list[str]) -> int:
    taken = 0
    for lang in LANGUAGES:
        for size, pixels in SIZES.items():
            context = visitor(browser, pixels, lang, color_scheme="dark")
            page = context.new_page()
            sit_down(page, url, placed)
            for picture in pictures(placed):
                name = f"{picture.name}-{lang}-{size}"
                if size not in picture.sizes or (wanted and not any(part in name for part in wanted)):
                    continue
                page.goto(f"{url}{picture.path}")
                if picture.prepare:
                    picture.prepare(page, size)
                take(context, page, FOLDER / f"{name}.webp")
                taken += 1
            context.close()
    return taken


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite"
        placed = place(database)
        serving = Serving(database)
        try:
            with sync_playwright() as play:
                browser = launch(play)
                taken = take_all(browser, serving.url, placed, wanted)
                browser.close()
        finally:
            serving.kill()
    for shown in SHOWN.glob("*.webp"):
        if (FOLDER / shown.name).exists():
            shown.write_bytes((FOLDER / shown.name).read_bytes())
    size = sum(path.stat().st_size for path in FOLDER.glob("*.webp")) / 1e6
    print(f"{taken} pictures taken; all of build/screenshots: {size:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
