"""What the things of Prelude are worth to a bot, and dealing the preludes that it cannot know."""

from __future__ import annotations

from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.programs import card_worth
from tharsis.bots.mars.scales import Scale
from tharsis.bots.net import put
from tharsis.cards.ops import OP, B, N
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, NO_CARD, SEEN
from tharsis.core.rng import below
from tharsis.core.types import Ints
from tharsis.mars.modules.prelude import owe
from tharsis.mars.modules.prelude.numbers import DEALT, FORGONE, GOAL_RATING, KEPT, PRELUDE_DECK, Ask, Do, Op
from tharsis.mars.modules.prelude.numbers import Phase as OwnPhase
from tharsis.mars.modules.prelude.rules import move_preludes
from tharsis.mars.modules.prelude.tables import END_PRELUDES, FIRST_PRELUDE
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_TURN
from tharsis.mars.state import Phase, Res
from tharsis.mars.tables import ROWS

USUAL_DISCOUNT = 20.0
"""M€ that a project is cheaper by when 25 M€ are taken off."""
FREE_OF_NEEDS = 6.0
ANOTHER_PRELUDE, CHOSEN_AWARD = 27.0, 10.0
"""The best of three preludes, and an award of one's choice for nothing, in M€."""


@compiled
def lowest_worth(game: Game, seat: int, row: Scale) -> float:
    """One step of the best production among the lowest."""
    least, best = 99, 0.0
    for resource in range(Res.MC, Res.HEAT + 1):
        now, worth = int(game.production[seat, resource]), float(row.production[resource])
        if now < least:
            least, best = now, worth
        elif now == least:
            best = max(best, worth)
    return best


@compiled
def row_worth(game: Game, seat: int, card: int, at: int, row: Scale) -> float:
    op, n = ROWS[at, OP], float(ROWS[at, N])
    if op == Op.PLAY_NOW:
        return float(row.money) * (min(n, USUAL_DISCOUNT) + (FREE_OF_NEEDS if ROWS[at, B] else 0.0))
    if op == Op.NEW_PRELUDE:
        return float(row.money) * ANOTHER_PRELUDE
    if op == Op.FREE_AWARD:
        return float(row.money) * CHOSEN_AWARD if game.players > 1 else 0.0
    if op == Op.LOWEST_PRODUCTION:
        return n * lowest_worth(game, seat, row)
    return float(NOT_MINE)


@compiled
def answer_worth(game: Game, seat: int, ask: int, kind: int, argument: int, frame: Ints, desk: Desk) -> float:
    if kind == Do.GIVE_UP:
        return FORGONE * float(desk.now.money)
    if kind == Do.RAISE:
        return float(desk.now.production[argument])
    if ask == Ask.KEEP_PRELUDES or ask == Ask.PLAY_PRELUDE or ask == Ask.NEW_PRELUDE:
        return card_worth(game, seat, argument, desk.now, desk.later)
    return float(NOT_MINE)


# --- what an observation hides ---------------------------------------------------------------------------------------


@compiled
def deal_by_lot(game: Game, zone: int, count: int, rng: Ints) -> None:
    for _ in range(count):
        pick = below(rng, max(1, move_preludes(game, PRELUDE_DECK, PRELUDE_DECK)))
        for card in range(FIRST_PRELUDE, END_PRELUDES):
            if game.zone[card] == PRELUDE_DECK:
                if pick == 0:
                    game.zone[card] = zone
                    break
                pick -= 1


@compiled
def is_yet_to_come(game: Game, other: int) -> bool:
    """Whether this seat plays its preludes after the active one."""
    return (other - game.first) % game.players > (game.active - game.first) % game.players


@compiled
def deal_hidden(game: Game, seat: int, rng: Ints) -> None:
    """Others' preludes as far as they have some, the rest into the deck."""
    if game.without_preludes:
        return
    move_preludes(game, BOX, PRELUDE_DECK)
    for other in range(game.players):
        if other == seat:
            continue
        if game.phase == Phase.SETUP and game.depth[other] > 0:
            deal_by_lot(game, SEEN + other, DEALT, rng)
            if game.beginner[other]:
                game.depth[other] = 0
            owe.keep_preludes(game, other, PRIORITY_TURN, NO_CARD)
        elif game.phase == Phase.SETUP or (game.phase == OwnPhase.PRELUDES and is_yet_to_come(game, other)):
            deal_by_lot(game, CHOSEN + other, KEPT, rng)


@compiled
def solo_goal_left(game: Game) -> int:
    return max(0, GOAL_RATING - int(game.rating[0])) if game.rating_goal else NOT_MINE


@compiled
def put_table(game: Game, desk: Desk, n: int) -> int:
    n = put(desk, n, float(game.prelude), 1.0)
    n = put(desk, n, float(game.without_preludes), 1.0)
    return put(desk, n, float(game.rating_goal), 1.0)


HOOKS = {
    "row_worth": row_worth,
    "answer_worth": answer_worth,
    "deal_hidden": deal_hidden,
    "solo_goal_left": solo_goal_left,
    "put_table": put_table,
}
SEARCHED = (Ask.KEEP_PRELUDES, Ask.PLAY_PRELUDE, Ask.NEW_PRELUDE, Ask.PLAY_NOW)
