"""The words that cards of Venus Next add to the card language."""

from __future__ import annotations

from dataclasses import dataclass

from tharsis.cards.words import Effect, Ongoing


@dataclass(frozen=True, slots=True)
class RepeatAction(Effect):
    """The action of another own card that was used in this generation, once more."""


@dataclass(frozen=True, slots=True)
class OpponentsDraw(Effect):
    """Each opponent draws so many cards."""

    amount: int = 1


@dataclass(frozen=True, slots=True)
class ShiftVenus(Ongoing):
    """Needs on Venus may be missed by so many steps."""

    steps: int = 2


@dataclass(frozen=True, slots=True)
class Manufacture(Ongoing):
    """For each step that own production goes up, one of that resource."""
