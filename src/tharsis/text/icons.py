"""The rows of icons on a card: the production box, what happens at once, actions, lasting effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from tharsis.cards import words as w
from tharsis.cards.card import Card
from tharsis.cards.module import all_cubes, all_parameters, all_tags
from tharsis.cards.names import RESOURCES, TILES, ZONES
from tharsis.text.bundle import NO_BREAK, digits, language
from tharsis.text.icon_rules import MissingIcon, condition, deal, each_of, tokens_of
from tharsis.text.phrases import AFTER, PRODUCTION
from tharsis.text.tokens import (
    ACTION,
    BOX,
    COLON,
    EFFECT,
    FIRST,
    PER,
    PLAY,
    SO,
    TO,
    WORD,
    Row,
    Token,
    Tokens,
    cube,
    joined,
    parameter_symbol,
    resource,
    tile,
    word,
)

__all__ = [
    "MissingIcon", "Row", "Token", "Tokens", "card_rows", "cube", "medal", "need_rows", "parameter_symbol", "point_tokens",
    "resource", "symbols", "tile", "tokens_of",
]  # fmt: skip

APART = (*AFTER, w.Either, w.FreePlay, w.ExtraPlay, w.NextInPhase)
"""What has a row of its own."""


def grouped(branches: Sequence[w.Effects], holds: str) -> list[Tokens]:
    """One row for each branch; branches that share their cost or their result share a row."""
    parts = [([e for e in b if isinstance(e, w.Cost)], [e for e in b if not isinstance(e, w.Cost)]) for b in branches]
    if len(parts) > 1 and all(part[1] == parts[0][1] and part[0] for part in parts):
        return [(*joined((each_of(cost, holds) for cost, _ in parts), PER), TO, *each_of(parts[0][1], holds))]
    rows: list[tuple[list[w.Cost], list[Tokens]]] = []
    for cost, result in parts:
        tokens = each_of(result, holds)
        if rows and rows[-1][0] == cost and (cost or have_one_place([rows[-1][1][-1], tokens])):
            rows[-1][1].append(tokens)
        else:
            rows.append((cost, [tokens]))
    return [(*each_of(cost, holds), TO, *joined(with_one_place(results), PER)) for cost, results in rows]


def have_one_place(results: Sequence[Tokens]) -> bool:
    """Whether all of them end with the same word: elsewhere."""
    return results[0][-1].kind == WORD and len({tokens[-1] for tokens in results}) == 1


def with_one_place(results: Sequence[Tokens]) -> list[Tokens]:
    """Cubes that go to the same place name it once, after the last."""
    return [*(tokens[:-1] for tokens in results[:-1]), results[-1]] if have_one_place(results) else list(results)


def action_rows(effects: Sequence[w.Effect], holds: str) -> list[Tokens]:
    """An action always shows its arrow."""
    if len(effects) == 1 and isinstance(effects[0], w.Either):
        return grouped(effects[0].branches, holds)
    first = deal([e for e in effects if not isinstance(e, AFTER)], holds)
    rows = [first] if first else []
    for effect in effects:
        if isinstance(effect, AFTER):
            rows.append((*condition(effect), SO, *deal(effect.then, holds)))
            rows += [deal(effect.otherwise, holds)] if effect.otherwise else []
    return [row if TO in row or COLON in {token.kind for token in row} else (TO, *row) for row in rows]


def play_rows(effects: Sequence[w.Effect], holds: str) -> list[Row]:
    """The production box, a row of what happens at once, and a row for each choice or condition."""
    box = [e for e in effects if isinstance(e, PRODUCTION)]
    apart = [e for e in effects if isinstance(e, APART)]
    rest = [e for e in effects if not isinstance(e, (*PRODUCTION, *APART))]
    groups: list[tuple[str, Sequence[w.Effect]]] = [(BOX, box), (PLAY, rest), *((PLAY, (effect,)) for effect in apart)]
    return [Row(kind, each_of(group, holds)) for kind, group in groups if group]


@lru_cache(maxsize=4096)
def card_rows(card: Card) -> tuple[Row, ...]:
    """The icon box of a card, from top to bottom."""
    rows = play_rows(card.on_play[1:] if card.is_corporation else card.on_play, card.holds)
    if card.first_action:
        rows.append(Row(FIRST, (word("first"), TO, *each_of(card.first_action, card.holds))))
    rows += [Row(ACTION, tokens) for tokens in (action_rows(card.action, card.holds) if card.action else ())]
    rows += [Row(BOX if isinstance(e, w.Produces) else EFFECT, tokens_of(e, card.holds)) for e in card.effects]
    return tuple(rows)


@lru_cache(maxsize=4096)
def need_rows(card: Card, lang: str) -> Tokens:
    """What the card requires, with levels as the language writes them."""
    return tuple(levelled(token, lang) for need in card.needs for token in tokens_of(need, card.holds))


def levelled(token: Token, lang: str) -> Token:
    if not token.track:
        return token
    return replace(token, text=f"{token.text}{NO_BREAK}{language(lang).value(token.track, token.level)}")


def point_tokens(card: Card) -> Tokens:
    """What stands after the medal; nothing for a plain number."""
    return () if isinstance(card.vp, int) else tokens_of(card.vp, card.holds)


def medal(card: Card) -> str:
    """The number on the medal, empty without points."""
    if isinstance(card.vp, int):
        return digits(card.vp) if card.vp else ""
    return digits(int(getattr(card.vp, "points", 1)))


def symbols() -> frozenset[str]:
    """Every tile, tag, cube, resource and parameter has its symbol beside what the rules name."""
    named = {*map(resource, RESOURCES), *(f"tag-{tag}" for tag in all_tags()), *map(tile, TILES), *map(cube, all_cubes())}
    zones = {f"zone-{zone}" for zone in ZONES}
    return frozenset(
        {*named, *zones, *map(parameter_symbol, all_parameters()), "card", "rating", "vp", "arrow", "colon", "forest"}
    )
