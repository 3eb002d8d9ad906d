"""A card drawn for a terminal, and as the HTML that `card.css` and `icons.svg` dress."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from tharsis.cards import words as w
from tharsis.cards.card import Card, starting_mc
from tharsis.text import tokens as t
from tharsis.text.bundle import MINUS, NO_BREAK, ROOT, Language, digits, language, tied
from tharsis.text.hyphens import soft_hyphens
from tharsis.text.icons import card_rows, medal, need_rows, point_tokens
from tharsis.text.sentences import CardText, card_text, tags_of
from tharsis.text.tokens import Row, Token

TERMINAL_WIDTH = 56
TITLES = {"res": "resource", "tag": "tag", "tile": "tile", "cube": "resource", "param": "parameter"}
ROW_CLASSES = {t.BOX: "production", t.PLAY: "", t.FIRST: "action", t.ACTION: "action", t.EFFECT: "effect"}
WIDE = 7
GLUED = ("elsewhere", "there", "on", "next", "again", "keep", "free", "buy")
"""Words that stay on the line of the icon before them."""
AT_MOST = (w.AtMost, w.AtMostZone)
"""Requirements in a dashed frame."""
LONG_TITLE, LONG_WORD, LONGEST_TITLE = 22, 14, 38
LONG_TEXT, LONGEST_TEXT = 150, 190


def cost_of(card: Card) -> int:
    return starting_mc(card) if card.is_corporation else card.cost


def symbol_name(symbol: str, tongue: Language, amount: str = "") -> str:
    """An icon in words: a noun that goes with its number, its title, or a message of its own."""
    number = amount.strip("+≥≤ " + MINUS + NO_BREAK)
    n = int(number) if number.isdigit() else ""
    if tongue.has(f"icon-{symbol}"):
        return tongue.message(f"icon-{symbol}", n=n)
    family, _, key = symbol.partition("-")
    if family in ("res", "cube"):
        return tongue.noun(key, n)
    return tongue.message(f"{TITLES[family]}-{key}")


def boxes(tokens: Iterable[Token]) -> list[tuple[bool, list[Token]]]:
    """Runs of tokens on brown and off it."""
    return [(brown, list(run)) for brown, run in groupby(tokens, key=lambda token: token.production)]


# --- terminal --------------------------------------------------------------------------------------------------------

SIGNS = {t.ARROW: "→", t.COLON: ":", t.SLASH: "/"}


def token_line(token: Token, tongue: Language) -> str:
    if token.kind == t.WORD:
        return tongue.message(f"icon-{token.text}")
    if token.kind != t.ICON:
        return SIGNS.get(token.kind, token.text)
    text = f"{token.text}{NO_BREAK}{symbol_name(token.symbol, tongue, token.text)}".strip()
    return f"‹{text}›" if token.anyone else text


def tokens_line(tokens: Iterable[Token], tongue: Language) -> str:
    parts = []
    for brown, run in boxes(tokens):
        text = " ".join(token_line(token, tongue) for token in run)
        parts.append(f"[{text}]" if brown else text)
    return " ".join(parts)


def points_line(card: Card, tongue: Language) -> str:
    if not medal(card):
        return ""
    return f"{medal(card)} {tongue.message('icon-points')} {tokens_line(point_tokens(card), tongue)}".strip()


def two_sides(left: str, right: str, width: int) -> list[str]:
    if len(left) + len(right) + 2 <= width:
        return [left + right.rjust(width - len(left))] if left or right else []
    return [*textwrap.wrap(left, width), *(line.rjust(width) for line in textwrap.wrap(right, width))]


def blocks(card: Card, text: CardText, tongue: Language, width: int) -> list[list[str]]:
    head = two_sides(f"({digits(cost_of(card))}) {text.title}", text.kind, width)
    strip = two_sides(tokens_line(need_rows(card, tongue.code), tongue), text.tags, width)
    rows = [line for row in card_rows(card) for line in textwrap.wrap(tokens_line(row.tokens, tongue), width)]
    body = [line for part in (text.needs, text.body) for line in textwrap.wrap(part, width)]
    foot = two_sides(card.number, points_line(card, tongue), width)
    return [block for block in (head + strip, rows, body, foot) if block]


def draw_card(card: Card, lang: str, width: int = TERMINAL_WIDTH) -> str:
    """The card in a frame of lines. [ ] is the production box, ‹ › a red frame: any player's."""
    tongue = language(lang)
    inner = width - 4
    parts = blocks(card, card_text(card, lang), tongue, inner)
    lines = [f"╭{'─' * (width - 2)}╮"]
    for at, block in enumerate(parts):
        lines += [f"├{'─' * (width - 2)}┤"] if at else []
        lines += [f"│ {line.ljust(inner)} │" for line in block]
    return "\n".join([*lines, f"╰{'─' * (width - 2)}╯"]).replace(NO_BREAK, " ")


# --- HTML ------------------------------------------------------------------------------------------------------------


def use(symbol: str, sheet: str, css: str = "i") -> str:
    return f'<svg class="{css}"><use href="{sheet}#{symbol}"/></svg>'


def token_html(token: Token, tongue: Language, sheet: str) -> str:
    if token.kind == t.WORD:
        return f'<span class="word">{escape(tongue.message(f"icon-{token.text}"))}</span>'
    if token.kind == t.ARROW:
        return use("arrow", sheet)
    if token.kind == t.COLON:
        return use("colon", sheet, "i colon")
    if token.kind != t.ICON:
        return f'<span class="per">{"/" if token.kind == t.SLASH else token.text}</span>'
    return f'<span class="n{" any" if token.anyone else ""}">{escape(token.text)}{use(token.symbol, sheet)}</span>'


