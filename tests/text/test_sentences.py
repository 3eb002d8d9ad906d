"""What cards say in English, and that another language can say it in its own grammar."""

from __future__ import annotations

import pytest

from tharsis.ares.cards import CARDS as ARES
from tharsis.cards.card import Card, project
from tharsis.cards.words import Draw, Either, Gain, GainProduction, PlaceOcean, Spend
from tharsis.mars.cards import CARDS as MARS
from tharsis.text import card_text
from tharsis.text.bundle import LANGUAGES
from tharsis.text.sentences import title

CARDS: dict[str, Card] = {card.key: card for card in MARS}
BLUE: dict[str, Card] = {card.key: card for card in ARES}


def full(card: Card, lang: str = "en") -> str:
    return card_text(card, lang).full.replace("\u00a0", " ")


ENGLISH = {
    "birds": "Requires at least 13% oxygen. Lower any player’s plant production by 2. Action: add 1 animal to this card. "
    "1 VP for each animal on this card.",
    "asteroid": "Gain 2 titanium and raise the temperature by 1 step. Remove up to 3 plants from any player.",
    "methane_from_titan": "Requires at least 2% oxygen. Raise your heat and plant production by 2 each.",
    "ice_asteroid": "Place 2 ocean tiles.",
    "electro_catapult": "Requires at most 8% oxygen. Lower your energy production by 1. Action: spend 1 plant or 1 steel "
    "to gain 7 M€.",
    "atmo_collectors": "Add 2 floaters to any card of yours. Action: remove 1 floater from this card to gain 2 titanium, "
    "3 energy or 4 heat, or add 1 floater to this card.",
    "virus": "Remove up to 2 animals or 5 plants from any player.",
    "advanced_alloys": "Effect: each steel and each titanium is worth 1 M€ more.",
    "martian_zoo": "Requires 2 cities in play. Action: gain 1 M€ for each animal on this card. Effect: whenever you play "
    "an Earth tag, add 1 animal to this card.",
    "united_nations_mars_initiative": "You start with 40 M€. Action: if your terraform rating went up this generation, "
    "pay 3 M€ to raise it by 1.",
    "ants": "Requires at least 4% oxygen. Action: move 1 microbe from any card to this one. 1 VP for every 2 microbes on "
    "this card.",
    "imported_nitrogen": "Gain 4 plants and raise your terraform rating by 1. Add 3 microbes to one of your other "
    "cards and 2 animals to another.",
    "moss": "Requires at least 3 ocean tiles. Spend 1 plant. Raise your plant production by 1.",
    "hydrogen_to_venus": "Raise Venus by 1 step. Add 1 floater for each Jovian tag you have to any card of yours with a "
    "Venus tag.",
    "beginner_corporation": "You start with 42 M€. You keep all the project cards you are dealt and pay nothing for them.",
    "venus_soils": "Raise your plant production by 1 and Venus by 1 step. Add 2 microbes to another card of yours.",
    "nitrogen_rich_asteroid": "Raise the temperature by 1 step and your terraform rating by 2. If you have at least 3 plant "
    "tags, raise your plant production by 4; otherwise by 1.",
    "immigrant_city": "Lower your energy production by 1 and your M€ production by 2. Place a city tile. Effect: whenever "
    "anyone places a city tile, including this one, raise your M€ production by 1.",
    "credicor": "You start with 57 M€. Effect: whenever you pay for a card or standard project with a cost of 20 M€ or "
    "more, gain 4 M€.",
    "pioneer_settlement": "Requires that you have at most 1 colony. Lower your M€ production by 2 and build a colony.",
    "strip_mine": "Lower your energy production by 2. Raise your steel production by 2 and your titanium production by 1. "
    "Raise the oxygen level by 2 steps.",
    "arctic_algae": "Requires −12 °C or colder. Gain 1 plant. Effect: whenever anyone places an ocean tile, gain 2 plants.",
}


