"""Who may import whom: `core ← cards ← {mars, ares, text} ← {bots, envs} ← arena ← store ← web ← cli`."""

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
    "envs": {"core", "cards", "mars", "ares", "bots", "games", "terminal"},
    "arena": {"core", "cards", "mars", "ares", "bots", "games"},
    "store": {"core", "games"},
    "web": {"core", "cards", "mars", "ares", "text", "bots", "arena", "store", "games"},
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
