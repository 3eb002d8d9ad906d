"""Where Prelude takes part in the rules."""

from __future__ import annotations

from tharsis.cards.ops import OP, T_CARD, T_TAGS, B
from tharsis.core.dispatch import NOT_MINE
from tharsis.core.events import emit
from tharsis.core.frames import CARD, KIND, A, pop, top_kind
from tharsis.core.jit import compiled
from tharsis.core.listing import list_zone, put
from tharsis.core.piles import BOX, CHOSEN, NO_CARD, SEEN
from tharsis.core.prices import write_price
from tharsis.core.rng import below
from tharsis.core.stock import gain
from tharsis.core.types import Ints
from tharsis.mars.modules.prelude import owe
from tharsis.mars.modules.prelude.numbers import (
    DEALT,
    FORGONE,
    GENERATIONS_SPARED,
    KEPT,
    PRELUDE_DECK,
    PRELUDE_DISCARD,
    Ask,
    Do,
    Happened,
    Op,
    Phase,
)
from tharsis.mars.modules.prelude.playing import (
    ANY_PARAMETERS,
    PRIORITY_PLAY_NOW,
    has_project_for,
    list_plays,
)
from tharsis.mars.modules.prelude.tables import (
    END_PRELUDES,
    FIRST_PRELUDE,
    MAY_BE_FORGONE,
    PAYS,
    PLAY_NOW_ROW,
    POINT_TRIGGERS,
    PRINTS_POINTS,
    VALLEY_TRUST,
    WILD_TAGS,
)
from tharsis.mars.record import Game
from tharsis.mars.rules.actions import buy, fund_award
from tharsis.mars.rules.asks import PRIORITY_CHOOSE, PRIORITY_TURN, Then
from tharsis.mars.rules.asks import Do as BaseDo
from tharsis.mars.rules.asks import Happened as BaseHappened
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.payment import metals_for
from tharsis.mars.rules.phases import begin_actions
from tharsis.mars.rules.play import lay_down, price
from tharsis.mars.rules.possible import OPEN, blocked_row
from tharsis.mars.rules.stock import change_production
from tharsis.mars.rules.triggers import fire, fire_all, fire_tags, matching_tags
from tharsis.mars.rules.turns import list_awards
from tharsis.mars.state import AWARD_PRICES, Res
from tharsis.mars.tables import HEAT_RESERVE, IS_EVENT, ON_PLAY, ROWS, TAG_TRIGGERS, TRIGGERS

# --- the deck --------------------------------------------------------------------------------------------------------


@compiled
def is_prelude(card: int) -> bool:
    return FIRST_PRELUDE <= card < END_PRELUDES


@compiled
def move_preludes(game: Game, zone: int, to: int) -> int:
    """All preludes of one zone to another, and how many they were."""
    count = 0
    for card in range(FIRST_PRELUDE, END_PRELUDES):
        if game.zone[card] == zone:
            game.zone[card] = to
            count += 1
    return count


@compiled
def draw_prelude(game: Game, zone: int) -> int:
    """One of the deck by lot, which is as good as the top of a shuffled one."""
    count = move_preludes(game, PRELUDE_DECK, PRELUDE_DECK)
    if count == 0:
        count = move_preludes(game, PRELUDE_DISCARD, PRELUDE_DECK)
    if count == 0:
        return NO_CARD
    game.reveals += 1
    pick = below(game.rng, count)
    for card in range(FIRST_PRELUDE, END_PRELUDES):
        if game.zone[card] == PRELUDE_DECK:
            if pick == 0:
                game.zone[card] = zone
                return card
            pick -= 1
    return NO_CARD


@compiled
def set_up(game: Game) -> None:
    if not game.without_preludes:
        move_preludes(game, BOX, PRELUDE_DECK)


@compiled
def stays_in_box(game: Game, card: int) -> bool:
    """Valley Trust needs the prelude deck (P010)."""
    return card == VALLEY_TRUST and game.without_preludes != 0


@compiled
def deal_start(game: Game, seat: int) -> None:
    """Four to each, beginners too, of which two are kept (P004, P005, P008)."""
    if game.without_preludes:
        return
    for _ in range(DEALT):
        draw_prelude(game, SEEN + seat)
    owe.keep_preludes(game, seat, PRIORITY_TURN, NO_CARD)


@compiled
def keep(game: Game, seat: int, card: int) -> None:
    frame = game.frames[seat, game.depth[seat] - 1]
    game.zone[card] = CHOSEN + seat
    frame[A] += 1
    if frame[A] == KEPT:
        pop(game, seat)
        move_preludes(game, SEEN + seat, PRELUDE_DISCARD)


# --- their phase -----------------------------------------------------------------------------------------------------


