"""Scenes of Ares Expedition: no corporation is chosen, and a phase is about to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from tharsis import ares
from tharsis.ares.state import (
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MIN_TEMPERATURE,
    N_CARDS,
    N_OCEANS,
    N_PROJECTS,
    OCEAN_REWARDS,
    Phase,
)
from tharsis.ares.tables import FIRST_GREEN
from tharsis.ares.view import PRODUCTION, STOCK, STORES
from tharsis.cards.names import CARD, MC, PARAMETERS, PHASES, PLANT, TAGS
from tharsis.core.game import BEGIN_PHASE, BaseGame
from tharsis.core.piles import BOX
from tharsis.testing import table
from tharsis.testing.refusals import BadScene, unknown

T = TypeVar("T", bound="Table")
LEVELS = {
    "temperature": range(MIN_TEMPERATURE, MAX_TEMPERATURE + 1, 2),
    "oxygen": range(MAX_OXYGEN + 1),
    "oceans": range(N_OCEANS + 1),
}
REWARDS = [{name: n for name, n in zip((MC, PLANT, CARD), reward, strict=True) if n} for reward in OCEAN_REWARDS]
"""What lies under each token."""
MAIN = frozenset(("corporation", "exchange", "plan", "neutral", "development", "construction", "action", "limit", "supply"))


class Table(table.Table):
    """An Ares game whose phases a test begins."""

    name = "ares"
    tags, parameters = TAGS, PARAMETERS
    stock_columns, production_columns, store_columns = (
        {name: int(column) for name, column in columns.items()} for columns in (STOCK, PRODUCTION, STORES)
    )
    spares = ("power_plant", "lichen", "sponsors", "geothermal_power", "coal_imports", "heather", "satellites", "soletta")
    main_questions = MAIN | {"swap", "give", "marker"}

    def _new_game(self, players: int, seed: int | str, setup: dict[str, Any]) -> BaseGame:
        return ares.new_game(players=players, seed=seed, **setup)

    def _arrange(self) -> None:
        self.state.depth[:] = 0
        self.state.asked[:] = 0
        self.state.rounds = 1
        self.state.zone[N_PROJECTS:N_CARDS] = BOX

    # --- setting the scene -----------------------------------------------------------------------------------------

    def _set_parameter(self, name: str, level: int) -> None:
        if level not in LEVELS[name]:
            raise BadScene(f"{name} is {level!r}; allowed: {LEVELS[name][0]} to {LEVELS[name][-1]} by {LEVELS[name].step}")
        self.state[name] = level
        if name == "oceans":
            self.state.ocean_flipped[:] = 0
            self.state.ocean_flipped[:level] = 1
            self.state.last_ocean = max(0, level - 1)

    def rewards(self: T, *rewards: Mapping[str, int]) -> T:
        """What lies under the ocean tokens from the first on: `{"mc": 4}`, `{"plant": 2}`, `{"card": 1, "mc": 1}`, …"""
        for at, reward in enumerate(rewards):
            if dict(reward) not in REWARDS:
                raise unknown("reward of a token", dict(reward), REWARDS)
            self.state.ocean_reward[at] = REWARDS.index(dict(reward))
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def begin(self: T, phase: str, chosen: Mapping[int, str] | None = None) -> T:
        """This phase begins. Everybody chose it, or what is said here."""
        number = self._phase(phase)
        for seat in range(self.game.players):
            self.state.chosen[seat] = number if chosen is None else self._phase(chosen[seat]) if seat in chosen else 0
        self.game.arrange(BEGIN_PHASE, 0, number)
        return self

    def begin_alone(self: T, phase: str, bonus: bool = False) -> T:
        """The phase begins without its bonus, or with it for seat 0 alone."""
        return self.begin(phase, {0: phase} if bonus else {})

    def _phase(self, phase: str) -> int:
        if phase not in PHASES:
            raise unknown("phase", phase, PHASES)
        return PHASES.index(phase) + 1

    def phase_of(self, card: str) -> str:
        """The phase in which the card is played."""
        return "development" if self.piles.number(card) >= FIRST_GREEN else "construction"

    def _begin_for(self, seat: int, option: str) -> None:
        """The phase in which there is such an option, without its bonus; one that the seat is in goes on."""
        verb, _, what = option.partition(" ")
        if verb not in self.options(seat) and verb != "pass":
            self.begin_alone(self.phase_of(what) if verb == "play" else "action")

    def standard(self: T, seat: int, action: str, *script: table.Answers) -> T:
        """A standard action."""
        return self.do(seat, f"standard {action}", *script)

    def _is_main(self, kind: str, card: str | None) -> bool:
        return kind in self.main_questions or (kind == "look" and card is None)

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return Phase(int(self.state.phase)).name.lower()

    def level(self, parameter: str) -> int:
        if parameter not in LEVELS:
            raise unknown("parameter", parameter, LEVELS)
        return int(self.state[parameter])

    def choices(self, seat: int = 0) -> list[str]:
        """The options but for selling a card, which stands beside every choice."""
        return [option for option in self.options(seat) if option != "sale"]

    def look(self) -> table.Changes:
        seen = super().look()
        for seat in range(self.game.players):
            seen[f"{seat} forests" if seat else "forests"] = int(self.state.forests[seat])
        return seen
