"""Scenes of Ares Expedition: nobody has anything, no corporation is chosen, and a phase is about to begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis import ares
from tharsis.ares.state import N_CARDS, N_PROJECTS, Res
from tharsis.ares.tables import INDEX
from tharsis.cards.names import PHASES
from tharsis.core.game import BEGIN_PHASE, LAY_DOWN
from tharsis.core.piles import BOX, DISCARD, HAND, TABLEAU
from tharsis.testing.scene import Scene

STOCK = {"mc": Res.MC, "heat": Res.HEAT, "plant": Res.PLANT}
PRODUCTION = {**STOCK, "card": Res.CARD, "steel": Res.STEEL, "titanium": Res.TITANIUM}
FILLER = ("power_plant", "lichen", "sponsors", "geothermal_power", "coal_imports", "heather", "satellites", "soletta")
"""Cards to sell or discard."""


class Table(Scene):
    """An Ares game whose phases a test begins."""

    index = INDEX

    def __init__(self, players: int = 2, seed: int | str = 1, **setup: Any) -> None:
        super().__init__(ares.new_game(players=players, seed=seed, **setup))
        self.state.depth[:] = 0
        self.state.asked[:] = 0
        self.state.rounds = 1
        for card in range(N_PROJECTS, N_CARDS):
            self.state.zone[card] = BOX
        for seat in range(players):
            self.hand(seat)

    # --- setting the scene -----------------------------------------------------------------------------------------

    def have(self, seat: int = 0, **amounts: int) -> Table:
        """Stock by its name, rating and forests by theirs."""
        for name, amount in amounts.items():
            if name in STOCK:
                self.state.stock[seat, STOCK[name]] = amount
            else:
                self.state[name][seat] = amount
        return self

    def hand(self, seat: int, *keys: str) -> Table:
        self._hold(seat, keys)
        return self

    def lay(self, seat: int, *keys: str) -> Table:
        """Cards played before: tags, effects, production and stores, nothing instant."""
        for key in keys:
            self._take(key)
            self.game.arrange(LAY_DOWN, seat, INDEX[key])
        self.state.event_count = 0
        return self

    def cubes(self, key: str, count: int | None = None) -> Any:
        if count is None:
            return int(self.state.cubes[INDEX[key]])
        self.state.cubes[INDEX[key]] = count
        return self

    def deck(self, *keys: str) -> Table:
        """These cards are drawn next, in this order."""
        self._stack(keys)
        return self

    def flip(self, count: int) -> Table:
        """So many oceans are flipped already."""
        self.state.ocean_flipped[:count] = 1
        self.state.last_ocean = max(0, count - 1)
        self.state.oceans = count
        return self

    def rewards(self, *rewards: int) -> Table:
        self.state.ocean_reward[: len(rewards)] = rewards
        return self

    # --- playing ---------------------------------------------------------------------------------------------------

    def begin(self, phase: str, chosen: Mapping[int, str] | None = None) -> Table:
        """This phase begins. Everybody chose it, or what is said here."""
        number = PHASES.index(phase) + 1
        for seat in range(self.game.players):
            self.state.chosen[seat] = number if chosen is None else PHASES.index(chosen[seat]) + 1 if seat in chosen else 0
        self.game.arrange(BEGIN_PHASE, 0, number)
        return self

    def begin_alone(self, phase: str, bonus: bool = False) -> Table:
        """The phase begins without its bonus, or with it for seat 0 alone."""
        return self.begin(phase, {0: phase} if bonus else {})

    def do(self, seat: int, *options: str) -> Table:
        for option in options:
            self.game.choose(seat, option)
        return self

    # --- looking ---------------------------------------------------------------------------------------------------

    def choices(self, seat: int = 0) -> list[str]:
        """The options but for selling a card, which stands beside every choice."""
        return [option for option in self.options(seat) if option != "sale"]

    def stock(self, seat: int = 0) -> dict[str, int]:
        return {name: int(self.state.stock[seat, column]) for name, column in STOCK.items()}

    def mc(self, seat: int = 0) -> int:
        return self.stock(seat)["mc"]

    def production(self, seat: int = 0) -> dict[str, int]:
        return {name: int(self.state.production[seat, column]) for name, column in PRODUCTION.items()}

    def rating(self, seat: int = 0) -> int:
        return int(self.state.rating[seat])

    def in_hand(self, seat: int = 0) -> list[str]:
        return self._cards(HAND + seat)

    def in_play(self, seat: int = 0) -> list[str]:
        return self._cards(TABLEAU + seat)

    def discarded(self) -> list[str]:
        return self._cards(DISCARD)


def filler(count: int) -> Sequence[str]:
    return FILLER[:count]
