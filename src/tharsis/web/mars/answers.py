"""The name and icon of every option, and the sentence of every question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tharsis.cards.card import Card
from tharsis.cards.names import MC, RESOURCES
from tharsis.core.game import BaseGame, Question
from tharsis.text.icons import card_rows, cube, resource
from tharsis.text.icons import tile as tile_icon
from tharsis.web.bits import Reader
from tharsis.web.mars.cards import card_of
from tharsis.web.mars.goals import AWARD_ICONS, MILESTONE_ICONS
from tharsis.web.mars.parts import first, table
from tharsis.web.places import SPACE_NAMES, coordinates
from tharsis.web.wording import branch_name, with_cause

PROJECT_ICONS = {
    "sell_patents": "card", "power_plant": "res-energy", "asteroid": "param-temperature", "aquifer": "tile-ocean",
    "greenery": "tile-greenery", "city": "tile-city",
}  # fmt: skip


def icon_of(option: str, asked: Question | None) -> str:
    verb, *parts = option.split()
    match verb:
        case "standard":
            return str(PROJECT_ICONS.get(parts[0]) or table("PROJECT_ICONS").get(parts[0], "project"))
        case "convert":
            return "res-plant" if parts[0] == "plants" else "res-heat"
        case "use" | "copy":
            return card_icon(card_of(parts[0]))
        case "claim":
            return MILESTONE_ICONS[parts[0]]
        case "fund":
            return AWARD_ICONS[parts[0]]
        case "pay" | "metal":
            return paid_icon(parts[0])
        case "place":
            return tile_icon(parts[0])
        case "mark":
            return "marker"
        case "add" | "take" | "remove_cubes":
            return cube(card_of(parts[0]).holds)
        case "remove":
            return resource(taken_by(asked))
        case "amount":
            return "track"
        case "pass" | "done" | "decline":
            return "pass"
    return str(first("icon", verb, parts) or "card")


def paid_with(key: str) -> str:
    """A resource, or the kind of cubes on a card that pays."""
    return key if key in RESOURCES else card_of(key).holds


def paid_icon(key: str) -> str:
    return resource(key) if key in RESOURCES else cube(card_of(key).holds)


def card_icon(card: Card) -> str:
    """The last icon of its action: what it brings."""
    rows = [row for row in card_rows(card) if row.kind == "action"]
    symbols = [token.symbol for row in rows for token in row.tokens if token.symbol]
    return symbols[-1] if symbols else "card"


def name_of(option: str, game: BaseGame, seat: int, reader: Reader) -> str:
    """What the option is called in the panel."""
    verb, *parts = option.split()
    t, asked = reader.t, game.question(seat)
    match verb:
        case "pass":
            return t("do-pass")
        case "done":
            return t("do-done") if asked and asked.kind != "turn" else t("web-end-turn")
        case "decline":
            return t("do-none")
        case "play" | "use" | "keep" | "discard" | "sell" | "draft" | "corporation" | "copy" | "add":
            return t(f"do-{verb}", card=parts[0]) if verb not in ("use", "add") else t.name("card", parts[0])
        case "standard":
            return t("do-standard", project=parts[0])
        case "convert":
            return t("do-convert", what=parts[0], n=amount_of(game, seat, option))
        case "claim":
            return t("do-claim", milestone=parts[0])
        case "fund":
            return t("do-fund", award=parts[0])
        case "first_action":
            return t("do-first-action", card=game.view(seat)["players"][seat]["corporation"])
        case "pay":
            return t("do-pay", resource=paid_with(parts[0]), n=int(parts[1]))
        case "place" | "mark":
            return space_name(int(game.state.map), int(parts[-1]), reader)
        case "target":
            return reader.name(int(parts[0]))
        case "remove":
            return removal(int(parts[0]), int(parts[1]), asked, reader)
        case "remove_cubes":
            return t(
                "do-remove-cubes",
                kind=card_of(parts[0]).holds,
                n=int(parts[1]),
                card=parts[0],
                player=owner(parts[0], game, reader),
            )
        case "take":
            return t("do-take", kind=card_of(parts[0]).holds, card=parts[0], player=owner(parts[0], game, reader))
        case "metal":
            return t("do-metal", resource=parts[0])
        case "choose":
            return branch_name(asking(asked), int(parts[0]), asked["branches"], reader) if asked else t("web-last-choice")
        case "first":
            before = game.questions(seat)[int(parts[0]) - 1]
            return with_cause(before.card, question(before, game, seat, reader), t)
    return str(first("name", option, game, seat, reader) or (parts[-1] if parts else option))


def amount_of(game: BaseGame, seat: int, option: str) -> int:
    price = game.price(seat, option)
    return price.amount if price else 0


def taken_by(asked: Question | None) -> str:
    """The resource that others lose: M€ where it is not said."""
    return str(asked.facts.get("resource", MC)) if asked else MC


def removal(victim: int, amount: int, asked: Question | None, reader: Reader) -> str:
    mood, person = "steal" if asked and asked.kind == "steal" else "", "me" if victim == reader.seat else "other"
    return reader.t("do-remove", mood, player=reader.name(victim), person=person, resource=taken_by(asked), n=amount)


def owner(key: str, game: BaseGame, reader: Reader) -> str:
    seat = game.owner(key)
    return reader.name(seat) if seat is not None else ""


def space_name(place: int, space: int, reader: Reader) -> str:
    """`Space E4`, or the name printed there on this map."""
    names = SPACE_NAMES[place]
    return reader.t.name("space", names[space]) if space in names else reader.t("web-space", space=coordinates(space))


def asking(asked: Question | None) -> Card | None:
    """The card whose words lead to the question."""
    return card_of(asked.card) if asked and asked.card else None


def question(asked: Question, game: BaseGame, seat: int, reader: Reader) -> str:
    """What is asked, in a sentence."""
    return reader.t(f"ask-{asked.kind.replace('_', '-')}", **arguments(asked, game, seat))


def arguments(asked: Question, game: BaseGame, seat: int) -> Mapping[str, Any]:
    match asked.kind:
        case "place":
            return {"tile": asked["tile"]}
        case "cut" | "remove" | "steal":
            return {"resource": asked["resource"], "n": asked["amount"]}
        case "remove_cubes" | "add_cubes":
            return {"kind": asked["cube"], "n": asked["amount"]}
        case "take_cube":
            return {"kind": asked["cube"]}
        case "pay":
            return {"resource": paid_with(asked["paying"]), "n": asked["price"]}
        case "turn":
            return {"n": asked["taken"] + 1, "of": 2}
        case "buy_top":
            return {"n": int(game.state.card_price[seat])}
        case "look":
            return {"n": asked["keep"]}
        case "discard":
            return {"n": max(1, asked["cards"])}
        case "flood" | "add_to_filled":
            return {"n": max(1, asked["amount"])}
        case "final":
            return {"n": amount_of(game, seat, "convert plants")}
        case "amount":
            return {"of": "stock", "give": "resource", "get": "resource"}
    return first("arguments", asked) or {}
