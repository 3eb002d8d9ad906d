"""The page that tells what cards are worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.kit import lone
from tharsis.arena import counts
from tharsis.arena.counts import CHAMPION, SCORES, Counts, Group
from tharsis.text.bundle import LANGUAGES
from tharsis.web import worth
from tharsis.web.texts import texts

PAGES = ("/worth", "/worth?game=ares&players=3", "/worth?setup=draft&players=4&sort=points&whole=1", "/worth?card=birds")


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_cards_are_worth_is_drawn_in_every_language(lang: str) -> None:
    http = lone()
    http.cookies.set("language", lang)
    for path in PAGES:
        told = http.get(path)
        assert told.status_code == 200
        assert "whisker" in told.text
        assert "worth-" not in told.text.replace('class="worth', "").replace("worth-line", "")
    assert "cardwall__worth" in http.get("/cards?q=&tag=animal").text


def test_what_was_not_counted_leads_to_the_nearest_that_was_and_an_unknown_card_is_refused() -> None:
    http = lone()
    assert 'value="2" selected' in http.get("/worth?players=nine&setup=nonsense&by=me&sort=x&game=chess").text
    assert 'value="draft" selected' in http.get("/worth?players=9&setup=draft").text
    refused = http.get("/worth?card=brids")
    assert refused.status_code == 422
    assert "brids" in refused.text


def test_a_damaged_file_of_counts_is_told_without_where_it_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "mars.json").write_text("{")
    monkeypatch.setattr(counts, "FOLDER", tmp_path)
    counts.counted.cache_clear()
    http = lone()
    for path in ("/worth", "/worth?card=birds"):
        told = http.get(path)
        assert told.status_code == 503 and "cannot be read" in told.text and str(tmp_path) not in told.text
    assert http.get("/cards").status_code == 200
    counts.counted.cache_clear()


def test_a_card_is_told_from_the_champions_games_where_there_are_enough_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def group(by: str, games: dict[str, tuple[int, int]]) -> Group:
        cards = {card: [0.0, 0.0, 0.0, 0.0, played, won, 0.0, 0.0] for card, (played, won) in games.items()}
        return Group(by, 2, {}, 1000, seats=[500, 500], cards=cards)

    often, seldom = worth.ENOUGH, worth.ENOUGH - 1
    by_scores = group(SCORES, {"birds": (100, 50), "comet": (100, 50), "fish": (worth.FEW - 1, 10)})
    by_champion = group(CHAMPION, {"birds": (often, 0), "comet": (seldom, 0), "fish": (seldom, 0)})
    monkeypatch.setattr(worth, "counts_of", lambda game: Counts(game, {}, [by_scores, by_champion]))
    t = texts("en")
    told = worth.lines("mars", t)
    assert set(told) == {"birds", "comet"}
    assert worth.percent(0.0, t) in told["birds"]
    assert worth.percent(0.5, t) in told["comet"]
