"""Which tables of the lobby somebody wants to see: asked for by an address, kept by a cookie until the next visit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from tharsis.games import GAMES, plan_of
from tharsis.web.identity import A_YEAR
from tharsis.web.meeting import NEAR, Listed
from tharsis.web.quick import modules
from tharsis.web.seating import FEWEST, PACES
from tharsis.web.texts import NAMES

COOKIE = "tables"
EVERYTHING = "all"
COUNTS = tuple(str(n) for n in range(FEWEST, max(plan_of(game).most_players for game in GAMES) + 1))


@dataclass(frozen=True, slots=True)
class Sieve:
    """No language and no number of players stands for all of them. Of modules all that are asked for must be there."""

    game: str = EVERYTHING
    pace: str = EVERYTHING
    language: tuple[str, ...] = ()
    module: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    near: bool = False
    free: bool = False

    def lets(self, one: Listed, is_named: bool) -> bool:
        """Who has no name has no rating either."""
        return (
            self.game in (EVERYTHING, one.game)
            and self.pace in (EVERYTHING, one.pace)
            and (not self.language or one.spoken in self.language)
            and set(self.module) <= set(one.modules)
            and (not self.players or str(one.players) in self.players)
            and (one.is_open or not self.free)
            and (not self.near or not is_named or one.farthest <= NEAR)
        )

    @property
    def query(self) -> str:
        """What an address says of it: nothing of what is not chosen."""
        chosen = [(name, value) for name in ("game", "pace") if (value := getattr(self, name)) != EVERYTHING]
        chosen += [(name, value) for name in ("language", "module", "players") for value in getattr(self, name)]
        return urlencode([*chosen, *((name, "1") for name in ("near", "free") if getattr(self, name))])


FIELDS = tuple(Sieve.__dataclass_fields__)


def sieve_of(request: Request) -> Sieve:
    """What is asked for, or what was the last time."""
    return read(request.query_params if is_asked(request) else QueryParams(request.cookies.get(COOKIE, "")))


def is_asked(request: Request) -> bool:
    return any(name in request.query_params for name in FIELDS)


def read(asked: QueryParams) -> Sieve:
    """What there is not is left out."""

    def one(name: str, known: Sequence[str]) -> str:
        return asked[name] if asked.get(name) in known else EVERYTHING

    def some(name: str, known: Iterable[str]) -> tuple[str, ...]:
        return tuple(value for value in known if value in asked.getlist(name))

    switches = [module.key for module in modules()]
    return Sieve(
        one("game", GAMES), one("pace", PACES), some("language", NAMES), some("module", switches), some("players", COUNTS),
        asked.get("near") == "1", asked.get("free") == "1",
    )  # fmt: skip


def keep(sieve: Sieve, response: Response) -> None:
    """For the next visit."""
    response.set_cookie(COOKIE, sieve.query, max_age=A_YEAR, samesite="strict", httponly=True)
