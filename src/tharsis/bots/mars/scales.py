"""What things are worth now, in victory points at the end of the game.

Money buys points, and money now buys more than money later, so everything follows from the generations that are left:
M€ are worth `end_money` points in the last one and grow by `growth` for each before it. A scale holds the worth of
each resource, production, parameter step and tile for one seat at one moment.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from tharsis.bots.weights import MARS
from tharsis.cards import names
from tharsis.cards.compiler import tag
from tharsis.core.jit import compiled
from tharsis.core.types import Ints
from tharsis.mars.goals import GOAL, OF_WHAT, WHAT_KIND, Counted
from tharsis.mars.maps import MILESTONE, MILESTONES_OF, has_milestone
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks as rules_hooks
from tharsis.mars.rules.goals import milestone_value
from tharsis.mars.rules.parameters import is_terraformed
from tharsis.mars.state import (
    MAX_MILESTONES,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    N_TAGS,
    SOLO_GENERATIONS,
    START_RATING,
    Res,
)
from tharsis.mars.tracks import ENDS_GAME, HIGH, LOW, N_TRACKS, OCEANS, OXYGEN, STEP, TEMPERATURE, is_track_in_game

SCALE = np.dtype(
    [
        ("generations", "f8"),
        ("money", "f8"),
        ("spare", "f8"),
        ("idle", "f8"),
        ("kept", "f8"),
        ("dear", "f8"),
        ("point", "f8"),
        ("stock", "f8", 6),
        ("production", "f8", 6),
        ("rating", "f8"),
        ("step", "f8", N_TRACKS),
        ("greenery", "f8"),
        ("city", "f8"),
        ("tile", "f8"),
        ("card", "f8"),
        ("foe", "f8"),
        ("uses", "f8"),
        ("plays", "f8"),
        ("cities", "f8"),
        ("tag", "f8", N_TAGS),
    ],
    align=True,
)

WEIGHTS = np.dtype([(name, "f8") for name in MARS], align=True)
Scale: TypeAlias = np.record
Weights: TypeAlias = np.record

TAG_BASE: Ints = np.full(N_TAGS, 0.6)
for _name, _worth in (
    (names.SCIENCE, 2.0), (names.JOVIAN, 1.5), (names.EARTH, 1.0), (names.BUILDING, 0.3), (names.SPACE, 0.3),
    (names.POWER, 0.5), (names.PLANT, 0.6), (names.MICROBE, 0.4), (names.ANIMAL, 0.6), (names.CITY, 0.2),
    (names.EVENT, 0.0),
):  # fmt: skip
    TAG_BASE[tag(_name)] = _worth
"""M€ that a tag of one's own is worth at the start of the game: later cards count, need or answer to it.
Those of modules are all alike."""

FULL_GAME = 12.0
ALL_STEPS = float(((HIGH - LOW) // STEP * ENDS_GAME).sum())
SHORTER = 0.37
BENT = 0.6
METAL_ROOM = 6.0
STEP_PRICE = 18.0
LAST_MONEY = 0.004


@compiled
def income(game: Game, seat: int) -> float:
    """M€ a generation, metals at their printed worth."""
    production = game.production[seat]
    return float(game.rating[seat] + production[Res.MC] + 2 * production[Res.STEEL] + 3 * production[Res.TITANIUM])


@compiled
def room_on(game: Game, track: int) -> int:
    """Steps that are left on a track."""
    return max(0, (int(HIGH[track]) - int(game.level[track])) // int(STEP[track]))


@compiled
def steps_left(game: Game) -> float:
    """Steps until the game may end."""
    total = 0
    for track in range(N_TRACKS):
        if ENDS_GAME[track]:
            total += room_on(game, track)
    return float(total)


@compiled
def step_power(game: Game, weights: Weights, from_stock: bool, passed: bool) -> float:
    """Parameter steps that the seats can make out of what they have (and have not passed with), or produce."""
    total = 0.0
    for seat in range(game.players):
        if from_stock:
            if (game.passed[seat] != 0) == passed:
                stock = game.stock[seat]
                total += (stock[Res.HEAT] + stock[Res.PLANT]) / 8 + weights.spending * stock[Res.MC] / STEP_PRICE
        else:
            made = game.production[seat]
            total += (made[Res.HEAT] + made[Res.ENERGY] + made[Res.PLANT]) / 8
            total += weights.spending * income(game, seat) / STEP_PRICE
    return total


@compiled
def usual_left(game: Game, weights: Weights) -> float:
    """Generations to come in a usual game: half by the calendar, half by the parameters, which rise slowly at first."""
    length = weights.length * (2.0 / float(game.players)) ** SHORTER
    done = 1 - steps_left(game) / ALL_STEPS
    reached = 1 + (length - 1) * done**BENT
    return max(0.0, length - 0.5 * (reached + int(game.generation)))


@compiled
def paced_left(game: Game, weights: Weights) -> float:
    """Generations to come if parameters rise by what the seats can make, which grows."""
    left = steps_left(game)
    power = step_power(game, weights, True, False)
    carried = step_power(game, weights, True, True)
    each = step_power(game, weights, False, False)
    growth = weights.income_growth * weights.spending * float(game.players) / STEP_PRICE
    count = 0.0
    while left > power and count < 16:
        left -= power
        count += 1
        power = each + carried
        carried = 0.0
        each += growth
    return max(0.0, count + left / max(power, 0.1) - 0.5)


@compiled
def solo_generations_left(game: Game) -> float:
    return float(SOLO_GENERATIONS + rules_hooks.more_solo_generations(game) - int(game.generation))


@compiled
def generations_left(game: Game, weights: Weights) -> float:
    """How many generations will follow this one: early by what is usual, late by what the seats can make."""
    if game.players == 1:
        return solo_generations_left(game)
    left = steps_left(game)
    if left <= 0:
        return 0.0
    late = 1 - left / ALL_STEPS
    return late * min(12.0, paced_left(game, weights)) + (1 - late) * usual_left(game, weights)


@compiled
def money_value(weights: Weights, generations: float) -> float:
    return weights.end_money * (1 + weights.growth) ** generations


@compiled
def production_value(weights: Weights, generations: float) -> float:
    """One M€ in each generation to come."""
    return weights.end_money * ((1 + weights.growth) ** generations - 1) / weights.growth


@compiled
def spent_money(row: Scale, amount: float) -> float:
    """What M€ are worth that are spent: those beyond a generation's income lie idle, so they go first."""
    return float(row.money * amount - row.idle * min(amount, float(row.spare)))


