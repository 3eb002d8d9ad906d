"""Set-up, generations and the end."""

from __future__ import annotations

from tharsis.cards.names import METAL_WORTH, STEEL, TITANIUM
from tharsis.core.events import emit
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, DISCARD, HAND, NO_CARD, PACK, SEEN, discard_zone, draw_card, shuffle_zone_into_deck
from tharsis.core.rng import below
from tharsis.core.stock import gain
from tharsis.mars.modules import MODULES
from tharsis.mars.record import Game
from tharsis.mars.rules import hooks, owe
from tharsis.mars.rules.asks import PRIORITY_CHOOSE, PRIORITY_TURN, Happened
from tharsis.mars.rules.effects import run
from tharsis.mars.rules.parameters import is_terraformed
from tharsis.mars.rules.play import lay_down
from tharsis.mars.rules.solo import place_neutral_tiles
from tharsis.mars.rules.stock import income
from tharsis.mars.rules.triggers import fire_standing_cities, fire_tags
from tharsis.mars.state import (
    END_CORPORATIONS,
    FIRST_CORPORATION,
    GREENERY_PRICE,
    N_CARDS,
    N_PROJECTS,
    NOBODY,
    SOLO_GENERATIONS,
    SOLO_RATING,
    START_RATING,
    Phase,
    Res,
)
from tharsis.mars.tables import BEGINNER, CARD_PRICE, FIRST_ACTION, IS_EXPANSION, MODULE, ON_PLAY, is_module_in_game
from tharsis.mars.tracks import LOW, N_TRACKS

DEALT = 10
RESEARCH = 4
CORPORATIONS_DEALT = 2
STEEL_VALUE, TITANIUM_VALUE = METAL_WORTH[STEEL], METAL_WORTH[TITANIUM]
MODULE_COUNT = len(MODULES)


@compiled
def is_in_game(game: Game, card: int) -> bool:
    """Standard game: cards with the Corporate Era mark are taken out, projects and corporations alike (M036)."""
    return is_module_in_game(game, MODULE[card]) and not hooks.stays_in_box(game, card)


# --- set-up ----------------------------------------------------------------------------------------------------------


@compiled
def clear_table(game: Game) -> None:
    for track in range(N_TRACKS):
        game.level[track] = LOW[track]
    game.generation = 1
    for space in range(len(game.owner)):
        game.owner[space] = NOBODY
        game.claim[space] = NOBODY
    for i in range(len(game.milestone)):
        game.milestone[i] = NOBODY
    for i in range(len(game.award)):
        game.award[i] = NOBODY
    for seat in range(game.players):
        game.rating[seat] = SOLO_RATING if game.players == 1 else START_RATING
        game.card_price[seat] = CARD_PRICE
        game.greenery_price[seat] = GREENERY_PRICE
        game.metal_value[seat, Res.STEEL] = STEEL_VALUE
        game.metal_value[seat, Res.TITANIUM] = TITANIUM_VALUE
        game.corporation[seat] = NO_CARD
        if not game.corporate_era:
            for resource in range(6):
                game.production[seat, resource] = 1


@compiled
def deal_corporations(game: Game) -> None:
    """Two for every seat that is not a beginner; with mixed corporations one of an expansion and one other (C003)."""
    for seat in range(game.players):
        if game.beginner[seat]:
            continue
        for i in range(CORPORATIONS_DEALT):
            deal_corporation(game, seat, is_dealt_of_expansion(game, i))


@compiled
def is_dealt_of_expansion(game: Game, i: int) -> bool:
    """Whether the first or second corporation of a seat is one of an expansion, where they are mixed."""
    return i == 0 and count_free_corporations(game, True) > 0


@compiled
def count_free_corporations(game: Game, of_expansion: bool) -> int:
    count = 0
    for card in range(FIRST_CORPORATION, END_CORPORATIONS):
        if is_free_corporation(game, card, of_expansion):
            count += 1
    return count


@compiled
def deal_corporation(game: Game, seat: int, of_expansion: bool) -> None:
    count = count_free_corporations(game, of_expansion)
    pick = below(game.rng, count)
    for card in range(FIRST_CORPORATION, END_CORPORATIONS):
        if is_free_corporation(game, card, of_expansion):
            if pick == 0:
                game.zone[card] = SEEN + seat
                return
            pick -= 1


@compiled
def is_free_corporation(game: Game, card: int, of_expansion: bool) -> bool:
    if card == BEGINNER or game.zone[card] != BOX or not is_in_game(game, card):
        return False
    return not game.mixed_corporations or (IS_EXPANSION[MODULE[card]] != 0) == of_expansion


