"""The analysis after a game, trying another move, and hints: who gets them, and what they show."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.web.kit import CALM, field, lone
from tests.web.meeting import two
from tharsis.bots import make_bot, play_move
from tharsis.bots.calibration import EQUALS, MEDIUM, MIXED, WEAKER
from tharsis.bots.coach import Advice, Coach, Judged
from tharsis.bots.review import BEST, BLUNDER, Causes, Choice, Review, Turn, result_of
from tharsis.core.game import BaseGame
from tharsis.core.rng import new_rng
from tharsis.games import new_game
from tharsis.store import BOT, PERSON, NewMove
from tharsis.store.records import SeatRow
from tharsis.text.bundle import LANGUAGES
from tharsis.web.analysis import is_ahead
from tharsis.web.app import create_app
from tharsis.web.chances import chance_text, has_weaker, is_measured, rivals_of
from tharsis.web.curve import WIDE, words
from tharsis.web.foresight import asked
from tharsis.web.hints import Hint, advised, equals, hint_box, look_of
from tharsis.web.lobby import Opened, SeatPlan
from tharsis.web.reviewing import MOST_OF_ONE, CannotReview, Reviewing
from tharsis.web.scene import reader_of
from tharsis.web.texts import texts

pytestmark = pytest.mark.compiled
PHASES = ("development", "construction", "action")


@pytest.fixture
def http() -> Iterator[TestClient]:
    with TestClient(create_app(CALM)) as client:
        yield client


def played(
    http: TestClient, name: str = "mars", moves: int = 100_000, level: str = "easy", players: int = 2
) -> tuple[Opened, BaseGame]:
    """A game of random moves, stored with a person and a program at the table."""
    game = new_game(name, {"players": players}, "analysis")
    bot = make_bot("random", seed=3)
    while not game.over and len(game.moves) < moves:
        play_move(game, game.to_move[0], bot)
    lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    made = [NewMove(move.seat, game.rules.notation.text(move.option)) for move in game.moves]
    setup = {key: value for key, value in game.setup.items() if key != "players"}
    plans = [SeatPlan("person", "Olena"), SeatPlan("bot", "", level)][:players]
    opened = lobby.create(name, setup, plans, "analysis", moves=made)
    http.get(f"/seat/{opened.tokens[0]}")
    return opened, game


def judged(option: str, chance: float, loss: float) -> Judged:
    return Judged(option, (chance, 1 - chance), (70.0 + 20 * chance, 70.0), loss, 0.01)


def review_of(game: BaseGame) -> Review:
    """Every tenth choice: the first option is the best, the one played loses twelve per cent if it is another."""
    past, choices = game.at(0), []
    for at, (seat, number) in enumerate(game.moves):
        options, option = [str(each) for each in past.options(seat)], game.rules.notation.text(number)
        if len(options) > 1 and at % 10 < 3:
            lost = 0.0 if option == options[0] else 0.12
            best = [judged(options[0], 0.5, 0.0), *([judged(option, 0.5 - lost, lost)] if lost else [])]
            after = (0.5 - lost, 0.5 + lost) if seat == 0 else (0.5 + lost, 0.5 - lost)
            moment = int(getattr(past, "rounds", 1))
            mark = BLUNDER if lost else BEST
            choices.append(Choice(at, seat, moment, option, True, mark, lost, 0.01, (0.5, 0.5), (0.5, 0.5), after, tuple(best)))
        past.choose(seat, number)
    worst = next(choice for choice in choices if choice.mark == BLUNDER)
    turns = (Turn(worst.move, worst.seat, worst.moment, False, -0.12), Turn(choices[-1].move, 1, choices[-1].moment, True, 0.3))
    causes = (Causes(0.1, -0.2, 0.3), Causes(-0.1, 0.3, -0.2))
    return Review(
        game.rules.name, 2, len(game.moves), tuple(choices), result_of(game, False), 0.5, causes, turns, False, len(choices)
    )


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_an_analysis_shows_marks_turning_points_and_what_was_better(http: TestClient, name: str) -> None:
    opened, game = played(http, name)
    review = review_of(game)
    http.app.state.context.store.reviews.keep(opened.live.id, review.to_json())  # type: ignore[attr-defined]
    turn = review.turns[0]
    for language in ("en", "uk"):
        http.cookies.set("language", language)
        page = http.get(f"/table/{opened.live.id}/analysis?move={turn.move}")
        assert page.status_code == 200
        text = page.text
        assert text.count('class="player ') == 2 and f'data-at="{turn.move}"' in text
        assert "grade--blunder" in text and "mk--blunder" in text and "grade--luck" in text
        assert "coach-" not in re.sub(r'(class|id|for|href|src)="[^"]*"', "", text), "a message is missing"
        assert 'style="' not in text
        assert 'class="why"' in text and text.count('type="radio"') == 1, "what is worth what, and what may be tried"
    assert 'hx-trigger="every 2s"' not in text, "a whole review asks for no more"
    later = http.get(f"/table/{opened.live.id}/analysis?move=99999&show=best", headers={"hx-request": "true"}).text
    assert f'data-at="{review.choices[-1].move}"' in later and "<html" not in later


def test_another_move_is_tried_in_a_game_of_its_own(http: TestClient) -> None:
    opened, game = played(http)
    review = review_of(game)
    context = http.app.state.context  # type: ignore[attr-defined]
    context.store.reviews.keep(opened.live.id, review.to_json())
    choice = next(choice for choice in review.choices if choice.seat == 1 and choice.mark == BLUNDER)
    page = http.get(f"/table/{opened.live.id}/analysis?move={choice.move}").text
    better = choice.best[0].option
    sent = {"csrf": field(page, "csrf"), "move": str(choice.move), "option": better}
    answer = http.post(f"/table/{opened.live.id}/whatif", data=sent, follow_redirects=False)
    assert answer.status_code == 303
    line = context.lobby.find(answer.headers["location"].removeprefix("/table/"))
    texts = [game.rules.notation.text(move.option) for move in game.moves]
    assert [entry.option for entry in line.entries][: choice.move + 1] == [*texts[: choice.move], better]
    assert line.line == (opened.live.id, choice.move)
    assert [row.kind for row in line.seats] == ["bot", "person"], "who moved there plays on, programs answer"
    assert f"/table/{opened.live.id}/analysis?move={choice.move}" in http.get(answer.headers["location"]).text
    assert len(context.lobby.find(opened.live.id).game.moves) == len(game.moves), "the game itself stays as it was"
    for wrong in ({"move": "99999"}, {"option": "play nothing"}):
        assert http.post(f"/table/{opened.live.id}/whatif", data=sent | wrong).status_code == 422


def test_a_running_game_has_no_analysis(http: TestClient) -> None:
    opened, _ = played(http, moves=50)
    answer = http.get(f"/table/{opened.live.id}/analysis")
    assert answer.status_code == 422 and "when the game is over" in answer.text


def test_a_review_that_another_version_kept_is_made_anew(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, game = played(http)
    context = http.app.state.context  # type: ignore[attr-defined]
    monkeypatch.setattr(context.reviewing, "_review", lambda id: context.store.reviews.keep(id, review_of(game).to_json()))
    context.store.reviews.keep(opened.live.id, {"format": 0})
    assert "every 2s" in http.get(f"/table/{opened.live.id}/analysis").text
    kept, look = context.store.reviews.kept, context.reviewing.look
    while "format" not in (kept(opened.live.id) or {}) or look(opened.live, "").total == 0:
        time.sleep(0.01)
    assert "every 2s" not in http.get(f"/table/{opened.live.id}/analysis").text


def test_a_game_that_cannot_be_looked_at_is_tried_once(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, _ = played(http)
    context, tried = http.app.state.context, []  # type: ignore[attr-defined]

    def fail(id: str) -> None:
        tried.append(id)
        raise ValueError("no sense in it")

    monkeypatch.setattr(context.reviewing, "_review", fail)
    while (answer := http.get(f"/table/{opened.live.id}/analysis")).status_code == 200:
        time.sleep(0.01)
    assert answer.status_code == 422 and "could not make sense" in answer.text
    assert tried == [opened.live.id]


def test_servers_on_one_database_look_at_a_game_once() -> None:
    http = lone()
    opened, game = played(http)
    context = http.app.state.context  # type: ignore[attr-defined]
    other, told = Reviewing(context.store, context.lobby), review_of(game).to_json()
    context.store.reviews.keep(opened.live.id, told | {"by": "another", "at": time.time(), "total": 999})
    looked = other.look(opened.live, "")
    assert looked.total == 999 and not looked.is_whole and other._waiting.empty()
    context.store.reviews.keep(opened.live.id, told | {"by": "another", "at": time.time() - 3600, "total": 999})
    assert other.look(opened.live, "").review is None and not other._waiting.empty(), "the other one has died"


def test_one_visitor_leaves_others_their_turn() -> None:
    context = lone().app.state.context  # type: ignore[attr-defined]
    reviewing = Reviewing(context.store, context.lobby)
    games: list[Any] = [SimpleNamespace(id=f"game {number}") for number in range(MOST_OF_ONE + 1)]
    for game in games[:-1]:
        reviewing.look(game, "one")
    with pytest.raises(CannotReview, match="coach-busy"):
        reviewing.look(games[-1], "one")
    assert not reviewing.look(games[0], "one").is_whole, "what is waited for may be asked about again"
    assert not reviewing.look(games[-1], "another").is_whole


def test_hints_are_for_unrated_tables_and_others_are_told_of_them() -> None:
    http = lone()
    lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    for kinds, offered in ((("person", "bot"), True), (("person", "person"), True), (("person", "friend"), False)):
        opened = lobby.create("mars", {}, [SeatPlan(kind, "", "easy") for kind in kinds], "hints")
        http.get(f"/seat/{opened.tokens[0]}")
        page = http.get(f"/table/{opened.live.id}?seat=0").text
        assert ("data-hint-key" in page) == offered
    for rated in ("", "1"):
        host, guest, id = two(rated=rated)
        live = host.lobby.find(id)
        mover = (
            next(each for each in (host, guest) if "data-hint-key" in each.http.get(f"/table/{id}").text) if not rated else host
        )
        page = mover.http.get(f"/table/{id}").text
        sent = {"csrf": mover.csrf, "seat": field(page, "seat"), "seen": str(live.number), "step": "1"}
        answers = [mover.http.post(f"/table/{id}/hint", data=sent).status_code for _ in range(2)]
        assert answers == ([422, 422] if rated else [200, 200])
        said = [line.phrase for line in live.store.people.said(id)]
        assert said == ([] if rated else ["took-hint"]), "once, however often it is looked at"
    assert "took a hint" in host.http.get(f"/table/{id}").text or rated


def test_a_hint_is_told_in_steps() -> None:
    http = lone()  # a bot that moved between two steps would begin them anew
    lobby = http.app.state.context.lobby  # type: ignore[attr-defined]
    opened = lobby.create("mars", {}, [SeatPlan("person"), SeatPlan("bot", "", "easy")], "steps")
    http.get(f"/seat/{opened.tokens[0]}")
    page = http.get(f"/table/{opened.live.id}").text
    number = re.search(r'data-number="(\d+)"', page)
    assert number
    sent = {"csrf": field(page, "csrf"), "seat": "0", "seen": number[1]}
    told = [http.post(f"/table/{opened.live.id}/hint", data=sent | {"step": str(step)}).text for step in (1, 2, 3, 0)]
    assert ["coach__steps" in text for text in told] == [True, True, True, False]
    assert [text.count('class="best__rank"') for text in told] == [1, 2, 3, 0] or told[0].count('class="best__rank"') == 3
    corporations = [option.split()[1] for option in map(str, lobby.find(opened.live.id).game.options(0))]
    assert all(f"corporation {key}" not in re.findall(r'data-hints="([^"]*)"', told[0]) for key in corporations)
    assert re.findall(r'data-hints="corporation (\w+)"', told[1])[0] in corporations
    assert http.post(f"/table/{opened.live.id}/hint", data=sent | {"seen": "99", "step": "1"}).status_code == 409


@pytest.mark.parametrize(("levels", "rivals", "measured"), [
    ("person medium", MEDIUM, True), ("person no-such-level", MEDIUM, True), ("person easy", WEAKER, False),
    ("person easy medium", WEAKER, False), ("person expert", EQUALS, True), ("person person", EQUALS, True),
    ("person hard", MIXED, False), ("person medium person", MIXED, False), ("person", EQUALS, False),
])  # fmt: skip
def test_chances_of_a_hint_are_those_against_who_sits_there(levels: str, rivals: str, measured: bool) -> None:
    """What was measured is said of such tables alone."""
    kinds = [("", PERSON) if level == PERSON else (level, BOT) for level in levels.split()]
    live: Any = SimpleNamespace(seats=[SeatRow(seat, kind, "", "", level) for seat, (level, kind) in enumerate(kinds)])
    assert rivals_of(live, 0) == rivals
    assert has_weaker(live) == (rivals != EQUALS)
    game = new_game("mars", {"players": len(kinds), "corporate_era": True}, "rivals")
    assert is_measured(game, len(kinds) == 1, rivals) == measured


def test_a_program_that_stands_in_for_somebody_plays_there() -> None:
    live: Any = SimpleNamespace(seats=[SeatRow(0, PERSON, "", ""), SeatRow(1, PERSON, "Bo", "", "medium")])
    assert rivals_of(live, 0) == MEDIUM and rivals_of(live, 1) == EQUALS


def of(option: str, chance: float, more: float) -> Judged:
    return Judged(option, (chance, 1 - chance), (70.0 + more, 70.0), 0.0, 0.01)


@pytest.mark.parametrize(("is_decided", "more", "many"), [
    (False, (3.0, 0.0, -3.0), 3), (True, (3.0, 2.5, 2.1), 3), (True, (3.0, 2.5, 1.9), 0),
])  # fmt: skip
def test_where_a_game_is_decided_moves_are_equal_only_in_points(is_decided: bool, more: tuple[float, ...], many: int) -> None:
    game = new_game("mars", {"players": 2}, "decided")
    moves = tuple(of(option, 0.01, points) for option, points in zip(("play birds", "pass", "play ants"), more, strict=True))
    assert len(equals(Hint(Advice(0, moves, "", 8, (), is_decided), game, EQUALS))) == many


def test_cards_that_are_taken_together_are_told_together() -> None:
    game = new_game("mars", {"players": 2}, "together")
    moves = tuple(of(f"keep {card}", 0.5, 0.0) for card in ("birds", "ants", "fish"))
    assert len(equals(Hint(Advice(0, moves, "", 8), game, EQUALS))) == 3
    assert equals(Hint(Advice(0, moves, "", 8), game, EQUALS, ("keep fish", "keep ants"))) == []


def test_a_hint_about_cards_names_all_that_are_worth_taking() -> None:
    """They are ticked and taken at once: what comes after the first could not be asked."""
    http = lone()
    context = http.app.state.context  # type: ignore[attr-defined]
    for at in range(9):
        opened = context.lobby.create("mars", {}, [SeatPlan("person"), SeatPlan("bot", "", "easy")], f"together {at}")
        live = opened.live
        live.game.choose(0, str(live.game.options(0)[0]))
        hint = context.hints.hint(live, 0, "me")
        if hint.others:
            break
    taken = [hint.advice.best.option, *hint.others]
    assert len(taken) == len(set(taken)) > 1 and "done" not in taken, "some starting hand has two good cards"
    assert set(taken) <= set(map(str, live.game.options(0)))
    boxes = {code: [hint_box(live, hint, step, reader_of(live, 0, texts(code))) for step in (1, 2)] for code in LANGUAGES}
    for looking, told in boxes.values():
        assert (looking.look, looking.options) == ("cards", ()) and (told.look, told.options) == ("", tuple(taken))
    assert "Take these as well: " in boxes["en"][1].steps[1].note


@pytest.mark.parametrize("name", ["mars", "ares"])
def test_a_whole_hint_knows_no_more_than_its_seat(name: str) -> None:
    """All that a hint says, cards to take as well and reasons, stays the same when what the seat cannot know is dealt anew."""
    http, told = lone(), 0
    opened = http.app.state.context.lobby.create(  # type: ignore[attr-defined]
        name, {}, [SeatPlan("person"), SeatPlan("bot", "", "expert")], "peeking"
    )
    game = opened.live.game.copy()
    for at in range(60):
        if 0 in game.to_move and len(game.options(0)) > 2 and told < 6:
            twin = game.copy()
            twin.state = game.redeal(0, new_rng(at))
            pair = [advised(Coach(), opened.live, each, 0) for each in (game, twin)]
            reader = reader_of(opened.live, 0, texts("en"))
            boxes = [[hint_box(opened.live, hint, step, reader) for step in (1, 2, 3)] for hint in pair]
            assert boxes[0] == boxes[1]
            told += 1
        game.play_random(f"peeking {at}", 3)
    assert told > 3


def test_who_shares_the_victory_or_has_as_many_points_shares_the_place(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, game = played(http)
    http.cookies.set("language", "en")
    http.app.state.context.store.reviews.keep(opened.live.id, review_of(game).to_json())  # type: ignore[attr-defined]
    live = http.app.state.context.lobby.find(opened.live.id)  # type: ignore[attr-defined]
    for winners, points, places in (((0, 1), (50, 50), ["1st", "1st"]), ((1,), (50, 50), ["1st", "2nd"])):
        monkeypatch.setattr(type(live.game), "winners", winners)
        monkeypatch.setattr(type(live.game), "scores", lambda game, points=points: [{"total": each} for each in points])
        text = http.get(f"/table/{opened.live.id}/analysis").text
        assert re.findall(r'class="acc__vp">(\S+) ', text) == places
        monkeypatch.undo()
    three = SimpleNamespace(winners=(2,))
    assert [is_ahead(three, *pair, (40, 40, 50)) for pair in ((0, 1), (1, 0), (2, 0), (0, 2))] == [False, False, True, False]


def test_nothing_is_certain_before_the_end() -> None:
    t = texts("en")
    assert [chance_text("mars", chance, 9, t) for chance in (0.0, 0.004, 0.5, 1.0)] == ["1%", "1%", "50%", "99%"]
    assert [chance_text("mars", chance, 1, t) for chance in (0.0, 1.0)] == ["1–8%", "92–99%"]


def test_two_moves_that_are_all_there_are_may_be_equally_good() -> None:
    """Else the page would say that they differ."""
    game = new_game("mars", {"players": 2}, "two")
    pair = tuple(of(str(option), 0.5, 0.0) for option in game.options(0))
    assert len(pair) == 2 and len(equals(Hint(Advice(0, pair, "", 8), game, EQUALS))) == 2
    assert equals(Hint(Advice(0, (pair[0], replace(pair[1], loss=0.02)), "", 8), game, EQUALS)) == []
    assert equals(Hint(Advice(0, pair[:1], "", 8), game, EQUALS)) == []


@pytest.mark.parametrize(("players", "words"), [(1, "you need most now"), (2, "others are unlikely to choose")])
def test_alone_a_hint_about_phases_speaks_of_no_others(players: int, words: str) -> None:
    plans = [SeatPlan("person"), SeatPlan("bot", "", "easy")][:players]
    live = lone().app.state.context.lobby.create("ares", {}, plans, "alone").live  # type: ignore[attr-defined]
    game = live.game.copy()
    while asked(game, 0) != "plan":
        game.play_random(len(game.moves), 1)
    moves = tuple(replace(judged(f"phase {phase}", 0.5, at / 10), chances=(0.5,) * players) for at, phase in enumerate(PHASES))
    moves = tuple(replace(move, points=(50.0,) * players) for move in moves)
    for code in LANGUAGES:
        told = hint_box(live, Hint(Advice(0, moves, "", 8), game, EQUALS), 1, reader_of(live, 0, texts(code))).steps[0].text
        assert told and (words in told or code != "en")


def test_alone_there_are_no_places_and_no_others(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, game = played(http, players=1)
    http.cookies.set("language", "en")
    at = next(at for at, move in enumerate(game.moves) if len(game.at(at).options(0)) > 1 and at > 20)
    option = game.rules.notation.text(game.moves[at].option)
    best = (Judged(option, (0.5,), (60.0,), 0.0, 0.01),)
    choice = Choice(at, 0, 3, option, True, BEST, 0.0, 0.01, (0.5,), (0.5,), (0.5,), best)
    turns = (Turn(at, 0, 3, True, 0.3),)
    review = Review("mars", 1, len(game.moves), (choice,), (0.0,), 0.4, (Causes(0.1, -0.5, 0.0),), turns, True, 1)
    monkeypatch.setattr("tharsis.web.analysis.HELD", ())
    http.app.state.context.store.reviews.keep(opened.live.id, review.to_json())  # type: ignore[attr-defined]
    text = http.get(f"/table/{opened.live.id}/analysis").text
    assert "A good draw" in text and "what others held" not in text
    assert "1st" not in text and text.count('class="split__row"') == 2 and "not measured" in text


@pytest.mark.parametrize(("level", "is_told"), [("easy", True), ("expert", False)])
def test_chances_beside_a_weaker_bot_say_that_they_are_as_between_equals(http: TestClient, level: str, is_told: bool) -> None:
    opened, game = played(http, level=level)
    http.app.state.context.store.reviews.keep(opened.live.id, review_of(game).to_json())  # type: ignore[attr-defined]
    http.cookies.set("language", "en")
    assert ("as between players of equal strength" in http.get(f"/table/{opened.live.id}/analysis").text) == is_told


def test_a_hint_to_buy_no_more_sends_the_eye_to_the_cards() -> None:
    game = new_game("mars", {"players": 2}, "looks")
    while asked(game, game.to_move[0]) != "start_hand":
        game.play_random(len(game.moves), 1)
    told = Hint(Advice(game.to_move[0], (), "", 0), game, EQUALS)
    assert look_of("done", told) == "cards" and look_of("play birds", told) == "hand" and look_of("pass", told) == "pass"


def test_words_on_the_curve_make_way_for_the_changes_of_a_move_and_for_the_lines() -> None:
    top, bottom = words(500.0, -1, [], WIDE), words(500.0, 400.0, [], WIDE)
    assert top.y < bottom.y and top.x == bottom.x < 500 and not top.css
    assert words(500.0, -1, [(450.0, top.y)], WIDE).y == bottom.y
    early = words(150.0, -1, [], WIDE)
    assert early.x > 150 and early.css == "is-after", "where there is no room before the line"


def test_options_as_good_as_the_best_are_told_apart_from_it(http: TestClient) -> None:
    opened, game = played(http)
    review = review_of(game)
    at, choice = next((at, each) for at, each in enumerate(review.choices) if each.mark == BLUNDER)
    equal = replace(choice, best=(choice.best[0], judged(choice.option, 0.5, 0.0)))
    told = replace(review, choices=(*review.choices[:at], equal, *review.choices[at + 1 :]))
    http.app.state.context.store.reviews.keep(opened.live.id, told.to_json())  # type: ignore[attr-defined]
    http.cookies.set("language", "en")
    text = http.get(f"/table/{opened.live.id}/analysis?move={choice.move}").text
    assert re.findall(r'class="best__loss">([^<]*)<', text) == ["best", "="]