ENGLISH_ARES = {
    "interplanetary_conference": "Effect: cards you play cost 3 M€ less for each Earth tag and each Jovian tag on them. "
    "Whenever you play an Earth or Jovian tag, excluding this, draw 1 card.",
    "mining_guild": "You start with 27 M€. Cards with a building tag cost you 2 M€ less (1 steel). Effect: for each further "
    "steel you gain, raise your terraform rating by 1.",
    "media_group": "Effect: event cards you play cost 5 M€ less.",
    "business_contacts": "Draw 4 cards, then discard 2 cards.",
    "advanced_alloys": "Effect: each steel saves you 1 M€ more on cards with a building tag and each titanium 1 M€ more on "
    "cards with a space tag.",
}


@pytest.mark.parametrize("key", ENGLISH_ARES)
def test_a_card_of_ares_expedition_reads_well(key: str) -> None:
    assert full(BLUE[key]) == ENGLISH_ARES[key]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_cards_of_an_edition_have_one_title(code: str) -> None:
    """Zeppelins and Dirigibles are one word in some languages."""
    for cards in (MARS, ARES):
        titles = [title(card, code) for card in cards]
        assert len(set(titles)) == len(titles), {name for name in titles if titles.count(name) > 1}


@pytest.mark.parametrize("key", ENGLISH)
def test_a_card_reads_well(key: str) -> None:
    assert full(CARDS[key]) == ENGLISH[key]


NEEDS = {
    "en": "Requires that you have 1 colony and 1 city.",
    "uk": "Вимоги: щонайменше 1 власна колонія та 1 власне місто.",
    "ru": "Требования: у вас есть хотя бы 1 колония и 1 город.",
    "pl": "Wymagania: przynajmniej 1 własna kolonia i 1 własny obszar miasta.",
    "it": "Richiede che tu possieda almeno 1 Colonia e 1 Città.",
}


@pytest.mark.parametrize("code", NEEDS)
def test_needs_that_begin_alike_say_it_once(code: str) -> None:
    assert card_text(CARDS["urban_decomposers"], code).needs.replace("\u00a0", " ") == NEEDS[code]


def test_a_choice_stands_in_one_mood() -> None:
    assert full(CARDS["imported_hydrogen"], "pl") == (
        "Umieść na planszy obszar oceanów. Albo weź 3 jednostki roślinności, albo umieść na innej ze swoich kart 3 jednostki "
        "mikrobów albo 2 jednostki zwierząt."
    )
    assert full(BLUE["community_gardens"], "it").endswith("hai scelto la Fase delle Azioni, guadagna inoltre 1 Vegetale.")


def test_what_else_holds_follows_the_deal_of_an_action() -> None:
    assert full(BLUE["hydro_electric_energy"]) == (
        "Action: pay 1 M€ to gain 2 heat. If you chose the action phase this round, also gain 1 heat."
    )


def test_triggers_that_do_the_same_are_named_together() -> None:
    assert full(BLUE["herbivores"]).removeprefix("Requires at least 5 ocean tiles. ") == (
        "Effect: whenever you raise the oxygen level a step, flip an ocean tile or raise the temperature a step, "
        "add 1 animal to this card. 1 VP for every 2 animals on this card."
    )


def test_the_same_for_another_price_is_said_once() -> None:
    assert full(BLUE["developed_infrastructure"]) == (
        "Action: pay 10 M€ (5 M€ if you have at least 5 blue cards in play) to raise the temperature by 1 step."
    )


def test_the_same_production_by_other_steps_is_said_once() -> None:
    assert full(CARDS["nitrogen_rich_asteroid"]).endswith("raise your plant production by 4; otherwise by 1.")


def test_what_is_counted_shares_no_sentence_with_what_stands_before_it() -> None:
    assert full(CARDS["gyropolis"]).startswith("Lower your energy production by 2. Raise your M€ production by 1 for each ")


def test_what_two_metals_save_are_two_statements() -> None:
    assert "ще на 1 M€, а кожна одиниця титану — карти" in full(BLUE["advanced_alloys"], "uk")


