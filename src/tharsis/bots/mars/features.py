"""What the learned judgement of Mars takes in: only what the seat may know.

The seat itself, its strongest rival by points now, and the mean of the rest, each with the same numbers and the cards before
them; the seat's own hand; the table they share. Cards just drawn are left out: they are luck that has not been used yet.
"""

from __future__ import annotations

from tharsis.bots.desk import Desk
from tharsis.bots.mars import hooks
from tharsis.bots.mars.board import is_open_land
from tharsis.bots.mars.scales import generations_left, solo_generations_left, steps_left
from tharsis.bots.net import Block, Layout, put, put_all, put_card, start_inputs
from tharsis.cards.module import part
from tharsis.core.jit import compiled
from tharsis.core.piles import HAND, TABLEAU
from tharsis.mars.board import FIRST, LAST, NEIGHBOURS
from tharsis.mars.cards import CARDS
from tharsis.mars.maps import AWARDS, AWARDS_OF, KEYS, MILESTONES, MILESTONES_OF, has_award, has_milestone
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game
from tharsis.mars.rules.goals import award_value, milestone_value
from tharsis.mars.rules.spaces import is_city
from tharsis.mars.scoring import PARTS, score
from tharsis.mars.size import SEATS
from tharsis.mars.state import (
    N_CARDS,
    TAGS,
    Phase,
    Res,
)
from tharsis.mars.tables import STANDARD_PROJECTS
from tharsis.mars.tracks import BY_KEY, LOW, N_TRACKS, STEP

VERSION = 2
USUAL_LENGTH = 10.0
RESOURCES = tuple(each.name for each in Res)
SINGLE = (
    "rating", "raised", "passed", "events", "shift", "greenery price", "card price", "heat as M€", "protected", "first action",
    "cards", "cities", "greeneries", "tiles", "room for green",
)  # fmt: skip


def added(name: str) -> tuple[Block, ...]:
    """Inputs that modules add."""
    return tuple(Block(*block) for module in MODULES for block in getattr(part(module.face), name, ()))


