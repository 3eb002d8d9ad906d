"""What both games say alike: branches, amounts, the card that asks, why a card is cheaper, moves not worth making."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.text.branches import branch_effects, phrase
from tharsis.web.bits import Reader, Sum
from tharsis.web.texts import Texts

OWN_WORDS = ("target", "remove", "remove_cubes", "choose", "amount", "pay", "first", "done")
"""Answers whose name depends on the question, which is gone when they are taken back."""


# --- branches --------------------------------------------------------------------------------------------------------


def branch_name(card: Card | None, number: int, count: int, reader: Reader) -> str:
    """The branch as the sentence on the card says it."""
    effects = branch_effects(card, number, count) if card else None
    if effects:
        return phrase(effects, card.holds if card else "", reader.t.code)
    return reader.t("do-none") if effects is not None or number == count else str(number)


# --- amounts ---------------------------------------------------------------------------------------------------------


def amount_question(change: Sum, seat: int, t: Texts) -> str:
    """`How many floaters do you change into titanium?`, from what one answer would do."""
    kind, give = _moved(change, seat, -1)
    _, get = _moved(change, seat, 1)
    of = "spend" if not get else kind
    return t("ask-amount", of=of, give=give or "resource", get=get or "resource")


def amount_name(number: int, change: Sum, seat: int, t: Texts) -> str:
    kind, give = _moved(change, seat, -1)
    return t.count(give, number) if give and kind != "production" else str(number)


def _moved(change: Sum, seat: int, sign: int) -> tuple[str, str]:
    for (kind, whose, what), amount in change.amounts.items():
        if whose == seat and amount * sign > 0 and kind in ("cubes", "stock", "production"):
            return kind, change.held.get(what, what) if kind == "cubes" else what
    return "", ""


# --- the card that asks, discounts -----------------------------------------------------------------------------------


def cause(card: Card | None, t: Texts) -> str:
    """The card whose words lead to the question."""
    return f"{t.name('card', card.key)}: {t.card(card).full}" if card else ""


def with_cause(card: str | None, question: str, t: Texts) -> str:
    """`Mars University: Discard a card?`: two questions in any order are told apart by the cards that ask them."""
    return f"{t.name('card', card)}: {question}" if card else question


def discount_reasons(card: Card, in_play: Sequence[Card], saved: int, t: Texts) -> tuple[str, ...]:
    """Who makes the card cheaper and by how much; what no card explains comes last."""
    said, left = [], saved
    for other in in_play:
        less = sum(_discount(effect, card) for effect in other.effects)
        if less:
            said.append(t("web-less-by", n=less, card=other.key))
            left -= less
    return (*said, t("web-less-else", n=left)) if left > 0 else tuple(said)


def _discount(effect: object, card: Card) -> int:
    if isinstance(effect, w.Discount):
        return effect.amount * (card.tags.count(effect.tag) if effect.tag else 1)
    if isinstance(effect, w.CostlyDiscount) and card.cost >= effect.cost:
        return effect.amount
    return 0


# --- moves not worth making ------------------------------------------------------------------------------------------


def doubt(change: Sum, seat: int, t: Texts) -> str:
    """A question first, when all is known of what follows and it helps nobody here: `change` leaves the payment out."""
    mine = [amount for (kind, whose, _), amount in change.amounts.items() if whose == seat or kind == "parameter"]
    others = [amount for (kind, whose, _), amount in change.amounts.items() if whose != seat and kind != "parameter"]
    parameters = any(kind in ("parameter", "tile") for kind, _, _ in change.amounts)
    if parameters or any(amount > 0 for amount in mine) or any(amount < 0 for amount in others):
        return ""
    return t("ui-hurts-sure") if any(amount < 0 for amount in mine) else t("ui-nothing-sure")
