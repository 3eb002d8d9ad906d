"""The panel: what is asked of the player, every option with its price and what it brings."""

from __future__ import annotations

from dataclasses import replace

from tharsis.cards.compiler import STANDARD_PROJECTS
from tharsis.core.frames import KIND, A, B
from tharsis.core.types import Game
from tharsis.mars.rules.asks import PRIVATE
from tharsis.mars.rules.asks import Ask as Asked
from tharsis.mars.state import AWARD_PRICES, MAX_OXYGEN, MAX_TEMPERATURE, MILESTONE_PRICE
from tharsis.mars.tables import BUILD_COLONY, PROJECT_COST
from tharsis.web.bits import foreseen
from tharsis.web.foresight import Outcome, asked
from tharsis.web.mars.answers import icon_of, name_of, question
from tharsis.web.mars.cards import card_of, drawn, price_of
from tharsis.web.mars.happenings import REVEALING, bits
from tharsis.web.records import Ask, Bit, CardBox, Group, OptionBox
from tharsis.web.scene import Scene, waiting
from tharsis.web.texts import Texts

CARD_VERBS = ("keep", "draft", "discard", "sell", "corporation")
PICKED = (Asked.START_HAND, Asked.BUY, Asked.SELL)
"""Several cards are ticked, then confirmed."""
SECRET = (Asked.CORPORATION, Asked.START_HAND, Asked.DRAFT, Asked.BUY)


# --- one option ------------------------------------------------------------------------------------------------------


def outcome_of(scene: Scene, option: str) -> Outcome | None:
    return scene.foresight.after(option) if scene.foresight else None


def gains_of(scene: Scene, outcome: Outcome | None) -> tuple[Bit, ...]:
    """What it brings; the tile itself is in the name of the option."""
    gains = bits(foreseen(outcome.rows, PRIVATE, REVEALING), scene.seat, scene.reader) if outcome else ()
    return tuple(bit for bit in gains if not bit.icon.startswith("tile-"))


def note_of(scene: Scene, outcome: Outcome | None) -> str:
    """The question that follows, when nothing else can be told."""
    if outcome is None or asked(outcome.game, scene.seat) != Asked.PLACE:
        return ""
    return scene.reader.t("ui-choose-of-spaces", n=len(outcome.game.options(scene.seat)))


def option_box(scene: Scene, option: str) -> OptionBox:
    outcome = outcome_of(scene, option)
    pays = bool(outcome and outcome.payments)
    return OptionBox(
        option=option, icon=icon_of(option, scene.frame), name=name_of(option, scene.seen, scene.seat, scene.reader),
        seat=seat_of(option), price=price_bits(scene, option), gains=gains_of(scene, outcome), note=note_of(scene, outcome),
        guard=guard_of(scene, option), looks=pays,
    )  # fmt: skip


def seat_of(option: str) -> int:
    verb, *parts = option.split()
    return int(parts[0]) + 1 if verb in ("target", "remove") else 0


def mc(amount: int, t_name: str) -> tuple[Bit, ...]:
    return (Bit("", str(amount), f"{amount} {t_name}", "mc"),)


def price_bits(scene: Scene, option: str) -> tuple[Bit, ...]:
    verb, *parts = option.split()
    name = scene.reader.t.name("resource", "mc")
    if verb == "standard" and parts[0] == "sell_patents":
        return (Bit("", "+1", f"+1 {name}", "mc"),)
    if verb == "standard":
        return mc(project_price(scene.seen, scene.seat, parts[0]), name)
    if verb == "claim":
        return mc(MILESTONE_PRICE, name)
    if verb == "fund":
        return mc(AWARD_PRICES[min(2, int(scene.seen.awards_funded))], name)
    return ()


def project_price(seen: Game, seat: int, key: str) -> int:
    number = STANDARD_PROJECTS.index(key)
    return int(PROJECT_COST[number]) - int(seen.project_discount[seat, number])


def guard_of(scene: Scene, option: str) -> str:
    """A question first, where a slip would hurt or nothing would happen."""
    t, seen = scene.reader.t, scene.seen
    playable = sum(other.startswith("play ") for other in scene.options)
    if option == "pass" and playable:
        return t("ui-pass-sure", n=playable)
    full = {"temperature": int(seen.temperature) >= MAX_TEMPERATURE, "oxygen": int(seen.oxygen) >= MAX_OXYGEN}
    raises = {"standard asteroid": "temperature", "convert heat": "temperature"}
    if option in raises and full[raises[option]]:
        return t("ui-waste-sure", parameter=raises[option])
    return ""


