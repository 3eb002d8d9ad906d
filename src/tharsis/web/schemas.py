"""What the JSON API takes and gives."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from tharsis.games import GAMES, plan_of

SETTINGS = "; ".join(f"{game}: {', '.join(map(str, plan_of(game).settings[1:]))}" for game in GAMES)
"""All settings of both games, with what is allowed."""
MAX_LINE = 40
"""Options in one request, at most: a hand of kept cards and a payment."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWanted(Strict):
    kind: Literal["person", "friend", "bot"] = "person"
    name: str = Field("", max_length=60)
    level: str = Field("", max_length=40, description="Which bot plays here.")


class NewGame(Strict):
    game: Literal["mars", "ares"] = "mars"
    setup: dict[str, bool | int | str | list[int]] = Field(
        default_factory=dict,
        description=f"{SETTINGS}. The number of players follows from the seats.",
    )
    seats: list[SeatWanted] = Field(min_length=1, max_length=5)
    seed: str | None = Field(None, max_length=80, description="The same seed and the same moves give the same game.")
    hidden_points: bool = Field(False, description="Nobody's points are shown before the end.")


class SeatOpened(Strict):
    seat: int
    kind: str
    name: str
    token: str | None = Field(description="The secret of this seat, for the Authorization header. None for bots.")


class GameOpened(Strict):
    id: str
    seats: list[SeatOpened]


class Join(Strict):
    token: str = Field(min_length=1, max_length=80)
    name: str = Field("", max_length=60)


class Joined(Strict):
    id: str
    seat: int
    token: str = Field(description="The secret of the seat from now on; a friend's seat gets another one.")


class SeatSeen(Strict):
    seat: int
    kind: str
    name: str
    level: str


class GameSeen(Strict):
    id: str
    game: str
    number: int
    over: bool
    to_move: list[int]
    hidden_points: bool
    is_seed_chosen: bool = Field(description="A person named the seed and may know the deal.")
    seed_hash: str = Field(description="SHA-256 of the seed, so that the deal can be verified afterwards.")
    seed: str | None = Field(description="Told when somebody has chosen it, and to all when the game is over.")
    seats: list[SeatSeen]
    scores: list[dict[str, int]] | None = Field(description="Each seat's total and its parts, when the game is over.")


LINE = "Taken one after another until hidden cards, chance or others come in; all are refused if one before that is."


class Choice(Strict):
    options: list[str] = Field(min_length=1, max_length=MAX_LINE, description=LINE)
    number: int = Field(ge=0, le=10**9, description="The number of the table that the mover looked at.")


class UndoWanted(Strict):
    number: int = Field(ge=0, le=10**9)


class TableSeen(Strict):
    """What the asker may know, and what the asker can do."""

    number: int
    seat: int | None
    view: dict[str, Any]
    options: list[str]
    undoable: int = Field(description="How many of the last moves may be taken back.")


class Replayed(Strict):
    """The table as it was."""

    move: int
    of: int = Field(description="How many moves the game has.")
    view: dict[str, Any]


class Refusal(Strict):
    detail: str
    table: TableSeen | None = None
