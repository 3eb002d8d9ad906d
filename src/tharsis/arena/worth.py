"""What cards, corporations, milestones and awards are worth: rates and points with 95 % intervals, from counted games."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from tharsis.arena.counts import (
    BYS,
    DEALT,
    DEALT_WINS,
    FIRST,
    KEPT,
    KEPT_WINS,
    PLAYED,
    POINTS,
    SQUARES,
    TAKEN,
    TAKEN_WINS,
    WINS,
    Counts,
    Group,
    counted,
)
from tharsis.arena.results import Z95, wilson
from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import PROJECT, Card
from tharsis.cards.names import CORPORATION
from tharsis.core.errors import BadSetup
from tharsis.core.setup import PLAYERS
from tharsis.games import GAMES, plan_of
from tharsis.mars.cards import CARDS as MARS

CARDS: dict[str, tuple[Card, ...]] = {"mars": tuple(MARS), "ares": tuple(ARES)}


@dataclass(frozen=True, slots=True)
class Rate:
    """A share with its interval, and how many it was measured on."""

    share: float
    low: float
    high: float
    of: int


@dataclass(frozen=True, slots=True)
class Worth:
    """Of a card: how often those who were dealt it at the start kept it, and games won by those who were dealt it, kept it,
    and played it by the end; points above the table's mean of those who played it."""

    card: str
    kept: Rate
    dealt_won: Rate
    kept_won: Rate
    won: Rate
    points: float
    points_low: float
    points_high: float


@dataclass(frozen=True, slots=True)
class GoalWorth:
    """Of a milestone or an award: in how many games it was taken, games won by who took it, and, of an award, how often who
    funded it was first in it."""

    kind: str
    goal: str
    taken: Rate
    won: Rate
    first: Rate


def rate(part: float, whole: float) -> Rate:
    low, high = wilson(part, int(whole))
    return Rate(part / whole if whole else 0.0, low, high, int(whole))


def worth(card: str, row: list[float]) -> Worth:
    n = row[PLAYED]
    mean = row[POINTS] / n if n else 0.0
    off = Z95 * math.sqrt(max(0.0, row[SQUARES] / n - mean * mean) / n) if n else 0.0
    return Worth(
        card, rate(row[KEPT], row[DEALT]), rate(row[DEALT_WINS], row[DEALT]), rate(row[KEPT_WINS], row[KEPT]),
        rate(row[WINS], n), mean, mean - off, mean + off,
    )  # fmt: skip


def goals(group: Group) -> list[GoalWorth]:
    """Milestones before awards, the most taken first."""
    out = []
    for key, row in group.goals.items():
        kind, name = key.split(" ", 1)
        taken = row[TAKEN]
        out.append(GoalWorth(kind, name, rate(taken, group.games), rate(row[TAKEN_WINS], taken), rate(row[FIRST], taken)))
    return sorted(out, key=lambda goal: (goal.kind != "milestone", -goal.taken.share))


@cache
def kinds_of(game: str) -> Mapping[str, str]:
    """The kind of each card by its key: corporation, a kind of project, or what a module adds."""
    return {card.key: card.kind for card in CARDS[game]}


_DECKS = {card.deck for cards in CARDS.values() for card in cards} - {PROJECT}
APART = (CORPORATION, *sorted(_DECKS - {CORPORATION}))
"""Kinds of card that are counted apart from projects."""


def cards(group: Group, game: str, kind: str = "") -> list[Worth]:
    """Cards of that kind, or projects without one, the best first by the lower end of their win rate."""
    kinds = kinds_of(game)
    chosen = [key for key in group.cards if (kinds.get(key) == kind if kind else key in kinds and kinds[key] not in APART)]
    return sorted((worth(key, group.cards[key]) for key in chosen), key=lambda each: (-each.won.low, each.card))


# --- finding ---------------------------------------------------------------------------------------------------------


def counts_of(game: str) -> Counts:
    if game not in GAMES:
        raise BadSetup(f"{game!r} is no game; there are {' and '.join(GAMES)}")
    return counted(game)


def on(setup: Mapping[str, Any]) -> str:
    return " ".join(sorted(key for key, value in setup.items() if value))


def as_played(game: str, players: int, setup: Mapping[str, Any]) -> dict[str, Any]:
    """What is not as usual in such a game. Raises BadSetup for what cannot be played."""
    plan = plan_of(game)
    whole, usual = (plan.complete({**said, PLAYERS: players}) for said in (setup, {}))
    return {key: value for key, value in whole.items() if value != usual[key]}


def called(setup: Mapping[str, Any]) -> str:
    """`draft` for a switch that is on, else `map hellas`."""
    return " and ".join(key if value is True else f"{key} {value}".lower() for key, value in sorted(setup.items()))


def group_of(game: str, by: str, players: int, setup: Mapping[str, Any]) -> Group:
    """The games of that kind. Raises BadSetup, which says what was counted."""
    groups = list(counts_of(game).of(by))
    if not groups:
        raise BadSetup(f"no games of {game} by {by} were counted yet; docs/statistics.md says how to add some")
    wanted = as_played(game, players, setup)
    found = next((group for group in groups if group.players == players and is_kind(game, group, wanted)), None)
    if found is None:
        kind = f"{players} player{'s' * (players > 1)}" + (f" and {called(wanted)}" if wanted else "")
        raise BadSetup(f"no games of {game} by {by} with {kind} were counted; there are {told(groups)}")
    return found


