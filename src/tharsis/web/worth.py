"""The page that tells what cards are worth: counted games as rows with small drawings of rates and their intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tharsis.arena.counts import BYS, CHAMPION, Group
from tharsis.arena.worth import APART, GoalWorth, Rate, Worth, cards, counts_of, goals, of_card, on, rate
from tharsis.core.errors import BadSetup, TharsisError
from tharsis.games import GAMES
from tharsis.web.texts import Texts

FEW = 30
"""Seats fewer than which a card is not ranked by."""
ENOUGH = 300
"""Seats of the champion's from which a card's line is taken from its games."""
SHOWN, OPENINGS = 40, 12
WIDTH = 100.0
NOTHING = "–"
SORTS = ("won", "points", "dealt", "kept", "title")
Titles = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Bar:
    """A rate drawn on a line from 0 to twice the even share: its interval, its middle, and the even share."""

    low: float
    middle: float
    high: float
    even: float
    css: str


@dataclass(frozen=True, slots=True)
class Row:
    key: str
    title: str
    of: int
    share: str
    range: str
    bar: Bar
    points: str
    points_css: str
    kept: str
    kept_share: float
    dealt: str


@dataclass(frozen=True, slots=True)
class GoalRow:
    title: str
    taken: str
    taken_share: float
    share: str
    range: str
    bar: Bar
    first: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game that can be chosen."""

    players: int
    setup: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    game: str
    by: str
    players: int
    setup: str
    sort: str
    is_whole: bool
    bys: tuple[tuple[str, str], ...]
    games: tuple[tuple[str, str], ...]
    sorts: tuple[tuple[str, str], ...]
    numbers: tuple[tuple[int, int], ...]
    setups: tuple[tuple[str, str], ...]
    summary: str
    method: str
    seats: tuple[tuple[int, str, Bar], ...]
    corporations: tuple[Row, ...]
    apart: tuple[tuple[str, tuple[Row, ...]], ...]
    """Other kinds of card that are no projects, with their heading."""
    cards: tuple[Row, ...]
    more: int
    kept: tuple[Row, ...]
    left: tuple[Row, ...]
    milestones: tuple[GoalRow, ...]
    awards: tuple[GoalRow, ...]


@dataclass(frozen=True, slots=True)
class CardPage:
    game: str
    key: str
    title: str
    rows: tuple[tuple[Kind, str, Row], ...]


def percent(share: float, t: Texts) -> str:
    return t.value("oxygen", round(100 * share))


def told(rate: Rate, t: Texts) -> str:
    return percent(rate.share, t) if rate.of else NOTHING


def span(rate: Rate, t: Texts) -> str:
    return t("worth-range", low=round(100 * rate.low), high=round(100 * rate.high))


def bar(rate: Rate, even: float) -> Bar:
    def at(share: float) -> float:
        return round(WIDTH * min(1.0, share / (2 * even)), 1)

    css = "up" if rate.low > even else "down" if rate.high < even else "even"
    return Bar(at(rate.low), at(rate.share), at(rate.high), at(even), css)


def signed(value: float, t: Texts) -> str:
    return t.decimal(f"{'+' if value > 0 else '−' if value < 0 else ''}{abs(value):.1f}")


def row(each: Worth, players: int, title: Titles, t: Texts) -> Row:
    css = "up" if each.points_low > 0 else "down" if each.points_high < 0 else "even"
    return Row(
        each.card, title(each.card), each.won.of, told(each.won, t), span(each.won, t) if each.won.of else "",
        bar(each.won, 1 / players), signed(round(each.points, 1), t) if each.won.of else NOTHING, css, told(each.kept, t),
        round(100 * each.kept.share, 1), told(each.dealt_won, t),
    )  # fmt: skip


def goal_row(goal: GoalWorth, players: int, t: Texts) -> GoalRow:
    first = percent(goal.first.share, t) if goal.kind == "award" else ""
    return GoalRow(
        t.name(goal.kind, goal.goal), percent(goal.taken.share, t), round(100 * goal.taken.share, 1),
        percent(goal.won.share, t), span(goal.won, t), bar(goal.won, 1 / players), first,
    )  # fmt: skip


def ordered(found: Sequence[Worth], sort: str, title: Titles) -> list[Worth]:
    """Cards that few have played stand last."""
    keys: dict[str, Callable[[Worth], tuple[object, ...]]] = {
        "won": lambda each: (-each.won.low,),
        "points": lambda each: (-each.points_low,),
        "dealt": lambda each: (-each.dealt_won.low,),
        "kept": lambda each: (-each.kept.share, -each.kept.of),
        "title": lambda each: (title(each.card),),
    }
    key = keys[sort]
    return sorted(found, key=lambda each: (sort != "title" and each.won.of < FEW, *key(each)))