# --- the turn --------------------------------------------------------------------------------------------------------


def turn_groups(scene: Scene) -> tuple[Group, ...]:
    t = scene.reader.t
    groups = (
        Group("", first_boxes(scene)),
        Group(t("ui-convert"), boxes(scene, "convert")),
        Group(t("ui-standard-projects"), projects(scene)),
        Group(t("ui-card-actions"), actions(scene)),
        Group(t("ui-goals"), (*boxes(scene, "claim"), *boxes(scene, "fund"))),
        Group(t("ui-colonies"), trades(scene)),
    )
    return tuple(group for group in groups if group.options)


def action_box(scene: Scene, option: str) -> OptionBox:
    """Where icons cannot tell what an action brings, the card's own words do."""
    box = option_box(scene, option)
    words = scene.reader.t.card(card_of(option.split()[1])).action
    return box if box.gains or box.note else replace(box, note=words.partition(": ")[2] or words)


def boxes(scene: Scene, verb: str) -> tuple[OptionBox, ...]:
    return tuple(option_box(scene, option) for option in scene.options if option.split()[0] == verb)


def first_boxes(scene: Scene) -> tuple[OptionBox, ...]:
    t = scene.reader.t
    if "first_action" in scene.options:
        return (replace(option_box(scene, "first_action"), css="option--wide"),)
    playable = [option.split()[1] for option in scene.options if option.startswith("play ")]
    if not playable:
        return ()
    cheapest = min(price_of(scene.seen, scene.seat, key) for key in playable)
    name = t("ui-playable-count", n=len(playable), of=len(scene.view["hand"]))
    price = mc(cheapest, t.name("resource", "mc"))
    return (OptionBox("", "card", name, price=price, note=t("ui-choose-in-hand"), css="option--wide goes-to-hand"),)


def projects(scene: Scene) -> tuple[OptionBox, ...]:
    if "first_action" in scene.options:
        return ()
    last = BUILD_COLONY + 1 if scene.view["colonies"] else BUILD_COLONY
    keys = (*STANDARD_PROJECTS[1:last], STANDARD_PROJECTS[0])
    return tuple(project_box(scene, key) for key in keys)


def project_box(scene: Scene, key: str) -> OptionBox:
    option, t = f"standard {key}", scene.reader.t
    if option in scene.options:
        box = option_box(scene, option)
        return replace(box, note=t("web-sell-each")) if key == "sell_patents" else box
    short = project_price(scene.seen, scene.seat, key) - int(scene.seen.stock[scene.seat, 0])
    reason = t("reason-price", short=short) if short > 0 else t("web-not-possible")
    name = t("do-standard", project=key)
    return OptionBox("", icon_of(option, scene.frame), name, price=price_bits(scene, option), note=reason, css="is-off")


def actions(scene: Scene) -> tuple[OptionBox, ...]:
    """Actions on cards: those to use, then those used or impossible now."""
    offered = [action_box(scene, option) for option in scene.options if option.startswith("use ")]
    mine = scene.view["players"][scene.seat]["tableau"]
    others = [row for row in mine if card_of(row["card"]).action and f"use {row['card']}" not in scene.options]
    return (*offered, *(unusable(scene, row["card"], row["used"]) for row in others if "first_action" not in scene.options))


def unusable(scene: Scene, key: str, used: bool) -> OptionBox:
    t = scene.reader.t
    reason = t("reason-used") if used else t("web-not-possible")
    return OptionBox("", icon_of(f"use {key}", scene.frame), t.name("card", key), note=reason, css="is-off")


def trades(scene: Scene) -> tuple[OptionBox, ...]:
    """Trades are made at the colonies; the panel leads there."""
    offers = [option for option in scene.options if option.startswith("trade ")]
    if not offers:
        return ()
    t = scene.reader.t
    places = len({option.split()[1] for option in offers})
    note = t("ui-colonies-open", n=places, of=len(scene.view["colonies"]))
    return (OptionBox("", "fleet", t("ui-trade"), note=note, css="option--wide goes-to-colonies"),)


