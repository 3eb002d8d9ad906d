"""Chances to win in words and bars: ranges where it is too early to say exactly."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.bots import calibration
from tharsis.bots.calibration import EQUALS, MEDIUM, MIXED, SHARED, WEAKER
from tharsis.bots.champions import newest
from tharsis.bots.review import EXACT_FROM
from tharsis.core.game import BaseGame
from tharsis.store import BOT
from tharsis.store.records import SeatRow
from tharsis.web.bots import SPECS, spec_of
from tharsis.web.live import LiveGame
from tharsis.web.records import Share
from tharsis.web.texts import Texts

WIDE = ((3, 0.08), (99, 0.05))
"""How far a chance may be off before that generation or round, while ranges are shown."""


SIMPLE = {SPECS["easy"], SPECS["medium"]}
"""Bots that choose by scores."""
PERSON = ""
AS_GOOD = {PERSON, SPECS["expert"]}
"""Who is taken to play as well as the coach."""


def spec_at(row: SeatRow) -> str:
    """Which bot plays at a seat; a program may stand in for a person."""
    return spec_of(row.level) if row.kind == BOT or row.level else PERSON


def rivals_of(live: LiveGame, seat: int) -> str:
    """How well the others play. Chances are better against bots that do not think ahead."""
    others = {spec_at(row) for row in live.seats if row.seat != seat}
    if others and others <= SIMPLE:
        return MEDIUM if others == {SPECS["medium"]} else WEAKER
    return EQUALS if others <= AS_GOOD else MIXED


def has_weaker(live: LiveGame) -> bool:
    """Whether a bot plays that is weaker than the coach."""
    return not {spec_at(row) for row in live.seats} <= AS_GOOD


def is_measured(game: BaseGame, is_shared: bool, rivals: str = EQUALS) -> bool:
    """Whether what is said was held against games like this: of so many players, against such rivals, judged by this net, and
    without what it has not learned."""
    name, net = game.rules.name, newest(game.rules.name)
    if net is None or not net.knows(name, game.state):
        return False
    return calibration.is_measured(name, SHARED if is_shared else game.players, net.number, rivals)


def width_at(moment: int) -> float:
    return next(width for until, width in WIDE if moment < until)


def percent(chance: float, t: Texts) -> str:
    return t.value("oxygen", round(100 * chance))


def chance_text(game: str, chance: float, moment: int, t: Texts) -> str:
    """Nothing is certain before the end."""
    if moment >= EXACT_FROM[game]:
        return percent(max(0.01, min(0.99, chance)), t)
    off = width_at(moment)
    return t("coach-range", low=max(1, round(100 * (chance - off))), high=min(99, round(100 * (chance + off))))


def shares(
    game: str, chances: Sequence[float], moment: int, is_shared: bool, t: Texts, points: Sequence[float] = ()
) -> tuple[Share, ...]:
    """A bar of 100 units, one part for each seat, with the points it may expect; with a shared goal one part alone."""
    out, x = [], 0.0
    for seat, chance in enumerate(chances[:1] if is_shared else chances):
        expected = t("coach-expected", n=round(points[seat])) if points else ""
        out.append(Share(seat + 1, round(x, 1), round(100 * chance, 1), chance_text(game, chance, moment, t), expected))
        x += 100 * chance
    return tuple(out)
