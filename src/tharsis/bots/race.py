"""Information-set search, the same for every game: options race each other over games dealt anew from what the seat knows.

Every round deals one game and plays each option still in the race through it with the same chance, so that options are compared
under equal luck with the first one, the favourite of the scores; with a net to judge, the race narrows while its budget is
spent, and an option is misjudged alike all through a deal. Below an option the seat's own next turns form a tree that all
deals share; others, and everything past the tree, play by scores with a little noise, up to a horizon, where the position is
judged. Scores and results are both in points, so a score counts as a few rounds.

A game gives its compiled rules as a `Kit`; `make_search` builds the search around them. A coach weighs options by such
games: what every one promises to each seat is kept, so that options are compared deal by deal (`bots/coach.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from tharsis.bots.desk import MAX_CANDIDATES, MAX_LOOKS, MAX_PATH, Desk
from tharsis.bots.tree import NONE, add_child, child_with, clear_tree, promise
from tharsis.core.jit import compiled
from tharsis.core.rng import random32
from tharsis.core.types import Record

MAX_MOVES = 600
UNTIMED = -1.0
"""Spent of a race's time where it is given a number of games."""
FEWEST = 2
"""Candidates that narrowing leaves in the race."""
NEVER = -1e6
CLEAR = 20.0
ALL_BITS = 0xFFFFFFFF


class Kit(NamedTuple):
    """A game's compiled rules and judgements."""

    list_options: Callable[..., int]
    choose: Callable[..., None]
    owes_choice: Callable[..., bool]
    score_options: Callable[..., None]
    quick_choice: Callable[..., int]
    deal: Callable[..., None]
    """Turn what the seat has seen into a game that it could be."""
    result: Callable[..., float]
    """What the position is worth to the seat, in points."""
    is_own_turn: Callable[..., bool]
    """Whether the choice the seat owes belongs into the tree."""
    horizon: Callable[..., int]
    """The last generation or round to play through from here."""
    is_past: Callable[..., bool]
    """Whether the horizon is passed, at a moment that is the same for every option."""
    outlook: Callable[..., None]
    """Each seat's chance to win and points at the end, put on the desk."""


class Search(NamedTuple):
    prepare: Callable[..., int]
    race: Callable[..., int]
    play_out: Callable[..., int]
    weigh: Callable[..., int]


# --- candidates ------------------------------------------------------------------------------------------------------


@compiled
def next_best(desk: Desk, count: int) -> int:
    """The best option that was not taken yet; taken ones are marked in `tried`."""
    best = NONE
    for i in range(count):
        if not desk.tried[i] and (best == NONE or desk.scores[i] > desk.scores[best]):
            best = i
    desk.tried[best] = 1
    return best


@compiled
def judged(desk: Desk, lane: int) -> float:
    """The mean gain of a candidate over the favourite, its score counted as a few rounds."""
    candidate = desk.candidates[lane]
    trust = float(desk.weights.trust)
    prior = max(-4.0, candidate.score - desk.candidates[0].score)
    return float((candidate.total + trust * prior) / (candidate.rounds + trust))


@compiled
def spread(desk: Desk, lane: int) -> float:
    """Standard error of a candidate's mean."""
    candidate = desk.candidates[lane]
    n = float(candidate.rounds)
    mean = candidate.total / n
    return math.sqrt(max(0.01, candidate.squares / n - mean * mean) / n)


@compiled
def leader(desk: Desk) -> int:
    best = 0
    for lane in range(1, desk.lanes):
        if not desk.candidates[lane].is_out and judged(desk, lane) > judged(desk, best):
            best = lane
    return best


@compiled
def drop_losers(desk: Desk) -> int:
    """Candidates that are clearly behind leave the race; how many are left."""
    best = leader(desk)
    left = 0
    for lane in range(desk.lanes):
        candidate = desk.candidates[lane]
        if lane != best and not candidate.is_out and desk.rounds >= desk.weights.patience:
            gap = judged(desk, best) - judged(desk, lane)
            doubt = spread(desk, max(lane, 1)) if lane == 0 or best == 0 else math.hypot(spread(desk, lane), spread(desk, best))
            if gap > desk.weights.doubt * doubt:
                candidate.is_out = 1
        if not candidate.is_out:
            left += 1
    return left


