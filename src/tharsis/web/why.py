"""Why a move is worth something: points it scores at once and those it brings later, in icons, and what its card says of them.

A move is tried on a table where all that its player cannot know is dealt anew, so nothing hidden is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.core.game import BaseGame
from tharsis.web.ares.asks import SECRET as ARES_SECRET
from tharsis.web.ares.asks import gains_of as ares_gains
from tharsis.web.ares.cards import card_of as ares_card
from tharsis.web.bits import Reader
from tharsis.web.foresight import Foresight, Outcome, asked
from tharsis.web.mars.asks import SECRET as MARS_SECRET
from tharsis.web.mars.asks import gains_onward
from tharsis.web.mars.cards import card_of as mars_card
from tharsis.web.mars.table import space_tip
from tharsis.web.records import Bit, Why
from tharsis.web.scene import Scene

ARES = "ares"
TAKEN = ("keep", "draft", "corporation", "give")
"""Cards that are taken in hand or chosen: all they say tells why."""
ENOUGH = {
    "start_hand": "buy-no-more", "buy": "buy-no-more", "sell": "sell-no-more", "exchange": "exchange-no-more",
    "redraw": "exchange-no-more",
}  # fmt: skip
"""Where `done` says that no more cards are wanted."""
LEAST = 0.5
RIVAL = 1.0
"""Points fewer than which are left out, one's own and a rival's."""


@dataclass(frozen=True, slots=True)
class Promise:
    """Points that everybody will have at the end after an option, as the coach reckons."""

    option: str
    points: Sequence[float]


def whys(
    game: BaseGame, seat: int, options: Sequence[Promise], idle: Sequence[float], reader: Reader, hides: bool,
    is_even: bool = False,
) -> list[Why]:  # fmt: skip
    """Against doing nothing more now, or, where something must be done, against the weakest of these. The best comes first: of
    it alone is said that nothing else is worth as much, if it is not `is_even` with another."""
    scene = scene_at(game, seat, reader, hides)
    now = [at_once(scene, each.option) for each in options]
    weakest = min(range(len(options)), key=lambda at: options[at].points[seat])
    base, base_now = (idle, 0) if idle else (options[weakest].points, now[weakest])
    out = []
    for rank, (each, scored) in enumerate(zip(options, now, strict=True)):
        later = each.points[seat] - base[seat] - (scored - base_now)
        rivals = [(other, each.points[other] - base[other]) for other in range(game.players) if other != seat]
        gains = gains_of(scene, each.option)
        out.append(
            Why(
                reader.t.points(scored), reader.t.points(later) if abs(later) >= LEAST else "",
                tuple((other + 1, reader.name(other), reader.t.points(more)) for other, more in rivals if abs(more) >= RIVAL),
                tuple(bit for bit in gains if "prodbox" not in bit.css), tuple(bit for bit in gains if "prodbox" in bit.css),
                words_of(scene, each.option, rank == 0 and not is_even),
            )
        )  # fmt: skip
    return out


def scene_at(game: BaseGame, seat: int, reader: Reader, hides: bool) -> Scene:
    secret = ARES_SECRET if game.rules.name == ARES else MARS_SECRET
    foresight = None if asked(game, seat) in secret else Foresight(game, seat, hides)
    return Scene(game, game.observe(seat), game.view(seat), seat, reader, tuple(map(str, game.options(seat))), foresight)


def outcome_of(scene: Scene, option: str) -> Outcome | None:
    return None if scene.foresight is None or option in ("pass", "done") else scene.foresight.after(option)


def at_once(scene: Scene, option: str) -> int:
    """Points scored by the option, its tile laid where it scores most."""
    outcome, seat = outcome_of(scene, option), scene.seat
    if scene.foresight is None or outcome is None or scene.foresight.hides_points:
        return 0
    after = [outcome.game]
    if asked(outcome.game, seat) == "place":
        after = [outcome.game.copy() for _ in outcome.game.options(seat)]
        for game, place in zip(after, outcome.game.options(seat), strict=True):
            game.choose(seat, place)
    return max(game.scores()[seat]["total"] for game in after) - scene.foresight.twin.scores()[seat]["total"]


def gains_of(scene: Scene, option: str) -> tuple[Bit, ...]:
    """In icons; points are told apart."""
    outcome = outcome_of(scene, option)
    if scene.game.rules.name == ARES:
        return ares_gains(scene, outcome)
    if option.split()[0] in ("place", "mark"):
        return tuple(bit for bit in space_tip(scene, option) if bit.icon != "vp")
    return gains_onward(scene, outcome)


def words_of(scene: Scene, option: str, is_best: bool) -> tuple[str, ...]:
    """What icons and numbers do not tell."""
    verb, *parts = option.split()
    t = scene.reader.t
    if verb in ("play", "use", *TAKEN):
        said = t.card(ares_card(parts[0]) if scene.game.rules.name == ARES else mars_card(parts[0]))
        lasting = {"play": (said.effect, said.action, said.points), "use": (said.action,)}
        return tuple(filter(None, lasting.get(verb, (said.full,))))
    match verb:
        case "claim":
            return (t("coach-why-claim"),)
        case "fund":
            values = next(goal.values for goal in scene.game.goals() if goal.key == parts[0])
            best = max(value for seat, value in enumerate(values) if seat != scene.seat)
            return (t("coach-why-fund", mine=values[scene.seat], best=best),)
        case "phase":
            return (t(f"web-phase-{parts[0]}"),)
        case "pass" | "done" if is_best:
            return (t(f"coach-why-{ENOUGH.get(asked(scene.game, scene.seat), 'pass')}"),)
    return ()
