"""The curve of chances over a game, drawn once for wide screens and once for narrow ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tharsis.bots.review import Choice, Review
from tharsis.web.chances import width_at
from tharsis.web.teller import GLYPHS, LUCK, Teller

TOP, BOTTOM, LANES, LANE = 20.0, 166.0, 184.0, 15.0
TIP = 150.0
"""How wide the changes of a move are told beside the curve."""
LINE, MANY = 14.0, 1000
"""As near as that a point lies on a line of words; more points than there are in its way."""
WORDS = 250.0
"""Room for the words that say that it is too early for numbers, in the longest language."""
ROOM = 20.0
"""For the number of a generation or round."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the drawing begins and ends, how wide all of it is, and whether each seat's moves have a lane below."""

    left: float
    right: float
    width: float
    has_lanes: bool

    @property
    def inside(self) -> float:
        return self.right - self.left


WIDE, NARROW = Frame(40, 908, 1000, True), Frame(26, 386, 390, False)


@dataclass(frozen=True, slots=True)
class Column:
    """A generation or round under the curve."""

    x: float
    width: float
    number: str
    """Empty where there is no room for it."""
    title: str
    move: int
    css: str


@dataclass(frozen=True, slots=True)
class CurveLine:
    seat: int
    path: str
    band: str
    name: str
    label_y: float
    is_own: bool
    stops: tuple[tuple[float, float], ...]
    """Where each generation or round ends."""
    change: str
    """Before and after the chosen move."""
    now_y: float


@dataclass(frozen=True, slots=True)
class Dot:
    x: float
    y: float
    css: str
    move: int
    title: str


@dataclass(frozen=True, slots=True)
class Words:
    """What is written beside the line from which chances are numbers: inside the part before it where there is room."""

    x: float
    y: float
    css: str


@dataclass(frozen=True, slots=True)
class Curve:
    label: str
    lines: tuple[CurveLine, ...]
    columns: tuple[Column, ...]
    dots: tuple[Dot, ...]
    marks: tuple[tuple[float, float, str, str], ...]
    now: float
    tip: float
    """Where the changes of the chosen move are told: beside it, inside the drawing."""
    exact_from: float
    words: Words
    height: float
    frame: Frame
    moves: tuple[int, ...]
    """The move of each choice, from left to right."""
    lanes: tuple[tuple[int, float], ...]


def height_of(chance: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * chance, 1)


def curve(review: Review, at: int, teller: Teller, frame: Frame) -> Curve:
    choices, seats = review.choices, range(1 if review.is_shared else review.players)
    step = frame.inside / max(1, len(choices))
    xs = [round(frame.left + (number + 0.5) * step, 1) for number in range(len(choices))]
    chosen = next((number for number, choice in enumerate(choices) if choice.move == at), -1)
    early = [number for number, choice in enumerate(choices) if choice.moment < teller.exact]
    lanes = tuple((seat + 1, LANES + seat * LANE) for seat in range(review.players)) if frame.has_lanes else ()
    tip = min(xs[chosen] + 8, frame.right - TIP) if chosen >= 0 else -1
    exact = round(frame.left + len(early) * step, 1) if early and len(early) < len(choices) else -1
    drawn = [(x, height_of(choice.after[seat])) for x, choice in zip(xs, choices, strict=True) for seat in seats]
    places = {choice.move: number for number, choice in enumerate(choices)}
    marks = tuple(
        (xs[number], height_of(choices[number].after[turn.seat]), LUCK if turn.is_luck else choices[number].mark)
        for turn in review.turns
        if (number := places.get(turn.move, -1)) >= 0
    )
    return Curve(
        label=teller.t("coach-curve"),
        lines=apart([line(review, seat, xs, early, chosen, teller, frame) for seat in seats]),
        columns=columns(review, xs, step, chosen, teller, frame),
        dots=tuple(
            Dot(xs[number], LANES + choice.seat * LANE, dot_css(choice), choice.move, GLYPHS.get(choice.mark, ""))
            for number, choice in enumerate(choices)
            if frame.has_lanes
        ),
        marks=tuple((x, y, GLYPHS.get(mark, ""), f"mk mk--{mark}") for x, y, mark in marks),
        now=xs[chosen] if chosen >= 0 else -1,
        tip=tip, exact_from=exact, words=words(exact, tip, drawn, frame),
        height=LANES + len(lanes) * LANE + 26 if lanes else BOTTOM + 24, frame=frame,
        moves=tuple(choice.move for choice in choices), lanes=lanes,
    )  # fmt: skip


