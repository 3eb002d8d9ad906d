"""How to play in a real browser: nothing sticks out, nobody is shut out."""

from __future__ import annotations

import pytest

from tests.web.e2e.test_table import Visit, serious

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("path", ["/how", "/how/mars", "/how/ares"])
def test_the_guide_fits_the_screen_and_can_be_read_by_all(visit: Visit, path: str, width: int) -> None:
    page = visit(path, width=width, height=844)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert serious(page) == []
