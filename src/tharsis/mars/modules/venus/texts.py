"""Icons of the words of Venus Next, and hints for a first game."""

from __future__ import annotations

from tharsis.cards.words import Word
from tharsis.mars.modules.venus import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
from tharsis.text.icon_rules import Rule
from tharsis.text.tokens import SO, TO, icon, on_brown, word

ICONS: dict[type[Word], Rule] = {
    w.RepeatAction: lambda it, holds: (TO, word("repeat")),
    w.OpponentsDraw: lambda it, holds: (icon("card", signed(it.amount), anyone=True),),
    w.ShiftVenus: lambda it, holds: (icon("param-venus", f"±{it.steps}"),),
    w.Manufacture: lambda it, holds: (*on_brown((icon("cube-any", "+1"),)), SO, icon("cube-any", "+1")),
}

HINTS = by_ask("mars", {"REPEAT": ("repeat", "actions-blue")})
