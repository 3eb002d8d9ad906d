"""What the pages for authors name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("adding-a-*.md"))
PATH = re.compile(r"`([\w./-]+/[\w./-]*|[\w-]+\.(?:md|py|toml))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_that_a_page_names_is_there(page: Path) -> None:
    named = PATH.findall(page.read_text(encoding="utf-8"))
    places = (ROOT, ROOT / "src" / "tharsis", page.parent)
    assert named
    assert [path for path in named if not any((place / path).exists() for place in places)] == []


def test_a_map_is_added_by_a_file_alone() -> None:
    """No other source names the maps that came after the first."""
    sources = [path for path in (ROOT / "src" / "tharsis").rglob("*.py") if path.parent.name != "maps"]
    assert [path.name for path in sources if re.search(r"[\"'](hellas|elysium)[\"']", path.read_text(encoding="utf-8"))] == [
        "mars.py"
    ]
