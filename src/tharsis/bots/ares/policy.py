"""A score for every option in Ares: what it changes in the seat's worth, tried out on a copy; phases by what they promise."""

from __future__ import annotations

from tharsis.ares.rules.asks import Ask, Do
from tharsis.ares.rules.moves import apply_option, settle_seat
from tharsis.ares.rules.options import can_convert_heat, can_convert_plants, list_options
from tharsis.ares.rules.payment import funds
from tharsis.ares.rules.play import meets_needs, price
from tharsis.ares.state import DEVELOPMENT_BONUS, N_PROJECTS, PRODUCTION_BONUS, Phase, Res
from tharsis.ares.tables import ACTION_CARDS, COST, FIRST_GREEN
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.evaluate import card_in_hand, money_worth, rounds_left, seat_worth
from tharsis.core.frames import top_kind
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import HAND, TABLEAU
from tharsis.core.rng import random32
from tharsis.core.types import Game

NOISE_SCALE = 1.0 / (1 << 32)
MAX_ANSWERS = 16
NOT_NOW = -2.0


@compiled
def is_main(ask: int) -> bool:
    """Choices that begin something, as opposed to those that finish it."""
    return bool(ask <= Ask.MARKER)


@compiled
def gain_of(game: Game, seat: int, option: int, before: float, desk: Desk) -> float:
    """Carry out the option on a copy, answer what it asks with whatever comes first, and compare."""
    desk.trial = game
    trial = desk.trial
    apply_option(trial, seat, option)
    for _ in range(MAX_ANSWERS):
        if not settle_seat(trial, seat) or is_main(top_kind(trial, seat)):
            break
        list_options(trial, seat, desk.cards)
        apply_option(trial, seat, desk.cards[0])
    return seat_worth(trial, seat, desk) - before


@compiled
def best_card(game: Game, seat: int, first: int, last: int, help: int) -> float:
    """The dearest card that could be played now, as a measure of what it does."""
    best = 0.0
    for card in range(first, last):
        if game.zone[card] == HAND + seat and meets_needs(game, seat, card):
            if price(game, seat, card) - help <= funds(game, seat, 0):
                best = max(best, 3.0 + 0.35 * float(COST[card]))
    return best


@compiled
def score_phase(game: Game, seat: int, phase: int, money: float) -> float:
    """About what the phase would bring this seat, in M€."""
    if phase == Phase.DEVELOPMENT:
        return money * best_card(game, seat, FIRST_GREEN, N_PROJECTS, DEVELOPMENT_BONUS)
    if phase == Phase.CONSTRUCTION:
        return money * (best_card(game, seat, 0, FIRST_GREEN, 0) + 2.5)
    if phase == Phase.ACTION:
        worth = 0.0
        for i in range(len(ACTION_CARDS)):
            if game.zone[ACTION_CARDS[i]] == TABLEAU + seat:
                worth += 2.0
        worth += 6.0 if can_convert_plants(game, seat) else 0.0
        worth += 6.0 if can_convert_heat(game, seat) else 0.0
        return money * (worth + max(0.0, 0.3 * (float(game.stock[seat, Res.MC]) - 20.0)))
    made = game.production[seat]
    if phase == Phase.PRODUCTION:
        income = int(game.rating[seat]) + int(made[Res.MC]) + PRODUCTION_BONUS
        return money * 0.6 * (income + 1.2 * made[Res.HEAT] + 2.0 * made[Res.PLANT] + 3.0 * made[Res.CARD])
    return money * (8.0 if game.hand_count[seat] < 4 else 5.0)


@compiled
def score_option(game: Game, seat: int, option: int, before: float, money: float, desk: Desk) -> float:
    kind, argument = option // ARGUMENTS, option % ARGUMENTS
    if kind == Do.DONE or kind == Do.NONE or kind == Do.ORDER:
        return 0.0
    if kind == Do.SALE:
        return NOT_NOW
    if kind == Do.PHASE or kind == Do.NEUTRAL:
        return score_phase(game, seat, argument, money)
    if kind == Do.KEEP:
        return card_in_hand(argument, money, desk)
    if kind == Do.SELL or kind == Do.DISCARD or kind == Do.GIVE:
        return -card_in_hand(argument, money, desk)
    if kind == Do.CORPORATION or kind == Do.RAISE or kind == Do.PIECE or kind == Do.FLIP:
        return 0.0
    return gain_of(game, seat, option, before, desk)


@compiled
def score_options(game: Game, seat: int, count: int, desk: Desk) -> None:
    """Scores of the options on the desk, for the choice the seat owes."""
    before = seat_worth(game, seat, desk)
    money = money_worth(game, rounds_left(game), desk)
    for i in range(count):
        desk.scores[i] = score_option(game, seat, int(desk.options[i]), before, money, desk)


@compiled
def quick_choice(game: Game, seat: int, desk: Desk, noise: float) -> int:
    """The option with the best score."""
    count = list_options(game, seat, desk.options)
    score_options(game, seat, count, desk)
    best = 0
    for i in range(count):
        if noise > 0:
            desk.scores[i] += noise * random32(desk.rng) * NOISE_SCALE
        if desk.scores[i] > desk.scores[best]:
            best = i
    return int(desk.options[best])
