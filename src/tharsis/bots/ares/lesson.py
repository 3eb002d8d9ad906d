"""Games of Ares to learn from."""

from __future__ import annotations

from tharsis.ares.record import Game
from tharsis.ares.rules.asks import Ask
from tharsis.ares.rules.hidden import hide
from tharsis.bots.ares.deal import determinise
from tharsis.bots.ares.features import take_in
from tharsis.bots.ares.learned import FULL, final, points, won
from tharsis.bots.ares.search import KIT, SEARCH
from tharsis.bots.desk import Desk
from tharsis.bots.sampling import Lesson, make_sampler
from tharsis.core.frames import top_kind
from tharsis.core.jit import compiled

SEARCHED = (
    int(Ask.CORPORATION), int(Ask.PLAN), int(Ask.DEVELOPMENT), int(Ask.CONSTRUCTION), int(Ask.ACTION), int(Ask.LOOK),
)  # fmt: skip
"""Choices that searching can better."""
FRESH_SHARE = 500
prepare = SEARCH.prepare


@compiled
def is_searched(game: Game, seat: int) -> bool:
    return top_kind(game, seat) in SEARCHED


@compiled
def line_up(game: Game, seat: int, desk: Desk) -> int:
    """Options are tried out in a dealt game."""
    desk.spare = game
    hide(desk.spare, seat)
    determinise(desk.spare, seat, desk.rng, desk.options)
    lanes = prepare(desk.spare, seat, desk)
    desk.seen = game
    hide(desk.seen, seat)
    return lanes


@compiled
def clock(game: Game) -> int:
    return int(game.rounds)


play_and_take = make_sampler(KIT, SEARCH, Lesson(line_up, is_searched, clock, take_in, final, won, points, FULL, FRESH_SHARE))
