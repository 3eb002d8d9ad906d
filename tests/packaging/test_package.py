"""What is published: a wheel and an sdist with everything in them, typed, and quick to import."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tharsis import __version__

ROOT = Path(__file__).parents[2]
BUILT = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CITATION.cff",
    "CONTRIBUTING.md",
    "MANIFEST.in",
    "Makefile",
    "mkdocs.yml",
)
HEAVY = (
    "numba",
    "numpy",
    "fastapi",
    "sqlalchemy",
    "jinja2",
    "uvicorn",
    "fluent.runtime",
    "rich.markdown",
    "rich.console",
    "gymnasium",
)
PLAY = """
import tharsis
from tharsis import ares, mars
from tharsis.text import card_html, card_text
from tharsis.mars.cards import CARDS
from tharsis.web import create_app
assert all(room.new_game(2, seed=1).options(0) for room in (mars, ares))
assert card_text(CARDS[0], "uk").title and card_html(CARDS[0], "pl")
print(tharsis.__file__)
"""
TYPED = """
from tharsis import mars
from tharsis.bots import make_bot, play_game
from tharsis.core.game import Option
from tharsis.testing import Table

game: mars.Game = mars.new_game(players=2, seed=1)
options: list[Option] = game.options(0)
table: Table = Table(mars).player(0, mc=10).set(oxygen=3)
rating: int = table.player(0).rating
reveal_type(game.scores())
wrong: str = game.players
"""


def python(*arguments: str, at: Path, program: Path | str = sys.executable, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", **more}
    environment.pop("PYTHONPATH", None)
    return subprocess.run([str(program), *arguments], cwd=at, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the wheel and the sdist made of them."""
    folder = tmp_path_factory.mktemp("built")
    for name in BUILT:
        shutil.copy(ROOT / name, folder)
    for name in ("src", "docs", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    make = "from setuptools import build_meta as b; print(b.build_sdist('dist'), b.build_wheel('dist'))"
    done = python("-c", make, at=folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def clean(built: Path) -> Path:
    """An environment with the wheel, and what it depends on, but not with this checkout. Returns its Python."""
    home = built / "venv"
    venv.create(home, with_pip=False, symlinks=True)
    site = next(home.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(next((built / "dist").glob("*.whl"))) as wheel:
        wheel.extractall(site)
    (site / "dependencies.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    return home / "bin" / "python"


def test_the_wheel_has_every_file_of_the_package(built: Path) -> None:
    with zipfile.ZipFile(next((built / "dist").glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        metadata = wheel.read(f"tharsis-{__version__}.dist-info/METADATA").decode()
        scripts = wheel.read(f"tharsis-{__version__}.dist-info/entry_points.txt").decode()
    files = {path.relative_to(built / "src").as_posix() for path in (built / "src" / "tharsis").rglob("*") if path.is_file()}
    assert sorted(files - names) == []
    assert "tharsis = tharsis.cli:main" in scripts
    assert "Classifier: Typing :: Typed" in metadata and "License-Expression: MIT" in metadata
    for extra in ("envs", "open-spiel", "learn", "docs", "postgresql"):
        assert f"Provides-Extra: {extra}" in metadata


def test_the_sdist_has_sources_documentation_and_examples(built: Path) -> None:
    with tarfile.open(next((built / "dist").glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"LICENSE", "CITATION.cff", "src/tharsis/py.typed", "docs/rules.md", "examples/train_ppo.py"} <= names


def test_the_wheel_plays_in_an_environment_of_its_own(built: Path, clean: Path) -> None:
    done = python("-c", PLAY, at=built.parent, program=clean)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(built / "venv")
    told = python("-m", "tharsis", "version", at=built.parent, program=clean)
    assert told.stdout.startswith(f"tharsis {__version__}"), told.stderr


def test_programs_of_others_are_checked_against_its_types(built: Path, clean: Path) -> None:
    (built / "program.py").write_text(TYPED)
    checks = ["-m", "mypy", "--strict", "--no-incremental", "--cache-dir", os.devnull, "--python-executable", str(clean)]
    done = python(*checks, "--follow-imports=silent", "program.py", at=built)
    said = [re.sub(r"^program.py:", "", line) for line in done.stdout.splitlines() if line.startswith("program.py")]
    assert said == [
        '11: note: Revealed type is "list[dict[str, int]]"',
        '12: error: Incompatible types in assignment (expression has type "int", variable has type "str")  [assignment]',
    ], done.stdout + done.stderr


def test_heavy_packages_are_imported_when_they_are_needed(tmp_path: Path) -> None:
    """`import tharsis` and `tharsis --help` answer at once."""
    told = f"print([name for name in {HEAVY!r} if name in sys.modules])"
    source = {"PYTHONPATH": str(ROOT / "src")}
    for work in ("import sys, tharsis", "import sys, tharsis.cli; tharsis.cli.app(['--help'], standalone_mode=False)"):
        done = subprocess.run(
            [sys.executable, "-c", f"{work}; {told}"],
            env={**os.environ, **source},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout.splitlines()[-1:] == ["[]"], done.stdout + done.stderr


def test_papers_of_the_project_agree(built: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    cited = dict(re.findall(r"^(\w+): (.+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE))
    assert (cited["version"], cited["license"]) == (__version__, project["license"])
    tried = re.findall(r'"(3\.\d+)"', (ROOT / ".github" / "workflows" / "ci.yml").read_text())
    named = [name.rpartition(" ")[2] for name in project["classifiers"] if re.search(r":: 3\.\d+$", name)]
    assert tried == named == [f"3.{minor}" for minor in range(11, 15)]
