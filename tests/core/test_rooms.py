"""Who may import whom: `core ← cards ← {mars, ares, text} ← {bots, envs} ← arena ← {learn, store} ← web ← cli`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tharsis"
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "cards": {"core"},
    "mars": {"core", "cards"},
    "ares": {"core", "cards"},
    "text": {"core", "cards"},
    "bots": {"core", "cards", "mars", "ares", "games"},
    "envs": {"core", "cards", "mars", "ares", "text", "bots", "games", "terminal"},
    "arena": {"core", "cards", "mars", "ares", "bots", "games"},
    "learn": {"core", "cards", "mars", "ares", "bots", "arena", "games"},
    "store": {"core", "games"},
    "web": {"core", "cards", "mars", "ares", "text", "bots", "arena", "store", "games", "workers"},
}


def imported_rooms(path: Path) -> set[str]:
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "tharsis" else [node.module]
        rooms |= {name.split(".")[1] for name in names if name.startswith("tharsis.")}
    return rooms


OF_ROOM = {"texts.py": "text", "bots.py": "bots", "pages.py": "web"}
"""Parts of a module's folder that belong to another room; that room loads them through the registration."""


def room_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return OF_ROOM.get(path.name, parts[0]) if parts[1:2] == ("modules",) else parts[0]


@pytest.mark.parametrize("room", [room for room in MAY_IMPORT if (SOURCE / room).is_dir()])
def test_a_room_imports_only_what_it_may(room: str) -> None:
    for path in sorted((SOURCE / room).rglob("*.py")):
        strangers = imported_rooms(path) - MAY_IMPORT[room_of(path)] - {room, room_of(path), "__version__"}
        assert not strangers, f"{path.relative_to(SOURCE)} imports {sorted(strangers)}"


DOOR = ("web", "arena", "testing")


def is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")


def private_names(text: str) -> list[str]:
    """Names with an underscore that are imported, or taken from something that is not of this file."""
    nodes = list(ast.walk(ast.parse(text)))
    attributes = [node for node in nodes if isinstance(node, ast.Attribute)]
    own = {node.attr for node in attributes if is_own(node)}
    own |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    imported = [alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names]
    taken = [node.attr for node in attributes if node.attr not in own]
    return [name for name in (*imported, *taken) if name.startswith("_") and not name.startswith("__")]


def at_the_door() -> list[Path]:
    """Web, arena and kit, and the parts of modules that belong to the pages."""
    pages = [path for path in (SOURCE / "mars" / "modules").rglob("*.py") if room_of(path) == "web"]
    return [*pages, *(path for room in DOOR for path in sorted((SOURCE / room).rglob("*.py")))]


def test_nobody_at_the_door_uses_a_private_name_or_a_rule() -> None:
    found = {str(path.relative_to(SOURCE)): path.read_text() for path in at_the_door()}
    assert len(found) > 100
    assert {path: private_names(text) for path, text in found.items() if private_names(text)} == {}
    assert {path: trespasses(text) for path, text in found.items() if trespasses(text) and not path.endswith("game.py")} == {}


def test_bots_read_frames_by_the_names_of_their_facts() -> None:
    bots = [*(SOURCE / "bots").rglob("*.py"), *(SOURCE / "mars" / "modules").glob("*/bots.py")]
    taken = {str(path): modules_named(ast.parse(path.read_text())) for path in bots}
    lettered = [name for name, names in taken.items() if names & {f"tharsis.core.frames.{letter}" for letter in "ABCDE"}]
    assert len(bots) > 30 and lettered == []


def test_a_private_name_is_noticed() -> None:
    assert private_names("game._reveals = []") == ["_reveals"]
    assert private_names("from tharsis.core.game import _answers") == ["_answers"]
    assert private_names("def f(game):\n    return game._call(1)") == ["_call"]
    assert (
        private_names("class A:\n    def __init__(self):\n        self._a = 1\n    def b(self):\n        return self._a") == []
    )


OUTSIDE = ("web", "arena", "envs", "store", "text", "testing")
PRIVATE_NAMES = ("_call", "py_func")
ENGINE_FIELDS = ("frames", "events")


def outside_files() -> list[Path]:
    """Everything that asks the games from outside: not the engine, and not the bots, whose own compiled rules build on it."""
    return [*SOURCE.glob("*.py"), *(path for room in OUTSIDE for path in sorted((SOURCE / room).rglob("*.py")))]


def modules_named(tree: ast.AST) -> set[str]:
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return (
        named | {str(node.module) for node in froms} | {f"{node.module}.{alias.name}" for node in froms for alias in node.names}
    )


def trespasses(text: str) -> list[str]:
    """Rules that are imported, private names that are used, and rows that are read by number."""
    tree = ast.parse(text)
    rules = [name for name in modules_named(tree) if name.split(".")[2:3] == ["rules"]]
    used = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in PRIVATE_NAMES]
    quoted = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in PRIVATE_NAMES]
    rows = [
        f"{node.value.attr}[…]"
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in ENGINE_FIELDS
    ]
    return [*rules, *used, *map(str, quoted), *rows]


def test_nobody_outside_the_engine_reaches_into_the_rules() -> None:
    found = {str(path.relative_to(SOURCE)): trespasses(path.read_text()) for path in outside_files() if path.name != "game.py"}
    assert len(found) > 80
    assert {path: names for path, names in found.items() if names} == {}


def test_a_trespass_is_noticed() -> None:
    assert trespasses("from tharsis.mars.rules.goals import award_value") != []
    assert trespasses("import tharsis.ares.rules.play") != []
    assert trespasses("from tharsis.mars import rules") != []
    assert trespasses("game._call(1)") == ["_call"]
    assert trespasses("getattr(rule, 'py_func', rule)") == ["py_func"]
    assert trespasses("state.frames[0, 1, 4]") == ["frames[…]"]
    assert trespasses("from tharsis.mars.state import Res") == []


def test_no_line_of_a_template_is_longer_than_200_characters() -> None:
    long = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in sorted(SOURCE.rglob("*.html"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) > 200
    ]
    assert not long


def test_few_files_name_the_module_colonies_and_no_base_rule_does() -> None:
    """A module is its folder; these others may name one of them for a reason."""
    named = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py") if "colonies" in path.read_text().lower()}
    outside = {path for path in named if not path.startswith("mars/modules/colonies/")}
    assert not [path for path in outside if path.startswith(("mars/rules/", "web/", "core/", "cards/", "arena/"))]
    assert len(named) <= 20, sorted(outside)
