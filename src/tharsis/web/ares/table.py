"""The whole Ares Expedition table for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tharsis.ares.rules.asks import Happened
from tharsis.ares.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MIN_TEMPERATURE
from tharsis.ares.tables import OXYGEN_ZONE, TABLES, TEMPERATURE_ZONE
from tharsis.cards.names import PHASES, TAGS, ZONES
from tharsis.core.game import BaseGame
from tharsis.text.icons import resource
from tharsis.web import news
from tharsis.web.ares.asks import PICK_VERBS, SECRET, ask_panel, hand_card, name_of, pay_panel
from tharsis.web.ares.cards import card_of, drawn, in_play, with_price
from tharsis.web.ares.happenings import STYLE
from tharsis.web.foresight import Foresight, asked
from tharsis.web.live import Entry, LiveGame
from tharsis.web.reasons import is_never, reason_text
from tharsis.web.records import (
    AresBoard,
    Ask,
    Bit,
    CardBox,
    OceanToken,
    PhaseCard,
    Played,
    PlayerBox,
    StockCell,
    Table,
    TagCount,
    ZoneStep,
    ZoneTrack,
)
from tharsis.web.scene import Look, Scene, at_rest, reader_of, with_tip
from tharsis.web.texts import Texts
from tharsis.web.wording import OWN_WORDS

LONG_WORD = 11
"""A phase with a longer word sets all of them in smaller letters."""
COLOURS = (("automated", "green"), ("active", "blue"), ("event", "red"))


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
    return replace(scene, undo=t("web-last-choice") if own else name_of(scene, option))


def table(live: LiveGame, seat: int, t: Texts, look: Look | None = None) -> Table:
    with live.lock:
        scene = scene_of(live, seat, t)
        entries, number = live.entries[-news.SHOWN_ENTRIES :], live.number
        points = live.points(live.game)
    looks = look is not None and scene.foresight is not None and look.option in scene.options
    ask = pay_panel(scene, look.option, look.wanted) if look and looks else ask_panel(scene)
    if scene.options:
        ask = with_tip(ask, "ares", scene.kind.upper(), t)
    return assemble(live.id, number, scene, ask, points, entries)


def past_table(live: LiveGame, earlier: BaseGame, seat: int, t: Texts) -> Table:
    moves = len(earlier.moves)
    view = at_rest(earlier.view(seat))
    scene = Scene(earlier, earlier.observe(seat), view, seat, reader_of(live, seat, t), (), None)
    entries = live.entries[max(0, moves - news.SHOWN_ENTRIES) : moves]
    return assemble(live.id, moves, scene, ask_panel(scene), live.points(earlier), entries)


def assemble(id: str, number: int, scene: Scene, ask: Ask, points: Sequence[int | None], entries: Sequence[Entry]) -> Table:
    view, t, seat = scene.view, scene.reader.t, scene.seat
    lines = news.lines(entries, STYLE, scene.reader)
    digest = news.digest(entries, lines, seat) if seat >= 0 else []
    is_asked, title = bool(scene.options), t("event-round", n=view["rounds"])
    return Table(
        id=id, lang=t.code, number=number, seat=seat, me=seat + 1,
        title=f"{t('ui-your-turn')} · {title}" if is_asked else title,
        is_asked=is_asked, state="over" if view["over"] else "pay" if ask.pay else "ask" if is_asked else "wait",
        generation=title, generation_number=view["rounds"], phases=phase_names(view, t), status=status(scene),
        deck=t("ui-deck", n=view["deck"]), players=players(scene, points, entries), hexes=(), tracks=(),
        oceans=view["oceans"], progress=progress(view, t),
        milestones=(), awards=(), milestones_note="", awards_note="",
        ask=ask, digest=tuple(digest), log=tuple(reversed(lines)), hand=hand(scene),
        hand_note="", tableau=tableau(view["players"][seat], t.code) if seat >= 0 else (), tableau_note="",
        events=(), docks=(), is_over=view["over"],
        alert=news.alert(digest, scene.reader), ares=board(scene), hides_points=None in points,
    )  # fmt: skip


def progress(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str, str, float], ...]:
    warm = (view["temperature"] - MIN_TEMPERATURE) / (MAX_TEMPERATURE - MIN_TEMPERATURE)
    return (
        ("param-oxygen", f"{view['oxygen']}\u00a0%", "14", round(100 * view["oxygen"] / MAX_OXYGEN)),
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


def board(scene: Scene) -> AresBoard:
    view, t = scene.view, scene.reader.t
    note = ""
    if view["solo"]:
        note = t("web-solo-level", level=view["solo"]["level"])
    elif view["coop"]:
        note = t("web-coop-pool", cubes=view["coop"]["cubes"], markers=view["coop"]["markers"])
    names = [scene.reader.name(seat) for seat in range(len(view["players"]))]
    return AresBoard(
        phases=tuple(phase_card(scene, at, key) for at, key in enumerate(PHASES)),
        tracks=(temperature(view, t), oxygen(view, t)),
        oceans=tuple(ocean(scene, at, reward) for at, reward in enumerate(view["ocean_tokens"])),
        played=tuple(played(player, names[player["seat"]], t.code) for player in view["players"]), note=note,
    )  # fmt: skip


def phase_card(scene: Scene, at: int, key: str) -> PhaseCard:
    view, t = scene.view, scene.reader.t
    seats = tuple(player["seat"] + 1 for player in view["players"] if player["chosen"] == key)
    option = next((option for option in scene.options if option in (f"phase {key}", f"neutral {key}")), "")
    mine = view["players"][scene.seat]["previous"] == key if scene.seat >= 0 else False
    barred = mine and view["phase"] == "planning"
    name = t.name("ares-phase", key)
    is_long = any(len(word) > LONG_WORD for word in name.split())
    css = [
        "phasecard", "is-now" if view["phase"] == key else "", "is-chosen" if seats else "", "is-barred" if barred else "",
        "is-long" if is_long else "",
    ]  # fmt: skip
    return PhaseCard(
        key, f"phase-{at + 1}", name, t(f"web-phase-{key}"), " ".join(css), seats, option,
        note=t("web-barred") if barred else "",
    )  # fmt: skip


def temperature(view: Mapping[str, Any], t: Texts) -> ZoneTrack:
    values = range(MIN_TEMPERATURE, MAX_TEMPERATURE + 1, 2)
    steps = tuple(
        zone_step(t.signed(value), int(TEMPERATURE_ZONE[at]), value <= view["temperature"], value == view["temperature"])
        for at, value in enumerate(values)
    )
    return ZoneTrack("param-temperature", t.name("parameter", "temperature"), f"{t.signed(view['temperature'])} °C", steps)


def oxygen(view: Mapping[str, Any], t: Texts) -> ZoneTrack:
    steps = tuple(
        zone_step(str(value), int(OXYGEN_ZONE[value]), value <= view["oxygen"], value == view["oxygen"])
        for value in range(MAX_OXYGEN + 1)
    )
    return ZoneTrack("param-oxygen", t.name("parameter", "oxygen"), t.value("oxygen", view["oxygen"]), steps)


def zone_step(text: str, zone: int, is_on: bool, is_now: bool) -> ZoneStep:
    css = [f"zone-{ZONES[zone]}", "on" if is_on else "off", "now" if is_now else ""]
    return ZoneStep(text, " ".join(css).strip())


def ocean(scene: Scene, at: int, reward: Mapping[str, int] | None) -> OceanToken:
    option = f"flip {at}" if f"flip {at}" in scene.options else ""
    t = scene.reader.t
    told = tuple(Bit(resource(key), str(n), t.count(key, n)) for key, n in (reward or {}).items() if n)
    return OceanToken(at + 1, reward is not None, told, option)


def played(player: Mapping[str, Any], name: str, lang: str) -> Played:
    cards = tableau(player, lang)
    columns = tuple((css, colour, tuple(card for card in cards if card.kind == css)) for css, colour in COLOURS)
    return Played(player["seat"] + 1, name, columns)


# --- players and hand ------------------------------------------------------------------------------------------------


def tableau(player: Mapping[str, Any], lang: str) -> tuple[CardBox, ...]:
    return tuple(in_play(row["card"], lang, row["cubes"], bool(row["used"])) for row in player["tableau"])


def players(scene: Scene, points: Sequence[int | None], entries: Sequence[Entry]) -> tuple[PlayerBox, ...]:
    view, seat = scene.view, max(0, scene.seat)
    count = len(view["players"])
    latest = played_lately(entries, count)
    ordered = [view["players"][(seat + at) % count] for at in range(count)]
    return tuple(player_box(player, scene, points[player["seat"]], latest[player["seat"]]) for player in ordered)


def played_lately(entries: Sequence[Entry], players: int) -> list[list[str]]:
    latest: list[list[str]] = [[] for _ in range(players)]
    for entry in reversed(entries):
        for kind, seat, a, _, _ in entry.rows:
            if kind == Happened.PLAYED:
                latest[seat].append(TABLES.keys[a])
    return latest


def stock(player: Mapping[str, Any], t: Texts) -> tuple[StockCell, ...]:
    """M€, heat and plants with production; cards drawn; steel and titanium as they make cards cheaper."""
    amounts = {**player["stock"], "card": player["hand"]}
    cells = [stock_cell(key, amounts[key], player["production"][key], t) for key in ("mc", "plant", "heat", "card")]
    stores = [
        StockCell(resource(key), t.name("resource", key), player["stores"][key], "", "is-none") for key in ("steel", "titanium")
    ]
    return (*cells[:-1], *stores, cells[-1])


def stock_cell(key: str, amount: int, made: int, t: Texts) -> StockCell:
    return StockCell(resource(key), t.name("resource", key), amount, t.signed(made), "" if made else "zero")


def player_box(player: Mapping[str, Any], scene: Scene, points: int | None, latest: Sequence[str]) -> PlayerBox:
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
        latest=tuple((key, card_of(key).kind, t.name("card", key)) for key in latest[:14]), forests=player["forests"],
        last_icon=f"phase-{PHASES.index(phase) + 1}" if phase in PHASES else "card",
    )  # fmt: skip


def hand(scene: Scene) -> tuple[CardBox, ...]:
    view, lang = scene.view, scene.reader.t.code
    asked_now = {option.split()[1] for option in scene.options if option.split()[0] in PICK_VERBS}
    seen = (*view["seen"], *view["offered"])
    looked_at = [key for key in seen if card_of(key).kind != "corporation" and key not in asked_now]
    cards = [in_hand(scene, key) for key in view["hand"]]
    ranks = {"is-playable": 0, "is-never": 2}
    cards.sort(key=lambda card: min((rank for css, rank in ranks.items() if css in card.css), default=1))
    return (*(replace(drawn(key, lang), css="mini is-seen") for key in looked_at), *cards)


def in_hand(scene: Scene, key: str) -> CardBox:
    if f"play {key}" in scene.options:
        return hand_card(scene, key)
    box = with_price(drawn(key, scene.reader.t.code), scene.game, scene.seat, scene.reader.t)
    if not scene.view["players"][scene.seat]["corporation"]:
        return replace(box, css="mini")
    reasons = scene.game.why_not(scene.seat, key)
    css = "is-unplayable is-never" if is_never(reasons) else "is-unplayable" if reasons else ""
    if all(reason.kind == "phase" for reason in reasons):
        css = "is-later"
    return replace(box, css=f"mini {css}", reason=reason_text(reasons, scene.reader.t))
