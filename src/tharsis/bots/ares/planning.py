"""Which phase to choose: what it would bring with its bonus, and what comes anyway because others choose it."""

from __future__ import annotations

import math

from tharsis.ares.record import Game
from tharsis.ares.rules.options import (
    can_convert_heat,
    can_convert_plants,
    can_take_standard,
    can_use_action,
    standard_price,
)
from tharsis.ares.rules.payment import funds
from tharsis.ares.rules.play import card_funds, meets_needs, price
from tharsis.ares.state import (
    BONUS_DRAW,
    BONUS_KEEP,
    DEVELOPMENT_BONUS,
    LAST_MARKER,
    N_PROJECTS,
    PRODUCTION_BONUS,
    TEMPERATURE_HEAT,
    Phase,
    Res,
)
from tharsis.ares.tables import ACTION, ACTION_CARDS, FIRST_GREEN, FOREST, OCEAN, S_HEAT, SPENDS, TEMPERATURE
from tharsis.bots.ares.cards import card_worth
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.hand import ready_money, sale_loss, sale_worth
from tharsis.bots.ares.programs import program_price, program_worth
from tharsis.bots.ares.scales import Scale, is_goal_shared
from tharsis.bots.ares.tables import RATES
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, NO_CARD, TABLEAU

USUAL_PURSE = 15.0
"""M€ and cards with which somebody can usually play one."""


@compiled
def play_score(game: Game, seat: int, card: int, cost: int, desk: Desk) -> float:
    """What playing the card now brings; what M€ cannot pay takes cards."""
    paid = cost * float(desk.now.money) + sale_loss(game, seat, cost - funds(game, seat, SPENDS[card, S_HEAT]), card, desk)
    return card_worth(game, seat, card, desk.now, desk.later) - paid


@compiled
def best_play(game: Game, seat: int, first: int, last: int, less: int, desk: Desk) -> tuple[float, float]:
    """The gains of the best card of a colour that can be paid now, and of the next best with what is left and one card sold."""
    best, second, paid = 0.0, 0.0, 0
    purse = funds(game, seat, 0) + int(game.sell_value[seat])
    for card in range(first, last):
        if game.zone[card] == HAND + seat and meets_needs(game, seat, card):
            cost = max(0, price(game, seat, card) - less)
            if cost <= card_funds(game, seat, card):
                gain = play_score(game, seat, card, cost, desk)
                if gain > best:
                    if paid + cost <= purse:
                        second = best
                    best, paid = gain, cost
                elif gain > second and paid + cost <= purse:
                    second = gain
    return best, second


@compiled
def standard_worth(game: Game, which: int, row: Scale) -> float:
    if which == FOREST:
        return float(row.forest)
    return float(row.temperature) if which == TEMPERATURE else float(row.ocean)


@compiled
def standard_gain(game: Game, seat: int, which: int, desk: Desk) -> float:
    cost = standard_price(game, seat, which)
    lost = sale_loss(game, seat, cost - funds(game, seat, 0), NO_CARD, desk)
    return standard_worth(game, which, desk.now) - cost * float(desk.now.money) - lost


@compiled
def use_gain(game: Game, seat: int, card: int, desk: Desk) -> float:
    """What one use of a card's action brings."""
    start, end = ACTION[card, 0], ACTION[card, 1]
    lost = sale_loss(game, seat, program_price(game, seat, start, end) - funds(game, seat, 0), NO_CARD, desk)
    return program_worth(game, seat, card, start, end, desk.now) - lost


