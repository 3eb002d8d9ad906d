"""Set-up, rounds, phases and the end.

Within a phase every seat owes its own choices at once. Cards are drawn in the order of the answers; what is drawn without
an answer (production, research, starting hands) is drawn seat by seat.
"""

from __future__ import annotations

from tharsis.ares.rules.asks import PRIORITY_CHOOSE, PRIORITY_PHASE, Ask, Happened
from tharsis.ares.rules.coop import begin_supply
from tharsis.ares.rules.effects import run
from tharsis.ares.rules.parameters import OCEANS, OXYGEN, TEMPERATURE, is_terraformed
from tharsis.ares.rules.play import lay_down
from tharsis.ares.rules.solo import move_neutral_marker, owe_neutral_card, reveal_neutral_card
from tharsis.ares.state import (
    BONUS_DRAW,
    BONUS_KEEP,
    COOP_ROUNDS,
    CORPORATIONS_DEALT,
    FOREST_PLANTS,
    HAND_LIMIT,
    MIN_TEMPERATURE,
    N_CARDS,
    N_OCEANS,
    N_PROJECTS,
    POOL_CUBES,
    POOL_MARKERS,
    PRODUCTION_BONUS,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SEATS,
    SELL_VALUE,
    SOLO_ROUNDS,
    START_HAND,
    START_RATING,
    STEEL_VALUE,
    TITANIUM_VALUE,
    Phase,
    Res,
)
from tharsis.ares.tables import ACTION_CARDS, IS_STARRED, ON_PLAY
from tharsis.core.events import emit
from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DECK, DISCARD, HAND, NO_CARD, SEEN, draw_card, shuffle_zone_into_deck
from tharsis.core.rng import below
from tharsis.core.stock import draw, gain
from tharsis.core.types import Game

STARRED_DEALT = 4
PRIORITY_EXCHANGE = 90


# --- set-up ----------------------------------------------------------------------------------------------------------


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
        push(game, seat, PRIORITY_PHASE, Ask.CORPORATION, NO_CARD, 0, 0, 0, 0, 0)
        if game.exchange:
            push(game, seat, PRIORITY_EXCHANGE, Ask.EXCHANGE, NO_CARD, 0, 0, 0, 0, 0)


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
        lay_down(game, seat, card)
        run(game, seat, card, ON_PLAY[card, 0], ON_PLAY[card, 1], PRIORITY_CHOOSE)


# --- rounds ----------------------------------------------------------------------------------------------------------


@compiled
def read_parameters(game: Game) -> None:
    """Needs, and whether a parameter is finished, are read as it stood at the start of the phase (A078)."""
    game.at_start[TEMPERATURE] = game.temperature
    game.at_start[OXYGEN] = game.oxygen
    game.at_start[OCEANS] = game.oceans


@compiled
def begin_round(game: Game) -> None:
    game.rounds += 1
    game.phase = Phase.PLANNING
    game.turns += 1
    emit(game, Happened.ROUND, 0, game.rounds, 0, NO_CARD)
    game.neutral = 0
    for seat in range(game.players):
        game.previous[seat] = game.chosen[seat]
        game.chosen[seat] = 0
        push(game, seat, PRIORITY_PHASE, Ask.PLAN, NO_CARD, 0, 0, 0, 0, 0)
    if game.players == 1:
        owe_neutral_card(game)


@compiled
def reveal_phases(game: Game) -> None:
    """All show their cards at once (A054)."""
    for seat in range(game.players):
        emit(game, Happened.CHOSE, seat, game.chosen[seat], 0, NO_CARD)
    if game.players == 1:
        reveal_neutral_card(game)
    game.reveals += 1


@compiled
def is_chosen(game: Game, phase: int) -> bool:
    for seat in range(game.players):
        if game.chosen[seat] == phase:
            return True
    return game.neutral == phase


@compiled
def next_phase(game: Game, after: int) -> None:
    """The next chosen phase, in the order I to V, each played once (A059, A061, A062)."""
    for phase in range(after + 1, Phase.RESEARCH + 1):
        if is_chosen(game, phase):
            begin_phase(game, phase)
            return
    game.phase = Phase.END_STEP
    for seat in range(game.players):
        if game.hand_count[seat] > HAND_LIMIT:
            push(game, seat, PRIORITY_PHASE, Ask.LIMIT, NO_CARD, 0, 0, 0, 0, 0)


