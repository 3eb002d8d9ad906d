"""`tharsis admin`: what those who run a server do with its games."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tharsis.core.errors import BadSetup, TharsisError

if TYPE_CHECKING:
    from tharsis.store.admin import Admin

DAY_S = 24 * 3600.0
OLD_IDS = {"ignore_unknown_options": True}
"""Games of earlier versions may have an id that begins with `-`, like an option."""
admin = typer.Typer(help="List, export, archive, restore and delete games; usage; backup.", no_args_is_help=True)

Place = Annotated[str | None, typer.Option("--database", help="Where games are kept; as `tharsis serve` finds it.")]
Config = Annotated[Path | None, typer.Option(help="A TOML file with settings.")]
Ids = Annotated[list[str] | None, typer.Argument(help="Games by id.")]
State = Annotated[str, typer.Option(help="all, running, finished or asleep.")]
OlderThan = Annotated[float | None, typer.Option(min=0, help="Only games without a move for so many days.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value and nothing else.")]


@contextmanager
def opened(database: str | None, config: Path | None) -> Iterator[Admin]:
    from tharsis.store import Database, Unavailable, UnknownGame
    from tharsis.store.admin import Admin
    from tharsis.web.options import gather

    options = gather({"database": database}, os.environ, config)
    if "://" not in options.place and not Path(options.place).exists():
        raise BadSetup(f"there are no games in {options.place}")
    try:
        store = Database(options.place)
        yield Admin(store)
        store.close()
    except (Unavailable, UnknownGame) as error:
        raise TharsisError(str(error)) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise TharsisError(f"{error.filename}: {error.strerror}") from None


def day(time_s: float) -> str:
    return datetime.fromtimestamp(time_s, UTC).strftime("%Y-%m-%d %H:%M")


def chosen(room: Admin, ids: list[str] | None, state: str, older_than: float | None) -> list[str]:
    """Games named, or all in a state and of an age; never all by saying nothing."""
    if ids:
        known = {line.id for line in room.games()}
        strangers = [id for id in ids if id not in known]
        if strangers:
            raise TharsisError(f"no {'option or game' if strangers[0].startswith('-') else 'game'} {strangers[0]!r}")
        return list(dict.fromkeys(ids))
    if not state and older_than is None:
        raise BadSetup("name games by id, or choose them by --state or --older-than")
    before = None if older_than is None else time.time() - older_than * DAY_S
    return [line.id for line in room.games(state or "all", before)]


@admin.command("list")
def list_games(
    database: Place = None,
    config: Config = None,
    state: State = "all",
    older_than: OlderThan = None,
    as_json: AsJson = False,
) -> None:
    """Games, the one longest without a move first."""
    with opened(database, config) as room:
        lines = room.games(state, None if older_than is None else time.time() - older_than * DAY_S)
    if as_json:
        print(json.dumps([{name: getattr(line, name) for name in line.__slots__} for line in lines], ensure_ascii=False))
        return
    for line in lines:
        ended = "finished" if line.finished else "running"
        print(f"{line.id:<14} {line.game:<5} {ended:<9} {day(line.moved)} {line.moves:>5} moves  {', '.join(line.players)}")


@admin.command()
def usage(database: Place = None, config: Config = None, as_json: AsJson = False) -> None:
    """How many games and moves there are, and how large the database is."""
    with opened(database, config) as room:
        figures = room.usage()
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:>10}  {value}")


@admin.command(context_settings=OLD_IDS)
def export(
    ids: Ids = None, database: Place = None, config: Config = None, state: State = "", older_than: OlderThan = None
) -> None:
    """Print games, one line of JSON each, with all that belongs to them."""
    with opened(database, config) as room:
        for line in room.exported(chosen(room, ids, state, older_than)):
            print(line)


@admin.command(context_settings=OLD_IDS)
def archive(
    to: Annotated[Path, typer.Option(help="A new file for the games.")],
    ids: Ids = None,
    database: Place = None,
    config: Config = None,
    state: State = "",
    older_than: OlderThan = None,
) -> None:
    """Move games from the database to a file; `tharsis admin restore` brings them back."""
    with opened(database, config) as room:
        games = chosen(room, ids, state, older_than)
        room.archive(games, to)
    print(f"{len(games)} games are in {to} and no more in the database")


@admin.command()
def restore(file: Annotated[Path, typer.Argument(help="Exported or archived games.")], database: Place = None,
            config: Config = None) -> None:  # fmt: skip
    """Bring exported games back into the database."""
    with opened(database, config) as room, file.open(encoding="utf-8", errors="replace") as lines:
        count = len(room.restore(lines))
    print(f"{count} games were restored")


@admin.command(context_settings=OLD_IDS)
def delete(
    ids: Ids = None,
    database: Place = None,
    config: Config = None,
    state: State = "",
    older_than: OlderThan = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
) -> None:
    """Delete games for ever."""
    with opened(database, config) as room:
        games = chosen(room, ids, state, older_than)
        if not yes and not (sys.stdin.isatty() and typer.confirm(f"Delete {len(games)} games for ever?")):
            raise BadSetup(f"{len(games)} games would be deleted for ever; --yes does it")
        room.delete(games)
    print(f"{len(games)} games were deleted")


@admin.command()
def backup(to: Annotated[Path, typer.Argument(help="A new file.")], database: Place = None, config: Config = None) -> None:
    """Copy an SQLite database while servers go on writing to it."""
    with opened(database, config) as room:
        room.backup(to)
    print(f"the games are copied to {to}")
