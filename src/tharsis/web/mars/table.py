"""The whole Mars table for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tharsis.cards.names import OCEAN
from tharsis.core.game import BaseGame
from tharsis.mars.board import NEIGHBOURS, NO_SPACE
from tharsis.mars.maps import BONUS
from tharsis.mars.maps.model import BONUSES
from tharsis.mars.state import OCEAN_BONUS
from tharsis.text.icons import resource
from tharsis.web import news
from tharsis.web.bits import Reader, with_points
from tharsis.web.foresight import Foresight, Outcome, asked
from tharsis.web.live import LiveGame
from tharsis.web.mars import parts
from tharsis.web.mars.answers import name_of
from tharsis.web.mars.asks import CARD_VERBS, SECRET, ask_panel, gains_of
from tharsis.web.mars.board import hexes
from tharsis.web.mars.cards import card_of, drawn, with_price
from tharsis.web.mars.goals import awards, milestones
from tharsis.web.mars.news import STYLE
from tharsis.web.mars.parts import every
from tharsis.web.mars.paying import hand_card, pay_panel
from tharsis.web.mars.players import played_cards, player_box, tableau
from tharsis.web.mars.tracks import arcs, progress, readings
from tharsis.web.reasons import is_never, reason_text
from tharsis.web.records import Ask, Bit, CardBox, Line, PlayerBox, Table
from tharsis.web.scene import Look, Scene, at_rest, reader_of, undo_of_cards, with_tip
from tharsis.web.texts import Texts
from tharsis.web.wording import OWN_WORDS

PHASES = ("research", "action", "production")
SHOWN_AS = {"setup": "research", "draft": "research", "final": "production", "end": "production"}


def scene_of(live: LiveGame, seat: int, t: Texts) -> Scene:
    game = live.game
    reader = reader_of(live, seat, t)
    options = tuple(str(option) for option in game.options(seat)) if seat >= 0 else ()
    seen = game.observe(seat)
    is_open = bool(options) and asked(game, seat) not in SECRET
    foresight = Foresight(game, seat, live.hides_points) if is_open else None
    return Scene(game, seen, game.view(seat), seat, reader, options, foresight, undo_text(live, seat, reader))


def undo_text(live: LiveGame, seat: int, reader: Reader) -> str:
    """What the undo button takes back; empty when nothing can be."""
    last = live.undoable(seat) if seat >= 0 and not live.game.over else []
    if not last:
        return ""
    option, cards = last[0].option, undo_of_cards(last, reader.t)
    if cards:
        return cards
    return reader.t("web-last-choice") if option.split()[0] in OWN_WORDS else name_of(option, live.game, seat, reader)


def table(live: LiveGame, seat: int, t: Texts, look: Look | None = None) -> Table:
    with live.lock:
        scene = scene_of(live, seat, t)
        points = live.points(live.game)
        entries, number = news.recent(live.entries, seat), live.number
        last = played_cards(live.entries, live.game.players)
        lines = news.live_lines(live.logs, entries, STYLE, scene.reader, live.entries)
    digest = news.digest(entries, lines, seat) if seat >= 0 else []
    ask = look_panel(scene, look, points[seat]) if look and seat >= 0 else ask_panel(scene)
    if scene.options:
        ask = with_tip(ask, "mars", scene.kind.upper(), t)
    return assemble(live.id, number, scene, ask, points, last, lines, digest)


def look_panel(scene: Scene, look: Look, points: int | None) -> Ask:
    if scene.foresight is None or look.option not in scene.options:
        return ask_panel(scene)
    return pay_panel(scene, look.option, look.wanted, points)


def assemble(
    id: str, number: int, scene: Scene, ask: Ask, points: Sequence[int | None], last: Sequence[Sequence[str]],
    lines: Sequence[Line], digest: Sequence[Line],
) -> Table:  # fmt: skip
    view, t, seat = scene.view, scene.reader.t, scene.seat
    hand = hand_cards(scene)
    mine = view["players"][seat] if seat >= 0 else None
    taken = sum(owner is not None for owner in view["milestones"].values())
    funded = sum(owner is not None for owner in view["awards"].values())
    is_asked = bool(scene.options)
    solo, hides_points = len(view["players"]) == 1, None in points
    return Table(
        id=id, lang=t.code, number=number, seat=seat, me=seat + 1,
        title=t("ui-title-turn" if is_asked else "ui-title", n=view["generation"]), is_asked=is_asked,
        state="over" if view["over"] else "pay" if ask.pay else "ask" if is_asked else "wait",
        generation=t("ui-generation", n=view["generation"]), generation_number=view["generation"],
        phases=phases(view, t), status=status(scene), deck=t("ui-deck", n=view["deck"]),
        players=players(scene, points, last), hexes=hexes(view, space_options(scene), scene.reader),
        map=view["map"], tracks=arcs(view, t), readings=readings(view, t), progress=progress(view, t),
        milestones=() if solo else milestones(scene.game, scene.options, t),
        awards=() if solo else awards(scene.game, scene.options, t, hides_points),
        milestones_note=t("ui-milestones-left", n=taken, of=3), awards_note=t("ui-awards-left", n=funded, of=3),
        ask=ask, digest=tuple(digest), log=tuple(reversed(lines)), hand=hand, hand_note=hand_note(hand, scene),
        tableau=tableau(mine, t.code) if mine else (), tableau_note=tableau_note(mine, scene) if mine else "",
        events=tuple(drawn(key, t.code) for key in mine["events"]) if mine else (),
        docks=tuple(every("dock", scene)), is_over=view["over"],
        alert=news.alert(digest), hides_points=hides_points, ocean_bonus=t.signed(OCEAN_BONUS),
    )  # fmt: skip


def phases(view: Mapping[str, Any], t: Texts) -> tuple[tuple[str, str], ...]:
    """Each phase of a generation with its class; a module's phase goes by its own name where it stands."""
    phase, modules = view["phase"], parts.table("SHOWN_AS")
    shown = list(PHASES) + ["solar"] * any(every("has_solar_phase", view))
    now = shown.index((SHOWN_AS | modules).get(phase, phase))
    if phase in modules:
        shown[now] = phase
    return tuple(("done" if at < now else "now" if at == now else "", t.name("phase", key)) for at, key in enumerate(shown))


