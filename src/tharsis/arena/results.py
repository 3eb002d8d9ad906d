"""What the results of games say: win rates with intervals, means, ratings. Pure functions over rows."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce

Z95 = 1.959964

Row = dict[str, Any]
"""One game: key, game, setup, seed, seats (a bot's name for each seat), scores, winners (seats), rounds, moves, seconds, cards
(the corporation first), goals (milestones and awards of each seat, if the game has them)."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate; shared wins may count half."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def wins_of(rows: Iterable[Row], bots: Sequence[str]) -> dict[str, float]:
    """Games won by each bot. Of a shared victory each winning seat takes its share."""
    wins = dict.fromkeys(bots, 0.0)
    for row in rows:
        for seat in row["winners"]:
            wins[row["seats"][seat]] += 1 / len(row["winners"])
    return wins


def win_rates(rows: Sequence[Row], bots: Sequence[str]) -> dict[str, tuple[float, float, float]]:
    """Each bot's wins of the games in which it sat, with the interval."""
    wins = wins_of(rows, bots)
    played = {name: sum(name in row["seats"] for row in rows) for name in bots}
    return {name: (wins[name] / max(1, played[name]), *wilson(wins[name], played[name])) for name in bots}


def mean_scores(rows: Iterable[Row]) -> dict[str, float]:
    """Mean points of each bot over all seats it had."""
    points: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for name, score in zip(row["seats"], row["scores"], strict=True):
            points[name].append(score)
    return {name: _mean(scores) for name, scores in points.items()}


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else round(number, 3)


def ratings(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett–Luce), game by game in the order of their keys."""
    model = PlackettLuce()
    players: dict[str, Any] = {}
    for row in sorted(rows, key=lambda row: str(row["key"])):
        names = row["seats"]
        if len(set(names)) < 2:
            continue
        teams = [[players.setdefault(name, model.rating(name=name))] for name in names]
        rated = model.rate(teams, scores=[_rank_score(row, seat) for seat in range(len(names))])
        seen: dict[str, list[Any]] = defaultdict(list)
        for name, team in zip(names, rated, strict=True):
            seen[name].append(team[0])
        for name, versions in seen.items():
            players[name] = versions[0] if len(versions) == 1 else _middle(model, name, versions)
    return {
        name: {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "ordinal": round(rating.ordinal(), 3)}
        for name, rating in sorted(players.items(), key=lambda item: -item[1].ordinal())
    }


def _rank_score(row: Row, seat: int) -> float:
    """Points, with half a point for those who won a tie."""
    return float(row["scores"][seat]) + (0.5 if seat in row["winners"] else 0.0)


def _middle(model: PlackettLuce, name: str, versions: Sequence[Any]) -> Any:
    """A bot that sits in several seats of one game learns the mean of what they say."""
    mu = sum(rating.mu for rating in versions) / len(versions)
    sigma = sum(rating.sigma for rating in versions) / len(versions)
    return model.rating(mu=mu, sigma=sigma, name=name)


def summarise(game: str, players: int, bots: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    """What matches and tournaments have in common."""
    return {
        "game": game,
        "players": players,
        "games": len(rows),
        "wins": {name: _whole(won) for name, won in wins_of(rows, bots).items()},
        "mean_scores": mean_scores(rows),
        "mean_winner_score": _mean([max(row["scores"]) for row in rows]),
        "mean_rounds": _mean([row["rounds"] for row in rows]),
        "mean_moves": _mean([row["moves"] for row in rows]),
        "mean_cards": mean_cards(rows),
        "mean_goals": mean_goals(rows),
        "ratings": ratings(rows),
        "seconds": round(sum(row["seconds"] for row in rows), 1),
    }


def of_the_first(bots: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    """The win rate of the first bot of a match, with its interval and what would be fair."""
    won = wins_of(rows, bots)[bots[0]]
    low, high = wilson(won, len(rows))
    return {
        "win_rate": round(won / len(rows), 4) if rows else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "fair_share": round(_fair_share(rows, bots[0]), 4),
    }


def _fair_share(rows: Sequence[Row], bot: str) -> float:
    """The win rate of the bot if all seats were equally good."""
    seats = sum(len(row["seats"]) for row in rows)
    return sum(row["seats"].count(bot) for row in rows) / seats if seats else 0.0


def mean_cards(rows: Iterable[Row]) -> dict[str, float]:
    """Mean number of cards each bot played, its corporation not counted."""
    counts: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for name, cards in zip(row["seats"], row["cards"], strict=True):
            counts[name].append(len(cards) - 1)
    return {name: _mean(numbers) for name, numbers in counts.items()}


def mean_goals(rows: Iterable[Row]) -> dict[str, dict[str, float]]:
    """Mean milestones claimed, awards funded and awards funded and won, by each bot."""
    goals: dict[str, dict[str, list[int]]] = {}
    for row in rows:
        for name, reached in zip(row["seats"], row.get("goals") or (), strict=False):
            for goal, count in reached.items():
                goals.setdefault(name, {}).setdefault(goal, []).append(count)
    return {name: {goal: _mean(counts) for goal, counts in reached.items()} for name, reached in goals.items()}


def histogram(numbers: Sequence[int], most: int = 12) -> list[tuple[int, int, int]]:
    """(first, last, count) for bins of equal width, at most so many."""
    if not numbers:
        return []
    low = min(numbers)
    width = (max(numbers) - low) // most + 1
    counts = [0] * ((max(numbers) - low) // width + 1)
    for number in numbers:
        counts[(number - low) // width] += 1
    return [(low + i * width, low + (i + 1) * width - 1, count) for i, count in enumerate(counts)]


def pair_table(rows: Iterable[Row], bots: Sequence[str]) -> dict[str, Mapping[str, float]]:
    """How often each bot finished ahead of each other one, of the games in which both sat."""
    ahead = {name: dict.fromkeys(bots, 0.0) for name in bots}
    games = {name: dict.fromkeys(bots, 0) for name in bots}
    for row in rows:
        for one, name in enumerate(row["seats"]):
            for two, other in enumerate(row["seats"]):
                if name != other:
                    games[name][other] += 1
                    mine, theirs = _rank_score(row, one), _rank_score(row, two)
                    ahead[name][other] += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return {
        name: {other: round(ahead[name][other] / games[name][other], 4) for other in bots if games[name][other]}
        for name in bots
    }
