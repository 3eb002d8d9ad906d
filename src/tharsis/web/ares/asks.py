"""The panel of Ares Expedition: what is asked, and every option with what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tharsis.ares.state import HAND_LIMIT, STANDARD_ACTIONS
from tharsis.cards.card import Card
from tharsis.cards.names import PHASES
from tharsis.core.game import BaseGame, Question
from tharsis.text.icons import card_rows, cube, resource
from tharsis.web.ares.cards import card_of, drawn
from tharsis.web.ares.happenings import ACTION_NAMES, REVEALING, add_up
from tharsis.web.ares.money import sales_for
from tharsis.web.bits import Sum, foreseen
from tharsis.web.foresight import SALE, Outcome, asked
from tharsis.web.mars.answers import amount_of
from tharsis.web.reasons import reason_text
from tharsis.web.records import Ask, Bit, CardBox, Group, OptionBox
from tharsis.web.scene import Scene, waiting
from tharsis.web.wording import amount_name, amount_question, branch_name, cause, doubt, with_cause

PICK_VERBS = ("keep", "discard", "sell", "corporation", "give")
SEVERAL = ("exchange", "redraw", "sell", "limit", "short")
DOUBTED = ("standard", "convert", "use")
NAMED = 4
"""How many things a warning names."""
WIDE = ("phase ", "neutral ", "choose ")
SECRET = ("corporation", "exchange", "plan", "look", "limit", "neutral")
ICONS = {"forest": "forest", "temperature": "param-temperature", "ocean": "tile-ocean"}
RAISED = {"temperature": "temperature", "ocean": "oceans"}
GAME = "ares"


# --- names -----------------------------------------------------------------------------------------------------------


def question(scene: Scene, owed: Question, game: BaseGame | None = None) -> str:
    """What is asked in the game, which is the scene's own if no other is given."""
    key = f"ask-{owed.kind.replace('_', '-')}"
    return scene.reader.t.of_game(GAME, key, **arguments(game or scene.game, scene.seat, owed))


def kept_of(scene: Scene) -> int:
    """How many of the cards looked at are kept."""
    owed = scene.question
    return int(owed["keep"]) if owed and owed.kind == "look" else 0


def still_short(game: BaseGame, seat: int) -> int:
    """M€ that cards must be sold for."""
    offered = next((option for option in game.options(seat) if option.verb == "sell"), None)
    price = game.price(seat, offered) if offered else None
    return max(1, price.short) if price else 1


def arguments(game: BaseGame, seat: int, owed: Question) -> Mapping[str, Any]:
    facts = owed.facts
    match owed.kind:
        case "construction" | "development":
            return {"n": max(1, facts["plays"] + facts.get("bonus", 0))}
        case "sell":
            return {"n": int(game.state.sell_value[seat])}
        case "short":
            return {"n": still_short(game, seat)}
        case "add_cubes":
            return {"kind": facts["cube"], "n": facts["amount"]}
        case "take_cube":
            return {"kind": facts["cube"]}
        case "limit":
            return {"n": max(1, int(game.state.hand_count[seat]) - HAND_LIMIT)}
        case "look":
            return {"n": facts["keep"]}
        case "discount":
            return {"card": owed.card, "n": facts["price"]}
        case "effect":
            return {"card": owed.card, "n": facts["times"]}
        case "amount":
            return {"of": "stock", "give": "resource", "get": "resource"}
    return {"n": max(1, next((number for number in facts.values() if isinstance(number, int)), 1))}


def name_of(scene: Scene, option: str) -> str:
    verb, *parts = option.split()
    t = scene.reader.t
    match verb:
        case "play" | "keep" | "discard" | "sell" | "corporation" | "give" | "discount":
            return t.of_game(GAME, f"do-{verb}", card=parts[0])
        case "use" | "add" | "take":
            return t.name("card", parts[0])
        case "standard":
            return t.name("standard-action", ACTION_NAMES[parts[0]])
        case "convert":
            return t.of_game(GAME, "do-convert", what=parts[0], n=amount_of(scene.game, scene.seat, option), times=1)
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
        case "choose":
            asked_now = scene.question
            branches = asked_now["branches"] if asked_now else 0
            return branch_name(asking(asked_now), int(parts[0]), branches, scene.reader)
        case "first":
            first = scene.game.questions(scene.seat)[int(parts[0]) - 1]
            return with_cause(first.card, question(scene, first), t)
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