def test_a_card_that_never_was_can_be_read_too() -> None:
    card = project("birds", 999, cost=1, on_play=[PlaceOcean(), Gain("mc", 5), Gain("steel", 2), GainProduction("heat", 3)],
                   action=[Spend("heat", 2), Either(((Draw(2),), (Gain("plant", 4),)))])  # fmt: skip
    assert full(card) == (
        "Raise your heat production by 3 and place an ocean tile. Gain 5 M€ and 2 steel. "
        "Action: spend 2 heat to draw 2 cards, or gain 4 plants."
    )


UKRAINIAN = {
    "birds": "Вимога: рівень кисню 13 % або вище. Зменште виробництво рослин будь-якого гравця на 2. Дія: покладіть 1 "
    "тварину на цю карту. 1 ПО за кожну тварину на цій карті.",
    "asteroid": "Отримайте 2 ресурси титану та підвищте температуру на 1 поділку. Заберіть до 3 рослин у будь-якого гравця.",
    "comet": "Підвищте температуру на 1 поділку та розмістіть жетон океану. Заберіть до 3 рослин у будь-якого гравця.",
    "ironworks": "Дія: витратьте 4 ресурси енергії, щоб отримати 1 ресурс сталі та підвищити рівень кисню на 1 поділку.",
    "electro_catapult": "Вимога: рівень кисню 8 % або нижче. Зменште виробництво енергії на 1. Дія: витратьте 1 рослину "
    "чи 1 ресурс сталі, щоб отримати 7 M€.",
    "regolith_eaters": "Дія: або витратьте з цієї карти 2 мікроби, щоб підвищити рівень кисню на 1 поділку, або "
    "покладіть 1 мікроба на цю карту.",
    "arctic_algae": "Вимога: температура −12 °C або нижче. Отримайте 1 рослину. Ефект: щоразу, коли будь-хто розміщує "
    "жетон океану, отримуйте 2 рослини.",
    "worms": "Вимога: рівень кисню 4 % або вище. Збільште виробництво рослин на 1 за кожні 2 ваші мітки мікроба "
    "(включно з цією).",
    "virus": "Заберіть до 2 тварин чи до 5 рослин у будь-якого гравця.",
    "adaptation_technology": "Ефект: ви можете відхилятися від вимог карт до глобальних параметрів на 2 поділки в будь-який "
    "бік.",
    "dirigibles": "Дія: покладіть 1 аеростат на будь-яку свою карту. Ефект: кожен аеростат із цієї карти можна витратити як "
    "3 M€, оплачуючи карту з міткою Венери.",
    "water_import_from_europa": "Дія: сплатіть 12 M€ (можна титаном), щоб розмістити жетон океану. 1 ПО за кожну вашу "
    "мітку Юпітера (включно з цією).",
    "strip_mine": "Зменште виробництво енергії на 2. Збільште виробництво сталі на 2 та титану на 1. Підвищте "
    "рівень кисню на 2 поділки.",
    "ecological_zone": "Вимога: щонайменше 1 власний жетон зелені. Розмістіть жетон «Екологічна зона» поруч із жетоном "
    "зелені. Ефект: за кожну зіграну мітку тварини чи рослини (включно з мітками цієї карти) кладіть 1 тварину на цю "
    "карту. 1 ПО за кожні 2 тварини на цій карті.",
    "mars_university": "Ефект: за кожну зіграну мітку науки (включно з мітками цієї карти) ви можете скинути 1 карту з "
    "руки, щоб узяти 1 карту.",
    "trade_envoys": "Ефект: перш ніж торгувати, ви можете пересунути на 1 крок уперед білий кубик жетона колонії, з яким "
    "торгуєте.",
}


@pytest.mark.parametrize("key", UKRAINIAN)
def test_cases_and_infinitives_come_out_right_in_ukrainian(key: str) -> None:
    assert full(CARDS[key], "uk") == UKRAINIAN[key]