@compiled
def narrow(desk: Desk, spent: float) -> None:
    """The worst candidates leave the race, the more of them the more of its budget is spent: half at every so many parts."""
    most = max(FEWEST, math.ceil(float(desk.lanes) ** (1.0 - desk.weights.narrowing * spent) - 1e-6))
    left = 0
    for lane in range(desk.lanes):
        left += 1 - desk.candidates[lane].is_out
    for _ in range(left - most):
        worst = NONE
        for lane in range(desk.lanes):
            if not desk.candidates[lane].is_out and (worst == NONE or judged(desk, lane) < judged(desk, worst)):
                worst = lane
        desk.candidates[worst].is_out = 1


# --- misjudging ------------------------------------------------------------------------------------------------------


@compiled
def whim(desk: Desk, option: int) -> float:
    """By how much of the noise an option is overrated, from 0 to 1: the same all through a deal, whatever came before."""
    mixed = (option * 0x9E3779B1 + int(desk.luck[0])) & ALL_BITS
    for _ in range(2):
        mixed = ((mixed ^ mixed >> 16) * 0x45D9F3B) & ALL_BITS
    return float(mixed ^ mixed >> 16) / ALL_BITS


# --- where the tree begins -------------------------------------------------------------------------------------------


@compiled
def root_of(lane: int, seat: int, other: int) -> int:
    """The node below which somebody's turns lie that follow a candidate of the seat."""
    return lane if other == seat else MAX_CANDIDATES * (1 + other) + lane


@compiled
def start_path(desk: Desk, seat: int, lane: int, players: int) -> int:
    """Everybody who has a tree stands at its root; how many nodes the path has."""
    depth = 0
    for other in range(players):
        desk.at[other] = root_of(lane, seat, other) if other == seat or desk.weights.rivals > 0 else NONE
        if desk.at[other] != NONE:
            desk.path[depth] = desk.at[other]
            desk.turns_of[depth] = other
            depth += 1
    return depth


# --- around a game's rules -------------------------------------------------------------------------------------------


def make_search(kit: Kit) -> Search:
    prepare = _make_prepare(kit)
    play_through = _make_play_through(kit, _make_descend(kit), _make_choose_quickly(kit))
    return Search(prepare, _make_race(kit, play_through), _make_play_out(kit), _make_weigh(kit, play_through))


def _make_prepare(kit: Kit) -> Callable[..., int]:
    list_options, score_options = kit.list_options, kit.score_options

    @compiled
    def prepare(game: Record, seat: int, desk: Desk) -> int:
        """Line up the options with the best scores; how many there are."""
        count = list_options(game, seat, desk.options)
        score_options(game, seat, count, desk)
        for i in range(count):
            desk.tried[i] = 0
        lanes, alive = min(count, MAX_CANDIDATES), 0
        clear_tree(desk, MAX_CANDIDATES * (1 + int(game.players)))
        for lane in range(lanes):
            best = next_best(desk, count)
            candidate = desk.candidates[lane]
            candidate.option = desk.options[best]
            candidate.score = desk.scores[best]
            candidate.rounds = 0
            candidate.total = 0.0
            candidate.squares = 0.0
            candidate.is_out = desk.scores[best] < max(NEVER, desk.candidates[0].score - CLEAR)
            alive += 1 - candidate.is_out
        desk.lanes = lanes
        desk.rounds = 0
        desk.spent = UNTIMED
        desk.looks = 0
        desk.is_settled = alive <= 1
        desk.seen = game
        return lanes

    return prepare