def words(exact: float, tip: float, points: Sequence[tuple[float, float]], frame: Frame) -> Words:
    """At the top or at the bottom: where fewer points of the curves lie, and not under the changes of the chosen move."""
    is_after = exact - frame.left < WORDS
    left = exact if is_after else exact - WORDS
    near = [y for x, y in points if left < x < left + WORDS]
    covered = MANY if tip >= 0 and tip < left + WORDS and left < tip + TIP else 0
    above, below = (sum(abs(y - at) < LINE for y in near) for at in (TOP + 8, BOTTOM - 10))
    y = TOP + 12 if covered + above <= below else BOTTOM - 6
    return Words(exact + 6 if is_after else exact - 6, y, "is-after" if is_after else "")


def dot_css(choice: Choice) -> str:
    return f"dot dot--{choice.mark or 'none'}" + ("" if choice.is_deep else " is-hollow")


def line(
    review: Review, seat: int, xs: Sequence[float], early: Sequence[int], chosen: int, teller: Teller, frame: Frame
) -> CurveLine:
    points = [(frame.left, review.start), *((x, choice.after[seat]) for x, choice in zip(xs, review.choices, strict=True)),
              (frame.right, review.result[seat])]  # fmt: skip
    path = "M" + "L".join(f"{x} {height_of(chance)}" for x, chance in points)
    band = ""
    if early:
        edges = [(xs[number], review.choices[number].after[seat], width_at(review.choices[number].moment)) for number in early]
        above = [f"{x} {height_of(min(1, chance + off))}" for x, chance, off in edges]
        below = [f"{x} {height_of(max(0, chance - off))}" for x, chance, off in reversed(edges)]
        band = "M" + "L".join([*above, *below]) + "Z"
    now = review.choices[chosen]
    told = (teller.chance(chances[seat], now.moment) for chances in (now.before, now.after))
    ends = {choice.moment: number for number, choice in enumerate(review.choices)}
    return CurveLine(
        seat + 1, path, band, teller.reader.name(seat).split(" ·")[0], height_of(review.result[seat]) + 4,
        seat == teller.reader.seat, tuple((xs[at], height_of(review.choices[at].after[seat])) for at in ends.values()),
        " → ".join(told), height_of(now.after[seat]),
    )  # fmt: skip


def apart(lines: Sequence[CurveLine]) -> tuple[CurveLine, ...]:
    """Names at the right never lie on each other."""
    out: list[CurveLine] = []
    for each in sorted(lines, key=lambda each: each.label_y):
        y = max(each.label_y, out[-1].label_y + 15) if out else max(each.label_y, TOP + 4)
        out.append(replace(each, label_y=y))
    return tuple(out)


def columns(review: Review, xs: Sequence[float], step: float, chosen: int, teller: Teller, frame: Frame) -> tuple[Column, ...]:
    out, moments = [], sorted({choice.moment for choice in review.choices})
    has_room = frame.inside / len(moments) >= ROOM
    for moment in moments:
        inside = [number for number, choice in enumerate(review.choices) if choice.moment == moment]
        x, width = xs[inside[0]] - step / 2, step * (inside[-1] - inside[0] + 1)
        css = ("is-on " if chosen in inside else "") + ("odd" if moment % 2 == 0 else "")
        number = str(moment) if has_room or moment % 2 else ""
        out.append(Column(round(x, 1), round(width, 1), number, teller.moment(moment), review.choices[inside[0]].move, css))
    return tuple(out)
