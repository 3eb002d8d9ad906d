"""Facts that the worth of cards is computed from, read off a game's card tables once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tharsis.cards.compiler import Tables
from tharsis.cards.ops import D_AMOUNT, D_CARD, D_START, OP, T_CARD, T_END, T_START, WHAT, N, Op, PointsKind
from tharsis.core.types import Ints

Span = tuple[int, int]


def tag_share(tables: Tables, projects: int) -> Ints:
    """How many of a tag an average project card has; the last column is any card."""
    return np.append(tables.tag_count[:projects].mean(axis=0), 1.0)


def trigger_span(tables: Tables) -> Ints:
    """The triggers of each card, which stand together."""
    span = np.zeros((len(tables.cost), 2), np.int16)
    for card in range(len(tables.cost)):
        own = [i for i in range(len(tables.triggers)) if tables.triggers[i, T_CARD] == card]
        if own:
            span[card] = own[0], own[-1] + 1
    return span


def has_engine(tables: Tables) -> Ints:
    """Cards that go on giving after they are played."""
    span = trigger_span(tables)
    filled = [spans[:, 0] < spans[:, 1] for spans in (tables.action, span, tables.modifier_span)]
    engine = np.logical_or.reduce(filled)
    engine[tables.paid_discounts[:, D_CARD]] = True
    return np.asarray(engine, np.int8)


def _programs_of(tables: Tables, card: int) -> Iterator[Span]:
    """The action and the triggers of a card, and the branches of their choices."""
    own = trigger_span(tables)[card]
    for start, end in [tables.action[card], *(tables.triggers[i, [T_START, T_END]] for i in range(*own))]:
        yield int(start), int(end)
        for row in tables.rows[start:end]:
            if row[OP] == Op.EITHER:
                yield from ((int(a), int(b)) for a, b in tables.branches[row[WHAT] : row[WHAT] + row[N]])


def action_rows(tables: Tables, card: int) -> Iterator[Ints]:
    """Every row of a card's action and triggers, those of choices among them."""
    for start, end in _programs_of(tables, card):
        yield from tables.rows[start:end]


def spender(tables: Tables) -> Ints:
    """Rows that follow the first 'spend cubes from here', and how many cubes they take."""
    table = np.zeros((len(tables.cost), 3), np.int16)
    table[:, 2] = 1
    for card in range(len(tables.cost)):
        for start, end in _programs_of(tables, card):
            if start < end and tables.rows[start, OP] == Op.SPEND_CUBES:
                table[card] = start + 1, end, max(1, int(tables.rows[start, N]))
                break
    return table


def cube_discount(tables: Tables) -> Ints:
    """M€ that one cube on the card takes off the price of another card."""
    table = np.zeros(len(tables.cost))
    for row in tables.paid_discounts:
        if tables.rows[row[D_START], OP] == Op.SPEND_CUBES:
            table[row[D_CARD]] = row[D_AMOUNT] / tables.rows[row[D_START], N]
    return table


def cube_points(tables: Tables) -> Ints:
    """Points for one cube on the card."""
    kind, _, each, points = tables.points.T
    return np.where(kind == PointsKind.PER_CUBE, points / np.maximum(each, 1), 0.0)