def _make_descend(kit: Kit) -> Callable[..., int]:
    list_options, score_options = kit.list_options, kit.score_options

    @compiled
    def descend(game: Record, seat: int, parent: int, desk: Desk) -> int:
        """One of the options with the best scores; the more visits, the more of them are looked at."""
        count = list_options(game, seat, desk.options)
        score_options(game, seat, count, desk)
        for i in range(count):
            desk.tried[i] = 0
        wide = 2 + int(math.sqrt(float(desk.nodes[parent].visits)))
        first = next_best(desk, count)
        chosen, top = first, desk.scores[first]
        most = promise(desk, parent, int(desk.options[first]), 1.0)
        for k in range(1, min(count, wide)):
            i = k - (k <= first) if wide >= count else next_best(desk, count)
            if desk.scores[i] < NEVER:
                continue
            value = promise(desk, parent, int(desk.options[i]), math.exp(max(-8.0, desk.scores[i] - top)))
            if value > most:
                chosen, most = i, value
        return int(desk.options[chosen])

    return descend


def _make_choose_quickly(kit: Kit) -> Callable[..., int]:
    list_options, score_options, quick_choice = kit.list_options, kit.score_options, kit.quick_choice

    @compiled
    def choose_quickly(game: Record, seat: int, desk: Desk) -> int:
        """By scores, a little misjudged."""
        if desk.weights.whims == 0:
            return int(quick_choice(game, seat, desk, desk.weights.noise))
        count = list_options(game, seat, desk.options)
        if count == 1:
            return int(desk.options[0])
        score_options(game, seat, count, desk)
        best, most = 0, -1e18
        for i in range(count):
            value = desk.scores[i] + desk.weights.noise * whim(desk, int(desk.options[i]))
            if value > most:
                best, most = i, value
        return int(desk.options[best])

    return choose_quickly


def _make_play_through(kit: Kit, descend: Callable[..., int], choose_quickly: Callable[..., int]) -> Callable[..., float]:
    choose, owes_choice, result = kit.choose, kit.owes_choice, kit.result
    is_own_turn, horizon, is_past = kit.is_own_turn, kit.horizon, kit.is_past

    @compiled
    def mover(game: Record) -> int:
        for seat in range(game.players):
            if owes_choice(game, seat):
                return seat
        return NONE

    @compiled
    def turn(game: Record, seat: int, mover: int, depth: int, desk: Desk) -> int:
        """A turn that belongs into the tree: by what was found there, or by scores where that is too little."""
        node = int(desk.at[mover])
        is_known = mover == seat or desk.nodes[node].visits >= desk.weights.rivals
        option = descend(game, mover, node, desk) if is_known else choose_quickly(game, mover, desk)
        child = child_with(desk, node, option)
        desk.at[mover] = child
        if child == NONE:
            child = add_child(desk, node, option)
        desk.path[depth] = child
        desk.turns_of[depth] = mover
        return option

    @compiled
    def first_stop(last: int, desk: Desk) -> int:
        """The first generation or round whose end is judged on the way; the last one where none is."""
        stop = last - int(desk.weights.horizon) if desk.weights.early > 0 else last
        while stop < last and is_past(desk.root, stop):
            stop += 1
        return stop

    @compiled
    def learn_from(game: Record, seat: int, depth: int, desk: Desk, before: float, left: float) -> float:
        """Judge the position for everybody whose turns are in the tree. For the seat it counts for what judgements on the way
        have left."""
        value = 0.0
        for other in range(game.players):
            if other != seat and desk.weights.rivals == 0:
                continue
            worth = result(game, other, desk)
            if other == seat:
                worth = before + left * worth
            value = worth if other == seat else value
            for i in range(depth):
                if desk.turns_of[i] == other and desk.path[i] != NONE:
                    node = desk.nodes[desk.path[i]]
                    node.visits += 1
                    node.total += worth
        return value

    @compiled
    def play_through(seat: int, lane: int, desk: Desk) -> float:
        """Play the candidate in the game just dealt and judge where it leads. Where positions count that are judged on the way,
        at the end of each generation or round, each has its share of what those before it have left."""
        desk.branch = desk.root
        game = desk.branch
        last = horizon(game, desk)
        choose(game, seat, desk.candidates[lane].option)
        depth = start_path(desk, seat, lane, int(game.players))
        before, left = 0.0, 1.0
        stop = first_stop(last, desk)
        for _ in range(MAX_MOVES):
            if is_past(game, last):
                break
            if stop < last and is_past(game, stop):
                before += left * desk.weights.early * result(game, seat, desk)
                left *= 1.0 - desk.weights.early
                stop += 1
            other = mover(game)
            if desk.at[other] != NONE and depth < MAX_PATH and is_own_turn(game, other):
                option = turn(game, seat, other, depth, desk)
                depth += 1
            else:
                option = choose_quickly(game, other, desk)
            choose(game, other, option)
        return learn_from(game, seat, depth, desk, before, left)

    return play_through