SETUP = "setup"
BASE_SWITCHES = ("corporate_era", "draft", "mixed_corporations")
SWITCHES = (*BASE_SWITCHES, *(key for block in added("TABLE_INPUTS") if block.name == SETUP for key in block.inputs))
SEAT_BLOCKS = (
    Block("stock", RESOURCES),
    Block("production", RESOURCES),
    Block("tags", TAGS),
    Block("discount", (*TAGS, "any")),
    Block("project discount", STANDARD_PROJECTS),
    Block("metal value", RESOURCES[:3]),
    Block("points", PARTS),
    Block("milestone value", MILESTONES),
    Block("award value", AWARDS),
    Block("milestone held", MILESTONES),
    Block("award led", AWARDS),
    Block("single", SINGLE),
    *added("SEAT_INPUTS"),
)
TABLE_BLOCKS = (
    Block("players", tuple(str(1 + players) for players in range(SEATS))),
    Block(SETUP, BASE_SWITCHES),
    Block("map", KEYS),
    Block("tracks", tuple(BY_KEY)),
    Block("time", ("steps left", "generation", "solo", "action phase", "first player")),
    Block("milestone open", MILESTONES),
    Block("award open", AWARDS),
    Block("goals taken", ("milestones", "awards")),
    *added("TABLE_INPUTS"),
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
def put_table(game: Game, seat: int, desk: Desk) -> int:
    at = 0
    for players in range(SEATS):
        at = put(desk, at, 1.0 if players + 1 == game.players else 0.0, 1.0)
    at = put(desk, at, float(game.corporate_era), 1.0)
    at = put(desk, at, float(game.draft), 1.0)
    at = put(desk, at, float(game.mixed_corporations), 1.0)
    put(desk, at + int(game.map), 1.0, 1.0)
    at += len(KEYS)
    for track in range(N_TRACKS):
        at = put(desk, at, float((int(game.level[track]) - int(LOW[track])) // int(STEP[track])), 0.1)
    at = put(desk, at, steps_left(game), 0.05)
    at = put(desk, at, float(game.generation), 0.1)
    at = put(desk, at, max(0.0, solo_generations_left(game)) if game.players == 1 else 0.0, 0.1)
    at = put(desk, at, 1.0 if game.phase == Phase.ACTION else 0.0, 1.0)
    at = put(desk, at, 1.0 if game.first == seat else 0.0, 1.0)
    for i in range(MILESTONES_OF.shape[1]):
        goal = int(MILESTONES_OF[game.map, i])
        put(desk, at + goal, 1.0 if game.milestone[goal] < 0 and has_milestone(game, i) else 0.0, 1.0)
    at += len(MILESTONES)
    for i in range(AWARDS_OF.shape[1]):
        goal = int(AWARDS_OF[game.map, i])
        put(desk, at + goal, 1.0 if game.award[goal] < 0 and has_award(game, i) else 0.0, 1.0)
    at += len(AWARDS)
    at = put(desk, at, float(game.milestones_claimed), 0.3)
    at = put(desk, at, float(game.awards_funded), 0.3)
    return hooks.put_table(game, desk, at)


@compiled
def room_for_green(game: Game, seat: int) -> int:
    """Open land beside the seat's cities."""
    total = 0
    for space in range(FIRST, LAST + 1):
        if game.owner[space] == seat and is_city(game.tile[space]):
            for i in range(6):
                if is_open_land(game, NEIGHBOURS[space, i]):
                    total += 1
    return total


@compiled
def award_lead(game: Game, seat: int, award: int, mine: int) -> float:
    """How far the seat is ahead of the best of the others, at most 10 either way."""
    ahead = 10.0
    for other in range(game.players):
        if other != seat:
            ahead = min(ahead, float(mine - award_value(game, other, award)))
    return max(-10.0, ahead)


@compiled
def put_goals(game: Game, seat: int, desk: Desk, at: int, share: float) -> int:
    """What the seat has of the goals of this map."""
    held, value = at + len(MILESTONES) + len(AWARDS), at + len(MILESTONES)
    for i in range(MILESTONES_OF.shape[1]):
        goal = int(MILESTONES_OF[game.map, i])
        if game.milestone[goal] < 0:
            put(desk, at + goal, float(milestone_value(game, seat, goal)), 0.1 * share)
        elif game.milestone[goal] == seat:
            put(desk, held + goal, 1.0, share)
    led = held + len(MILESTONES)
    for i in range(AWARDS_OF.shape[1]):
        goal = int(AWARDS_OF[game.map, i])
        mine = award_value(game, seat, goal)
        put(desk, value + goal, float(mine), 0.1 * share)
        if game.award[goal] >= 0 and game.players > 1:
            put(desk, led + goal, award_lead(game, seat, goal, mine), 0.1 * share)
    return led + len(AWARDS)


@compiled
def put_single(game: Game, seat: int, desk: Desk, at: int, share: float) -> int:
    at = put(desk, at, float(game.rating[seat]), 0.05 * share)
    at = put(desk, at, float(game.raised[seat]), share)
    at = put(desk, at, float(game.passed[seat]), share)
    at = put(desk, at, float(game.events_played[seat]), 0.1 * share)
    at = put(desk, at, float(game.shift[seat]), 0.5 * share)
    at = put(desk, at, float(int(game.greenery_price[seat]) - 8), share)
    at = put(desk, at, float(int(game.card_price[seat]) - 3), share)
    at = put(desk, at, float(game.heat_as_mc[seat]), share)
    at = put(desk, at, float(game.protected[seat]), share)
    at = put(desk, at, float(game.first_action[seat]), share)
    at = put(desk, at, float(game.hand_count[seat]), 0.1 * share)
    at = put(desk, at, float(game.cities[seat]), 0.2 * share)
    at = put(desk, at, float(game.greeneries[seat]), 0.2 * share)
    at = put(desk, at, float(game.tiles[seat]), 0.1 * share)
    return put(desk, at, float(room_for_green(game, seat)), 0.1 * share)


@compiled
def put_seat(game: Game, seat: int, desk: Desk, at: int, share: float) -> int:
    at = put_all(desk, at, game.stock[seat], 0.05 * share)
    at = put_all(desk, at, game.production[seat], 0.1 * share)
    at = put_all(desk, at, game.tags[seat], 0.1 * share)
    at = put_all(desk, at, game.discount[seat], 0.2 * share)
    at = put_all(desk, at, game.project_discount[seat], 0.2 * share)
    at = put_all(desk, at, game.metal_value[seat], 0.2 * share)
    score(game, seat, desk.parts)
    for i in range(len(PARTS)):
        at = put(desk, at, float(desk.parts[i]), 0.05 * share)
    at = put_goals(game, seat, desk, at, share)
    at = put_single(game, seat, desk, at, share)
    return hooks.put_seat(game, seat, desk, at, share)


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
    start_inputs(desk, generations_left(game, desk.weights) / USUAL_LENGTH)
    rival = strongest_rival(game, seat, desk)
    share = 1.0 / max(1, int(game.players) - 2)
    at = put_table(game, seat, desk)
    put_seat(game, seat, desk, at, 1.0)
    for other in range(game.players):
        if other == rival:
            put_seat(game, other, desk, at + SEAT_SIZE, 1.0)
        elif other != seat:
            put_seat(game, other, desk, at + 2 * SEAT_SIZE, share)
    put_cards(game, seat, rival, share, desk)
