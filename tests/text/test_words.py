"""Every word of the card language has a phrase and an icon."""

from __future__ import annotations

from typing import Any

import pytest

from tests.text.languages import CARDS, TRANSLATED, WORDS, sample
from tharsis.cards import words as w
from tharsis.cards.names import PARAMETERS, PHASES, PLACEMENTS, RESOURCES, TAGS, TILES, ZONES
from tharsis.text.bundle import ROOT, language
from tharsis.text.icon_rules import RULES, module_icons
from tharsis.text.icons import Token, card_rows, need_rows, point_tokens, symbols, tokens_of
from tharsis.text.phrases import Phrases
from tharsis.text.sentences import card_text


def said(word: w.Word, code: str) -> str:
    phrases = Phrases(language(code), holds="animal", card="birds")
    return phrases.per(w.Per(word, each=2)) if isinstance(word, w.Count) else phrases.word(word)


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_a_word_has_a_phrase(kind: type[w.Word], code: str) -> None:
    text = said(sample(kind), code)
    assert text and "{" not in text and "  " not in text


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_a_word_has_an_icon(kind: type[w.Word]) -> None:
    assert tokens_of(sample(kind), "animal")


def test_no_icon_rule_is_left_over() -> None:
    assert {*RULES, *module_icons()} == set(WORDS)


KEYS: list[w.Word] = [
    *(w.PlaceTile(tile, "land") for tile in TILES),
    *(w.PlaceTile("city", where) for where in PLACEMENTS),
    *(w.Raise(parameter) for parameter in PARAMETERS),
    *(w.AtLeast(parameter, 4) for parameter in PARAMETERS),
    *(w.AtMost(parameter, 4) for parameter in PARAMETERS),
    *(w.ParameterRaised(parameter) for parameter in PARAMETERS),
    *(w.AtLeastZone("oxygen", zone) for zone in ZONES),
    *(w.IfChose(phase, (w.Draw(),)) for phase in PHASES),
    *(w.Gain(resource, 2) for resource in RESOURCES),
    *(w.GainProduction(resource, 2) for resource in (*RESOURCES, "card")),
    *(w.TagPlayed((tag,)) for tag in TAGS),
    *(w.Tags(tag, whose) for tag in TAGS for whose in ("own", "opponents", "anyone")),
    *(w.AddCubes("microbe", 2, to) for to in ("here", "another", "any_own", "played")),
    *(w.Exchange("heat", "mc", of) for of in ("stock", "production")),
    w.Exchange("floater", "titanium", "cubes"), w.AddCubes("life", 1, "played"), w.AddCubes("any", 2, "any_own"),
]  # fmt: skip


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("word", KEYS, ids=str)
def test_a_phrase_knows_every_key(word: w.Word, code: str) -> None:
    text = said(word, code)
    assert text and "_" not in text and "{" not in text


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.number}-{card.key}")
def test_a_card_can_be_read(card: Any, code: str) -> None:
    text = card_text(card, code)
    assert text.title and text.kind
    for sentence in (text.needs, text.play, text.action, text.effect, text.points):
        assert sentence == "" or ((sentence[0].isupper() or sentence[0].isdigit()) and sentence.endswith("."))
    full = text.full
    assert not any(junk in full for junk in ("{", "}", "  ", " ,", " .", "..", ",,", "_", "none", "None"))
    assert len(set(full.split(". "))) == len(full.split(". ")), f"says a thing twice: {full}"


def all_tokens() -> list[Token]:
    rows = [token for card in CARDS for row in card_rows(card) for token in row.tokens]
    corners = [token for card in CARDS for token in (*need_rows(card, "en"), *point_tokens(card))]
    samples = [token for kind in WORDS for token in tokens_of(sample(kind), "animal")]
    return [*rows, *corners, *samples]


def test_every_symbol_is_drawn() -> None:
    sheet = (ROOT / "icons.svg").read_text(encoding="utf-8")
    used = {token.symbol for token in all_tokens() if token.symbol} | symbols()
    assert {symbol for symbol in used if f'<symbol id="{symbol}"' not in sheet} == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_word_among_icons_can_be_said(code: str) -> None:
    words = {token.text for token in all_tokens() if token.kind == "word"}
    assert {word for word in words if not language(code).has(f"icon-{word}")} == set()
