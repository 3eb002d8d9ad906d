"""A finished game looked at again: the curve of chances, what each move has lost, and where the result came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tharsis.bots.coach import Judged
from tharsis.bots.review import BEST, BLUNDER, INACCURACY, MARKS, MISTAKE, Causes, Choice, Turn
from tharsis.core.game import BaseGame
from tharsis.web.chances import has_weaker, is_measured
from tharsis.web.curve import NARROW, WIDE, Curve, curve
from tharsis.web.live import LiveGame
from tharsis.web.records import Share, Table, Why
from tharsis.web.reviewing import Looked
from tharsis.web.scene import reader_of
from tharsis.web.tables import past_table
from tharsis.web.teller import GLYPHS, LUCK, Teller
from tharsis.web.texts import Texts
from tharsis.web.why import Promise, whys

LOSSES = (INACCURACY, MISTAKE, BLUNDER)
HELD = ("hand", "seen", "pack")
"""Where a player's own cards are that are not in play."""
SHOWS = ("before", "played", "best")
SAME = "="
"""An option that is as good as the best, to a whole per cent."""


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
    why: Why
    is_played: bool
    is_chosen: bool
    """What is tried if nothing else is ticked."""
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
    against: str
    """What points are reckoned against."""
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
class Analysis:
    id: str
    game: str
    seat: int
    names: tuple[str, ...]
    moves: int
    done: int
    total: int
    is_whole: bool
    table: Table
    show: str
    players: tuple[Accuracy, ...]
    moment: Moment | None
    turns: tuple[TurnRow, ...]
    curves: tuple[Curve, ...]
    """On wide screens and on narrow ones."""
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
    has_weaker: bool
    """Whether a bot has played that is weaker than the chances take everybody to be."""


# --- players ---------------------------------------------------------------------------------------------------------


def causes(cause: Causes, t: Texts, teller: Teller) -> tuple[Cause, ...]:
    rows = [("luck", "ui-luck", cause.luck), ("own", "ui-skill", cause.own)]
    if teller.review.players > 1:
        rows.append(("others", "ui-people", cause.others))
    out = []
    for key, icon, change in rows:
        width = min(50.0, 50 * abs(change))
        x = 50.0 if change >= 0 else 50 - width
        out.append(
            Cause(t(f"coach-{key}"), icon, teller.signed(change), round(x, 1), round(width, 1), "up" if change >= 0 else "down")
        )
    return tuple(out)


def is_ahead(game: BaseGame, one: int, other: int, totals: Sequence[int]) -> bool:
    """Who shares the victory or has as many points shares the place."""
    if (one in game.winners) != (other in game.winners):
        return one in game.winners
    return one not in game.winners and totals[one] > totals[other]


def players(teller: Teller) -> tuple[Accuracy, ...]:
    game, review, t = teller.live.game, teller.review, teller.t
    totals = [score["total"] for score in game.scores()]
    order = sorted(range(game.players), key=lambda seat: (seat not in game.winners, -totals[seat]))
    out = []
    for seat in order:
        place = sum(is_ahead(game, other, seat, totals) for other in order)
        counts = review.counts(seat)
        points = t("coach-expected", n=totals[seat])  # together or alone there are no places
        out.append(
            Accuracy(
                seat + 1, teller.reader.name(seat),
                points if review.is_shared else t("coach-place", place=place + 1, points=totals[seat]),
                review.accuracy(seat), tuple((mark, GLYPHS[mark], counts[mark]) for mark in MARKS),
                causes(review.causes[seat], t, teller),
            )
        )  # fmt: skip
    return tuple(out)


# --- the chosen move -------------------------------------------------------------------------------------------------


def tries(choice: Choice, game: BaseGame, teller: Teller) -> tuple[Try, ...]:
    promises = [Promise(move.option, move.points) for move in choice.best]
    is_even = any(not round(100 * move.loss) for move in choice.best[1:])
    reasons = whys(game, choice.seat, promises, choice.idle, teller.reader, False, is_even)
    other = next((move.option for move in choice.best if move.option != choice.option), "")
    return tuple(
        _tried(rank, move, choice, game, why, move.option == other, teller)
        for rank, (move, why) in enumerate(zip(choice.best, reasons, strict=True))
    )


