"""The name and icon of every option, and the sentence of every question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tharsis.cards.card import Card
from tharsis.cards.compiler import CUBE_KINDS
from tharsis.cards.names import RESOURCES, TILES
from tharsis.core.frames import CARD, KIND, A, B
from tharsis.core.types import Game
from tharsis.mars.rules.asks import ASK_NAMES, Ask
from tharsis.mars.rules.payment import PACK
from tharsis.mars.state import AWARDS, HEAT_PRICE, MILESTONES
from tharsis.mars.tables import TABLES
from tharsis.text.icons import card_rows, cube, resource
from tharsis.text.icons import tile as tile_icon
from tharsis.web.bits import Reader
from tharsis.web.mars.board import SPACE_NAMES
from tharsis.web.mars.cards import card_of
from tharsis.web.mars.goals import AWARD_ICONS, MILESTONE_ICONS
from tharsis.web.mars.parts import first, table
from tharsis.web.scene import Frame, top_frame
from tharsis.web.wording import branch_name

PROJECT_ICONS = {
    "sell_patents": "card", "power_plant": "res-energy", "asteroid": "param-temperature", "aquifer": "tile-ocean",
    "greenery": "tile-greenery", "city": "tile-city",
}  # fmt: skip


def icon_of(option: str, frame: Frame) -> str:
    verb, *parts = option.split()
    match verb:
        case "standard":
            return str(PROJECT_ICONS.get(parts[0]) or table("PROJECT_ICONS").get(parts[0], "project"))
        case "convert":
            return "res-plant" if parts[0] == "plants" else "res-heat"
        case "use" | "copy":
            return card_icon(card_of(parts[0]))
        case "claim":
            return MILESTONE_ICONS[MILESTONES.index(parts[0])]
        case "fund":
            return AWARD_ICONS[AWARDS.index(parts[0])]
        case "pay" | "metal":
            return resource(parts[0])
        case "place":
            return tile_icon(parts[0])
        case "mark":
            return "marker"
        case "add" | "take" | "remove_cubes":
            return cube(card_of(parts[0]).holds)
        case "remove":
            return resource(RESOURCES[frame[A]]) if frame[KIND] != Ask.FLOOD else "res-mc"
        case "amount":
            return "track"
        case "pass" | "done" | "decline":
            return "pass"
    return str(first("icon", verb, parts) or "card")


def card_icon(card: Card) -> str:
    """The last icon of its action: what it brings."""
    rows = [row for row in card_rows(card) if row.kind == "action"]
    symbols = [token.symbol for row in rows for token in row.tokens if token.symbol]
    return symbols[-1] if symbols else "card"


def name_of(option: str, seen: Game, seat: int, reader: Reader) -> str:
    """What the option is called in the panel."""
    verb, *parts = option.split()
    t, frame = reader.t, top_frame(seen, seat)
    match verb:
        case "pass":
            return t("do-pass")
        case "done":
            return t("do-done") if frame and frame[KIND] != Ask.TURN else t("web-end-turn")
        case "decline":
            return t("do-none")
        case "play" | "use" | "keep" | "discard" | "sell" | "draft" | "corporation" | "copy" | "add":
            return t(f"do-{verb}", card=parts[0]) if verb not in ("use", "add") else t.name("card", parts[0])
        case "standard":
            return t("do-standard", project=parts[0])
        case "convert":
            price = int(seen.greenery_price[seat]) if parts[0] == "plants" else HEAT_PRICE
            return t("do-convert", what=parts[0], n=price)
        case "claim":
            return t("do-claim", milestone=parts[0])
        case "fund":
            return t("do-fund", award=parts[0])
        case "first_action":
            return t("do-first-action", card=TABLES.keys[int(seen.corporation[seat])])
        case "pay":
            return t("do-pay", resource=parts[0], n=int(parts[1]))
        case "place" | "mark":
            return space_name(int(parts[-1]), reader)
        case "target":
            return reader.name(int(parts[0]))
        case "remove":
            return removal(int(parts[0]), int(parts[1]), frame, reader)
        case "remove_cubes":
            return t(
                "do-remove-cubes",
                kind=card_of(parts[0]).holds,
                n=int(parts[1]),
                card=parts[0],
                player=owner(parts[0], seen, reader),
            )
        case "take":
            return t("do-take", kind=card_of(parts[0]).holds, card=parts[0], player=owner(parts[0], seen, reader))
        case "metal":
            return t("do-metal", resource=parts[0])
        case "choose":
            return branch_name(asking(frame), int(parts[0]), frame[B], reader) if frame else reader.t("web-last-choice")
        case "first":
            return question(seen.frames[seat, int(seen.depth[seat]) - int(parts[0])].tolist(), seen, seat, reader)
    return str(first("name", verb, parts, seen, seat, reader) or (parts[-1] if parts else option))


def removal(victim: int, amount: int, frame: Frame, reader: Reader) -> str:
    what = "mc" if frame[KIND] == Ask.FLOOD else RESOURCES[frame[A]]
    mood, person = "steal" if frame[KIND] == Ask.STEAL else "", "me" if victim == reader.seat else "other"
    return reader.t("do-remove", mood, player=reader.name(victim), person=person, resource=what, n=amount)


def owner(key: str, seen: Game, reader: Reader) -> str:
    zone = int(seen.zone[TABLES.keys.index(key)])
    return reader.name(zone % 8)


def space_name(space: int, reader: Reader) -> str:
    """`Space 34`, or the name printed there."""
    return reader.t.name("space", SPACE_NAMES[space]) if space in SPACE_NAMES else reader.t("web-space", space=str(space))


def asking(frame: Frame) -> Card | None:
    """The card whose words lead to the question."""
    return card_of(TABLES.keys[frame[CARD]]) if frame and frame[CARD] >= 0 else None


def question(frame: Frame, seen: Game, seat: int, reader: Reader) -> str:
    """What is asked, in a sentence."""
    t, kind = reader.t, frame[KIND]
    key = f"ask-{ASK_NAMES[kind].replace('_', '-')}"
    return t(key, **{name: value for name, value in arguments(kind, frame, seen, seat).items() if value is not None})


def arguments(kind: int, frame: Frame, seen: Game, seat: int) -> Mapping[str, Any]:
    a, b = frame[A], frame[B]
    match kind:
        case Ask.PLACE:
            return {"tile": TILES[a - 1]}
        case Ask.CUT | Ask.REMOVE | Ask.STEAL:
            return {"resource": RESOURCES[a], "n": b}
        case Ask.FLOOD:
            return {"n": b}
        case Ask.REMOVE_CUBES:
            return {"kind": CUBE_KINDS[a], "n": b}
        case Ask.TAKE_CUBE:
            return {"kind": CUBE_KINDS[a]}
        case Ask.ADD_CUBES:
            return {"kind": CUBE_KINDS[a], "n": b}
        case Ask.PAY:
            return {"resource": RESOURCES[b % PACK], "n": a}
        case Ask.TURN:
            return {"n": a + 1, "of": 2}
        case Ask.BUY_TOP:
            return {"n": int(seen.card_price[seat])}
        case Ask.LOOK:
            return {"n": b}
        case Ask.DISCARD | Ask.ADD_TO_FILLED:
            return {"n": max(1, a)}
        case Ask.FINAL:
            return {"n": int(seen.greenery_price[seat])}
        case Ask.AMOUNT:
            return {"of": "stock", "give": "resource", "get": "resource"}
    return first("arguments", kind, frame) or {}
