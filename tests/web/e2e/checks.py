"""What every page is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parent / "axe.min.js"
SHUT_OUT = ("serious", "critical")
RUN_AXE = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
FITS_ACROSS = "() => document.documentElement.scrollWidth <= innerWidth"
FITS_WHOLE = "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
CUT_WORDS = """() => [...document.querySelectorAll("button, a.btn, summary, [role=tab], #ask h2, legend")]
  .filter(one => one.getClientRects().length && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.innerText.trim().slice(0, 60)} (${one.scrollWidth} > ${one.clientWidth}) ${one.className}`)"""


def shut_out(page: Any) -> list[str]:
    """Findings of axe that shut people out."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(RUN_AXE)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found if one["impact"] in SHUT_OUT]


def cut_words(page: Any) -> list[str]:
    """Buttons whose words do not fit."""
    return list(page.evaluate(CUT_WORDS))
