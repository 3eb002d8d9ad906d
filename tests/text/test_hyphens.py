"""Where long words may break."""

from __future__ import annotations

import pytest

from tests.text.languages import CARDS, TRANSLATED
from tharsis.text import title
from tharsis.text.hyphens import SHORTER, SOFT_HYPHEN, VOWELS, soft_hyphens

BROKEN = {
    "ru": "Иссле-до-ва-тель-ская про-мыш-лен-ность Элек-тро-ка-та-пульта",
    "uk": "Гір-ни-чо-до-був-ний заре-зер-во-ва-ній аеро-галь-му-вання",
    "pl": "prze-pro-wa-dze-nia Zau-to-ma-ty-zo-wana",
    "it": "Ter-ra-for-ma-zione Infra-strut-ture Micro-or-ga-ni-smi",
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_long_word_breaks_between_syllables(code: str) -> None:
    assert soft_hyphens(BROKEN[code].replace("-", ""), code).replace(SOFT_HYPHEN, "-") == BROKEN[code]


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_piece_of_a_title_can_be_pronounced(code: str) -> None:
    for card in CARDS:
        for word in title(card, code).split():
            pieces = soft_hyphens(word, code).split(SOFT_HYPHEN)
            assert "".join(pieces) == word
            assert len(pieces) == 1 or all(set(piece.lower()) & set(VOWELS) and len(piece) > 1 for piece in pieces)


def test_short_words_and_numbers_stay_whole() -> None:
    assert soft_hyphens("Отримайте 12 M€ та 3\u00a0карти", "uk") == "Отримайте 12 M€ та 3\u00a0карти"


def test_in_a_narrow_box_shorter_words_break_too() -> None:
    assert soft_hyphens("Тераформер", "uk") == "Тераформер"
    assert soft_hyphens("Тераформер", "uk", SHORTER).replace(SOFT_HYPHEN, "-") == "Тера-фор-мер"