def is_kind(game: str, group: Group, wanted: Mapping[str, Any]) -> bool:
    return as_played(game, group.players, group.setup) == wanted


def told(groups: list[Group]) -> str:
    """`2, 3, 4 players; 2, 3 players with draft`."""
    numbers: dict[str, list[int]] = {}
    for group in groups:
        numbers.setdefault(on(group.setup), []).append(group.players)
    return "; ".join(
        f"{', '.join(map(str, sorted(players)))} players" + (f" with {setup.replace(' ', ' and ')}" if setup else "")
        for setup, players in sorted(numbers.items())
    )


def check_card(game: str, card: str) -> str:
    if card not in kinds_of(game):
        raise BadSetup(f"{game} has no card {card!r}; `tharsis cards {game}` lists all keys")
    return card


# --- as JSON ---------------------------------------------------------------------------------------------------------


def head(group: Group, game: str) -> dict[str, Any]:
    return {
        "game": game,
        "by": group.by,
        "players": group.players,
        "setup": group.setup,
        "games": group.games,
        "facts": counts_of(game).facts,
        "rounds": round(group.rounds / max(1, group.games), 2),
        "winner_points": round(group.best_points / max(1, group.games), 2),
        "seats": [asdict(rate(wins, group.games)) for wins in group.seats],
    }


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return round(value, 4) if isinstance(value, float) else value


def statistics(game: str, by: str, players: int, setup: Mapping[str, Any]) -> dict[str, Any]:
    """All figures of one kind of game."""
    group = group_of(game, by, players, setup)
    lists = {f"{kind}s": [asdict(each) for each in cards(group, game, kind)] for kind in APART}
    found = goals(group)
    return rounded({  # type: ignore[no-any-return]
        **head(group, game), **lists, "cards": [asdict(each) for each in cards(group, game)],
        "milestones": [asdict(goal) for goal in found if goal.kind == "milestone"],
        "awards": [asdict(goal) for goal in found if goal.kind == "award"],
    })  # fmt: skip


def of_card(game: str, card: str) -> list[tuple[Group, Worth]]:
    """A card's figures in every kind of game in which it was."""
    check_card(game, card)
    return [(group, worth(card, group.cards[card])) for group in counts_of(game).groups if card in group.cards]


def card_statistics(game: str, card: str, by: str, players: int | None, setup: Mapping[str, Any]) -> dict[str, Any]:
    """A card's figures in one kind of game, or in all of them."""
    check_card(game, card)
    if players is not None:
        group_of(game, by, players, setup)
    wanted = as_played(game, players or 2, setup)
    found = [
        (group, each)
        for group, each in of_card(game, card)
        if group.by == by and players in (None, group.players) and (not setup or is_kind(game, group, wanted))
    ]
    if setup and not found:
        raise BadSetup(f"no games of {game} by {by} with {called(wanted) or 'the usual set-up'} and {card} were counted")
    kinds = [
        {"by": group.by, "players": group.players, "setup": group.setup, "games": group.games, **asdict(each)}
        for group, each in found
    ]
    return rounded({"game": game, "card": card, "facts": counts_of(game).facts, "kinds": kinds})  # type: ignore[no-any-return]


def told_statistics(game: str, by: str, players: int | None, setup: Mapping[str, Any], card: str = "") -> dict[str, Any]:
    """As `tharsis stats` tells them. Raises BadSetup for what was not counted."""
    if by not in BYS:
        raise BadSetup(f"--by is {by!r}; allowed: {' and '.join(BYS)}")
    counts_of(game)
    rest = {key: value for key, value in setup.items() if key != PLAYERS}
    if card:
        return card_statistics(game, card, by, players, rest)
    return statistics(game, by, 2 if players is None else players, rest)


def statistics_lines(told: Mapping[str, Any]) -> list[str]:
    """The same for a terminal."""
    if "kinds" in told:
        rows = [(f"{kind['players']} players {on(kind['setup'])}".strip(), kind) for kind in told["kinds"]]
        return [f"{told['card']} in {told['game']}", HEADING, *(line_of(name, row) for name, row in rows)]
    lines = [f"{told['games']} games of {told['game']} by {told['by']}, {told['players']} players {on(told['setup'])}".rstrip()]
    for name in (*(f"{kind}s" for kind in APART), "cards"):
        if told[name]:
            lines += ["", f"{name:<36}{HEADING[36:]}", *(line_of(row["card"], row) for row in told[name])]
    for name in ("milestones", "awards"):
        if told[name]:
            lines += ["", f"{name:<36} taken    won    95 %"]
            lines += [f"{row['goal']:<36}{row['taken']['share']:6.1%} {share_of(row['won'])}" for row in told[name]]
    return lines


HEADING = f"{'':<36} played    won    95 %         points  kept"


def share_of(row: Mapping[str, float]) -> str:
    return f"{row['share']:6.1%} {row['low']:6.1%} –{row['high']:6.1%}"


def line_of(name: str, row: Mapping[str, Any]) -> str:
    return f"{name:<36}{row['won']['of']:>7} {share_of(row['won'])} {row['points']:+7.1f} {row['kept']['share']:5.0%}"
