"""What the learned judgement of Ares takes in: only what the seat may know.

The seat itself, its strongest rival by points now (or its partner), and the mean of the rest, each with the same numbers and
the cards before them; the seat's own hand; the table they share.
"""

from __future__ import annotations

from tharsis.ares.cards import CARDS
from tharsis.ares.record import Game
from tharsis.ares.scoring import PARTS, score
from tharsis.ares.state import COOP_ROUNDS, LEVELS, N_CARDS, N_OCEANS, SEATS, SOLO_ROUNDS, Phase
from tharsis.bots.ares.scales import BY_HAND, cost_left, oceans_left, oxygen_left, rounds_left, temperature_left
from tharsis.bots.desk import Desk
from tharsis.bots.net import Block, Layout, put, put_all, put_card, start_inputs
from tharsis.cards.names import TAGS
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU

USUAL_LENGTH = 20.0
PHASES = 6
VERSION = 2
RESOURCES = ("MC", "STEEL", "TITANIUM", "PLANT", "ENERGY", "HEAT")
PHASE_NAMES = tuple(Phase(phase).name for phase in range(PHASES))
SINGLE = (
    "rating", "raised", "forests", "active cards", "cards played", "costly discount", "standard discount", "paid discounts",
    "shift", "forest price", "sell value", "heat as M€", "research draw", "research keep", "again", "cards", "there",
)  # fmt: skip
SWITCHES = ("coop", "first_game", "exchange")
SEAT_BLOCKS = (
    Block("stock", RESOURCES),
    Block("production", (*RESOURCES, "CARD")),
    Block("tags", TAGS),
    Block("discount", (*TAGS, "any")),
    Block("metal value", RESOURCES[:3]),
    Block("points", PARTS),
    Block("previous", PHASE_NAMES),
    Block("single", SINGLE),
)
TABLE_BLOCKS = (
    Block("players", tuple(str(1 + players) for players in range(SEATS))),
    Block("setup", SWITCHES),
    Block("level", LEVELS),
    Block("left", ("temperature", "oxygen", "oceans", "cost")),
    Block("time", ("rounds", "rounds left", "planning")),
    Block("neutral used", PHASE_NAMES),
    Block("marker", ("marker", "cubes", "markers")),
    Block("flipped", tuple(map(str, range(N_OCEANS)))),
)
ROLES = ("own", "rival", "rest")
OWN, RIVAL, REST, IN_HAND, OWN_CUBES, RIVAL_CUBES = range(6)
PLACES = ("own tableau", "rival tableau", "rest tableau", "own hand", "own cubes", "rival cubes")
LAYOUT = Layout(
    (*TABLE_BLOCKS, *(Block(f"{role} {block.name}", block.inputs) for role in ROLES for block in SEAT_BLOCKS)),
    PLACES,
    tuple(card.key for card in CARDS),
    VERSION,
    SWITCHES,
)
TABLE_SIZE = sum(block.size for block in TABLE_BLOCKS)
SEAT_SIZE = sum(block.size for block in SEAT_BLOCKS)


@compiled
def strongest_rival(game: Game, seat: int, desk: Desk) -> int:
    """By points now; -1 for who plays alone."""
    best, most = -1, -1000
    for other in range(game.players):
        if other != seat:
            points = score(game, other, desk.parts)
            if points > most:
                best, most = other, points
    return best


@compiled
def rounds_allowed(game: Game) -> int:
    """Rounds until the goal has to be reached; none where there is no such goal."""
    if game.coop:
        return COOP_ROUNDS
    return SOLO_ROUNDS if game.players == 1 else int(game.rounds)


@compiled
def put_table(game: Game, desk: Desk) -> int:
    at = 0
    for players in range(SEATS):
        at = put(desk, at, 1.0 if players + 1 == game.players else 0.0, 1.0)
    at = put(desk, at, float(game.coop), 1.0)
    at = put(desk, at, float(game.first_game), 1.0)
    at = put(desk, at, float(game.exchange), 1.0)
    for level in range(len(LEVELS)):
        at = put(desk, at, 1.0 if game.players == 1 and game.level == level else 0.0, 1.0)
    at = put(desk, at, temperature_left(game), 0.1)
    at = put(desk, at, oxygen_left(game), 0.1)
    at = put(desk, at, oceans_left(game), 0.1)
    at = put(desk, at, cost_left(game), 0.005)
    at = put(desk, at, float(game.rounds), 0.05)
    at = put(desk, at, float(rounds_allowed(game) - int(game.rounds)), 0.05)
    at = put(desk, at, 1.0 if game.phase == Phase.PLANNING else 0.0, 1.0)
    at = put_all(desk, at, game.neutral_used, 1.0)
    at = put(desk, at, float(game.marker), 0.2)
    at = put(desk, at, float(game.pool_cubes), 0.05)
    at = put(desk, at, float(game.pool_markers), 0.3)
    return put_all(desk, at, game.ocean_flipped, 1.0)


