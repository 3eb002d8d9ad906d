"""Games of Mars to learn from."""

from __future__ import annotations

from tharsis.bots.desk import Desk
from tharsis.bots.mars.features import take_in
from tharsis.bots.mars.learned import FULL, final, points, won
from tharsis.bots.mars.search import KIT, SEARCH
from tharsis.bots.sampling import Lesson, make_sampler
from tharsis.cards.module import modules_of, part
from tharsis.core.frames import top_kind
from tharsis.core.jit import compiled
from tharsis.mars.record import Game
from tharsis.mars.rules.asks import Ask
from tharsis.mars.rules.hidden import hide

OF_MODULES = [getattr(part(module.bots), "SEARCHED", ()) for module in modules_of("mars") if module.bots]
SEARCHED = (
    int(Ask.TURN), int(Ask.CORPORATION), int(Ask.START_HAND), int(Ask.BUY), int(Ask.DRAFT), int(Ask.PLACE),
    *(int(ask) for asks in OF_MODULES for ask in asks),
)  # fmt: skip
"""Choices that searching can better, a module's own among them."""
FRESH_SHARE = 600
prepare = SEARCH.prepare


@compiled
def is_searched(game: Game, seat: int) -> bool:
    return top_kind(game, seat) in SEARCHED


@compiled
def line_up(game: Game, seat: int, desk: Desk) -> int:
    lanes = prepare(game, seat, desk)
    hide(desk.seen, seat)
    return lanes


@compiled
def clock(game: Game) -> int:
    return int(game.generation)


play_and_take = make_sampler(KIT, SEARCH, Lesson(line_up, is_searched, clock, take_in, final, won, points, FULL, FRESH_SHARE))
