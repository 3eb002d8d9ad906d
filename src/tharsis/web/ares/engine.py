"""What lies before the players: green strips, blue cards with their actions, red chips; and what rivals may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tharsis.cards.names import PHASES
from tharsis.text.icons import Row, Token, cube, resource
from tharsis.text.tokens import ACTION, BOX, EFFECT
from tharsis.web.ares.asks import option_box
from tharsis.web.ares.cards import card_of, drawn
from tharsis.web.ares.phases import conversions, income, see_keep
from tharsis.web.ares.records import Chance, Engine, InPlay, Rival
from tharsis.web.live import Entry
from tharsis.web.records import Bit
from tharsis.web.scene import Scene

SHOWN_CHOICES = 7
ACTION_ICON = f"phase-{PHASES.index('action') + 1}"


def engine(scene: Scene, player: Mapping[str, Any]) -> Engine:
    t, rows = scene.reader.t, player["tableau"]
    by_kind = {kind: [row for row in rows if card_of(row["card"]).kind == kind] for kind in ("automated", "active", "event")}
    blue = [*(row for row in rows if card_of(row["card"]).kind == "corporation"), *by_kind["active"]]
    left = ready_actions(scene, player)
    made = tuple(
        Bit(resource(key), t.signed(player["production"][key]), t.change(key, player["production"][key]), "")
        for key in ("mc", "heat", "plant", "card")
        if player["production"][key]
    )
    return Engine(
        made=made, green=tuple(strip(scene, player, row) for row in by_kind["automated"]),
        blue=tuple(blue_card(scene, player, row) for row in blue),
        red=tuple(strip(scene, player, row) for row in by_kind["event"]),
        green_count=t("tbl-green", n=len(by_kind["automated"])), blue_count=t("tbl-blue", n=len(by_kind["active"])),
        red_count=t("tbl-red", n=len(by_kind["event"])), actions=t("tbl-actions", n=left) if left else "",
    )  # fmt: skip


def is_used(scene: Scene, row: Mapping[str, Any]) -> bool:
    """In this round: before its action phase all actions are ready again."""
    return bool(row["used"]) and scene.view["phase"] in PHASES[PHASES.index("action") :]


def ready_actions(scene: Scene, player: Mapping[str, Any]) -> int:
    return sum(bool(card_of(row["card"]).action) and not is_used(scene, row) for row in player["tableau"])


def worth(scene: Scene, seat: int, key: str) -> str:
    card = card_of(key)
    if card.is_corporation or not card.vp:
        return ""
    return scene.reader.t.digits(scene.game.points_of(seat, key))


@lru_cache(maxsize=1024)
def made_by(key: str, lang: str) -> tuple[Token, ...]:
    """The production box in one row."""
    return tuple(token for row in drawn(key, lang).rows if row.kind == BOX for token in row.tokens)


@lru_cache(maxsize=1024)
def does(key: str, lang: str) -> tuple[Row, ...]:
    """Actions and lasting effects: what a card does while it lies there."""
    return tuple(row for row in drawn(key, lang).rows if row.kind in (ACTION, EFFECT))


def strip(scene: Scene, player: Mapping[str, Any], row: Mapping[str, Any]) -> InPlay:
    t, key = scene.reader.t, row["card"]
    box = drawn(key, t.code)
    return InPlay(
        key,
        box.title,
        box.tags,
        (),
        made_by(key, t.code),
        worth(scene, player["seat"], key),
        row["cubes"],
        box.cube_icon,
        "",
        "",
    )


def blue_card(scene: Scene, player: Mapping[str, Any], row: Mapping[str, Any]) -> InPlay:
    t, key = scene.reader.t, row["card"]
    card, box, option = card_of(key), drawn(key, t.code), f"use {key}"
    offered = player["seat"] == scene.seat and option in scene.options
    told = option_box(scene, option) if offered else None
    used = is_used(scene, row) and not offered
    state = "ready" if offered else "is-used" if used else ""
    foot, foot_icon = (t("tbl-effect"), "") if not card.action else (t("tbl-used"), "") if used else (t("tbl-in"), ACTION_ICON)
    return InPlay(
        key, box.title, box.tags, does(key, t.code), made_by(key, t.code) if card.is_corporation else (),
        worth(scene, player["seat"], key), row["cubes"], cube(card.holds) if card.holds else "",
        f"{state}{' is-corporation' if card.is_corporation else ''}", t("tbl-use") if offered else foot,
        "" if offered else foot_icon, option if offered else "", bool(told and told.looks), told.guard if told else "",
    )  # fmt: skip


# --- rivals ----------------------------------------------------------------------------------------------------------


def history(scene: Scene, entries: Sequence[Entry]) -> dict[int, tuple[str, ...]]:
    """Phases everybody chose, oldest first; those of this round only once they are revealed."""
    chosen: dict[int, list[str]] = {player["seat"]: [] for player in scene.view["players"]}
    for entry in entries:
        if entry.option.startswith("phase "):
            chosen[entry.seat].append(entry.option.split()[1])
    known = scene.view["rounds"] - 1
    shown: dict[int, tuple[str, ...]] = {}
    for player in scene.view["players"]:
        mine = chosen[player["seat"]]
        open_ones = mine[:known] + ([player["chosen"]] if player["chosen"] and len(mine) > known else [])
        shown[player["seat"]] = tuple(f"phase-{PHASES.index(key) + 1}" for key in open_ones[-SHOWN_CHOICES:])
    return shown


def rival(scene: Scene, player: Mapping[str, Any], points: int | None, chosen: tuple[str, ...]) -> Rival:
    t = scene.reader.t
    corporation = t.name("card", player["corporation"]) if player["corporation"] else ""
    return Rival(
        player["seat"] + 1, scene.reader.name(player["seat"]), corporation, player["rating"],
        t.count("forest", player["forests"]),
        t("ui-points", n=points) if points is not None else "", chances(scene, player), chosen, engine(scene, player),
    )  # fmt: skip


def chances(scene: Scene, player: Mapping[str, Any]) -> tuple[Chance, ...]:
    """What is open to all: cards and money, actions and what plants and heat give, income, cards seen."""
    t, seat = scene.reader.t, player["seat"]
    planning = scene.view["phase"] == "planning"
    money = t("tbl-hand-money", cards=t.count("card", player["hand"]), money=t.count("mc", scene.game.money(seat)))
    ready = ready_actions(scene, player)
    told: list[tuple[str, tuple[Bit, ...]]] = [
        (money, ()), (money, ()), (t("tbl-actions", n=ready), conversions(scene, player)), ("", income(player, t)),
        (see_keep(scene, False, seat), ()),
    ]  # fmt: skip
    closed = player["previous"] if planning else None
    return tuple(
        Chance((f"phase-{at + 1}",), "no", t("tbl-closed")) if key == closed else Chance((f"phase-{at + 1}",), "", *told[at])
        for at, key in enumerate(PHASES)
    )