def asking(owed: Question | None) -> Card | None:
    """The card whose words lead to the question."""
    return card_of(owed.card) if owed and owed.card else None


def change_of(scene: Scene, outcome: Outcome) -> Sum:
    """All that is known of what it does; the payment is left out."""
    total = add_up(foreseen(outcome.rows, scene.private, REVEALING), scene.seat, False)
    if scene.foresight and any(row.kind == "ocean" for row in outcome.rows):
        rating = int(outcome.game.state.rating[scene.seat]) - int(scene.seen.rating[scene.seat])
        total.amounts["rating", scene.seat, "rating"] = rating
        total.reach("parameter", "oceans", int(outcome.game.state.oceans))
    return total


def gains_of(scene: Scene, outcome: Outcome | None) -> tuple[Bit, ...]:
    return change_of(scene, outcome).bits(scene.reader) if outcome else ()


def price_bits(scene: Scene, option: str) -> tuple[Bit, ...]:
    if not option.startswith("standard "):
        return ()
    cost = amount_of(scene.game, scene.seat, option)
    return (Bit("", str(cost), scene.reader.t.count("mc", cost), "mc"),)


def note_of(scene: Scene, option: str) -> str:
    """Where icons cannot tell what it brings: the words of the card or the phase."""
    verb, *parts = option.split()
    t = scene.reader.t
    match verb:
        case "phase" | "neutral":
            return t(f"web-phase-{parts[0]}")
        case "use":
            words = t.card(card_of(parts[0])).action
            return words.partition(": ")[2] or words
    return ""


def follows(scene: Scene, outcome: Outcome | None) -> str:
    """The question that comes next."""
    owed = outcome.game.question(scene.seat) if outcome else None
    if outcome is None or owed is None or owed.kind in ("pay", "short", scene.kind):
        return ""
    return question(scene, owed, outcome.game)


def option_box(scene: Scene, option: str) -> OptionBox:
    outcome = scene.foresight.after(option) if scene.foresight else None
    name = name_of(scene, option)
    if option.startswith("amount ") and outcome:
        name = amount_name(int(option.split()[1]), change_of(scene, outcome), scene.seat, scene.reader.t)
    gains, short = gains_of(scene, outcome), short_of(scene, outcome)
    note = "" if gains else note_of(scene, option) or follows(scene, outcome)
    return OptionBox(
        option, icon_of(option), name, price=price_bits(scene, option), gains=() if short else gains,
        looks=bool(outcome and outcome.payments) or short > 0 or option.startswith("phase "),
        guard=guard_of(scene, option, outcome),
        note=scene.reader.t("tbl-short-sell", n=short, sales=sales_for(scene.seen, scene.seat, short)) if short else note,
        css="option--wide" if option.startswith(WIDE) else "is-sell" if short else "",
    )  # fmt: skip


def short_of(scene: Scene, outcome: Outcome | None) -> int:
    """M€ missing for it, unless cards are sold."""
    owed = outcome.game.question(scene.seat) if outcome else None
    if outcome is None or owed is None or owed.kind != "short":
        return 0
    return still_short(outcome.game, scene.seat)


def guard_of(scene: Scene, option: str, outcome: Outcome | None) -> str:
    """A question first, where a slip would hurt or nothing would happen."""
    t = scene.reader.t
    if option == "done":
        left = [other for other in scene.options if other.split()[0] in ("play", "use", "convert")]
        names = [name_of(scene, other) for other in left[:NAMED]]
        return t("tbl-pass-sure", what=", ".join(names), more=len(left) - len(names)) if left else ""
    if outcome is None or option.split()[0] not in DOUBTED:
        return ""
    is_open = asked(outcome.game, scene.seat) not in ("", scene.kind)
    revealed = any(row.kind in REVEALING or row.kind == "drew" for row in outcome.rows)
    return "" if is_open or revealed else doubt(change_of(scene, outcome), scene.seat, t)


def groups(scene: Scene) -> tuple[Group, ...]:
    t = scene.reader.t
    titles = {"use": t("ui-card-actions"), "convert": t("ui-convert"), "standard": t("tbl-standard-actions")}
    sorted_out: dict[str, list[OptionBox]] = {"": list(hand_hint(scene)), **{title: [] for title in titles.values()}}
    for option in scene.options:
        verb = option.split()[0]
        if verb not in ("play", "done", "decline", SALE):
            sorted_out[titles.get(verb, "")].append(option_box(scene, option))
    sorted_out[titles["standard"]] += missing_actions(scene)
    sorted_out[titles["use"]] += used_actions(scene)
    return tuple(Group(title, tuple(boxes)) for title, boxes in sorted_out.items() if boxes)


