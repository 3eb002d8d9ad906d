"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tharsis.cards import names as card_names
from tharsis.cards import words
from tharsis.cards.card import Card, project

ROOT = Path(__file__).parents[2]
MADE = ("card-language.md", "changelog.md", "observations.md")
"""Pages of the documentation that `scripts/site_pages.py` makes; `tests/packaging/test_site.py` looks at their links."""


def test_the_readme_plays_as_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 9 and result.failed == 0


@pytest.mark.parametrize(
    "page", sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
)
def test_every_link_of_a_page_leads_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        assert target.startswith("http") or target in MADE or (path.parent / target).exists(), target


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(), re.M | re.S)


@pytest.mark.parametrize("page", [page.name for page in sorted((ROOT / "docs").glob("*.md")) if blocks(page)])
def test_the_code_of_a_page_runs(page: str) -> None:
    """Whole programs are run, and so are sessions; a card stands among the names of the card language."""
    names: dict[str, object] = vars(card_names) | vars(words) | {"Card": Card, "project": project}
    for block in blocks(ROOT / "docs" / page):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, {}, page, page, 0)
            assert doctest.DocTestRunner().run(test).failed == 0
        else:
            exec(block, names)


def test_pictures_in_the_repository_are_those_that_pages_show() -> None:
    """The rest is made by `make screenshots` into a folder that git ignores."""
    pages = "".join(path.read_text() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    kept = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.webp")}
    assert kept == {f"docs/{name}" for name in re.findall(r"screenshots/[\w-]+\.webp", pages)}


TECHNICAL = sorted([ROOT / "docs" / "architecture.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/adding-a-*.md")])


@pytest.mark.parametrize("page", TECHNICAL, ids=lambda page: page.name)
def test_a_page_for_programmers_names_files_that_are_there_and_what_is_in_them(page: Path) -> None:
    """Paths in backticks, from the root or from src/tharsis; and what is said to be in one of them."""
    text = page.read_text()
    paths = set(re.findall(r"`((?:[\w*-]+/)+[\w.*-]*|[\w*-]+\.(?:py|ftl|md|json|toml))`", text))
    missing = [path for path in paths if not any(any(base.glob(path)) for base in (ROOT, ROOT / "src" / "tharsis"))]
    assert not missing
    for name, path in re.findall(r"`(\w+)` in\s`((?:[\w-]+/)+\w+\.py)`", text):
        file = next(base / path for base in (ROOT, ROOT / "src" / "tharsis") if (base / path).exists())
        assert name in file.read_text(), f"{name} in {path}"
