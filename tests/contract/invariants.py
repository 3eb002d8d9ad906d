"""What must hold in every position, recomputed from scratch."""

from __future__ import annotations

from typing import Any

import numpy as np

from tharsis.ares.rules.asks import Ask as AresAsk
from tharsis.ares.tables import TABLES as ARES_TABLES
from tharsis.cards.compiler import ANY_TAG
from tharsis.cards.ops import Modifier
from tharsis.core.events import MAX_EVENTS
from tharsis.core.frames import KIND
from tharsis.core.piles import DECK, DISCARD, EVENTS, HAND, TABLEAU, UNKNOWN
from tharsis.mars.board import FIRST, LAST, N_SPACES
from tharsis.mars.rules.spaces import T_CAPITAL, T_CITY, T_GREENERY, T_OCEAN
from tharsis.mars.state import NEUTRAL, TAGS, Phase
from tharsis.mars.tables import HOLDS, MODIFIER_SPAN, MODIFIERS, TAG_COUNT
from tharsis.mars.tracks import BY_KEY

ARES_TAGS = ARES_TABLES.tag_count


def check_mars(state: Any) -> None:
    check_cards(state)
    check_board(state)
    for seat in range(int(state.players)):
        check_seat(state, seat)
    assert state.fault == 0
    assert state.event_count < MAX_EVENTS
    assert state.over or any(state.depth[seat] for seat in range(int(state.players)))


def check_cards(state: Any) -> None:
    check_piles(state, state.phase != Phase.SETUP)
    assert all(state.cubes[card] == 0 or HOLDS[card] >= 0 for card in range(len(state.zone)))


def check_piles(state: Any, hands_known: bool) -> None:
    zones = state.zone
    deck = state.deck[: int(state.deck_count)]
    assert len(set(deck.tolist())) == len(deck)
    assert (zones[deck] == DECK).all()
    assert (zones == DECK).sum() == state.deck_count
    assert (zones == DISCARD).sum() == state.discard_count
    assert not (zones == UNKNOWN).any()
    assert (state.cubes >= 0).all()
    if hands_known:
        for seat in range(int(state.players)):
            assert (zones == HAND + seat).sum() == state.hand_count[seat]


def check_board(state: Any) -> None:
    tiles, owners = state.tile, state.owner
    levels = dict(zip(BY_KEY, state.level.tolist(), strict=True))
    assert all(levels[key] in track.levels for key, track in BY_KEY.items())
    assert (tiles == T_OCEAN).sum() == levels["oceans"] <= 9
    assert state.venus or levels["venus"] == 0
    cities = np.isin(tiles, (T_CITY, T_CAPITAL))
    assert cities[FIRST : LAST + 1].sum() == state.cities_on_mars
    for owner in [*range(int(state.players)), NEUTRAL]:
        mine = (owners == owner) & (tiles != 0)
        assert mine.sum() == state.tiles[owner]
        assert (mine & cities).sum() == state.cities[owner]
        assert (mine & (tiles == T_GREENERY)).sum() == state.greeneries[owner]
    assert len(tiles) == N_SPACES


def check_seat(state: Any, seat: int) -> None:
    tableau = np.flatnonzero(state.zone == TABLEAU + seat)
    assert (state.stock[seat] >= 0).all(), state.stock[seat]
    assert state.production[seat, 0] >= -5 and (state.production[seat, 1:] >= 0).all(), state.production[seat]
    assert (state.tags[seat] == TAG_COUNT[tableau].sum(axis=0)).all()
    assert state.events_played[seat] == (state.zone == EVENTS + seat).sum()
    rows = [MODIFIERS[i] for card in tableau for i in range(*MODIFIER_SPAN[card])]
    for tag in (*range(len(TAGS)), ANY_TAG):
        assert state.discount[seat, tag] == sum(row[2] for row in rows if row[0] == Modifier.DISCOUNT and row[1] == tag)


def check_ares(state: Any) -> None:
    check_piles(state, state.rounds > 0)
    assert state.fault == 0 and state.event_count < MAX_EVENTS
    assert -30 <= state.temperature <= 8 and 0 <= state.oxygen <= 14 and 0 <= state.oceans <= 9
    for seat in range(int(state.players)):
        tableau = np.flatnonzero(state.zone == TABLEAU + seat)
        assert (state.stock[seat] >= 0).all() and (state.production[seat] >= 0).all() and state.rating[seat] >= 0
        played = np.concatenate([tableau, np.flatnonzero(state.zone == EVENTS + seat)])
        if ares_pays(state, seat):
            continue  # the card being paid for lies face up already, and does not count yet
        assert (state.tags[seat] == ARES_TAGS[played].sum(axis=0)).all()


def ares_pays(state: Any, seat: int) -> bool:
    kinds = {int(frame[KIND]) for frame in state.frames[seat, : int(state.depth[seat])]}
    return bool(kinds & {AresAsk.DISCOUNT, AresAsk.SHORT, AresAsk.PAY})


CHECKS = {"mars": check_mars, "ares": check_ares}
