"""A finished game looked at again: the curve of chances, what each move has lost, and where the result came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.bots.coach import Judged
from tharsis.bots.review import BEST, EXACT_FROM, MARKS, Causes, Choice, Review, Turn
from tharsis.core.game import BaseGame
from tharsis.web.bits import Reader
from tharsis.web.chances import chance_text, is_measured, shares, width_at
from tharsis.web.live import LiveGame
from tharsis.web.records import Share, Table
from tharsis.web.reviewing import Looked
from tharsis.web.scene import reader_of
from tharsis.web.tables import option_name, past_table
from tharsis.web.texts import Texts

GLYPHS = {BEST: "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LEFT, RIGHT, TOP, BOTTOM, LANES, LANE = 40.0, 908.0, 20.0, 166.0, 184.0, 15.0
SHOWS = ("before", "played", "best")
NOTED = 2
"""Points by which an option must be better to be said so."""


def tall(players: int) -> float:
    return LANES + players * LANE + 26


@dataclass(frozen=True, slots=True)
class Cause:
    key: str
    icon: str
    text: str
    x: float
    width: float
    css: str


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How a player has played, and where the result came from."""

    seat: int
    name: str
    place: str
    percent: int | None
    counts: tuple[tuple[str, str, int], ...]
    causes: tuple[Cause, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """An option that was open, with what it promised."""

    rank: int
    option: str
    name: str
    chance: str
    loss: str
    points: str
    is_played: bool
    css: str


@dataclass(frozen=True, slots=True)
class Moment:
    move: int
    when: str
    seat: int
    title: str
    mark: str
    glyph: str
    before: tuple[Share, ...]
    after: tuple[Share, ...]
    tries: tuple[Try, ...]
    spots: tuple[tuple[float, float, str, str], ...]
    """Where tiles were or could have been placed: x, y, what is written there, and how it is drawn."""


@dataclass(frozen=True, slots=True)
class TurnRow:
    move: int
    moment: str
    seat: int
    mark: str
    glyph: str
    text: str
    change: str
    css: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class Column:
    """A generation or round under the curve."""

    x: float
    width: float
    number: int
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


@dataclass(frozen=True, slots=True)
class Dot:
    x: float
    y: float
    css: str
    move: int
    title: str


@dataclass(frozen=True, slots=True)
class Curve:
    label: str
    lines: tuple[CurveLine, ...]
    columns: tuple[Column, ...]
    dots: tuple[Dot, ...]
    marks: tuple[tuple[float, float, str, str], ...]
    now: float
    exact_from: float
    height: float
    moves: tuple[int, ...]
    """The move of each choice, from left to right."""
    lanes: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    id: str
    game: str
    seat: int
    done: int
    total: int
    is_whole: bool
    table: Table
    show: str
    players: tuple[Accuracy, ...]
    moment: Moment | None
    turns: tuple[TurnRow, ...]
    curve: Curve | None
    at: int
    first: int
    earlier: int
    later: int
    last: int
    next_turn: int
    earlier_round: tuple[int, str] | None
    later_round: tuple[int, str] | None
    can_try: bool
    is_measured: bool
    """Whether the chances were held against games of this kind."""


class Teller:
    """Says chances and options in the reader's language."""

    def __init__(self, live: LiveGame, review: Review, reader: Reader) -> None:
        self.live, self.review, self.reader = live, review, reader
        self.t: Texts = reader.t
        self.exact = EXACT_FROM[review.game]

    def signed(self, change: float) -> str:
        return self.t("coach-change", n=self.t.signed(round(100 * change)))

    def chance(self, chance: float, moment: int) -> str:
        return chance_text(self.review.game, chance, moment, self.t)

    def shares(self, chances: Sequence[float], moment: int) -> tuple[Share, ...]:
        return shares(self.review.game, chances, moment, self.review.is_shared, self.t)

    def moment(self, moment: int) -> str:
        return self.t("ui-generation" if self.review.game == "mars" else "event-round", n=moment)

    def named(self, option: str, game: BaseGame, seat: int) -> str:
        return option_name(self.live, option, game, seat, self.reader)


# --- players ---------------------------------------------------------------------------------------------------------


def causes(cause: Causes, t: Texts, teller: Teller) -> tuple[Cause, ...]:
    rows = (("luck", "ui-luck", cause.luck), ("own", "ui-skill", cause.own), ("others", "ui-people", cause.others))
    out = []
    for key, icon, change in rows:
        width = min(50.0, 50 * abs(change))
        x = 50.0 if change >= 0 else 50 - width
        out.append(
            Cause(t(f"coach-{key}"), icon, teller.signed(change), round(x, 1), round(width, 1), "up" if change >= 0 else "down")
        )
    return tuple(out)


def players(teller: Teller) -> tuple[Accuracy, ...]:
    game, review, t = teller.live.game, teller.review, teller.t
    totals = [score["total"] for score in game.scores()]
    order = sorted(range(game.players), key=lambda seat: (seat not in game.winners, -totals[seat]))
    out = []
    for place, seat in enumerate(order):
        counts = review.counts(seat)
        out.append(
            Accuracy(
                seat + 1, teller.reader.name(seat), t("coach-place", place=place + 1, points=totals[seat]),
                review.accuracy(seat), tuple((mark, GLYPHS[mark], counts[mark]) for mark in MARKS),
                causes(review.causes[seat], t, teller),
            )
        )  # fmt: skip
    return tuple(out)


# --- the chosen move -------------------------------------------------------------------------------------------------


def tries(choice: Choice, game: BaseGame, teller: Teller) -> tuple[Try, ...]:
    base = min(move.points[choice.seat] for move in choice.best)
    return tuple(_tried(rank, move, choice, game, base, teller) for rank, move in enumerate(choice.best))


def _tried(rank: int, move: Judged, choice: Choice, game: BaseGame, base: float, teller: Teller) -> Try:
    t, is_played = teller.t, move.option == choice.option
    more = round(move.points[choice.seat] - base)
    loss = t("coach-best") if move.loss <= 0 else teller.signed(-move.loss) if round(100 * move.loss) else "="
    return Try(
        rank + 1, move.option, teller.named(move.option, game, choice.seat),
        teller.chance(move.chances[choice.seat], choice.moment), loss, t("coach-points-more", n=more) if more >= NOTED else "",
        is_played, "best" + (" is-played" if is_played and rank else "") + (" is-on" if rank == 0 else ""),
    )  # fmt: skip


def headline(choice: Choice, game: BaseGame, teller: Teller) -> str:
    name, t = teller.named(choice.option, game, choice.seat), teller.t
    if choice.mark in (BEST, "good", ""):
        return t(f"coach-was-{choice.mark or 'forced'}", name=name)
    return t("coach-lost", name=name, n=round(100 * choice.loss), person="me" if choice.seat == teller.reader.seat else "other",
             player=teller.reader.names[choice.seat])  # fmt: skip


def spots(choice: Choice, table: Table) -> tuple[tuple[float, float, str, str], ...]:
    """Spaces that were chosen and those that were better."""
    places = {hexagon.space: (hexagon.x, hexagon.y) for hexagon in table.hexes}
    out = []
    for rank, move in enumerate(choice.best):
        verb, *parts = move.option.split()
        if verb == "place" and parts[-1].isdecimal() and int(parts[-1]) in places:
            played = move.option == choice.option
            out.append(
                (
                    *places[int(parts[-1])],
                    GLYPHS.get(choice.mark, "") if played else str(rank + 1),
                    "played" if played else "try",
                )
            )
    return tuple(out)


def moment_of(choice: Choice, table: Table, game: BaseGame, teller: Teller) -> Moment:
    when = teller.t("coach-when", moment=teller.moment(choice.moment), n=choice.move + 1, of=teller.review.moves)
    return Moment(
        choice.move, when, choice.seat + 1, headline(choice, game, teller), choice.mark, GLYPHS.get(choice.mark, ""),
        teller.shares(choice.before, choice.moment), teller.shares(choice.after, choice.moment),
        tries(choice, game, teller), spots(choice, table),
    )  # fmt: skip


# --- turning points --------------------------------------------------------------------------------------------------


def turn_row(turn: Turn, at: int, teller: Teller) -> TurnRow:
    live, t = teller.live, teller.t
    choice = next(choice for choice in teller.review.choices if choice.move == turn.move)
    game = live.at(turn.move)
    if turn.is_luck:
        text, mark, glyph = t("coach-drawn", change="up" if turn.change > 0 else "down"), "luck", ""
    else:
        played, better = (teller.named(option, game, turn.seat) for option in (choice.option, choice.best[0].option))
        text, mark, glyph = t("coach-instead", played=played, better=better), choice.mark, GLYPHS[choice.mark]
    return TurnRow(
        turn.move, teller.moment(turn.moment), turn.seat + 1, mark, glyph, text, teller.signed(turn.change),
        "good" if turn.change > 0 else "bad", turn.move == at,
    )  # fmt: skip


# --- the curve -------------------------------------------------------------------------------------------------------


def height_of(chance: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * chance, 1)


def curve(review: Review, at: int, teller: Teller) -> Curve:
    choices, seats = review.choices, range(1 if review.is_shared else review.players)
    step = (RIGHT - LEFT) / max(1, len(choices))
    xs = [round(LEFT + (number + 0.5) * step, 1) for number in range(len(choices))]
    chosen = next((number for number, choice in enumerate(choices) if choice.move == at), -1)
    early = [number for number, choice in enumerate(choices) if choice.moment < teller.exact]
    lanes = tuple((seat + 1, LANES + seat * LANE) for seat in range(review.players))
    marks = tuple(
        (xs[number], height_of(choices[number].after[choices[number].seat]), turn.seat + 1, choices[number].mark)
        for turn in review.turns
        for number in range(len(choices))
        if choices[number].move == turn.move and not turn.is_luck
    )
    return Curve(
        label=teller.t("coach-curve"),
        lines=apart([line(review, seat, xs, early, teller) for seat in seats]),
        columns=columns(review, xs, step, chosen, teller),
        dots=tuple(
            Dot(xs[number], LANES + choice.seat * LANE, dot_css(choice), choice.move, GLYPHS.get(choice.mark, ""))
            for number, choice in enumerate(choices)
        ),
        marks=tuple((x, y, GLYPHS[mark], f"mk mk--{mark}") for x, y, _, mark in marks),
        now=xs[chosen] if chosen >= 0 else -1,
        exact_from=round(LEFT + len(early) * step, 1) if early and len(early) < len(choices) else -1,
        height=tall(review.players), moves=tuple(choice.move for choice in choices), lanes=lanes,
    )  # fmt: skip


def dot_css(choice: Choice) -> str:
    return f"dot dot--{choice.mark or 'none'}" + ("" if choice.is_deep else " is-hollow")


def line(review: Review, seat: int, xs: Sequence[float], early: Sequence[int], teller: Teller) -> CurveLine:
    points = [(LEFT, review.start), *((x, choice.after[seat]) for x, choice in zip(xs, review.choices, strict=True)),
              (RIGHT, review.result[seat])]  # fmt: skip
    path = "M" + "L".join(f"{x} {height_of(chance)}" for x, chance in points)
    band = ""
    if early:
        edges = [(xs[number], review.choices[number].after[seat], width_at(review.choices[number].moment)) for number in early]
        above = [f"{x} {height_of(min(1, chance + off))}" for x, chance, off in edges]
        below = [f"{x} {height_of(max(0, chance - off))}" for x, chance, off in reversed(edges)]
        band = "M" + "L".join([*above, *below]) + "Z"
    return CurveLine(seat + 1, path, band, teller.reader.name(seat).split(" ·")[0], height_of(review.result[seat]) + 4)


def apart(lines: Sequence[CurveLine]) -> tuple[CurveLine, ...]:
    """Names at the right never lie on each other."""
    out: list[CurveLine] = []
    for each in sorted(lines, key=lambda each: each.label_y):
        y = max(each.label_y, out[-1].label_y + 15) if out else max(each.label_y, TOP + 4)
        out.append(CurveLine(each.seat, each.path, each.band, each.name, y))
    return tuple(out)


def columns(review: Review, xs: Sequence[float], step: float, chosen: int, teller: Teller) -> tuple[Column, ...]:
    out = []
    for moment in sorted({choice.moment for choice in review.choices}):
        inside = [number for number, choice in enumerate(review.choices) if choice.moment == moment]
        x, width = xs[inside[0]] - step / 2, step * (inside[-1] - inside[0] + 1)
        css = ("is-on " if chosen in inside else "") + ("odd" if moment % 2 == 0 else "")
        out.append(Column(round(x, 1), round(width, 1), moment, teller.moment(moment), review.choices[inside[0]].move, css))
    return tuple(out)


# --- the page --------------------------------------------------------------------------------------------------------


def analysis(live: LiveGame, looked: Looked, seat: int, move: int, show: str, t: Texts) -> Analysis:
    """At a move of the game: the choice at or after it, or the last one."""
    review = looked.review
    reader = reader_of(live, seat, t)
    choices = review.choices if review else ()
    number = next((at for at, choice in enumerate(choices) if choice.move >= move), len(choices) - 1)
    choice = choices[number] if choices else None
    at = choice.move if choice else 0
    before = live.at(at)
    shown = live.at(at + 1) if show == "played" and choice else before
    table = past_table(live, shown, seat, t)
    teller = Teller(live, review, reader) if review else None
    moves = [each.move for each in choices]
    return Analysis(
        id=live.id, game=live.row.game, seat=seat, done=looked.done, total=looked.total, is_whole=looked.is_whole, table=table,
        show=show, players=players(teller) if teller else (),
        moment=moment_of(choice, table, before, teller) if choice and teller else None,
        turns=tuple(turn_row(turn, at, teller) for turn in review.turns) if review and teller else (),
        curve=curve(review, at, teller) if review and teller and choices else None,
        at=at, first=moves[0] if moves else 0, earlier=moves[max(0, number - 1)] if moves else 0,
        later=moves[min(len(moves) - 1, number + 1)] if moves else 0, last=moves[-1] if moves else 0,
        next_turn=next((turn.move for turn in review.turns if turn.move > at), -1) if review else -1,
        earlier_round=neighbour(choices, number, -1, teller), later_round=neighbour(choices, number, 1, teller),
        can_try=live.row.rules == live.game.rules.version,
        is_measured=is_measured(live.game, bool(review and review.is_shared)),
    )  # fmt: skip


def neighbour(choices: Sequence[Choice], number: int, step: int, teller: Teller | None) -> tuple[int, str] | None:
    """The first choice of the generation or round before or after."""
    if not choices or teller is None:
        return None
    now = choices[number].moment
    found = [choice for choice in choices if (choice.moment < now if step < 0 else choice.moment > now)]
    if not found:
        return None
    wanted = found[-1].moment if step < 0 else found[0].moment
    return next(choice.move for choice in found if choice.moment == wanted), teller.moment(wanted)
