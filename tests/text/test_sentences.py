"""What cards say in English, and that another language can say it in its own grammar."""

from __future__ import annotations

import pytest

from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import Card, project
from tharsis.cards.words import Draw, Either, Gain, GainProduction, PlaceOcean, Spend
from tharsis.mars.cards import CARDS as MARS
from tharsis.text import card_text

CARDS: dict[str, Card] = {card.key: card for card in MARS}
BLUE: dict[str, Card] = {card.key: card for card in ARES}


def full(card: Card, lang: str = "en") -> str:
    return card_text(card, lang).full.replace("\u00a0", " ")


ENGLISH = {
    "birds": "Requires at least 13 % oxygen. Lower any player’s plant production by 2. Action: put 1 animal here. "
    "1 VP for each animal here.",
    "asteroid": "Gain 2 titanium and raise the temperature by 1 step. Remove up to 3 plants from any player.",
    "methane_from_titan": "Requires at least 2 % oxygen. Raise your heat and plant production by 2 each.",
    "ice_asteroid": "Place 2 ocean tiles.",
    "electro_catapult": "Requires at most 8 % oxygen. Lower your energy production by 1. "
    "Action: spend 1 plant or 1 steel to gain 7 M€.",
    "atmo_collectors": "Put 2 floaters on any of your cards. Action: spend 1 floater from here to gain 2 titanium, 3 energy or "
    "4 heat, or put 1 floater here.",
    "virus": "Remove up to 2 animals or 5 plants from any player.",
    "advanced_alloys": "Effect: each steel and each titanium is worth 1 M€ more.",
    "martian_zoo": "Requires 2 cities in play. Action: gain 1 M€ for each animal here. "
    "Effect: whenever you play an Earth tag, put 1 animal here.",
    "united_nations_mars_initiative": "You start with 40 M€. Action: if your terraform rating went up this generation, pay "
    "3 M€ to raise your terraform rating by 1.",
    "ants": "Requires at least 4 % oxygen. Action: move 1 microbe from any card to this one. 1 VP for every 2 microbes here.",
    "imported_nitrogen": "Gain 4 plants and raise your terraform rating by 1. "
    "Put 3 microbes on another of your cards and 2 animals on another.",
    "credicor": "You start with 57 M€. Effect: whenever you play a card costing at least 20 M€ or pay for a standard project "
    "costing at least 20 M€, gain 4 M€.",
    "arctic_algae": "Requires −12 °C or colder. Gain 1 plant. Effect: whenever anyone places an ocean tile, gain 2 plants.",
}


@pytest.mark.parametrize("key", ENGLISH)
def test_a_card_reads_well(key: str) -> None:
    assert full(CARDS[key]) == ENGLISH[key]


def test_what_else_holds_follows_the_deal_of_an_action() -> None:
    assert full(BLUE["hydro_electric_energy"]) == (
        "Action: pay 1 M€ to gain 2 heat. If you chose the action phase this round, also gain 1 heat."
    )


def test_triggers_that_do_the_same_are_named_together() -> None:
    assert full(BLUE["herbivores"]).removeprefix("Requires at least 5 ocean tiles. ") == (
        "Effect: whenever you raise the oxygen level a step, flip an ocean tile or raise the temperature a step, "
        "put 1 animal here. 1 VP for every 2 animals here."
    )


def test_the_same_for_another_price_is_said_once() -> None:
    assert full(BLUE["developed_infrastructure"]) == (
        "Action: if you have at least 5 blue cards in play, pay 5 M€ to raise the temperature by 1 step; otherwise pay 10 M€."
    )


def test_the_same_production_by_other_steps_is_said_once() -> None:
    assert full(CARDS["nitrogen_rich_asteroid"]).endswith("raise your plant production by 4; otherwise by 1.")


def test_a_card_that_never_was_can_be_read_too() -> None:
    card = project("birds", 999, cost=1, on_play=[PlaceOcean(), Gain("mc", 5), Gain("steel", 2), GainProduction("heat", 3)],
                   action=[Spend("heat", 2), Either(((Draw(2),), (Gain("plant", 4),)))])  # fmt: skip
    assert full(card) == (
        "Raise your heat production by 3, place an ocean tile, and gain 5 M€ and 2 steel. "
        "Action: spend 2 heat to draw 2 cards, or gain 4 plants."
    )


UKRAINIAN = {
    "birds": "Потрібно: щонайменше 13 % кисню. Зменште виробництво рослин будь-якого гравця на 2. "
    "Дія: покладіть 1 тварину сюди. 1 ПО за кожну тварину тут.",
    "asteroid": "Отримайте 2 ресурси титану та підвищте температуру на 1 поділку. Вилучіть до 3 рослин в одного гравця.",
    "comet": "Підвищте температуру на 1 поділку та розмістіть 1 океан. Вилучіть до 3 рослин в одного гравця.",
    "ironworks": "Дія: витратьте 4 ресурси енергії, щоб отримати 1 ресурс сталі та підвищити рівень кисню на 1 поділку.",
    "electro_catapult": "Потрібно: щонайбільше 8 % кисню. Зменште виробництво енергії на 1. "
    "Дія: витратьте 1 рослину чи 1 ресурс сталі, щоб отримати 7 M€.",
    "regolith_eaters": "Дія: або витратьте 2 мікроби звідси, щоб підвищити рівень кисню на 1 поділку, "
    "або покладіть 1 мікроба сюди.",
    "arctic_algae": "Потрібно: не вище −12 °C. Отримайте 1 рослину. "
    "Ефект: щоразу, коли хтось розміщує океан, отримайте 2 рослини.",
    "worms": "Потрібно: щонайменше 4 % кисню. Збільште виробництво рослин на 1 за кожні 2 мітки мікроба у вас.",
    "water_import_from_europa": "Дія: сплатіть 12 M€ (можна титаном), щоб розмістити 1 океан. "
    "1 ПО за кожну мітку Юпітера у вас.",
    "strip_mine": "Зменште виробництво енергії на 2, а також збільште виробництво сталі на 2 та титану на 1. "
    "Підвищте рівень кисню на 2 поділки.",
}


@pytest.mark.parametrize("key", UKRAINIAN)
def test_cases_and_infinitives_come_out_right_in_ukrainian(key: str) -> None:
    assert full(CARDS[key], "uk") == UKRAINIAN[key]