# --- cards to pick ---------------------------------------------------------------------------------------------------


def pick_box(scene: Scene, option: str, ticks: bool) -> CardBox:
    key = option.split()[1]
    return replace(
        drawn(key, scene.reader.t.code), option=option, picks=ticks, css="row",
        verb=name_of(option, scene.seen, scene.seat, scene.reader),
    )  # fmt: skip


def picks(scene: Scene) -> tuple[CardBox, ...]:
    """Cards to choose from; when money has run out, those that could have been bought stay in sight."""
    kind = scene.frame[KIND]
    return tuple(pick_box(scene, option, kind in PICKED) for option in scene.options if option.split()[0] in CARD_VERBS)


def pick_price(scene: Scene) -> tuple[int, int]:
    """The price of each card, and the money there is."""
    frame, seen = scene.frame, scene.seen
    if frame[KIND] == Asked.START_HAND:
        return int(frame[B]), int(frame[A]) - int(frame[B]) * int(frame[4])
    if frame[KIND] == Asked.BUY:
        money = int(seen.stock[scene.seat, 0]) + (int(seen.stock[scene.seat, 5]) if seen.heat_as_mc[scene.seat] else 0)
        return int(seen.card_price[scene.seat]), money - int(frame[A]) * int(seen.card_price[scene.seat])
    return -1, int(seen.stock[scene.seat, 0])


def totals(kind: Asked, cards: int, price: int, money: int, t: Texts) -> tuple[str, ...]:
    """What the button says when so many cards are ticked."""
    if kind == Asked.SELL:
        return tuple(t("web-sell-total", n=n) for n in range(cards + 1))
    return tuple(t("ask-buy", "total", n=n, cost=n * price, left=money - n * price) for n in range(cards + 1))


# --- the whole panel -------------------------------------------------------------------------------------------------


def ask_panel(scene: Scene) -> Ask:
    if not scene.options:
        return waiting(scene)
    kind = Asked(scene.frame[KIND])
    is_order = scene.options[0].startswith("first ")
    if kind == Asked.TURN and not is_order:
        return turn_panel(scene)
    title = scene.reader.t("ask-order") if is_order else question(scene.frame, scene.seen, scene.seat, scene.reader)
    cards = picks(scene)
    return pick_panel(scene, kind, title, cards) if cards else option_panel(scene, title)


def turn_panel(scene: Scene) -> Ask:
    t, taken = scene.reader.t, int(scene.frame[A])
    footer = next(option for option in scene.options if option in ("pass", "done"))
    return Ask(
        css="ask", turn=t("ui-your-turn"), steps=2, step=taken + 1, title=t("ui-choose-card"),
        groups=turn_groups(scene), footer=option_box(scene, footer), undo=scene.undo,
    )  # fmt: skip


def pick_panel(scene: Scene, kind: Asked, title: str, cards: tuple[CardBox, ...]) -> Ask:
    t = scene.reader.t
    several = kind in PICKED
    price, money = pick_price(scene)
    least = 0 if "done" in scene.options else 1
    guard = t("web-buy-nothing-sure") if several and least == 0 and kind != Asked.SELL else ""
    footer = None if several or "done" not in scene.options else option_box(scene, "done")
    return Ask(
        css="ask", turn=t("ui-your-turn") if kind not in SECRET else t.name("phase", scene.view["phase"]), steps=0, step=0,
        title=title, picks=cards, pick_totals=totals(kind, len(cards), price, money, t) if several else (), pick_price=price,
        pick_money=money, pick_least=least, pick_guard=guard, footer=footer, undo=scene.undo,
    )  # fmt: skip


def option_panel(scene: Scene, title: str) -> Ask:
    t = scene.reader.t
    closing = [option for option in scene.options if option in ("done", "decline")]
    others = tuple(option_box(scene, option) for option in scene.options if option not in closing)
    is_map = bool(others) and others[0].option.split()[0] in ("place", "mark")
    hint = t("web-spaces-glow", n=len(others)) if is_map else ""
    footer = option_box(scene, closing[0]) if closing else None
    return Ask(
        css="ask is-map" if is_map else "ask", turn=t("ui-your-turn"), steps=0, step=0, title=title, hint=hint,
        groups=(Group("", others),), footer=footer, undo=scene.undo,
    )  # fmt: skip