@compiled
def standards_worth(game: Game, seat: int, money: int, desk: Desk) -> float:
    """What the standard actions would bring for the money there is, if they are worth it."""
    best, cost = 0.0, 1
    for which in range(FOREST, OCEAN + 1):
        if can_take_standard(game, seat, which, money):
            each = max(1, standard_price(game, seat, which))
            worth = standard_worth(game, which, desk.now)
            if worth > each * float(desk.now.money) and worth / each > best / cost:
                best, cost = worth, each
    return best * (money // cost)


@compiled
def converted_worth(game: Game, seat: int, row: Scale) -> float:
    """Steps that plants and heat would make now."""
    total = 0.0
    if can_convert_plants(game, seat):
        total += float(row.forest) * (int(game.stock[seat, Res.PLANT]) // int(game.forest_price[seat]))
    if can_convert_heat(game, seat):
        total += float(row.temperature) * (int(game.stock[seat, Res.HEAT]) // TEMPERATURE_HEAT)
    return total


@compiled
def haste(desk: Desk) -> float:
    """What keeps is worth the more now the less time is left."""
    return 1 / (1.0 + float(desk.weights.leisure) * float(desk.now.rounds))


@compiled
def action_gain(game: Game, seat: int, bonus: bool, desk: Desk) -> float:
    """Actions of cards count in full: one left out is lost. What can be converted keeps, and is only late."""
    now, total, best = desk.now, 0.0, 0.0
    for i in range(len(ACTION_CARDS)):
        card = ACTION_CARDS[i]
        if game.zone[card] == TABLEAU + seat and can_use_action(game, seat, card):
            gain = use_gain(game, seat, card, desk)
            if gain > 0:
                total += gain
                best = max(best, gain)
    later = standards_worth(game, seat, ready_money(game, seat, desk), desk) + converted_worth(game, seat, now)
    return total + (0.8 * best if bonus else 0.0) + haste(desk) * later


@compiled
def production_gain(game: Game, seat: int, bonus: bool, row: Scale) -> float:
    """Nothing in the last round: it comes too late to be spent."""
    made = game.production[seat]
    income = float(game.rating[seat]) + float(made[Res.MC]) + (float(PRODUCTION_BONUS) if bonus else 0.0)
    total = income * float(row.money) + float(made[Res.CARD]) * float(row.card)
    total += float(made[Res.HEAT]) * float(row.stock[Res.HEAT]) + float(made[Res.PLANT]) * float(row.stock[Res.PLANT])
    return total * min(1.0, float(row.rounds))


@compiled
def research_gain(game: Game, seat: int, bonus: bool, desk: Desk) -> float:
    draw = float(game.research_draw[seat]) + (BONUS_DRAW if bonus else 0)
    keep = float(game.research_keep[seat]) + (BONUS_KEEP if bonus else 0)
    card = float(desk.now.card)
    if game.hand_count[seat] > 6:
        card = max(sale_worth(game, seat, desk.now), card * (1 - 0.12 * (int(game.hand_count[seat]) - 6)))
    return desk.weights.research * keep * card * (1 + 0.12 * (draw - keep))


@compiled
def phase_gain(game: Game, seat: int, phase: int, bonus: bool, desk: Desk) -> float:
    """What the seat would get out of the phase."""
    if phase == Phase.DEVELOPMENT:
        return best_play(game, seat, FIRST_GREEN, N_PROJECTS, DEVELOPMENT_BONUS if bonus else 0, desk)[0]
    if phase == Phase.CONSTRUCTION:
        best, second = best_play(game, seat, 0, FIRST_GREEN, 0, desk)
        return best + (max(second, float(desk.now.card)) if bonus else 0.0)
    if phase == Phase.ACTION:
        return action_gain(game, seat, bonus, desk)
    if phase == Phase.PRODUCTION:
        return production_gain(game, seat, bonus, desk.now)
    return research_gain(game, seat, bonus, desk)


@compiled
def play_chance(game: Game, seat: int, desk: Desk) -> float:
    """How likely somebody has a card to play and the M€ for it."""
    purse = float(game.stock[seat, Res.MC]) + float(game.hand_count[seat])
    return float(1 - desk.weights.foe_purse * max(0.0, 1 - purse / USUAL_PURSE))


@compiled
def public_gain(game: Game, other: int, phase: int, desk: Desk) -> float:
    """What the phase would give to somebody else, as far as it is public; about a card to play, if that is not."""
    if phase == Phase.PRODUCTION:
        return production_gain(game, other, False, desk.now)
    if phase == Phase.RESEARCH:
        return float(desk.now.card)
    if phase == Phase.ACTION:
        return haste(desk) * converted_worth(game, other, desk.now)
    return float(desk.weights.foe_play * float(desk.now.money) * play_chance(game, other, desk))


@compiled
def others_gain(game: Game, seat: int, phase: int, desk: Desk) -> float:
    """What the phase would give to the others."""
    total = 0.0
    for other in range(game.players):
        if other != seat:
            total += public_gain(game, other, phase, desk)
    return desk.weights.foe * total / max(1, int(game.players) - 1)


@compiled
def pull(game: Game, other: int, phase: int, desk: Desk) -> float:
    """How much somebody else is drawn to a phase: as usual, and the more, the more it gives."""
    usual = float(RATES[game.players - 1, phase])
    return usual * math.exp(min(4.0, float(desk.weights.foe_read) * public_gain(game, other, phase, desk)))


@compiled
def likely(game: Game, other: int, phase: int, desk: Desk) -> float:
    """How likely somebody else chooses the phase."""
    if game.previous[other] == phase:
        return 0.0
    total = 0.0
    for each in range(Phase.DEVELOPMENT, Phase.RESEARCH + 1):
        if game.previous[other] != each:
            total += pull(game, other, each, desk)
    return pull(game, other, phase, desk) / total


@compiled
def comes_anyway(game: Game, seat: int, phase: int, desk: Desk) -> float:
    """How likely the phase is played though the seat does not choose it."""
    if game.players == 1:
        left = 0
        for other in range(Phase.DEVELOPMENT, Phase.RESEARCH + 1):
            left += 0 if game.neutral_used[other] else 1
        if game.neutral_used[phase] or game.marker == LAST_MARKER:
            return 0.0
        return 1.0 / max(1, left)
    missing = 1.0
    for other in range(game.players):
        if other != seat:
            missing *= 1.0 - desk.weights.foe_phase * likely(game, other, phase, desk)
    return 1.0 - missing


@compiled
def phase_score(game: Game, seat: int, phase: int, desk: Desk) -> float:
    """Less what comes anyway, and what the choice hands to others."""
    anyway = comes_anyway(game, seat, phase, desk)
    mine = phase_gain(game, seat, phase, True, desk)
    if anyway > 0:
        mine -= anyway * phase_gain(game, seat, phase, False, desk)
    if is_goal_shared(game):
        return mine
    return mine - (1 - anyway) * others_gain(game, seat, phase, desk)
