"""Icons of the words of Colonies, and hints for a first game."""

from __future__ import annotations

from dataclasses import replace

from tharsis.cards.names import ANYONE, CITY
from tharsis.cards.words import Word
from tharsis.mars.modules.colonies import words as w
from tharsis.text.bundle import signed
from tharsis.text.guide.first_game import by_ask
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