def status(scene: Scene) -> str:
    view, reader, t = scene.view, scene.reader, scene.reader.t
    if view["over"]:
        return t("event-end")
    others = [reader.name(seat) for seat in view["to_move"] if seat != scene.seat]
    if len(others) < 2:
        return t("ui-turn-of", player=others[0]) if others else ""
    return t("web-waiting-for", who=", ".join(others))


def players(scene: Scene, points: Sequence[int | None], last: Sequence[Sequence[str]]) -> tuple[PlayerBox, ...]:
    """Mine first, then in order of the table."""
    view, seat = scene.view, max(0, scene.seat)
    count = len(view["players"])
    ordered = [view["players"][(seat + at) % count] for at in range(count)]
    return tuple(targeted(one_player(player, scene, points[player["seat"]], last), scene) for player in ordered)


def one_player(player: Mapping[str, Any], scene: Scene, points: int | None, last: Sequence[Sequence[str]]) -> PlayerBox:
    return player_box(player, scene.view, last[player["seat"]], points, scene.reader)


def targeted(box: PlayerBox, scene: Scene) -> PlayerBox:
    """A player who can be chosen is chosen where they sit."""
    mine = [
        option for option in scene.options if option.split()[0] in ("target", "remove") and option.split()[1] == str(box.seat)
    ]
    if not mine:
        return box
    label = name_of(mine[-1], scene.game, scene.seat, scene.reader)
    return replace(box, option=mine[-1], option_label=label, css=f"{box.css} is-target")


def space_options(scene: Scene) -> dict[int, tuple[str, tuple[Bit, ...]]]:
    spaces: dict[int, tuple[str, tuple[Bit, ...]]] = {}
    for option in scene.options:
        verb, *parts = option.split()
        if verb in ("place", "mark"):
            spaces[int(parts[-1])] = (option, space_tip(scene, option))
    return spaces


def space_tip(scene: Scene, option: str) -> tuple[Bit, ...]:
    if scene.foresight is None:
        return ()
    outcome, t = scene.foresight.after(option), scene.reader.t
    points = scene.foresight.points_of_all(outcome)
    others = tuple(
        Bit("vp", t.signed(more), f"{scene.reader.name(seat)}: {t('outcome-points', n=more)}", "", seat + 1)
        for seat, more in enumerate(points)
        if more and seat != scene.seat
    )
    mine = with_points(gains_of(scene, outcome), points[scene.seat], t)
    return (*oceans_beside(scene, option), *space_price(scene, option, outcome), *mine, *others)


