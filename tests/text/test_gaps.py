"""A language that is only begun: what it cannot say is said in English, a sentence at a time."""

from __future__ import annotations

import random
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from tests.text.languages import CARDS
from tharsis.text import bundle, sentences
from tharsis.text.sentences import CardText, card_text

SIXTH = "be"
"""A language of which only some messages are there; those are Ukrainian here, whose plurals it shares."""
PARTS = [field.name for field in fields(CardText)]


def forget() -> None:
    bundle._language.cache_clear()
    sentences.card_text.cache_clear()


def with_gaps(folder: Path) -> None:
    """Leaves out every fifth message about a word."""
    path, rng = folder / "cards.ftl", random.Random(5)
    first, *blocks = path.read_text(encoding="utf-8").split("\nword-")
    path.write_text("\nword-".join([first, *(block for block in blocks if rng.random() < 0.8)]), encoding="utf-8")


def test_a_language_that_is_only_begun_falls_back_sentence_by_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = [(card_text(card, "uk"), card_text(card, "en")) for card in CARDS]
    shutil.copytree(bundle.ROOT / "en", tmp_path / "en")
    shutil.copytree(bundle.ROOT / "uk", tmp_path / SIXTH)
    with_gaps(tmp_path / SIXTH)
    monkeypatch.setattr(bundle, "ROOT", tmp_path)
    monkeypatch.setattr(bundle, "LANGUAGES", (*bundle.LANGUAGES, SIXTH))
    forget()
    spoken = {"uk": 0, "en": 0}
    for card, (ukrainian, english) in zip(CARDS, whole, strict=True):
        text = card_text(card, SIXTH)
        for part in PARTS:
            said = getattr(text, part)
            assert said in (getattr(ukrainian, part), getattr(english, part)), f"{card.key}: {said}"
            spoken["en" if said == getattr(english, part) else "uk"] += bool(said)
    forget()
    assert min(spoken.values()) > 100, "both are heard"
