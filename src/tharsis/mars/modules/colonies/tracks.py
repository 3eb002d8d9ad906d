"""Colony tiles: which are in play, where one may build and trade, and where the white markers stand.

A marker's step counts from 0 to 6; the three lowest steps are also the colony spaces.
"""

from __future__ import annotations

from tharsis.cards.ops import OP, B
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import NO_CARD
from tharsis.core.rng import below
from tharsis.mars.modules.colonies import owe
from tharsis.mars.modules.colonies.numbers import Happened, Op
from tharsis.mars.modules.colonies.tables import BUILDS_COLONY, COLONY_AWAITS, COLONY_MONEY, COLONY_TRIGGERS, FIRST_CAUSE
from tharsis.mars.modules.colonies.tiles import MAX_COLONIES, N_COLONIES, STEPS
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_MODULE, PRIORITY_TURN
from tharsis.mars.rules.possible import money_from
from tharsis.mars.rules.stock import change_production, money_production_to_be
from tharsis.mars.rules.targets import holder
from tharsis.mars.state import MIN_MC_PRODUCTION, NOBODY, Res
from tharsis.mars.tables import HOLDER_CARDS, HOLDS, ROWS, TRIGGERS

ASLEEP = -1
START_STEP, TOP_STEP = 1, STEPS - 1
EVERY_TILE = -1
SOLO_TILES, SOLO_MONEY = 4, -2

PRIORITY_BONUSES = PRIORITY_TURN - 10
"""After everything that the trader's income asks."""
PRIORITY_DROP = PRIORITY_TURN + 10
"""After corporation and cards, which solo sees together with the tiles."""


@compiled
def source_of(colony: int) -> int:
    """What stands for the tile where a frame or an event names the card that caused it."""
    return NO_CARD - 1 - FIRST_CAUSE - colony


# --- the tiles -------------------------------------------------------------------------------------------------------


@compiled
def is_awake(game: Game, colony: int) -> bool:
    """In play and, for Titan, Enceladus and Miranda, no longer waiting for a card (C008 to C010)."""
    return bool(game.colony_in_play[colony]) and game.colony_track[colony] != ASLEEP


@compiled
def colonies_on(game: Game, colony: int) -> int:
    count = 0
    for slot in range(MAX_COLONIES):
        if game.colony_owner[colony, slot] != NOBODY:
            count += 1
    return count


@compiled
def has_colony_on(game: Game, seat: int, colony: int) -> bool:
    for slot in range(MAX_COLONIES):
        if game.colony_owner[colony, slot] == seat:
            return True
    return False


@compiled
def set_track(game: Game, seat: int, colony: int, step: int, cause: int) -> None:
    if game.colony_track[colony] != step:
        game.colony_track[colony] = step
        emit(game, Happened.TRACK, seat, colony, step, cause)


@compiled
def can_go_up(game: Game, colony: int) -> bool:
    return is_awake(game, colony) and game.colony_track[colony] < TOP_STEP


@compiled
def can_go_down(game: Game, colony: int) -> bool:
    """A marker never stands on a colony."""
    return is_awake(game, colony) and game.colony_track[colony] > colonies_on(game, colony)


@compiled
def another_can_go_down(game: Game, colony: int) -> bool:
    for other in range(N_COLONIES):
        if other != colony and can_go_down(game, other):
            return True
    return False


# --- building and trading --------------------------------------------------------------------------------------------


@compiled
def money_for_colony(game: Game, seat: int, colony: int) -> int:
    """M€ production for building there: Luna's, and Poseidon's anywhere."""
    total = int(COLONY_MONEY[colony])
    for i in range(len(COLONY_TRIGGERS)):
        total += money_from(game, seat, TRIGGERS[COLONY_TRIGGERS[i]])
    return total


@compiled
def can_build_on(game: Game, seat: int, colony: int, again: int) -> bool:
    """Three colonies a tile, one of each player unless a card says otherwise (C010, C017, C018)."""
    if not is_awake(game, colony) or game.colony_owner[colony, MAX_COLONIES - 1] != NOBODY:
        return False
    return again != 0 or not has_colony_on(game, seat, colony)


@compiled
def keeps_floor(game: Game, seat: int, colony: int) -> bool:
    """A card whose loss of M€ production would go below −5 must make it good with its colony (M180)."""
    now = money_production_to_be(game, seat)
    return now >= MIN_MC_PRODUCTION or now + money_for_colony(game, seat, colony) >= MIN_MC_PRODUCTION


@compiled
def can_build(game: Game, seat: int, again: int) -> bool:
    for colony in range(N_COLONIES):
        if can_build_on(game, seat, colony, again):
            return True
    return False


@compiled
def can_trade_with(game: Game, colony: int) -> bool:
    """Awake and without a fleet (C010, C022)."""
    return is_awake(game, colony) and game.colony_fleet[colony] == NOBODY


@compiled
def can_trade(game: Game, seat: int) -> bool:
    if game.fleets[seat] > 0:
        for colony in range(N_COLONIES):
            if can_trade_with(game, colony):
                return True
    return False


@compiled
def can_move_tracks(game: Game) -> bool:
    for colony in range(N_COLONIES):
        if can_go_up(game, colony) and another_can_go_down(game, colony):
            return True
    return False


# --- what a card says ------------------------------------------------------------------------------------------------