@compiled
def metal_use(stock: float, weights: Weights) -> float:
    """The mean use of cubes, of which many lie idle."""
    return 1 - (1 - float(weights.slack)) * max(0.0, stock - METAL_ROOM) / max(stock, 1.0)


@compiled
def heat_share(game: Game, generations: float) -> float:
    """The share of all heat to come for which the temperature leaves room."""
    cubes = 0.0
    for seat in range(game.players):
        cubes += game.stock[seat, Res.HEAT]
        cubes += (game.production[seat, Res.HEAT] + 0.7 * game.production[seat, Res.ENERGY]) * generations
    return min(1.0, 0.85 * room_on(game, TEMPERATURE) * 8 / (cubes + 1))


@compiled
def milestone_chance(game: Game, seat: int, milestone: int, value: float) -> float:
    """How likely the seat is to claim the milestone with this value, by how near it is and who is nearer."""
    goal = float(MILESTONE[milestone, GOAL])
    start = float(START_RATING) if MILESTONE[milestone, WHAT_KIND] == Counted.RATING else 0.0
    mine = min(1.0, max(0.0, (value - start) / (goal - start)))
    rival = 0.0
    for other in range(game.players):
        if other != seat:
            rival = max(rival, (milestone_value(game, other, milestone) - start) / (goal - start))
    if mine >= 1:
        return 0.95
    return 0.8 * mine * mine / (1 + max(0.0, min(1.0, rival) - mine))


@compiled
def milestone_gain(game: Game, seat: int, milestone: int, more: float, row: Scale, weights: Weights) -> float:
    """Points expected from coming so much nearer to an open milestone."""
    if game.players == 1 or game.milestone[milestone] >= 0 or game.milestones_claimed >= MAX_MILESTONES:
        return 0.0
    now = float(milestone_value(game, seat, milestone))
    worth = weights.milestone_pull * (MILESTONE_POINTS - MILESTONE_PRICE * row.money)
    return worth * (milestone_chance(game, seat, milestone, now + more) - milestone_chance(game, seat, milestone, now))


@compiled
def milestone_pull(game: Game, seat: int, kind: int, row: Scale, weights: Weights) -> float:
    """Points expected from one more of what milestones of this map count."""
    total = 0.0
    for i in range(MILESTONES_OF.shape[1]):
        if MILESTONE[MILESTONES_OF[game.map, i], WHAT_KIND] == kind and has_milestone(game, i):
            total += milestone_gain(game, seat, MILESTONES_OF[game.map, i], 1.0, row, weights)
    return total


@compiled
def pull_tags(game: Game, seat: int, row: Scale, weights: Weights) -> None:
    """Tags that a milestone of this map counts are worth more."""
    for i in range(MILESTONES_OF.shape[1]):
        goal = MILESTONE[MILESTONES_OF[game.map, i]]
        if goal[WHAT_KIND] == Counted.TAGS and has_milestone(game, i):
            gain = milestone_gain(game, seat, MILESTONES_OF[game.map, i], 1.0, row, weights)
            for tag in range(N_TAGS):
                if goal[OF_WHAT] >> tag & 1:
                    row.tag[tag] += gain


