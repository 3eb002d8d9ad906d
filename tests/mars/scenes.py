"""Small steps that many rule tests take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.core.piles import BOX, DECK, SEEN
from tharsis.mars.board import LAND, OCEAN
from tharsis.mars.game import Game
from tharsis.mars.maps import KEYS, KIND
from tharsis.mars.state import N_PROJECTS, Phase
from tharsis.mars.tables import INDEX, TABLES
from tharsis.testing.mars import Table


def spaces_of(kind: int, place: str = "tharsis") -> list[int]:
    """The spaces of a map that are for oceans, or that are land."""
    return [space for space in range(1, 62) if KIND[KEYS.index(place), space] == kind]


OCEAN_SPACES, LAND_SPACES = spaces_of(OCEAN), spaces_of(LAND)


def table(players: int = 2, **setup: Any) -> Table:
    """Seat 0 has nothing; each other seat has one card to sell, so that it does not pass by itself when its turn comes."""
    scene = Table(players=players, **setup)
    return scene.wait(*range(1, players)) if players > 1 else scene


def places(scene: Table, seat: int) -> set[int]:
    """The spaces offered for the tile that the seat has to place."""
    return scene.places(seat)


def places_for(scene: Table, seat: int, option: str) -> set[int]:
    """The spaces offered after this option of a fresh turn."""
    scene.turn(seat).choose(seat, option)
    return places(scene, seat)


def oceans(scene: Table, count: int) -> Table:
    """So many oceans on the first ocean spaces of the map."""
    return scene.oceans(count)


def finished_mars(scene: Table) -> Table:
    """All three parameters at their goals."""
    return oceans(scene, 9).set(temperature=8, oxygen=14)


def play_out(scene: Table) -> Table:
    """Everybody passes; the production phase follows."""
    return scene.end_phase() if scene.state.phase == Phase.ACTION else scene


def buy_nothing(scene: Table) -> Table:
    while scene.state.phase == Phase.RESEARCH:
        scene.choose(scene.game.to_move[0], "done")
    return scene


def end_of_game(scene: Table) -> Table:
    """The last generation passes without a move, and nobody turns plants into greenery any more."""
    finished_mars(scene).turn(0)
    play_out(scene)
    while not scene.game.over:
        scene.choose(scene.game.to_move[0], "done")
    return scene


def move_deck(scene: Table, zone: int, leave: int = 0) -> Table:
    """Put all of the deck but its last `leave` cards on the discard pile or into the box."""
    scene.piles.empty_deck(zone, leave)
    return scene


def box_discards(scene: Table) -> Table:
    """The discard pile is empty, its cards out of the game."""
    scene.piles.empty_discards()
    return scene


def with_corporations(game: Game, dealt: Mapping[int, Sequence[str]]) -> Game:
    """Other corporations lie in front of these seats during set-up."""
    state = game.state
    for seat in dealt:
        for card in range(N_PROJECTS, len(TABLES.keys)):
            if state.zone[card] == SEEN + seat:
                state.zone[card] = BOX
    for seat, keys in dealt.items():
        for key in keys:
            state.zone[INDEX[key]] = SEEN + seat
    return game


def seen_projects(game: Game, seat: int) -> list[str]:
    return [key for key in game.view(seat)["seen"] if INDEX[key] < N_PROJECTS]


def seen_corporations(game: Game, seat: int) -> list[str]:
    return [key for key in game.view(seat)["seen"] if INDEX[key] >= N_PROJECTS]


def choose_start(game: Game, seat: int, corporation: str, keep: int) -> list[str]:
    """Take this corporation and the first `keep` projects dealt."""
    kept = seen_projects(game, seat)[:keep]
    game.choose(seat, f"corporation {corporation}")
    for key in kept:
        game.choose(seat, f"keep {key}")
    if keep < 10:
        game.choose(seat, "done")
    return kept


def in_zone(scene: Table | Game, zone: int) -> list[str]:
    zones = scene.state.zone
    return [TABLES.keys[card] for card in range(len(TABLES.keys)) if zones[card] == zone]


def in_deck(scene: Table) -> list[str]:
    return in_zone(scene, DECK)
