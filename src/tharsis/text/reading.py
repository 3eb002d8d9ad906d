"""A page for readers of a translation: every card in two languages, side by side, and nothing drawn."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tharsis.cards.card import Card
from tharsis.text.bundle import language, tied
from tharsis.text.sentences import card_text

PAGE = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
html {{ color-scheme: light dark; }}
body {{ margin: 16px auto; max-width: 72rem; padding: 0 16px; font: 16px/1.45 system-ui, sans-serif; }}
table {{ border-collapse: collapse; width: 100%; }}
td, th {{ vertical-align: top; text-align: start; padding: 6px 12px; border-bottom: 1px solid #8884; width: 47%; }}
td:first-child, th:first-child {{ width: 6%; color: #888; }}
p {{ margin: 0; }}
</style></head>
<body><h1>{title}</h1>
<table><thead><tr><th></th><th>{lang}</th><th>{beside}</th></tr></thead>
<tbody>
{rows}
</tbody></table></body></html>
"""


def cell(card: Card, lang: str) -> str:
    text = card_text(card, lang)
    tags = [tag for tag in text.tags.split(" · ") if tag and tag != text.kind]
    kind = " · ".join((text.kind, *tags))
    body = escape(tied(text.full))
    return f'<td lang="{lang}"><p><b>{escape(text.title)}</b> <small>{escape(kind)}</small></p><p>{body}</p></td>'


def row(card: Card, lang: str, beside: str) -> str:
    return f'<tr id="{card.key}"><td>{escape(card.number)}</td>{cell(card, lang)}{cell(card, beside)}</tr>'


def beside_html(cards: Sequence[Card], lang: str, beside: str) -> str:
    """Each card's words in one language and, beside them, in another."""
    title = escape(language(lang).message("ui-cards"))
    rows = "\n".join(row(card, lang, beside) for card in cards)
    return PAGE.format(lang=lang, beside=beside, title=title, rows=rows)
