"""One card at a time: the scene that lets seat 0 play or use it, and all that changes when it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tharsis.cards.names import TAGS
from tharsis.testing.ares import Table

Changes = dict[str, int]
FOUR_MC, TWO_PLANTS = {"mc": 4}, {"plant": 2}
ALL_4_MC = (FOUR_MC,) * 9
"""Under every ocean token lie 4 M€."""
FILLER = Table.spares
"""Cards to sell or discard."""


@dataclass(frozen=True)
class Printed:
    """What a card says. A need names what just meets it and what just misses it; what it spends is among its gains too."""

    card: str
    cost: int
    tags: str = ""
    gains: Changes = field(default_factory=dict)
    needs: dict[str, tuple[int, int]] = field(default_factory=dict)


# --- setting the scene -----------------------------------------------------------------------------------------------


def scene(card: str, mc: int = 0, **seat_0: int) -> Table:
    """Seat 0 holds nothing but this card."""
    return Table().player(0, hand=[card], mc=mc, **seat_0).rewards(*ALL_4_MC)


def in_play(*cards: str, **seat_0: int) -> Table:
    """Seat 0 has these cards in front of it and Lichen in hand."""
    return Table().player(0, tableau=[*cards], hand=["lichen"], **seat_0).rewards(*ALL_4_MC)


def tagged(table: Table, **counts: int) -> Table:
    """Seat 0 has so many tags."""
    return table.player(0, tags=counts)


def stored(table: Table, **amounts: int) -> Table:
    """Seat 0 has so much steel and titanium."""
    return table.player(0, **amounts) if amounts else table


def filler(count: int) -> Sequence[str]:
    return FILLER[:count]


def stand(table: Table, what: str, value: int) -> Table:
    """Something a card can need is so much."""
    if what in ("temperature", "oxygen", "oceans"):
        return table.set(**{what: value})
    if what in TAGS and what != "plant":
        return tagged(table, **{what: value})
    if what.endswith(" tag"):
        return tagged(table, **{what.removesuffix(" tag"): value})
    return table.player(0, **{what: value})


# --- looking ---------------------------------------------------------------------------------------------------------


def changes(table: Table, do: Callable[[], object]) -> Changes:
    """Without the deck, which every card drawn comes from."""
    return {name: amount for name, amount in table.changes(do).items() if name != "deck" and isinstance(amount, int)}


def points(table: Table) -> int:
    """Victory points on the cards of seat 0."""
    return int(table.game.scores()[0]["cards"])


# --- playing a card --------------------------------------------------------------------------------------------------


def playable(table: Table, card: str) -> bool:
    table.begin_alone(table.phase_of(card))
    return f"play {card}" in table.options()


def played(table: Table, card: str, *answers: str) -> Changes:
    """All that changes; the hand is counted without the card itself."""
    table.begin_alone(table.phase_of(card))
    changed = changes(table, lambda: table.choose(0, f"play {card}", *answers))
    changed["hand"] = changed.get("hand", 0) + 1
    return {name: amount for name, amount in changed.items() if amount}


def asked(table: Table, card: str, *answers: str) -> list[str]:
    """What is asked when the card is played."""
    table.begin_alone(table.phase_of(card)).choose(0, f"play {card}", *answers)
    return table.choices()


def paid(card: str, *laid: str, answers: tuple[str, ...] = (), **stores: int) -> int:
    """M€ that the card costs an owner of these cards."""
    table = stored(scene(card, mc=90).player(0, tableau=[*laid]), **stores)
    return -played(table, card, *answers)["mc"]


def ready(printed: Printed) -> Table:
    """Everything the card needs is just there."""
    table = scene(printed.card, printed.cost)
    for what, (met, _) in printed.needs.items():
        stand(table, what, met)
    return table


def expected(printed: Printed) -> Changes:
    result = {"mc": -printed.cost}
    for tag in printed.tags.split():
        result[f"{tag} tag"] = result.get(f"{tag} tag", 0) + 1
    for name, amount in printed.gains.items():
        result[name] = result.get(name, 0) + amount
    return {name: amount for name, amount in result.items() if amount}


def check_played(printed: Printed, *answers: str) -> None:
    assert played(ready(printed), printed.card, *answers) == expected(printed)


def check_price(printed: Printed) -> None:
    """The last M€ counts."""
    assert playable(ready(printed), printed.card)
    assert printed.cost == 0 or not playable(ready(printed).player(0, mc=printed.cost - 1), printed.card)


def check_needs(printed: Printed) -> None:
    """Each need by itself hinders the card when it is just missed."""
    assert playable(ready(printed), printed.card)
    for what, (_, missed) in printed.needs.items():
        assert not playable(stand(ready(printed), what, missed), printed.card)


# --- using an action -------------------------------------------------------------------------------------------------


def acted(table: Table, *options: str, chose: bool = False) -> Changes:
    """All that changes by what seat 0 does in the action phase."""
    table.begin_alone("action", bonus=chose)
    return changes(table, lambda: table.choose(0, *options))


def used(table: Table, card: str, *answers: str, chose: bool = False) -> Changes:
    return acted(table, f"use {card}", *answers, chose=chose)


def usable(table: Table, card: str, chose: bool = False) -> bool:
    """Without selling anything for it."""
    table.player(0, sell_value=0).begin_alone("action", bonus=chose)
    return f"use {card}" in table.options()


def researched(*laid: str, chose: bool = False) -> tuple[int, int]:
    """Cards seat 0 draws in the research phase, and those it keeps."""
    table = Table().player(0, tableau=[*laid])
    deck = int(table.state.deck_count)
    table.begin_alone("research", bonus=chose)
    others = 2
    drawn = deck - int(table.state.deck_count) - others
    while any(option.startswith("keep") for option in table.options()):
        table.choose(0, table.options()[0])
    return drawn, len(table.player(0).hand)
