"""The one door between Python and what bots think about Ares, so that all of it is compiled once."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.bots.ares.deal import determinise
from tharsis.bots.ares.desk import Desk
from tharsis.bots.ares.evaluate import lead
from tharsis.bots.ares.features import take_in
from tharsis.bots.ares.lesson import play_and_take
from tharsis.bots.ares.policy import quick_choice
from tharsis.bots.ares.scales import aim_of
from tharsis.bots.ares.search import SEARCH
from tharsis.bots.brains import ASSESS, DEAL, HUNDREDTHS, LEADER, PLAY_OUT, PREPARE, QUICK, RACE, SAMPLE, TAKE_IN, WEIGH
from tharsis.bots.net import run_net
from tharsis.bots.race import leader
from tharsis.bots.sources import bot_entry

prepare, race, play_out, weigh = SEARCH


@bot_entry
def think(game: Game, what: int, seat: int, argument: int, desk: Desk) -> int:
    """`game` is an observation of the seat. Only DEAL and PLAY_OUT, which tests and tuning use, change it. Options are tried
    out in a dealt game."""
    if what == PLAY_OUT:
        return play_out(game, desk, argument)
    desk.weights = desk.aims[aim_of(game, desk.net.number > 0)]
    if what == QUICK or what == PREPARE:
        desk.spare = game
        determinise(desk.spare, seat, desk.rng, desk.options)
        if what == QUICK:
            return quick_choice(desk.spare, seat, desk, argument / HUNDREDTHS)
        desk.is_settled = 0
        lanes = prepare(desk.spare, seat, desk)
        desk.seen = game
        return lanes
    if what == SAMPLE:
        return play_and_take(game, desk)
    if what == TAKE_IN or what == ASSESS:
        for _ in range(max(1, argument)):
            take_in(game, seat, desk)
            if what == ASSESS:
                run_net(desk)
        return int(desk.net.entries)
    if what == RACE:
        return race(seat, desk, argument)
    if what == WEIGH:
        return weigh(seat, desk, argument)
    if what == LEADER:
        return int(desk.candidates[leader(desk)].option)
    if what == DEAL:
        determinise(game, seat, desk.rng, desk.options)
        return 0
    return int(1000 * lead(game, seat, desk))