@compiled
def scale_resources(game: Game, seat: int, weights: Weights, row: Scale) -> None:
    gens, money, made = row.generations, row.money, row.production[0]
    heat_use = weights.solo_heat if game.players == 1 else weights.heat_use
    plant_use = weights.solo_plants if game.players == 1 else weights.plant_use
    steel = (2.0 + (int(game.metal_value[seat, Res.STEEL]) - 2)) * weights.steel_use
    steel *= metal_use(float(game.stock[seat, Res.STEEL]), weights)
    titanium = (3.0 + (int(game.metal_value[seat, Res.TITANIUM]) - 3)) * weights.titanium_use
    titanium *= metal_use(float(game.stock[seat, Res.TITANIUM]), weights)
    row.stock[Res.MC] = money
    row.stock[Res.STEEL] = steel * money
    row.production[Res.STEEL] = steel * made
    row.stock[Res.TITANIUM] = titanium * money
    row.production[Res.TITANIUM] = titanium * made
    heat = row.step[TEMPERATURE] / 8 * heat_use * heat_share(game, gens)
    later = (1.0 + made / 2) / 8 * heat_use * heat_share(game, gens)
    if game.heat_as_mc[seat]:
        heat, later = max(heat, 0.95 * money), max(later, 0.95 * made / max(gens, 1.0))
    plant = row.greenery / float(game.greenery_price[seat]) * plant_use
    air = row.step[OXYGEN]
    green_later = (row.greenery - air + (1.0 + made / 2 if air > 0 else 0.0)) / float(game.greenery_price[seat])
    row.stock[Res.PLANT] = plant
    row.production[Res.PLANT] = green_later * plant_use * (gens + 0.8)
    row.stock[Res.HEAT] = heat
    row.production[Res.HEAT] = later * gens
    row.stock[Res.ENERGY] = 0.9 * heat
    row.production[Res.ENERGY] = 0.95 * later * gens + weights.energy_use * money * min(1.0, gens / 6)


@compiled
def scale_tiles(game: Game, seat: int, weights: Weights, row: Scale) -> None:
    gens, money = row.generations, row.money
    bonus = 2.5 * money
    for track in range(N_TRACKS):
        row.step[track] = row.rating if room_on(game, track) > 0 else 0.0
    if room_on(game, OCEANS) > 0:
        row.step[OCEANS] += bonus
    gardener = milestone_pull(game, seat, Counted.GREENERIES, row, weights)
    row.greenery = 1.0 + weights.green_worth + row.step[OXYGEN] + bonus + gardener
    mayor = milestone_pull(game, seat, Counted.CITIES, row, weights)
    row.city = 0.4 + weights.city_worth * min(1.0, (gens + 0.5) / 4) + bonus + mayor
    row.tile = weights.tile_worth + bonus


@compiled
def fill_scales(game: Game, seat: int, weights: Weights, generations: float, row: Scale) -> None:
    """Everything for a moment with so many generations to come after the current one."""
    row.generations = generations
    row.point = 1.0 if game.players > 1 else 0.03
    row.money = money_value(weights, generations)
    if generations <= 0 and is_terraformed(game) and game.players > 1:
        row.money = LAST_MONEY
    row.spare = max(0.0, float(game.stock[seat, Res.MC]) - weights.comfort * income(game, seat))
    row.idle = (1 - weights.slack) * row.money
    row.dear = weights.dear
    row.kept = weights.slack * money_value(weights, max(0.0, generations - 1)) * min(1.0, 1.2 * generations)
    row.production[0] = production_value(weights, generations)
    row.rating = 1.0 + row.production[0] + milestone_pull(game, seat, Counted.RATING, row, weights)
    scale_tiles(game, seat, weights, row)
    if game.players == 1:
        scale_solo(game, weights, row)
    scale_resources(game, seat, weights, row)
    row.card = weights.card_worth * row.money * min(1.0, (generations + 0.2) / 3)
    row.foe = weights.foe_share / max(1, int(game.players) - 1)
    row.uses = weights.use_rate * generations
    row.plays = weights.plays_a_generation * generations
    row.cities = 0.3 * float(game.players) * generations
    for i in range(N_TAGS):
        row.tag[i] = weights.tag_worth * TAG_BASE[i] * row.money * min(1.0, generations / FULL_GAME)
    pull_tags(game, seat, row, weights)


@compiled
def scale_solo(game: Game, weights: Weights, row: Scale) -> None:
    """Alone only the parameters count: a step is worth much, points nothing."""
    step = weights.solo_step
    for track in range(N_TRACKS):
        row.step[track] = step + row.production[0] if room_on(game, track) > 0 and is_track_in_game(game, track) else 0.0
    row.greenery = row.step[OXYGEN] + 2.5 * row.money
    row.rating = row.production[0] + row.point
    row.city = 2.5 * row.money + row.point


@compiled
def fill_both(game: Game, seat: int, weights: Weights, now: Scale, later: Scale) -> None:
    """Scales of this moment, and of the middle of what is left."""
    generations = generations_left(game, weights)
    fill_scales(game, seat, weights, generations, now)
    fill_scales(game, seat, weights, generations / 2, later)
