"""Draws the curve of `examples/train_ppo.py --curve FILE` as SVG: `python -m scripts.plot_curve FILE.json FILE.svg`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 20, 20, 44
FONT = 'font-family="system-ui, sans-serif" font-size="13"'


def across(minutes: float, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest


def down(won: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - won)


def draw(game: str, points: list[tuple[float, float]]) -> str:
    """The share of games won against random, over minutes of one core."""
    longest = points[-1][0]
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf1"/>']
    for won in (0, 0.25, 0.5, 0.75, 0.95, 1):
        y, dash = down(won), ' stroke-dasharray="5 4"' if won == 0.95 else ""
        colour = "#cf2a18" if won == 0.95 else "#cdbba3"
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"{dash}/>')
        if won != 1:
            parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#241a13" {FONT}>{won:.0%}</text>')
    for minute in range(int(longest) + 1):
        x = across(minute, longest)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 24}" text-anchor="middle" fill="#241a13" {FONT}>{minute}</text>')
    line = " ".join(f"{across(minutes, longest):.1f},{down(won):.1f}" for minutes, won in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2560a8" stroke-width="2.5"/>')
    parts += [f'<circle cx="{across(m, longest):.1f}" cy="{down(won):.1f}" r="3.5" fill="#2560a8"/>' for m, won in points]
    told = f"games won against random ({game}), by minutes of one core"
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle" fill="#65543f" {FONT}>{told}</text>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>\n'


def main() -> None:
    source, target = map(Path, sys.argv[1:3])
    told = json.loads(source.read_text())
    target.write_text(draw(told["game"], [(point["minutes"], point["won"]) for point in told["curve"]]))


if __name__ == "__main__":
    main()