def is_glued(group: Sequence[Token], token: Token) -> bool:
    """Whether no line may break before the token. A place that is named for several icons may have a line of its own."""
    ties, leads = (t.SLASH, t.NOTE), ("on", "or")
    if token.kind == t.WORD:
        return token.text in GLUED and t.SLASH not in {other.kind for other in group}
    return token.kind in ties or group[-1].kind in ties or (group[-1].kind == t.WORD and group[-1].text in leads)


def glued(tokens: Iterable[Token]) -> list[list[Token]]:
    groups: list[list[Token]] = []
    for token in tokens:
        if groups and is_glued(groups[-1], token):
            groups[-1].append(token)
        else:
            groups.append([token])
    return groups


def tokens_html(tokens: Iterable[Token], tongue: Language, sheet: str) -> str:
    out = []
    for group in glued(tokens):
        text = "".join(token_html(token, tongue, sheet) for token in group)
        out.append(f'<span class="n">{text}</span>' if len(group) > 1 else text)
    return "".join(out)


def row_html(row: Row, tongue: Language, sheet: str) -> str:
    css = " ".join(part for part in ("does", ROW_CLASSES[row.kind], "wide" if len(row.tokens) > WIDE else "") if part)
    inside = []
    for brown, run in boxes(row.tokens):
        text = tokens_html(run, tongue, sheet)
        inside.append(f'<span class="production">{text}</span>' if brown and row.kind != t.BOX else text)
    return f'<div class="{css}">{"".join(inside)}</div>'


def need_html(token: Token, sheet: str) -> str:
    css = " ".join(name for name, has in (("n", True), ("production", token.production), ("any", token.anyone)) if has)
    return f'<span class="{css}">{escape(token.text)}{use(token.symbol, sheet)}</span>'


def strip_html(card: Card, text: CardText, tongue: Language, sheet: str) -> str:
    needs = ""
    if card.needs:
        tokens = need_rows(card, tongue.code)
        most = all(need.is_limit or isinstance(need, AT_MOST) for need in card.needs)
        inside = " ".join(need_html(token, sheet) for token in tokens)
        label = escape(text.needs, quote=True)
        needs = f'<span class="need {"max" if most else "min"}" role="img" aria-label="{label}">{inside}</span>'
    marks = "".join(use(f"tag-{tag}", sheet) for tag in tags_of(card))
    tags = f'<span class="tags" role="img" aria-label="{escape(text.tags, quote=True)}">{marks}</span>' if marks else ""
    return f'<div class="strip">{needs}{tags}</div>'


def foot_html(card: Card, tongue: Language, sheet: str) -> str:
    vp = ""
    if medal(card):
        rule = tokens_html(point_tokens(card), tongue, sheet)
        vp = f'<span class="vp"><span class="medal">{use("vp", sheet, "")}<b>{medal(card)}</b></span>{rule}</span>'
    return f'<footer class="foot"><span class="number">{escape(card.number)}</span>{vp}</footer>'


def title_class(title: str) -> str:
    if len(title) > LONGEST_TITLE:
        return "title longest"
    long = len(title) > LONG_TITLE or any(len(word) > LONG_WORD for word in title.split())
    return "title long" if long else "title"


def text_class(body: str) -> str:
    return "text longest" if len(body) > LONGEST_TEXT else "text long" if len(body) > LONG_TEXT else "text"


def card_html(card: Card, lang: str, sheet: str = "icons.svg", css: str = "") -> str:
    """One `<article class="card">`. `sheet` is the address of icons.svg, empty where it is in the page itself."""
    tongue, text = language(lang), card_text(card, lang)
    rows = "".join(row_html(row, tongue, sheet) for row in card_rows(card))
    classes = " ".join(part for part in ("card", card.kind, css) if part)
    return (
        f'<article class="{classes}" id="{card.key}" lang="{lang}" tabindex="0">'
        f'<header class="band"><span class="cost">{cost_of(card)}</span>'
        f'<h3 class="{title_class(text.title)}">{escape(soft_hyphens(text.title, lang))}</h3></header>'
        f"{strip_html(card, text, tongue, sheet)}"
        f'<div class="icons" aria-hidden="true">{rows}</div>'
        f'<p class="{text_class(text.body)}">{escape(tied(text.body))}</p>'
        f"{foot_html(card, tongue, sheet)}</article>"
    )


PAGE = """<!doctype html>
<html lang="{lang}"{theme}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{css}
body {{ margin: 0; padding: 16px 24px; background: var(--ground); color: var(--ink); font: 14px/1.3 var(--font); }}
.shelf {{ display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start; }}
.sheet {{ display: none; }}</style></head>
<body><div class="sheet">{svg}</div>
<h1>{title}</h1>
<div class="shelf">{cards}</div></body></html>
"""


def catalogue_html(cards: Sequence[Card], lang: str, theme: str = "") -> str:
    """A page that needs nothing else: every card drawn, in one language. `theme` is dark, light or the reader's own."""
    return PAGE.format(
        lang=lang,
        theme=f' data-theme="{theme}"' if theme else "",
        title=escape(language(lang).message("ui-cards")),
        css=(ROOT / "card.css").read_text(encoding="utf-8"),
        svg=(ROOT / "icons.svg").read_text(encoding="utf-8"),
        cards="\n".join(card_html(card, lang, sheet="") for card in cards),
    )
