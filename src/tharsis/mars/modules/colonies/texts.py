"""Icons of the words of Colonies, hints for a first game, and its chapter of the guide."""

from __future__ import annotations

from dataclasses import replace

from tharsis.cards.names import ANYONE, CITY
from tharsis.cards.words import Word
from tharsis.mars.modules.colonies import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
from tharsis.text.guide.model import chapter, example, figure, section, text
from tharsis.text.icon_rules import Rule, per
from tharsis.text.tokens import PER, SO, STAR, Tokens, icon, joined, resource, tile


def trade_discount(effect: w.TradeDiscount, holds: str) -> Tokens:
    prices = joined(([icon(resource(key))] for key in ("mc", "energy", "titanium")), PER)
    return (icon("trade"), SO, replace(prices[0], text=signed(-effect.amount)), *prices[1:])


ICONS: dict[type[Word], Rule] = {
    w.Colonies: lambda it, holds: (icon("colony", anyone=it.whose == ANYONE),),
    w.CitiesAndColonies: lambda it, holds: (icon(tile(CITY), anyone=True), icon("colony", anyone=True)),
    w.NeedColonies: lambda it, holds: (icon("colony", f"≥ {it.count}"),),
    w.AtMostColonies: lambda it, holds: (icon("colony", f"≤ {it.count}"),),
    w.BuildColony: lambda it, holds: (icon("colony"), *((STAR,) if it.again else ())),
    w.GainFleet: lambda it, holds: (icon("fleet", signed(it.amount)),),
    w.FreeTrade: lambda it, holds: (icon("trade"),),
    w.GainColonyBonuses: lambda it, holds: (icon("colony"), SO, STAR),
    w.MoveTracks: lambda it, holds: (icon("track", "↑"), icon("track", "↓")),
    w.AddColonyTile: lambda it, holds: (icon("colony-tile", "+1"),),
    w.ColonyBuilt: lambda it, holds: (icon("colony", anyone=it.by == ANYONE),),
    w.TradeDiscount: trade_discount,
    w.TradeSteps: lambda it, holds: (icon("trade"), SO, icon("track", signed(it.steps))),
    w.PerColony: lambda it, holds: per(it.each, icon("colony", anyone=True)),
}

HINTS = by_ask("mars", {
    "BUILD": ("build", "colonies-build"),
    "TRADE": ("trade", "colonies-trade"),
    "STEPS TRACK_UP TRACK_DOWN": ("track", "colonies-trade"),
    "ADD_TILE": ("add-tile", "colonies-setup"),
    "DROP_TILE": ("drop-tile", "colonies-solo"),
    "BONUSES": ("order", "play-effects"),
})  # fmt: skip

# fmt: off
CHAPTERS = (
    chapter("colonies",
        section("setup",
            text("cards", "C001 C002"),
            text("mixed", "C003"),
            text("fleet", "C004"),
            text("tiles", "C005 C006"),
            figure("colony", "callisto"),
            text("marker", "C007"),
            text("asleep", "C008 C009 C010 C011"),
        ),
        section("build",
            text("cost", "C012"),
            text("where", "C013 C014 C015"),
            text("bonus", "C016"),
            text("most", "C017 C018"),
            example("E27"),
        ),
        section("trade",
            text("cost", "C019 C020"),
            text("fleet", "C021 C022 C028"),
            text("income", "C023 C025"),
            text("bonus", "C024 C026"),
            text("back", "C027"),
            example("E28"),
        ),
        section("solar",
            text("when", "C029 C030"),
            text("home", "C036 C037"),
            text("venus", "C031 C032 C033 C034 C035"),
        ),
        section("solo",
            text("solo", "C038 C039"),
            text("tiles", "C040 C041"),
        ),
    ),
)
# fmt: on