def _tried(rank: int, move: Judged, choice: Choice, game: BaseGame, why: Why, is_chosen: bool, teller: Teller) -> Try:
    t, is_played = teller.t, move.option == choice.option
    loss = teller.signed(-move.loss) if round(100 * move.loss) else t("coach-best") if rank == 0 else SAME
    return Try(
        rank + 1, move.option, teller.named(move.option, game, choice.seat),
        teller.chance(move.chances[choice.seat], choice.moment), loss, why, is_played, is_chosen,
        "best" + " is-played" * is_played + " is-lost" * (is_played and choice.mark in LOSSES) + " is-same" * (loss == SAME),
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
    played = next(move for move in choice.best if move.option == choice.option)
    when = teller.t("coach-when", moment=teller.moment(choice.moment), n=choice.move + 1, of=teller.review.moves)
    return Moment(
        choice.move, when, choice.seat + 1, headline(choice, game, teller), choice.mark, GLYPHS.get(choice.mark, ""),
        teller.shares(choice.before, choice.moment, choice.best[0].points),
        teller.shares(choice.after, choice.moment, played.points),
        tries(choice, game, teller), teller.t("coach-against-idle" if choice.idle else "coach-against-weakest"),
        spots(choice, table),
    )  # fmt: skip


# --- turning points --------------------------------------------------------------------------------------------------


def brief(option: str, game: BaseGame, seat: int, teller: Teller) -> str:
    """A card that is played goes by its name alone."""
    verb, *parts = option.split()
    return teller.reader.card(parts[0]) if verb == "play" else teller.named(option, game, seat)


def turn_row(turn: Turn, at: int, teller: Teller) -> TurnRow:
    live, t = teller.live, teller.t
    choice = next(choice for choice in teller.review.choices if choice.move == turn.move)
    game = live.at(turn.move)
    if turn.is_luck:
        text, mark, glyph = luck_text(turn, teller), LUCK, ""
    else:
        played, better = (brief(option, game, turn.seat, teller) for option in (choice.option, choice.best[0].option))
        text, mark, glyph = t("coach-instead", played=played, better=better), choice.mark, GLYPHS[choice.mark]
    return TurnRow(
        turn.move, teller.moment(turn.moment), turn.seat + 1, mark, glyph, text, teller.signed(turn.change),
        "good" if turn.change > 0 else "bad", turn.move == at,
    )  # fmt: skip


def luck_text(turn: Turn, teller: Teller) -> str:
    """With the cards that came to the player since their choice before, where there were any."""
    before = max(
        (choice.move for choice in teller.review.choices if choice.seat == turn.seat and choice.move < turn.move), default=0
    )
    views = [teller.live.at(move).view(turn.seat) for move in (before + 1, turn.move)]
    held, now = ([card for place in HELD for card in view.get(place, ())] for view in views)
    new, change = [card for card in now if card not in held], "up" if turn.change > 0 else "down"
    if not new:
        return teller.t("coach-drawn-alone" if teller.review.players == 1 else "coach-drawn", change=change)
    return teller.t("coach-drawn-cards", change=change, cards=", ".join(map(teller.reader.card, new)))


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
    is_shared = bool(review and review.is_shared)
    return Analysis(
        id=live.id, game=live.row.game, seat=seat, names=reader.names, moves=len(live.game.moves),
        done=looked.done, total=looked.total, is_whole=looked.is_whole, table=table,
        show=show, players=players(teller) if teller else (),
        moment=moment_of(choice, table, before, teller) if choice and teller else None,
        turns=tuple(turn_row(turn, at, teller) for turn in review.turns) if review and teller else (),
        curves=tuple(curve(review, at, teller, frame) for frame in (WIDE, NARROW)) if review and teller and choices else (),
        at=at, first=moves[0] if moves else 0, earlier=moves[max(0, number - 1)] if moves else 0,
        later=moves[min(len(moves) - 1, number + 1)] if moves else 0, last=moves[-1] if moves else 0,
        next_turn=next((turn.move for turn in review.turns if turn.move > at), -1) if review else -1,
        earlier_round=neighbour(choices, number, -1, teller), later_round=neighbour(choices, number, 1, teller),
        can_try=live.row.rules == live.game.rules.version,
        is_measured=is_measured(live.game, is_shared), has_weaker=has_weaker(live) and not is_shared,
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
