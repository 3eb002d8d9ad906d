"""The whole Ares Expedition table for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE, Res
from tharsis.cards.names import PHASES, TAGS
from tharsis.core.game import BaseGame
from tharsis.text.icons import resource
from tharsis.web import news
from tharsis.web.ares.asks import SECRET, ask_panel, name_of
from tharsis.web.ares.cards import card_of, in_play
from tharsis.web.ares.engine import engine, history, rival
from tharsis.web.ares.hand import hand
from tharsis.web.ares.happenings import STYLE
from tharsis.web.ares.money import Standing, standing
from tharsis.web.ares.paying import look_panel, sold_for
from tharsis.web.ares.phases import phase_cards
from tharsis.web.ares.planet import planet
from tharsis.web.ares.records import AresBoard
from tharsis.web.foresight import Foresight, asked
from tharsis.web.live import Entry, LiveGame
from tharsis.web.records import Ask, CardBox, Cut, Line, PlayerBox, StockCell, Table, TagCount
from tharsis.web.scene import Look, Scene, at_rest, reader_of, undo_of_cards, with_tip
from tharsis.web.texts import Texts
from tharsis.web.wording import OWN_WORDS

Chosen = Mapping[int, tuple[str, ...]]
"""What everybody has chosen so far."""


def scene_of(live: LiveGame, seat: int, t: Texts) -> Scene:
    game, reader = live.game, reader_of(live, seat, t)
    options = tuple(str(option) for option in game.options(seat)) if seat >= 0 else ()
    is_open = bool(options) and asked(game, seat) not in SECRET
    foresight = Foresight(game, seat, live.hides_points) if is_open else None
    scene = Scene(game, game.observe(seat), game.view(seat), seat, reader, options, foresight)
    last = live.undoable(seat) if seat >= 0 and not game.over else []
    if not last:
        return scene
    option = last[0].option
    own = option.split()[0] in OWN_WORDS
    return replace(scene, undo=undo_of_cards(last, t) or (t("web-last-choice") if own else name_of(scene, option)))


def table(live: LiveGame, seat: int, t: Texts, look: Look | None = None) -> Table:
    with live.lock:
        scene = scene_of(live, seat, t)
        entries, number = news.recent(live.entries, seat), live.number
        points, chosen = live.points(live.game), history(scene, live.entries)
    standings = hand_of(scene)
    is_known = look is not None and look.option in scene.options and (scene.foresight or look.option.startswith("phase "))
    looked = look if is_known else None
    ask = look_panel(scene, looked, standings, points[seat]) if looked else ask_panel(scene)
    if scene.options:
        ask = with_tip(ask, "ares", scene.kind.upper(), t)
    with live.lock:
        lines = news.live_lines(live.logs, entries, STYLE, scene.reader, live.entries)
    return assemble(live.id, number, scene, ask, points, entries, lines, standings, looked, chosen)


def past_table(live: LiveGame, earlier: BaseGame, seat: int, t: Texts) -> Table:
    moves = len(earlier.moves)
    view = at_rest(earlier.view(seat))
    scene = Scene(earlier, earlier.observe(seat), view, seat, reader_of(live, seat, t), (), None)
    entries = live.entries[max(0, moves - news.SHOWN_ENTRIES) : moves]
    chosen = history(scene, live.entries[:moves])
    lines = news.lines(entries, STYLE, scene.reader)
    return assemble(live.id, moves, scene, ask_panel(scene), live.points(earlier), entries, lines, hand_of(scene), None, chosen)


def hand_of(scene: Scene) -> list[Standing]:
    return [standing(scene, key) for key in scene.view["hand"]]


def assemble(
    id: str, number: int, scene: Scene, ask: Ask, points: Sequence[int | None], entries: Sequence[Entry],
    lines: Sequence[Line], standings: Sequence[Standing], look: Look | None, chosen: Chosen,
) -> Table:  # fmt: skip
    view, t, seat = scene.view, scene.reader.t, scene.seat
    digest = news.digest(entries, lines, seat) if seat >= 0 else []
    is_asked, title = bool(scene.options), t("event-round", n=max(1, view["rounds"]))
    sold = sold_for(scene, look.option, look.sold, standings)[0] if look and is_paid(scene, look) else []
    cards = hand(scene, standings, sold)
    return Table(
        id=id, lang=t.code, number=number, seat=seat, me=seat + 1,
        title=f"{t('ui-your-turn')} · {title}" if is_asked else title,
        is_asked=is_asked, state="over" if view["over"] else "pay" if ask.pay or ask.plan else "ask" if is_asked else "wait",
        generation=title, generation_number=max(1, view["rounds"]), phases=phase_names(view, t), status=status(scene),
        deck=t("ui-deck", n=view["deck"]), players=players(scene, points), hexes=(), tracks=(),
        oceans=view["oceans"], progress=progress(view, t),
        milestones=(), awards=(), milestones_note="", awards_note="",
        ask=ask, digest=tuple(digest), log=tuple(reversed(lines)), hand=cards,
        hand_note=hand_note(cards, scene), tableau=(), tableau_note="",
        events=(), docks=(), is_over=view["over"],
        alert=news.alert(digest), ares=board(scene, standings, look, sold, points, chosen), hides_points=None in points,
    )  # fmt: skip


def hand_note(cards: Sequence[CardBox], scene: Scene) -> str:
    """How many can be paid, how many with cards sold, how many wait."""
    if scene.seat < 0 or not cards or not scene.view["players"][scene.seat]["corporation"]:
        return ""
    near = sum("is-near" in card.css or "is-sold" in card.css for card in cards)
    now = sum("is-near" not in card.css and "is-sold" not in card.css and bool(card.pays) for card in cards)
    return scene.reader.t("tbl-hand", now=now, sold=near, later=len(cards) - now - near)


def progress(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str, str, float], ...]:
    warm = (view["temperature"] - MIN_TEMPERATURE) / (MAX_TEMPERATURE - MIN_TEMPERATURE)
    return (
        ("param-oxygen", t.value("oxygen", view["oxygen"]), "14", round(100 * view["oxygen"] / MAX_OXYGEN)),
        ("param-temperature", f"{t.signed(view['temperature'])}°", "+8", round(100 * warm)),
        ("param-ocean", str(view["oceans"]), "9", round(100 * view["oceans"] / MAX_OCEANS)),
    )


def phase_names(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str], ...]:
    """The phases of this round: planning, then those that somebody chose."""
    chosen = {player["chosen"] for player in view["players"]}
    now = view["phase"]
    shown = [key for key in PHASES if key in chosen or key == now]
    return (
        ("now" if now == "planning" else "done", t.name("ares-phase", "planning")),
        *(("now" if key == now else "", t.name("ares-phase", key)) for key in shown),
    )


def status(scene: Scene) -> str:
    others = [scene.reader.name(seat) for seat in scene.view["to_move"] if seat != scene.seat]
    if scene.view["over"]:
        return scene.reader.t("event-end")
    return scene.reader.t("web-waiting-for", who=", ".join(others)) if others else ""


# --- the board -------------------------------------------------------------------------------------------------------


def board(
    scene: Scene, standings: Sequence[Standing], look: Look | None, sold: Sequence[str], points: Sequence[int | None],
    chosen: Chosen,
) -> AresBoard:  # fmt: skip
    view, t = scene.view, scene.reader.t
    note = ""
    if view["solo"]:
        note = t("web-solo-level", level=view["solo"]["level"])
    elif view["coop"]:
        note = t("web-coop-pool", cubes=view["coop"]["cubes"], markers=view["coop"]["markers"])
    others = [player for player in view["players"] if player["seat"] != scene.seat]
    return AresBoard(
        phases=phase_cards(scene, standings, look.option if look else ""), planet=planet(scene, raised(scene, look, sold)),
        engine=engine(scene, view["players"][scene.seat]) if scene.seat >= 0 else None,
        rivals=tuple(rival(scene, player, points[player["seat"]], chosen[player["seat"]]) for player in others), note=note,
    )  # fmt: skip


def is_paid(scene: Scene, look: Look) -> bool:
    """Whether what is looked at is paid for, and not a phase."""
    return scene.foresight is not None and not look.option.startswith("phase ")


def raised(scene: Scene, look: Look | None, sold: Sequence[str]) -> dict[str, int]:
    """Steps of the tracks that what is looked at would take."""
    if look is None or scene.foresight is None or not is_paid(scene, look):
        return {}
    after, now = scene.foresight.after(look.option, look.wanted, sold).game.state, scene.view
    return {"oxygen": int(after.oxygen) - now["oxygen"], "temperature": (int(after.temperature) - now["temperature"]) // 2}


# --- players and hand ------------------------------------------------------------------------------------------------


def tableau(player: Mapping[str, Any], lang: str) -> tuple[CardBox, ...]:
    return tuple(in_play(row["card"], lang, row["cubes"], bool(row["used"])) for row in player["tableau"])


def players(scene: Scene, points: Sequence[int | None]) -> tuple[PlayerBox, ...]:
    view, seat = scene.view, max(0, scene.seat)
    count = len(view["players"])
    ordered = [view["players"][(seat + at) % count] for at in range(count)]
    return tuple(player_box(player, scene, points[player["seat"]]) for player in ordered)


def stock(player: Mapping[str, Any], t: Texts) -> tuple[StockCell, ...]:
    """M€, heat, plants and cards in hand, each with what a production phase brings."""
    amounts = {**player["stock"], "card": player["hand"]}
    made = {**player["production"], "mc": player["production"]["mc"] + player["rating"]}
    return tuple(
        StockCell(resource(key), t.name("resource", key), amounts[key], t.signed(made[key]), "" if made[key] else "zero")
        for key in ("mc", "heat", "plant", "card")
    )


def cuts(player: Mapping[str, Any], scene: Scene) -> tuple[Cut, ...]:
    """Steel and titanium make cards cheaper for as long as one has them."""
    t, seat = scene.reader.t, player["seat"]
    rows = []
    for key, column, tag in (("steel", Res.STEEL, "building"), ("titanium", Res.TITANIUM, "space")):
        count = player["stores"][key]
        less = count * int(scene.seen.metal_value[seat, column])
        said = f"−{t.count('mc', less)}" if less else t("tbl-none")
        rows.append(
            Cut(resource(key), t.name("resource", key), count, f"tag-{tag}", said, t.signed(-less), "" if less else "zero")
        )
    return tuple(rows)


def latest(player: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str, str], ...]:
    """What lies before the player, the newest first; one's own cards lie beside the planet."""
    keys = [row["card"] for row in reversed(player["tableau"]) if row["card"] != player["corporation"]]
    return tuple((key, card_of(key).kind, t.name("card", key)) for key in keys)