def _make_deal_anew(kit: Kit) -> Callable[..., None]:
    deal = kit.deal

    @compiled
    def deal_anew(seat: int, desk: Desk) -> None:
        """One game as it may be, and the chance that every option shall have in it."""
        desk.root = desk.seen
        deal(desk.root, seat, desk)
        for i in range(4):
            desk.luck[i] = random32(desk.rng)

    return deal_anew


def _make_race(kit: Kit, play_through: Callable[..., float]) -> Callable[..., int]:
    deal_anew = _make_deal_anew(kit)

    @compiled
    def play_round(seat: int, desk: Desk) -> int:
        """Deal one game and play every candidate in the race through it; how many were played."""
        deal_anew(seat, desk)
        base, played = 0.0, 0
        for lane in range(desk.lanes):
            candidate = desk.candidates[lane]
            if lane > 0 and candidate.is_out:
                continue
            for i in range(4):
                desk.rng[i] = desk.luck[i]
            value = play_through(seat, lane, desk)
            if lane == 0:
                base = value
            candidate.rounds += 1
            candidate.total += value - base
            candidate.squares += (value - base) * (value - base)
            played += 1
        desk.rounds += 1
        return played

    @compiled
    def race(seat: int, desk: Desk, games: int) -> int:
        """Play about so many games; how many were played. Ends early when one candidate is left."""
        played = 0
        while played < games:
            played += play_round(seat, desk)
            if desk.weights.narrowing > 0:
                narrow(desk, min(1.0, played / games) if desk.spent == UNTIMED else float(desk.spent))
            if drop_losers(desk) <= 1:
                desk.is_settled = 1
                break
        return played

    return race


def _make_weigh(kit: Kit, play_through: Callable[..., float]) -> Callable[..., int]:
    outlook, deal_anew = kit.outlook, _make_deal_anew(kit)

    @compiled
    def weigh(seat: int, desk: Desk, deals: int) -> int:
        """Play every candidate in the race through so many deals and keep what each promises; how many deals there are."""
        for _ in range(min(deals, MAX_LOOKS - int(desk.looks))):
            deal_anew(seat, desk)
            for lane in range(desk.lanes):
                if desk.candidates[lane].is_out:
                    continue
                for i in range(4):
                    desk.rng[i] = desk.luck[i]
                play_through(seat, lane, desk)
                outlook(desk.branch, desk)
                for other in range(len(desk.chances)):
                    desk.chances_of[lane, desk.looks, other] = desk.chances[other]
                    desk.hopes_of[lane, desk.looks, other] = desk.hopes[other]
            desk.looks += 1
        return int(desk.looks)

    return weigh


def _make_play_out(kit: Kit) -> Callable[..., int]:
    choose, owes_choice, quick_choice = kit.choose, kit.owes_choice, kit.quick_choice

    @compiled
    def play_out(game: Record, desk: Desk, most: int) -> int:
        """Play a whole game by scores, each seat with its own weights; how many moves were made."""
        moves = 0
        while not game.over and not game.fault and moves < most:
            for seat in range(game.players):
                if owes_choice(game, seat):
                    desk.weights = desk.minds[seat]
                    choose(game, seat, quick_choice(game, seat, desk, 0.0))
                    moves += 1
                    break
        return moves

    return play_out
