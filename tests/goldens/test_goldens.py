"""A change of rules or of the order of options shows here first."""

from __future__ import annotations

import json

import pytest

from tests.goldens.golden import GOLDENS, path, playthrough

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("golden", GOLDENS)
def test_the_play_through_is_as_it_was(golden: str) -> None:
    kept = json.loads(path(golden).read_text())
    played = playthrough(*GOLDENS[golden])
    for number, (before, now) in enumerate(zip(kept["moves"], played["moves"], strict=False), 1):
        assert now == before, f"move {number}"
    assert played == kept
