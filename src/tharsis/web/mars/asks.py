"""The panel: what is asked of the player, every option with its price and what it brings."""

from __future__ import annotations

from dataclasses import replace

from tharsis.cards.card import PROJECT
from tharsis.cards.names import MC
from tharsis.mars.tracks import BY_KEY
from tharsis.text.icons import resource
from tharsis.web.bits import Sum, foreseen, with_points
from tharsis.web.foresight import Outcome, asked
from tharsis.web.mars.answers import asking, icon_of, name_of, question
from tharsis.web.mars.cards import card_of, drawn, price_of, with_price
from tharsis.web.mars.happenings import REVEALING, add_up, bits
from tharsis.web.mars.parts import every, first, listed, table
from tharsis.web.mars.start import is_start, start_panel
from tharsis.web.reasons import reason_text
from tharsis.web.records import Ask, Bit, CardBox, Group, OptionBox
from tharsis.web.scene import Scene, waiting
from tharsis.web.texts import Texts
from tharsis.web.wording import amount_name, amount_question, cause, doubt

CARD_VERBS = ("keep", "draft", "discard", "sell", "corporation")
PICKED = ("start_hand", "buy", "sell")
"""Several cards are ticked, then confirmed; so are those kept of cards looked at, when they are more than one."""
SECRET = ("corporation", "start_hand", "draft", "buy")
BOUGHT = ("start_hand", "buy", "buy_top")
RAISES = {"standard asteroid": "temperature", "convert heat": "temperature"}
PROJECT_TILES = {"aquifer": "ocean", "greenery": "greenery", "city": "city"}
PRICED = ("standard", "claim", "fund")
"""Options that show their price; a card shows its own, and a conversion names it."""
NAMED = 4
"""How many things a warning names."""
DOUBTED = ("standard", "convert", "use", "target", "remove", "copy")


# --- one option ------------------------------------------------------------------------------------------------------


def outcome_of(scene: Scene, option: str) -> Outcome | None:
    return scene.foresight.after(option) if scene.foresight else None


def change_of(scene: Scene, outcome: Outcome) -> Sum:
    """All that is known of what it does; the payment is left out."""
    return add_up(foreseen(outcome.rows, scene.private, REVEALING), scene.seat, False)


def gains_of(scene: Scene, outcome: Outcome | None) -> tuple[Bit, ...]:
    """What it brings; the tile itself is in the name of the option. Some questions bring nothing by themselves."""
    if outcome is None or scene.kind in listed("QUIET"):
        return ()
    gains = change_of(scene, outcome).bits(scene.reader)
    return tuple(bit for bit in gains if not bit.icon.startswith("tile-"))


def gains_onward(scene: Scene, outcome: Outcome | None) -> tuple[Bit, ...]:
    """With what the tile does to Mars and the rating wherever it is placed."""
    if outcome is None or scene.foresight is None or asked(outcome.game, scene.seat) != "place":
        return gains_of(scene, outcome)
    sure = [row for row in scene.foresight.onward(outcome) if row.kind in ("parameter", "rating")]
    return (*gains_of(scene, outcome), *bits(sure, scene.seat, scene.reader))


def note_of(scene: Scene, outcome: Outcome | None) -> str:
    """The question that follows, unless it belongs to the next phase."""
    if outcome is None or outcome.game.state.phase != scene.game.state.phase:
        return ""
    kind = asked(outcome.game, scene.seat)
    if kind == "place":
        return scene.reader.t("ui-choose-of-spaces", n=len(outcome.game.options(scene.seat)))
    if kind in ("", "turn", "pay", scene.kind) or is_revealing(outcome):
        return ""
    return question(outcome.game.questions(scene.seat)[0], outcome.game, scene.seat, scene.reader)


def is_revealing(outcome: Outcome) -> bool:
    return any(row.kind in REVEALING or row.kind == "drew" for row in outcome.rows)


def option_box(scene: Scene, option: str) -> OptionBox:
    outcome = outcome_of(scene, option)
    pays = bool(outcome and outcome.payments)
    name = name_of(option, scene.game, scene.seat, scene.reader)
    if option.startswith("amount ") and outcome:
        name = amount_name(int(option.split()[1]), change_of(scene, outcome), scene.seat, scene.reader.t)
    return OptionBox(
        option=option, icon=icon_of(option, scene.question), name=name, seat=seat_of(option), price=price_bits(scene, option),
        gains=gains_onward(scene, outcome), note=note_of(scene, outcome), guard=guard_of(scene, option, outcome), looks=pays,
    )  # fmt: skip