@compiled
def put_single(game: Game, seat: int, desk: Desk, at: int, share: float) -> int:
    at = put(desk, at, float(game.rating[seat]), 0.05 * share)
    at = put(desk, at, float(game.raised[seat]), share)
    at = put(desk, at, float(game.forests[seat]), 0.1 * share)
    at = put(desk, at, float(game.active_cards[seat]), 0.1 * share)
    at = put(desk, at, float(game.cards_played[seat]), 0.1 * share)
    at = put(desk, at, float(game.costly_discount[seat]), 0.2 * share)
    at = put(desk, at, float(game.standard_discount[seat]), 0.2 * share)
    at = put(desk, at, float(game.paid_discounts[seat]), share)
    at = put(desk, at, float(game.shift[seat]), 0.5 * share)
    at = put(desk, at, float(int(game.forest_price[seat]) - 8), share)
    at = put(desk, at, float(int(game.sell_value[seat]) - 3), share)
    at = put(desk, at, float(game.heat_as_mc[seat]), share)
    at = put(desk, at, float(game.research_draw[seat]), 0.3 * share)
    at = put(desk, at, float(game.research_keep[seat]), 0.5 * share)
    at = put(desk, at, float(game.again[seat]), share)
    at = put(desk, at, float(game.hand_count[seat]), 0.1 * share)
    return put(desk, at, 1.0, share)


@compiled
def put_seat(game: Game, seat: int, desk: Desk, at: int, share: float) -> int:
    at = put_all(desk, at, game.stock[seat], 0.05 * share)
    at = put_all(desk, at, game.production[seat], 0.1 * share)
    at = put_all(desk, at, game.tags[seat], 0.1 * share)
    at = put_all(desk, at, game.discount[seat], 0.2 * share)
    at = put_all(desk, at, game.metal_value[seat], 0.2 * share)
    score(game, seat, desk.parts)
    for part in range(len(PARTS)):
        at = put(desk, at, float(desk.parts[part]), 0.05 * share)
    for phase in range(PHASES):
        at = put(desk, at, 1.0 if game.previous[seat] == phase else 0.0, share)
    return put_single(game, seat, desk, at, share)


@compiled
def put_cards(game: Game, seat: int, rival: int, share: float, desk: Desk) -> None:
    for card in range(N_CARDS):
        zone = int(game.zone[card])
        if zone == HAND + seat:
            put_card(desk, IN_HAND * N_CARDS + card, 1.0)
        elif TABLEAU <= zone < TABLEAU + SEATS:
            owner = zone - TABLEAU
            role = OWN if owner == seat else RIVAL if owner == rival else REST
            put_card(desk, role * N_CARDS + card, share if role == REST else 1.0)
            if role != REST and game.cubes[card] > 0:
                cubes = OWN_CUBES if role == OWN else RIVAL_CUBES
                put_card(desk, cubes * N_CARDS + card, 0.2 * min(20.0, float(game.cubes[card])))


@compiled
def take_in(game: Game, seat: int, desk: Desk) -> None:
    """Lay the inputs for a judgement of the seat's on the desk."""
    start_inputs(desk, rounds_left(game, desk.aims[BY_HAND]) / USUAL_LENGTH)
    rival = strongest_rival(game, seat, desk)
    share = 1.0 / max(1, int(game.players) - 2)
    at = put_table(game, desk)
    put_seat(game, seat, desk, at, 1.0)
    for other in range(game.players):
        if other == rival:
            put_seat(game, other, desk, at + SEAT_SIZE, 1.0)
        elif other != seat:
            put_seat(game, other, desk, at + 2 * SEAT_SIZE, share)
    put_cards(game, seat, rival, share, desk)
