"""How to play, as a page: all of the guide, its figures and links, without any script."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.web.kit import lone
from tharsis.text import guide
from tharsis.web.figures import SCORES, figure_of
from tharsis.web.texts import Texts, texts

GAMES = guide.GAMES
LANGUAGES = ("en", "uk", "ru", "pl", "it")


def page(path: str, lang: str = "en") -> str:
    http = lone()
    http.cookies.set("language", lang)
    answer = http.get(path)
    assert answer.status_code == 200
    return answer.text


def words(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", "", html)).replace("\u00a0", " "))


def test_both_games_are_offered() -> None:
    html = page("/how")
    assert 'href="/how/mars#turn"' in html and 'href="/how/ares#phases"' in html


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_guide_is_on_the_page(game: str) -> None:
    html = page(f"/how/{game}")
    t, said = texts("en"), words(html)
    for chapter in guide.book_of(game):
        for section in chapter.sections:
            assert f'id="{section.anchor}"' in html and f'href="#{section.anchor}"' in html
            for block in section.blocks:
                assert spoken(t(block.message), t) in said, block.message


def spoken(text: str, t: Texts) -> str:
    """A text of the guide as it is read, without icons."""
    pieces = [piece for piece in guide.pieces(text) if piece.kind != "icon"]
    read = "".join(t.name("card", piece.text) if piece.kind == "card" else piece.text for piece in pieces)
    return re.sub(r"\s+", " ", read.replace("\u00a0", " ")).strip()


@pytest.mark.parametrize("game", GAMES)
def test_no_id_is_there_twice_and_every_link_leads_somewhere(game: str) -> None:
    html = page(f"/how/{game}")
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_in_the_text_leads_to_the_card_browser(game: str) -> None:
    http = lone()
    links = set(re.findall(r'class="how__card" href="([^"]+)">([^<]+)<', http.get(f"/how/{game}").text))
    assert len(links) > 5
    for href, title in links:
        assert 'class="title ' in (found := http.get(unescape(href)).text) and title in found, title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_there_in_every_language(game: str, lang: str) -> None:
    html = page(f"/how/{game}", lang)
    assert f'<html lang="{lang}"' in html
    assert not re.findall(r"\b(?:guide|how|hint|web|ui)-[a-z0-9-]+\b", words(html.split("<main", 1)[1]))


def test_a_game_that_is_not_there_is_refused() -> None:
    assert lone().get("/how/chess").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn(game: str) -> None:
    html = page(f"/how/{game}")
    drawings = [block for chapter in guide.book_of(game) for part in chapter.sections for block in part.blocks if block.drawing]
    assert html.count('<figure class="how__figure">') == len(drawings)
    bodies = re.findall(r'<figure class="how__figure">(.*?)<figcaption>', html, re.DOTALL)
    assert all("<" in body for body in bodies), "a figure is empty"


def drawings_of(game: str, drawing: str) -> list[guide.Block]:
    blocks = [block for chapter in guide.book_of(game) for part in chapter.sections for block in part.blocks]
    return [block for block in blocks if block.drawing == drawing]


def test_tracks_are_drawn_in_the_chapter_that_tells_of_them() -> None:
    """Three of the base game, that of a module in the module's own chapter."""
    figures = [figure_of(block, "mars", texts("en")) for block in drawings_of("mars", "tracks")]
    named = [[parameter.name for parameter in each.parameters] for each in figures]
    assert named == [["Temperature", "Oxygen", "Oceans"], ["Venus"]]
    assert [step.text for step in figures[1].parameters[0].steps if step.icon] == ["8", "16"]


@pytest.mark.parametrize(("game", "total"), [("mars", 64), ("ares", 43)])
def test_the_scores_add_up_as_in_the_rulebook(game: str, total: int) -> None:
    (block,) = drawings_of(game, "score")
    figure = figure_of(block, game, texts("en"))
    assert figure.total == total == sum(points for _, points in SCORES[game])


def test_the_figure_of_the_colony_is_the_one_of_the_example() -> None:
    """E28: a green colony on the first space, the marker on 10 energy."""
    (block,) = drawings_of("mars", "colony")
    tile = figure_of(block, "mars", texts("en")).item
    assert tile and [step.owner for step in tile.steps] == [3, 0, 0, 0, 0, 0, 0]
    (marked,) = [step for step in tile.steps if "at" in step.css.split()]
    assert [bit.text for bit in marked.bits] == ["10"]
