"""The five phases: what each would bring the reader now, its bonus, and who may choose it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tharsis.ares.state import BONUS_DRAW, BONUS_KEEP, DEVELOPMENT_BONUS, MAX_TEMPERATURE, PRODUCTION_BONUS, TEMPERATURE_HEAT
from tharsis.cards.names import PHASES
from tharsis.text.icons import resource
from tharsis.web.ares.cards import card_of
from tharsis.web.ares.money import Standing, chosen_price
from tharsis.web.ares.records import PhaseCard, Plan, PlanLine
from tharsis.web.reasons import reason_text
from tharsis.web.records import Bit
from tharsis.web.scene import Scene
from tharsis.web.texts import Texts

ART = ("tag-plant", "tag-building", "arrow", "res-mc", "tag-science")
KINDS = {"development": ("automated",), "construction": ("active", "event")}
NAMED = 2
"""How many cards a phase names."""
Hand = Sequence[Standing]


def phase_cards(scene: Scene, hand: Hand, looked_at: str) -> tuple[PhaseCard, ...]:
    return tuple(phase_card(scene, hand, at, key, looked_at) for at, key in enumerate(PHASES))


def phase_card(scene: Scene, hand: Hand, at: int, key: str, looked_at: str) -> PhaseCard:
    view, t = scene.view, scene.reader.t
    seats = tuple(player["seat"] + 1 for player in view["players"] if player["chosen"] == key)
    option = next((option for option in scene.options if option in (f"phase {key}", f"neutral {key}")), "")
    planning = view["phase"] == "planning"
    mine = view["players"][scene.seat] if scene.seat >= 0 else None
    is_barred = planning and bool(mine and mine["previous"] == key)
    main, price, gains, sub = brings(scene, hand, key)
    may = tuple((player["seat"] + 1, player["previous"] != key) for player in view["players"]) if planning else ()
    bonus, is_bonus = t("web-barred") if is_barred else bonus_of(scene, key), not is_barred
    if not planning and not seats:
        bonus, is_bonus = t("tbl-nobody"), False
    return PhaseCard(
        key, f"phase-{at + 1}", ART[at], t.name("ares-phase", key), css_of(view, key, seats, option, is_barred, looked_at),
        main, price, gains, sub, bonus, seats, is_bonus, foot_of(view, key, bool(seats), t), may, option,
    )  # fmt: skip


def css_of(view: Mapping[str, Any], key: str, seats: Sequence[int], option: str, is_barred: bool, looked_at: str) -> str:
    planning, now = view["phase"] == "planning", view["phase"]
    states = {
        "is-open": bool(option), "is-picked": bool(option) and option == looked_at, "is-locked": is_barred,
        "is-now": now == key, "is-out": not planning and not seats and now in PHASES and now != key,
        "is-done": now in PHASES and bool(seats) and PHASES.index(key) < PHASES.index(now),
    }  # fmt: skip
    return " ".join(["phase", f"p{PHASES.index(key) + 1}", *(css for css, holds in states.items() if holds)])


def foot_of(view: Mapping[str, Any], key: str, is_chosen: bool, t: Texts) -> str:
    now = view["phase"]
    if now == "planning":
        return t("tbl-may-choose")
    if now not in PHASES:
        return ""
    if now == key:
        return t("tbl-now")
    if not is_chosen:
        return t("tbl-not-played")
    return t("tbl-phase-done") if PHASES.index(key) < PHASES.index(now) else t("tbl-later")


# --- what it brings --------------------------------------------------------------------------------------------------

Brings = tuple[str, str, tuple[Bit, ...], str]
"""A few words, a price, gains, and a line more."""


def brings(scene: Scene, hand: Hand, key: str) -> Brings:
    t = scene.reader.t
    if scene.seat < 0 or not scene.view["players"][scene.seat]["corporation"]:
        return t(f"tbl-phase-{key}"), "", (), ""
    if key in KINDS:
        return plays(scene, hand, key)
    player = scene.view["players"][scene.seat]
    if key == "action":
        return actions(scene)
    if key == "production":
        made = income(player, t)
        production = player["production"]["mc"]
        total = production + player["rating"]
        return "", "", made, t("tbl-income", total=total, production=production, rating=player["rating"])
    return see_keep(scene, False), "", (), ""


def of_phase(hand: Hand, key: str) -> list[Standing]:
    return [card for card in hand if card_of(card.key).kind in KINDS[key]]


def plays(scene: Scene, hand: Hand, key: str) -> Brings:
    t = scene.reader.t
    cards = of_phase(hand, key)
    ready = sorted((card for card in cards if card.is_open and not card.short), key=lambda card: card.price)
    sold = sorted((card for card in cards if card.is_open and card.short), key=lambda card: card.sales)
    titles = [t.name("card", card.key) for card in ready[:NAMED]]
    if sold and not ready:
        titles = [t("tbl-by-sale", card=sold[0].key, n=sold[0].sales)]
    sub = " · ".join(titles)
    if not ready:
        return t("tbl-cards-none", n=len(cards)), "", (), sub
    words = t("tbl-cards-for" if len(ready) == 1 else "tbl-cards-from", n=len(ready))
    return words, str(ready[0].price), (), sub


def actions(scene: Scene) -> Brings:
    """Actions on cards in play, and what plants and heat would give."""
    t, player = scene.reader.t, scene.view["players"][scene.seat]
    is_over = scene.view["phase"] in PHASES[PHASES.index("action") :]
    count = sum(bool(card_of(row["card"]).action) and not (is_over and row["used"]) for row in player["tableau"])
    return t("tbl-actions", n=count), "", conversions(scene, player), ""


def conversions(scene: Scene, player: Mapping[str, Any]) -> tuple[Bit, ...]:
    seen, seat, t = scene.seen, player["seat"], scene.reader.t
    bits = []
    if player["stock"]["plant"] >= int(seen.forest_price[seat]):
        n = player["stock"]["plant"] // int(seen.forest_price[seat])
        bits.append(Bit("forest", f"+{n}", t.change("forest", n)))
    if player["stock"]["heat"] >= TEMPERATURE_HEAT and scene.view["temperature"] < MAX_TEMPERATURE:
        n = player["stock"]["heat"] // TEMPERATURE_HEAT
        bits.append(Bit("param-temperature", f"+{2 * n}", t.name("parameter", "temperature")))
    return tuple(bits)


def income(player: Mapping[str, Any], t: Texts) -> tuple[Bit, ...]:
    made = {**player["production"], "mc": player["production"]["mc"] + player["rating"]}
    keys = ("mc", "heat", "plant", "card")
    return tuple(Bit(resource(key), t.signed(made[key]), t.change(key, made[key])) for key in keys if made[key])


def see_keep(scene: Scene, with_bonus: bool, seat: int | None = None) -> str:
    who = scene.seat if seat is None else seat
    draw, keep = int(scene.seen.research_draw[who]), int(scene.seen.research_keep[who])
    more = (BONUS_DRAW, BONUS_KEEP) if with_bonus else (0, 0)
    return scene.reader.t("tbl-see-keep", n=draw + more[0], keep=keep + more[1])


def bonus_of(scene: Scene, key: str) -> str:
    t = scene.reader.t
    if key == "research":
        return see_keep(scene, True) if scene.seat >= 0 else t("tbl-bonus-research")
    return t(f"tbl-bonus-{key}", n=DEVELOPMENT_BONUS if key == "development" else PRODUCTION_BONUS)


# --- about to be chosen ----------------------------------------------------------------------------------------------


def plan(scene: Scene, hand: Hand, option: str) -> Plan:
    t, key = scene.reader.t, option.split()[1]
    words, _, gains, _ = brings(scene, hand, key)
    lines = tuple(plan_line(scene, card, key) for card in sorted(of_phase(hand, key), key=order)) if key in KINDS else ()
    name = t.name("ares-phase", key)
    return Plan(
        f"phase-{PHASES.index(key) + 1}", name, lines, gains, "" if lines else words, bonus_of(scene, key), option,
        t("tbl-choose", phase=key),
    )  # fmt: skip


def order(card: Standing) -> tuple[bool, bool, int]:
    return not card.is_open, card.short > 0, card.price


def plan_line(scene: Scene, card: Standing, key: str) -> PlanLine:
    t = scene.reader.t
    price = chosen_price(card.price) if key == "development" else card.price
    short = max(0, card.short - (card.price - price))
    note = reason_text(card.needs, t) if card.needs else t("reason-price", short=short) if card.is_beyond else ""
    if not note and short:
        worth = max(1, int(scene.seen.sell_value[scene.seat]))
        note = t("tbl-sell", n=-(-short // worth))
    return PlanLine(t.name("card", card.key), note, str(price), "" if card.is_open else "off")