def seat_of(option: str) -> int:
    verb, *parts = option.split()
    return int(parts[0]) + 1 if verb in ("target", "remove") else 0


def mc(amount: int, t: Texts) -> tuple[Bit, ...]:
    return (Bit("", str(amount), t.count("mc", amount), "mc"),)


def price_bits(scene: Scene, option: str) -> tuple[Bit, ...]:
    verb, *parts = option.split()
    t = scene.reader.t
    if verb == "standard" and parts[0] == "sell_patents":
        return (Bit("", "+1", t.change("mc", 1), "mc"),)
    price = scene.price(option) if verb in (*PRICED, *listed("PRICED")) else None
    if price is None:
        return (Bit("", t("ui-free"), t("ui-free")),) if verb in listed("PRICED") else ()
    if price.resource == MC:
        return mc(price.amount, t)
    return (Bit(resource(price.resource), str(price.amount), t.count(price.resource, price.amount)),)


# --- guards ----------------------------------------------------------------------------------------------------------


def guard_of(scene: Scene, option: str, outcome: Outcome | None) -> str:
    """A question first, where a slip would hurt or nothing would happen."""
    if option == "pass":
        return passing(scene)
    full = at_end(scene, option)
    if full:
        return scene.reader.t("ui-waste-sure", parameter=full)
    return doubted(scene, outcome) if outcome and option.split()[0] in DOUBTED else ""


def passing(scene: Scene) -> str:
    t = scene.reader.t
    left = [other for other in scene.options if other.split()[0] in ("play", "use", "convert", "claim")]
    names = [name_of(other, scene.game, scene.seat, scene.reader) for other in left[:NAMED]]
    return t("tbl-pass-sure", what=", ".join(names), more=len(left) - len(names)) if left else ""


def at_end(scene: Scene, option: str) -> str:
    """The parameter that the option would raise in vain."""
    parameter = RAISES.get(option) or table("RAISES").get(option, "")
    return parameter if parameter and scene.view[parameter] >= BY_KEY[parameter].high else ""


def doubted(scene: Scene, outcome: Outcome) -> str:
    """Nothing more is asked, nothing hidden is turned up, and yet it helps nobody here."""
    if is_revealing(outcome) or asked(outcome.game, scene.seat) not in ("", "turn"):
        return ""
    return doubt(change_of(scene, outcome), scene.seat, scene.reader.t)


# --- the turn --------------------------------------------------------------------------------------------------------


def turn_groups(scene: Scene) -> tuple[Group, ...]:
    t = scene.reader.t
    groups = (
        Group("", first_boxes(scene)),
        Group(t("ui-convert"), conversions(scene)),
        Group(t("ui-standard-projects"), projects(scene)),
        Group(t("ui-card-actions"), actions(scene)),
        Group(t("ui-milestones"), tuple(goal_box(scene, option, "milestone") for option in offered(scene, "claim"))),
        Group(t("ui-awards"), tuple(award_box(scene, option) for option in offered(scene, "fund"))),
        *(group for groups in every("groups", scene) for group in groups),
    )
    return tuple(group for group in groups if group.options)


def action_box(scene: Scene, option: str) -> OptionBox:
    """Where icons cannot tell what an action brings, the card's own words do."""
    box = option_box(scene, option)
    words, outcome = scene.reader.t.card(card_of(option.split()[1])).action, outcome_of(scene, option)
    is_told = box.gains or (box.note and not (outcome and asked(outcome.game, scene.seat) == "choose"))
    return box if is_told else replace(box, note=words.partition(": ")[2] or words)


def conversions(scene: Scene) -> tuple[OptionBox, ...]:
    """Both of them; one that is out of reach says what it lacks."""
    if "first_action" in scene.options:
        return ()
    t = scene.reader.t
    out = []
    for option in ("convert plants", "convert heat"):
        price = scene.price(option)
        if option in scene.options or price is None:
            out.append(noted(scene, option_box(scene, option)))
        else:
            lack = t("reason-stock", resource=price.resource, need=price.amount, have=price.funds)
            note = lack if price.missing else t("reason-no-space", tile="greenery")
            name = name_of(option, scene.game, scene.seat, scene.reader)
            out.append(OptionBox("", icon_of(option, scene.question), name, note=note, css="is-off"))
    return tuple(out)


def noted(scene: Scene, box: OptionBox) -> OptionBox:
    """Says beforehand that a parameter will not move."""
    full = at_end(scene, box.option)
    return replace(box, gains=(), note=scene.reader.t("web-at-end", parameter=full)) if full else box


def offered(scene: Scene, verb: str) -> list[str]:
    return [option for option in scene.options if option.split()[0] == verb]


