"""The colony tiles in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tharsis.cards import words as w
from tharsis.cards.names import MC
from tharsis.mars.colony_tiles import TILES, ColonyTile
from tharsis.mars.state import MAX_COLONIES
from tharsis.text.icons import Token, tokens_of
from tharsis.web.mars.asks import option_box
from tharsis.web.records import Bit, Colony, ColonyStep, OptionBox
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

BY_KEY = {tile.key: tile for tile in TILES}
COLONY_VERBS = ("trade", "build", "up", "down", "tile")


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
