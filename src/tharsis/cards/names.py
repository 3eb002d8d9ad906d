"""The names that card declarations use. One name may mean a tag, a resource and a cube: PLANT is a tag and a resource."""

from __future__ import annotations

# resources and what else a track may produce
MC, STEEL, TITANIUM, PLANT, ENERGY, HEAT, CARD = "mc", "steel", "titanium", "plant", "energy", "heat", "card"
RESOURCES = (MC, STEEL, TITANIUM, PLANT, ENERGY, HEAT)
"""In the order of the player board."""
METAL_WORTH = {STEEL: 2, TITANIUM: 3}
"""M€ that one of a metal pays or saves, before cards make it worth more."""

# tags
BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH = "building", "space", "power", "science", "jovian", "earth"
MICROBE, ANIMAL, CITY, EVENT = "microbe", "animal", "city", "event"
TAGS = (BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE, ANIMAL, CITY, EVENT)
WILD = "wild"
"""No kind of tag: it stands for whichever its owner's action counts."""

# cubes on cards
FIGHTER, FLOATER, CAMP, ANY_CUBE, LIFE = "fighter", "floater", "camp", "any", "life"
CUBES = (MICROBE, ANIMAL, SCIENCE, FIGHTER, FLOATER, CAMP)
"""LIFE stands for microbe or animal, ANY_CUBE for whatever the card holds."""

# global parameters
TEMPERATURE, OXYGEN, OCEANS = "temperature", "oxygen", "oceans"
PARAMETERS = (TEMPERATURE, OXYGEN, OCEANS)
DEGREES_A_STEP = 2
"""Degrees Celsius of one step of temperature."""
DEGREES, PERCENT = "°C", "%"
UNITS = {TEMPERATURE: DEGREES, OXYGEN: PERCENT}
"""What a parameter is counted in; those without a unit are counted by the piece."""

# tiles
OCEAN, GREENERY, CAPITAL = "ocean", "greenery", "capital"
SPECIAL_TILES = (
    "commercial_district", "ecological_zone", "industrial_center", "lava_flows", "mining_area", "mining_rights",
    "mohole_area", "natural_preserve", "nuclear_zone", "restricted_area",
)  # fmt: skip
TILES = (OCEAN, GREENERY, CITY, CAPITAL, *SPECIAL_TILES)

# Ares Expedition: colour zones of the tracks, rising in this order, and phases
PURPLE, RED, YELLOW, WHITE = "purple", "red", "yellow", "white"
ZONES = (PURPLE, RED, YELLOW, WHITE)
DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH = "development", "construction", "action", "production", "research"
PHASES = (DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH)

# where a tile may go, beside the general rules
LAND, CITY_SPACE, GREENERY_SPACE, OCEAN_SPACE, NOT_OCEAN_SPACE = "land", "city", "greenery", "ocean", "not_ocean"
ISOLATED, VOLCANIC, NEXT_TO_GREENERY, NEXT_TO_CITY = "isolated", "volcanic", "next_to_greenery", "next_to_city"
VOLCANIC_CITY = "volcanic_city"
NEXT_TO_TWO_CITIES, METAL_BONUS, METAL_BONUS_NEXT_TO_OWN = "next_to_two_cities", "metal", "metal_next_to_own"
NOCTIS, PHOBOS, GANYMEDE = "noctis_city", "phobos_space_haven", "ganymede_colony"
PLACEMENTS = (
    LAND, CITY_SPACE, GREENERY_SPACE, OCEAN_SPACE, NOT_OCEAN_SPACE, ISOLATED, VOLCANIC, NEXT_TO_GREENERY, NEXT_TO_CITY,
    NEXT_TO_TWO_CITIES, METAL_BONUS, METAL_BONUS_NEXT_TO_OWN, VOLCANIC_CITY, NOCTIS, PHOBOS, GANYMEDE,
)  # fmt: skip

# whose, who, where
OWN, OPPONENTS, ANYONE = "own", "opponents", "anyone"
ANYWHERE, ON_MARS = "anywhere", "on_mars"
HERE, ANOTHER, ANY_OWN, PLAYED = "here", "another", "any_own", "played"
"""Which card takes cubes: this one, another one of yours, any of yours, or the card just played."""

# kinds of card
AUTOMATED, ACTIVE, CORPORATION = "automated", "active", "corporation"

# modules of the base game's box
BASE, CORPORATE_ERA = "base", "corporate_era"
ARES = "ares"
"""All cards of Ares Expedition."""