def goal_box(scene: Scene, option: str, names: str) -> OptionBox:
    """With the points it would bring as things stand; confirmed before it is paid."""
    box, outcome, t = option_box(scene, option), outcome_of(scene, option), scene.reader.t
    points = scene.foresight.points(outcome) if scene.foresight and outcome else 0
    return replace(box, name=t.name(names, option.split()[1]), gains=with_points(box.gains, points, t), looks=True)


def award_box(scene: Scene, option: str) -> OptionBox:
    """With my number and the greatest of the others."""
    values = next(goal.values for goal in scene.game.goals() if goal.key == option.split()[1])
    best = max(value for seat, value in enumerate(values) if seat != scene.seat)
    note = scene.reader.t("web-me-and-best", mine=values[scene.seat], best=best)
    return replace(goal_box(scene, option, "award"), note=note)


def first_boxes(scene: Scene) -> tuple[OptionBox, ...]:
    t = scene.reader.t
    if "first_action" in scene.options:
        return (replace(option_box(scene, "first_action"), css="option--wide"),)
    playable = [option.split()[1] for option in scene.options if option.startswith("play ")]
    if not playable:
        return ()
    cheapest = min(price_of(scene.game, scene.seat, key) for key in playable)
    name = t("ui-playable-count", n=len(playable), of=len(scene.view["hand"]))
    note = f"{t('ui-choose-in-hand')}, {t('ui-price-from', n=cheapest)}"
    return (OptionBox("", "card", name, note=note, css="option--wide goes-to-hand"),)


def projects(scene: Scene) -> tuple[OptionBox, ...]:
    if "first_action" in scene.options:
        return ()
    keys = scene.view["standard_projects"]
    return tuple(project_box(scene, key) for key in (*keys[1:], keys[0]))


def project_box(scene: Scene, key: str) -> OptionBox:
    option, t = f"standard {key}", scene.reader.t
    if option in scene.options:
        box = noted(scene, option_box(scene, option))
        return replace(box, note=t("web-sell-each")) if key == "sell_patents" else box
    price = scene.price(option)
    reason = t("reason-price", short=price.missing) if price and price.missing else nowhere(key, t)
    name = t("do-standard", project=key)
    return OptionBox("", icon_of(option, scene.question), name, price=price_bits(scene, option), note=reason, css="is-off")


def nowhere(key: str, t: Texts) -> str:
    """Why a project that can be paid is of no use."""
    if key == "sell_patents":
        return t("reason-hand-size", need=1, have=0)
    return t("reason-no-space", tile=PROJECT_TILES[key]) if key in PROJECT_TILES else first("reason", key, t) or ""


def actions(scene: Scene) -> tuple[OptionBox, ...]:
    """Actions on cards: those to use, then those used or impossible now."""
    offered = [action_box(scene, option) for option in scene.options if option.startswith("use ")]
    mine = scene.view["players"][scene.seat]["tableau"]
    others = [row for row in mine if card_of(row["card"]).action and f"use {row['card']}" not in scene.options]
    return (*offered, *(unusable(scene, row["card"]) for row in others if "first_action" not in scene.options))


def unusable(scene: Scene, key: str) -> OptionBox:
    t = scene.reader.t
    reason = reason_text(scene.game.why_not(scene.seat, key, "use"), t)
    return OptionBox("", icon_of(f"use {key}", scene.question), t.name("card", key), note=reason, css="is-off")


# --- cards to pick ---------------------------------------------------------------------------------------------------


def pick_box(scene: Scene, option: str, ticks: bool) -> CardBox:
    key = option.split()[1]
    verb = name_of(option, scene.game, scene.seat, scene.reader)
    if scene.kind in BOUGHT:
        verb = scene.reader.t("web-buy-it", card=key)
    box = drawn(key, scene.reader.t.code)
    if option.startswith("play ") and card_of(key).deck == PROJECT:
        box = with_price(box, scene.game, scene.seat, scene.reader.t)
    return replace(box, option=option, picks=ticks, verb=verb)


def is_ticked(scene: Scene) -> bool:
    return scene.kind in PICKED or kept_of(scene) > 1


def kept_of(scene: Scene) -> int:
    """How many of the cards looked at are kept."""
    asked = scene.question
    return int(asked["keep"]) if asked and asked.kind == "look" else 0


def picks(scene: Scene) -> tuple[CardBox, ...]:
    """Cards to choose from; when money has run out, those that could have been bought stay in sight."""
    ticks = is_ticked(scene)
    of_module = scene.kind in listed("CARD_QUESTIONS")
    return tuple(pick_box(scene, option, ticks) for option in scene.options if of_module or option.split()[0] in CARD_VERBS)