RUSSIAN = {
    "mine": "Разыгрывая карту с меткой здания, платите за неё на 4 M€ меньше (2 запаса стали).",
    "power_grid": "В фазе производства получите 1 M€ за каждую вашу метку энергии (включая эту).",
    "blueprints": "В фазе производства возьмите 1 карту и получите 2 M€.",
    "ecological_zone": "Эффект: за каждую разыгранную вами метку животных или растений (в том числе на этой карте) добавляйте "
    "1 животное на эту карту. 1 ПО за каждых 2 животных на этой карте.",
    "wood_burning_stoves": "Получите 4 растения. Действие: потратьте 4 растения (3 растения, если в этом раунде вы "
    "выбрали фазу действий), чтобы повысить температуру на 1 деление.",
    "united_nations_mars_initiative": "Начальные ресурсы: 35 M€. Эффект: когда ваш РТ впервые за фазу увеличивается, "
    "можете заплатить 6 M€, чтобы увеличить его ещё на 1.",
    "advanced_alloys": "Эффект: каждый запас стали снижает стоимость ваших карт с меткой здания ещё на 1 M€, а каждый запас "
    "титана — стоимость карт с меткой космоса ещё на 1 M€.",
    "algae": "Требование: перевёрнуто не менее 5 жетонов океана. В фазе производства получите 2 растения.",
}


@pytest.mark.parametrize("key", RUSSIAN)
def test_a_card_of_ares_reads_as_the_russian_rulebook_prints_it(key: str) -> None:
    assert full(BLUE[key], "ru") == RUSSIAN[key]


POLISH = {
    "asteroid": "Otrzymujesz 2 jednostki tytanu. Podnieś Temperaturę o 2°C. Usuń do 3 jednostek roślinności dowolnego gracza.",
    "virus": "Usuń do 2 jednostek zwierząt albo do 5 jednostek roślinności dowolnego gracza.",
    "security_fleet": "Akcja: wydaj 1 jednostkę tytanu, żeby umieścić na tej karcie 1 myśliwiec. 1 PZ za każdy myśliwiec "
    "na tej karcie.",
    "titan_floating_launch_pad": "Umieść na dowolnej ze swoich kart z symbolem Jowisza 2 jednostki dryfowców. Akcja: "
    "albo umieść na dowolnej ze swoich kart z symbolem Jowisza 1 jednostkę dryfowców, albo wydaj 1 jednostkę dryfowców z "
    "tej karty, żeby handlować za darmo.",
}


@pytest.mark.parametrize("key", POLISH)
def test_what_one_gains_stands_in_a_sentence_of_its_own_in_polish(key: str) -> None:
    assert full(CARDS[key], "pl") == POLISH[key]


ITALIAN = {
    "methane_from_titan": "Richiede un Livello di Ossigeno del 2% o superiore. Incrementa di 2 punti ciascuna delle tue "
    "Produzioni di Calore e di Vegetali.",
    "strip_mine": "Decrementa di 2 punti la tua Produzione di Energia. Incrementa di 2 punti la tua Produzione di "
    "Acciaio e di 1 punto quella di Titanio. Incrementa di 2 punti il Livello di Ossigeno.",
    "adaptation_technology": "Effetto: puoi variare di 2 punti, in più o in meno, le richieste sui Parametri Globali "
    "delle carte che giochi.",
    # Venus is a parameter like the others: a need on it can never be read as a production.
    "orbital_reflectors": "Incrementa di 2 punti la tua Produzione di Calore e di 2 punti il Livello di Venere.",
}


@pytest.mark.parametrize("key", ITALIAN)
def test_a_need_has_a_subject_and_steps_are_those_of_each_in_italian(key: str) -> None:
    assert full(CARDS[key], "it") == ITALIAN[key]


def test_italian_counts_the_metal_of_ares_in_units_and_its_oceans_when_flipped() -> None:
    assert full(BLUE["dusty_quarry"], "it") == (
        "Richiede al massimo 3 tessere Oceano girate. Le carte con un’etichetta Costruzione ti costano 2 M€ in meno "
        "(1 unità di Acciaio)."
    )
