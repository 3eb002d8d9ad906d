"""What the branches of a choice say, in the words of the card that asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.text.bundle import ENGLISH, MissingMessage, language
from tharsis.text.phrases import Phrases
from tharsis.text.sentences import capital


def choices_of(card: Card) -> Iterator[tuple[w.Effects, ...]]:
    """Every list of branches the card may ask about."""
    triggered = [effect.do for effect in card.effects if isinstance(effect, w.When)]
    for effects in (card.on_play, card.action, card.first_action, *triggered):
        yield from _choices_in(effects)


def _choices_in(effects: Iterable[object]) -> Iterator[tuple[w.Effects, ...]]:
    for effect in effects:
        if isinstance(effect, w.Either):
            yield effect.branches
            for branch in effect.branches:
                yield from _choices_in(branch)
        elif isinstance(effect, w.May):
            yield (effect.effects, ())
            yield from _choices_in(effect.effects)
        else:
            for part in ("then", "otherwise"):
                yield from _choices_in(getattr(effect, part, ()))


def branch_effects(card: Card, number: int, count: int) -> w.Effects | None:
    """What branch `number` of `count` does; nothing for one that does nothing, None where the card asks no such thing."""
    for branches in choices_of(card):
        if len(branches) == count and number <= count:
            return branches[number - 1]
    return None


def phrase(effects: w.Effects, holds: str, lang: str) -> str:
    """The effects as the sentence on the card says them, in English where the language lacks a message."""
    for code in (lang, ENGLISH):
        try:
            return capital(Phrases(language(code), holds=holds).does(effects))
        except MissingMessage:
            continue
    return ""