@compiled
def begin_preludes(game: Game, seat: int) -> None:
    game.active = seat
    game.turns += 1
    owe.play_prelude(game, seat, PRIORITY_TURN, NO_CARD)


@compiled
def begin_play(game: Game) -> bool:
    """All corporations are in play and all projects paid for: the preludes are played in turn order (P012)."""
    if game.without_preludes:
        return False
    game.phase = Phase.PRELUDES
    emit(game, BaseHappened.PHASE, game.first, Phase.PRELUDES, 0, NO_CARD)
    begin_preludes(game, game.first)
    return True


@compiled
def advance(game: Game) -> bool:
    """Each plays both before the next does; then the first player begins the action phase (P013, P021)."""
    if game.phase != Phase.PRELUDES:
        return False
    seat = (game.active + 1) % game.players
    if seat == game.first:
        begin_actions(game)
    else:
        begin_preludes(game, seat)
    return True


@compiled
def more_solo_generations(game: Game) -> int:
    return 0 if game.without_preludes else -GENERATIONS_SPARED


# --- playing a prelude -----------------------------------------------------------------------------------------------


@compiled
def can_play_prelude(game: Game, seat: int, card: int) -> bool:
    if blocked_row(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], False) != OPEN:
        return False
    return row_in_the_way(game, seat, card) == NOT_MINE


@compiled
def list_preludes(game: Game, seat: int, zone: int, out: Ints) -> int:
    """Those that can be carried out are played, the others given up (P016, P017)."""
    n = 0
    for card in range(FIRST_PRELUDE, END_PRELUDES):
        if game.zone[card] == zone and can_play_prelude(game, seat, card):
            n = put(out, n, BaseDo.PLAY, card)
    for card in range(FIRST_PRELUDE, END_PRELUDES):
        if game.zone[card] == zone and (MAY_BE_FORGONE[card] or not can_play_prelude(game, seat, card)):
            n = put(out, n, Do.GIVE_UP, card)
    return n


@compiled
def play_prelude(game: Game, seat: int, card: int) -> None:
    """Neither an action nor a project: no price, no discounts; its tags count and are answered to (P014, P018)."""
    emit(game, BaseHappened.PLAYED, seat, card, 0, card)
    lay_down(game, seat, card)
    fire_tags(game, seat, card)
    run(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], card, PRIORITY_CHOOSE)


@compiled
def give_up(game: Game, seat: int, card: int) -> None:
    game.zone[card] = PRELUDE_DISCARD
    emit(game, Happened.GAVE_UP, seat, card, 0, card)
    gain(game, seat, Res.MC, FORGONE, card)


@compiled
def answer_prelude(game: Game, seat: int, kind: int, card: int) -> None:
    if kind == Do.GIVE_UP:
        give_up(game, seat, card)
    else:
        play_prelude(game, seat, card)


@compiled
def play_project(game: Game, seat: int, card: int) -> None:
    """An ordinary play but for what the prelude allows (P026)."""
    buy(game, seat, price(game, seat, card), metals_for(game, seat, card), HEAT_RESERVE[card], Then.PLAY, card, 0)


@compiled
def lowest(game: Game, seat: int) -> int:
    least = int(game.production[seat, Res.MC])
    for resource in range(Res.STEEL, Res.HEAT + 1):
        least = min(least, int(game.production[seat, resource]))
    return least


@compiled
def list_lowest(game: Game, seat: int, out: Ints) -> int:
    n, least = 0, lowest(game, seat)
    for resource in range(Res.MC, Res.HEAT + 1):
        if game.production[seat, resource] == least:
            n = put(out, n, Do.RAISE, resource)
    return n


# --- choices ---------------------------------------------------------------------------------------------------------


@compiled
def list_frame(game: Game, seat: int, frame: Ints, out: Ints) -> int:
    kind = frame[KIND]
    if kind == Ask.KEEP_PRELUDES:
        return list_zone(game, SEEN + seat, BaseDo.KEEP, FIRST_PRELUDE, END_PRELUDES, out)
    if kind == Ask.PLAY_PRELUDE:
        return list_preludes(game, seat, CHOSEN + seat, out)
    if kind == Ask.NEW_PRELUDE:
        return list_preludes(game, seat, SEEN + seat, out)
    if kind == Ask.PLAY_NOW:
        return list_plays(game, seat, out)
    if kind == Ask.FREE_AWARD:
        return list_awards(game, out, 0)
    if kind == Ask.LOWEST_PRODUCTION:
        return list_lowest(game, seat, out)
    return NOT_MINE


