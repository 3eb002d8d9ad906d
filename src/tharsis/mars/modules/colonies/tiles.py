"""The colony tiles, in the words that cards are declared in.

A track has seven steps. Building and trading are programs like those of a card: the build bonus is the same on all three
colony spaces, the trade income is read at the white marker, and the colony bonus goes to the owner of each colony.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tharsis.cards.names import ANIMAL, ANY_OWN, ENERGY, FLOATER, HEAT, MC, MICROBE, PLANT, STEEL, TITANIUM
from tharsis.cards.words import AddCubes, DiscardCard, Draw, Effect, Effects, Gain, GainProduction, PlaceOcean

STEPS = 7
MAX_COLONIES = 3


@dataclass(frozen=True, slots=True)
class ColonyTile:
    key: str
    build: Effects
    income: tuple[Effects, ...]
    bonus: Effects
    awaits: str = ""
    """The tile sleeps until a card in play can hold such cubes."""


def _colony(key: str, *, build: Effect, income: Sequence[Effects], bonus: Sequence[Effect], awaits: str = "") -> ColonyTile:
    return ColonyTile(key, (build,), tuple(income), tuple(bonus), awaits)


def _steps(effect: Callable[[int], Effect], *amounts: int) -> list[Effects]:
    return [(effect(amount),) if amount else () for amount in amounts]


def _gain(resource: str) -> Callable[[int], Effect]:
    return lambda amount: Gain(resource, amount)


def _cubes(kind: str) -> Callable[[int], Effect]:
    return lambda amount: AddCubes(kind, amount, ANY_OWN)


def _production(*resources: str) -> list[Effects]:
    return [(GainProduction(resource),) for resource in resources]


# fmt: off
TILES: tuple[ColonyTile, ...] = (
    _colony("callisto", build=GainProduction(ENERGY), income=_steps(_gain(ENERGY), 0, 2, 3, 5, 7, 10, 13),
            bonus=[Gain(ENERGY, 3)]),
    _colony("ceres", build=GainProduction(STEEL), income=_steps(_gain(STEEL), 1, 2, 3, 4, 6, 8, 10), bonus=[Gain(STEEL, 2)]),
    _colony("enceladus", build=AddCubes(MICROBE, 3, ANY_OWN), income=_steps(_cubes(MICROBE), 0, 1, 2, 3, 4, 4, 5),
            bonus=[AddCubes(MICROBE, 1, ANY_OWN)], awaits=MICROBE),
    _colony("europa", build=PlaceOcean(), income=_production(MC, MC, ENERGY, ENERGY, PLANT, PLANT, PLANT), bonus=[Gain(MC)]),
    _colony("ganymede", build=GainProduction(PLANT), income=_steps(_gain(PLANT), 0, 1, 2, 3, 4, 5, 6), bonus=[Gain(PLANT)]),
    _colony("io", build=GainProduction(HEAT), income=_steps(_gain(HEAT), 2, 3, 4, 6, 8, 10, 13), bonus=[Gain(HEAT, 2)]),
    _colony("luna", build=GainProduction(MC, 2), income=_steps(_gain(MC), 1, 2, 4, 7, 10, 13, 17), bonus=[Gain(MC, 2)]),
    _colony("miranda", build=AddCubes(ANIMAL, 1, ANY_OWN), income=_steps(_cubes(ANIMAL), 0, 1, 1, 2, 2, 3, 3),
            bonus=[Draw()], awaits=ANIMAL),
    _colony("pluto", build=Draw(2), income=_steps(Draw, 0, 1, 2, 2, 3, 3, 4), bonus=[Draw(), DiscardCard()]),
    _colony("titan", build=AddCubes(FLOATER, 3, ANY_OWN), income=_steps(_cubes(FLOATER), 0, 1, 1, 2, 3, 3, 4),
            bonus=[AddCubes(FLOATER, 1, ANY_OWN)], awaits=FLOATER),
    _colony("triton", build=Gain(TITANIUM, 3), income=_steps(_gain(TITANIUM), 0, 1, 1, 2, 3, 4, 5), bonus=[Gain(TITANIUM)]),
)
COLONY_TILES = tuple(tile.key for tile in TILES)
N_COLONIES = len(TILES)
PROGRAMS: tuple[Effects, ...] = tuple(effects for tile in TILES for effects in (tile.build, *tile.income, tile.bonus))
"""What each tile does: for building, at each step of the track, and for each colony."""
