"""Icons of the words of Prelude, and hints for a first game."""

from __future__ import annotations

from tharsis.cards.names import MC
from tharsis.cards.words import Word
from tharsis.mars.modules.prelude import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
from tharsis.text.icon_rules import Rule
from tharsis.text.tokens import SO, Tokens, icon, on_brown, resource, word


def play_now(effect: w.PlayNow, holds: str) -> Tokens:
    help_ = word("no-needs") if effect.any_parameters else icon(resource(MC), signed(-effect.discount))
    return (icon("card"), SO, help_)


ICONS: dict[type[Word], Rule] = {
    w.PlayNow: play_now,
    w.PlayNewPrelude: lambda it, holds: (icon("prelude", str(it.cards)), SO, icon("prelude", signed(1))),
    w.FundAward: lambda it, holds: (icon("award"), word("free")),
    w.GainLowestProduction: lambda it, holds: (*on_brown((icon("production", signed(it.amount)),)), word("lowest")),
    w.PointsPlayed: lambda it, holds: (icon("vp"),),
}

HINTS = by_ask("mars", {
    "KEEP_PRELUDES": ("preludes", "prelude-start"),
    "PLAY_PRELUDE NEW_PRELUDE": ("play-prelude", "prelude-playing"),
    "PLAY_NOW": ("play-now", "prelude-playing"),
    "FREE_AWARD": ("free-award", "actions-awards"),
    "LOWEST_PRODUCTION": ("choose", "play-effects"),
})  # fmt: skip
