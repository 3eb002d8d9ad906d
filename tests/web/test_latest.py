"""What one's own games tell in the lobby: the last thing that happened, as the seat may know it, at little cost."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from tests.web.kit import lone, open_game
from tests.web.meeting import Guest, two
from tests.web.test_log import did
from tests.web.test_points import live_of
from tharsis.text.bundle import LANGUAGES
from tharsis.web import latest as latest_room
from tharsis.web import news
from tharsis.web.bits import masked
from tharsis.web.latest import NOTHING, Latest, latest
from tharsis.web.live import Entry
from tharsis.web.scene import reader_of
from tharsis.web.tables import style_of, table
from tharsis.web.texts import texts

EN = texts("en")
ME, OTHER, SPECTATOR = 0, 1, -1
HEADING = re.compile(r"(Generation|Round) \d+")
LAST = re.compile(r'<span class="mine__last">(?:<span.*?</svg></span>)?(.*?)</span>', re.DOTALL)


def walk(live: Any, moves: int) -> Any:
    """Random moves, stopping after each."""
    chance = random.Random(7)
    for _ in range(moves):
        if live.game.over:
            return
        seat = live.game.to_move[0]
        live.choose(seat, [chance.choice([str(option) for option in live.game.options(seat)])], live.number)
        yield


def game_of(game: str) -> Any:
    http = lone()
    return live_of(http, open_game(http, game=game, seed="lobby")["id"])


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_it_is_the_last_line_of_the_log_that_the_seat_may_read(game: str) -> None:
    live = game_of(game)
    for _ in walk(live, 120):
        for seat in (ME, OTHER):
            lines = [line for line in table(live, seat, EN).log if not HEADING.match(line.text)]
            found = latest(live, reader_of(live, seat, EN))
            whole = max(lines, key=lambda line: line.number, default=None)
            assert (found == NOTHING) == (whole is None)
            assert whole is None or any(
                found.number == line.seat and news.told(line).startswith(found.text)
                for line in lines
                if line.number == whole.number
            )


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_it_is_the_same_whatever_cards_lie_hidden_from_the_seat(game: str) -> None:
    live = game_of(game)
    private = style_of(live).private
    for _ in walk(live, 120):
        for seat in (ME, OTHER, SPECTATOR):
            before, entries = latest(live, reader_of(live, seat, EN)), live.entries
            live.entries = [replace(entry, rows=tuple(masked(entry.rows, seat, private))) for entry in entries]
            assert latest(live, reader_of(live, seat, EN)) == before
            live.entries = entries


def test_a_card_that_only_its_owner_may_know_is_named_to_nobody_else() -> None:
    live = game_of("ares")
    live.entries.append(Entry(0, ME, "", 0.0, (did("swapped", ME, card="birds"),)))
    told = [latest(live, reader_of(live, seat, EN)).text for seat in (ME, OTHER, SPECTATOR)]
    assert told == ["You get Birds from your partner", *["Player 1 gets a card from their partner"] * 2]


def test_an_attack_is_told_as_what_it_took_from_the_reader() -> None:
    live = game_of("mars")
    for _ in walk(live, 30):
        pass
    comet = did("played", OTHER, card="comet")
    lost = type(comet)("lost", ME, "comet", {"resource": "plant", "amount": 3})
    live.entries.append(Entry(live.number, OTHER, "", 0.0, (comet, lost)))
    assert latest(live, reader_of(live, ME, EN)) == Latest(2, "Player 2 (Comet): you lose 3\u00a0plants")
    assert latest(live, reader_of(live, OTHER, EN)).text.startswith("You play Comet")
    assert latest(live, reader_of(live, SPECTATOR, EN)).text.startswith("Player 2 plays Comet")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_tells_it_in_the_readers_language(lang: str) -> None:
    host, guest, id = two()
    live = host.lobby.find(id)
    for _ in walk(live, 40):
        pass
    for seat, person in enumerate((host, guest)):
        person.http.cookies.set("language", lang)
        told = latest(live, reader_of(live, seat, texts(lang))).text
        page = person.http.get("/lobby").text
        assert told and [text.strip() for text in LAST.findall(page)] == [told]
        assert LAST.findall(person.http.get("/lobby/live").text) == LAST.findall(page)


def test_at_a_screen_that_two_share_nobody_is_told_what_only_one_may_know() -> None:
    host = Guest("Ann")
    host.start(kind0="person", kind1="person")
    live = host.lobby.find(host.lobby.store.unfinished()[0])
    for _ in walk(live, 40):
        pass
    (told,) = LAST.findall(host.http.get("/lobby").text)
    assert told == latest(live, reader_of(live, SPECTATOR, EN)).text and "You" not in told


def test_a_table_that_waits_tells_its_word() -> None:
    host = Guest("Ann")
    host.open(access="group", word="olympus")
    assert LAST.findall(host.http.get("/lobby").text) == ["shared word olympus"]


def test_of_a_long_game_only_the_end_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    live = game_of("mars")
    for _ in walk(live, 120):
        pass
    written: list[int] = []
    write = news.Writer.write
    monkeypatch.setattr(news.Writer, "write", lambda self, entry: (written.append(entry.number), write(self, entry))[1])
    latest(live, reader_of(live, ME, EN))
    assert len(written) == latest_room.LOOKED_AT < len(live.entries)
