"""A score for every option, read off tables and scales without carrying it out; passing and ending a turn score nothing."""

from __future__ import annotations

from tharsis.bots.mars import hooks
from tharsis.bots.mars.board import bonus_worth, city_here, space_worth
from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.evaluate import award_hope
from tharsis.bots.mars.hand import crowded_gain, metal_payment, promised_money, weigh_card
from tharsis.bots.mars.programs import (
    WORST,
    card_worth,
    cube_worth,
    program_worth,
    raise_worth,
    span_worth,
)
from tharsis.bots.mars.scales import Scale, fill_both, income, spent_money
from tharsis.cards.ops import EACH, WHAT, Of
from tharsis.cards.ops import B as ROW_B
from tharsis.cards.ops import C as ROW_C
from tharsis.core.describe import column_of
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.frames import CARD, KIND
from tharsis.core.jit import compiled
from tharsis.core.notation import ARGUMENTS
from tharsis.core.piles import CHOSEN, HAND, NO_CARD, TABLEAU
from tharsis.core.rng import random32
from tharsis.core.types import Ints
from tharsis.mars.means import PAYERS
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import AMOUNTS, CUBE_AMOUNTS, FRAMES, OWN_ASK, PLANTS, PRIORITY_CHOOSE, RESOURCES, SPACES, Ask, Do
from tharsis.mars.rules.effects import OF_FLOATERS, run
from tharsis.mars.rules.goals import award_price
from tharsis.mars.rules.options import list_options
from tharsis.mars.rules.payment import FIRST_PAYER, asked_resource, worth
from tharsis.mars.rules.play import lay_down, price
from tharsis.mars.rules.turns import project_price
from tharsis.mars.state import (
    END_CORPORATIONS,
    FIRST_CORPORATION,
    HEAT_PRICE,
    MILESTONE_POINTS,
    MILESTONE_PRICE,
    N_PROJECTS,
    Res,
)
from tharsis.mars.tables import (
    ACTION,
    BRANCHES,
    FIRST_ACTION,
    FLOATER_HEAT,
    FLOATERS_AS_HEAT,
    ON_PLAY,
    PRODUCTION_BOX,
    PROJECT,
    ROWS,
    SELL_PATENTS,
)
from tharsis.mars.tracks import TEMPERATURE

MUST = 50.0
NOISE_SCALE = 1.0 / (1 << 32)
BOUGHT = column_of(FRAMES, Ask.BUY, "bought")
START_PRICE, START_KEPT = column_of(FRAMES, Ask.START_HAND, "price"), column_of(FRAMES, Ask.START_HAND, "kept")
PRICE, PAYING = column_of(FRAMES, Ask.PAY, "price"), column_of(FRAMES, Ask.PAY, "paying")
AMOUNT_OF, AMOUNT_KIND = column_of(FRAMES, Ask.AMOUNT, "of"), column_of(FRAMES, Ask.AMOUNT, "kind")
CUT_RESOURCE, CUT_AMOUNT = column_of(FRAMES, Ask.CUT, "resource"), column_of(FRAMES, Ask.CUT, "amount")
TAKEN_RESOURCE = column_of(FRAMES, Ask.REMOVE, "resource")
FIRST_BRANCH = column_of(FRAMES, Ask.CHOOSE, "first")
"""Where the facts of a question lie; what is stolen lies where what is removed does."""


# --- a turn ----------------------------------------------------------------------------------------------------------


@compiled
def bought(gain: float, money: float, now: Scale) -> float:
    """A gain less its price, which counts more than it is worth, so that cheap gains come first. What is too dear but better
    than keeping the M€ comes last."""
    net = gain - float(now.dear) * spent_money(now, money)
    if net > 0:
        return net
    rather = gain - money * float(now.kept)
    return 0.02 * rather if rather > 0 else net


