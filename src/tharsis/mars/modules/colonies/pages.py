"""What Colonies adds to the pages: its tab of tiles, its options, its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tharsis.cards import words as w
from tharsis.cards.names import MC
from tharsis.core.game import BaseGame, Event, Question
from tharsis.mars.modules.colonies.tiles import MAX_COLONIES, TILES, ColonyTile
from tharsis.text.icons import Token, tokens_of
from tharsis.web.bits import Reader, Sum
from tharsis.web.mars.answers import amount_of
from tharsis.web.mars.asks import option_box
from tharsis.web.records import Bit, Counted, Dock, Group, OptionBox
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

TRADE_WITH = {"mc": "mc", "energy": "energy", "titanium": "titanium", "free": "none"}
PROJECT_ICONS = {"build_colony": "colony"}
SILENT = ("track",)
PRICED = ("trade",)
QUIET = ("drop_tile",)
"""To drop a tile brings nothing by itself."""
HEADLINES: dict[str, Callable[[Event, Reader], str]] = {
    "traded": lambda row, reader: reader.told("event-traded", row.seat, colony=row["colony"]),
}
PAID_BEFORE = ("traded",)
DOCK, FIGURE = "colonies/dock.html", "colonies/figure.html"
GREEN, MARKER = 3, 5
"""Whose colony stands on the tile in the figure of the guide, and where the marker is."""
BY_KEY = {tile.key: tile for tile in TILES}
COLONY_VERBS = ("trade", "build", "up", "down", "tile")


@dataclass(frozen=True, slots=True)
class ColonyStep:
    bits: tuple[Bit, ...]
    css: str
    owner: int


@dataclass(frozen=True, slots=True)
class Colony:
    name: str
    icon: str
    css: str
    steps: tuple[ColonyStep, ...]
    build: tuple[Bit, ...]
    bonus: tuple[Bit, ...]
    fleet: int
    state: str
    options: tuple[OptionBox, ...]


def token_bit(token: Token) -> Bit:
    return Bit(token.symbol, token.text.removeprefix("+"), token.text, "prodbox" if token.production else "")


def effect_bits(effects: w.Effects) -> tuple[Bit, ...]:
    return tuple(token_bit(token) for effect in effects for token in tokens_of(effect) if token.symbol)


def step_bits(effects: w.Effects) -> tuple[Bit, ...]:
    """On the track a plain number says how much; the icon stands beside the name."""
    if not effects:
        return (Bit("", "0", "0"),)
    effect = effects[0]
    amount = getattr(effect, "amount", 1)
    if isinstance(effect, w.GainProduction):
        return tuple(replace(bit, text="") for bit in effect_bits(effects))
    return (Bit("", str(amount), str(amount)),)


def icon_of(tile: ColonyTile) -> str:
    effects = next((step for step in tile.income if step), ())
    return "" if effects and isinstance(effects[0], w.GainProduction) else (effect_bits(effects)[0].icon if effects else "")


def colony(row: Mapping[str, Any], scene: Scene) -> Colony:
    tile, t = BY_KEY[row["colony"]], scene.reader.t
    asleep = row["track"] < 0
    steps = tuple(
        ColonyStep(
            bits=step_bits(step), owner=row["owners"][at] + 1 if at < len(row["owners"]) else 0,
            css=" ".join(name for name, on in (("slot", at < MAX_COLONIES), ("at", at == row["track"])) if on),
        )
        for at, step in enumerate(tile.income)
    )  # fmt: skip
    fleet = row["fleet"] + 1 if row["fleet"] is not None else 0
    return Colony(
        name=t.name("colony", tile.key), icon=icon_of(tile), css="colony is-asleep" if asleep else "colony", steps=steps,
        build=effect_bits(tile.build), bonus=effect_bits(tile.bonus), fleet=fleet, state=state_of(tile, asleep, fleet, t),
        options=offers(tile.key, scene),
    )  # fmt: skip


def state_of(tile: ColonyTile, asleep: bool, fleet: int, t: Texts) -> str:
    if asleep:
        return t("ui-asleep", kind=tile.awaits or MC)
    return t("ui-was-here") if fleet else ""


def offers(key: str, scene: Scene) -> tuple[OptionBox, ...]:
    mine = [option for option in scene.options if option.split()[0] in COLONY_VERBS and option.split()[1] == key]
    return tuple(option_box(scene, option) for option in mine)


def dock(scene: Scene) -> Dock | None:
    """The tab of the tiles in play."""
    rows, t = scene.view["colonies"], scene.reader.t
    tiles = tuple(colony(row, scene) for row in rows)
    return Dock("colonies", t("ui-colonies"), t("ui-markers-rise"), DOCK, tiles) if tiles else None


def counts(player: Mapping[str, Any], view: Mapping[str, Any], t: Texts) -> tuple[Counted, ...]:
    """Free fleets and colonies of a player."""
    if not view["colonies"]:
        return ()
    owned = sum(row["owners"].count(player["seat"]) for row in view["colonies"])
    return Counted("fleet", t("ui-fleets-free"), player["fleets"]), Counted("colony", t("ui-colonies-count"), owned)


def has_solar_phase(view: Mapping[str, Any]) -> bool:
    return bool(view["colonies"])


# --- options and questions -------------------------------------------------------------------------------------------


def icon(verb: str, parts: Sequence[str]) -> str | None:
    return {"build": "colony", "tile": "colony", "trade": "fleet", "up": "track", "down": "track"}.get(verb)


def name(option: str, game: BaseGame, seat: int, reader: Reader) -> str | None:
    verb, *parts = option.split()
    if verb == "trade":
        return reader.t("do-trade", colony=parts[0], resource=TRADE_WITH[parts[1]], n=amount_of(game, seat, option))
    return reader.t(f"do-{verb}", colony=parts[0]) if verb in COLONY_VERBS else None


def arguments(asked: Question) -> Mapping[str, Any] | None:
    return {"colony": asked["colony"]} if asked.kind == "steps" else None


def reason(project: str, t: Texts) -> str | None:
    return t("reason-no-colony") if project == "build_colony" else None


def groups(scene: Scene) -> tuple[Group, ...]:
    return (Group(scene.reader.t("ui-colonies"), trades(scene)),)


def trades(scene: Scene) -> tuple[OptionBox, ...]:
    """Trades are made at the colonies; the panel leads there."""
    offers = [option for option in scene.options if option.startswith("trade ")]
    if not offers:
        return ()
    t = scene.reader.t
    places = len({option.split()[1] for option in offers})
    note = t("ui-colonies-open", n=places, of=len(scene.view["colonies"]))
    return (OptionBox("", "fleet", t("ui-trade"), note=note, css="option--wide goes-to-tab-colonies"),)


# --- log and guide ---------------------------------------------------------------------------------------------------


def returns(event: Event) -> bool:
    """A trade fleet that comes home in the solar phase, not one that is gained; a marker that nobody moves."""
    return (event.kind == "fleet" and event["colony"] is not None) or (event.kind == "track" and event.seat < 0)


def add(total: Sum, event: Event) -> None:
    if event.kind == "colony":
        total.note(event.seat, "colony", "event-colony", colony=event["colony"])
    elif event.kind == "fleet" and not returns(event):
        total.note(event.seat, "fleet", "event-fleet", n=1)


def figure(drawing: str, keys: Sequence[str], t: Texts) -> tuple[Colony, str] | None:
    """A tile for the guide."""
    if drawing != "colony":
        return None
    tile = BY_KEY[keys[0]]
    return Colony(
        name=t.name("colony", tile.key), icon=icon_of(tile), css="colony", steps=figure_steps(tile),
        build=effect_bits(tile.build), bonus=effect_bits(tile.bonus), fleet=0, state="", options=(),
    ), FIGURE  # fmt: skip


def figure_steps(tile: ColonyTile) -> tuple[ColonyStep, ...]:
    return tuple(
        ColonyStep(step_bits(step), f"{'slot' if at < MAX_COLONIES else ''} {'at' if at == MARKER else ''}", 0 if at else GREEN)
        for at, step in enumerate(tile.income)
    )
