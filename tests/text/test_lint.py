"""What no generated text may say: every card in every language, and the log of a whole game of each."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import tharsis
from tests.text.languages import CARDS, messages
from tharsis.games import GAMES, game_module
from tharsis.text.bundle import LANGUAGES, sources
from tharsis.text.sentences import card_text
from tharsis.web import drafts, news
from tharsis.web.ares.happenings import STYLE as ARES
from tharsis.web.bits import Reader
from tharsis.web.live import Entry
from tharsis.web.mars.news import STYLE as MARS
from tharsis.web.records import Line
from tharsis.web.texts import texts

NOWHERE = {
    "straight apostrophe": r"'",
    "straight quote": r'"',
    "doubled word": r"\b(\w{2,}) \1\b",
    "space before a stop": r" [.,;:](?!\w)",
    "two spaces": r"  ",
    "a key": r"[a-z]_[a-z]|\bnone\b|\{|\}",
    "hyphen for minus": r"(?<![\w\u2019])-\d",
}
ON_CARDS = {
    "en": {
        "here for a card": r"\bhere\b", "space before %": r"\d %", "costing": r"costing at least",
        "of yours": r"at most \d+ \w+ of yours", "or more or": r"or more or\b",
    },
    "uk": {
        "here for a card": r"\b(?:сюди|тут|звідси)\b", "needed": r"Потрібно", "taken": r"[Вв]илуч",
        "ocean without tile": r"[Рр]озмістіть \d* ?океан", "long list": r", а також",
        "aspect": r"щоразу, коли [^.]*, (?:отримайте|покладіть|візьміть|збільште)",
        "at least twice": r"щонайменше [^.;]*, щонайменше", "yours at the end": r"за кожні [^.]* у вас",
        "Venus left out": r"вимог до температури, кисню та океанів",
        "up to but once": r"\b(?:Заберіть|Вкрадіть) до [^.]* чи \d", "one other": r"одну іншу свою", "lost": r"[Вв]тратьте",
        "in play": r"ваш[іу] (?:сині |синю )?карт[иу](?: проект\w+)? (?:без міток )?\(включно",
        "discarded from where": r"скин[^.;]* карт[уи]?,? (?:щоб|[ій] )",
    },
    "ru": {
        "aspect": r"каждый раз, когда [^.]*, (?:получите|добавьте|возьмите|увеличьте)\b", "long list": r", а также",
        "you have twice": r"у вас есть [^.]*у вас есть", "cheaper": r"удешевл|\bцен[ау]\b",
        "one tag, one tag": r"1 метка \w+, 1 метка",
        "lost": r"\b[Пп]отеряйте", "less for each": r"за неё на \d+ M€ меньше за",
        "paying for a resource": r"за кажд\w+ \w+ платите",
    },
    "pl": {
        "gain": r"\b[Zz]yska", "rating in levels": r"WT o \d+ poziom", "a tile": r"kafelek „", "or": r"\blub\b",
        "mixed moods": r"albo otrzymujesz|i otrzymujesz \d+ M€;", "on them": r"\bna nich\b", "name twice": r"obszar „Obszar",
        "removed from": r"[Uu]suń do \d+ M€ właścicielowi", "held, not in play": r"posiadan\w+ (?:niebieskie )?kart",
        "Venus left out": r"Temperatura, Poziom Tlenu i Liczba Oceanów są", "a price as a loss": r"\b[Tt]racisz \d",
        "a card without a noun": r"\bjedną z symbolem", "two colons": r"^(?:Akcja|Efekt trwały): [^.:]*:",
    },
    "it": {
        "raise": r"\b(?:[Aa]umenta di|[Rr]iduci)\b", "comma and": r", e ", "level": r"\bl’Ossigeno\b",
        "you own twice": r"che tu possieda [^.]*che tu possieda", "besides": r", inoltre guadagna",
        "also more of the same": r"\b(?:guadagna|pesca) anche", "lost for spent": r"\b[Pp]erd[ie]",
        "order that another could follow": r"[Oo]gni volta che [^.]*, (?:guadagna|incrementa|pesca|scarta)\b",
        "order for each tag": r"[Pp]er ogni etichetta [^.]* (?:giochi|giocata)[^.]*, (?:guadagna|incrementa|pesca|scarta)\b",
        "order in the production phase": r"Fase della Produzione [^.]*\b(?:guadagna|pesca)\b",
    },
}  # fmt: skip
ORDERS = {
    "en": r"^(?:Play|Use|Build|Claim|Fund|Sell|Trade|Mark|Convert)\b",
    "uk": r"^(?:Зіграти|Використати|Збудувати|Присвоїти|Профінансувати|Продати|Торгувати|Позначити)\b",
    "ru": r"^(?:Разыграть|Использовать|Построить|Получить|Учредить|Продать|Торговать|Отметить)\b",
    "pl": r"^(?:Zagraj|Użyj|Załóż|Uzyskaj|Ufunduj|Sprzedaj|Handluj|Oznacz)\b",
    "it": r"^(?:Gioca|Usa|Costruisci una Colonia su [^:]* Bob|Rivendica |Vendi: )",
}


IN_LOGS = {
    "a space by its number": r"(?:space|ділянка|область|pole|area) \d",
    "a colony in brackets": r"(?:колонією|колонией) \(",
    "a price that is not told with what it pays": r"(?:converts|перетворює|витрачає|обменивает|zamienia|converte) (?!\d)",
    "a price after the goal": r"тратит (?!\d)",
    "a step of temperature": r"делени\w+ температуры",
    "a colony line of its own": r"^(?:You build|Bob builds|Eva builds|Ви будуєте|Вы строите|Zakładasz|Costruisci) ",
}


def faults(text: str, *patterns: dict[str, str]) -> list[str]:
    plain = text.replace("\u00a0", " ")
    return [f"{name}: {plain}" for group in patterns for name, pattern in group.items() if re.search(pattern, plain)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_card_says_what_its_language_has_given_up(code: str) -> None:
    said = [card_text(card, code).full for card in CARDS]
    assert [fault for text in said for fault in faults(text, NOWHERE, ON_CARDS[code])] == []


WITHIN = {
    "en": r"(?:You|City|Ocean|Greenery|Temperature|Oxygen|Steel|Titanium)",
    "uk": r"(?:Ви|Місто|Океан|Зелень|Температура|Кисень|Сталь|Титан)",
    "ru": r"(?:Вы|Город|Океан|Озеленение|Температура|Кислород|Сталь|Титан)",
    "pl": r"(?:Obszar (?:miasta|oceanów|zieleni)|Temperatura|Tlen|Stal|Tytan)",
    "it": r"(?:Tu|Giochi|Usi)",
}
"""What is no name, and small within a line."""
FOR = r" (?:for|за|za|per) \d"


@lru_cache(maxsize=2)
def whole_game(name: str) -> tuple[Entry, ...]:
    setup = {"colonies": True, "prelude": True, "venus": True} if name == "mars" else {}
    game, rng, entries = game_module(name).new_game(3, seed=7, **setup), random.Random(7), []
    while not game.over:
        seat = game.to_move[0]
        options = [str(option) for option in game.options(seat)]
        option = rng.choice([option for option in options if option != "pass"] or options if rng.random() < 0.9 else options)
        game.choose(seat, option)
        entries.append(Entry(len(entries), seat, option, 0.0, tuple(game.happened())))
    return tuple(entries)


def style_of(name: str) -> drafts.Style:
    return MARS if name == "mars" else ARES


def log_of(name: str, code: str, reader: int) -> Iterator[Line]:
    yield from news.lines(whole_game(name), style_of(name), Reader(reader, texts(code), ("Ann", "Bob", "Eva")))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_whole_game_tells_and_gives_no_orders(name: str, code: str) -> None:
    rules = {"order": ORDERS[code], "a capital within a line": rf"[,;:] {WITHIN[code]}\b", "two prices": f"{FOR}[^:;]*{FOR}"}
    for reader in (0, -1):
        lines = list(log_of(name, code, reader))
        told = [news.told(line) for line in lines if line.css != drafts.SHARED]
        assert len(told) > 50 and [fault for text in told for fault in faults(text, NOWHERE, rules, IN_LOGS)] == []
        assert [text for text in told if text.count(": ") > 1] == [], "one colon a line"
    assert not any("Ann" in news.told(line) for line in log_of(name, code, 0)), "the reader is addressed"


@pytest.mark.parametrize("name", GAMES)
def test_every_payment_of_a_whole_game_is_told_once_and_with_what_it_paid(name: str) -> None:
    style, entries = style_of(name), whole_game(name)
    writer = news.Writer(style, Reader(-1, texts("en"), ("Ann", "Bob", "Eva")))
    for entry in entries:
        writer.write(entry)
    paid = [row for entry in entries for row in entry.rows if row.kind == "paid"]
    told = [row for draft in writer.drafts for row in (*draft.paid, *draft.rows) if row.kind == "paid"]
    assert len(paid) > 50 and sorted(map(id, told)) == sorted(map(id, paid)), "each once"
    priced = (*style.paid_before, *style.paid_after)
    for draft in writer.drafts:
        kind = draft.head.kind if draft.head else ""
        assert not draft.paid or kind in priced, f"{draft.text} costs nothing"
        assert all(row.seat == draft.seat for row in draft.paid), draft.text
        cards = {row.cause for row in draft.paid} - {None, draft.card} - set(style.discounts)
        assert all(draft.names(card) for card in cards), f"{draft.text} pays for {cards}"


def called() -> str:
    """All sources that may name a message."""
    root = Path(tharsis.__file__).parent
    files = [path for kind in ("*.py", "*.html", "*.js") for path in root.rglob(kind)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_event_and_alert_is_used() -> None:
    code = called()
    unused = {
        key
        for key in messages("en")
        if key.startswith(("event-", "alert-", "ares-event-")) and not re.search(f"[\"']{key}[\"']", code)
    }
    assert unused == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_has_a_straight_apostrophe(code: str) -> None:
    lines = [line for path in sources(code) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if "'" in line and not line.startswith("#")] == []
