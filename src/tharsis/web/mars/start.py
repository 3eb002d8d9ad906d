"""Everything that is chosen at the start, on one screen: corporation, cards, and what modules deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tharsis.cards.card import PROJECT
from tharsis.mars.tables import INDEX, STARTING_CARD_PRICE, STARTING_MC
from tharsis.web.mars.answers import name_of
from tharsis.web.mars.cards import card_of, drawn
from tharsis.web.mars.parts import every, listed
from tharsis.web.records import Ask, CardBox, Start, StartShelf
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

FIRST = "corporation"


def is_start(scene: Scene) -> bool:
    """The first of the questions is asked: the others are answered with it."""
    return scene.kind == FIRST or scene.kind in listed("STARTS")


def seen(scene: Scene, deck: str) -> list[str]:
    """The cards of one kind that were dealt to the seat."""
    return [key for key in scene.view["seen"] if card_of(key).deck == deck]


def shelf_of(scene: Scene, title: str, options: Sequence[str], count: int, more: Sequence[str] = ()) -> StartShelf:
    """Cards of which exactly so many are chosen; any number for 0."""
    return StartShelf(title, tuple(box_of(scene, option, count != 1) for option in options), count, tuple(more))


def box_of(scene: Scene, option: str, ticks: bool) -> CardBox:
    box = drawn(option.split()[1], scene.reader.t.code)
    return replace(box, option=option, picks=ticks, verb=name_of(option, scene.game, scene.seat, scene.reader))


def purses(scene: Scene) -> dict[str, tuple[int, int]]:
    """By corporation on offer, or for the one chosen already: M€ at the start, and the price of a card."""
    offered = [option for option in scene.options if option.startswith(f"{FIRST} ")]
    if offered:
        numbers = {option: INDEX[option.split()[1]] for option in offered}
        return {option: (int(STARTING_MC[card]), int(STARTING_CARD_PRICE[card])) for option, card in numbers.items()}
    owed = [asked for asked in scene.game.questions(scene.seat) if asked.kind == "start_hand"]
    return {"": (int(owed[0]["money"]), int(owed[0]["price"]))} if owed else {}


def total(start: int, price: int, n: int, t: Texts) -> str:
    """What the button says with so many cards bought."""
    left = start - n * price
    return t("start-total", start=start, cost=n * price, n=n, left=left) if left >= 0 else t("start-too-dear", n=-left)


def start_panel(scene: Scene) -> Ask:
    t, money = scene.reader.t, purses(scene)
    corporations = [option for option in scene.options if option.startswith(f"{FIRST} ")]
    projects = [f"keep {key}" for key in seen(scene, PROJECT)] if money else []
    shelves = (
        shelf_of(scene, t("start-corporation"), corporations, 1, [t("start-pick-corporation")]),
        *(shelf for shelves in every("start", scene) for shelf in shelves),
        replace(shelf_of(scene, t("start-cards"), projects, 0), is_bought=True),
    )
    shown = tuple(shelf for shelf in shelves if shelf.cards)
    start = Start(
        shelves=shown,
        purses={option: list(purse) for option, purse in money.items()},
        totals={option: [total(*purse, n, t) for n in range(len(projects) + 1)] for option, purse in money.items()},
        go=t("start-go"),
    )
    return Ask(
        css="ask", turn=t.name("phase", scene.view["phase"]), steps=0, step=0, title=t("start-title"), start=start,
        picks=tuple(card for shelf in shown for card in shelf.cards), undo=scene.undo,
        pick_guard=t("start-no-cards") if projects else "",
    )  # fmt: skip
