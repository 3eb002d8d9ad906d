"""Set-up, from the shuffled cards to the corporations revealed (A012 to A021)."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules import owe
from tharsis.ares.rules.asks import PRIORITY_CHOOSE, PRIORITY_PHASE, Happened
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.parameters import read_parameters
from tharsis.ares.rules.play import lay_down
from tharsis.ares.state import (
    CORPORATIONS_DEALT,
    FOREST_PLANTS,
    MIN_TEMPERATURE,
    N_CARDS,
    N_OCEANS,
    N_PROJECTS,
    POOL_CUBES,
    POOL_MARKERS,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SEATS,
    SELL_VALUE,
    START_HAND,
    START_RATING,
    STEEL_VALUE,
    TITANIUM_VALUE,
    Res,
)
from tharsis.ares.tables import IS_STARRED, ON_PLAY
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DECK, DISCARD, HAND, NO_CARD, SEEN, draw_card, shuffle_zone_into_deck
from tharsis.core.rng import below

STARRED_DEALT = 4
PRIORITY_EXCHANGE = 90


@compiled
def clear_table(game: Game) -> None:
    game.temperature = MIN_TEMPERATURE
    game.marker = 1
    if game.coop:
        game.pool_cubes = POOL_CUBES
        game.pool_markers = POOL_MARKERS
    for seat in range(game.players):
        game.rating[seat] = START_RATING
        game.sell_value[seat] = SELL_VALUE
        game.forest_price[seat] = FOREST_PLANTS
        game.metal_value[seat, Res.STEEL] = STEEL_VALUE
        game.metal_value[seat, Res.TITANIUM] = TITANIUM_VALUE
        game.research_draw[seat] = RESEARCH_DRAW
        game.research_keep[seat] = RESEARCH_KEEP
        game.corporation[seat] = NO_CARD
    read_parameters(game)


@compiled
def shuffle_oceans(game: Game) -> None:
    """Nobody knows what lies under the tokens (A014)."""
    for token in range(N_OCEANS):
        j = below(game.rng, token + 1)
        game.ocean_reward[token] = game.ocean_reward[j]
        game.ocean_reward[j] = token


@compiled
def deal_corporation(game: Game, seat: int) -> None:
    """One of those still in the box; in the first game only the marked ones (A016, A021)."""
    count = 0
    for card in range(N_PROJECTS, N_CARDS):
        if is_free_corporation(game, card):
            count += 1
    pick = below(game.rng, count)
    for card in range(N_PROJECTS, N_CARDS):
        if is_free_corporation(game, card):
            if pick == 0:
                game.zone[card] = SEEN + seat
                return
            pick -= 1


@compiled
def is_free_corporation(game: Game, card: int) -> bool:
    return game.zone[card] == BOX and (not game.first_game or IS_STARRED[card] != 0)


@compiled
def deal(game: Game, seat: int, count: int) -> None:
    for _ in range(count):
        draw_card(game, HAND + seat)
    game.hand_count[seat] += count


@compiled
def deal_projects(game: Game) -> None:
    """Eight each. First game: four of the 16 marked cards each, the rest of those discarded, then four more (A015, A020)."""
    if game.first_game:
        for card in range(N_PROJECTS):
            game.zone[card] = DISCARD if IS_STARRED[card] else BOX
        shuffle_zone_into_deck(game, DISCARD)
        for seat in range(game.players):
            deal(game, seat, STARRED_DEALT)
        for card in range(N_PROJECTS):
            if game.zone[card] == DECK:
                game.zone[card] = DISCARD
                game.discard_count += 1
        shuffle_zone_into_deck(game, BOX)
    else:
        for card in range(N_PROJECTS):
            game.zone[card] = BOX
        shuffle_zone_into_deck(game, BOX)
    for seat in range(game.players):
        deal(game, seat, START_HAND - int(game.hand_count[seat]))


@compiled
def set_up(game: Game) -> None:
    """Everything up to the first choices (A012 to A021)."""
    clear_table(game)
    shuffle_oceans(game)
    deal_projects(game)
    for card in range(N_PROJECTS, N_CARDS):
        game.zone[card] = BOX
    for seat in range(game.players):
        for _ in range(1 if game.first_game else CORPORATIONS_DEALT):
            deal_corporation(game, seat)
        owe.corporation(game, seat, PRIORITY_PHASE, NO_CARD)
        if game.exchange:
            owe.exchange(game, seat, PRIORITY_EXCHANGE, NO_CARD)


@compiled
def take_corporation(game: Game, seat: int, corporation: int) -> None:
    """It lies in front of the seat and gives what it starts with."""
    lay_down(game, seat, corporation)
    run(game, seat, corporation, ON_PLAY[corporation, 0], ON_PLAY[corporation, 1], PRIORITY_CHOOSE)


@compiled
def reveal_corporations(game: Game) -> None:
    """Each takes the starting M€, production and other properties; the other corporation is out of the game (A016, A018)."""
    for card in range(N_PROJECTS, N_CARDS):
        zone = int(game.zone[card])
        if SEEN <= zone < SEEN + SEATS:
            game.zone[card] = BOX
        elif CHOSEN <= zone < CHOSEN + SEATS:
            game.corporation[zone - CHOSEN] = card
    for seat in range(game.players):
        card = game.corporation[seat]
        emit(game, Happened.CORPORATION, seat, card, 0, card)
        take_corporation(game, seat, card)