@compiled
def deal(game: Game, zone: int, count: int) -> None:
    for _ in range(count):
        draw_card(game, zone)


@compiled
def set_up(game: Game) -> None:
    """Everything up to the first choices; nothing is revealed yet (M035 to M047)."""
    clear_table(game)
    for card in range(N_CARDS):
        game.zone[card] = DISCARD if card < N_PROJECTS and is_in_game(game, card) else BOX
    shuffle_zone_into_deck(game, DISCARD)
    if game.players == 1:
        place_neutral_tiles(game)
    hooks.set_up(game)
    deal_corporations(game)
    for seat in range(game.players):
        if game.beginner[seat]:
            deal(game, HAND + seat, DEALT)
            game.hand_count[seat] = DEALT
            game.corporation[seat] = BEGINNER
        else:
            deal(game, SEEN + seat, DEALT)
            owe.corporation(game, seat, PRIORITY_TURN, NO_CARD)
        hooks.deal_start(game, seat)


@compiled
def take_corporation(game: Game, seat: int, corporation: int) -> None:
    """It lies in front of the seat and gives what it starts with."""
    lay_down(game, seat, corporation)
    fire_tags(game, seat, corporation)
    run(game, seat, corporation, ON_PLAY[corporation, 0], ON_PLAY[corporation, 1], corporation, PRIORITY_CHOOSE)
    game.first_action[seat] = FIRST_ACTION[corporation, 0] < FIRST_ACTION[corporation, 1]


@compiled
def reveal(game: Game) -> None:
    """In turn order each shows the corporation, takes what it gives and pays for the cards kept (M048)."""
    for i in range(game.players):
        seat = (game.first + i) % game.players
        corporation = game.corporation[seat]
        for card in range(FIRST_CORPORATION, END_CORPORATIONS):
            if game.zone[card] == CHOSEN + seat:
                corporation = card
        game.corporation[seat] = corporation
        emit(game, Happened.CORPORATION, seat, corporation, 0, corporation)
        if corporation == BEGINNER:
            run(game, seat, corporation, ON_PLAY[corporation, 0], ON_PLAY[corporation, 1], corporation, PRIORITY_CHOOSE)
            continue
        kept = int(game.hand_count[seat])
        take_corporation(game, seat, corporation)
        price = int(game.card_price[seat]) * kept
        game.stock[seat, Res.MC] -= price
        emit(game, Happened.BOUGHT, seat, kept, price, corporation)
        if game.players == 1:
            fire_standing_cities(game, seat, corporation)


# --- generations -----------------------------------------------------------------------------------------------------


@compiled
def begin_turn(game: Game, seat: int) -> None:
    game.active = seat
    game.turns += 1
    owe.turn(game, seat, PRIORITY_TURN, NO_CARD)


@compiled
def begin_actions(game: Game) -> None:
    game.phase = Phase.ACTION
    emit(game, Happened.PHASE, game.first, Phase.ACTION, 0, NO_CARD)
    begin_turn(game, game.first)


@compiled
def next_turn(game: Game) -> None:
    """Clockwise to the next player who has not passed; when all have, the phase ends (M068)."""
    for i in range(1, game.players + 1):
        seat = (game.active + i) % game.players
        if not game.passed[seat]:
            begin_turn(game, seat)
            return
    produce(game)


@compiled
def produce(game: Game) -> None:
    """Energy to heat, then M€ by rating and production, the rest by production; markers off (M184 to M187)."""
    game.phase = Phase.PRODUCTION
    emit(game, Happened.PHASE, game.first, Phase.PRODUCTION, 0, NO_CARD)
    for seat in range(game.players):
        energy = int(game.stock[seat, Res.ENERGY])
        game.stock[seat, Res.ENERGY] = 0
        if energy > 0:
            emit(game, Happened.LOST, seat, Res.ENERGY, energy, NO_CARD)
        gain(game, seat, Res.HEAT, energy, NO_CARD)
        for resource in range(Res.MC, Res.HEAT + 1):
            gain(game, seat, resource, income(game, seat, resource), NO_CARD)
        game.raised[seat] = 0
        game.passed[seat] = 0
    for card in range(N_CARDS):
        game.used[card] = 0
    end_generation(game)


@compiled
def is_last_generation(game: Game) -> bool:
    """M188; solo always plays 14 generations (M224), unless a module says otherwise."""
    if game.players == 1:
        return game.generation >= SOLO_GENERATIONS + hooks.more_solo_generations(game)
    return is_terraformed(game) and not hooks.goes_on(game)