@compiled
def score_play(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    metals, left = metal_payment(game, seat, card, price(game, seat, card), now)
    return bought(card_worth(game, seat, card, now, later) - metals, left, now)


@compiled
def score_sale(game: Game, seat: int, desk: Desk) -> float:
    """Patents are sold when the game is nearly over and a card will not be played any more."""
    now = desk.now
    if now.generations > 0.8:
        return WORST
    for card in range(N_PROJECTS):
        if game.zone[card] == HAND + seat and score_sold(game, seat, card, desk) > 0:
            return 0.5 * float(now.money)
    return WORST


@compiled
def score_sold(game: Game, seat: int, card: int, desk: Desk) -> float:
    now = desk.now
    kept = weigh_card(game, seat, card, desk, float(game.stock[seat, Res.MC]), income(game, seat))
    return 1.01 * float(now.money) - kept


@compiled
def score_project(game: Game, seat: int, project: int, desk: Desk) -> float:
    now = desk.now
    if project == SELL_PATENTS:
        return score_sale(game, seat, desk)
    gain = program_worth(game, seat, NO_CARD, PROJECT[project, 0], PROJECT[project, 1], now)
    return bought(gain, float(project_price(game, seat, project)), now)


@compiled
def score_award(game: Game, seat: int, award: int, desk: Desk) -> float:
    now = desk.now
    gain = award_hope(game, seat, award, desk.weights, now)
    for other in range(game.players):
        if other != seat:
            gain -= float(now.foe) * award_hope(game, other, award, desk.weights, now)
    return bought(gain, float(award_price(game)), now)


@compiled
def score_action(game: Game, seat: int, kind: int, argument: int, desk: Desk) -> float:
    now, later = desk.now, desk.later
    if kind == Do.PLAY:
        return score_play(game, seat, argument, now, later)
    if kind == Do.USE:
        return program_worth(game, seat, argument, ACTION[argument, 0], ACTION[argument, 1], now)
    if kind == Do.STANDARD:
        return score_project(game, seat, argument, desk)
    if kind == Do.CONVERT:
        if argument == PLANTS:
            return float(now.greenery) - float(game.greenery_price[seat]) * float(now.stock[Res.PLANT])
        return raise_worth(game, TEMPERATURE, 1, now) - HEAT_PRICE * float(now.stock[Res.HEAT])
    if kind == Do.CLAIM:
        return MILESTONE_POINTS - spent_money(now, float(MILESTONE_PRICE))
    if kind == Do.FUND:
        return score_award(game, seat, argument, desk)
    if kind == Do.FIRST_ACTION:
        return MUST
    worth_of_module = hooks.action_worth(game, seat, kind, argument, desk)
    return float(worth_of_module) if worth_of_module != NOT_MINE else 0.0


# --- cards -----------------------------------------------------------------------------------------------------------


@compiled
def score_corporation(game: Game, seat: int, card: int, now: Scale, later: Scale) -> float:
    first = program_worth(game, seat, card, FIRST_ACTION[card, 0], FIRST_ACTION[card, 1], now)
    return card_worth(game, seat, card, now, later) + first


@compiled
def prepare_start(game: Game, seat: int, desk: Desk) -> None:
    """The scene after set-up as far as the seat knows: its corporation lies before it."""
    desk.scene = game
    scene: Game = desk.scene
    frame = game.frames[seat, game.depth[seat] - 1]
    for card in range(FIRST_CORPORATION, END_CORPORATIONS):
        if game.zone[card] == CHOSEN + seat:
            lay_down(scene, seat, card)
            run(scene, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], card, PRIORITY_CHOOSE)
            scene.stock[seat, Res.MC] -= frame[START_PRICE] * frame[START_KEPT]


@compiled
def score_keep(game: Game, seat: int, ask: int, card: int, frame: Ints, desk: Desk) -> float:
    """A card that is offered: what it adds to the hand, less what it costs."""
    now = desk.now
    cost = 0.0
    money = float(game.stock[seat, Res.MC])
    if ask == Ask.BUY:
        cost = float(game.card_price[seat])
        money -= cost * (frame[BOUGHT] + 1)
    elif ask == Ask.START_HAND:
        scene: Game = desk.scene
        cost = float(frame[START_PRICE])
        money = float(scene.stock[seat, Res.MC]) - cost
        gain = crowded_gain(scene, seat, card, desk, money, promised_money(scene, seat))
        return gain - spent_money(now, cost + desk.weights.keep_margin)
    elif ask == Ask.BUY_TOP:
        cost = float(game.card_price[seat])
    gain = crowded_gain(game, seat, card, desk, money, promised_money(game, seat))
    return gain - spent_money(now, cost + (desk.weights.keep_margin if cost > 0 else 0.0))


# --- answers ---------------------------------------------------------------------------------------------------------


@compiled
def score_payment(game: Game, seat: int, amount: int, frame: Ints, now: Scale) -> float:
    """Cubes given away, and the M€ that the rest takes."""
    resource = asked_resource(frame[PAYING])
    rest = max(0, int(frame[PRICE]) - amount * worth(game, seat, resource))
    each = (
        cube_worth(game, seat, PAYERS[resource - FIRST_PAYER], now) if resource >= FIRST_PAYER else float(now.stock[resource])
    )
    return -amount * each - rest * float(now.money)


@compiled
def score_victim(game: Game, seat: int, victim: int, each: float, amount: int, now: Scale) -> float:
    """Hurting an opponent, the strongest first; oneself only if need be."""
    if victim == seat:
        return -each * amount
    return float(now.foe) * each * amount * (1 + 0.002 * int(game.rating[victim]))


@compiled
def score_cubes(game: Game, seat: int, card: int, amount: int, now: Scale) -> float:
    owner = int(game.zone[card]) - TABLEAU
    return score_victim(game, seat, owner, cube_worth(game, owner, card, now), amount, now)


