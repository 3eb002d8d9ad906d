"""One seat of a table, for looking."""

from __future__ import annotations

import importlib
from typing import Any

from tharsis.core.game import BaseGame
from tharsis.core.piles import EVENTS, HAND, TABLEAU


class Player:
    """What a seat has. `stock`, `production` and, in Ares, `stores` are dictionaries by resource."""

    def __init__(self, game: BaseGame, seat: int) -> None:
        self._game, self.seat = game, seat

    def _seen(self, name: str) -> Any:
        """As the game's view tells it."""
        view = importlib.import_module(f"tharsis.{self._game.rules.name}.view")
        return view.player(self._game.state, self.seat).get(name, {})

    @property
    def stock(self) -> dict[str, int]:
        stock: dict[str, int] = self._seen("stock")
        return stock

    @property
    def production(self) -> dict[str, int]:
        production: dict[str, int] = self._seen("production")
        return production

    @property
    def stores(self) -> dict[str, int]:
        """Steel and titanium of Ares, which are neither spent nor produced."""
        stores: dict[str, int] = self._seen("stores")
        return stores

    @property
    def mc(self) -> int:
        return self.stock["mc"]

    @property
    def tags(self) -> dict[str, int]:
        tags: dict[str, int] = self._seen("tags")
        return tags

    @property
    def rating(self) -> int:
        return int(self._game.state.rating[self.seat])

    @property
    def corporation(self) -> str | None:
        card = int(self._game.state.corporation[self.seat])
        return next((key for key, number in self._game.rules.cards.items() if number == card), None)

    @property
    def hand(self) -> list[str]:
        return self._cards(HAND)

    @property
    def tableau(self) -> list[str]:
        """Cards that lie face up in front of the seat."""
        return self._cards(TABLEAU)

    @property
    def events(self) -> list[str]:
        """Events of Mars, which lie face down."""
        return self._cards(EVENTS)

    def _cards(self, zone: int) -> list[str]:
        zones = self._game.state.zone
        return [key for key, card in self._game.rules.cards.items() if zones[card] == zone + self.seat]