def corporation_words(player: Mapping[str, Any], t: Texts) -> str:
    """What the corporation does for as long as the game goes on."""
    if not player["corporation"]:
        return ""
    told = t.card(card_of(player["corporation"]))
    return told.effect or told.action


def player_box(player: Mapping[str, Any], scene: Scene, points: int | None) -> PlayerBox:
    seat, t, view, reader = player["seat"], scene.reader.t, scene.view, scene.reader
    asked_now, mine = seat in view["to_move"], seat == scene.seat
    css = [
        "player",
        f"seat-{seat + 1}",
        "is-me" if mine else "",
        "is-active" if asked_now and mine else "is-busy" if asked_now else "",
        "is-ready" if view["to_move"] and not asked_now and not view["over"] else "",
    ]
    idle = t("web-seat-ready") if "is-ready" in css else ""
    state = t("ui-seat-turn") if asked_now and mine else t("ui-seat-thinking") if asked_now else idle
    kinds = [card_of(row["card"]).kind for row in player["tableau"]]
    tags = tuple(TagCount(f"tag-{key}", t.name("tag", key), player["tags"][key]) for key in TAGS if player["tags"][key])
    phase = player["chosen"] or player["previous"]
    return PlayerBox(
        seat=seat, number=seat + 1, name=reader.name(seat), css=" ".join(css), state=state, is_thinking=asked_now and not mine,
        rating=player["rating"], corporation=t.name("card", player["corporation"]) if player["corporation"] else "",
        last=t.name("ares-phase", phase) if phase else "", stock=stock(player, t), tags=tags, hand=player["hand"],
        automated=kinds.count("automated"), active=kinds.count("active"), events=kinds.count("event"), counts=(),
        points=t("ui-points", n=points) if points is not None else "",
        tableau=tuple(replace(card, css="is-played") for card in tableau(player, t.code)),
        latest=() if mine else latest(player, t), words=corporation_words(player, t), forests=player["forests"],
        cuts=cuts(player, scene), is_closed=not player["chosen"],
        last_icon=f"phase-{PHASES.index(phase) + 1}" if phase in PHASES else "card",
    )  # fmt: skip