@compiled
def score_amount(game: Game, seat: int, ask: int, amount: int, frame: Ints, now: Scale) -> float:
    if ask != Ask.AMOUNT:
        return -0.001 * amount
    if frame[AMOUNT_KIND] == OF_FLOATERS:
        saved = min(int(frame[AMOUNT_OF]), FLOATER_HEAT * amount) * float(now.stock[Res.HEAT])
        return saved - amount * cube_worth(game, seat, FLOATERS_AS_HEAT, now)
    row = frame[AMOUNT_OF]
    give, get, of = ROWS[row, WHAT], ROWS[row, ROW_B], ROWS[row, ROW_C]
    if of == Of.PRODUCTION:
        return amount * float(now.production[get] - now.production[give])
    gained = float(now.stock[get]) * float(ROWS[row, EACH])
    return amount * (gained - (float(now.stock[give]) if of == Of.STOCK else 0.0))


@compiled
def score_answer(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    now, later = desk.now, desk.later
    if ask >= OWN_ASK:
        worth_of_module = hooks.answer_worth(game, seat, ask, kind, argument, frame, desk)
        if worth_of_module != NOT_MINE:
            return float(worth_of_module)
    if kind == Do.PAY:
        return score_payment(game, seat, argument % RESOURCES, frame, now)
    if kind == Do.PLACE:
        return space_worth(game, seat, argument // SPACES, argument % SPACES, now)
    if kind == Do.MARK:
        return bonus_worth(game, seat, argument, now) + city_here(game, seat, argument, now)
    if kind == Do.TARGET:
        return score_victim(game, seat, argument, float(now.production[frame[CUT_RESOURCE]]), int(frame[CUT_AMOUNT]), now)
    if kind == Do.REMOVE:
        each = float(now.stock[frame[TAKEN_RESOURCE]])
        gain = score_victim(game, seat, argument // AMOUNTS, each, argument % AMOUNTS, now)
        return gain + (each * (argument % AMOUNTS) if ask == Ask.STEAL else 0.0)
    if kind == Do.REMOVE_CUBES:
        return score_cubes(game, seat, argument // CUBE_AMOUNTS, argument % CUBE_AMOUNTS, now)
    if kind == Do.TAKE:
        return score_cubes(game, seat, argument, 1, now)
    if kind == Do.ADD:
        return cube_worth(game, seat, argument, now) + 0.01 * float(game.cubes[argument])
    if kind == Do.CHOOSE:
        branch = frame[FIRST_BRANCH] + argument - 1
        return span_worth(game, seat, frame[CARD], BRANCHES[branch, 0], BRANCHES[branch, 1], now)
    if kind == Do.COPY:
        return program_worth(game, seat, argument, PRODUCTION_BOX[argument, 0], PRODUCTION_BOX[argument, 1], now)
    if kind == Do.METAL:
        return float(now.production[argument])
    if kind == Do.AMOUNT:
        return score_amount(game, seat, ask, argument, frame, now)
    if kind == Do.CORPORATION:
        return score_corporation(game, seat, argument, now, later)
    if kind == Do.KEEP or kind == Do.DRAFT:
        return score_keep(game, seat, ask, argument, frame, desk)
    if kind == Do.SELL:
        return score_sold(game, seat, argument, desk)
    if kind == Do.DISCARD:
        return -weigh_card(game, seat, argument, desk, float(game.stock[seat, Res.MC]), income(game, seat))
    return score_action(game, seat, kind, argument, desk)


# --- all of it -------------------------------------------------------------------------------------------------------


@compiled
def score_options(game: Game, seat: int, count: int, desk: Desk) -> None:
    """Scores of the options on the desk, for the choice the seat owes."""
    frame = game.frames[seat, game.depth[seat] - 1]
    ask = int(frame[KIND])
    if ask == Ask.START_HAND:
        prepare_start(game, seat, desk)
        fill_both(desk.scene, seat, desk.weights, desk.now, desk.later)
    else:
        fill_both(game, seat, desk.weights, desk.now, desk.later)
    for i in range(count):
        kind, argument = desk.options[i] // ARGUMENTS, desk.options[i] % ARGUMENTS
        if kind == Do.PASS or kind == Do.DONE or kind == Do.NONE or kind == Do.ORDER:
            desk.scores[i] = 0.0
        elif ask == Ask.TURN:
            desk.scores[i] = score_action(game, seat, kind, argument, desk)
        else:
            desk.scores[i] = score_answer(game, seat, ask, kind, argument, frame, desk)


@compiled
def best_of(desk: Desk, count: int) -> int:
    best = 0
    for i in range(1, count):
        if desk.scores[i] > desk.scores[best]:
            best = i
    return best


@compiled
def add_noise(desk: Desk, count: int, noise: float) -> None:
    for i in range(count):
        desk.scores[i] += noise * random32(desk.rng) * NOISE_SCALE


@compiled
def quick_choice(game: Game, seat: int, desk: Desk, noise: float) -> int:
    """The option with the best score."""
    count = list_options(game, seat, desk.options)
    if count == 1:
        return int(desk.options[0])
    score_options(game, seat, count, desk)
    if noise > 0:
        add_noise(desk, count, noise)
    return int(desk.options[best_of(desk, count)])
