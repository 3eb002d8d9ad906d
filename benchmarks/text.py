"""How fast cards are put into words: `python -m benchmarks.text`. Times are for one core."""

from __future__ import annotations

import time
from collections.abc import Callable

from tharsis.ares.cards import CARDS as ARES
from tharsis.mars.cards import CARDS as MARS
from tharsis.text import LANGUAGES, card_html, card_text, language

CARDS = (*MARS, *ARES)


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def say_all(lang: str) -> None:
    for card in CARDS:
        card_text(card, lang)


def draw_all(lang: str) -> None:
    for card in CARDS:
        card_html(card, lang)


def main() -> None:
    print(f"{'':4}{'load ms':>9}{'first µs':>10}{'again µs':>10}{'HTML µs':>9}")
    for lang in LANGUAGES:
        load = seconds(lambda lang=lang: language(lang)) * 1e3  # type: ignore[misc]
        first, again, html = (
            seconds(lambda work=work, lang=lang: work(lang)) / len(CARDS) * 1e6  # type: ignore[misc]
            for work in (say_all, say_all, draw_all)
        )
        print(f"{lang:4}{load:9.0f}{first:10.0f}{again:10.2f}{html:9.0f}")


if __name__ == "__main__":
    main()