def missing_actions(scene: Scene) -> list[OptionBox]:
    """Standard actions out of reach, with the reason."""
    if scene.kind != "action":
        return []
    t = scene.reader.t
    out = []
    for key in STANDARD_ACTIONS:
        option = f"standard {key}"
        if option not in scene.options:
            price = scene.price(option)
            short = price.missing if price else 0
            note = t("reason-price", short=short) if short else t("reason-parameter-full", parameter=RAISED[key])
            out.append(
                OptionBox("", icon_of(option), name_of(scene, option), price=price_bits(scene, option), note=note, css="is-off")
            )
    return out


def used_actions(scene: Scene) -> list[OptionBox]:
    """Actions on cards that are used up or impossible now."""
    if scene.kind != "action":
        return []
    t, mine = scene.reader.t, scene.view["players"][scene.seat]["tableau"]
    return [
        OptionBox(
            "", icon_of(f"use {row['card']}"), t.name("card", row["card"]), css="is-off",
            note=reason_text(scene.game.why_not(scene.seat, row["card"], "use"), t),
        )
        for row in mine
        if card_of(row["card"]).action and f"use {row['card']}" not in scene.options
    ]  # fmt: skip


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
    t, kind = scene.reader.t, scene.kind
    closing = [option for option in scene.options if option in ("done", "decline")]
    footer = option_box(scene, closing[0]) if closing else None
    several = kind in SEVERAL or kept_of(scene) > 1
    cards = tuple(pick_box(scene, option, several) for option in scene.options if option.split()[0] in PICK_VERBS)
    turn = t.name("ares-phase", scene.view["phase"]) if scene.view["phase"] in PHASES else t("ui-your-turn")
    plain = Ask(
        css="ask", turn=turn, steps=0, step=0, title=title_of(scene, kind), hint=cause(asking(scene.question), t),
        footer=footer, undo=scene.undo, sale=sale_box(scene),
    )  # fmt: skip
    if not cards:
        return replace(plain, groups=groups(scene))
    least, most = pick_limits(scene, kind, closing)
    return replace(
        plain, picks=cards, pick_totals=totals(scene, kind, len(cards)) if several else (), pick_least=least, pick_most=most,
        footer=None if several and "done" in closing else footer,
    )  # fmt: skip


def title_of(scene: Scene, kind: str) -> str:
    t = scene.reader.t
    if scene.options[0].startswith("first "):
        return t("ask-order")
    if kind == "amount" and scene.foresight:
        return amount_question(change_of(scene, scene.foresight.after(scene.options[0])), scene.seat, t)
    return question(scene, scene.question) if scene.question else ""


def sale_box(scene: Scene) -> OptionBox | None:
    """Selling is possible nearly always: one control for it, apart from what is asked."""
    if SALE not in scene.options:
        return None
    t, worth = scene.reader.t, int(scene.seen.sell_value[scene.seat])
    price = (Bit("", f"+{worth}", t.change("mc", worth), "mc"),)
    return OptionBox(SALE, "card", t("do-sale"), price=price)


def pick_limits(scene: Scene, kind: str, closing: list[str]) -> tuple[int, int]:
    """How many cards must be ticked, and how many may be."""
    owed = scene.question
    if owed and kind == "limit":
        over = int(arguments(scene.game, scene.seat, owed)["n"])
        return over, over
    if owed and kind == "short":
        return sales_for(scene.seen, scene.seat, int(arguments(scene.game, scene.seat, owed)["n"])), 0
    if kind == "look":
        return kept_of(scene), kept_of(scene)
    if owed and kind == "redraw":
        return 0, int(owed["cards"])
    return 0 if "done" in closing else 1, 0


def totals(scene: Scene, kind: str, cards: int) -> tuple[str, ...]:
    """What the button says when so many cards are ticked."""
    t, worth = scene.reader.t, int(scene.seen.sell_value[scene.seat])
    keys = {"exchange": "web-replace-total", "redraw": "web-redraw-total", "look": "web-keep-total"}
    key = keys.get(kind, "web-sale-total")
    return tuple(t(key, n=n, mc=n * worth) for n in range(cards + 1))


def pick_box(scene: Scene, option: str, ticks: bool) -> CardBox:
    box = drawn(option.split()[1], scene.reader.t.code)
    return replace(box, option=option, picks=ticks, verb=name_of(scene, option))
