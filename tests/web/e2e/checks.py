"""What every page is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parent / "axe.min.js"
SHUT_OUT = ("serious", "critical")
RUN_AXE = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
FITS_ACROSS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
"""A phone zooms out until a wide page fits, and `innerWidth` grows with it; the width of the page does not."""
FITS_WHOLE = "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
CUT_WORDS = """() => [...document.querySelectorAll("button, a.btn, summary, [role=tab], #ask h2, legend")]
  .filter(one => one.getClientRects().length && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.innerText.trim().slice(0, 60)} (${one.scrollWidth} > ${one.clientWidth}) ${one.className}`)"""


ROOMS = ".topbar, .players > *, .board, .side, .dock, #ask, #ask > *, .news"
OFF_SCREEN = """rooms => [...document.querySelectorAll(rooms)]
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => one.getClientRects().length
    && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .map(([one, box]) => `${one.tagName} ${one.className} ends at ${Math.round(box.right)}, ${Math.round(box.bottom)}`)"""


def scrolls(page: Any) -> list[str]:
    """Whether the table needs more than one screen. What runs out of a table is cut off, so its parts are asked, too."""
    return ([] if page.evaluate(FITS_WHOLE) else ["the page scrolls"]) + list(page.evaluate(OFF_SCREEN, ROOMS))


def shut_out(page: Any) -> list[str]:
    """Findings of axe that shut people out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(RUN_AXE)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found if one["impact"] in SHUT_OUT]


def cut_words(page: Any) -> list[str]:
    """Buttons whose words do not fit."""
    return list(page.evaluate(CUT_WORDS))
