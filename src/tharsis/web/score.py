"""The end of a game: who won, where the points came from, and how they grew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.web.bits import Reader
from tharsis.web.facts import Fact, card_points, facts, told
from tharsis.web.live import LiveGame
from tharsis.web.mars.goals import awards
from tharsis.web.records import Goal
from tharsis.web.scene import reader_of
from tharsis.web.texts import Texts

LEFT, RIGHT, TOP, BOTTOM = 34, 500, 20, 360
PART_KEYS = {
    "rating": "ui-score-rating", "awards": "ui-score-awards", "milestones": "ui-score-milestones", "cards": "ui-score-cards",
    "greenery": "ui-score-greeneries", "cities": "ui-score-cities", "forests": "web-forests",
}  # fmt: skip
ORDER = ("rating", "milestones", "awards", "greenery", "cities", "forests", "cards")
COLOURS = {"rating": "b0", "milestones": "b1", "awards": "b2", "greenery": "b3", "forests": "b3", "cities": "b4", "cards": "b5"}
LABEL_STEP = 26
MAX_LABELS = 16
"""More rounds than these are named only now and then."""


@dataclass(frozen=True, slots=True)
class Bar:
    css: str
    x: float
    width: float


@dataclass(frozen=True, slots=True)
class ScoreRow:
    seat: int
    name: str
    parts: tuple[int, ...]
    total: int
    bars: tuple[Bar, ...]
    css: str
    cards: str = ""
    """Which cards brought points, once the game is over."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of a curve, and the corner of the symbol drawn there."""

    x: float
    y: float
    left: float
    top: float


@dataclass(frozen=True, slots=True)
class Curve:
    seat: int
    path: str
    dots: tuple[Dot, ...]
    total: int
    name: str
    label_y: float


@dataclass(frozen=True, slots=True)
class Axis:
    x: float
    y: float
    text: str
    baseline: float = 0
    css: str = "ax"


@dataclass(frozen=True, slots=True)
class Score:
    id: str
    seat: int
    title: str
    subtitle: str
    winner: int
    heads: tuple[tuple[str, str], ...]
    """The colour and the name of each part."""
    rows: tuple[ScoreRow, ...]
    curves: tuple[Curve, ...]
    across: tuple[Axis, ...]
    up: tuple[Axis, ...]
    chart_label: str
    caption: str
    caption_hint: str
    awards: tuple[Goal, ...]
    facts: tuple[Fact, ...]
    is_over: bool
    game: str
    seed: str
    """Empty until the game is over: it tells the order of the deck."""


def verdict(game: Any, names: Sequence[str], seat: int, totals: Sequence[int], t: Texts) -> tuple[str, int]:
    """The sentence at the top, and whose symbol stands beside it."""
    if game.won is not None:
        return t("ui-solo-won") if game.won else t("ui-solo-lost"), seat + 1
    best = game.winners
    if len(best) > 1:
        return t("ui-draw"), 0
    lead = totals[best[0]] - max(total for other, total in enumerate(totals) if other != best[0])
    if best[0] == seat:
        return t("ui-win", n=lead), seat + 1
    return t("ui-lose", n=lead, player=names[best[0]]), best[0] + 1


def told_points(game: Any, reader: Reader) -> list[str]:
    """The last lines of a log: who won, and the points of each, the best first, with where they came from."""
    t, names = reader.t, [reader.name(seat) for seat in range(game.players)]
    totals = [row["total"] for row in game.scores()]
    title = verdict(game, names, reader.seat, totals, t)[0] if game.over else t("event-standing")
    heads = [t("ui-rating-short" if part == "rating" else PART_KEYS[part]) for part in parts_of(game)]
    rows = sorted(score_rows(game, names), key=lambda row: not row.css)
    parts = [", ".join(f"{head} {points}" for head, points in zip(heads, row.parts, strict=True)) for row in rows]
    return [title, *(f"{row.name}: {t('ui-points', n=row.total)} ({part})" for row, part in zip(rows, parts, strict=True))]


def parts_of(game: Any) -> list[str]:
    return [part for part in ORDER if part in game.rules.score_parts]


def bars(parts: Mapping[str, int], most: int) -> tuple[Bar, ...]:
    """A stacked bar of 100 units for the best total."""
    out, x = [], 0.0
    for name, points in parts.items():
        width = round(100 * max(0, points) / max(1, most), 2)
        out.append(Bar(COLOURS[name], round(x, 2), width))
        x += width
    return tuple(out)


