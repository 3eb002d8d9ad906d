"""The words that cards of Prelude add to the card language."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.cards.words import Effect, Trigger


@dataclass(frozen=True, slots=True)
class PlayNow(Effect):
    """A project from hand is played right then: cheaper, or whatever the global parameters are."""

    discount: int = 0
    any_parameters: bool = False


@dataclass(frozen=True, slots=True)
class PlayNewPrelude(Effect):
    """Look at so many cards of the prelude deck, play one, discard the rest."""

    cards: int


@dataclass(frozen=True, slots=True)
class FundAward(Effect):
    """Without paying for it."""


@dataclass(frozen=True, slots=True)
class GainLowestProduction(Effect):
    """Of the productions that are lowest, one of the owner's choice."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class PointsPlayed(Trigger):
    """The owner plays a card that prints victory points which are not negative."""
