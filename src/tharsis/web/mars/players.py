"""The players at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.cards.module import all_tags
from tharsis.cards.names import RESOURCES
from tharsis.text.icons import resource
from tharsis.web.bits import Reader
from tharsis.web.live import Entry
from tharsis.web.mars.cards import card_of, in_play
from tharsis.web.mars.parts import every
from tharsis.web.records import CardBox, PlayerBox, StockCell, TagCount
from tharsis.web.texts import Texts

LATEST = 14


def stock(player: Mapping[str, Any], t: Texts) -> tuple[StockCell, ...]:
    return tuple(
        StockCell(
            resource(key), t.name("resource", key), player["stock"][key], t.signed(player["production"][key]),
            "zero" if player["production"][key] == 0 else "",
        )
        for key in RESOURCES
    )  # fmt: skip


def tags(player: Mapping[str, Any], t: Texts) -> tuple[TagCount, ...]:
    return tuple(
        TagCount(f"tag-{key}", t.name("tag", key), player["tags"][key]) for key in all_tags("mars") if player["tags"][key]
    )


def tableau(player: Mapping[str, Any], lang: str) -> tuple[CardBox, ...]:
    """Active cards first, for they are used."""
    rows = sorted(
        player["tableau"], key=lambda row: card_of(row["card"]).kind != "corporation" and not card_of(row["card"]).action
    )
    return tuple(in_play(row["card"], lang, row["cubes"], row["used"]) for row in rows)


def played_cards(entries: Sequence[Entry], players: int) -> list[list[str]]:
    """The cards each seat has played, newest first."""
    played: list[list[str]] = [[] for _ in range(players)]
    for entry in reversed(entries):
        for event in reversed(entry.rows):
            if event.kind == "played":
                played[event.seat].append(event["card"])
    return played


def state_of(player: Mapping[str, Any], view: Mapping[str, Any], reader: Reader) -> tuple[str, str, bool]:
    """Class, word, and whether dots move."""
    seat, t = player["seat"], reader.t
    if seat in view["to_move"]:
        return ("is-active", t("ui-seat-turn"), False) if seat == reader.seat else ("is-busy", t("ui-seat-thinking"), True)
    if player["passed"] and view["phase"] == "action":
        return "is-passed", t("ui-seat-passed"), False
    return "", "", False


def player_box(
    player: Mapping[str, Any],
    view: Mapping[str, Any],
    played: Sequence[str],
    points: int | None,
    reader: Reader,
) -> PlayerBox:
    seat, t = player["seat"], reader.t
    css, state, is_thinking = state_of(player, view, reader)
    kinds = [card_of(row["card"]).kind for row in player["tableau"]]
    mine = seat == reader.seat
    return PlayerBox(
        seat=seat, number=seat + 1, name=reader.name(seat),
        css=" ".join(["player", f"seat-{seat + 1}", *(["is-me"] if mine else []), css]),
        state=state, is_thinking=is_thinking, rating=player["rating"],
        corporation=t.name("card", player["corporation"]) if player["corporation"] else "",
        last=t.name("card", played[0]) if played else "", stock=stock(player, t), tags=tags(player, t), hand=player["hand"],
        automated=kinds.count("automated"), active=kinds.count("active"), events=len(player["events"]),
        counts=tuple(count for counts in every("counts", player, view, t) for count in counts),
        points=t("ui-points", n=points) if points is not None else "", tableau=tableau(player, t.code),
        latest=tuple((key, card_of(key).kind, t.name("card", key)) for key in played[:LATEST]), tags_hint=t("web-tags-hint"),
    )  # fmt: skip
