"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_readme_plays_as_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 9 and result.failed == 0


@pytest.mark.parametrize(
    "page", sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        assert target.startswith("http") or (path.parent / target).exists(), target


def test_pictures_in_the_repository_are_those_that_pages_show() -> None:
    """The rest is made by `make screenshots` into a folder that git ignores."""
    pages = "".join(path.read_text() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    kept = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.webp")}
    assert kept == {f"docs/{name}" for name in re.findall(r"screenshots/[\w-]+\.webp", pages)}
