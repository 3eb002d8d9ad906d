"""The one door between Python and what bots think about Mars, so that all of it is compiled once."""

from __future__ import annotations

from tharsis.bots.brains import ASSESS, DEAL, HUNDREDTHS, LEADER, PLAY_OUT, PREPARE, QUICK, RACE, SAMPLE, TAKE_IN, WEIGH
from tharsis.bots.mars import hooks
from tharsis.bots.mars.deal import determinise
from tharsis.bots.mars.desk import Desk
from tharsis.bots.mars.evaluate import lead
from tharsis.bots.mars.features import take_in
from tharsis.bots.mars.lesson import play_and_take
from tharsis.bots.mars.policy import quick_choice
from tharsis.bots.mars.search import SEARCH
from tharsis.bots.net import run_net
from tharsis.bots.race import leader
from tharsis.bots.sources import bot_entry
from tharsis.core.piles import UNKNOWN
from tharsis.mars.record import Game
from tharsis.mars.state import N_CARDS

hooks.HOOKS.bind()
prepare, race, play_out, weigh = SEARCH


@bot_entry
def think(game: Game, what: int, seat: int, argument: int, desk: Desk) -> int:
    """`game` is an observation of the seat. Only DEAL, JUDGE, PLAY_OUT and SAMPLE change it or look at a whole game:
    tests, tuning and learning use them."""
    if what == QUICK:
        return quick_choice(game, seat, desk, argument / HUNDREDTHS)
    if what == PREPARE:
        return prepare(game, seat, desk)
    if what == RACE:
        return race(seat, desk, argument)
    if what == WEIGH:
        return weigh(seat, desk, argument)
    if what == LEADER:
        return int(desk.candidates[leader(desk)].option)
    if what == DEAL:
        determinise(game, seat, desk.rng, desk.options)
        return 0
    if what == PLAY_OUT:
        return play_out(game, desk, argument)
    if what == SAMPLE:
        return play_and_take(game, desk)
    if what == TAKE_IN or what == ASSESS:
        for _ in range(max(1, argument)):
            take_in(game, seat, desk)
            if what == ASSESS:
                run_net(desk)
        return int(desk.net.entries)
    for card in range(N_CARDS):
        desk.known[card] = game.zone[card] != UNKNOWN
    return int(1000 * lead(game, seat, desk))
