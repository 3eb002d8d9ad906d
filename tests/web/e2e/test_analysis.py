"""The analysis in a browser: words keep to their rows, keys and the curve move through the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.e2e.browsing import DESKTOP, PHONE
from tests.web.e2e.positions import Placed, place
from tests.web.e2e.serving import Serving
from tharsis.bots.review import review_game
from tharsis.store import Database

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SIZES = (DESKTOP, (1280, 720), PHONE)
MOVES = (1, 12, 60, 100, 120, 200)
SPILLED = """() => [...document.querySelectorAll('.best__hit, .tp, .split__row, .odds__list')]
    .filter(row => row.getClientRects().length && row.scrollWidth > row.clientWidth + 1).map(row => row.innerText)"""

BOXES = """() => ['.branch', '.branch .btn', '.board > .branch + *']
    .map(place => document.querySelector(place).getBoundingClientRect().toJSON())"""
"""Asked at once: bots move, and the table is drawn anew."""


def over(serving: Serving, name: str) -> Placed:
    """A game that has ended and is looked at already, with very few deals."""
    placed, store = place(serving.database, (name,))[name], Database(serving.database)
    store.reviews.keep(placed.id, review_game(placed.game, quick=2, deep=2).to_json())
    store.close()
    return placed


@pytest.fixture(scope="module")
def ended(serving: Serving) -> Placed:
    return over(serving, "mars-end")


@pytest.mark.parametrize("lang", ["uk", "pl", "it"])
def test_the_best_moves_keep_to_their_rows(visit: Any, ended: Placed, lang: str) -> None:
    for size in SIZES:
        page = visit(f"/table/{ended.id}/analysis", size=size, lang=lang)
        for move in MOVES:
            page.goto(f"{visit.url}/table/{ended.id}/analysis?move={move}")
            assert page.evaluate(SPILLED) == [], (size, move)


def test_causes_stand_in_line_however_many_players_there_are(visit: Any, ended: Placed) -> None:
    page = visit(f"/table/{ended.id}/analysis")
    lefts = page.evaluate("() => [...document.querySelectorAll('.split dt .i')].map(i => i.getBoundingClientRect().left)")
    assert len(lefts) == 9 and len(set(lefts)) == 1


CRAMPED = """() => {
    const players = document.querySelector('.players'), one = players.querySelector('.acc');
    while (players.querySelectorAll('.acc').length < 5) players.prepend(one.cloneNode(true));
    const cards = [...players.querySelectorAll('.acc')], box = thing => thing.getBoundingClientRect();
    for (const card of cards) card.querySelector('h2').lastChild.textContent = 'Бот 5 · Найсильніший';
    const spills = (row, card) => box(row).top < box(card).top || box(row).bottom > box(card).bottom;
    return cards.filter(card => [...card.children].some(row => spills(row, card))
        || [...card.querySelectorAll('h2')].some(name => name.scrollWidth > name.clientWidth + 1)).length;
}"""
"""Five players with long names; how many of them lie over each other, or have no room for their name."""


@pytest.mark.parametrize("size", SIZES)
def test_five_players_with_long_names_have_room(visit: Any, ended: Placed, size: tuple[int, int]) -> None:
    page = visit(f"/table/{ended.id}/analysis", size=size, lang="uk")
    if size == PHONE:
        page.click(".an__tabs [data-view=players]")
    assert page.evaluate(CRAMPED) == 0


def test_keys_and_the_curve_move_through_the_game(visit: Any, ended: Placed) -> None:
    page = visit(f"/table/{ended.id}/analysis?move=100")

    def at() -> int:
        return int(page.get_attribute("#analysis", "data-at"))

    def moved(act: Any) -> int:
        """Where an act has led, once the page has followed."""
        before = at()
        act()
        page.wait_for_function("before => document.getElementById('analysis').dataset.at !== before", arg=str(before))
        return at()

    begun = at()
    later = moved(lambda: page.keyboard.press("ArrowRight"))
    assert later > begun and moved(lambda: page.keyboard.press("ArrowLeft")) == begun
    jumped = moved(lambda: page.keyboard.press("Shift+ArrowRight"))
    assert jumped > later and moved(lambda: page.keyboard.press("Shift+ArrowLeft")) < jumped
    turn = moved(lambda: page.keyboard.press("t"))
    assert page.locator(f".tp.is-on[href*='move={turn}&']").count() == 1
    first = moved(lambda: page.keyboard.press("Home"))
    assert moved(lambda: page.keyboard.press(" ")) > first, "it plays by itself"
    page.keyboard.press(" ")
    assert page.get_attribute("[data-play]", "aria-pressed") == "false"
    box = page.locator(".curve--wide").bounding_box()
    page.mouse.move(box["x"] + 0.3 * box["width"], box["y"] + 60)
    page.mouse.down()
    middle = moved(lambda: page.mouse.move(box["x"] + 0.5 * box["width"], box["y"] + 60))
    assert moved(lambda: page.mouse.move(box["x"] + 0.8 * box["width"], box["y"] + 60)) > middle > first, "dragged"
    page.mouse.up()
    assert f"move={at()}" in page.url, "the address leads here"


@pytest.mark.parametrize("name", ["mars-end", "ares-end"])
def test_a_line_that_is_tried_says_so_above_the_board(visit: Any, serving: Serving, name: str) -> None:
    page = visit(f"/table/{over(serving, name).id}/analysis")
    while not page.locator(".moment__form .btn--coach").count():
        page.click("[data-key=next]")
        page.wait_for_load_state("networkidle")
    page.click(".moment__form .btn--coach")
    page.wait_for_selector(".board > .branch .btn")
    strip, way_back, below = page.evaluate(BOXES)
    assert strip["top"] <= way_back["top"] and way_back["bottom"] <= strip["bottom"] <= below["top"] + 1


FRAMED = """told => {
    document.getElementById('coach-hint')?.remove();
    document.querySelectorAll('.is-looked, .is-hinted').forEach(thing => thing.classList.remove('is-looked', 'is-hinted'));
    document.body.insertAdjacentHTML('beforeend', '<i id="coach-hint"></i>');
    Object.assign(document.getElementById('coach-hint').dataset, told);
    document.dispatchEvent(new Event('htmx:afterSettle'));
    return [...document.querySelectorAll('.is-looked, .is-hinted')].filter(thing => thing.getClientRects().length).length;
}"""
"""A hint is put on the page, whatever the coach would say; how much is framed then."""


def test_what_a_hint_speaks_of_is_framed(visit: Any, serving: Serving) -> None:
    """First where to look, then each card that is to be taken."""
    placed = place(serving.database, ("mars-table", "mars-research"))
    page = visit()

    def sit(name: str) -> None:
        page.context.request.get(f"{visit.url}/seat/{placed[name].tokens[0]}", max_redirects=0)
        page.goto(f"{visit.url}/table/{placed[name].id}")

    sit("mars-table")
    for look in ("hand", "project", "map"):
        assert page.evaluate(FRAMED, {"hints": "", "looks": look}) == 1
    assert page.evaluate(FRAMED, {"hints": "", "looks": "pass"}) == 0, "that would tell what to do"
    sit("mars-research")
    cards = [str(option) for option in placed["mars-research"].game.options(0) if option.verb == "keep"]
    assert page.evaluate(FRAMED, {"hints": "", "looks": "cards"}) == 1
    assert page.evaluate(FRAMED, {"hints": "|".join(cards[:2]), "looks": ""}) == 2
