"""What we ask of Numba: looked for before it is used, tried on a small tree of rules, and changed for nobody else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tharsis import doctor
from tharsis.core import jit, lean, small_tree

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=kept | environment, check=False
    )  # fmt: skip


def test_every_private_name_of_numba_is_there() -> None:
    assert lean.missing() == ""


@pytest.mark.parametrize("number", range(len(lean.PRIVATE_NAMES)))
def test_a_private_name_that_is_gone_is_noticed(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = list(lean.PRIVATE_NAMES)
    gone[number] = (None, gone[number][1], gone[number][2])
    monkeypatch.setattr(lean, "PRIVATE_NAMES", tuple(gone))
    assert lean.missing() == gone[number][1]


def test_other_arguments_of_a_private_name_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, arguments = lean.PRIVATE_NAMES[0]
    monkeypatch.setattr(lean, "PRIVATE_NAMES", ((place, name, arguments + ", wings"),))
    assert lean.missing() == name


def test_an_attribute_that_is_no_longer_set_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    library = lean.PRIVATE_NAMES[1][0]
    assert lean.is_set_at_the_start(library, "_linking_libraries")
    monkeypatch.setattr(lean, "PRIVATE_NAMES", ((library, "_linking_ways", ""),))
    assert lean.missing() == "_linking_ways"


def test_a_numba_that_cannot_compile_the_small_tree_is_found_out() -> None:
    def broken(function: Any) -> Any:
        raise RuntimeError("no code today\nand more lines")

    def wrong(function: Any) -> Any:
        return lambda *arguments: 41

    assert small_tree.why_not(small_tree.plain, small_tree.plain) == ""
    assert small_tree.why_not(small_tree.plain, broken) == "RuntimeError: no code today"
    assert "something else" in small_tree.why_not(small_tree.plain, wrong)


FALL_BACK = """
from numba.core import codegen
del codegen.CPUCodeLibrary._get_module_for_linking
"""


def test_without_its_private_parts_rules_run_uncompiled_and_one_line_says_so(tmp_path: Path) -> None:
    code = FALL_BACK + (
        "from tharsis.core import jit, small_tree\n"
        "print(jit.COMPILED, small_tree.harvest(small_tree.grow(jit.compiled, jit.entry)) == "
        "small_tree.harvest(small_tree.grow(small_tree.plain, small_tree.plain)))"
    )
    result = python(code, THARSIS_CACHE=str(tmp_path))
    assert result.stdout.strip() == "False True", result.stderr
    (line,) = result.stderr.strip().splitlines()
    assert line.startswith("tharsis: rules run uncompiled") and "_get_module_for_linking" in line
    assert not list(tmp_path.rglob("tried-*"))


@pytest.mark.compiled
def test_the_small_tree_compiles_and_that_is_remembered(tmp_path: Path) -> None:
    code = "from tharsis.core import jit; print(jit.COMPILED)"
    first = python(code, THARSIS_CACHE=str(tmp_path))
    assert (first.stdout.strip(), first.stderr) == ("True", "")
    (mark,) = tmp_path.rglob("tried-*")
    assert mark.parent.name == jit.engine_hash()


@pytest.mark.compiled
def test_nothing_is_changed_for_other_users_of_numba(tmp_path: Path) -> None:
    code = """
import numba
from numba.core import codegen, compiler, cpu, dispatcher
places = [codegen.JITCodeLibrary, codegen.CPUCodeLibrary, codegen.CodeLibrary, compiler.Compiler, compiler.CompilerBase,
          cpu.CPUContext, dispatcher.Dispatcher, codegen.JITCPUCodegen]
def functions():
    return [{name: part for name, part in vars(place).items() if callable(part)} for place in places]

before = functions()
from tharsis.core import jit, small_tree
tree = small_tree.grow(jit.compiled, jit._door)
small_tree.harvest(tree)
assert before == functions()

@numba.njit
def sum_of(values):
    return values.sum() + abs(values[0])

import numpy as np
print(sum_of(np.arange(-4, 4, dtype=np.int16)), jit.COMPILED)
"""
    result = python(code, THARSIS_CACHE=str(tmp_path))
    assert result.stdout.strip() == "0 True", result.stderr


@pytest.mark.compiled
def test_a_door_from_the_cache_keeps_its_machine_code_alone(tmp_path: Path) -> None:
    (tmp_path / "door.py").write_text("from tharsis.core.jit import entry\n@entry\ndef twice(number): return 2 * number\n")
    code = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from door import twice
print(twice(21), sum(twice.stats.cache_hits.values()), [each.library._shared_module for each in twice.overloads.values()])
"""
    python(code, THARSIS_CACHE=str(tmp_path))
    assert python(code, THARSIS_CACHE=str(tmp_path)).stdout.strip() == "42 1 [None]"


def test_every_dependency_has_a_lower_and_an_upper_bound() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    wanted = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    loose = [line for line in wanted if not re.search(r">=[\d.]+,<[\d.]+$", line) and not line.startswith("tharsis[")]
    assert not loose and re.fullmatch(r">=[\d.]+,<[\d.]+", project["requires-python"])


@pytest.mark.parametrize(
    ("version", "bounds", "fine"),
    [
        ("0.68.1", "<0.69,>=0.68", True),
        ("0.68.0", ">=0.68,<0.69", True),
        ("0.67.9", ">=0.68,<0.69", False),
        ("0.69.0rc1", ">=0.68,<0.69", False),
        ("0.100", ">=0.16,<1", True),
        ("3.9.18", ">=3.11,<3.15", False),
    ],
)
def test_the_doctor_reads_bounds(version: str, bounds: str, fine: bool) -> None:
    _, found, said = doctor.judge("numba", version, bounds)
    assert found is fine and version in said and (fine or bounds in said)


def test_the_doctor_names_what_is_missing_and_skips_what_only_an_extra_needs() -> None:
    assert doctor.requirement("ray<3,>=2.30; extra == 'ray'") == ("", "")
    assert doctor.requirement("psycopg[binary]<4,>=3.2") == ("psycopg", "<4,>=3.2")
    assert doctor.judge("numba", "", ">=0.68,<0.69") == ("numba", False, "is not installed; needs >=0.68,<0.69")


def broken_package(folder: Path, name: str, version: str, code: str) -> None:
    """A package of that name and version in a folder that comes first on the path."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(code)
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")


def test_the_doctor_diagnoses_a_wrong_numba_instead_of_dying(tmp_path: Path) -> None:
    broken_package(tmp_path, "numba", "0.12.0", 'raise ImportError("Numba needs NumPy 1.24 or less")')
    path = os.pathsep.join([str(tmp_path), str(PROJECT.parent / "src")])
    code = "import sys; sys.argv = ['tharsis', '{}']; from tharsis.cli import main; main()"
    result = python(code.format("doctor"), PYTHONPATH=path)
    assert result.returncode == 1 and "Traceback" not in result.stderr
    assert re.search(r"^BAD  numba: 0\.12\.0 is installed; needs .*0\.6", result.stdout, re.M)
    assert "BAD  compiled rules: cannot be loaded: Numba needs NumPy 1.24 or less" in result.stdout
    result = python(code.format("version"), PYTHONPATH=path)
    assert result.returncode == 1 and "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1 and "tharsis doctor" in result.stderr


def test_the_command_line_loads_no_rules_before_it_is_told_what_to_do() -> None:
    result = python("import sys, tharsis.cli; print('numba' in sys.modules)")
    assert result.stdout.strip() == "False"
