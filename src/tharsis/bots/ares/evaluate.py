"""What a position of Ares is worth to a seat: points now, and points that stock, production and cards will become."""

from __future__ import annotations

from tharsis.ares.rules.parameters import is_terraformed
from tharsis.ares.scoring import score
from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, N_PROJECTS, SOLO_ROUNDS, Res
from tharsis.ares.tables import ACTION, BLUE, COST, KIND, POINTS
from tharsis.bots.ares.desk import Desk
from tharsis.cards.ops import PointsKind
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU
from tharsis.core.types import Game

PHASE_SHARE = 0.55
"""How often a given phase is played in a round."""


@compiled
def steps_left(game: Game) -> float:
    temperature = (MAX_TEMPERATURE - int(game.temperature)) / 2
    return max(0.0, temperature) + max(0, MAX_OXYGEN - int(game.oxygen)) + max(0, MAX_OCEANS - int(game.oceans))


@compiled
def rounds_left(game: Game) -> float:
    """Parameters rise by what the seats produce, which grows."""
    left, rate, count = steps_left(game), 0.2, 0.0
    if game.players == 1:
        return max(0.0, float(SOLO_ROUNDS - int(game.rounds)))
    for seat in range(game.players):
        made = game.production[seat]
        rate += PHASE_SHARE * (made[Res.HEAT] + made[Res.PLANT]) / 8
        rate += PHASE_SHARE * 0.3 * (int(game.rating[seat]) + int(made[Res.MC])) / 16
    while left > 0 and count < 20:
        count += min(1.0, left / rate)
        left -= rate
        rate += 0.12 * float(game.players)
    return count


@compiled
def money_worth(game: Game, rounds: float, desk: Desk) -> float:
    return float(desk.weights.end_money) * (1 + float(desk.weights.growth)) ** rounds


@compiled
def card_in_hand(card: int, money: float, desk: Desk) -> float:
    """A card that may be played later: more if it is dear, since dear cards do more."""
    return money * (desk.weights.card + desk.weights.card_by_cost * float(COST[card]))


@compiled
def cards_worth(game: Game, seat: int, rounds: float, money: float, desk: Desk) -> float:
    """Actions and lasting effects of blue cards, and the hand."""
    total = 0.0
    for card in range(N_PROJECTS):
        if game.zone[card] == TABLEAU + seat:
            if ACTION[card, 0] < ACTION[card, 1]:
                total += desk.weights.action * money * PHASE_SHARE * rounds
            elif KIND[card] == BLUE:
                total += desk.weights.effect * money * rounds
            if POINTS[card, 0] == PointsKind.PER_CUBE:
                total += (float(game.cubes[card]) % float(POINTS[card, 2])) * float(POINTS[card, 3]) / float(POINTS[card, 2])
        elif game.zone[card] == HAND + seat:
            total += card_in_hand(card, money, desk)
    return total


@compiled
def seat_worth(game: Game, seat: int, desk: Desk) -> float:
    """Expected points at the end."""
    total = float(score(game, seat, desk.parts))
    rounds = rounds_left(game)
    money = money_worth(game, rounds, desk)
    later = money_worth(game, rounds / 2, desk)
    times = PHASE_SHARE * rounds
    made, stock = game.production[seat], game.stock[seat]
    step = 1.0 + 0.5 * times * later
    warm = step if game.temperature < MAX_TEMPERATURE else 0.1
    green = 1.0 + (step if game.oxygen < MAX_OXYGEN else 0.0)
    total += times * later * (int(game.rating[seat]) + int(made[Res.MC]))
    total += times * (0.85 * warm * made[Res.HEAT] + 0.95 * green * made[Res.PLANT]) / 8
    total += times * later * (desk.weights.card_production * made[Res.CARD])
    total += rounds * later * (desk.weights.steel * made[Res.STEEL] + desk.weights.titanium * made[Res.TITANIUM])
    total += money * stock[Res.MC] + (0.85 * warm * stock[Res.HEAT] + 0.95 * green * stock[Res.PLANT]) / 8
    return total + cards_worth(game, seat, rounds, money, desk)


@compiled
def goal_worth(game: Game, desk: Desk) -> float:
    """Alone or together: the parameters themselves are the goal."""
    done = 42 - steps_left(game)
    return float(desk.weights.goal) * done + (30.0 if is_terraformed(game) else 0.0)


@compiled
def lead(game: Game, seat: int, desk: Desk) -> float:
    """How far the seat is ahead of the others; alone or together, how near the goal is."""
    if game.players == 1 or game.coop:
        total = goal_worth(game, desk)
        for other in range(game.players):
            total += float(score(game, other, desk.parts)) if game.over else seat_worth(game, other, desk)
        return total
    mine, best = 0.0, -1e9
    for other in range(game.players):
        worth = float(score(game, other, desk.parts)) if game.over else seat_worth(game, other, desk)
        if other == seat:
            mine = worth
        else:
            best = max(best, worth)
    return mine - best