@compiled
def begin_phase(game: Game, phase: int) -> None:
    game.phase = phase
    game.turns += 1
    emit(game, Happened.PHASE, 0, phase, 0, NO_CARD)
    read_parameters(game)
    for seat in range(game.players):
        game.raised[seat] = 0
    if phase == Phase.ACTION:
        for i in range(len(ACTION_CARDS)):
            game.used[ACTION_CARDS[i]] = 0
    for seat in range(game.players):
        begin_phase_of(game, seat, phase, game.chosen[seat] == phase)


@compiled
def begin_phase_of(game: Game, seat: int, phase: int, bonus: bool) -> None:
    if phase == Phase.DEVELOPMENT:
        push(game, seat, PRIORITY_PHASE, Ask.DEVELOPMENT, NO_CARD, 1, 0, 0, 0, 0)
    elif phase == Phase.CONSTRUCTION:
        push(game, seat, PRIORITY_PHASE, Ask.CONSTRUCTION, NO_CARD, 1, 1 if bonus else 0, 0, 0, 0)
    elif phase == Phase.ACTION:
        game.again[seat] = 1 if bonus else 0
        push(game, seat, PRIORITY_PHASE, Ask.ACTION, NO_CARD, 0, 0, 0, 0, 0)
    elif phase == Phase.PRODUCTION:
        produce(game, seat, bonus)
    else:
        cards = int(game.research_draw[seat]) + (BONUS_DRAW if bonus else 0)
        keep = int(game.research_keep[seat]) + (BONUS_KEEP if bonus else 0)
        push(game, seat, PRIORITY_PHASE, Ask.LOOK, NO_CARD, cards, keep, 0, 0, 0)


@compiled
def produce(game: Game, seat: int, bonus: bool) -> None:
    """M€ by production and rating, then heat and plants, last cards (A092 to A096)."""
    income = int(game.production[seat, Res.MC]) + int(game.rating[seat]) + (PRODUCTION_BONUS if bonus else 0)
    gain(game, seat, Res.MC, income, NO_CARD)
    gain(game, seat, Res.HEAT, game.production[seat, Res.HEAT], NO_CARD)
    gain(game, seat, Res.PLANT, game.production[seat, Res.PLANT], NO_CARD)
    draw(game, seat, game.production[seat, Res.CARD], NO_CARD)


@compiled
def end_phase(game: Game) -> None:
    """The game ends right after the phase that completes all parameters, but for solo and the co-operative game (A104)."""
    for seat in range(game.players):
        game.next_discount[seat] = 0
        game.next_shift[seat] = 0
    if is_terraformed(game) and game.players > 1 and not game.coop:
        end_game(game)
    else:
        next_phase(game, game.phase)


@compiled
def end_round(game: Game) -> None:
    """The co-operative game ends after 15 rounds, solo after 25 (A117, A125)."""
    if (game.coop and game.rounds == COOP_ROUNDS) or (game.players == 1 and game.rounds == SOLO_ROUNDS):
        end_game(game)
        return
    game.phase = Phase.MARKER
    if game.players == 1:
        move_neutral_marker(game)


@compiled
def end_game(game: Game) -> None:
    game.phase = Phase.END
    game.over = 1
    emit(game, Happened.END, 0, 0, 0, NO_CARD)


@compiled
def advance(game: Game) -> None:
    """Nobody owes a choice: go on."""
    if game.phase == Phase.SETUP:
        reveal_corporations(game)
        begin_round(game)
    elif game.phase == Phase.PLANNING:
        reveal_phases(game)
        if game.coop:
            begin_supply(game)
        else:
            next_phase(game, Phase.SETUP)
    elif game.phase == Phase.SUPPLY:
        next_phase(game, Phase.SETUP)
    elif game.phase == Phase.END_STEP:
        end_round(game)
    elif game.phase == Phase.MARKER:
        begin_round(game)
    else:
        end_phase(game)


@compiled
def begin_scene(game: Game, phase: int) -> None:
    """Whatever was owed is dropped, and this phase begins; for setting scenes."""
    for seat in range(game.players):
        game.depth[seat] = 0
        game.asked[seat] = 0
    begin_phase(game, phase)