@compiled
def answer(game: Game, seat: int, ask: int, kind: int, argument: int) -> bool:
    if ask == Ask.KEEP_PRELUDES:
        keep(game, seat, argument)
        return True
    if ask == Ask.PLAY_PRELUDE:
        answer_prelude(game, seat, kind, argument)
        return True
    frame = game.frames[seat, game.depth[seat] - 1]
    cause, amount = int(frame[CARD]), int(frame[A])
    if ask < Ask.NEW_PRELUDE or ask > Ask.LOWEST_PRODUCTION:
        return False
    pop(game, seat)
    if ask == Ask.NEW_PRELUDE:
        game.zone[argument] = CHOSEN + seat
        move_preludes(game, SEEN + seat, PRELUDE_DISCARD)
        answer_prelude(game, seat, kind, argument)
    elif ask == Ask.PLAY_NOW:
        play_project(game, seat, argument)
    elif ask == Ask.FREE_AWARD:
        fund_award(game, seat, argument)
    else:
        change_production(game, seat, argument, amount, cause)
    return True


@compiled
def is_at_hand(game: Game, seat: int, card: int) -> bool:
    return is_prelude(card) and (game.zone[card] == CHOSEN + seat or game.zone[card] == SEEN + seat)


@compiled
def find_price(game: Game, seat: int, kind: int, argument: int, money: int, out: Ints) -> int:
    """A prelude costs what it says itself, Vitor's award nothing."""
    if kind == BaseDo.PLAY and is_prelude(argument):
        return write_price(out, Res.MC, PAYS[argument], money, money)
    if kind == BaseDo.FUND and top_kind(game, seat) == Ask.FREE_AWARD:
        return write_price(out, Res.MC, 0, money, money)
    return NOT_MINE


# --- words -----------------------------------------------------------------------------------------------------------


@compiled
def is_row_blocked(game: Game, seat: int, card: int, at: int, strict: bool, played: int) -> bool:
    return ROWS[at, OP] == Op.FREE_AWARD and (game.players == 1 or game.awards_funded >= len(AWARD_PRICES))


@compiled
def row_in_the_way(game: Game, seat: int, card: int) -> int:
    """A prelude that lets a project be played needs one in hand."""
    at = PLAY_NOW_ROW[card]
    return NOT_MINE if at < 0 or has_project_for(game, seat, card, at) else int(at)


@compiled
def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    op = ROWS[at, OP]
    if op == Op.PLAY_NOW:
        game.next_discount[seat] += n
        game.next_shift[seat] += ANY_PARAMETERS * int(ROWS[at, B])
        game.patron[seat] = card
        owe.play_now(game, seat, PRIORITY_PLAY_NOW, card, n, ROWS[at, B])
    elif op == Op.NEW_PRELUDE:
        for _ in range(n):
            dealt = draw_prelude(game, SEEN + seat)
            if dealt != NO_CARD:
                emit(game, BaseHappened.SEEN, seat, dealt, 0, card)
        owe.new_prelude(game, seat, PRIORITY_CHOOSE, card)
    elif op == Op.FREE_AWARD:
        owe.free_award(game, seat, PRIORITY_CHOOSE, card)
    elif op == Op.LOWEST_PRODUCTION:
        owe.lowest_production(game, seat, PRIORITY_CHOOSE, card, n)
    else:
        return False
    return True


@compiled
def wild_tags(game: Game, seat: int) -> int:
    return int(game.wild[seat])


@compiled
def card_paid(game: Game, seat: int, card: int) -> None:
    if PRINTS_POINTS[card]:
        fire_all(game, seat, POINT_TRIGGERS)
    if IS_EVENT[card]:
        game.patron[seat] = 0


@compiled
def laid_down(game: Game, seat: int, card: int) -> None:
    """A project that a prelude let be played answers to the prelude's tags as well (Ecology Experts)."""
    game.wild[seat] += WILD_TAGS[card]
    patron = int(game.patron[seat])
    if patron == 0 or is_prelude(card):
        return
    game.patron[seat] = 0
    for i in range(len(TAG_TRIGGERS)):
        trigger = TRIGGERS[TAG_TRIGGERS[i]]
        if trigger[T_CARD] == card:
            fire(game, trigger, seat, matching_tags(patron, trigger[T_TAGS]), patron)


@compiled
def hides(game: Game, card: int, seat: int) -> int:
    if not is_prelude(card):
        return NOT_MINE
    return 1 if game.zone[card] == PRELUDE_DECK or game.zone[card] == PRELUDE_DISCARD else NOT_MINE


HOOKS = {
    "set_up": set_up,
    "stays_in_box": stays_in_box,
    "deal_start": deal_start,
    "begin_play": begin_play,
    "advance": advance,
    "more_solo_generations": more_solo_generations,
    "list_frame": list_frame,
    "answer": answer,
    "is_at_hand": is_at_hand,
    "find_price": find_price,
    "is_row_blocked": is_row_blocked,
    "row_in_the_way": row_in_the_way,
    "run_row": run_row,
    "wild_tags": wild_tags,
    "card_paid": card_paid,
    "laid_down": laid_down,
    "hides": hides,
}
