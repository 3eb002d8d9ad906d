"""The panel of Ares Expedition: what is asked, and every option with what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tharsis.ares.rules.asks import PRIVATE
from tharsis.ares.rules.asks import Ask as Asked
from tharsis.ares.state import STANDARD_ACTIONS, STANDARD_COSTS, TEMPERATURE_HEAT
from tharsis.ares.tables import TABLES
from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import PHASES, RESOURCES
from tharsis.core.frames import CARD, KIND, A, B
from tharsis.text.icons import card_rows, cube, resource
from tharsis.web.ares.cards import card_of, drawn, with_price
from tharsis.web.ares.happenings import ACTION_NAMES, REVEALING, add_up
from tharsis.web.bits import foreseen, with_points
from tharsis.web.foresight import Outcome
from tharsis.web.records import Ask, Bit, CardBox, Group, OptionBox, Pay, PayRow
from tharsis.web.scene import Scene, waiting

PICK_VERBS = ("keep", "discard", "sell", "corporation", "give")
SEVERAL = (Asked.EXCHANGE, Asked.REDRAW)
SECRET = (Asked.CORPORATION, Asked.EXCHANGE, Asked.PLAN, Asked.LOOK, Asked.LIMIT, Asked.NEUTRAL)
ICONS = {"forest": "forest", "temperature": "param-temperature", "ocean": "tile-ocean"}
GAME = "ares"


# --- names -----------------------------------------------------------------------------------------------------------


def question(scene: Scene, frame: list[int]) -> str:
    kind = Asked(frame[KIND])
    key = f"ask-{kind.name.lower().replace('_', '-')}"
    return scene.reader.t.of_game(GAME, key, **arguments(scene, kind, frame))


def arguments(scene: Scene, kind: Asked, frame: list[int]) -> Mapping[str, Any]:
    a, b = frame[A], frame[B]
    match kind:
        case Asked.CONSTRUCTION | Asked.DEVELOPMENT:
            return {"n": max(1, a + b)}
        case Asked.SELL:
            return {"n": int(scene.seen.sell_value[scene.seat])}
        case Asked.ADD_CUBES:
            return {"kind": CUBE_KINDS[a], "n": b}
        case Asked.TAKE_CUBE:
            return {"kind": CUBE_KINDS[a]}
        case Asked.LOOK:
            return {"n": b}
        case Asked.DISCOUNT | Asked.EFFECT:
            return {"card": TABLES.keys[frame[CARD]], "n": a}
        case Asked.AMOUNT:
            return {"of": "stock", "give": "resource", "get": "resource"}
    return {"n": max(1, a)}


def name_of(scene: Scene, option: str) -> str:
    verb, *parts = option.split()
    t, seen, seat = scene.reader.t, scene.seen, scene.seat
    match verb:
        case "play" | "keep" | "discard" | "sell" | "corporation" | "give" | "discount":
            return t.of_game(GAME, f"do-{verb}", card=parts[0])
        case "use" | "add" | "take":
            return t.name("card", parts[0])
        case "standard":
            return t.name("standard-action", ACTION_NAMES[parts[0]])
        case "convert":
            price = int(seen.forest_price[seat]) if parts[0] == "plants" else TEMPERATURE_HEAT
            return t.of_game(GAME, "do-convert", what=parts[0], n=price, times=1)
        case "phase" | "neutral":
            return t(f"do-{verb}", phase=parts[0])
        case "pay":
            return t("do-pay", resource=parts[0], n=int(parts[1]))
        case "flip":
            return t("do-flip", n=int(parts[0]) + 1)
        case "raise":
            return t("do-raise", parameter=parts[0])
        case "piece":
            return t("do-piece", piece=parts[0])
        case "decline":
            return t("do-none")
        case "draw" | "sale" | "done":
            return t(f"do-{verb}")
        case "first":
            return question(scene, seen.frames[seat, int(seen.depth[seat]) - int(parts[0])].tolist())
    return parts[-1] if parts else option


def icon_of(option: str) -> str:
    verb, *parts = option.split()
    match verb:
        case "standard":
            return ICONS[parts[0]]
        case "convert":
            return "res-plant" if parts[0] == "plants" else "res-heat"
        case "phase" | "neutral":
            return f"phase-{PHASES.index(parts[0]) + 1}"
        case "use":
            symbols = [token.symbol for row in card_rows(card_of(parts[0])) if row.kind == "action" for token in row.tokens]
            return next((symbol for symbol in reversed(symbols) if symbol), "card")
        case "add" | "take":
            return cube(card_of(parts[0]).holds)
        case "flip":
            return "tile-ocean"
        case "raise":
            return f"param-{parts[0]}"
        case "pay":
            return resource(parts[0])
        case "done" | "decline":
            return "pass"
    return "card"


# --- options ---------------------------------------------------------------------------------------------------------


def gains_of(scene: Scene, outcome: Outcome | None) -> tuple[Bit, ...]:
    if outcome is None:
        return ()
    return add_up(foreseen(outcome.rows, PRIVATE, REVEALING), scene.seat, False).bits(scene.reader)


def option_box(scene: Scene, option: str) -> OptionBox:
    outcome = scene.foresight.after(option) if scene.foresight else None
    verb, *parts = option.split()
    price: tuple[Bit, ...] = ()
    if verb == "standard":
        cost = STANDARD_COSTS[STANDARD_ACTIONS.index(parts[0])] - int(scene.seen.standard_discount[scene.seat])
        price = (Bit("", str(cost), f"{cost} {scene.reader.t.name('resource', 'mc')}", "mc"),)
    box = OptionBox(
        option, icon_of(option), name_of(scene, option), price=price, gains=gains_of(scene, outcome),
        looks=bool(outcome and outcome.payments), guard=guard_of(scene, option),
    )  # fmt: skip
    words = scene.reader.t.card(card_of(parts[0])).action if verb == "use" else ""
    return box if box.gains else replace(box, note=words.partition(": ")[2])


def guard_of(scene: Scene, option: str) -> str:
    playable = sum(other.startswith("play ") for other in scene.options)
    return scene.reader.t("ui-pass-sure", n=playable) if option == "done" and playable else ""


def groups(scene: Scene) -> tuple[Group, ...]:
    t = scene.reader.t
    titles = {
        "phase": "", "neutral": "", "standard": t("ui-standard-projects"), "convert": t("ui-convert"),
        "use": t("ui-card-actions"),
    }  # fmt: skip
    sorted_out: dict[str, list[OptionBox]] = {}
    for option in scene.options:
        verb = option.split()[0]
        if verb not in ("play", "done", "decline", *PICK_VERBS):
            sorted_out.setdefault(titles.get(verb, ""), []).append(option_box(scene, option))
    first = hand_hint(scene)
    return tuple(
        group for group in (Group("", first), *(Group(key, tuple(box)) for key, box in sorted_out.items())) if group.options
    )


def hand_hint(scene: Scene) -> tuple[OptionBox, ...]:
    t = scene.reader.t
    playable = sum(option.startswith("play ") for option in scene.options)
    if not playable:
        return ()
    name = t("ui-playable-count", n=playable, of=len(scene.view["hand"]))
    return (OptionBox("", "card", name, note=t("ui-choose-in-hand"), css="option--wide goes-to-hand"),)


# --- the panel -------------------------------------------------------------------------------------------------------


def ask_panel(scene: Scene) -> Ask:
    if not scene.options:
        return waiting(scene)
    t, kind = scene.reader.t, Asked(scene.frame[KIND])
    title = t("ask-order") if scene.options[0].startswith("first ") else question(scene, scene.frame)
    closing = [option for option in scene.options if option in ("done", "decline")]
    footer = option_box(scene, closing[0]) if closing else None
    cards = tuple(pick_box(scene, option, kind in SEVERAL) for option in scene.options if option.split()[0] in PICK_VERBS)
    turn = t.name("ares-phase", scene.view["phase"]) if scene.view["phase"] in PHASES else t("ui-your-turn")
    if not cards:
        return Ask(css="ask", turn=turn, steps=0, step=0, title=title, groups=groups(scene), footer=footer, undo=scene.undo)
    several = kind in SEVERAL
    totals = tuple(t.count("card", n) for n in range(len(cards) + 1)) if several else ()
    return Ask(
        css="ask", turn=turn, steps=0, step=0, title=title, picks=cards, pick_totals=totals,
        pick_least=0 if "done" in scene.options else 1, footer=None if several else footer,
        undo=scene.undo, groups=groups(scene),
    )  # fmt: skip


def pick_box(scene: Scene, option: str, ticks: bool) -> CardBox:
    box = drawn(option.split()[1], scene.reader.t.code)
    return replace(box, option=option, picks=ticks, css="row", verb=name_of(scene, option))


def pay_panel(scene: Scene, option: str, wanted: Mapping[str, int]) -> Ask:
    assert scene.foresight is not None
    t = scene.reader.t
    outcome = scene.foresight.after(option, wanted)
    is_card = option.startswith("play ")
    key = option.split()[-1]
    card = with_price(drawn(key, t.code), scene.seen, scene.seat, t) if is_card else None
    paid = outcome.paid()
    total = sum(paid.values())
    title = t("ui-pay-title", card=key, n=card.price) if card else name_of(scene, option)
    rows = tuple(
        PayRow(p.resource, resource(p.resource), t.name("resource", p.resource), "", p.amount, p.fewest, p.most,
               f"= {p.amount}", t("ui-left", n=p.have - p.amount))
        for p in outcome.payments
    )  # fmt: skip
    does = with_points(gains_of(scene, outcome), scene.foresight.points(outcome), t)
    left = int(scene.seen.stock[scene.seat, 0]) - paid.get("mc", 0)
    pay = Pay(
        title=title, card=card, rows=rows, mc=paid.get("mc", 0), mc_left=t("ui-left", n=left),
        total=t("ui-paid-of", n=total, of=total), waste=t("ui-nothing-wasted"), does=does, note=next_question(scene, outcome),
        line=outcome.line, base=option,
    )  # fmt: skip
    return Ask(css="ask pay", turn=t("ui-your-turn"), steps=0, step=0, title=title, pay=pay)


def next_question(scene: Scene, outcome: Outcome) -> str:
    state, seat = outcome.game.state, scene.seat
    depth = int(state.depth[seat])
    frame = state.frames[seat, depth - 1].tolist() if depth else []
    if not frame or frame[CARD] < 0:
        return ""
    return question(scene, frame)


def hand_card(scene: Scene, key: str) -> CardBox:
    t = scene.reader.t
    box = with_price(drawn(key, t.code), scene.seen, scene.seat, t)
    option = f"play {key}"
    outcome = scene.foresight.after(option) if scene.foresight else None
    paid = outcome.paid() if outcome else {}
    words = ", ".join(t.count(name, paid[name]) for name in RESOURCES if paid.get(name)) or t("ui-free")
    return replace(
        box, css="mini is-playable", option=option, pays=words, gains=gains_of(scene, outcome)[:4], verb=name_of(scene, option)
    )
