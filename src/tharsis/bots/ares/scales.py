"""What things are worth now, in victory points at the end of the game.

Money buys points, and money now buys more than money later, so everything follows from the rounds that are left: M€ are worth
`end_money` points in the last one and grow by `growth` for each before it. A scale holds the worth of each resource,
production and parameter step for one seat at one moment. Alone and together the parameters themselves are the goal: a step
counts what it costs to buy.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from tharsis.ares.record import Game
from tharsis.ares.rules.parameters import OCEANS, OXYGEN, TEMPERATURE, is_finished, is_terraformed
from tharsis.ares.state import COOP_ROUNDS, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, N_TRACKS, SOLO_ROUNDS, Phase, Res
from tharsis.bots.ares.tables import RATES, TAG_SHARE
from tharsis.bots.weights import ARES
from tharsis.cards.compiler import tag
from tharsis.cards.names import BUILDING, SPACE
from tharsis.core.jit import compiled

SCALE = np.dtype(
    [
        ("rounds", "f8"),
        ("money", "f8"),
        ("point", "f8"),
        ("stock", "f8", N_TRACKS),
        ("production", "f8", N_TRACKS),
        ("rating", "f8"),
        ("temperature", "f8"),
        ("oxygen", "f8"),
        ("ocean", "f8"),
        ("forest", "f8"),
        ("card", "f8"),
        ("builds", "f8"),
        ("plays", "f8"),
        ("uses", "f8"),
        ("looks", "f8"),
    ],
    align=True,
)
"""With how many blue and red cards, and cards in all, will be played, and action and research phases to come."""

WEIGHTS = np.dtype([(name, "f8") for name in ARES], align=True)
Scale: TypeAlias = np.record
Weights: TypeAlias = np.record

T_BUILDING, T_SPACE = tag(BUILDING), tag(SPACE)
STEP_PRICE = 15.0
TEMPERATURE_PRICE, OXYGEN_PRICE, OCEAN_PRICE = 14.0, 20.0, 13.0
"""What a step costs to buy; of an ocean, less its reward."""
AGAINST, ALONE, TOGETHER, BY_HAND = range(4)
"""Aims: to beat others, judged by a net; the shared goal; to beat others, judged by hand."""
LAST_MONEY = 0.002
MOST_ROUNDS = 30.0
PLENTY = 20.0


@compiled
def is_goal_shared(game: Game) -> bool:
    """Alone or together: the parameters have to be finished in time."""
    return bool(game.players == 1 or game.coop)


@compiled
def aim_of(game: Game, has_net: bool) -> int:
    """Which numbers count."""
    if is_goal_shared(game):
        return TOGETHER if game.coop else ALONE
    return AGAINST if has_net else BY_HAND


@compiled
def temperature_left(game: Game) -> float:
    return max(0.0, (MAX_TEMPERATURE - int(game.temperature)) / 2)


@compiled
def oxygen_left(game: Game) -> float:
    return max(0.0, float(MAX_OXYGEN - int(game.oxygen)))


@compiled
def oceans_left(game: Game) -> float:
    return max(0.0, float(MAX_OCEANS - int(game.oceans)))


@compiled
def cost_left(game: Game) -> float:
    """M€ that the missing steps would cost."""
    return TEMPERATURE_PRICE * temperature_left(game) + OXYGEN_PRICE * oxygen_left(game) + OCEAN_PRICE * oceans_left(game)


@compiled
def income(game: Game, seat: int) -> float:
    return float(game.rating[seat]) + float(game.production[seat, Res.MC])


@compiled
def rate_of(game: Game, weights: Weights, phase: int) -> float:
    """How often a phase is played in a round."""
    usual = float(RATES[game.players - 1, phase])
    if phase == Phase.DEVELOPMENT:
        return usual * float(weights.development)
    if phase == Phase.CONSTRUCTION:
        return usual * float(weights.construction)
    if phase == Phase.ACTION:
        return usual * float(weights.action)
    return usual * (float(weights.production) if phase == Phase.PRODUCTION else float(weights.looking))


@compiled
def race_length(game: Game, weights: Weights) -> float:
    """Rounds until the seats have made all steps: heat and plants by production, the rest bought with money, which grows."""
    warm, green, wet = temperature_left(game), oxygen_left(game), oceans_left(game)
    heat, plants, money, heat_made, plants_made, money_made = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for seat in range(game.players):
        stock, made = game.stock[seat], game.production[seat]
        heat += stock[Res.HEAT] / 8
        plants += stock[Res.PLANT] / 8
        money += weights.spending * stock[Res.MC] / STEP_PRICE
        heat_made += made[Res.HEAT] / 8
        plants_made += made[Res.PLANT] / 8
        money_made += weights.spending * income(game, seat) / STEP_PRICE
    rate = rate_of(game, weights, Phase.PRODUCTION)
    growth = weights.pace * float(game.players)
    count = 0.0
    while warm + green + wet > 0 and count < MOST_ROUNDS:
        before = warm + green + wet
        warm = max(0.0, warm - heat)
        green = max(0.0, green - plants)
        left = warm + green + wet
        share = max(0.0, 1 - money / left) if left > 0 else 0.0
        warm, green, wet = warm * share, green * share, wet * share
        if warm + green + wet < 0.01:
            done = heat + plants + money
            return count + min(1.0, before / max(done, 0.1))
        heat, plants, money = rate * heat_made, rate * plants_made, rate * money_made
        heat_made += growth
        plants_made += 0.6 * growth
        money_made += 1.4 * growth
        count += 1
    return count


@compiled
def rounds_left(game: Game, weights: Weights) -> float:
    """How many rounds will follow this one."""
    if game.players == 1:
        return float(SOLO_ROUNDS - int(game.rounds))
    if game.coop:
        return float(COOP_ROUNDS - int(game.rounds))
    return max(0.0, race_length(game, weights) - 0.5)


@compiled
def goal_value(weights: Weights) -> float:
    """What one M€ saved on the way to a shared goal is worth; together, steps count as points, too."""
    return float(weights.end_money) * float(weights.goal)


@compiled
def money_value(weights: Weights, rounds: float) -> float:
    return float(weights.end_money * (1 + weights.growth) ** rounds)


@compiled
def purse_value(game: Game, seat: int, weights: Weights, rounds: float) -> float:
    """One more M€: those who have plenty cannot put it into cards soon."""
    full, over = money_value(weights, rounds), max(0.0, float(game.stock[seat, Res.MC]) - PLENTY)
    return max(min(full, weights.end_money), full / (1 + weights.ease * over))


@compiled
def income_value(weights: Weights, rounds: float, rate: float) -> float:
    """One M€ in each production phase to come."""
    return float(rate * (money_value(weights, rounds) - weights.end_money) / weights.growth)


@compiled
def heat_share(game: Game, rounds: float, rate: float) -> float:
    """The share of all heat to come for which the temperature leaves room."""
    cubes = 0.0
    for seat in range(game.players):
        cubes += game.stock[seat, Res.HEAT] + rate * rounds * game.production[seat, Res.HEAT]
    return min(1.0, 8.5 * temperature_left(game) / (cubes + 1))


@compiled
def plant_share(game: Game, rounds: float, rate: float) -> float:
    """The same for plants and oxygen; the others still become forests."""
    cubes = 0.0
    for seat in range(game.players):
        cubes += game.stock[seat, Res.PLANT] + rate * rounds * game.production[seat, Res.PLANT]
    return min(1.0, 8.5 * oxygen_left(game) / (cubes + 1))


@compiled
def scale_steps(game: Game, weights: Weights, row: Scale) -> None:
    """Steps and tokens; finished parameters give nothing."""
    warm = green = wet = float(row.rating)
    if is_goal_shared(game) and not is_terraformed(game):
        goal = goal_value(weights)
        warm += goal * TEMPERATURE_PRICE
        green += goal * OXYGEN_PRICE
        wet += goal * OCEAN_PRICE
    reward = 0.9 * row.money + 0.44 * row.card
    row.temperature = 0.0 if is_finished(game, TEMPERATURE) else warm
    row.oxygen = 0.0 if is_finished(game, OXYGEN) else green
    row.ocean = 0.0 if is_finished(game, OCEANS) else wet + reward
    row.forest = row.point + row.oxygen


@compiled
def scale_resources(game: Game, seat: int, weights: Weights, rate: float, row: Scale) -> None:
    rounds, money = row.rounds, row.money
    times = rate * rounds * weights.delay
    later = money_value(weights, rounds / 2)
    row.stock[Res.MC] = money
    row.production[Res.MC] = income_value(weights, rounds, rate)
    heat = weights.heat_use * row.temperature / 8 * heat_share(game, rounds, rate)
    if game.heat_as_mc[seat]:
        heat = max(heat, 0.95 * money)
    green = row.point + row.oxygen * plant_share(game, rounds, rate)
    plant = weights.plant_use * green / float(game.forest_price[seat])
    row.stock[Res.HEAT] = heat
    row.stock[Res.PLANT] = plant
    row.production[Res.HEAT] = times * heat
    row.production[Res.PLANT] = times * plant
    row.stock[Res.CARD] = row.card
    row.production[Res.CARD] = times * row.card
    saved = later * row.plays * weights.metal_use
    row.production[Res.STEEL] = saved * float(game.metal_value[seat, Res.STEEL]) * TAG_SHARE[T_BUILDING]
    row.production[Res.TITANIUM] = saved * float(game.metal_value[seat, Res.TITANIUM]) * TAG_SHARE[T_SPACE]


@compiled
def fill_scales(game: Game, seat: int, weights: Weights, rounds: float, row: Scale) -> None:
    """Everything for a moment with so many rounds to come after the current one."""
    builds, produces = rate_of(game, weights, Phase.CONSTRUCTION), rate_of(game, weights, Phase.PRODUCTION)
    row.rounds = rounds
    row.point = 1.0 if is_terraformed(game) else weights.point
    row.money = purse_value(game, seat, weights, rounds)
    if is_terraformed(game) and not is_goal_shared(game):
        row.money = LAST_MONEY
    row.card = row.money * (3.0 + weights.card * min(1.0, rounds / 8))
    row.rating = row.point + income_value(weights, rounds, produces)
    row.builds = weights.play_share * builds * rounds
    row.plays = weights.play_share * (rate_of(game, weights, Phase.DEVELOPMENT) + 1.2 * builds) * rounds
    row.uses = rate_of(game, weights, Phase.ACTION) * rounds
    row.looks = rate_of(game, weights, Phase.RESEARCH) * rounds
    scale_steps(game, weights, row)
    scale_resources(game, seat, weights, produces, row)


@compiled
def fill_both(game: Game, seat: int, weights: Weights, now: Scale, later: Scale) -> None:
    """Scales of this moment, and of the middle of what is left."""
    rounds = rounds_left(game, weights)
    fill_scales(game, seat, weights, rounds, now)
    fill_scales(game, seat, weights, rounds / 2, later)
