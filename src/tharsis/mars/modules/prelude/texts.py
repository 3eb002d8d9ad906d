"""Icons of the words of Prelude, hints for a first game, and its chapter of the guide."""

from __future__ import annotations

from tharsis.cards.names import MC
from tharsis.cards.words import Word
from tharsis.mars.modules.prelude import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
from tharsis.text.guide.model import cards, chapter, section, text
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

# fmt: off
CHAPTERS = (
    chapter("prelude",
        section("start",
            text("cards", "P001 P002 P003"),
            text("deal", "P004 P005 P006 P007 P008"),
            cards("aquifer_turbines research_network"),
            text("variants", "P009 P010 P011"),
        ),
        section("playing",
            text("when", "P012 P013 P021"),
            text("free", "P014 P015 P026"),
            text("unplayable", "P016 P017"),
            text("counts", "P018 P019 P020 P022 P023 P028"),
            text("project", "P024 P025"),
            text("reveal", "P027"),
        ),
        section("wild",
            text("what", "P029 P030 P031 P032"),
            text("several", "P033 P034"),
            text("never", "P035 P036 P037"),
        ),
        section("corporations",
            text("first", "P038 P039"),
            text("others", "P040 P041 P042"),
        ),
        section("solo",
            text("solo", "P043 P044 P045"),
        ),
    ),
)
# fmt: on
