"""Cards of another package: the example in `examples/moons-package`, found through its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import numba
import pytest

from tharsis.core import jit, outside

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "moons-package"


def installed(folder: Path) -> Path:
    """What an installer writes beside a package, so that its entry points are found."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    info = folder / f"tharsis_moons-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    (info / "entry_points.txt").write_text(
        "".join(f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in points.items()) for group, points in groups)
    )
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(map(str, [installed(folder), PACKAGE / "src", ROOT / "src"]))
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False, cwd=folder
    )


def test_the_example_package_passes_its_own_tests(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PACKAGE / "tests"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_command_line_draws_a_card_of_another_package(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "tharsis", "card", "deimos_relay", "--lang", "uk")
    assert "Ретранслятор на Деймосі" in done.stdout, done.stderr


def test_compiled_rules_with_modules_from_outside_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until what the modules declare or are written in changes."""
    monkeypatch.setattr(outside, "_marks", {})
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(jit, "_door", lambda function, is_kept: numba.config.CACHE_DIR)
    plain = numba.config.CACHE_DIR

    def engine() -> None: ...

    engine.__module__ = "tharsis.mars.engine"
    source, folders = tmp_path / "moons.py", []
    for declared, text in (("", ""), ("a", "1"), ("a", "2"), ("b", "2"), ("a", "1")):
        source.write_text(text)
        if declared:
            outside.note("mars", declared, [source])
        folders.append(jit.entry(engine))
    assert folders[0] == plain and len(set(folders)) == 4 and folders[1] == folders[4]
    assert all(Path(folder).parent == Path(plain) for folder in folders[1:])
    engine.__module__ = "tharsis.ares.engine"
    assert jit.entry(engine) == plain == numba.config.CACHE_DIR
