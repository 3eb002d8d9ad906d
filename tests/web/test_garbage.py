"""What has lived for a while is set aside, and looked through now and then."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from tharsis.web.garbage import THOROUGH_S, Sweeper


class Ring:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_new_garbage_is_collected_and_old_is_not_looked_for() -> None:
    sweeper, old, new = Sweeper(), Ring(), Ring()
    young = weakref.ref(new)
    del new
    sweeper.sweep()
    assert young() is None
    assert gc.get_freeze_count() > 0
    aside = weakref.ref(old)
    del old
    sweeper.sweep()
    assert aside() is not None


def test_once_in_a_while_all_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    sweeper, old = Sweeper(), Ring()
    sweeper.sweep()
    aside = weakref.ref(old)
    del old
    later = time.monotonic() + THOROUGH_S
    monkeypatch.setattr(time, "monotonic", lambda: later)
    sweeper.sweep()
    assert aside() is None
