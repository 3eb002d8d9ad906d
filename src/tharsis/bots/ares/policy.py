"""A score for every option in Ares, read off tables and scales without carrying it out; ending a phase scores nothing."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import FRAMES, HEAT, MARKER, RESOURCES, Ask, Do
from tharsis.ares.rules.options import list_options
from tharsis.ares.rules.parameters import TEMPERATURE as P_TEMPERATURE
from tharsis.ares.rules.payment import funds
from tharsis.ares.rules.play import price
from tharsis.ares.state import TEMPERATURE_HEAT, Res
from tharsis.ares.tables import PAID_DISCOUNTS, ROWS, TAG_COUNT
from tharsis.bots.ares.cards import card_worth, weigh
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.hand import NOT_LAID_OUT, sale_loss, weigh_card
from tharsis.bots.ares.planning import phase_gain, phase_score, play_score, standard_gain, use_gain
from tharsis.bots.ares.programs import LOW, branch_price, branch_worth, cube_worth, span_worth
from tharsis.bots.ares.scales import Scale
from tharsis.cards.compiler import tag
from tharsis.cards.names import PLANT
from tharsis.cards.ops import D_AMOUNT, D_CARD, D_END, D_START, WHAT
from tharsis.cards.ops import B as ROW_B
from tharsis.core.describe import column_of
from tharsis.core.frames import CARD, KIND
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import NO_CARD
from tharsis.core.rng import random32
from tharsis.core.types import Ints

NOISE_SCALE = 1.0 / (1 << 32)
PLANT_TAG = tag(PLANT)
REDRAW_TAG = column_of(FRAMES, Ask.REDRAW, "tag")
FIRST_BRANCH = column_of(FRAMES, Ask.CHOOSE, "first")
AMOUNT_ROW = column_of(FRAMES, Ask.AMOUNT, "row")
"""Where the facts of a question lie."""


@compiled
def use_score(game: Game, seat: int, card: int, desk: Desk) -> float:
    """The best action is left for the bonus, which uses one of them again."""
    gain = use_gain(game, seat, card, desk)
    return 0.1 * gain if game.used[card] > 0 and gain > 0 else gain


@compiled
def convert_score(game: Game, seat: int, what: int, row: Scale) -> float:
    if what == HEAT:
        return float(row.temperature) - TEMPERATURE_HEAT * float(row.stock[Res.HEAT])
    return float(row.forest) - float(game.forest_price[seat]) * float(row.stock[Res.PLANT])


@compiled
def discount_score(game: Game, seat: int, source: int, row: Scale) -> float:
    for i in range(len(PAID_DISCOUNTS)):
        if PAID_DISCOUNTS[i, D_CARD] == source:
            paid = span_worth(game, seat, source, PAID_DISCOUNTS[i, D_START], PAID_DISCOUNTS[i, D_END], row)
            return float(PAID_DISCOUNTS[i, D_AMOUNT]) * float(row.money) + paid
    return 0.0


@compiled
def branch_score(game: Game, seat: int, card: int, branch: int, desk: Desk) -> float:
    lost = sale_loss(game, seat, branch_price(game, seat, branch) - funds(game, seat, 0), NO_CARD, desk)
    return branch_worth(game, seat, card, branch, desk.now) - lost


@compiled
def discard_score(game: Game, seat: int, ask: int, card: int, frame: Ints, desk: Desk) -> float:
    """Where a new card comes for it, the worst ones go; else the least loss is sought."""
    kept = weigh_card(game, seat, card, desk)
    if ask == Ask.EXCHANGE or ask == Ask.REDRAW:
        new = 2 if ask == Ask.REDRAW and frame[REDRAW_TAG] == PLANT_TAG and TAG_COUNT[card, PLANT_TAG] > 0 else 1
        return desk.weights.redraw * new * float(desk.now.card) - kept
    return -kept


@compiled
def own_score(game: Game, seat: int, ask: int, kind: int, argument: int, desk: Desk) -> float:
    """The options of the phases."""
    now = desk.now
    if kind == Do.PLAY:
        if ask == Ask.FREE_PLAY:
            return card_worth(game, seat, argument, now, desk.later)
        return play_score(game, seat, argument, price(game, seat, argument), desk)
    if kind == Do.USE:
        return use_score(game, seat, argument, desk)
    if kind == Do.STANDARD:
        return standard_gain(game, seat, argument, desk)
    if kind == Do.CONVERT:
        return convert_score(game, seat, argument, now)
    if kind == Do.DRAW:
        return float(now.card)
    if kind == Do.PHASE:
        return phase_score(game, seat, argument, desk)
    return phase_gain(game, seat, argument, False, desk)


@compiled
def answer_score(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    """Choices that effects lead to."""
    now = desk.now
    if kind == Do.KEEP:
        return weigh_card(game, seat, argument, desk)
    if kind == Do.SELL or kind == Do.GIVE:
        return -weigh_card(game, seat, argument, desk)
    if kind == Do.DISCARD:
        return discard_score(game, seat, ask, argument, frame, desk)
    if kind == Do.CHOOSE:
        return branch_score(game, seat, frame[CARD], frame[FIRST_BRANCH] + argument - 1, desk)
    if kind == Do.ADD:
        return cube_worth(game, argument, now)
    if kind == Do.TAKE:
        return -cube_worth(game, argument, now)
    if kind == Do.PAY:
        return (argument % RESOURCES) * float(now.money - now.stock[Res.HEAT])
    if kind == Do.DISCOUNT:
        return discount_score(game, seat, argument, now)
    if kind == Do.AMOUNT:
        return argument * float(now.stock[ROWS[frame[AMOUNT_ROW], ROW_B]] - now.stock[ROWS[frame[AMOUNT_ROW], WHAT]])
    if kind == Do.CORPORATION:
        return card_worth(game, seat, argument, now, desk.later)
    if kind == Do.RAISE:
        return float(now.temperature) if argument == P_TEMPERATURE else float(now.oxygen)
    return 0.5 * float(now.money) if kind == Do.PIECE and argument != MARKER else 0.0


@compiled
def is_own_option(kind: int) -> bool:
    return bool(Do.PLAY <= kind <= Do.DRAW or kind == Do.PHASE or kind == Do.NEUTRAL)


@compiled
def score_options(game: Game, seat: int, count: int, desk: Desk) -> None:
    """Scores of the options on the desk, for the choice the seat owes.

    Whatever M€ are short of is offered and sells the cards it takes, so nothing is sold before.
    """
    frame = game.frames[seat, game.depth[seat] - 1]
    ask = int(frame[KIND])
    weigh(game, seat, desk.weights, desk.now, desk.later)
    desk.on_offer = NOT_LAID_OUT
    for i in range(count):
        kind, argument = desk.options[i] // ARGUMENTS, desk.options[i] % ARGUMENTS
        if kind == Do.DONE or kind == Do.NONE or kind == Do.ORDER or kind == Do.FLIP:
            desk.scores[i] = 0.0
        elif kind == Do.SALE:
            desk.scores[i] = LOW
        elif is_own_option(kind):
            desk.scores[i] = own_score(game, seat, ask, kind, argument, desk)
        else:
            desk.scores[i] = answer_score(game, seat, ask, kind, argument, frame, desk)


@compiled
def quick_choice(game: Game, seat: int, desk: Desk, noise: float) -> int:
    """The option with the best score."""
    count = list_options(game, seat, desk.options)
    if count == 1:
        return int(desk.options[0])
    score_options(game, seat, count, desk)
    best = 0
    for i in range(count):
        if noise > 0:
            desk.scores[i] += noise * random32(desk.rng) * NOISE_SCALE
        if desk.scores[i] > desk.scores[best]:
            best = i
    return int(desk.options[best])
