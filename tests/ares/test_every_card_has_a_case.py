"""No card without a case."""

from __future__ import annotations

import importlib
from pathlib import Path

from tests.ares.cases import CASES
from tharsis.ares.cards import CARDS


def test_every_card_has_a_case() -> None:
    for path in Path(__file__).parent.glob("test_*.py"):
        importlib.import_module(f"tests.ares.{path.stem}")
    assert [card.key for card in CARDS if card.key not in CASES] == []


def test_every_case_is_for_a_card() -> None:
    assert set(CASES) <= {card.key for card in CARDS}
