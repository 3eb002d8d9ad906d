"""What a server is told: each setting is declared once, for the command line, the environment and a file.

An option of the command comes before the environment (`THARSIS_PORT=80`), that before the file (`port = 80` in TOML).
"""

from __future__ import annotations

import ipaddress
import json
import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tharsis.core.errors import BadSetup

PREFIX = "THARSIS_"
CONFIG = f"{PREFIX}CONFIG"
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
URLS = ("https://", "http://")
DAY_S = 24 * 3600.0


def default_database() -> str:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "tharsis" / "games.sqlite")


def setting(
    default: Any,
    told: str,
    least: float | None = None,
    most: float | None = None,
    words: tuple[str, ...] = (),
    begins: tuple[str, ...] = (),
) -> Any:
    return field(default=default, metadata={"told": told, "least": least, "most": most, "words": words, "begins": begins})


@dataclass(frozen=True, slots=True)
class Options:
    host: str = setting("127.0.0.1", "where it listens; 0.0.0.0 lets others in")
    port: int = setting(8000, "the port; 0 takes a free one", 0, 65535)
    database: str = setting("", "where games are kept: a file, or the URL of a database")
    workers: int = setting(1, "how many processes answer", 1, 64)
    trusted_proxies: tuple[str, ...] = setting((), "addresses of proxies that tell who asks; nobody else is believed")
    public_url: str = setting("", "what links to the site begin with, e.g. https://example.org", begins=URLS)
    log_level: str = setting("warning", "what is logged: debug, info, warning or error", words=LEVELS)
    log_format: str = setting("text", "how it is logged: text, or json for one JSON value a line", words=FORMATS)
    metrics: bool = setting(False, "figures for Prometheus at /metrics")
    push: bool = setting(False, "call players by their browser when no table is open; needs tharsis[push]")
    bot_pause: float = setting(0.8, "seconds a bot waits before each move", 0, 3600)
    asleep_after_days: float = setting(1.0, "bots of a game without moves for so long wait until somebody looks", 0.01, 36500)
    forgotten_after_days: float = setting(180.0, "unfinished games without moves for so long are deleted; 0: never", 0, 36500)
    requests_per_second: float = setting(40.0, "requests of one address that each process answers, over time", 0.1, 1e9)
    burst: float = setting(200.0, "and how many at once", 1, 1e9)
    games: int = setting(60, "games that one address may make in ten minutes", 0, 10**9)
    games_of_all: int = setting(1200, "games that all may make in ten minutes", 0, 10**9)
    open_games: int = setting(300, "games of one address that go on at a time", 0, 10**9)
    streams: int = setting(60, "pages of one address that are kept up to date at a time", 0, 10**9)
    streams_of_all: int = setting(4000, "pages that one process keeps up to date", 0, 10**9)
    connections: int = setting(300, "connections of one address that one process holds; proxies may have any number", 1, 10**9)
    reports: int = setting(5, "reports of faults that one address may send in ten minutes", 0, 10**9)
    reports_of_all: int = setting(300, "reports that all may send in ten minutes", 0, 10**9)

    @property
    def place(self) -> str:
        return self.database or default_database()

    def told(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> Options:
        """From values by name; a wrong one is refused by name."""
        known = {one.name: one for one in fields(cls)}
        strangers = sorted(told.keys() - known.keys())
        if strangers:
            raise BadSetup(f"no setting {strangers[0]!r}; there are {', '.join(known)}")
        return cls(**{name: checked(known[name], value) for name, value in told.items()})


def variable(name: str) -> str:
    return PREFIX + name.upper()


def checked(one: Any, value: Any) -> Any:
    """The value in its type and bounds."""
    kind, facts = type(one.default), one.metadata
    refusal = f"{one.name} is {value!r}; "
    if kind is tuple:
        parts = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or not all(is_address(part) for part in parts):
            raise BadSetup(refusal + "allowed: a list of addresses or networks, or *")
        return tuple(parts)
    if kind is bool:
        return checked_bool(value, refusal)
    if kind is str:
        if not isinstance(value, str) or (facts["words"] and value not in facts["words"]):
            raise BadSetup(refusal + f"allowed: {', '.join(facts['words']) or 'text'}")
        if value and facts["begins"] and not has_host(value, facts["begins"]):
            raise BadSetup(refusal + f"it begins with {' or '.join(facts['begins'])} and a name")
        return value
    return checked_number(kind, value, facts, refusal)


def has_host(url: str, begins: tuple[str, ...]) -> bool:
    try:
        return url.startswith(begins) and bool(urlsplit(url).hostname)
    except ValueError:
        return False


def is_address(part: Any) -> bool:
    """Of a machine or a network, or `*` for all. Names are not looked up."""
    if not isinstance(part, str):
        return False
    try:
        return part == "*" or bool(ipaddress.ip_network(part, strict=False))
    except ValueError:
        return False


def checked_bool(value: Any, refusal: str) -> bool:
    words = {"true": True, "1": True, "yes": True, "on": True, "false": False, "0": False, "no": False, "off": False, "": False}
    if isinstance(value, bool):
        return value
    if not isinstance(value, str) or value.lower() not in words:
        raise BadSetup(refusal + "allowed: true, false")
    return words[value.lower()]


def checked_number(kind: type, value: Any, facts: Mapping[str, Any], refusal: str) -> Any:
    bounds = f"allowed: {'whole numbers' if kind is int else 'numbers'} from {facts['least']:g} to {facts['most']:g}"
    try:
        number = kind(value)
    except (TypeError, ValueError, OverflowError):
        raise BadSetup(refusal + bounds) from None
    is_other = isinstance(value, bool) or (isinstance(value, float) and number != value)
    if is_other or not facts["least"] <= number <= facts["most"]:
        raise BadSetup(refusal + bounds)
    return number


def from_file(place: str | Path) -> dict[str, Any]:
    try:
        with Path(place).open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadSetup(f"the settings in {place} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"the settings in {place} are no TOML: {error}") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    return {one.name: environment[variable(one.name)] for one in fields(Options) if variable(one.name) in environment}


def gather(given: Mapping[str, Any], environment: Mapping[str, str], config: str | Path | None = None) -> Options:
    """What was given (None: nothing), then the environment, then the file."""
    place = config or environment.get(CONFIG)
    told = from_file(place) if place else {}
    return Options.of({**told, **from_environment(environment), **{name: v for name, v in given.items() if v is not None}})