def score_rows(game: Any, names: Sequence[str], cards: Sequence[str] = ()) -> tuple[ScoreRow, ...]:
    scores = game.scores()
    most = max(score["total"] for score in scores)
    winners, parts = game.winners, parts_of(game)
    rows = [
        ScoreRow(
            seat + 1, names[seat], tuple(score[part] for part in parts), score["total"],
            bars({part: score[part] for part in parts}, most), "win" if seat in winners else "",
            cards[seat] if cards else "",
        )
        for seat, score in enumerate(scores)
    ]  # fmt: skip
    return tuple(sorted(rows, key=lambda row: -row.total))


def curves(live: LiveGame, names: Sequence[str], t: Texts) -> tuple[tuple[Curve, ...], tuple[Axis, ...], tuple[Axis, ...]]:
    marks = live.history
    most = max(max(mark.points) for mark in marks) or 1
    step = (RIGHT - LEFT) / max(1, len(marks) - 1)

    def place(at: int, points: int) -> Dot:
        x, y = round(LEFT + at * step, 1), round(BOTTOM - (BOTTOM - TOP) * max(0, points) / most, 1)
        return Dot(x, y, x - 5, y - 5)

    drawn = []
    for seat, name in enumerate(names):
        dots = tuple(place(at, mark.points[seat]) for at, mark in enumerate(marks))
        path = "M" + "L".join(f"{dot.x} {dot.y}" for dot in dots)
        drawn.append(Curve(seat + 1, path, dots, marks[-1].points[seat], name, dots[-1].y + 5))
    every = 1 + len(marks) // MAX_LABELS
    rounds = ["" if mark.round % every else str(mark.round) for mark in marks]
    if live.game.over:
        rounds[-every:] = ["" for _ in rounds[-every:-1]] + [t("web-end")]
    named = [at for at, name in enumerate(rounds) if name]
    less = named[-2::-2]
    across = tuple(
        Axis(round(LEFT + at * step, 1), BOTTOM + 22, rounds[at], css="ax is-minor" if at in less else "ax") for at in named
    )
    up = tuple(Axis(LEFT - 8, place(0, value).y, str(value), place(0, value).y + 4) for value in range(20, most + 1, 20))
    return apart(drawn), across, up


def apart(drawn: list[Curve]) -> tuple[Curve, ...]:
    """Labels at the right never lie on each other."""
    out: list[Curve] = []
    for curve in sorted(drawn, key=lambda curve: curve.label_y):
        y = max(curve.label_y, out[-1].label_y + LABEL_STEP) if out else curve.label_y
        out.append(Curve(curve.seat, curve.path, curve.dots, curve.total, curve.name, y))
    return tuple(out)


def round_name(game: Any, t: Texts) -> str:
    key = "ui-generation" if game.rules.name == "mars" else "event-round"
    return t(key, n=game.rounds)


def score(live: LiveGame, seat: int, t: Texts) -> Score:
    game: Any = live.game
    reader = reader_of(live, seat, t)
    names = [reader.name(other) for other in range(game.players)]
    totals = [row["total"] for row in game.scores()]
    title, winner = verdict(game, names, seat, totals, t) if game.over else (round_name(game, t), 0)
    lines, across, up = curves(live, names, t)
    goals = awards(game, (), t) if "awards" in parts_of(game) and game.players > 1 else ()
    cards = [card_points(game, other) for other in range(game.players)] if game.over else []
    rows = score_rows(game, names, [told(own, reader) for own in cards])
    by = "ui-points-by-generation" if game.rules.name == "mars" else "web-points-by-round"
    return Score(
        id=live.id, seat=seat, title=title, subtitle=round_name(game, t), winner=winner,
        heads=tuple((COLOURS[part], t(PART_KEYS[part])) for part in parts_of(game)), rows=rows, curves=lines,
        across=across, up=up, chart_label="; ".join(f"{row.name} {row.total}" for row in rows),
        is_over=game.over, caption=t(by), caption_hint=t(f"{by}-hint"), game=live.row.game,
        seed=str(live.row.seed) if game.over else "",
        awards=goals, facts=facts(game, cards, goals, reader) if game.over else (),
    )  # fmt: skip