@compiled
def end_generation(game: Game) -> None:
    if is_last_generation(game):
        game.phase = Phase.FINAL
        emit(game, Happened.PHASE, game.first, Phase.FINAL, 0, NO_CARD)
        begin_final(game, 0)
        return
    game.phase = Phase.SOLAR
    game.solar_step = 0
    solar_phase(game)


@compiled
def anybody_owes(game: Game) -> bool:
    for seat in range(game.players):
        if game.depth[seat] > 0:
            return True
    return False


@compiled
def solar_phase(game: Game) -> None:
    """What modules do between generations, one after another; then the next generation begins."""
    while game.solar_step < MODULE_COUNT:
        game.solar_step += 1
        hooks.solar(game, int(game.solar_step) - 1)
        if anybody_owes(game):
            return
    begin_generation(game)


@compiled
def begin_generation(game: Game) -> None:
    game.generation += 1
    game.first = (game.first + 1) % game.players
    emit(game, Happened.GENERATION, game.first, game.generation, 0, NO_CARD)
    begin_research(game)


@compiled
def begin_research(game: Game) -> None:
    if game.draft and game.players > 1:
        game.phase = Phase.DRAFT
        game.draft_round = 1
        for seat in range(game.players):
            deal(game, PACK + seat, RESEARCH)
            owe_draft(game, seat)
    else:
        for seat in range(game.players):
            deal(game, SEEN + seat, RESEARCH)
        begin_buying(game)


@compiled
def owe_draft(game: Game, seat: int) -> None:
    owe.draft(game, seat, PRIORITY_TURN, NO_CARD)


@compiled
def begin_buying(game: Game) -> None:
    game.phase = Phase.RESEARCH
    emit(game, Happened.PHASE, game.first, Phase.RESEARCH, 0, NO_CARD)
    for seat in range(game.players):
        owe.buy(game, seat, PRIORITY_TURN, NO_CARD)


@compiled
def pass_packs(game: Game) -> None:
    """Clockwise in even generations, the other way in odd ones (M232). The last card is kept without a choice."""
    step = 1 if game.generation % 2 == 0 else game.players - 1
    for card in range(N_PROJECTS):
        zone = int(game.zone[card])
        if PACK <= zone < PACK + game.players:
            game.zone[card] = PACK + (zone - PACK + step) % game.players
    game.draft_round += 1
    game.reveals += 1
    if game.draft_round < RESEARCH:
        for seat in range(game.players):
            owe_draft(game, seat)
        return
    for card in range(N_PROJECTS):
        zone = int(game.zone[card])
        if PACK <= zone < PACK + game.players:
            game.zone[card] = SEEN + zone - PACK
        elif CHOSEN <= zone < CHOSEN + game.players:
            game.zone[card] = SEEN + zone - CHOSEN
    begin_buying(game)


# --- the end ---------------------------------------------------------------------------------------------------------


@compiled
def begin_final(game: Game, order: int) -> None:
    """In turn order each may turn plants into greenery, as often as plants last (M190)."""
    if order == game.players:
        game.phase = Phase.END
        game.over = 1
        emit(game, Happened.END, game.first, 0, 0, NO_CARD)
        return
    seat = (game.first + order) % game.players
    game.active = seat
    owe.final(game, seat, PRIORITY_TURN, NO_CARD, order)


@compiled
def advance(game: Game) -> None:
    """Nobody owes a choice: go on."""
    if game.phase == Phase.SETUP:
        discard_start_hands(game)
        reveal(game)
        if not hooks.begin_play(game):
            begin_actions(game)
    elif game.phase == Phase.DRAFT:
        pass_packs(game)
    elif game.phase == Phase.RESEARCH:
        begin_actions(game)
    elif game.phase == Phase.ACTION:
        next_turn(game)
    elif game.phase == Phase.FINAL:
        order = (game.active - game.first + game.players) % game.players
        begin_final(game, order + 1)
    elif game.phase == Phase.SOLAR:
        solar_phase(game)
    else:
        hooks.advance(game)


@compiled
def discard_start_hands(game: Game) -> None:
    for card in range(FIRST_CORPORATION, END_CORPORATIONS):
        if SEEN <= game.zone[card] < SEEN + game.players:
            game.zone[card] = BOX
    for seat in range(game.players):
        discard_zone(game, SEEN + seat)
        game.hand_count[seat] = 0
        for card in range(N_PROJECTS):
            if game.zone[card] == HAND + seat:
                game.hand_count[seat] += 1
