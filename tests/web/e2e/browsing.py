"""Which browser is used, and how it is started."""

from __future__ import annotations

import shutil
from typing import Any

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP, PHONE = (1440, 900), (390, 844)
PHONE_WIDTH = 700
PATIENCE_MS = 20_000
LOCAL = "http://127.0.0.1"


def launch(play: Any) -> Any:
    return play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


def visitor(browser: Any, size: tuple[int, int], lang: str, hold: str = "never", **settings: Any) -> Any:
    """A fresh browser context: a phone has fingers. Nothing moves by itself and turns end at once, unless told otherwise."""
    is_phone = size[0] < PHONE_WIDTH
    usual = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce", "has_touch": is_phone}
    context = browser.new_context(locale=lang, is_mobile=is_phone, **usual | settings)
    context.add_cookies([{"name": "hold", "value": hold, "url": LOCAL}])
    return context