def setup_title(setup: str, game: str, t: Texts) -> str:
    if not setup:
        return t("web-switch-corporate-era" if game == "mars" else "worth-usual")
    return ", ".join(t(f"web-switch-{key.replace('_', '-')}") for key in setup.split())


def chosen_group(game: str, by: str, players: int, setup: str) -> Group:
    """The games asked for, or of those that were counted the nearest: the same set-up, the same number of players, any."""
    groups = list(counts_of(game).of(by)) or list(counts_of(game).groups)
    if not groups:
        raise BadSetup(f"no games of {game} were counted")
    return min(groups, key=lambda group: (on(group.setup) != setup, group.players != players, group.players, on(group.setup)))


def page(game: str, by: str, players: int, setup: str, sort: str, is_whole: bool, title: Titles, t: Texts) -> Page:
    group = chosen_group(game, by, players, setup)
    counts, here = counts_of(game), on(group.setup)
    groups = list(counts.of(group.by))
    found = ordered(cards(group, game), sort, title)
    of_opening = sorted((each for each in found if each.kept.of >= FEW), key=lambda each: -each.kept.share)

    def rows(some: Sequence[Worth]) -> tuple[Row, ...]:
        return tuple(row(each, group.players, title, t) for each in some)

    taken = [(goal, goal_row(goal, group.players, t)) for goal in goals(group)]
    buys = game == "mars"
    return Page(
        game=game, by=group.by, players=group.players, setup=here, sort=sort, is_whole=is_whole,
        bys=tuple((each, t(f"worth-by-{each}", n=counts.games_by(each))) for each in BYS if counts.games_by(each)),
        games=tuple((each, t(f"web-game-{each}")) for each in GAMES),
        sorts=tuple((each, t(f"worth-sort-{each}")) for each in SORTS),
        numbers=tuple((number, number) for number in sorted({each.players for each in groups})),
        setups=tuple((name, setup_title(name, game, t)) for name in sorted({on(each.setup) for each in groups})),
        summary=t(f"worth-summary-{game}", n=group.games, rounds=t.decimal(f"{group.rounds / max(1, group.games):.1f}"),
                  points=round(group.best_points / max(1, group.games))),
        method=t(f"worth-method-{group.by}"),
        seats=tuple(
            (seat + 1, percent(wins / max(1, group.games), t), bar(rate(wins, group.games), 1 / group.players))
            for seat, wins in enumerate(group.seats)
        ) if game == "mars" else (),
        corporations=rows(ordered(cards(group, game, "corporation"), "won", title)),
        apart=tuple((t(f"worth-kind-{kind}"), rows(ordered(cards(group, game, kind), "won", title))) for kind in APART[1:]),
        cards=rows(found if is_whole else found[:SHOWN]), more=0 if is_whole else max(0, len(found) - SHOWN),
        kept=rows(of_opening[:OPENINGS]) if buys else (), left=rows(of_opening[::-1][:OPENINGS]) if buys else (),
        milestones=tuple(row for goal, row in taken if goal.kind == "milestone"),
        awards=tuple(row for goal, row in taken if goal.kind == "award"),
    )  # fmt: skip


def card_page(game: str, key: str, title: Titles, t: Texts) -> CardPage:
    """A card in every kind of game. Raises BadSetup for a card that is not there."""
    rows = tuple(
        (
            Kind(group.players, on(group.setup), setup_title(on(group.setup), game, t)),
            t(f"worth-who-{group.by}"),
            row(each, group.players, title, t),
        )
        for group, each in sorted(
            of_card(game, key), key=lambda pair: (BYS.index(pair[0].by), on(pair[0].setup), pair[0].players)
        )
    )
    return CardPage(game, key, title(key), rows)


def lines(game: str, t: Texts) -> dict[str, str]:
    """What the card browser says under each card, from games for two, of the usual set-up before others: the champion's where
    it has played the card often enough, else those by scores; nothing where none were counted."""
    try:
        groups = [group for group in counts_of(game).groups if group.players == 2]
    except TharsisError:
        return {}
    found: dict[str, Worth] = {}
    for group in sorted(groups, key=lambda group: (group.by != CHAMPION, on(group.setup))):
        least = ENOUGH if group.by == CHAMPION else FEW
        for kind in ("", *APART):
            found = {each.card: each for each in cards(group, game, kind) if each.won.of >= least} | found
    return {
        card: t("worth-line", won=percent(each.won.share, t), points=signed(round(each.points, 1), t))
        for card, each in found.items()
    }
