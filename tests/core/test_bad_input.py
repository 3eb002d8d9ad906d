"""Bad input gets one clear line and changes nothing."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tharsis import mars
from tharsis.core.errors import BadSave, BadSetup, IllegalMove, TharsisError, UnknownOption


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 0},
        {"players": 6},
        {"players": "two"},
        {"players": True},
        {"players": 2, "draft": 1},
        {"players": 1, "corporate_era": False},
        {"players": 2, "beginners": [2]},
        {"players": 2, "beginners": 1},
        {"players": 2, "first_player": 2},
        {"players": 2, "mixed_corporations": True},
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_what_is_allowed(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        mars.new_game(seed=1, **setup)
    assert "\n" not in str(refusal.value)


def test_an_unknown_option_of_set_up_is_named() -> None:
    with pytest.raises(BadSetup, match="'moon' is no option of set-up"):
        mars.Game({"players": 2, "moon": True}, 1)


@pytest.mark.parametrize(
    "text", ["", "fly", "play", "play pluto_probe", "pass now", "place ocean 99", "pay steel x", "target -1"]
)
def test_a_text_that_is_no_option_is_refused(text: str) -> None:
    game = mars.new_game(2, seed=1)
    before = game.state.tobytes()
    with pytest.raises(UnknownOption):
        game.choose(0, text)
    assert game.state.tobytes() == before and game.moves == []


def test_an_option_of_another_moment_is_refused_with_the_reason() -> None:
    game = mars.new_game(2, seed=1)
    before = game.state.tobytes()
    with pytest.raises(IllegalMove, match="'play birds': the card is not in hand"):
        game.choose(0, "play birds")
    with pytest.raises(IllegalMove, match="seat 7"):
        game.choose(7, "pass")
    assert game.state.tobytes() == before


@given(number=st.integers(min_value=-(2**40), max_value=2**40))
@settings(max_examples=200, deadline=None)
def test_no_number_crashes_a_game(number: int) -> None:
    game = _game()
    legal = game.options(game.to_move[0])
    if number not in legal:
        with pytest.raises(TharsisError):
            game.choose(game.to_move[0], number)


@given(text=st.text(max_size=40))
@settings(max_examples=200, deadline=None)
def test_no_text_crashes_a_game(text: str) -> None:
    game = _game()
    if text not in map(str, game.options(game.to_move[0])):
        with pytest.raises(TharsisError):
            game.choose(game.to_move[0], text)


_GAMES: list[mars.Game] = []


def _game() -> mars.Game:
    """One game for all examples: none of them may change it."""
    if not _GAMES:
        _GAMES.append(mars.new_game(2, seed=3))
    return _GAMES[0]


def _save() -> bytes:
    game = mars.new_game(2, seed=5)
    for _ in range(6):
        seat = game.to_move[0]
        game.choose(seat, game.options(seat)[0])
    return game.save()


@pytest.mark.parametrize(
    "change",
    [
        {"tharsis": 2},
        {"game": "chess"},
        {"rules": "mars/0"},
        {"setup": None},
        {"setup": {"players": 9}},
        {"moves": 3},
        {"moves": [[0, "play birds"]]},
        {"moves": [[0]]},
        {"moves": [["x", "pass"]]},
        {"seed": None},
        {"seed": "another"},
        {"position": "?"},
        {"position": base64.b64encode(zlib.compress(b"short")).decode()},
    ],
)
def test_a_changed_save_is_refused(change: dict[str, Any]) -> None:
    save = json.loads(_save()) | change
    with pytest.raises(BadSave) as refusal:
        mars.load(json.dumps(save).encode())
    assert "\n" not in str(refusal.value)


@given(data=st.binary(max_size=200))
@settings(max_examples=100, deadline=None)
def test_no_bytes_crash_loading(data: bytes) -> None:
    with pytest.raises(BadSave):
        mars.load(data)


@given(at=st.integers(min_value=0, max_value=10_000), byte=st.integers(min_value=0, max_value=255))
@settings(max_examples=60, deadline=None)
def test_a_save_with_one_damaged_byte_is_refused_or_the_same_game(at: int, byte: int) -> None:
    good = _SAVE
    damaged = bytearray(good)
    damaged[at % len(good)] = byte
    try:
        game = mars.load(bytes(damaged))
    except BadSave:
        return
    assert game.state.tobytes() == mars.load(good).state.tobytes()


_SAVE = _save()
