"""Bots at the table keep their time and never stop a game."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import Program, lone, open_game
from tharsis.bots.base import parse_spec
from tharsis.store import BOT, Unavailable
from tharsis.web import bots
from tharsis.web.bots import THINKERS, THINKING_S, Agenda, BotRunner, Job
from tharsis.web.lobby import SeatPlan


def test_an_agenda_gives_games_in_the_order_of_their_times() -> None:
    agenda, now = Agenda(), time.monotonic()
    agenda.add(Job(now - 1, "second"))
    agenda.add(Job(now - 2, "first"))
    agenda.add(Job(now + 99, "later"))
    assert agenda.take() == (Job(now - 2, "first"), 1)
    assert agenda.take() == (Job(now - 1, "second"), 0)
    agenda.close()
    assert agenda.take() is None


def test_whoever_makes_many_games_does_not_keep_others_waiting() -> None:
    agenda, now = Agenda(), time.monotonic()
    for at in range(600):
        agenda.add(Job(now - 10 + at / 1000, f"many {at}", "many"))
    assert [agenda.take() for _ in range(3)][-1] is not None
    agenda.add(Job(now - 1, "one", "another"))
    assert agenda.take() == (Job(now - 1, "one", "another"), 1), "the time is shared with one other, not with six hundred"


def is_true_in_time(check: Callable[[], bool]) -> bool:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if check():
            return True
        time.sleep(0.02)
    return False


def test_bots_go_on_by_themselves_when_the_store_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AGAIN_S", (0.05, 0.1))
    app = lone().app
    context: Any = app.state.context  # type: ignore[attr-defined]
    live = context.lobby.create("mars", {}, [SeatPlan(BOT), SeatPlan(BOT)], "x").live
    append, failures = context.store.append, list[str]()

    def broken(*row: Any) -> None:
        failures.append("append")
        raise Unavailable("away")

    context.store.append = broken
    context.bots.start()
    context.bots.wake(live.id)
    assert is_true_in_time(lambda: len(failures) > 3), "it is tried again and again"
    assert live.number == 0
    context.store.append = append
    assert is_true_in_time(lambda: live.number > 3)
    context.bots.stop()


def test_people_are_told_that_the_store_is_away_and_lose_nothing() -> None:
    http = TestClient(lone().app, raise_server_exceptions=False)
    opened = open_game(http)
    program, store = Program(http, opened, 0), http.app.state.context.store  # type: ignore[attr-defined]
    table = program.view()
    append = store.append
    store.append = lambda *row: (_ for _ in ()).throw(Unavailable("away"))
    answer = program.choose(table["options"][:1], table["number"])
    assert answer.status_code == 503 and "Nothing is lost" in answer.json()["detail"] and "retry-after" in answer.headers
    store.append = append
    assert program.view() == table
    assert program.choose(table["options"][:1], table["number"]).status_code == 200


def test_the_top_level_thinks_as_long_as_hard_and_judges_by_the_champion() -> None:
    assert bots.bot_levels() == ("easy", "medium", "hard", "expert")
    (_, hard), (_, expert) = (parse_spec(bots.SPECS[level]) for level in ("hard", "expert"))
    assert hard == {**expert, "net": 0}
    assert expert == {"seconds": THINKING_S}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_bot_that_thinks_takes_its_time_without_a_choice_as_well(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "spec_of", lambda level: bots.SPECS[level])
    context: Any = lone().app.state.context  # type: ignore[attr-defined]
    live = context.lobby.create("mars", {}, [SeatPlan(BOT, level=level)], "x").live
    monkeypatch.setattr(live.game, "options", lambda seat: ["done"])
    now = time.monotonic()
    assert context.bots._answer_in(Job(now, live.id)) is bots.Outcome.LISTED
    (job,) = context.bots._due._later
    assert job.is_thought and job.at - now == pytest.approx(THINKING_S - bots.RESERVE_S)


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


class Wanderer:
    """Chooses what it may not."""

    def choose(self, view: Any, options: Any, clock: Any) -> str:
        return "play nothing"


@pytest.mark.parametrize("make", [lambda spec, seed: 1 / 0, lambda spec, seed: Wanderer()])
def test_a_bot_that_stumbles_takes_any_option(
    make: Callable[[str, str], object], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "make_bot", make)
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
    runner._runs = lambda id: True
    runner.wake("nothing")
    runner._due.add(Job(time.monotonic(), "nothing"))
    assert runner._answer()
    assert "cannot play" in caplog.text and "nothing" not in runner._known


def test_a_fault_between_two_moves_does_not_end_the_thread_that_all_games_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when seats go while a game is looked at."""
    monkeypatch.setattr(bots, "AGAIN_S", (0.01, 0.02))
    context: Any = lone().app.state.context  # type: ignore[attr-defined]
    live = context.lobby.create("mars", {}, [SeatPlan(BOT), SeatPlan(BOT)], "x").live
    find, faults = context.lobby.in_memory, list[str]()

    def looked(id: str) -> Any:
        if threading.current_thread().name.startswith("bot-") and len(faults) < 3 and live.number > len(faults):
            faults.append(id)
            raise IndexError("list index out of range")
        return find(id)

    monkeypatch.setattr(context.lobby, "find", lambda id: find(id))
    monkeypatch.setattr(context.lobby, "in_memory", looked)
    context.bots.start()
    context.bots.wake(live.id)
    assert is_true_in_time(lambda: len(faults) == 3 and live.number > 5)
    context.bots.stop()


def test_the_longest_outage_leaves_a_game_to_be_tried_again() -> None:
    runner: Any = lone().app.state.context.bots  # type: ignore[attr-defined]
    runner._failures["x"] = 5_000  # eleven hours

    def away() -> Any:
        raise Unavailable("away")

    runner._safely("x", away)
    (job,) = runner._due._later
    assert job.id == "x" and job.at - time.monotonic() <= bots.AGAIN_S[1]
