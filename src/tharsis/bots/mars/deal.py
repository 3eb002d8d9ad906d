"""A whole game that an observation could come from: unknown cards are dealt to the places that are known to hold cards."""

from __future__ import annotations

from tharsis.bots.dealing import fill_deck, give, list_unknown
from tharsis.bots.mars import hooks
from tharsis.core.frames import push
from tharsis.core.jit import compiled
from tharsis.core.piles import BOX, CHOSEN, HAND, NO_CARD, PACK, SEEN, UNKNOWN
from tharsis.core.rng import below, random32
from tharsis.core.types import Ints
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import PRIORITY_TURN, Ask
from tharsis.mars.rules.phases import CORPORATIONS_DEALT, DEALT, RESEARCH, deal_corporation, is_dealt_of_expansion
from tharsis.mars.state import END_CORPORATIONS, FIRST_CORPORATION, N_CARDS, N_PROJECTS, Phase

KEPT_AT_START = 4


@compiled
def owe_again(game: Game, seat: int, kind: int, bought: int) -> None:
    """A secret choice is under way: the observation tells only that it is owed."""
    if game.depth[seat] > 0:
        game.depth[seat] = 0
        push(game, seat, PRIORITY_TURN, kind, NO_CARD, bought, 0, 0, 0, 0)


@compiled
def deal_start(game: Game, other: int, cards: Ints, left: int, rng: Ints) -> int:
    """Somebody else's set-up: ten projects and two corporations, chosen already if nothing is owed."""
    if game.beginner[other]:
        return left
    is_ready = game.depth[other] == 0
    left = give(game, cards, left, KEPT_AT_START if is_ready else 0, HAND + other)
    left = give(game, cards, left, DEALT - (KEPT_AT_START if is_ready else 0), SEEN + other)
    for i in range(CORPORATIONS_DEALT):
        deal_corporation(game, other, is_dealt_of_expansion(game, i))
    if is_ready:
        pick = below(rng, CORPORATIONS_DEALT)
        for card in range(FIRST_CORPORATION, END_CORPORATIONS):
            if game.zone[card] == SEEN + other:
                if pick == 0:
                    game.zone[card] = CHOSEN + other
                pick -= 1
    owe_again(game, other, Ask.CORPORATION, 0)
    return left


@compiled
def deal_draft(game: Game, other: int, cards: Ints, left: int) -> int:
    chosen = int(game.draft_round) - (1 if game.depth[other] > 0 else 0)
    left = give(game, cards, left, chosen, CHOSEN + other)
    left = give(game, cards, left, RESEARCH - chosen, PACK + other)
    owe_again(game, other, Ask.DRAFT, 0)
    return left


@compiled
def deal_seen(game: Game, seat: int, cards: Ints, left: int) -> int:
    """Cards that others look at: what hands and piles leave over, shared among those who owe a choice."""
    over = left - int(game.deck_count) - int(game.discard_count)
    waiting = 0
    for other in range(game.players):
        if other != seat and game.depth[other] > 0:
            waiting += 1
    for other in range(game.players):
        if other != seat and game.depth[other] > 0:
            share = (over + waiting - 1) // waiting
            left = give(game, cards, left, share, SEEN + other)
            over -= share
            waiting -= 1
            if game.phase == Phase.RESEARCH:
                owe_again(game, other, Ask.BUY, max(0, RESEARCH - share))
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
    for other in range(game.players):
        if other != seat:
            left = give(game, cards, left, int(game.hand_count[other]), HAND + other)
            if game.phase == Phase.SETUP:
                left = deal_start(game, other, cards, left, rng)
            elif game.phase == Phase.DRAFT:
                left = deal_draft(game, other, cards, left)
    if game.phase != Phase.SETUP and game.phase != Phase.DRAFT:
        left = deal_seen(game, seat, cards, left)
    fill_deck(game, cards, left)
    hooks.deal_hidden(game, seat, rng)