def space_price(scene: Scene, option: str, outcome: Outcome) -> tuple[Bit, ...]:
    """What the space itself costs, and the ocean that it brings (the south pole of Hellas)."""
    if not option.startswith("place "):
        return ()
    t, space = scene.reader.t, int(option.split()[-1])
    paid = tuple(Bit(resource(key), t.signed(-n), t.change(key, -n), "bad") for key, n in outcome.paid().items())
    oceans = int(BONUS[int(scene.seen.map), space, BONUSES.index(OCEAN)])
    return (*paid, *(Bit("tile-ocean", t.signed(1), t.name("tile", OCEAN)) for _ in range(oceans)))


def oceans_beside(scene: Scene, option: str) -> tuple[Bit, ...]:
    """How many oceans pay for the tile."""
    verb, *parts = option.split()
    beside = [int(space) for space in NEIGHBOURS[int(parts[-1])] if int(space) != NO_SPACE]
    count = sum(row["tile"] == "ocean" and row["space"] in beside for row in scene.view["board"])
    if verb != "place" or not count:
        return ()
    return (Bit("tile-ocean", f"{count}\u00a0×", scene.reader.t("ui-from-oceans", n=count)),)


# --- the hand --------------------------------------------------------------------------------------------------------


def hand_cards(scene: Scene) -> tuple[CardBox, ...]:
    """Playable ones first, then those that wait, then those whose time is over."""
    view = scene.view
    asked_now = {option.split()[1] for option in scene.options if option.split()[0] in CARD_VERBS}
    looked_at = [key for key in (*view["seen"], *view["pack"]) if is_looked_at(key) and key not in asked_now]
    cards = [in_hand(scene, key) for key in view["hand"]]
    ranks = {"is-playable": 0, "is-never": 2}
    cards.sort(key=lambda card: min((rank for css, rank in ranks.items() if css in card.css), default=1))
    note = scene.reader.t("web-drafted") if view["phase"] == "draft" else ""
    return (*(replace(drawn(key, scene.reader.t.code), css="mini is-seen", pays=note) for key in looked_at), *cards)


def is_looked_at(key: str) -> bool:
    """Not yet in hand, and not a corporation."""
    return card_of(key).kind != "corporation"


def in_hand(scene: Scene, key: str) -> CardBox:
    if f"play {key}" in scene.options:
        return hand_card(scene, key)
    box = with_price(drawn(key, scene.reader.t.code), scene.game, scene.seat, scene.reader.t)
    picked = next((option for option in scene.options if option in (f"sell {key}", f"discard {key}")), "")
    if picked:
        return replace(box, css="mini is-pickable")
    reasons = scene.game.why_not(scene.seat, key)
    css = "is-unplayable is-never" if is_never(reasons) else "is-unplayable" if reasons else ""
    return replace(box, css=f"mini {css}", reason=reason_text(reasons, scene.reader.t))


def hand_note(hand: Sequence[CardBox], scene: Scene) -> str:
    if not hand or scene.kind != "turn":
        return ""
    now, never = sum("is-playable" in card.css for card in hand), sum("is-never" in card.css for card in hand)
    return scene.reader.t("ui-hand-summary", now=now, later=len(hand) - now - never, never=never)


def tableau_note(mine: Mapping[str, Any], scene: Scene) -> str:
    left = sum(option.startswith("use ") for option in scene.options)
    active = sum(drawn(row["card"], scene.reader.t.code).kind == "active" for row in mine["tableau"])
    return scene.reader.t("ui-actions-left", n=left, of=active)


# --- an earlier table ------------------------------------------------------------------------------------------------


def past_table(live: LiveGame, earlier: BaseGame, seat: int, t: Texts) -> Table:
    """The table after some moves of the game, for looking only."""
    reader = reader_of(live, seat, t)
    moves = len(earlier.moves)
    entries = live.entries[max(0, moves - news.SHOWN_ENTRIES) : moves]
    scene = Scene(earlier, earlier.observe(seat), at_rest(earlier.view(seat)), seat, reader, (), None)
    last = played_cards(live.entries[:moves], earlier.players)
    return assemble(live.id, moves, scene, ask_panel(scene), live.points(earlier), last, news.lines(entries, STYLE, reader), [])
