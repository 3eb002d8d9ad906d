"""A short suite on the lowest and the newest dependencies that pyproject.toml allows, on every Python that is installed.

`make test-versions`, or `python scripts/versions.py 3.12 newest` for one of them. Environments are kept in .versions.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SUITE = ("tests/core", "tests/cli", "tests/store", "tests/web/test_api.py")
COMPILED = ("tests/core/test_toolchain.py", "tests/goldens", "-k", "toolchain or ares")
"""One game is enough to see whether a Numba compiles rules: both are made of the same parts."""


def lowest() -> list[str]:
    """What the lower bounds of all we need are when they are read as exact versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    found = (re.match(r"([\w.-]+)[^>]*>=([\d.]+)", line) for line in project["dependencies"] + extras["postgresql"])
    return [f"{match[1]}=={match[2]}" for match in found if match]


def interpreter(version: str) -> str | None:
    """This Python, one on the path, or one of pyenv's, whichever runs."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    of_pyenv = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    found = [shutil.which(f"python{version}"), *map(str, of_pyenv)]
    return next((python for python in found if python and is_runnable(python)), None)


def is_runnable(python: str) -> bool:
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def attempt(version: str, edge: str) -> str:
    """Install and run; what came of it in a word or two."""
    python = interpreter(version)
    if python is None:
        return "not installed"
    folder = ROOT / ".versions" / f"{version}-{edge}"
    here = folder / "bin" / "python"
    pins = lowest() if edge == "lowest" else []
    install = [str(here), "-m", "pip", "install", "-qq", "--upgrade", "--upgrade-strategy", "eager"]
    plain = {"NUMBA_DISABLE_JIT": "1"}
    steps: list[tuple[str, list[str], dict[str, str]]] = [
        ("making it", [python, "-m", "venv", str(folder)], {}),
        ("installing", [*install, "--editable", ".[test]", *pins], {}),
        ("tests", [str(here), "-m", "pytest", "-n", "2", "-m", "not compiled and not browser", *SUITE], plain),
        ("compiled tests", [str(here), "-m", "pytest", "-m", "compiled", *COMPILED], {}),
        ("doctor", [str(here), "-m", "tharsis", "doctor"], {}),
    ]
    for name, command, more in steps:
        print(f"{version} {edge}: {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, env=environment() | more, check=False).returncode:
            return f"FAILED at {name}"
    return "passed"


def environment() -> dict[str, str]:
    """Ours, with its own cache of compiled rules and without anything that points at other sources."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "NUMBA_DISABLE_JIT", "VIRTUAL_ENV")}
    return kept | {"THARSIS_CACHE": str(ROOT / ".versions" / "cache")}


def wanted(words: list[str]) -> list[tuple[str, str]]:
    """The newest dependencies on every Python, the lowest on the oldest and the newest of them."""
    installed = [version for version in PYTHONS if interpreter(version)] or [PYTHONS[0]]
    edges = [(version, "newest") for version in PYTHONS] + [(version, "lowest") for version in (installed[0], installed[-1])]
    return [(version, edge) for version, edge in dict.fromkeys(edges) if all(word in (version, edge) for word in words)]


def main(words: list[str]) -> int:
    unknown = [word for word in words if word not in (*PYTHONS, "lowest", "newest")]
    if unknown:
        print(f"versions: {unknown[0]!r} cannot be tried; there are {', '.join(PYTHONS)}, lowest and newest", file=sys.stderr)
        return 2
    results = {pair: attempt(*pair) for pair in wanted(words)}
    print()
    for (version, edge), result in results.items():
        print(f"Python {version}, {edge} dependencies: {result}")
    return int(any(result.startswith("FAILED") for result in results.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
