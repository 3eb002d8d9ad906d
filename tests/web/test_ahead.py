"""Passing ahead: the server keeps the word over reloads and servers, and wakes the player for what matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.kit import field, lone, open_game
from tharsis.core.errors import IllegalMove
from tharsis.core.game import Event
from tharsis.store.notes import AheadRow
from tharsis.web import ahead
from tharsis.web.live import Entry, LiveGame

ME, RIVAL = 0, 1


def waiting(players: int = 2, kinds: tuple[str, ...] = ()) -> tuple[Any, LiveGame]:
    """A game in which I wait in the action phase and have not passed."""
    http = lone()
    context: Any = http.app.state.context  # type: ignore[attr-defined]
    live: LiveGame = context.lobby.find(open_game(http, players, kinds=kinds)["id"])
    rng = random.Random(3)
    for _ in range(200):
        if ahead.can_pass_ahead(live.game, ME):
            return http, live
        seat = live.game.to_move[0]
        wanted = [str(option) for option in live.game.options(seat) if str(option) != ahead.PASS]
        live.choose(seat, [rng.choice(wanted)], live.number)
    raise AssertionError("I never wait")


def rival_passes(live: LiveGame) -> None:
    """The rival answers whatever is asked until it is my turn."""
    for _ in range(40):
        if ME in live.game.to_move:
            return
        options = [str(option) for option in live.game.options(RIVAL)]
        live.choose(RIVAL, [ahead.PASS if ahead.PASS in options else options[-1]], live.number)


def test_a_player_passes_as_soon_as_the_turn_comes() -> None:
    http, live = waiting()
    live.pass_ahead(ME, [])
    rival_passes(live)
    assert live.bots == (ME,), "as a program would"
    http.app.state.context.bots.step(live)
    assert (live.entries[-1].seat, live.entries[-1].option) == (ME, ahead.PASS)
    assert live.ahead == {} and live.store.notes.ahead(live.id) == {}


def test_the_word_is_kept_for_other_servers_and_can_be_taken_back() -> None:
    _, live = waiting()
    live.pass_ahead(ME, ["tile", "nonsense"])
    elsewhere = LiveGame(live.store, live.row)
    assert elsewhere.ahead[ME].wakes == ("tile",)
    live.pass_ahead(ME, None)
    elsewhere.reload()
    rival_passes(live)
    assert elsewhere.ahead == {} and live.bots == ()


def lost(live: LiveGame) -> Event:
    """Any loss of mine: only its kind and owner are asked."""
    return Event("lost", ME, None, {"resource": "plant", "amount": 2})


def told(kind: str) -> Callable[[LiveGame], Event]:
    return lambda live: Event(kind, RIVAL, None, {})


@pytest.mark.parametrize(("wakes", "happens", "word"), [
    ([], lost, "attack"),
    (["goal"], told("award"), "goal"),
    (["tile"], told("tile"), "tile"),
    ([], told("tile"), ""),
    (["goal", "tile"], told("paid"), ""),
])  # fmt: skip
def test_only_an_attack_or_what_was_chosen_wakes(wakes: list[str], happens: Callable[[LiveGame], Event], word: str) -> None:
    _, live = waiting()
    live.pass_ahead(ME, wakes)
    live.entries.append(Entry(live.number, RIVAL, "x", 0.0, (happens(live),)))
    assert live.woken(ME) == word
    live.entries.append(Entry(live.number, ME, "y", 0.0, (lost(live),)))
    assert live.woken(ME) == word, "what I do myself is no attack"


def test_a_card_that_becomes_playable_wakes() -> None:
    _, live = waiting()
    known = ahead.order(live.game, ME, live.number, ["card"])
    playable = [card for card in live.game.view(ME)["hand"] if not live.game.why_not(ME, card)]
    assert list(known.playable) == playable and playable
    live.ahead = {ME: known}
    assert live.woken(ME) == ""
    live.ahead = {ME: AheadRow(known.since, known.round, known.wakes, ())}
    assert live.woken(ME) == "card"


def test_the_word_ends_with_the_generation_and_nobody_passes_ahead_in_their_own_turn_or_in_ares() -> None:
    http, live = waiting()
    with pytest.raises(IllegalMove, match="no turn to come"):
        live.pass_ahead(RIVAL, [])
    ares: LiveGame = http.app.state.context.lobby.find(open_game(http, game="ares")["id"])
    assert not any(ahead.can_pass_ahead(ares.game, seat) for seat in (ME, RIVAL))
    live.ahead = {ME: AheadRow(live.number, live.game.rounds - 1, ())}
    rival_passes(live)
    assert live.bots == () and live.woken(ME) == ""


def test_the_page_passes_ahead_and_an_own_move_takes_it_back() -> None:
    http, live = waiting(kinds=("person", "person"))
    http.get(f"/seat/{token_of(http, live)}")
    page = http.get(f"/table/{live.id}?seat=0").text
    sent = {"csrf": field(page, "csrf"), "seat": "0", "wake": ["tile"]}
    assert 'data-ahead="revoke"' in http.post(f"/table/{live.id}/ahead", data=sent).text
    assert live.ahead[ME].wakes == ("tile",)
    live.ahead = {ME: AheadRow(live.number, live.game.rounds, ("card",), ())}
    rival_passes(live)
    assert "play another card now" in http.get(f"/table/{live.id}?seat=0").text
    body = {"csrf": sent["csrf"], "seat": "0", "seen": str(live.number), "option": ahead.PASS}
    http.post(f"/table/{live.id}/choose", data=body)
    assert live.ahead == {}


def token_of(http: Any, live: LiveGame) -> str:
    return str(http.app.state.context.lobby.renew_link(live.id, ME))
