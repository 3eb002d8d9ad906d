"""How to play: the guide of each game, with figures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tharsis.text import guide
from tharsis.text.guide import Block, Piece, Section
from tharsis.text.guide.marks import CARD
from tharsis.text.guide.model import ITEM
from tharsis.web.figures import Figure, figure_of
from tharsis.web.guiding import STEPS
from tharsis.web.render import html, texts_of
from tharsis.web.texts import Texts

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Shown:
    """A block as the page shows it. Cards in a text carry their key and their name."""

    kind: str
    text: tuple[tuple[Piece, str], ...]
    figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class Part:
    title: str
    anchor: str
    groups: tuple[tuple[str, tuple[Shown, ...]], ...]
    """Runs of blocks of one kind: items that follow each other are one list."""


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    anchor: str
    parts: tuple[Part, ...]


def shown(block: Block, game: str, t: Texts) -> Shown:
    text = tuple((piece, t.name("card", piece.text) if piece.kind == CARD else "") for piece in guide.pieces(t(block.message)))
    return Shown(block.kind, text, figure_of(block, game, t) if block.drawing else None)


def part(section: Section, game: str, t: Texts) -> Part:
    groups = []
    for is_list, run in groupby(section.blocks, key=lambda block: block.kind == ITEM):
        groups.append(("list" if is_list else "flow", tuple(shown(block, game, t) for block in run)))
    return Part(t(section.message), section.anchor, tuple(groups))


def pages(game: str, t: Texts) -> tuple[Page, ...]:
    return tuple(
        Page(t(chapter.message), chapter.anchor, tuple(part(section, game, t) for section in chapter.sections))
        for chapter in guide.book_of(game)
    )


@router.get("/how")
def both(request: Request) -> Response:
    t = texts_of(request)
    books = [(game, [(chapter.anchor, t(chapter.message)) for chapter in guide.book_of(game)]) for game in guide.GAMES]
    return html(request, "how.html", {"books": books})


@router.get("/how/{game}")
def one(request: Request, game: str) -> Response:
    if game not in guide.GAMES:
        raise HTTPException(404, "no such game")
    return html(request, "how_game.html", {"game": game, "games": guide.GAMES, "chapters": pages(game, texts_of(request))})


@router.get("/guide/{game}")
def steps(request: Request, game: str) -> Response:
    """The steps of a first game, for the table to show one after another."""
    if game not in STEPS:
        raise HTTPException(404, "no such game")
    return html(request, "table/_guide.html", {"game": game, "steps": STEPS[game]})
