"""The bench under load: pages listen, people move, others are told, all over the real command."""

from __future__ import annotations

import pytest

from tharsis.web import load


def test_a_load_of_people_moves_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setattr(load, "WARM_S", 2.0)
    monkeypatch.setattr(load, "PLAYED", (5, 10))
    result = load.bench_load(games=5, workers=2, seconds=4.0, every=1.0)
    assert result["move_ms"]["n"] > 0 and result["page_ms"]["n"] > 0 and result["told_ms"]["n"] > 0
    assert result["failed"] == 0 and result["cpu_cores"] > 0 and result["memory_mb"] > 50
    assert any("150 ms" in goal for _, _, goal in load.rows(result))
