"""The preludes, projects and corporations of Prelude."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.cards.card import Card, corporation, project
from tharsis.cards.names import (
    BUILDING,
    CITY,
    CITY_SPACE,
    EARTH,
    ENERGY,
    GREENERY,
    GREENERY_SPACE,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    OXYGEN,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
    VOLCANIC_CITY,
    WILD,
)
from tharsis.cards.words import (
    AddCubes,
    AtMost,
    CubesPay,
    Discount,
    Draw,
    Effect,
    Gain,
    GainProduction,
    GainRating,
    LoseProduction,
    NeedTags,
    Pay,
    PlaceOcean,
    PlaceTile,
    Raise,
    RevealUntil,
    TagPlayed,
    When,
)
from tharsis.mars.modules.prelude.numbers import KEY, KIND, LOOKED_AT
from tharsis.mars.modules.prelude.words import FundAward, GainLowestProduction, PlayNewPrelude, PlayNow, PointsPlayed


def prelude(key: str, number: str, tags: Sequence[str], on_play: Sequence[Effect]) -> Card:
    return Card(key, number, 0, tuple(tags), (), tuple(on_play), (), (), (), "", 0, KIND, KEY)


# fmt: off
CARDS: list[Card] = [
    prelude("allied_bank", "P01", [EARTH], [GainProduction(MC, 4), Gain(MC, 3)]),
    prelude("aquifer_turbines", "P02", [POWER], [Pay(3), GainProduction(ENERGY, 2), PlaceOcean()]),
    prelude("biofuels", "P03", [MICROBE], [GainProduction(PLANT), GainProduction(ENERGY), Gain(PLANT, 2)]),
    prelude("biolab", "P04", [SCIENCE], [GainProduction(PLANT), Draw(3)]),
    prelude("biosphere_support", "P05", [PLANT], [LoseProduction(MC), GainProduction(PLANT, 2)]),
    prelude("business_empire", "P06", [EARTH], [Pay(6), GainProduction(MC, 6)]),
    prelude("dome_farming", "P07", [PLANT, BUILDING], [GainProduction(MC, 2), GainProduction(PLANT)]),
    prelude("donation", "P08", [], [Gain(MC, 21)]),
    prelude("early_settlement", "P09", [BUILDING, CITY], [GainProduction(PLANT), PlaceTile(CITY, CITY_SPACE)]),
    prelude("ecology_experts", "P10", [PLANT, MICROBE], [GainProduction(PLANT), PlayNow(any_parameters=True)]),
    prelude("eccentric_sponsor", "P11", [], [PlayNow(25)]),
    prelude("experimental_forest", "P12", [PLANT], [PlaceTile(GREENERY, GREENERY_SPACE), RevealUntil(2, PLANT)]),
    prelude("galilean_mining", "P13", [JOVIAN], [Pay(5), GainProduction(TITANIUM, 2)]),
    prelude("great_aquifer", "P14", [], [PlaceOcean(), PlaceOcean()]),
    prelude("huge_asteroid", "P15", [], [Pay(5), Raise(TEMPERATURE, 3)]),
    prelude("io_research_outpost", "P16", [JOVIAN, SCIENCE], [GainProduction(TITANIUM), Draw()]),
    prelude("loan", "P17", [], [LoseProduction(MC, 2), Gain(MC, 30)]),
    prelude("martian_industries", "P18", [BUILDING], [GainProduction(STEEL), GainProduction(ENERGY), Gain(MC, 6)]),
    prelude("metal_rich_asteroid", "P19", [], [Raise(TEMPERATURE), Gain(STEEL, 4), Gain(TITANIUM, 4)]),
    prelude("metals_company", "P20", [], [GainProduction(MC), GainProduction(STEEL), GainProduction(TITANIUM)]),
    prelude("mining_operations", "P21", [BUILDING], [GainProduction(STEEL, 2), Gain(STEEL, 4)]),
    prelude("mohole", "P22", [BUILDING], [GainProduction(HEAT, 3), Gain(HEAT, 3)]),
    prelude("mohole_excavation", "P23", [BUILDING], [GainProduction(STEEL), GainProduction(HEAT, 2), Gain(HEAT, 2)]),
    prelude("nitrogen_shipment", "P24", [], [GainProduction(PLANT), GainRating(), Gain(MC, 5)]),
    prelude("orbital_construction_yard", "P25", [SPACE], [GainProduction(TITANIUM), Gain(TITANIUM, 4)]),
    prelude("polar_industries", "P26", [BUILDING], [GainProduction(HEAT, 2), PlaceOcean()]),
    prelude("power_generation", "P27", [POWER], [GainProduction(ENERGY, 3)]),
    prelude("research_network", "P28", [WILD], [GainProduction(MC), Draw(3)]),
    prelude("self_sufficient_settlement", "P29", [BUILDING, CITY], [GainProduction(MC, 2), PlaceTile(CITY, CITY_SPACE)]),
    prelude("smelting_plant", "P30", [BUILDING], [Raise(OXYGEN, 2), Gain(STEEL, 5)]),
    prelude("society_support", "P31", [],
            [LoseProduction(MC), GainProduction(PLANT), GainProduction(ENERGY), GainProduction(HEAT)]),
    prelude("supplier", "P32", [POWER], [GainProduction(ENERGY, 2), Gain(STEEL, 4)]),
    prelude("supply_drop", "P33", [], [Gain(STEEL, 8), Gain(TITANIUM, 3), Gain(PLANT, 3)]),
    prelude("unmi_contractor", "P34", [EARTH], [GainRating(3), Draw()]),
    prelude("acquired_space_agency", "P35", [], [Gain(TITANIUM, 6), RevealUntil(2, SPACE)]),
    # projects
    project("house_printing", "P36", cost=10, tags=[BUILDING], on_play=[GainProduction(STEEL)], vp=1, module=KEY),
    project("lava_tube_settlement", "P37", cost=15, tags=[BUILDING, CITY],
            on_play=[LoseProduction(ENERGY), GainProduction(MC, 2), PlaceTile(CITY, VOLCANIC_CITY)], module=KEY),
    project("martian_survey", "P38", cost=9, tags=[SCIENCE], needs=[AtMost(OXYGEN, 4)], on_play=[Draw(2)], vp=1, event=True,
            module=KEY),
    project("psychrophiles", "P39", cost=2, tags=[MICROBE], needs=[AtMost(TEMPERATURE, -20)], holds=MICROBE,
            action=[AddCubes(MICROBE)], effects=[CubesPay(2, PLANT)], module=KEY),
    project("research_coordination", "P40", cost=4, tags=[WILD], module=KEY),
    project("sf_memorial", "P41", cost=7, tags=[BUILDING], on_play=[Draw()], vp=1, module=KEY),
    project("space_hotels", "P42", cost=12, tags=[SPACE, EARTH], needs=[NeedTags(EARTH, 2)], on_play=[GainProduction(MC, 4)],
            module=KEY),
    # corporations
    corporation("cheung_shing_mars", "R16", mc=44, tags=[BUILDING], start=[GainProduction(MC, 3)],
                effects=[Discount(2, BUILDING)], module=KEY),
    corporation("point_luna", "R10", mc=38, tags=[SPACE, EARTH], start=[GainProduction(TITANIUM)],
                effects=[When(TagPlayed((EARTH,)), (Draw(),))], module=KEY),
    corporation("robinson_industries", "R27", mc=47, action=[Pay(4), GainLowestProduction()], module=KEY),
    corporation("valley_trust", "R34", mc=37, tags=[EARTH], first_action=[PlayNewPrelude(LOOKED_AT)],
                effects=[Discount(2, SCIENCE)], module=KEY),
    # 45 M€ are printed, and it pays itself (P039)
    corporation("vitor", "R35", mc=48, tags=[EARTH], first_action=[FundAward()],
                effects=[When(PointsPlayed(), (Gain(MC, 3),))], module=KEY),
]
