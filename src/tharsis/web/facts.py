"""What is worth telling when a game is over: which cards brought points, and who was best at what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tharsis.ares.state import START_RATING as ARES_RATING
from tharsis.mars.state import START_RATING as MARS_RATING
from tharsis.web.bits import Reader
from tharsis.web.records import Goal

SHOWN_CARDS = 5
NOTHING = 0


@dataclass(frozen=True, slots=True)
class Fact:
    icon: str
    name: str
    seat: int
    """1 to 5, 0 when it is nobody's."""
    text: str


def card_points(game: Any, seat: int) -> list[tuple[str, int]]:
    """Cards of the seat that bring points, most first."""
    player = game.view()["players"][seat]
    mine = [*(row["card"] for row in player["tableau"]), *player.get("events", ())]
    found = [(key, game.points_of(seat, key)) for key in mine]
    return sorted((row for row in found if row[1]), key=lambda row: -row[1])


def told(cards: Sequence[tuple[str, int]], reader: Reader) -> str:
    if not cards:
        return ""
    listed = " · ".join(f"{reader.card(key)}\u00a0{reader.t.digits(points)}" for key, points in cards[:SHOWN_CARDS])
    return f"{reader.t('ui-score-cards')}: {listed}"


def facts(game: Any, cards: Sequence[Sequence[tuple[str, int]]], awards: Sequence[Goal], reader: Reader) -> tuple[Fact, ...]:
    if game.players < 2:
        return ()
    is_mars = game.rules.name == "mars"
    rows = [terraforming(game, MARS_RATING if is_mars else ARES_RATING, reader)]
    rows += [*best_city(game, reader), *closest_award(awards, reader)] if is_mars else []
    return (*rows, *best_card(cards, reader))


def terraforming(game: Any, start: int, reader: Reader) -> Fact:
    ratings = [int(game.state.rating[seat]) - start for seat in range(game.players)]
    seat, t = ratings.index(max(ratings)), reader.t
    return Fact("rating", t("ui-most-terraforming"), seat + 1, f"{t.signed(max(ratings))}\u00a0{t('ui-rating-short')}")


def is_owned(row: Mapping[str, Any]) -> bool:
    return isinstance(row["owner"], int)


def city_points(game: Any, seat: int, space: int) -> int:
    """What the score for cities loses without the tile."""
    trial = game.copy()
    trial.state.tile[space] = NOTHING
    return int(game.scores()[seat]["cities"] - trial.scores()[seat]["cities"])


def best_city(game: Any, reader: Reader) -> Iterator[Fact]:
    worth = [(city_points(game, row["owner"], row["space"]), row["owner"]) for row in game.view()["board"] if is_owned(row)]
    points, seat = max(worth, default=(0, 0), key=lambda city: city[0])
    if points:
        yield Fact("tile-city", reader.t("ui-best-city"), seat + 1, reader.t("ui-points", n=points))


def closest_award(awards: Sequence[Goal], reader: Reader) -> Iterator[Fact]:
    """Of those that were funded."""
    funded = [(award.name, sorted((row.value for row in award.standings), reverse=True)) for award in awards if award.owner]
    if funded:
        name, values = min(funded, key=lambda award: award[1][0] - award[1][1])
        yield Fact("vp", reader.t("ui-closest-award"), 0, f"{name} {values[0]}\u00a0:\u00a0{values[1]}")


def best_card(cards: Sequence[Sequence[tuple[str, int]]], reader: Reader) -> Iterator[Fact]:
    first = [(own[0][1], seat, own[0][0]) for seat, own in enumerate(cards) if own]
    if first:
        points, seat, key = max(first, key=lambda row: row[0])
        yield Fact("card", reader.t("ui-best-card"), seat + 1, f"{reader.card(key)}, {reader.t('ui-points', n=points)}")
