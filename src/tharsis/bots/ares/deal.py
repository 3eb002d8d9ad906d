"""A whole game of Ares that an observation could come from."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import PRIORITY_PHASE, Ask
from tharsis.ares.rules.setup import deal_corporation
from tharsis.ares.state import CORPORATIONS_DEALT, N_CARDS, N_OCEANS, N_PROJECTS, Phase
from tharsis.bots.ares.tables import RATES, RATES_SUM
from tharsis.bots.dealing import fill_deck, give, list_unknown
from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, HAND, NO_CARD, PACK, SEEN, UNKNOWN
from tharsis.core.rng import below, random32
from tharsis.core.types import Ints

DICE = 4096


@compiled
def deal_oceans(game: Game, rng: Ints) -> None:
    """Rewards that nobody has seen lie under the tokens that were not flipped."""
    for reward in range(N_OCEANS):
        is_free = True
        for token in range(N_OCEANS):
            if game.ocean_reward[token] == reward:
                is_free = False
        if is_free:
            left = 0
            for token in range(N_OCEANS):
                if game.ocean_reward[token] < 0:
                    left += 1
            pick = below(rng, left)
            for token in range(N_OCEANS):
                if game.ocean_reward[token] < 0:
                    if pick == 0:
                        game.ocean_reward[token] = reward
                        break
                    pick -= 1


@compiled
def owe_again(game: Game, seat: int, kind: int, a: int, b: int, e: int) -> None:
    """A secret choice is under way: the observation tells only that it is owed."""
    game.depth[seat] = 0
    push(game, seat, PRIORITY_PHASE, kind, NO_CARD, a, b, 0, 0, e)


@compiled
def deal_start(game: Game, other: int) -> None:
    """Somebody else's corporations; one is chosen already if nothing is owed."""
    for i in range(1 if game.first_game else CORPORATIONS_DEALT):
        deal_corporation(game, other)
        if i == 0 and game.depth[other] == 0:
            for card in range(N_PROJECTS, N_CARDS):
                if game.zone[card] == SEEN + other:
                    game.zone[card] = CHOSEN + other
    if game.depth[other] > 0:
        owe_again(game, other, Ask.CORPORATION, 0, 0, 0)


@compiled
def deal_plan(game: Game, other: int, rng: Ints) -> None:
    """Any phase but the last may have been chosen, as often as it usually is."""
    if game.depth[other] > 0:
        owe_again(game, other, Ask.PLAN, 0, 0, 0)
        return
    rates = RATES[game.players - 1]
    left = (RATES_SUM[game.players - 1] - rates[game.previous[other]]) * (below(rng, DICE) + 0.5) / DICE
    for phase in range(Phase.DEVELOPMENT, Phase.RESEARCH + 1):
        if phase != game.previous[other]:
            game.chosen[other] = phase
            left -= rates[phase]
            if left < 0:
                return


@compiled
def deal_seen(game: Game, seat: int, cards: Ints, left: int) -> int:
    """Cards that others look at or offer: what hands and piles leave over, shared among those who owe a choice."""
    over = left - int(game.deck_count) - int(game.discard_count)
    waiting = 0
    for other in range(game.players):
        if other != seat and game.depth[other] > 0:
            waiting += 1
    for other in range(game.players):
        if other != seat and game.depth[other] > 0:
            share = (over + waiting - 1) // waiting
            left = give(game, cards, left, share, (PACK if game.phase == Phase.SUPPLY else SEEN) + other)
            over -= share
            waiting -= 1
            if game.phase == Phase.RESEARCH:
                keep = int(game.research_keep[other]) + (1 if game.chosen[other] == Phase.RESEARCH else 0)
                owe_again(game, other, Ask.LOOK, share, max(1, min(share, keep)), 1)
    return left


@compiled
def determinise(game: Game, seat: int, rng: Ints, cards: Ints) -> None:
    """Turn an observation of the seat into a game that looks the same to it."""
    for i in range(4):
        game.rng[i] = random32(rng)
    left = list_unknown(game, N_PROJECTS, cards, rng)
    for card in range(N_PROJECTS, N_CARDS):
        if game.zone[card] == UNKNOWN:
            game.zone[card] = BOX
    deal_oceans(game, rng)
    for other in range(game.players):
        if other != seat:
            left = give(game, cards, left, int(game.hand_count[other]), HAND + other)
            if game.phase == Phase.SETUP:
                deal_start(game, other)
            elif game.phase == Phase.PLANNING:
                deal_plan(game, other, rng)
    if game.phase != Phase.SETUP and game.phase != Phase.PLANNING:
        left = deal_seen(game, seat, cards, left)
    fill_deck(game, cards, left)
