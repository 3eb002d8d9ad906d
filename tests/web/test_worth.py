"""The page that tells what cards are worth."""

from __future__ import annotations

import pytest

from tests.web.kit import lone
from tharsis.text.bundle import LANGUAGES

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