def pick_price(scene: Scene) -> tuple[int, int]:
    """The price of each card, and the money there is."""
    offered = next((option for option in scene.options if option.startswith("keep ")), "")
    price = scene.price(offered) if offered and scene.kind in PICKED else None
    return (price.amount, price.funds) if price else (-1, scene.view["players"][scene.seat]["stock"][MC])


def totals(kind: str, cards: int, price: int, money: int, t: Texts) -> tuple[str, ...]:
    """What the button says when so many cards are ticked."""
    if kind in ("sell", "look"):
        key = "web-sell-total" if kind == "sell" else "web-keep-total"
        return tuple(t(key, n=n) for n in range(cards + 1))
    return tuple(t("ask-buy", "total", n=n, cost=n * price, left=money - n * price) for n in range(cards + 1))


# --- the whole panel -------------------------------------------------------------------------------------------------


def ask_panel(scene: Scene) -> Ask:
    owed, kind = scene.question, scene.kind
    if not scene.options or owed is None:
        return waiting(scene)
    is_order = scene.options[0].startswith("first ")
    if kind == "turn" and not is_order:
        return turn_panel(scene)
    if is_start(scene):
        return start_panel(scene)
    title = scene.reader.t("ask-order") if is_order else question(owed, scene.game, scene.seat, scene.reader)
    if kind == "amount" and (outcome := outcome_of(scene, scene.options[0])):
        title = amount_question(change_of(scene, outcome), scene.seat, scene.reader.t)
    cards = picks(scene)
    return pick_panel(scene, kind, title, cards) if cards else option_panel(scene, title)


def turn_panel(scene: Scene) -> Ask:
    t, taken = scene.reader.t, scene.question["taken"] if scene.question else 0
    footer = next(option for option in scene.options if option in ("pass", "done"))
    return Ask(
        css="ask", turn=t("ui-your-turn"), steps=2, step=taken + 1, title=t("ui-choose-card"),
        groups=turn_groups(scene), footer=option_box(scene, footer), undo=scene.undo,
    )  # fmt: skip


def pick_panel(scene: Scene, kind: str, title: str, cards: tuple[CardBox, ...]) -> Ask:
    t = scene.reader.t
    several = is_ticked(scene)
    price, money = pick_price(scene)
    exactly = kept_of(scene)
    least = exactly or (0 if "done" in scene.options else 1)
    guard = t("web-buy-nothing-sure") if several and least == 0 and kind != "sell" else ""
    footer = None if several or "done" not in scene.options else option_box(scene, "done")
    if footer and kind == "buy_top":
        footer = replace(footer, name=t("web-not-buy"))
    return Ask(
        css="ask", turn=t("ui-your-turn") if kind not in SECRET else t.name("phase", scene.view["phase"]), steps=0, step=0,
        title=title, picks=cards, pick_totals=totals(kind, len(cards), price, money, t) if several else (), pick_price=price,
        pick_money=money, pick_least=least, pick_most=exactly, pick_guard=guard, footer=footer, undo=scene.undo,
        hint=cause(asking(scene.question), t),
    )  # fmt: skip


def option_panel(scene: Scene, title: str) -> Ask:
    t = scene.reader.t
    closing = [option for option in scene.options if option in ("done", "decline")]
    others = tuple(option_box(scene, option) for option in scene.options if option not in closing)
    is_map = bool(others) and others[0].option.split()[0] in ("place", "mark")
    footer = option_box(scene, closing[0]) if closing else None
    return Ask(
        css="ask is-map" if is_map else "ask", turn=t("ui-your-turn"), steps=0, step=0, title=title,
        hint=t("web-spaces-glow", n=len(others)) if is_map else cause(asking(scene.question), t),
        groups=grouped(scene, others, is_map), footer=footer, undo=scene.undo,
    )  # fmt: skip


def grouped(scene: Scene, others: tuple[OptionBox, ...], is_map: bool) -> tuple[Group, ...]:
    """Where amounts can be chosen, the greatest for each player stands first and smaller ones are folded up."""
    t = scene.reader.t
    if is_map:
        return (Group(t("web-space-list"), others, is_folded=True),)
    if not all(box.option.startswith("remove ") for box in others):
        return (Group("", others),)
    most = {box.seat: box for box in others}
    fewer = tuple(box for box in others if box not in most.values())
    rivals_first = sorted(most.values(), key=lambda box: box.seat == scene.seat + 1)
    groups = (Group("", tuple(rivals_first)), Group(t("web-fewer"), fewer, is_folded=True))
    return tuple(group for group in groups if group.options)
