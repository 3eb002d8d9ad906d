"""Scenes of Terraforming Mars: tiles, turns, colonies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from tharsis.cards.compiler import tile as tile_number
from tharsis.cards.module import all_parameters
from tharsis.cards.names import RESOURCES, TILES
from tharsis.core.game import BEGIN_PHASE, PUT_TILE, BaseGame
from tharsis.core.piles import EVENTS
from tharsis.mars.board import FIRST, N_SPACES, NEIGHBOURS, OCEAN
from tharsis.mars.game import new_game
from tharsis.mars.maps import KIND
from tharsis.mars.state import NEUTRAL, NOBODY, PHASE_NAMES, TAGS, Phase
from tharsis.mars.tables import IS_EVENT, PROJECTS, STANDARD_PROJECTS
from tharsis.mars.tracks import BY_KEY
from tharsis.testing import table
from tharsis.testing.refusals import BadScene, unknown
from tharsis.testing.words import project_meaning

T = TypeVar("T", bound="Table")
PARAMETERS = all_parameters("mars")
COLUMNS = {name: column for column, name in enumerate(RESOURCES)}


class Table(table.Table):
    """A Mars game in its action phase."""

    name = "mars"
    tags, parameters = TAGS, PARAMETERS
    stock_columns, production_columns, store_columns = COLUMNS, COLUMNS, {}
    spares = ("micro_mills", "soletta", "immigration_shuttles", "farming", "kelp_farming")
    main_questions = frozenset({"turn"})

    def _new_game(self, players: int, seed: int | str, setup: dict[str, Any]) -> BaseGame:
        beginners = list(setup.pop("beginners", range(players)))
        return new_game(players=players, seed=seed, first_player=0, beginners=beginners, **setup)

    def _standard_words(self, key: str) -> str:
        return project_meaning(key, PROJECTS[STANDARD_PROJECTS.index(key)].effects)

    # --- setting the scene -----------------------------------------------------------------------------------------

    def _set_parameter(self, name: str, level: int) -> None:
        if level not in BY_KEY[name].levels:
            track = BY_KEY[name]
            raise BadScene(f"{name} is {level!r}; allowed: {track.low} to {track.high} by {track.step}")
        self.state.level[PARAMETERS.index(name)] = level

    def lay_down(self: T, seat: int, key: str) -> T:
        """The card lies in front of the seat, with its tags and lasting effects, without its immediate ones."""
        if not IS_EVENT[self.piles.number(key)]:
            return super().lay_down(seat, key)
        self._check_seat(seat)
        self.state.zone[self.piles.take(key)] = EVENTS + seat
        self.state.events_played[seat] += 1
        return self

    def tile(self: T, space: int, tile: str, seat: int | None = None) -> T:
        """A tile on a space, without bonuses; nobody's and oceans have no seat."""
        self._check_space(space)
        if tile not in TILES:
            raise unknown("tile", tile, TILES)
        self.game.arrange(PUT_TILE, NEUTRAL if seat is None else seat, tile_number(tile) * N_SPACES + space)
        return self

    def oceans(self: T, count: int) -> T:
        """So many ocean tiles on the first free spaces for them; `set(oceans=…)` moves the counter alone."""
        free = [space for space in self.spaces_of(OCEAN) if not self.state.tile[space]]
        if not 0 <= count <= len(free):
            raise BadScene(f"{count!r} oceans; there are {len(free)} free spaces for them")
        for space in free[:count]:
            self.tile(space, "ocean")
        return self

    def mark(self: T, space: int, seat: int) -> T:
        """The space is kept for the seat, as by Land Claim."""
        self._check_space(space)
        self._check_seat(seat)
        self.state.claim[space] = seat
        return self

    def _check_space(self, space: int) -> None:
        if not isinstance(space, int) or not FIRST <= space < N_SPACES:
            raise BadScene(f"space {space!r}; allowed: {FIRST} to {N_SPACES - 1}")

    # --- playing -----------------------------------------------------------------------------------------------------

    def turn(self: T, seat: int) -> T:
        """A fresh turn of this seat; whatever was owed is dropped."""
        self._check_seat(seat)
        self.game.arrange(BEGIN_PHASE, seat)
        return self

    def _begin_for(self, seat: int, option: str) -> None:
        self.turn(seat)

    def standard(self: T, seat: int, project: str, *script: table.Answers) -> T:
        """A standard project."""
        return self.do(seat, f"standard {project}", *script)

    def _is_main(self, kind: str, card: str | None) -> bool:
        return kind == "turn" or self.state.phase != Phase.ACTION

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASE_NAMES[int(self.state.phase)]

    def level(self, parameter: str) -> int:
        if parameter not in PARAMETERS:
            raise unknown("parameter", parameter, PARAMETERS)
        return int(self.state.level[PARAMETERS.index(parameter)])

    def spaces_of(self, kind: int) -> list[int]:
        """The spaces of this map that are for oceans (`OCEAN` of `tharsis.mars.board`), or that are land."""
        return [space for space in range(FIRST, N_SPACES) if KIND[int(self.state.map), space] == kind]

    def places(self, seat: int = 0) -> set[int]:
        """The spaces offered for the tile or the marker that the seat has to place."""
        options = [option.split() for option in self.options(seat)]
        return {int(option[-1]) for option in options if option[0] in ("place", "mark")}

    def beside(self, space: int) -> set[int]:
        self._check_space(space)
        return {int(neighbour) for neighbour in NEIGHBOURS[space] if neighbour}

    def tile_on(self, space: int) -> str:
        """`city 0`, `ocean`, or nothing."""
        tile, owner = int(self.state.tile[space]), int(self.state.owner[space])
        if tile == 0:
            return ""
        return TILES[tile - 1] + {NEUTRAL: " neutral", NOBODY: ""}.get(owner, f" {owner}")

    def look(self) -> table.Changes:
        state, seen = self.state, super().look()
        for seat in range(self.game.players):
            seen[f"{seat} next discount" if seat else "next discount"] = int(state.next_discount[seat])
        seen |= {f"space {space}": self.tile_on(space) for space in range(FIRST, N_SPACES)}
        seen |= {f"claim {space}": f"seat {owner}" for space, owner in enumerate(state.claim.tolist())}
        for tile in self.game.view().get("colonies", []):
            key = tile["colony"]
            seen |= {f"{key} step": tile["track"], f"{key} fleet": str(tile["fleet"]), f"{key} owners": str(tile["owners"])}
        return seen

    # --- colonies ----------------------------------------------------------------------------------------------------

    def colonies(self: T, *tiles: str) -> T:
        """Exactly these colony tiles are in play, markers on the second step; those that wait for a card sleep."""
        from tharsis.mars.modules.colonies.tiles import TILES as COLONIES

        numbers = [self._colony(key) for key in tiles]
        self.state.colony_in_play[:] = 0
        self.state.colony_track[:] = -1
        for at in numbers:
            self.state.colony_in_play[at] = 1
            self.state.colony_track[at] = -1 if COLONIES[at].awaits else 1
        return self

    def colony(self: T, key: str, owners: Sequence[int] | None = None, step: int | None = None) -> T:
        """Colonies of these seats on a tile, without their bonus, and its marker, which else makes room for them."""
        at = self._colony(key)
        if not self.state.colony_in_play[at]:
            raise BadScene(f"{key} is not in play; `colonies` says which tiles are")
        if owners is not None:
            for seat in owners:
                self._check_seat(seat)
            self.state.colony_owner[at, : len(owners)] = list(owners)
            self.state.colony_track[at] = max(int(self.state.colony_track[at]), len(owners))
        if step is not None:
            self.state.colony_track[at] = step
        return self

    def step_of(self, colony: str) -> int:
        """Where its marker stands; −1 while it sleeps."""
        return int(self.state.colony_track[self._colony(colony)])

    def owners_of(self, colony: str) -> list[int]:
        return [int(owner) for owner in self.state.colony_owner[self._colony(colony)] if owner != NOBODY]

    def fleet_on(self, colony: str) -> int | None:
        fleet = int(self.state.colony_fleet[self._colony(colony)])
        return None if fleet == NOBODY else fleet

    def build(self: T, seat: int, colony: str, *script: table.Answers) -> T:
        """The standard project, on this tile."""
        return self.do(seat, "standard build_colony", f"build {colony}", *script)

    def trade(self: T, seat: int, colony: str, paid_with: str = "mc", *script: table.Answers) -> T:
        return self.do(seat, f"trade {colony} {paid_with}", *script)

    def _colony(self, key: str) -> int:
        from tharsis.mars.modules.colonies.tiles import COLONY_TILES

        if not self.state.colonies:
            raise BadScene("this table has no colonies; make it with `Table(mars, colonies=True)`")
        if key not in COLONY_TILES:
            raise unknown("colony tile", key, COLONY_TILES)
        return COLONY_TILES.index(key)


def offered(options: Iterable[str], verb: str) -> list[str]:
    """What the options say after this verb."""
    return [option.removeprefix(f"{verb} ") for option in options if option.startswith(f"{verb} ")]
