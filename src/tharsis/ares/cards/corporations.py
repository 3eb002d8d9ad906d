"""The corporations. Their starting M€, production and stores are what they say when revealed."""

from __future__ import annotations

from tharsis.cards.card import Card, corporation
from tharsis.cards.names import ARES, BUILDING, EARTH, EVENT, HEAT, JOVIAN, PLANT, POWER, SCIENCE, SPACE, STEEL, TITANIUM
from tharsis.cards.words import (
    CostlyDiscount,
    Discount,
    Draw,
    ForestPrice,
    GainProduction,
    GainRating,
    GainStore,
    HeatAsMoney,
    May,
    MetalValue,
    Pay,
    RatingRaised,
    ResearchMore,
    ShiftZones,
    StoreGained,
    TagPlayed,
    When,
)

# fmt: off
CARDS: list[Card] = [
    corporation("credicor", "209", mc=48, module=ARES, effects=[CostlyDiscount(4, 20)]),
    corporation("ecoline", "210", mc=27, module=ARES, tags=[PLANT], start=[GainProduction(PLANT)], effects=[ForestPrice(7)],
                starred=True),
    corporation("helion", "211", mc=28, module=ARES, tags=[SPACE], start=[GainProduction(HEAT, 3)], effects=[HeatAsMoney()],
                starred=True),
    corporation("interplanetary_cinematics", "212", mc=46, module=ARES, tags=[BUILDING], start=[GainStore(STEEL)],
                effects=[Discount(2, EVENT)], starred=True),
    corporation("inventrix", "213", mc=33, module=ARES, tags=[SCIENCE], start=[Draw(3)], effects=[ShiftZones()]),
    corporation("mining_guild", "214", mc=27, module=ARES, tags=[BUILDING, BUILDING], start=[GainStore(STEEL)],
                effects=[When(StoreGained(STEEL), (GainRating(),))]),
    corporation("phobolog", "215", mc=20, module=ARES, tags=[SPACE], start=[GainStore(TITANIUM)], effects=[MetalValue(TITANIUM)]),
    corporation("saturn_systems", "216", mc=24, module=ARES, tags=[JOVIAN], start=[GainStore(TITANIUM)],
                effects=[When(TagPlayed((JOVIAN,), itself=False), (GainRating(),))]),
    corporation("teractor", "217", mc=51, module=ARES, tags=[EARTH], effects=[Discount(3, EARTH)], starred=True),
    corporation("tharsis_republic", "218", mc=40, module=ARES, effects=[ResearchMore(draw=1, keep=1)]),
    corporation("thorgate", "219", mc=45, module=ARES, tags=[POWER], start=[GainProduction(HEAT)], effects=[Discount(3, POWER)]),
    corporation("united_nations_mars_initiative", "220", mc=35, module=ARES,
                effects=[When(RatingRaised(), (May((Pay(6), GainRating())),))]),
]
