"""Icons of the words of Venus Next, hints for a first game, and its chapter of the guide."""

from __future__ import annotations

from tharsis.cards.words import Word
from tharsis.mars.modules.venus import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
from tharsis.text.guide.model import cards, chapter, figure, section, text
from tharsis.text.icon_rules import Rule
from tharsis.text.tokens import SO, TO, icon, on_brown, word

ICONS: dict[type[Word], Rule] = {
    w.RepeatAction: lambda it, holds: (TO, word("repeat")),
    w.OpponentsDraw: lambda it, holds: (icon("card", signed(it.amount), anyone=True),),
    w.ShiftVenus: lambda it, holds: (icon("param-venus", f"±{it.steps}"),),
    w.Manufacture: lambda it, holds: (*on_brown((icon("cube-any", "+1"),)), SO, icon("cube-any", "+1")),
}

HINTS = by_ask("mars", {"REPEAT": ("repeat", "actions-blue")})

# fmt: off
CHAPTERS = (
    chapter("venus",
        section("setup",
            text("cards", "V001 V002 V003"),
            text("mixed", "V004 V005"),
            cards("aphrodite ishtar_mining dirigibles"),
        ),
        section("track",
            text("what", "V006 V007"),
            text("bonus", "V008 V009 V010"),
            figure("tracks", "venus"),
            text("top", "V011 V012"),
            text("end", "V013"),
            text("needs", "V014"),
            text("project", "V015"),
        ),
        section("floaters",
            text("tag", "V016 V017"),
            text("place", "V018"),
            text("venus", "V019 V020 V021"),
            text("pay", "V023 V024"),
            text("asteroids", "V022 V026 V027"),
            text("birds", "V025"),
        ),
        section("cities",
            text("spaces", "V028 V029 V030"),
            text("count", "V031 V032"),
        ),
        section("goals",
            text("goals", "V033 V034 V035"),
        ),
        section("government",
            text("when", "V036 V037 V044 V045"),
            text("choose", "V038 V039"),
            text("nobody", "V040 V041"),
            text("effects", "V042 V043"),
            text("without", "V046"),
        ),
        section("corporations",
            text("first", "V048 V050"),
            text("others", "V047 V049 V051"),
        ),
        section("watch",
            text("effects", "V052 V053 V054 V055"),
            text("tags", "V056 V057 V058"),
        ),
        section("solo",
            text("solo", "V059 V060 V061 V062"),
            text("mixed", "V063 V064 V065 V066"),
        ),
    ),
)
# fmt: on
