"""Templates, and what every page needs: language, theme, the secret for forms."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tharsis.text.bundle import LANGUAGES, tied
from tharsis.text.drawing import text_class
from tharsis.text.hyphens import soft_hyphens
from tharsis.web.assets import asset
from tharsis.web.identity import keep_visitor, visitor_of
from tharsis.web.texts import NAMES, Texts, best_language, texts

LANGUAGE_COOKIE, THEME_COOKIE = "language", "theme"
THEMES = ("system", "dark", "light")
HTMX = json.dumps({
    "allowEval": False, "includeIndicatorStyles": False, "historyEnabled": False, "scrollIntoViewOnBoost": False,
    "responseHandling": [
        {"code": "204", "swap": False}, {"code": "[23]..", "swap": True}, {"code": "4(09|22)", "swap": True},
        {"code": "[45]..", "swap": False, "error": True},
    ],
})  # fmt: skip

env = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"), autoescape=True, undefined=StrictUndefined,
    trim_blocks=True, lstrip_blocks=True,
)  # fmt: skip
env.globals.update(asset=asset, languages=NAMES, themes=THEMES, htmx_config=HTMX)
env.globals.update(soft_hyphens=soft_hyphens, text_class=text_class, tied=tied)


class Form:
    """A posted form, its fields in order."""

    def __init__(self, body: bytes) -> None:
        self.fields = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=200)

    def get(self, name: str, default: str = "") -> str:
        return next((value for key, value in self.fields if key == name), default)

    def all(self, name: str) -> list[str]:
        return [value for key, value in self.fields if key == name and value]

    def number(self, name: str, default: int = -1) -> int:
        text = self.get(name).removeprefix("-")
        return int(self.get(name)) if text.isdecimal() and len(text) < 10 else default


async def form_of(request: Request) -> Form:
    return Form(await request.body())


def language_of(request: Request) -> str:
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else best_language(request.headers.get("accept-language", ""))


def texts_of(request: Request) -> Texts:
    return texts(language_of(request))


def theme_of(request: Request) -> str:
    theme = request.cookies.get(THEME_COOKIE, "")
    return theme if theme in THEMES else THEMES[0]


def is_htmx(request: Request) -> bool:
    return request.headers.get("hx-request") == "true"


def html(request: Request, template: str, context: Mapping[str, Any], status: int = 200) -> Response:
    page = env.get_template(template).render(
        t=texts_of(request), lang=language_of(request), theme=theme_of(request), csrf=visitor_of(request).csrf,
        path=request.url.path, **context,
    )  # fmt: skip
    response = HTMLResponse(page, status, headers={"vary": "Cookie, Accept-Language, HX-Request"})
    keep_visitor(request, response)
    return response
