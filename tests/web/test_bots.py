"""Bots at the table keep their time and never stop a game."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.kit import lone, open_game
from tharsis.web import bots
from tharsis.web.bots import THINKERS, THINKING_S, Agenda, BotRunner


def test_an_agenda_gives_games_in_the_order_of_their_times() -> None:
    agenda, now = Agenda(), time.monotonic()
    agenda.add(now - 1, "second")
    agenda.add(now - 2, "first")
    agenda.add(now + 99, "later")
    assert agenda.take() == (now - 2, "first", 2)
    assert agenda.take() == (now - 1, "second", 1)
    agenda.close()
    assert agenda.take() is None


@pytest.mark.parametrize("waiting", [0, THINKERS, 20])
def test_bots_that_wait_for_each_other_share_the_time(waiting: int, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[float, bool]] = []
    monkeypatch.setattr(BotRunner, "step", lambda self, live, seconds, is_alone: given.append((seconds, is_alone)))
    runner: Any = BotRunner(lone().app.state.context.lobby)  # type: ignore[attr-defined]
    runner._think_in(None, time.monotonic() + THINKING_S, waiting)
    (seconds, is_alone) = given[0]
    assert is_alone == (waiting == 0)
    assert 0 < seconds * (1 + waiting // THINKERS) <= THINKING_S


def test_a_bot_whose_time_is_up_moves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    monkeypatch.setattr(BotRunner, "step", lambda self, live, seconds, is_alone: given.append(seconds))
    runner: Any = BotRunner(lone().app.state.context.lobby)  # type: ignore[attr-defined]
    runner._think_in(None, time.monotonic() - 5, 3)
    assert given == [bots.LEAST_S]


def test_a_bot_that_stumbles_takes_any_option(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda spec, seed: 1 / 0)
    http = lone()
    opened = open_game(http, kinds=("bot", "bot"))
    context: Any = http.app.state.context  # type: ignore[attr-defined]
    live = context.lobby.find(opened["id"])
    for _ in range(5):
        context.bots.step(live)
    assert live.number == 5
    assert "stumbles" in caplog.text


def test_a_game_that_cannot_be_read_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    runner: Any = lone().app.state.context.bots  # type: ignore[attr-defined]
    runner.wake("nothing")
    runner._due.add(time.monotonic(), "nothing")
    assert runner._answer()
    assert "cannot play" in caplog.text and "nothing" not in runner._known
