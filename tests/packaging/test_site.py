"""The documentation site: no warning, every link leads somewhere, every word of the card language is shown."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tharsis import ares, mars
from tharsis.cards import words

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "NUMBA_DISABLE_JIT": "1"}
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(build, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_link_and_picture_of_the_site_is_there(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    texts = {page.resolve(): page.read_text(encoding="utf-8") for page in pages}
    broken = []
    for page, text in texts.items():
        for link in re.findall(r'(?:href|src)="([^"]*)"', text):
            path, _, anchor = unquote(link).partition("#")
            if "://" in link or link.startswith(("data:", "javascript:", "mailto:", "/")):
                continue
            target = (page.parent / path.partition("?")[0]).resolve() if path else page
            if not target.exists() or (anchor and target in texts and f'id="{anchor}"' not in texts[target]):
                broken.append(f"{page.name}: {link}")
    assert broken == []


def test_every_word_of_the_card_language_is_shown(site: Path) -> None:
    page = (site / "card-language.html").read_text(encoding="utf-8")
    for kind in vars(words).values():
        if isinstance(kind, type) and issubclass(kind, words.Word) and hasattr(kind, "__dataclass_fields__"):
            assert f'id="{kind.__name__.lower()}"' in page, kind
    assert page.count('class="card ') > 90


def test_every_span_of_an_observation_is_documented(site: Path) -> None:
    page = (site / "observations.html").read_text(encoding="utf-8")
    for module in (mars, ares):
        assert [each.name for each in module.Game.rules.layout.sections if f"<code>{each.name}</code>" not in page] == []
