"""Results as one HTML page with charts drawn in SVG: no script, nothing fetched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tharsis.arena.results import Row, histogram, win_rates

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ddd }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto } figure { margin: 1.5rem 0 }
:root { color-scheme: light dark } text { fill: currentColor }
"""
COLOURS = ("#b5482a", "#2a6fb5", "#4a8c3f", "#8c5aa8", "#b58a2a")
WIDTH, ROW_HEIGHT, LABEL, MAX_BAR = 720, 34, 220, 60
SHOWN = 12


def rate_chart(rates: Mapping[str, tuple[float, float, float]], title: str = "win rates with their 95 % intervals") -> str:
    """A bar for each rate, with its interval as a line."""
    height = ROW_HEIGHT * len(rates) + 24
    room = WIDTH - LABEL - 60
    parts = []
    for i, (name, (rate, low, high)) in enumerate(rates.items()):
        y = i * ROW_HEIGHT + 6
        middle = y + 11
        parts.append(f'<text x="{LABEL - 8}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LABEL}" y="{y}" width="{room * rate:.1f}" height="22" fill="{COLOURS[i % len(COLOURS)]}"/>')
        parts.append(
            f'<path d="M{LABEL + room * low:.1f} {middle}H{LABEL + room * high:.1f}" stroke="currentColor" stroke-width="3"/>'
        )
        parts.append(f'<text x="{LABEL + room * max(rate, high) + 6:.1f}" y="{middle + 5}">{rate:.1%}</text>')
    return _svg(height, title, parts)


def bars_chart(numbers: Sequence[int], title: str, colour: str) -> str:
    """How often which numbers came, with the count above each bar."""
    bins = histogram(numbers)
    most = max((count for *_, count in bins), default=1)
    step = min(MAX_BAR, (WIDTH - 20) / max(1, len(bins)))
    parts = []
    for i, (first, last, count) in enumerate(bins):
        tall, left = 120 * count / most, 10 + i * step
        middle = f'x="{left + step / 2 - 1.5:.1f}" font-size="12" text-anchor="middle"'
        parts.append(
            f'<rect x="{left:.1f}" y="{140 - tall:.1f}" width="{step - 3:.1f}" height="{tall:.1f}" fill="{colour}"/>'
            f'<text {middle} y="{136 - tall:.1f}">{count or ""}</text>'
            f'<text {middle} y="156">{first if first == last else f"{first}–{last}"}</text>'
        )
    return _svg(164, title, parts)


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" font-size="14">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg><figcaption>{escape(title)}</figcaption></figure>"
    )


def table_html(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _page(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1>{''.join(parts)}</html>"
    )


def report_html(result: Mapping[str, Any]) -> str:
    """A match, a tournament or card statistics as a page."""
    return _cards_page(result) if "cards" in result else _games_page(result)


def _cards_page(result: Mapping[str, Any]) -> str:
    """The best and the worst cards as charts, then all of them."""
    cards: Sequence[Mapping[str, Any]] = result["cards"]
    worst = sorted(cards, key=lambda row: (row["interval"][1], row["win_rate"]))
    columns = ("card", "plays", "win rate", "95 %", "points above the table")
    rows = [
        (
            row["card"],
            row["plays"],
            f"{row['win_rate']:.1%}",
            "{:.1%} – {:.1%}".format(*row["interval"]),
            f"{row['mean_margin']:+.1f}",
        )
        for row in cards
    ]
    return _page(
        f"Cards of {_title(result)}: {result['games']} games of {result['bot']}, {result['players']} players",
        [
            rate_chart(
                _card_rates(cards), "best cards by the lower end of the 95 % interval: win rates of those who played them"
            ),
            rate_chart(_card_rates(worst), "worst cards by the upper end of the 95 % interval"),
            table_html(columns, rows),
        ],
    )


def _card_rates(cards: Sequence[Mapping[str, Any]]) -> dict[str, tuple[float, float, float]]:
    return {row["card"]: (row["win_rate"], *row["interval"]) for row in cards[:SHOWN]}


def _title(result: Mapping[str, Any]) -> str:
    return str(result["game"]).capitalize()


def _games_page(result: Mapping[str, Any]) -> str:
    rows: Sequence[Row] = result["rows"]
    names = list(result["wins"])
    parts = [rate_chart(win_rates(rows, names)), _standings(result, names), _facts(result)]
    if "against" in result:
        parts.append(_against(result["against"], names))
    return _page(
        f"{' against '.join(names)}: {result['games']} games of {_title(result)}, {result['players']} players",
        [*parts, *_spreads(rows, names)],
    )


GOAL_COLUMNS = {"milestones": "milestones", "awards": "awards funded", "awards_won": "funded and won"}


def _standings(result: Mapping[str, Any], names: Sequence[str]) -> str:
    goals: Mapping[str, Mapping[str, float]] = result["mean_goals"]
    columns = ["bot", "wins", "points", "cards", *(GOAL_COLUMNS.values() if goals else ()), "rating", "±"]
    rows = [
        [
            name,
            result["wins"][name],
            _shown(result["mean_scores"].get(name)),
            _shown(result["mean_cards"].get(name)),
            *(_shown(goals.get(name, {}).get(goal)) for goal in GOAL_COLUMNS if goals),
            *(_shown(result["ratings"].get(name, {}).get(part)) for part in ("mu", "sigma")),
        ]
        for name in names
    ]
    return table_html(columns, rows)


def _shown(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}"


def _facts(result: Mapping[str, Any]) -> str:
    return (
        f"<p>A game takes {result['mean_rounds']:.1f} generations or rounds and {result['mean_moves']:.0f} moves; its winner"
        f" has {result['mean_winner_score']:.1f} points. Cards are counted without corporations; points, cards, milestones and"
        f" awards are means a game.</p>"
    )


def _against(against: Mapping[str, Mapping[str, float]], names: Sequence[str]) -> str:
    """How often the bot of the row finished ahead of the bot of the column."""
    rows = [[name, *(f"{against[name][other]:.1%}" if other in against[name] else "–" for other in names)] for name in names]
    return f"<h2>Ahead of one another</h2>{table_html(['', *names], rows)}"


def _spreads(rows: Sequence[Row], names: Sequence[str]) -> list[str]:
    charts = [
        bars_chart(
            [score for row in rows for seat, score in zip(row["seats"], row["scores"], strict=True) if seat == name],
            f"points of {name}",
            COLOURS[i % len(COLOURS)],
        )
        for i, name in enumerate(names)
    ]
    return [*charts, bars_chart([row["rounds"] for row in rows], "generations or rounds", "#777")]
