"""A choice in numbers: what is there now, what will be, and what the next generation brings. The same in both games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.cards.module import all_parameters
from tharsis.text.icons import parameter_symbol, resource
from tharsis.web.bits import Reader, Sum
from tharsis.web.records import Bit, Change
from tharsis.web.texts import Texts

NUMBERED = ("stock", "production", "rating", "parameter")


class Forecast:
    """One seat now and after: `total` is everything a choice does, the payment left out, `paid` the payment."""

    def __init__(self, view: Mapping[str, Any], seat: int, total: Sum, paid: Mapping[str, int]) -> None:
        self.view, self.seat, self.total, self.paid = view, seat, total, paid
        self.player: Mapping[str, Any] = view["players"][seat]
        self.keys: Sequence[str] = tuple(self.player["stock"])

    def gained(self, kind: str, what: str) -> int:
        return self.total.amounts.get((kind, self.seat, what), 0)

    def stock(self, key: str) -> int:
        """In stock afterwards."""
        return int(self.player["stock"][key]) + self.gained("stock", key) - self.paid.get(key, 0)

    def made(self, key: str, is_after: bool) -> int:
        """What production brings; of M€ the rating is a part."""
        rating = int(self.player["rating"]) + (self.gained("rating", "rating") if is_after else 0)
        return (
            int(self.player["production"][key])
            + (self.gained("production", key) if is_after else 0)
            + (rating if key == "mc" else 0)
        )

    def later(self, key: str) -> int:
        """In stock when the next generation begins, if nothing else happens: energy has become heat."""
        kept = 0 if key == "energy" else self.stock(key)
        return kept + self.made(key, True) + (self.stock("energy") if key == "heat" and "energy" in self.keys else 0)

    def is_touched(self, key: str) -> bool:
        return self.stock(key) != self.player["stock"][key] or self.made(key, True) != self.made(key, False)


def changes(two: Forecast, points: tuple[int, int] | None, t: Texts) -> tuple[Change, ...]:
    """`points`: now, and how many more."""
    rows = [stock_change(two, key, t) for key in two.keys if two.is_touched(key)]
    for key in all_parameters():
        then = two.total.amounts.get(("parameter", two.total.actor, key))
        if then is not None and then != two.view[key]:
            rows.append(
                Change(parameter_symbol(key), t.name("parameter", key), t.value(key, two.view[key]), t.value(key, then))
            )
    rating = two.gained("rating", "rating")
    if rating:
        now = int(two.player["rating"])
        rows.append(Change("rating", t("ui-rating"), str(now), str(now + rating)))
    if points and points[1]:
        css = "good" if points[1] > 0 else "bad"
        rows.append(Change("vp", t("tbl-points"), str(points[0]), str(points[0] + points[1]), t.signed(points[1]), css))
    return tuple(rows)


def stock_change(two: Forecast, key: str, t: Texts) -> Change:
    made, was = two.made(key, True), two.made(key, False)
    grows = t("tbl-was", n=t.signed(made), was=t.signed(was)) if made != was else t.signed(made)
    css = "is-more" if made > was else "is-less" if made < was else ""
    now, then = str(two.player["stock"][key]), str(two.stock(key))
    return Change(resource(key), t.name("resource", key), now, then, f"{two.later(key)} ({grows})", css)


def unchanged(two: Forecast, t: Texts) -> tuple[Bit, ...]:
    """Stock that neither the payment nor the card touches."""
    amounts = [(key, int(two.player["stock"][key])) for key in two.keys if not two.is_touched(key)]
    return tuple(Bit(resource(key), str(n), t.count(key, n)) for key, n in amounts if n)


def beyond(total: Sum, seat: int, reader: Reader) -> tuple[Bit, ...]:
    """What no row of numbers tells: cubes, cards, forests, and all that happens to others."""
    rest = Sum(total.actor)
    rest.spaces, rest.held, rest.notes = total.spaces, total.held, total.notes
    rest.amounts = {
        key: amount
        for key, amount in total.amounts.items()
        if key[0] not in NUMBERED or (key[0] != "parameter" and key[1] != seat)
    }
    return rest.bits(reader)
