"""The cards of this package, tested with Tharsis' own kit: `pip install -e . && pytest`."""

from __future__ import annotations

import pytest
from tharsis_moons import CARDS

from tharsis import mars
from tharsis.cards.module import modules_of
from tharsis.testing import Table
from tharsis.text import LANGUAGES, card_rows, card_text


def test_the_module_is_found_through_its_entry_point() -> None:
    assert "moons" in [module.key for module in modules_of("mars")]
    assert mars.new_game(2, seed=1, moons=True).setup["moons"]


def test_phobos_mine_gives_titanium_now_and_later() -> None:
    table = Table(mars, moons=True).wait().player(0, mc=14, hand=["phobos_mine", "mine"])
    changed = table.changes(lambda: table.play(0, "phobos_mine"))
    assert changed == {
        "mc": -14, "titanium": 2, "titanium production": 1, "space tag": 1, "building tag": 1, "vp": 1, "hand": -1,
    }  # fmt: skip


def test_deimos_relay_raises_dust_and_counts_space_tags() -> None:
    table = Table(mars, moons=True).wait().player(0, mc=9, hand=["deimos_relay", "mine"], tags={"space": 2})
    table.play(0, "deimos_relay")
    assert table.player(0).stock["heat"] == 2 * 3 + 3
    assert table.state.dust[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_well_in_every_language(language: str) -> None:
    for card in CARDS:
        text = card_text(card, language)
        assert text.title and text.body and card_rows(card)
    assert "2" in card_text(CARDS[1], language).body


def test_whole_games_are_played_with_the_moons() -> None:
    assert mars.new_game(2, seed=3, moons=True).play_random(3) > 100