@compiled
def production_on_the_way(game: Game, seat: int, card: int, resource: int) -> int:
    """M€ production that the card's own colony will bring: who plays a card orders its effects (M093)."""
    best = 0
    if resource == Res.MC and BUILDS_COLONY[card]:
        for colony in range(N_COLONIES):
            if can_build_on(game, seat, colony, BUILDS_COLONY[card] - 1):
                best = max(best, money_for_colony(game, seat, colony))
    return best


@compiled
def is_row_blocked(game: Game, seat: int, card: int, at: int, strict: bool, played: int) -> bool:
    op = ROWS[at, OP]
    if op == Op.BUILD_COLONY:
        return not can_build(game, seat, int(ROWS[at, B]))
    if op == Op.FREE_TRADE:
        return not can_trade(game, seat)
    return op == Op.MOVE_TRACKS and not can_move_tracks(game)


@compiled
def gain_fleets(game: Game, seat: int, amount: int, cause: int) -> None:
    game.fleets[seat] += amount
    emit(game, Happened.FLEET, seat, game.fleets[seat], NOBODY, cause)


@compiled
def run_row(game: Game, seat: int, card: int, at: int, n: int, played: int) -> bool:
    op = ROWS[at, OP]
    if op == Op.BUILD_COLONY:
        owe.build(game, seat, PRIORITY_MODULE, card, int(ROWS[at, B]))
    elif op == Op.GAIN_FLEET:
        gain_fleets(game, seat, n, card)
    elif op == Op.FREE_TRADE:
        owe.trade(game, seat, PRIORITY_MODULE, card)
    elif op == Op.COLONY_BONUSES:
        owe.bonuses(game, seat, PRIORITY_MODULE, card, EVERY_TILE, seat)
    elif op == Op.MOVE_TRACKS:
        owe.track_up(game, seat, PRIORITY_MODULE, card)
    elif op == Op.ADD_COLONY_TILE:
        owe.add_tile(game, seat, PRIORITY_MODULE, card)
    else:
        return False
    return True


# --- tiles come into play --------------------------------------------------------------------------------------------


@compiled
def is_held(game: Game, kind: int) -> bool:
    """Whether a card in play, of any player, can hold such cubes (C009)."""
    for i in range(len(HOLDER_CARDS)):
        card = HOLDER_CARDS[i]
        if HOLDS[card] == kind and holder(game, card) >= 0:
            return True
    return False


@compiled
def put_in_play(game: Game, seat: int, colony: int, cause: int) -> None:
    """The marker starts on the second step, or on the picture while the tile sleeps (C007, C008)."""
    sleeps = COLONY_AWAITS[colony] >= 0 and not is_held(game, COLONY_AWAITS[colony])
    game.colony_in_play[colony] = 1
    game.colony_track[colony] = ASLEEP if sleeps else START_STEP
    emit(game, Happened.TRACK, seat, colony, game.colony_track[colony], cause)


@compiled
def wake_colonies(game: Game, kind: int) -> None:
    for colony in range(N_COLONIES):
        if COLONY_AWAITS[colony] == kind and game.colony_in_play[colony] and game.colony_track[colony] == ASLEEP:
            set_track(game, NOBODY, colony, START_STEP, NO_CARD)


@compiled
def tiles_dealt(players: int) -> int:
    """Players + 2, five for two players, four for solo, where one goes back (C005, C006, C040)."""
    if players == 1:
        return SOLO_TILES
    return max(players + 2, 5)


@compiled
def deal_tile(game: Game, left: int) -> None:
    """Put one of the `left` tiles of the box into play."""
    pick = below(game.rng, left)
    for colony in range(N_COLONIES):
        if not game.colony_in_play[colony]:
            if pick == 0:
                put_in_play(game, NOBODY, colony, NO_CARD)
                return
            pick -= 1


@compiled
def set_up_colonies(game: Game) -> None:
    """Tiles, markers and a fleet for everybody; solo has less M€ production and drops a tile (C004 to C008, C039 to C041)."""
    for colony in range(N_COLONIES):
        game.colony_track[colony] = ASLEEP
        game.colony_fleet[colony] = NOBODY
        for slot in range(MAX_COLONIES):
            game.colony_owner[colony, slot] = NOBODY
    for i in range(tiles_dealt(game.players)):
        deal_tile(game, N_COLONIES - i)
    for seat in range(game.players):
        game.fleets[seat] = 1
    if game.players == 1:
        change_production(game, 0, Res.MC, SOLO_MONEY, NO_CARD)
        owe.drop_tile(game, 0, PRIORITY_DROP, NO_CARD)


# --- the solar phase -------------------------------------------------------------------------------------------------


@compiled
def solar_phase(game: Game) -> None:
    """The end was checked before, and the World Government plays only with Venus: colonies produce (C030, C031, C036, C037)."""
    for colony in range(N_COLONIES):
        owner = game.colony_fleet[colony]
        if game.colony_in_play[colony] and owner != NOBODY:
            game.colony_fleet[colony] = NOBODY
            game.fleets[owner] += 1
            emit(game, Happened.FLEET, owner, game.fleets[owner], colony, NO_CARD)
    for colony in range(N_COLONIES):
        if can_go_up(game, colony):
            set_track(game, NOBODY, colony, int(game.colony_track[colony]) + 1, NO_CARD)
