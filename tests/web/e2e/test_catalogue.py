"""Every card drawn in Chromium: nothing is cut off, nothing lies on something else, nothing is too small to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.text.languages import CARDS, TRANSLATED
from tests.web.e2e.conftest import playwright_api
from tharsis.text import catalogue_html

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

MEASURE = """
() => {
  const found = [], slack = 1, smallest = 11;
  const shown = (element) => getComputedStyle(element).display !== "none";
  const leaves = (a, b) =>
    a.left < b.left - slack || a.right > b.right + slack || a.top < b.top - slack || a.bottom > b.bottom + slack;
  const scrolls = (e) => e.scrollWidth > e.clientWidth + slack || e.scrollHeight > e.clientHeight + slack;
  for (const card of document.querySelectorAll(".card")) {
    const say = (what, element) => found.push(`${card.id}: ${element.getAttribute("class")} ${what}`);
    const parts = [...card.children].filter(shown);
    for (const [at, part] of parts.entries()) {
      const box = part.getBoundingClientRect();
      if (scrolls(part)) say("is cut off", part);
      if (leaves(box, card.getBoundingClientRect())) say("leaves the card", part);
      if (at && box.top < parts[at - 1].getBoundingClientRect().bottom - slack) say("lies on the part above", part);
      for (const element of [...part.querySelectorAll("span, svg, h3, b")].filter(shown))
        if (leaves(element.getBoundingClientRect(), box)) say(`leaves ${part.getAttribute("class")}`, element);
    }
    for (const element of card.querySelectorAll(".title, .text, .word, .need, .n, .number")) {
      if (!shown(element)) continue;
      if (element.matches(".title") && scrolls(element)) say("is cut off", element);
      if (parseFloat(getComputedStyle(element).fontSize) < smallest) say("is too small", element);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push("the page scrolls sideways");
  return found;
}
"""
SHRINK = "() => document.querySelectorAll('.card').forEach((card) => card.classList.add('mini'))"
STRETCH = "() => { document.querySelector('.text').textContent = 'word '.repeat(200); }"
NO_TORN_WORDS = ".card * { overflow-wrap: normal !important; }"
"""A word that does not fit must have a hyphen for it: without one it is cut off here."""
DESK, PHONE = 1440, 390


@pytest.fixture
def page(browser: playwright_api.Browser) -> Iterator[playwright_api.Page]:
    opened = browser.new_page()
    yield opened
    opened.close()


def show(page: playwright_api.Page, html: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.set_content(html, wait_until="domcontentloaded")
    page.add_style_tag(content=NO_TORN_WORDS)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_card_has_room_for_what_it_says(page: playwright_api.Page, code: str) -> None:
    show(page, catalogue_html(CARDS, code), DESK)
    assert page.evaluate(MEASURE) == []
    page.set_viewport_size({"width": PHONE, "height": 900})
    page.evaluate(SHRINK)
    assert page.evaluate(MEASURE) == []


@pytest.mark.parametrize("path", ["/cards", "/cards?game=ares", "/how/mars", "/how/ares"])
@pytest.mark.parametrize("code", TRANSLATED)
def test_the_site_draws_cards_with_the_same_room(visit: Callable[..., playwright_api.Page], code: str, path: str) -> None:
    assert visit(path, lang=code).evaluate(MEASURE) == []


def test_a_sentence_without_room_is_found(page: playwright_api.Page) -> None:
    show(page, catalogue_html(CARDS[:1], "en"), DESK)
    page.evaluate(STRETCH)
    assert page.evaluate(MEASURE) != []
