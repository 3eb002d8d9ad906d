"""Questions and options of a game in plain English, for people who read a failing test."""

from __future__ import annotations

from tharsis.cards.card import Card
from tharsis.cards.words import Effects
from tharsis.core.game import BaseGame, Question
from tharsis.text.branches import branch_effects, phrase
from tharsis.text.bundle import ENGLISH, NO_BREAK, language
from tharsis.text.sentences import card_text


def told(question: Question) -> str:
    """`birds asks: cut, resource plant, amount 2`."""
    facts = [f"{name} {value}" for name, value in question.facts.items() if value is not None]
    return f"{question.card or 'the game'} asks: {', '.join([question.kind, *facts])}"


def meaning(option: str, game: BaseGame, seat: int, cards: dict[str, Card]) -> str:
    """What an option of the seat would do: a branch in the words of its card, a card by its text."""
    return _meaning(option, game, seat, cards).replace(NO_BREAK, " ")


def project_meaning(key: str, effects: Effects) -> str:
    """A standard project by its name and what it does; a card may bear the same name."""
    parts = language(ENGLISH).name(key, of="standard-project"), phrase(effects, "", ENGLISH) if effects else ""
    return ": ".join(part for part in parts if part).replace(NO_BREAK, " ")


def _meaning(option: str, game: BaseGame, seat: int, cards: dict[str, Card]) -> str:
    verb, *arguments = option.split()
    owed = game.questions(seat)
    if verb == "choose" and owed and owed[0].card in cards:
        card = cards[str(owed[0].card)]
        effects = branch_effects(card, int(arguments[0]), int(owed[0].facts.get("branches", 0)))
        return phrase(effects, card.holds, ENGLISH) if effects else "Nothing"
    if verb == "first" and arguments:
        at = int(arguments[0]) - 1
        return told(owed[at]) if 0 <= at < len(owed) else option
    if arguments and arguments[0] in cards:
        card_of = card_text(cards[arguments[0]], ENGLISH)
        return f"{card_of.title}: {card_of.full}".removesuffix(": ")
    return option
