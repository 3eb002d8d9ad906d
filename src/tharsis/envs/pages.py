"""The table of a seat as one HTML page that needs nothing else: numbers of everybody, and the cards it may see, drawn."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from html import escape
from typing import Any

from tharsis.cards.card import Card
from tharsis.core.game import BaseGame
from tharsis.text import card_html, card_text
from tharsis.text.bundle import ENGLISH, ROOT

STYLE = """
body { margin: 0; padding: 16px 24px; background: var(--ground); color: var(--ink); font: 14px/1.3 var(--font); }
table { border-collapse: collapse; margin: 0 0 16px; }
th, td { border: 1px solid var(--line); padding: 3px 8px; text-align: right; }
th:first-child { text-align: left; }
.shelf { display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start; }
.sheet { display: none; }
"""
LEVELS = ("generation", "rounds", "phase", "temperature", "oxygen", "oceans", "deck", "discard")


def table_page(game: BaseGame, seat: int) -> str:
    """What the seat may see; of others that is what lies open."""
    view = game.view(seat)
    cards: dict[str, Card] = {card.key: card for card in importlib.import_module(f"tharsis.{game.rules.name}.cards").CARDS}
    shelves = [("Hand", view["hand"]), ("Looked at", view["seen"])]
    shelves += [(f"Seat {each['seat']}", [played["card"] for played in each["tableau"]]) for each in view["players"]]
    parts = [_levels(view), _players(view["players"]), _options(game, seat)]
    parts += [_shelf(title, [cards[key] for key in keys]) for title, keys in shelves if keys]
    css, svg = ((ROOT / name).read_text(encoding="utf-8") for name in ("card.css", "icons.svg"))
    head = f'<meta charset="utf-8"><title>Tharsis: {game.rules.name}, seat {seat}</title><style>{css}{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body><div class="sheet">{svg}</div>\n{body}</body></html>\n'


def _levels(view: dict[str, Any]) -> str:
    told = " · ".join(f"{name} {view[name]}" for name in LEVELS if name in view)
    return f"<h1>{escape(told)}</h1>"


def _players(players: Iterable[dict[str, Any]]) -> str:
    rows = []
    for each in players:
        goods = " ".join(f"<td>{amount}{_signed(each['production'].get(name))}</td>" for name, amount in each["stock"].items())
        corporation = escape(str(each["corporation"] or ""))
        rows.append(
            f"<tr><th>seat {each['seat']} {corporation}</th><td>{each['rating']}</td>{goods}<td>{each['hand']}</td></tr>"
        )
        names = " ".join(f"<th>{escape(name)}</th>" for name in each["stock"])
    return f"<table><tr><th></th><th>rating</th>{names}<th>cards</th></tr>{''.join(rows)}</table>"


def _signed(production: int | None) -> str:
    return "" if production is None else f" ({production:+d})"


def _options(game: BaseGame, seat: int) -> str:
    return f"<p>{escape(', '.join(map(str, game.options(seat))) or 'others are to move')}</p>"


def _shelf(title: str, cards: list[Card]) -> str:
    drawn = "".join(
        card_html(card, ENGLISH, sheet="") for card in sorted(cards, key=lambda card: card_text(card, ENGLISH).title)
    )
    return f'<h2>{escape(title)}</h2><div class="shelf">{drawn}</div>'
